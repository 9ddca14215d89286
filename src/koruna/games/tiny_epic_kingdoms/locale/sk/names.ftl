### Suroviny, akcie, kraje, národy a žetóny

kind =
    { $kind ->
        [food] jedlo
        [ore] ruda
       *[mana] mana
    }
action =
    { $action ->
        [patrol] Hliadka
        [quest] Výprava
        [build] Stavba
        [research] Výskum
        [expand] Osídľovanie
       *[trade] Obchod
    }
action-does =
    { $action ->
        [patrol] jedna figúrka prejde do susedného kraja svojej krajiny
        [quest] jedna figúrka prejde z okraja svojej krajiny na okraj inej
        [build] tvoj hrad za rudu narastie o stupeň
        [research] za manu sa naučíš ďalšiu mágiu
        [expand] za jedlo pribudne figúrka k tej tvojej, ktorá je v kraji sama
       *[trade] vymeníš ľubovoľne veľa jednej suroviny za inú
    }
terrain =
    { $terrain ->
        [fields] polia
        [mountains] hory
        [forest] les
        [ruins] podzemie
       *[capital] hlavné mesto
    }
faction =
    { $faction ->
        [orcs] Orkovia
        [dwarves] Trpaslíci
        [humans] Ľudia
        [halflings] Polčíci
        [lizardfolk] Jašteráci
        [goblins] Goblini
        [elves] Elfovia
        [undead] Nemŕtvi
        [centaurs] Kentauri
        [merfolk] Morský ľud
        [dark_elves] Temní elfovia
        [valkyries] Valkýry
       *[satyrs] Satyrovia
    }
motto =
    { $faction ->
        [orcs] Bojovníci, ktorí do bitky hodia aj vlastné zásoby jedla.
        [dwarves] Kopáči a murári, ktorým hrad rastie pod rukami.
        [humans] Kupci a prístavníci s plnými skladmi.
        [halflings] Dobrí susedia, na ktorých sa neoplatí útočiť.
        [lizardfolk] Šikovní pútnici, ktorí sa prešmyknú kamkoľvek.
        [goblins] Hlučná banda, ktorej je vždy o jedného viac.
        [elves] Čarodejníci, ktorí všetko premenia na manu.
        [undead] Z každého padlého sa rodí ďalší.
        [centaurs] Jazdci plání, ktorí udrú z diaľky.
        [merfolk] Čo iných delí, to ich spája.
        [dark_elves] Z hvozdu ich nevyženieš a útoku na presilu sa neboja.
        [valkyries] Padlých pozývajú do siene a živých berú z bojiska.
       *[satyrs] Šibali, ktorí hrajú podľa vlastných nôt.
    }
territory =
    { $territory ->
        [jedlohvozd] Jedľohvozd
        [hyperborcie] Hyperborcia
        [trojzatoci] Trojzátočie
        [vrtichvostan] Vrtichvostan
        [kopcolesi] Kopcolesie
        [pocemburg] Poďsemburg
        [mezivodi] Medzivodie
        [anarchistan] Anarchistan
        [skalopoli] Skalopolie
        [zmatkansko] Zmätkánsko
        [podutesi] Podútesie
        [parohan] Parohan
        [brucidol] Bručidol
        [plebejsko] Plebejsko
        [rozeklanov] Rozoklanov
       *[tutenstan] Tutenstan
    }
token =
    { $token ->
        [crown] Koruna
        [treasure] Poklad
        [bandits] Banditi
        [dragon_lair] Dračí brloh
        [camp] Tábor
        [stronghold] Tvrdza
        [town] Mesto
        [church] Kostol
       *[blank] Prázdno
    }
    .about =
        { $token ->
            [crown] Nálezca ju drží; na konci má za ňu 2 body. Ak prehrá vojnu, dá ju víťazovi.
            [treasure] Vyber si hneď 2 suroviny, hoci aj rôzne.
            [bandits] Odovzdaj 2 suroviny, alebo prídeš o figúrku, ktorá sem vošla.
            [dragon_lair] Kto tu stojí a kdekoľvek vyhrá vojnu, smie porazenému zbúrať 1 stupeň hradu; ten potom ustupuje zadarmo.
            [camp] Kraj dáva pri zbere 2 svoje suroviny namiesto 1.
            [stronghold] Kto tu má figúrku, platí za každý svoj útok o 2 menej.
            [town] Kto tu na konci stojí, má 1 bod.
            [church] Ak tu máš figúrku, smie sem raz utiecť iná, ktorá by sa vo vojne stratila.
           *[blank] Nič tu nie je.
        }
source =
    { $source ->
        [rulebook] z pravidiel hry
        [several] z viacerých verejných zdrojov
        [single] z jedného verejného zdroja
       *[house] naše rozhodnutie
    }
amounts =
    { $food ->
        [0] { $ore ->
            [0] { $mana ->
                [0] nič
               *[other] mana { $mana }
            }
           *[other] { $mana ->
                [0] ruda { $ore }
               *[other] ruda { $ore }, mana { $mana }
            }
        }
       *[other] { $ore ->
            [0] { $mana ->
                [0] jedlo { $food }
               *[other] jedlo { $food }, mana { $mana }
            }
           *[other] { $mana ->
                [0] jedlo { $food }, ruda { $ore }
               *[other] jedlo { $food }, ruda { $ore }, mana { $mana }
            }
        }
    }
points =
    { $points ->
         [one] { $points } bod
         [few] { $points } body
        *[other] { $points } bodov
    }
ability-orcs-1 = Rovnaké bojové čísla vždy rozhodnú v tvoj prospech.
ability-orcs-2 = Vojnu smieš platiť aj jedlom, kus má hodnotu 1.
ability-orcs-3 = Každá vojna ťa vyjde o 1 lacnejšie.
ability-orcs-4 = Po odhalení kociek smieš prihodiť 1 manu a zdvihnúť číslo o jej bojovú hodnotu (zvyčajne 2), aj nad 11.
ability-orcs-5 = 2 body, ak na tvojej domovskej karte nestojí nikto cudzí.
ability-dwarves-1 = Kto by stavbou dorovnal tvoj stupeň hradu, zaplatí o 1 rudu viac.
ability-dwarves-2 = Za každý vstup do hôr Hliadkou alebo Výpravou berieš 1 rudu.
ability-dwarves-3 = Na každej Stavbe ušetríš 1 rudu.
ability-dwarves-4 = Keď sa obchoduje, smieš namiesto toho stavať.
ability-dwarves-5 = 1 bod, ak nikto nemá vyšší hrad ako ty.
ability-humans-1 = Pri Výskume smieš namiesto neho obchodovať.
ability-humans-2 = Každý tvoj Obchod vynesie o 1 kus nakúpenej suroviny navyše.
ability-humans-3 = Ak platíš vojnu jediným druhom surovín, ušetríš 2.
ability-humans-4 = Pri zbere dostaneš 1 jedlo navyše, ak niekto z tvojich stojí pri vode.
ability-humans-5 = 1 bod za každý druh suroviny, ktorej máš na sklade aspoň 4.
ability-halflings-1 = Kto na tvoju vlajku odpovie číslom, odhodí 2 suroviny.
ability-halflings-2 = Nový spojenec si vezme 1 surovinu podľa chuti.
ability-halflings-3 = Aj ty si za novú alianciu vezmeš 1 surovinu podľa chuti.
ability-halflings-4 = Spojenec proti tebe nesmie nastaviť nič okrem vlajky; ty smieš aj číslo.
ability-halflings-5 = 1 bod za každý kraj, o ktorý sa s niekým delíš.
ability-lizardfolk-1 = Hliadkou dôjdeš do ktoréhokoľvek kraja tej istej karty.
ability-lizardfolk-2 = Hliadku a Výpravu smieš ľubovoľne zameniť.
ability-lizardfolk-3 = Vstup do kraja Hliadkou či Výpravou dá 1 jeho surovinu.
ability-lizardfolk-4 = Výpravou si smieš namiesto boja vymeniť miesto s cudzou figúrkou.
ability-lizardfolk-5 = 1 bod za každú cudziu domovskú kartu, kde máš figúrku.
ability-goblins-1 = Jedna Hliadka ti dovolí dva pohyby.
ability-goblins-2 = Za vyhratú vojnu si vyberieš 1 surovinu.
ability-goblins-3 = Keď osídľuje niekto iný, prilepšíš si o 1 jedlo.
ability-goblins-4 = Po prehratej vojne zoberieš víťazovi 1 surovinu.
ability-goblins-5 = 2 body, ak nikto nemá viac figúrok ako ty.
ability-elves-1 = Obchodom smieš dať rudu aj jedlo naraz a dostať manu.
ability-elves-2 = Ak platíš vojnu iba manou, ušetríš 1.
ability-elves-3 = Na stavbu, osídlenie aj ústup smieš použiť manu ako čokoľvek iné.
ability-elves-4 = Proti tebe má súperova mana vo vojne hodnotu iba 1.
ability-elves-5 = 1 bod za každého hráča, ktorý má menej many ako ty.
ability-undead-1 = Za figúrku stratenú vo vojne máš 2 jedlá.
ability-undead-2 = Osídľovanie smieš platiť aj manou.
ability-undead-3 = Kedykoľvek iný hráč stratí figúrku, máš 1 jedlo.
ability-undead-4 = Namiesto akejkoľvek zvolenej akcie smieš osídľovať.
ability-undead-5 = 2 body, ak máš na niektorej cudzej domovskej karte prevahu.
ability-centaurs-1 = Pri obrane na poli platíš vo vojne o 1 menej.
ability-centaurs-2 = Novú figúrku smieš postaviť aj do susedného voľného kraja.
ability-centaurs-3 = Raz, hneď: preskup svoje figúrky, ako chceš.
ability-centaurs-4 = Ak útočíš Výpravou, platíš vo vojne o 2 menej.
ability-centaurs-5 = Tri obsadené polia dajú 1 bod, päť dá 2.
ability-merfolk-1 = Hliadkou smieš preplávať vodu ku ktorémukoľvek jej brehu.
ability-merfolk-2 = Vojna v kraji pri vode ťa stojí o 1 menej.
ability-merfolk-3 = Za preplávanie vody si vyberieš 1 surovinu.
ability-merfolk-4 = Namiesto akejkoľvek zvolenej akcie smieš hliadkovať.
ability-merfolk-5 = 1 bod za každé tri svoje figúrky pri vode.
ability-dark_elves-1 = Kým máš najviac 2 figúrky, nikto na ne nesmie zaútočiť.
ability-dark_elves-2 = Obrana ťa vo vojne stojí o 1 menej.
ability-dark_elves-3 = Smieš napadnúť kraj s dvoma figúrkami jedného súpera; ak prehrá, musia preč obe.
ability-dark_elves-4 = V lese na teba nikto nesmie zaútočiť.
ability-dark_elves-5 = Tri obsadené lesy dajú 1 bod, päť dá 2.
ability-valkyries-1 = Za prehratú vojnu platíš o 1 menej.
ability-valkyries-2 = Výpravou smieš figúrku odviesť do svojej siene (najviac 3) a inou Výpravou späť.
ability-valkyries-3 = Raz, hneď: každý iný hráč odovzdá 3 suroviny.
ability-valkyries-4 = Raz, hneď: odstráň jednu cudziu figúrku, len nie niečiu poslednú.
ability-valkyries-5 = 1 bod za každú figúrku v sieni, najviac 3.
ability-satyrs-1 = Ak sa ktorákoľvek vojna skončí rovnakými číslami, máš 1 manu.
ability-satyrs-2 = Keď sa obchoduje, smieš namiesto toho niekomu vziať 1 surovinu.
ability-satyrs-3 = Kraj s dvoma tvojimi figúrkami vynesie pri zbere o 1 viac.
ability-satyrs-4 = Ak si na ťahu, smieš zvoliť aj akciu, na ktorej už leží štít.
ability-satyrs-5 = 1 bod, ak záver hry spustíš práve dosiahnutím tejto úrovne.
overview-ability = Národ { faction }, úroveň mágie { $level }: { $text } ({ source })
overview-token = Žetón { token } ×{ $count }: { token.about } (počty: { source })
overview-territory = Krajina { territory }: rozloženie { source }
overview-castle = Hrad, stupeň { $level }: cena v rude { $price } ({ $price-source }), prinesie { points } ({ $points-source })
overview-flat-castle = Pozvoľnejší hrad, stupeň { $level }: prinesie { points } ({ source })
overview-no-castle = Bez hradu: { points } ({ source })
overview-magic = Mágia, úroveň { $level }: cena v mane { $price } ({ source })
overview-figure = Figúrka číslo { $figure }: cena v jedle { $price } ({ source })
overview-value =
    { $value ->
        [magic-vp_per_level] Body za každú úroveň mágie: { $number } ({ source })
        [population-figures] Figúrky každého hráča: { $number } ({ source })
        [population-start] Figúrky na začiatku: { $number } ({ source })
        [population-vp_each] Body za každú figúrku: { $number } ({ source })
        [resources-cap_each] Najviac surovín jedného druhu: { $number } ({ source })
        [resources-start_total] Suroviny na začiatku: { $number } ({ source })
        [end-last_cycle] Najviac cyklov: { $number } ({ source })
        [war-number_max] Najvyššie bojové číslo: { $number } ({ source })
        [war-retreat_food_per_figure_in_play] Jedlo na ústup za každú figúrku v hre: { $number } ({ source })
        [scoring-capital_alone] Body za hlavné mesto, v ktorom stojí jeden hráč: { $number } ({ source })
        [scoring-capital_shared_each] Body za hlavné mesto, o ktoré sa delia dvaja, pre každého: { $number } ({ source })
        [scoring-neutral_beaten] Body za každú porazenú neutrálnu figúrku: { $number } ({ source })
       *[scoring-lost_kingdom_region] Body za každý kraj Strateného kráľovstva: { $number } ({ source })
    }
overview-split = Suroviny pre prvú hru: { amounts } ({ source })
overview-war-value = Hodnota suroviny vo vojne: jedlo { $food }, ruda { $ore }, mana { $mana } ({ source })
