### Slová hry Malé veľké kráľovstvá.
### Rovnaké názvy, atribúty a premenné sú v cs, sk a en.

name = Malé veľké kráľovstvá
tagline = Malé národy, veľké plány.
about = Tvoju akciu smie využiť každý. Rozmnož svoj národ, postav hrad, bojuj, alebo uzavri mier.
length = 30–45 min

## Suroviny, akcie, kraje, národy a žetóny

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

## Voľby

option-draft = Výber národov
    .about = Hráči si národy po poradí vyberajú, namiesto toho, aby im ich určil žreb.
option-exploration = Žetóny prieskumu
    .about = V krajoch ležia skryté žetóny: poklady, banditi, koruna, dračí brloh a ďalšie.
option-rivers_are_water = Rieky sú voda
    .about = Schopnosti, ktoré hovoria o vode, rátajú aj s riekami. Bez tejto voľby platia iba jazerá, zálivy a moria.
option-flat_castle = Pozvoľnejší hrad
    .about = Stupne hradu prinášajú 1, 2, 4, 6, 8 a 10 bodov namiesto 0, 1, 2, 4, 7 a 10.

## Pravidlá: každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

chapter-goal = O čo ide
rule-aim = Vedieš malý národ s veľkými plánmi: rozmnožuješ ho, učíš sa jeho mágiu, staviaš hrad a držíš dobré kraje. Vyhráva, kto má na konci najviac bodov.

chapter-setup = Pred prvým ťahom
rule-draft-now = Každý hrá za jeden národ. Určí ho žreb, alebo si podľa dohody hráči vyberajú po poradí od začínajúceho.
rule-faction-taken = Každý národ patrí iba jednému hráčovi. Vyber si taký, ktorý ešte nikto nemá.
rule-side-now = Každý dostane náhodnú kartu krajiny a rozhodne, ktorou stranou ju položí nahor: A, alebo B. To je jeho domov.
rule-split-now = Skôr než sa usadíš, vyber, čo má tvoj národ v sklade.
rule-six-resources = Začínaš celkovo so šiestimi surovinami, ktoré rozdelíš medzi jedlo, rudu a manu, ako chceš. Na prvú hru sa hodia 3 jedlá, 1 ruda a 2 many.
rule-start-now = Prvé dve figúrky postavíš spolu do jedného kraja svojho domova.
rule-start-at-home = Usadzuješ sa v kraji vlastnej krajiny. Smie to byť aj hlavné mesto alebo podzemie, kde si figúrky hneď ľahnú.

chapter-turn = Ťah
rule-choose-now = Vo svojom ťahu zvolíš jednu zo šiestich akcií a položíš na ňu štít. Potom sa každý po poradí od teba rozhodne, čo s ňou urobí.
rule-under-shield = Akcia so štítom už bola v tomto cykle zvolená. Vyber voľnú.
rule-cycle = Piaty štít cyklus uzavrie. Ďalší hráč najprv všetky štíty odstráni a potom volí zo všetkých šiestich akcií, takže zakaždým jedna akcia vypadne.
rule-shield-now = Kto smie zvoliť akciu pod štítom, položí štít tohto ťahu inam.
rule-shield-on-free = Štít príde na akciu, na ktorej žiadny neleží. Tá je tým vyčerpaná bez toho, aby ju niekto vykonal.
rule-act-now = Teraz je na rade akcia tohto ťahu: vykonaj ju, alebo využi to, čo smieš namiesto nej.
rule-active-acts = Kto akciu zvolil, ten ju vykoná, alebo neurobí nič. Zbierať suroviny smú iba ostatní.
rule-act-or-collect = Kto akciu nezvolil, buď ju vykoná tiež, alebo zbiera suroviny. Jedno z toho urobiť musí, aj keby nič nezískal.
rule-not-chosen = Vykonať môžeš iba akciu zvolenú v tomto ťahu, ibaže ti schopnosť dovoľuje namiesto nej inú.
rule-collect = Pri zbere dostaneš jednu surovinu za každý kraj so svojou figúrkou: jedlo z polí, rudu z hôr, manu z lesov. Dve figúrky v kraji neprinesú viac než jedna.
rule-single = Hráč s jedinou figúrkou v hre dostane pri zbere navyše jednu surovinu podľa vlastného výberu.
rule-gain-now = Dostávaš surovinu podľa vlastného výberu: jedlo, rudu, alebo manu.
rule-cap = Z nijakého druhu nemôže mať nikto viac než deväť; čo prevyšuje, prepadne. Vyber si druh, na ktorý máš miesto.

chapter-moves-on-map = Hliadka a Výprava
rule-patrol-or-quest = Hliadka zostáva vo svojej krajine, Výprava vedie do inej.
rule-not-adjacent = Hliadka presunie jednu figúrku do susedného kraja tej istej krajiny. Rieky, vodu ani útesy prekročiť nemožno.
rule-rivers = Pre schopnosti, ktoré hovoria o vode, je vodou aj rieka, ak nie je dohodnuté inak: kraje pozdĺž nej ležia pri vode a kto smie plávať, prepláva ju. Ak sa vlieva do jazera, sú to stále dve rôzne vody.
rule-border-regions = Výprava vedie z kraja na okraji jednej krajiny do kraja na okraji ktorejkoľvek inej.
rule-no-such-region = Taký kraj v hre nie je. Krajiny majú písmená podľa poradia hráčov a ich kraje čísla od 1; na vode a na útesoch nikto stáť nemôže.
rule-no-figure-there = Pohnúť môžeš iba vlastnou figúrkou, a to odtiaľ, kde nejakú máš.
rule-two-figures = V kraji nikdy nie sú viac než dve figúrky, nech majú akúkoľvek farbu. Do plného kraja vstúpiť nemožno.
rule-last-figure = Nikto nesmie vstúpiť do kraja, kde má hráč svoju poslednú figúrku na mape.
rule-own-last-figure = Tvoja vlastná posledná figúrka na mape nesmie vstúpiť do kraja s figúrkou iného hráča.
rule-last-two = Dve figúrky, ktoré sú všetko, čo hráč na mape má, nemožno napadnúť naraz.
rule-protected-figures = Niektoré schopnosti chránia figúrky hráča, kým ich je málo: nikto ich nesmie napadnúť ani odstrániť.
rule-safe-terrain = Niektoré schopnosti zakazujú útočiť na hráča v krajoch určitého druhu.
rule-lying = Figúrka ležiaca v podzemí sa nemôže hýbať, kým nevstane, a na to padne jedna Hliadka.
rule-nobody-lies = Vstať môže iba tvoja figúrka, ktorá leží v podzemí.
rule-ruins = Kto vstúpi do podzemia, ľahne si a prehľadáva ho: pri zbere dá kraj s hľadajúcou figúrkou jednu surovinu podľa výberu, stojaca figúrka nič. Na konci sú všetky figúrky v podzemí stratené.
rule-patrol-on = Ak má Hliadka viac než jeden pohyb, každý nasleduje, až keď sa predchádzajúci vyrieši. Môžeš pokračovať, postaviť figúrku, alebo skončiť slovom „done“.
rule-no-hall = Sieň, do ktorej sa dajú odviesť figúrky, má iba národ s touto schopnosťou.
rule-hall-full = V sieni už nie je miesto.
rule-last-stays-on-map = Posledná figúrka na mape do siene odísť nemôže.
rule-no-swap = Vymeniť si miesto s cudzou figúrkou smie iba národ s touto schopnosťou.
rule-swap-where = Figúrky si menia miesto medzi dvoma krajmi na okraji dvoch krajín. V druhom kraji musia byť iba figúrky jedného súpera a jedna z nich musí stáť; ničia posledná ani chránená figúrka sa nevymieňa. Pri dvoch hráčoch po výmene nesmú zostať v jednom kraji dvaja hráči.

chapter-war = Vojna
rule-dial-now = Kto vstúpi do kraja s figúrkou iného hráča, útočí na ňu. Obe strany tajne a zároveň nastavia kocku: číslo od 1 do 11, alebo vlajku. Kocky sa ukážu, až keď sú nastavené obe.
rule-dial-stays = Tvoja kocka je nastavená a už sa nemení. Počkaj na druhú stranu.
rule-number-too-high = Nastaviť môžeš iba číslo, ktoré dokážeš zaplatiť: mana má hodnotu 2, ruda 1, jedlo 0 a zľavy sa počítajú. Vlajka nestojí nič.
rule-only-flag = Proti spojencovi, ktorého schopnosť to žiada, môžeš ukázať jedine vlajku.
rule-war-result = Vyhráva vyššie číslo, pri zhode obranca. Vlajka prehráva s každým číslom. Dve vlajky znamenajú alianciu.
rule-raise-now = Po odhalení kociek smie niekto k svojmu číslu pridať surovinu. Pridaj ju, alebo odmietni.
rule-cannot-raise = Pridať možno iba druh, ktorý schopnosť menuje, a iba keď zo zvyšku ešte zaplatíš svoje číslo.
rule-pay-now = Skôr než hra pôjde ďalej, treba zaplatiť.
rule-pay-exactly = Za svoje číslo platí víťaz aj porazený. Čím, je na tebe, ale nijaká menšia časť platby nesmie stačiť a nič sa nevydáva. Nezaplatiť nič platí ako platba jedným druhom.
rule-price-exactly = Cena sa platí presne. Vďaka schopnosti smieš ktorúkoľvek jej časť zaplatiť iným druhom, kus za kus.
rule-give-now = Musíš odovzdať suroviny podľa vlastného výberu.
rule-give-exactly = Kto má odovzdať suroviny, odovzdá presne toľko, koľko sa žiada, alebo všetky, ak ich má menej.
rule-take-now = Berieš surovinu víťazovi vojny.
rule-take-from-winner = Kto smie vziať surovinu víťazovi, berie druh, ktorý víťazovi po zaplatení ešte zostal.
rule-fate-now = Porazená figúrka musí preč: ustúpi, alebo sa vráti do zásoby.
rule-not-beaten = Ide iba o figúrky v krajoch, ktoré musí porazený opustiť.
rule-retreat-price = Ústup stojí 1 jedlo za každú figúrku, ktorú máš v hre, vrátane tej ustupujúcej.
rule-retreat-where = Figúrka ustupuje do susedného kraja tej istej krajiny, kde nie je nikto cudzí a kde je miesto.
rule-keep-last = Poslednej figúrky na mape sa vzdať nemožno: ustúpi, ak môže, alebo nájde útočisko.
rule-haven-where = Posledná figúrka, ktorá nemôže ustúpiť, ide zadarmo do najbližšieho kraja bez figúrok; do inej krajiny iba vtedy, ak v tej jej nie je žiadny voľný.

chapter-alliance = Aliancie
rule-alliance = Po dvoch vlajkách zostanú obe figúrky a obaja hráči z kraja zbierajú. Spojencami sú, kým majú nejaký kraj spoločný; odísť z neho je zadarmo.
rule-alliance-break = Ak bojujú spojenci a jeden z nich ukáže číslo, aliancia sa rozpadne: porazený musí opustiť miesto boja aj všetky spoločné kraje, v ľubovoľnom poradí, a každý ústup platí zvlášť.

chapter-growth = Stavba, Výskum, Osídľovanie, Obchod
rule-build-price = Ďalší stupeň hradu stojí toľko rudy, koľký v poradí je. Za jednu akciu pribudne jeden stupeň.
rule-castle-top = Hrad má šesť stupňov a tvoj už stojí celý.
rule-research-price = Ďalšia úroveň mágie stojí toľko many, koľká v poradí je. Jej schopnosť platí hneď a nižšie zostávajú.
rule-magic-top = Mágia má päť úrovní a ty už poznáš všetky.
rule-expand-price = Nová figúrka stojí toľko jedla, koľko ich potom budeš mať v hre: štvrtá stojí 4.
rule-expand-where = Nová figúrka sa pridá k tvojej figúrke, ktorá je vo svojom kraji sama. V podzemí si ľahne.
rule-no-supply = Figúrok máš sedem a všetky už sú v hre.
rule-trade-what-you-have = Dať môžeš iba to, čo máš.
rule-trade-for-another = Obchod mení jeden druh za iný: koľko kusov dáš, toľko dostaneš.
rule-trade-cap = Obchod, po ktorom by druhu bolo viac než deväť, možný nie je.
rule-trade-one-kind = Dávaš iba jeden druh, ibaže ti schopnosť dovoľuje viac.

chapter-abilities = Schopnosti, ktoré sa pýtajú
rule-no-robbing = Vziať niekomu surovinu namiesto akcie smie iba národ s touto schopnosťou.
rule-take-from-other = Berieš inému hráčovi pri stole.
rule-nothing-to-take = Tento hráč z toho druhu nič nemá.
rule-rearrange-now = Raz smieš svoje figúrky premiestniť, jednu po druhej; „done“ to ukončí.
rule-rearrange-where = Figúrka smie do ktoréhokoľvek kraja, kde nie je cudzia ani neutrálna figúrka, najviac dve v jednom. V podzemí si ľahne.
rule-remove-now = Raz smieš odstrániť cudziu figúrku, alebo to odmietnuť.
rule-remove-whom = Môže to byť ktorákoľvek figúrka iného hráča na mape, iba nie niečia posledná ani chránená.
rule-which-now = Keď v tom istom podzemí jedna figúrka hráča stojí a druhá leží, povie ten, kto jednu z nich berie preč, ktorú: „standing“ je tá stojaca, „lying“ tá ležiaca.

chapter-end = Koniec a bodovanie
rule-end = Ak po niektorom ťahu má niekto v hre všetkých sedem figúrok, celý hrad alebo všetkých päť úrovní mágie, začína sa záver. Hra sa končí ťahom, v ktorom na karte pribudne piaty štít.
rule-last-cycle = Päťdesiaty cyklus je posledný: hra sa skončí jeho piatym štítom, aj keď záver nikto nespustil. Toto pravidlo je naše, aby žiadna hra netrvala večne; obvyklá hra má okolo desať cyklov.
rule-points = Dostaneš 1 bod za každú figúrku mimo podzemia, 1 za každú úroveň mágie a k tomu, čo pridá piata úroveň, a body za hrad: za jeho šesť stupňov postupne 0, 1, 2, 4, 7, 10, s pozvoľnejším hradom 1, 2, 4, 6, 8, 10.
rule-capital = Hlavné mesto nedáva suroviny, ale na konci prinesie 2 body tomu, kto v ňom stojí, alebo po 1 bode dvom hráčom.
rule-ties = Pri zhode bodov rozhoduje viac figúrok v hre mimo podzemia, potom vyšší hrad, vyššia mágia a napokon viac surovín dokopy. Ak je všetko rovnaké, hráči sa o miesto delia.

chapter-seats = Dvaja a piati hráči
rule-lost-kingdom = Pri dvoch hráčoch leží uprostred tretia krajina, Stratené kráľovstvo, s neutrálnou figúrkou v každom kraji. Aliancie nie sú: pri dvoch vlajkách vyhráva obranca. Na konci je za každú porazenú neutrálnu figúrku a za každý kraj Strateného kráľovstva s tvojou figúrkou 1 bod.
rule-neutral-price = Neutrálnu figúrku porazíš, keď zaplatíš bojové číslo rovné počtu neutrálnych figúrok v hre. Kto ho nezaplatí, útočiť nesmie.
rule-five = Pri piatich hráčoch ten, kto kartu vyprázdni, nerobí nič ďalšie: žetón ide ďalej, nikto nekoná ani nezbiera.

chapter-exploration = Žetóny prieskumu
rule-exploration = Podľa dohody leží v každom kraji bez začínajúcich figúrok žetón lícom nadol. Otočí ho prvá figúrka, ktorá tam príde a zostane, prípadne až po vojne.
rule-lay-now = Pri piatich hráčoch každý položí doma tri žetóny lícom nadol.
rule-lay-at-home = Žetón príde do kraja vlastnej krajiny, kde nie sú tvoje figúrky ani iný žetón.
rule-ransom-now = Banditi: zaplať dve suroviny, alebo sa figúrka, ktorá sem prišla, vráti do zásoby. Poslednú figúrku nevezmú nikdy, tá zaplatí, čo má.
rule-ransom-price = Banditi chcú presne dve suroviny.
rule-lair-now = Kto drží dračí brloh a vyhrá vojnu, smie porazenému zbúrať stupeň hradu, alebo to odmietnuť. Porazená figúrka potom ustupuje bez jedla.
rule-shelter-where = Do kostola utečie figúrka, ktorá by sa vo vojne stratila, ak je tam iná tvoja neporazená figúrka a miesto ešte pre jednu. Kostol tým zmizne.
rule-reveal-now = Tvoje figúrky prišli k niekoľkým skrytým žetónom: urči, ktorý sa otočí ako prvý.
rule-reveal-where = Otočí sa iba skrytý žetón tam, kam práve prišla tvoja figúrka.

chapter-moves = Zápis ťahov
rule-write-regions = Kraj sa píše písmenom krajiny a svojím číslom: „a3“ je tretí kraj prvého hráča. Pri dvoch hráčoch je „c“ Stratené kráľovstvo.
rule-write-actions = „choose patrol“ volí akciu. „patrol a1-a2“, „quest a1-b3“, „stand a3“, „build“, „research“, „expand a1“ a „trade 3 food for ore“ ju vykonajú; „collect“ a „pass“ nie.
rule-write-war = „war 5“ a „flag“ nastavia kocku, „pay 2 ore 1 mana“ platí, „retreat a1-a2“ a „lose a1“ rozhodnú o porazenej figúrke, „shelter a1-b2“ ju odvedie do kostola a „haven b3“ nájde miesto pre poslednú.
rule-write-rare = „faction orcs“, „side A“, „split 3 food 1 ore 2 mana“, „start a3“ a „lay a2“ hru pripravia. „gain food“, „take mana 2“, „raise mana“, „raze“, „decline“, „swap a1-b3“, „rearrange a1-b3“, „remove b3 2“, „standing“, „lying“, „reveal b2“, „shield trade“ a „done“ odpovedajú na schopnosti a žetóny.

not-a-move = „{ $text }“ nie je ťah. Napíš „choose patrol“, „patrol a1-a2“, „quest a1-b3“, „build“, „research“, „expand a1“, „trade 3 food for ore“, „collect“, „pass“, „war 5“ alebo „flag“; ostatné nájdeš v pomocníkovi.

## Čo sa deje: $player je meno

event-starts = { $player } začína.
event-is-faction = { $player } hrá za národ: { faction }.
event-drew-card = { $player } dostáva kartu krajiny { $card }.
event-lost-kingdom = Stratené kráľovstvo: { territory }.
event-chose-side = { $player } si za domov volí krajinu { territory }.
event-split = { $player } začína so surovinami: { amounts }.
event-settled = { $player } sa usadzuje v kraji { $region }.
event-tokens-hidden = Žetóny sú rozložené lícom nadol.
event-laid-token = { $player } kladie žetón do kraja { $region }.
event-no-token = Pre kraj { $region } už žetón nezostal.
event-cleared = { $player } vyprázdňuje kartu akcií.
event-chose = { $player } volí akciu: { action }.
event-shielded = { $player } kladie štít na akciu: { action }.
event-passed = { $player } nerobí nič.
event-collected = { $player } zbiera: { amounts }.
event-gained = { $player } získava: { kind } { $amount }.
event-paid = { $player } platí: { amounts }.
event-gave-up = { $player } odovzdáva: { amounts }.
event-took = { $player } berie: { kind } { $amount }.
event-was-robbed = { $player } prichádza o surovinu: { kind } { $amount }.
event-patrolled = { $player } ide Hliadkou z kraja { $from } do kraja { $to }.
event-quested = { $player } ide Výpravou z kraja { $from } do kraja { $to }.
event-from-hall = { $player } posiela figúrku zo siene do kraja { $to }.
event-to-hall = { $player } odvádza figúrku z kraja { $from } do siene.
event-stood-up = { $player } stavia na nohy figúrku v kraji { $region }.
event-swapped = { $player } výmenou presúva figúrku z kraja { $from } do kraja { $to }.
event-was-swapped = Výmenou ide figúrka z kraja { $from } do kraja { $to }: { $player }.
event-attacked = { $player } útočí v kraji { $region }.
event-defends = { $player } bráni kraj { $region }.
event-set-dial = { $player } má kocku nastavenú.
event-showed = { $player } ukazuje číslo { $number }.
event-showed-flag = { $player } ukazuje vlajku.
event-raised = { $player } pridáva k číslu: { kind }. Teraz je to { $number }.
event-won-war = { $player } vyhráva vojnu o kraj { $region }.
event-allied = { $player } uzatvára alianciu v kraji { $region }.
event-went-back = { $player } sa vracia z kraja { $region }: na alianciu tu nie je miesto.
event-took-crown = Koruna prechádza k novému držiteľovi: { $player }.
event-attacked-neutral = { $player } útočí na neutrálnu figúrku v kraji { $region }; stojí to číslo { $number }.
event-beat-neutral = { $player } poráža neutrálnu figúrku v kraji { $region }.
event-tore-down = { $player } posiela draka na hrad.
event-castle-fell = Hrad klesá na stupeň { $level }: { $player }.
event-retreated = { $player } ustupuje z kraja { $from } do kraja { $to }.
event-fled = { $player } uteká z kraja { $from } do kostola v kraji { $to }.
event-found-haven = Posledná figúrka nachádza útočisko, z kraja { $from } do kraja { $to }: { $player }.
event-lost-figure = { $player } stráca figúrku v kraji { $region }.
event-found = { $player } nachádza v kraji { $region }: { token }.
event-built = { $player } stavia hrad na stupeň { $level }.
event-learned = { $player } dosahuje mágiu úrovne { $level }.
event-expanded = { $player } pridáva figúrku v kraji { $region }.
event-traded = { $player } obchoduje; dáva: { amounts }; berie: { kind } { $amount }.
event-removed = { $player } odstraňuje figúrku z kraja { $region }.
event-rearranged = { $player } premiestňuje figúrku z kraja { $from } do kraja { $to }.
event-end-triggered = Začína sa záver: hra sa skončí s piatym štítom.
event-last-cycle = Začína sa { $cycle }. cyklus a je posledný: hra sa skončí jeho piatym štítom.

## Čo teraz robiť

prompt-over = Hra sa skončila.
prompt-draft = Vyber si národ.
    .why = Každý národ má vlastnú mágiu, ktorá rastie výskumom.
prompt-side = Zvoľ stranu svojej karty krajiny.
    .why = Táto krajina je tvoj domov; podľa jej krajov budeš zbierať suroviny.
prompt-split = Rozdeľ šesť surovín medzi jedlo, rudu a manu.
    .why = Za jedlo sú figúrky, za rudu hrad, za manu mágia.
prompt-start = Vyber kraj pre svoje prvé dve figúrky.
    .why = Obe začínajú spolu, v kraji vlastnej krajiny.
prompt-lay = Polož doma žetón lícom nadol.
    .why = Kto do kraja vstúpi, otočí ho.
prompt-select = Zvoľ akciu tohto ťahu.
    .why = Tvoj štít ju zakryje do konca cyklu. Ostatní ju smú vykonať tiež, alebo zbierať.
prompt-shield = Polož štít na voľnú akciu.
    .why = Tá akcia je tým vyčerpaná, hoci ju nikto nevykonal.
prompt-offer-active = Vykonaj akciu { action }, alebo nerob nič.
    .why = Táto akcia je tvoja voľba, zbierať smú len ostatní.
prompt-offer = Pridaj sa k akcii { action }, alebo zbieraj.
    .why = Zber dá z každého kraja s tvojou figúrkou jeho surovinu.
prompt-patrol = Urob ďalší pohyb Hliadky, alebo skonči.
    .why = Tvoja mágia dovoľuje v Hliadke pokračovať.
prompt-dial = Tajne nastav kocku, najviac na { $most }, alebo na vlajku.
    .why =
        { $alliance ->
            [0] Vyhráva vyššie číslo a platia obe strany. Pri dvoch vlajkách vyhráva obranca.
           *[1] Vyhráva vyššie číslo a platia obe strany. Dve vlajky znamenajú alianciu.
        }
prompt-dial-flag = Na viac než vlajku nemáš. Vyber ju, je zadarmo.
    .why =
        { $alliance ->
            [0] Vlajka prehráva s každým číslom; pri dvoch vlajkách vyhráva obranca.
           *[1] Vlajka prehráva s každým číslom; dve vlajky znamenajú alianciu.
        }
prompt-raise = Pridaj k svojmu číslu, alebo odmietni.
    .why = Obe čísla sú už známe; mágia ti dovoľuje k svojmu pridať.
prompt-pay-war = Zaplať za svoje číslo { $number }.
    .why = Mana platí za 2, ruda za 1. Platí víťaz aj porazený.
prompt-pay = Vyber, čím zaplatíš cenu { $amount }.
    .why = Mágia ti dovoľuje platiť aj inými surovinami, kus za kus.
prompt-gain = Vyber si surovinu.
    .why = Viac než deväť z jedného druhu sa mať nedá.
prompt-give = Vyber, čo odovzdáš; požadovaný počet je { $amount }.
    .why = Kto má menej, odovzdá všetko.
prompt-take = Vezmi surovinu víťazovi.
    .why = Vziať smieš, čo víťazovi po zaplatení zostalo.
prompt-lair = Zbúraj porazenému stupeň hradu, alebo odmietni.
    .why = Umožňuje ti to tvoj drak.
prompt-fate =
    { $price ->
        [0] Tvoja porazená figúrka musí preč; ústup je zadarmo.
        [one] Tvoja porazená figúrka musí preč; ústup stojí { $price } jedlo.
        [few] Tvoja porazená figúrka musí preč; ústup stojí { $price } jedlá.
       *[other] Tvoja porazená figúrka musí preč; ústup stojí { $price } jedál.
    }
    .why =
        { $price ->
            [0] Figúrka, ktorej sa vzdáš, sa vráti do tvojej zásoby.
           *[other] Ústup stojí 1 jedlo za každú tvoju figúrku v hre; vzdať sa tej porazenej je zadarmo.
        }
prompt-haven = Tvoja posledná figúrka hľadá útočisko; vyber jej kraj.
    .why = Posledná figúrka na mape sa nikdy nestráca.
prompt-ransom = Banditi! Zaplať dve suroviny, alebo stratíš figúrku.
    .why = Číhajú tam, kam prišla tvoja figúrka.
prompt-reveal = Ktorý žetón sa otočí ako prvý?
    .why = Oba ležia tam, kam prišla tvoja figúrka.
prompt-rearrange = Premiestni svoje figúrky, alebo skonči.
    .why = Mágia ti dovoľuje premiestniť ich zadarmo.
prompt-remove = Odstráň cudziu figúrku, alebo odmietni.
    .why = Umožňuje ti to mágia. Figúrka sa vráti do zásoby svojho majiteľa.
prompt-which =
    { $own ->
        [0] Ktorú figúrku z kraja { $region } odstrániš?
       *[1] Ktorú figúrku z kraja { $region } premiestniš?
    }
    .why = Jedna z nich stojí, druhá leží a prehľadáva podzemie.

## Ťahy na výber

# What a move costs or brings beside what it is called, piece by piece: `$changes` of the moves below.
change =
    { $sign ->
        [more] { kind } +{ $amount }
       *[less] { kind } −{ $amount }
    }
change-picks = +{ $count } podľa výberu
change-number = zaplatiť: { $number }
change-neutral = neutrálna figúrka bude porazená
move-into-war = { $move }, vojna: bráni sa { $player }
move-faction = { faction }
move-side = strana { $side }: { territory }
move-split = začať so surovinami: { amounts }
move-start = usadiť sa v kraji { $region }
move-lay = žetón do kraja { $region }
move-choose = { action }
move-choose-vain = { action } (teraz ju vykonať nemôžeš)
move-shield = štít na akciu: { action }
move-patrol = Hliadka: { $from } → { $to }
move-patrol-with = Hliadka: { $from } → { $to } ({ $changes })
move-quest = Výprava: { $from } → { $to }
move-quest-with = Výprava: { $from } → { $to } ({ $changes })
move-to-hall = figúrka z kraja { $from } do siene
move-from-hall = figúrka zo siene do kraja { $to }
move-from-hall-with = figúrka zo siene do kraja { $to } ({ $changes })
move-swap = výmena figúrok: { $from } a { $to }
move-stand = vstať v kraji { $region }
move-build = postaviť { $level }. stupeň hradu, ruda { $cost }
move-research = naučiť sa mágiu úrovne { $level }, mana { $cost }
move-expand = nová figúrka v kraji { $region }, jedlo { $cost }
move-trade = obchod; dať: { amounts }; dostať: { kind } { $amount }
move-take = vziať surovinu ({ $player }): { kind }
move-take-with = vziať surovinu ({ $player }): { kind } ({ $changes })
move-collect = zbierať suroviny
move-collect-with = zbierať suroviny ({ $changes })
move-pass = nerobiť nič
move-done = už nič ďalšie
move-flag = vlajka
move-war = číslo { $number }
move-raise = pridať k číslu: { kind } 1
move-raze = zbúrať stupeň hradu
move-decline = odmietnuť
move-pay = zaplatiť: { amounts }
move-gain = { kind } { $amount }
move-retreat = ústup: { $from } → { $to }
move-retreat-with = ústup: { $from } → { $to } ({ $changes })
move-shelter = útek z kraja { $from } do kostola v kraji { $to }
move-lose = vzdať sa figúrky v kraji { $region }
move-lose-with = vzdať sa figúrky v kraji { $region } ({ $changes })
move-haven = posledná figúrka do kraja { $region }
move-reveal = otočiť žetón v kraji { $region }
move-rearrange = figúrka: { $from } → { $to }
move-remove = odstrániť cudziu figúrku v kraji { $region } ({ $player })
move-standing = stojaca figúrka
move-lying = ležiaca figúrka
warning-final = Tým sa začne záver: hra sa skončí piatym štítom na karte.
warning-vain = Túto akciu teraz vykonať nemôžeš, takže ti ťah nič neprinesie. Ostatní ju vykonať smú, alebo budú zbierať.

## Bodovanie

score-figures = Figúrky: { points }
    .what = figúrky
score-castle = Hrad stupňa { $level }: { points }
    .what = hrad
score-magic = Mágia úrovne { $level }: { points }
    .what = mágia
score-bonus = Odmena za piatu úroveň: { points }
    .what = odmena za piatu úroveň
score-capitals = Hlavné mestá: { points }
    .what = hlavné mestá
score-crown = Koruna: { points }
    .what = koruna
score-towns = Mestá: { points }
    .what = mestá
score-neutrals = Porazené neutrálne figúrky: { points }
    .what = porazené neutrálne figúrky
score-lost-kingdom = Kraje Strateného kráľovstva: { points }
    .what = Stratené kráľovstvo
score-total = Spolu: { points }
# Prečo prišiel záver: $by je castle, magic alebo figures; a potom piaty štít.
ended =
    { $by ->
        [castle] { $player } má celý hrad a na karte leží piaty štít: hra sa končí.
        [magic] { $player } má všetky úrovne mágie a na karte leží piaty štít: hra sa končí.
       *[figures] { $player } má v hre všetkých sedem figúrok a na karte leží piaty štít: hra sa končí.
    }
ended-figures-gone = Záver sa začal, keď bolo v hre všetkých sedem figúrok jedného hráča; teraz na karte leží piaty štít a hra sa končí.
ended-last-cycle = { $cycle }. cyklus, posledný, má svoj piaty štít: hra sa končí.
tie-figures = Body sú rovnaké; rozhoduje viac figúrok.
tie-castle = Body aj figúrky sú rovnaké; rozhoduje vyšší hrad.
tie-magic = Body, figúrky aj hrady sú rovnaké; rozhoduje vyššia mágia.
tie-resources = Všetko je rovnaké až na suroviny; rozhoduje, kto ich má viac.
tie-shared = Všetko je rovnaké: o miesto sa hráči delia.

## Textová doska

board-player = Hráč { $number }
board-legend = Pri každom kraji je jeho písmeno a číslo do ťahov, názov, druh, kto v ňom je a kam sa z neho dá ísť. ° leží na okraji, ~ pri vode; figúrky sú číslo hráča, v zátvorke tie ležiace v podzemí; n je neutrálna, ? skrytý žetón.
board-home = { $letter } { territory } – domov: { $player }
board-lost-kingdom = { $letter } { territory } – Stratené kráľovstvo
board-stores = jedlo { $food } · ruda { $ore } · mana { $mana }
board-levels = hrad { $castle } · mágia { $magic } · figúrky v hre { $figures }
board-hall = v sieni { $figures }
board-crown = koruna
board-beaten = porazené neutrálne figúrky: { $figures }
board-ability = úroveň { $level }: { $text }
board-shields = Pod štítom: { $actions }
board-no-shields = Nijaká akcia nie je pod štítom.
board-chosen = Akcia ťahu: { action }
board-final = Záver: hra sa skončí s piatym štítom.
board-over = Hra sa skončila.
board-turn = Na ťahu: { $player }
board-setting = Nastavujú kocky: { $players }
board-war = Vojna o kraj { $region }: útočí { $attacker }
board-most = Najviac: { $attacker } – { $attack }, { $defender } – { $defence }
board-dice = { $attacker } – { $attack } : { $defence } – { $defender }
board-flag = vlajka
board-rank = { $rank }. miesto

## Stránka a kresba

page-before = Pred prvým ťahom
page-turn = Ťah: { $player }
page-final = záver
page-actions = Akcie
page-shields = Zostáva štítov: { $shields }
page-action-free = { action }, voľná: { action-does }.
page-action-used = { action }, pod štítom: { action-does }.
page-action-cur = { action }, akcia tohto ťahu: { action-does }.
page-castle = Hrad
page-castle-level = { $player }: stupeň { $level }
page-pt = { $points } b.
page-in-play = Figúrky v hre: { $figures } zo { $all }
page-count-figures = Figúrky v hre: { $figures }
page-count-castle = Hrad: stupeň { $level }
page-count-magic = Mágia: úroveň { $level }
page-held = { kind }: { $amount } z { $most }
page-magic = Mágia
page-known = osvojené
page-learn = dá sa naučiť za manu: { $mana }
page-peoples = Národy
page-hall = Sieň: figúrky { $figures }, miesta { $room }
page-lost-kingdom = Stratené kráľovstvo
page-region = { $region }, { terrain }
page-figures-here =
    { $figures ->
        [one] { $player }: { $figures } figúrka
        [few] { $player }: { $figures } figúrky
       *[other] { $player }: { $figures } figúrok
    }
page-lying-here = z toho leží: { $figures }
page-neutral = neutrálna figúrka
page-token = { token }: { token.about }
page-hidden = skrytý žetón
page-figure = figúrka v kraji { $region }: { $player }
page-desk = Tvoje rozhodnutie
page-take = { kind } – dá { $player }
page-rob = Vziať surovinu
page-begin-swap = vymeniť si miesto s cudzou figúrkou
page-begin-shelter = utiecť do kostola
page-begin-patrol = namiesto toho Hliadka
page-begin-quest = namiesto toho Výprava
page-begin-expand = namiesto toho Osídľovanie
page-split = Tvoje prvé suroviny
page-suggested = Hrubo orámované rozdelenie sa hodí na začiatok.
page-pay = Čo odovzdáš
page-you-give = Dáš
page-you-get = Dostaneš
page-how-many = Koľko
page-give = dať: { $kinds }
page-receive = dostať: { kind }
page-give-amount = počet: { $count }
page-war = Vojna o kraj { $region }
page-against = proti
page-war-means = Vyhrá vyššie číslo, pri zhode obranca; dve vlajky znamenajú alianciu. Svoje číslo platia obaja, vlajka je zadarmo.
page-war-of-two = Vyhrá vyššie číslo, pri zhode aj pri dvoch vlajkách obranca. Svoje číslo platia obaja, vlajka je zadarmo.
page-number = číslo { $number }
page-die-set = kocka je nastavená
page-die-open = nastavuje kocku
page-most = najviac { $most }
page-collect =
    { $picks ->
        [0] zbierať: { amounts }
       *[other] zbierať: { amounts }; k tomu podľa výberu { $picks }
    }

## Čo počítajú štatistiky

measure-figures = Figúrky na hráča
measure-castle = Stupeň hradu
measure-magic = Úroveň mágie
measure-neutrals = Porazené neutrálne figúrky na hráča
measure-wars = Vojny
measure-wars-won = Vojny s víťazom
measure-alliances = Aliancie
measure-faction = Podiel výhier: { faction }
