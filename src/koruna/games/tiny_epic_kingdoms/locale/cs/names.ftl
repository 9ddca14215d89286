### Zdroje, akce, kraje, národy a žetony

kind =
    { $kind ->
        [food] jídlo
        [ore] ruda
       *[mana] mana
    }
action =
    { $action ->
        [patrol] Hlídka
        [quest] Výprava
        [build] Stavba
        [research] Výzkum
        [expand] Osidlování
       *[trade] Obchod
    }
action-does =
    { $action ->
        [patrol] jedna figurka přejde do sousedního kraje své země
        [quest] jedna figurka přejde z okraje své země na okraj jiné
        [build] tvůj hrad povyroste za rudu o stupeň
        [research] za manu se naučíš další magii
        [expand] za jídlo přibude figurka k té tvé, která je v kraji sama
       *[trade] vyměníš libovolně mnoho jednoho zdroje za jiný
    }
terrain =
    { $terrain ->
        [fields] pole
        [mountains] hory
        [forest] les
        [ruins] podzemí
       *[capital] hlavní město
    }
faction =
    { $faction ->
        [orcs] Orkové
        [dwarves] Trpaslíci
        [humans] Lidé
        [halflings] Půlčíci
        [lizardfolk] Ještěráci
        [goblins] Goblini
        [elves] Elfové
        [undead] Nemrtví
        [centaurs] Kentauři
        [merfolk] Mořský lid
        [dark_elves] Temní elfové
        [valkyries] Valkýry
       *[satyrs] Satyrové
    }
motto =
    { $faction ->
        [orcs] Rváči, kteří do bitvy hodí i vlastní spižírnu.
        [dwarves] Kopáči a zedníci, kterým hrad roste pod rukama.
        [humans] Kupci a přístavníci s plnými sklady.
        [halflings] Dobří sousedé, na které se nevyplácí útočit.
        [lizardfolk] Hbití poutníci, kteří se protáhnou kamkoli.
        [goblins] Hlučná tlupa, které je vždycky o jednoho víc.
        [elves] Kouzelníci, kteří všechno promění v manu.
        [undead] Z každého padlého se rodí další.
        [centaurs] Jezdci plání, kteří udeří z dálky.
        [merfolk] Co jiné dělí, to je spojuje.
        [dark_elves] Ve hvozdu je nevypudíš a přesily se nezaleknou.
        [valkyries] Padlé zvou do síně a živé berou z bojiště.
       *[satyrs] Šprýmaři, kteří hrají podle vlastních not.
    }
territory =
    { $territory ->
        [jedlohvozd] Jedlohvozd
        [hyperborcie] Hyperborcie
        [trojzatoci] Trojzátočí
        [vrtichvostan] Vrtichvostán
        [kopcolesi] Kopcolesí
        [pocemburg] Pocemburg
        [mezivodi] Mezivodí
        [anarchistan] Anarchistán
        [skalopoli] Skalopolí
        [zmatkansko] Zmatkánsko
        [podutesi] Podútesí
        [parohan] Parohan
        [brucidol] Bručidol
        [plebejsko] Plebejsko
        [rozeklanov] Rozeklánov
       *[tutenstan] Tutenstán
    }
token =
    { $token ->
        [crown] Koruna
        [treasure] Poklad
        [bandits] Bandité
        [dragon_lair] Dračí doupě
        [camp] Tábor
        [stronghold] Tvrz
        [town] Město
        [church] Kostel
       *[blank] Prázdno
    }
    .about =
        { $token ->
            [crown] Nálezce ji drží; na konci má za ni 2 body. Prohraje-li válku, dá ji vítězi.
            [treasure] Vyber si hned 2 zdroje, třeba různé.
            [bandits] Odevzdej 2 zdroje, nebo přijdeš o figurku, která sem vešla.
            [dragon_lair] Kdo tu stojí a kdekoli vyhraje válku, smí poraženému zbořit 1 stupeň hradu; ten pak ustupuje zdarma.
            [camp] Kraj dává při sběru 2 své zdroje místo 1.
            [stronghold] Kdo tu má figurku, platí za každý svůj útok o 2 méně.
            [town] Kdo tu na konci stojí, má 1 bod.
            [church] Máš-li tu figurku, smí sem jednou utéct jiná, která by se ve válce ztratila.
           *[blank] Nic tu není.
        }
source =
    { $source ->
        [rulebook] z pravidel hry
        [several] z více veřejných zdrojů
        [single] z jednoho veřejného zdroje
       *[house] naše rozhodnutí
    }
amounts =
    { $food ->
        [0] { $ore ->
            [0] { $mana ->
                [0] nic
               *[other] mana { $mana }
            }
           *[other] { $mana ->
                [0] ruda { $ore }
               *[other] ruda { $ore }, mana { $mana }
            }
        }
       *[other] { $ore ->
            [0] { $mana ->
                [0] jídlo { $food }
               *[other] jídlo { $food }, mana { $mana }
            }
           *[other] { $mana ->
                [0] jídlo { $food }, ruda { $ore }
               *[other] jídlo { $food }, ruda { $ore }, mana { $mana }
            }
        }
    }
points =
    { $points ->
         [one] { $points } bod
         [few] { $points } body
        *[other] { $points } bodů
    }
ability-orcs-1 = Shodná bojová čísla rozhodnou vždy v tvůj prospěch.
ability-orcs-2 = I jídlem smíš platit válku, kus má hodnotu 1.
ability-orcs-3 = Každá válka tě přijde o 1 levněji.
ability-orcs-4 = Po odhalení kostek smíš přihodit 1 manu a zvednout číslo o její bojovou hodnotu (obvykle 2), i nad 11.
ability-orcs-5 = 2 body, jestli na tvé domovské kartě nestojí nikdo cizí.
ability-dwarves-1 = Kdo by stavbou dorovnal tvůj stupeň hradu, zaplatí o 1 rudu víc.
ability-dwarves-2 = Za každý vstup do hor Hlídkou nebo Výpravou bereš 1 rudu.
ability-dwarves-3 = Na každé Stavbě ušetříš 1 rudu.
ability-dwarves-4 = Když se obchoduje, smíš místo toho stavět.
ability-dwarves-5 = 1 bod, jestli nikdo nemá vyšší hrad než ty.
ability-humans-1 = Když je zvolen Výzkum, smíš místo něj obchodovat.
ability-humans-2 = Každý tvůj Obchod vynese o 1 kus nakoupeného zdroje navíc.
ability-humans-3 = Platíš-li válku jediným druhem zdroje, ušetříš 2.
ability-humans-4 = Při sběru dostaneš 1 jídlo navíc, stojí-li někdo z tvých u vody.
ability-humans-5 = 1 bod za každý druh zdroje, kterého máš na skladě aspoň 4.
ability-halflings-1 = Kdo na tvou vlajku odpoví číslem, odhodí 2 zdroje.
ability-halflings-2 = Nový spojenec si vezme 1 zdroj dle chuti.
ability-halflings-3 = I ty si za novou alianci vezmeš 1 zdroj dle chuti.
ability-halflings-4 = Spojenec proti tobě nesmí nastavit nic než vlajku; ty smíš i číslo.
ability-halflings-5 = 1 bod za každý kraj, o který se s někým dělíš.
ability-lizardfolk-1 = Hlídkou dojdeš do kteréhokoli kraje téže karty.
ability-lizardfolk-2 = Hlídku a Výpravu smíš libovolně zaměnit.
ability-lizardfolk-3 = Vstup do kraje Hlídkou či Výpravou dá 1 jeho zdroj.
ability-lizardfolk-4 = Výpravou si smíš místo boje vyměnit místo s cizí figurkou.
ability-lizardfolk-5 = 1 bod za každou cizí domovskou kartu, kde máš figurku.
ability-goblins-1 = Jedna Hlídka ti dovolí dva pohyby.
ability-goblins-2 = Za vyhranou válku si vybereš 1 zdroj.
ability-goblins-3 = Kdykoli osidluje někdo jiný, přilepšíš si o 1 jídlo.
ability-goblins-4 = Po prohrané válce sebereš vítězi 1 zdroj.
ability-goblins-5 = 2 body, jestli nikdo nemá víc figurek než ty.
ability-elves-1 = V Obchodu smíš dát rudu i jídlo zároveň a dostat manu.
ability-elves-2 = Platíš-li válku jen manou, ušetříš 1.
ability-elves-3 = Na stavbu, osídlení i ústup smíš použít manu jako cokoli jiného.
ability-elves-4 = Proti tobě má soupeřova mana ve válce hodnotu jen 1.
ability-elves-5 = 1 bod za každého hráče, který má méně many než ty.
ability-undead-1 = Za figurku ztracenou ve válce dostaneš 2 jídla.
ability-undead-2 = Osidlování smíš platit i manou.
ability-undead-3 = Kdykoli jiný hráč ztratí figurku, dostaneš 1 jídlo.
ability-undead-4 = Místo jakékoli zvolené akce smíš osidlovat.
ability-undead-5 = 2 body, máš-li na některé cizí domovské kartě převahu.
ability-centaurs-1 = Při obraně na poli platíš ve válce o 1 méně.
ability-centaurs-2 = Novou figurku smíš postavit i do sousedního volného kraje.
ability-centaurs-3 = Jednou, hned: přeskup své figurky, jak chceš.
ability-centaurs-4 = Útočíš-li Výpravou, platíš ve válce o 2 méně.
ability-centaurs-5 = Tři obsazená pole dají 1 bod, pět dá 2.
ability-merfolk-1 = Hlídkou smíš přeplavat vodu ke kterémukoli jejímu břehu.
ability-merfolk-2 = Válka v kraji u vody tě stojí o 1 méně.
ability-merfolk-3 = Za přeplavání vody si vybereš 1 zdroj.
ability-merfolk-4 = Místo jakékoli zvolené akce smíš hlídkovat.
ability-merfolk-5 = 1 bod za každé tři své figurky u vody.
ability-dark_elves-1 = Dokud máš nejvýš 2 figurky, nikdo na ně nesmí zaútočit.
ability-dark_elves-2 = Obrana tě ve válce stojí o 1 méně.
ability-dark_elves-3 = Smíš napadnout kraj se dvěma figurkami jednoho soupeře; prohraje-li, musí pryč obě.
ability-dark_elves-4 = V lese na tebe nikdo nesmí zaútočit.
ability-dark_elves-5 = Tři obsazené lesy dají 1 bod, pět dá 2.
ability-valkyries-1 = Prohranou válku platíš o 1 levněji.
ability-valkyries-2 = Výpravou smíš figurku odvést do své síně (nejvýš 3) a jinou Výpravou zpět.
ability-valkyries-3 = Jednou, hned: každý jiný hráč odevzdá 3 zdroje.
ability-valkyries-4 = Jednou, hned: odstraň jednu cizí figurku, jen ne něčí poslední.
ability-valkyries-5 = 1 bod za každou figurku v síni, nejvýš 3.
ability-satyrs-1 = Skončí-li kterákoli válka shodnými čísly, dostaneš 1 manu.
ability-satyrs-2 = Když se obchoduje, smíš místo toho někomu vzít 1 zdroj.
ability-satyrs-3 = Kraj se dvěma tvými figurkami vynese při sběru o 1 víc.
ability-satyrs-4 = Jsi-li na tahu, smíš zvolit i akci, na které už leží štít.
ability-satyrs-5 = 1 bod, jestli závěr hry začal právě tím, že máš tuto úroveň.
overview-ability = Národ { faction }, úroveň { $level }: { $text } ({ source })
overview-token = Žeton { token } ×{ $count }: { token.about } (počty: { source })
overview-territory = Země { territory }: rozložení { source }
overview-castle = Hrad, stupeň { $level }: cena v rudě { $price } ({ $price-source }), přinese { points } ({ $points-source })
overview-flat-castle = Pozvolnější hrad, stupeň { $level }: přinese { points } ({ source })
overview-no-castle = Bez hradu: { points } ({ source })
overview-magic = Magie, úroveň { $level }: cena v maně { $price } ({ source })
overview-figure = Figurka číslo { $figure }: cena v jídle { $price } ({ source })
overview-value =
    { $value ->
        [magic-vp_per_level] Body za každou úroveň magie: { $number } ({ source })
        [population-figures] Figurky každého hráče: { $number } ({ source })
        [population-start] Figurky na začátku: { $number } ({ source })
        [population-vp_each] Body za každou figurku: { $number } ({ source })
        [resources-cap_each] Nejvíc zdrojů jednoho druhu: { $number } ({ source })
        [resources-start_total] Zdroje na začátku: { $number } ({ source })
        [end-last_cycle] Nejvíc cyklů: { $number } ({ source })
        [war-number_max] Nejvyšší bojové číslo: { $number } ({ source })
        [war-retreat_food_per_figure_in_play] Jídlo na ústup za každou figurku ve hře: { $number } ({ source })
        [scoring-capital_alone] Body za hlavní město, v němž stojí jeden hráč: { $number } ({ source })
        [scoring-capital_shared_each] Body za hlavní město, o které se dělí dva, pro každého: { $number } ({ source })
        [scoring-neutral_beaten] Body za každou poraženou neutrální figurku: { $number } ({ source })
       *[scoring-lost_kingdom_region] Body za každý kraj Ztraceného království: { $number } ({ source })
    }
overview-split = Zdroje pro první hru: { amounts } ({ source })
overview-war-value = Hodnota zdroje ve válce: jídlo { $food }, ruda { $ore }, mana { $mana } ({ source })
