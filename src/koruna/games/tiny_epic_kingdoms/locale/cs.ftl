### Slova hry Malá velká království.
### Stejné názvy, atributy a proměnné jsou v cs, sk a en.

name = Malá velká království
tagline = Malé národy, velké plány.
about = Tvou akci smí využít každý. Rozmnož svůj národ, postav hrad, bojuj, nebo uzavři mír.
length = 30–45 min

## Zdroje, akce, kraje, národy a žetony

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

## Volby

option-draft = Výběr národů
    .about = Hráči si národy po řadě vybírají, místo aby je losovali.
option-exploration = Žetony průzkumu
    .about = V krajích leží skryté žetony: poklady, bandité, koruna, dračí doupě a další.
option-rivers_are_water = Řeky jsou voda
    .about = Schopnosti, které mluví o vodě, počítají i s řekami. Bez této volby platí jen jezera, zálivy a moře.
option-flat_castle = Pozvolnější hrad
    .about = Stupně hradu přinášejí 1, 2, 4, 6, 8 a 10 bodů místo 0, 1, 2, 4, 7 a 10.

## Pravidla: každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

chapter-goal = O co jde
rule-aim = Vedeš malý národ s velkými plány: rozmnožuješ ho, učíš se jeho magii, stavíš hrad a držíš dobré kraje. Vítězí, kdo má na konci nejvíc bodů.

chapter-setup = Před prvním tahem
rule-draft-now = Každý hraje za jeden národ. Určí ho los, nebo si podle domluvy hráči vybírají po řadě od začínajícího.
rule-faction-taken = Každý národ patří jen jednomu hráči. Vyber si takový, který ještě nikdo nemá.
rule-side-now = Každý dostane náhodnou kartu země a rozhodne, kterou stranou ji položí nahoru: A, nebo B. To je jeho domov.
rule-split-now = Než se usadíš, vyber, co má tvůj národ ve skladu.
rule-six-resources = Začínáš celkem se šesti zdroji, které rozdělíš mezi jídlo, rudu a manu, jak chceš. Pro první hru se hodí 3 jídla, 1 ruda a 2 many.
rule-start-now = První dvě figurky postavíš spolu do jednoho kraje svého domova.
rule-start-at-home = Usazuješ se v kraji vlastní země. Smí to být i hlavní město nebo podzemí, kde si figurky hned lehnou.

chapter-turn = Tah
rule-choose-now = Ve svém tahu zvolíš jednu ze šesti akcí a položíš na ni štít. Potom se každý po řadě od tebe rozhodne, co s ní udělá.
rule-under-shield = Akce se štítem už byla v tomto cyklu zvolena. Vyber volnou.
rule-cycle = Pátý štít cyklus uzavře. Další hráč nejdřív všechny štíty odstraní a pak volí ze všech šesti akcí, takže pokaždé jedna akce vypadne.
rule-shield-now = Kdo smí zvolit akci pod štítem, položí štít tohoto tahu jinam.
rule-shield-on-free = Štít přijde na akci, na které žádný neleží. Ta je tím vyčerpaná, aniž by ji kdo provedl.
rule-act-now = Teď je na řadě akce tohoto tahu: proveď ji, nebo využij to, co smíš místo ní.
rule-active-acts = Kdo akci zvolil, ten ji provede, nebo neudělá nic. Sbírat zdroje smějí jen ostatní.
rule-act-or-collect = Kdo akci nezvolil, buď ji provede také, nebo sbírá zdroje. Jedno z toho udělat musí, i kdyby nic nezískal.
rule-not-chosen = Provést můžeš jen akci zvolenou v tomto tahu, ledaže ti schopnost dovoluje místo ní jinou.
rule-collect = Při sběru dostaneš jeden zdroj za každý kraj se svou figurkou: jídlo z polí, rudu z hor, manu z lesů. Dvě figurky v kraji nepřinesou víc než jedna.
rule-single = Hráč s jedinou figurkou ve hře dostane při sběru navíc jeden zdroj podle vlastního výběru.
rule-gain-now = Dostáváš zdroj podle vlastního výběru: jídlo, rudu, nebo manu.
rule-cap = Od žádného druhu nemůže mít nikdo víc než devět; co přebývá, propadne. Vyber si druh, na který máš místo.

chapter-moves-on-map = Hlídka a Výprava
rule-patrol-or-quest = Hlídka zůstává ve své zemi, Výprava vede do jiné.
rule-not-adjacent = Hlídka přesune jednu figurku do sousedního kraje téže země. Řeky, vodu ani útesy překročit nejde.
rule-rivers = Pro schopnosti, které mluví o vodě, je vodou i řeka, není-li domluveno jinak: kraje podél ní leží u vody a kdo smí plavat, přeplave ji. Vlévá-li se do jezera, jsou to pořád dvě různé vody.
rule-border-regions = Výprava vede z kraje na okraji jedné země do kraje na okraji kterékoli jiné.
rule-no-such-region = Takový kraj ve hře není. Země mají písmena podle pořadí hráčů a jejich kraje čísla od 1; na vodě a na útesech nikdo stát nemůže.
rule-no-figure-there = Pohnout můžeš jen vlastní figurkou, a to z kraje, kde nějakou máš.
rule-two-figures = V kraji nikdy není víc než dvě figurky, ať mají jakoukoli barvu. Do plného kraje vstoupit nejde.
rule-last-figure = Nikdo nesmí vstoupit do kraje, kde má hráč svou poslední figurku na mapě.
rule-own-last-figure = Tvoje vlastní poslední figurka na mapě nesmí vstoupit do kraje s figurkou jiného hráče.
rule-last-two = Dvě figurky, které jsou všechno, co hráč na mapě má, nelze napadnout najednou.
rule-protected-figures = Některé schopnosti chrání figurky hráče, dokud jich je málo: nikdo je nesmí napadnout ani odstranit.
rule-safe-terrain = Některé schopnosti zakazují útočit na hráče v krajích určitého druhu.
rule-lying = Figurka ležící v podzemí se nemůže hýbat, dokud nevstane, a na to padne jedna Hlídka.
rule-nobody-lies = Vstát může jen tvoje figurka, která leží v podzemí.
rule-ruins = Kdo vstoupí do podzemí, lehne si a prohledává ho: při sběru dá kraj s hledající figurkou jeden zdroj podle výběru, stojící figurka nic. Na konci jsou všechny figurky v podzemí ztracené.
rule-patrol-on = Má-li Hlídka víc než jeden pohyb, každý následuje, až se předchozí vyřeší. Můžeš pokračovat, postavit figurku, nebo skončit slovem „done“.
rule-no-hall = Síň, do které se dají odvést figurky, má jen národ s touto schopností.
rule-hall-full = V síni už není místo.
rule-last-stays-on-map = Poslední figurka na mapě do síně odejít nemůže.
rule-no-swap = Vyměnit si místo s cizí figurkou smí jen národ s touto schopností.
rule-swap-where = Figurky si mění místo mezi dvěma kraji na okraji dvou zemí. V druhém kraji smějí být jen figurky jednoho soupeře a jedna z nich musí stát; ničí poslední ani chráněná figurka se nevyměňuje. Ve dvou hráčích po výměně nesmí zůstat v jednom kraji dva hráči.

chapter-war = Válka
rule-dial-now = Kdo vstoupí do kraje s figurkou jiného hráče, útočí na ni. Obě strany tajně a zároveň nastaví kostku: číslo od 1 do 11, nebo vlajku. Kostky se ukážou, až jsou nastavené obě.
rule-dial-stays = Tvoje kostka je nastavená a už se nemění. Počkej na druhou stranu.
rule-number-too-high = Nastavit můžeš jen číslo, které dokážeš zaplatit: mana má hodnotu 2, ruda 1, jídlo 0 a slevy se počítají. Vlajka nestojí nic.
rule-only-flag = Proti spojenci, jehož schopnost to žádá, můžeš ukázat jedině vlajku.
rule-war-result = Vyhrává vyšší číslo, při shodě obránce. Vlajka prohrává s každým číslem. Dvě vlajky znamenají alianci.
rule-raise-now = Po odhalení kostek smí někdo ke svému číslu přidat zdroj. Přidej ho, nebo odmítni.
rule-cannot-raise = Přidat jde jen druh, který schopnost jmenuje, a jen když ze zbytku ještě zaplatíš své číslo.
rule-pay-now = Než hra půjde dál, je třeba zaplatit.
rule-pay-exactly = Za své číslo platí vítěz i poražený. Čím, je na tobě, ale žádná menší část platby nesmí stačit a nazpět se nevrací. Kdo neplatí nic, jako by platil jedním druhem.
rule-price-exactly = Cena se platí přesně. Díky schopnosti smíš kteroukoli její část zaplatit jiným druhem, kus za kus.
rule-give-now = Musíš odevzdat zdroje podle vlastního výběru.
rule-give-exactly = Kdo má odevzdat zdroje, odevzdá přesně tolik, kolik se žádá, nebo všechny, má-li jich méně.
rule-take-now = Bereš zdroj vítězi války.
rule-take-from-winner = Kdo smí vzít zdroj vítězi, bere druh, který vítězi po zaplacení ještě zbyl.
rule-fate-now = Poražená figurka musí pryč: ustoupí, nebo se vrátí do zásoby.
rule-not-beaten = Jde jen o figurky v krajích, které musí poražený opustit.
rule-retreat-price = Ústup stojí 1 jídlo za každou figurku, kterou máš ve hře, včetně té ustupující.
rule-retreat-where = Figurka ustupuje do sousedního kraje téže země, kde není nikdo cizí a kde je místo.
rule-keep-last = Poslední figurky na mapě se vzdát nelze: ustoupí, jestli může, nebo najde útočiště.
rule-haven-where = Poslední figurka, která nemůže ustoupit, jde zdarma do nejbližšího kraje bez figurek; do jiné země jen tehdy, není-li v té její žádný volný.

chapter-alliance = Aliance
rule-alliance = Po dvou vlajkách zůstanou obě figurky a oba hráči z kraje sbírají. Spojenci jsou, dokud mají nějaký kraj společný; odejít z něj je zdarma.
rule-alliance-break = Bojují-li spojenci a jeden z nich ukáže číslo, aliance se rozpadne: poražený musí opustit místo boje i všechny společné kraje, v libovolném pořadí, a každý ústup platí zvlášť.

chapter-growth = Stavba, Výzkum, Osidlování, Obchod
rule-build-price = Další stupeň hradu stojí tolik rudy, kolikátý je. Za jednu akci přibude jeden stupeň.
rule-castle-top = Hrad má šest stupňů a tvůj už stojí celý.
rule-research-price = Další úroveň magie stojí tolik many, kolikátá je. Její schopnost platí hned a nižší zůstávají.
rule-magic-top = Magie má pět úrovní a ty už znáš všechny.
rule-expand-price = Nová figurka stojí tolik jídla, kolik jich pak budeš mít ve hře: čtvrtá stojí 4.
rule-expand-where = Nová figurka se přidá k tvé figurce, která je ve svém kraji sama. V podzemí si lehne.
rule-no-supply = Figurek máš sedm a všechny už jsou ve hře.
rule-trade-what-you-have = Dát můžeš jen to, co máš.
rule-trade-for-another = Obchod mění jeden druh za jiný: kolik kusů dáš, tolik dostaneš.
rule-trade-cap = Obchod, po kterém by druhu bylo víc než devět, možný není.
rule-trade-one-kind = Dáváš jen jeden druh, ledaže ti schopnost dovoluje víc.

chapter-abilities = Schopnosti, které se ptají
rule-no-robbing = Vzít někomu zdroj místo akce smí jen národ s touto schopností.
rule-take-from-other = Bereš jinému hráči u stolu.
rule-nothing-to-take = Tento hráč od toho druhu nic nemá.
rule-rearrange-now = Jednou smíš své figurky přemístit, jednu po druhé; „done“ to ukončí.
rule-rearrange-where = Figurka smí do kteréhokoli kraje, kde není cizí ani neutrální figurka, nejvýš dvě v jednom. V podzemí si lehne.
rule-remove-now = Jednou smíš odstranit cizí figurku, nebo to odmítnout.
rule-remove-whom = Může to být kterákoli figurka jiného hráče na mapě, jen ne něčí poslední ani chráněná.
rule-which-now = Když v témže podzemí jedna figurka hráče stojí a druhá leží, řekne ten, kdo jednu z nich bere pryč, kterou: „standing“ je ta stojící, „lying“ ta ležící.

chapter-end = Konec a bodování
rule-end = Má-li po některém tahu někdo ve hře všech sedm figurek, celý hrad nebo všech pět úrovní magie, začíná závěr. Hra končí tahem, ve kterém na kartě přibude pátý štít.
rule-last-cycle = Padesátý cyklus je poslední: hra skončí jeho pátým štítem, i když závěr nikdo nespustil. Toto pravidlo je naše, aby žádná hra netrvala věčně; obvyklá hra má kolem deseti cyklů.
rule-points = Dostaneš 1 bod za každou figurku mimo podzemí, 1 za každou úroveň magie, k tomu to, co přidá pátá úroveň, a body za hrad: za jeho šest stupňů postupně 0, 1, 2, 4, 7, 10, s pozvolnějším hradem 1, 2, 4, 6, 8, 10.
rule-capital = Hlavní město nedává zdroje, ale na konci přinese 2 body tomu, kdo v něm stojí, nebo po 1 bodu dvěma hráčům.
rule-ties = Při shodě bodů rozhoduje víc figurek ve hře mimo podzemí, pak vyšší hrad, vyšší magie a nakonec víc zdrojů dohromady. Je-li všechno stejné, hráči se o místo dělí.

chapter-seats = Dva a pět hráčů
rule-lost-kingdom = Ve dvou leží uprostřed třetí země, Ztracené království, s neutrální figurkou v každém kraji. Aliance nejsou: dvě vlajky vyhrává obránce. Na konci je za každou poraženou neutrální figurku a za každý kraj Ztraceného království s tvou figurkou 1 bod.
rule-neutral-price = Neutrální figurku porazíš, když zaplatíš bojové číslo rovné počtu neutrálních figurek ve hře. Kdo je nezaplatí, útočit nesmí.
rule-five = V pěti hráčích ten, kdo kartu vyklidí, nedělá nic dalšího: žeton jde dál, nikdo nejedná ani nesbírá.

chapter-exploration = Žetony průzkumu
rule-exploration = Podle domluvy leží v každém kraji bez začínajících figurek žeton lícem dolů. Otočí ho první figurka, která tam přijde a zůstane, případně až po válce.
rule-lay-now = V pěti hráčích každý položí doma tři žetony lícem dolů.
rule-lay-at-home = Žeton přijde do kraje vlastní země, kde nejsou tvé figurky ani jiný žeton.
rule-ransom-now = Bandité: zaplať dva zdroje, nebo se figurka, která sem přišla, vrátí do zásoby. Poslední figurku nevezmou nikdy, ta zaplatí, co má.
rule-ransom-price = Bandité chtějí přesně dva zdroje.
rule-lair-now = Kdo drží dračí doupě a vyhraje válku, smí poraženému zbořit stupeň hradu, nebo to odmítnout. Poražená figurka pak ustupuje bez jídla.
rule-shelter-where = Do kostela uteče figurka, která by se ve válce ztratila, je-li tam jiná tvá neporažená figurka a místo ještě pro jednu. Kostel tím zmizí.
rule-reveal-now = Tvoje figurky přišly k několika skrytým žetonům: urči, který se otočí nejdřív.
rule-reveal-where = Otočí se jen skrytý žeton tam, kam právě přišla tvá figurka.

chapter-moves = Zápis tahů
rule-write-regions = Kraj se píše písmenem země a svým číslem: „a3“ je třetí kraj prvního hráče. Ve dvou hráčích je „c“ Ztracené království.
rule-write-actions = „choose patrol“ volí akci. „patrol a1-a2“, „quest a1-b3“, „stand a3“, „build“, „research“, „expand a1“ a „trade 3 food for ore“ ji provedou; „collect“ a „pass“ ne.
rule-write-war = „war 5“ a „flag“ nastaví kostku, „pay 2 ore 1 mana“ platí, „retreat a1-a2“ a „lose a1“ rozhodnou o poražené figurce, „shelter a1-b2“ ji odvede do kostela a „haven b3“ najde místo pro poslední.
rule-write-rare = „faction orcs“, „side A“, „split 3 food 1 ore 2 mana“, „start a3“ a „lay a2“ hru připraví. „gain food“, „take mana 2“, „raise mana“, „raze“, „decline“, „swap a1-b3“, „rearrange a1-b3“, „remove b3 2“, „standing“, „lying“, „reveal b2“, „shield trade“ a „done“ odpovídají na schopnosti a žetony.

not-a-move = „{ $text }“ není tah. Napiš „choose patrol“, „patrol a1-a2“, „quest a1-b3“, „build“, „research“, „expand a1“, „trade 3 food for ore“, „collect“, „pass“, „war 5“ nebo „flag“; ostatní najdeš v nápovědě.

## Co se děje: $player je jméno

event-starts = { $player } začíná.
event-is-faction = { $player } hraje za národ: { faction }.
event-drew-card = { $player } dostává kartu země číslo { $card }.
event-lost-kingdom = Ztracené království: { territory }.
event-chose-side = { $player } si za domov volí zemi { territory }.
event-split = { $player } začíná se zdroji: { amounts }.
event-settled = { $player } se usazuje v kraji { $region }.
event-tokens-hidden = Žetony jsou rozložené lícem dolů.
event-laid-token = { $player } pokládá žeton do kraje { $region }.
event-no-token = Na kraj { $region } se žeton nedostává.
event-cleared = { $player } vyklízí kartu akcí.
event-chose = { $player } volí akci: { action }.
event-shielded = { $player } pokládá štít na akci: { action }.
event-passed = { $player } nedělá nic.
event-collected = { $player } sbírá: { amounts }.
event-gained = { $player } získává: { kind } { $amount }.
event-paid = { $player } platí: { amounts }.
event-gave-up = { $player } odevzdává: { amounts }.
event-took = { $player } bere: { kind } { $amount }.
event-was-robbed = { $player } přichází o zdroj: { kind } { $amount }.
event-patrolled = { $player } jde Hlídkou z kraje { $from } do kraje { $to }.
event-quested = { $player } jde Výpravou z kraje { $from } do kraje { $to }.
event-from-hall = { $player } posílá figurku ze síně do kraje { $to }.
event-to-hall = { $player } odvádí figurku z kraje { $from } do síně.
event-stood-up = { $player } staví na nohy figurku v kraji { $region }.
event-swapped = { $player } posílá figurku výměnou z kraje { $from } do kraje { $to }.
event-was-swapped = Výměnou jde figurka z kraje { $from } do kraje { $to }: { $player }.
event-attacked = { $player } útočí v kraji { $region }.
event-defends = { $player } brání kraj { $region }.
event-set-dial = { $player } má kostku nastavenou.
event-showed = { $player } ukazuje číslo { $number }.
event-showed-flag = { $player } ukazuje vlajku.
event-raised = { $player } přidává k číslu: { kind }. Teď je to { $number }.
event-won-war = { $player } vyhrává válku o kraj { $region }.
event-allied = { $player } uzavírá alianci v kraji { $region }.
event-went-back = { $player } se vrací z kraje { $region }: na alianci tu není místo.
event-took-crown = Koruna přechází k novému držiteli: { $player }.
event-attacked-neutral = { $player } útočí na neutrální figurku v kraji { $region }; stojí to číslo { $number }.
event-beat-neutral = { $player } poráží neutrální figurku v kraji { $region }.
event-tore-down = { $player } posílá draka na hrad.
event-castle-fell = Hrad klesá na stupeň { $level }: { $player }.
event-retreated = { $player } ustupuje z kraje { $from } do kraje { $to }.
event-fled = { $player } utíká z kraje { $from } do kostela v kraji { $to }.
event-found-haven = Poslední figurka nachází útočiště, z kraje { $from } do kraje { $to }: { $player }.
event-lost-figure = { $player } ztrácí figurku v kraji { $region }.
event-found = { $player } nachází v kraji { $region }: { token }.
event-built = { $player } staví { $level }. stupeň hradu.
event-learned = { $player } dosahuje { $level }. úrovně magie.
event-expanded = { $player } přidává figurku v kraji { $region }.
event-traded = { $player } obchoduje; dává: { amounts }; bere: { kind } { $amount }.
event-removed = { $player } odstraňuje figurku z kraje { $region }.
event-rearranged = { $player } přemisťuje figurku z kraje { $from } do kraje { $to }.
event-end-triggered = Začíná závěr: hra skončí s pátým štítem.
event-last-cycle = Začíná { $cycle }. cyklus a je poslední: hra skončí jeho pátým štítem.

## Co teď dělat

prompt-over = Hra je u konce.
prompt-draft = Vyber si národ.
    .why = Každý národ má vlastní magii, která roste výzkumem.
prompt-side = Zvol stranu své karty země.
    .why = Tahle země je tvůj domov; podle krajiny v ní budeš sbírat zdroje.
prompt-split = Rozděl šest zdrojů mezi jídlo, rudu a manu.
    .why = Za jídlo jsou figurky, za rudu hrad, za manu magie.
prompt-start = Vyber kraj pro své první dvě figurky.
    .why = Obě začínají spolu, v kraji vlastní země.
prompt-lay = Polož doma žeton lícem dolů.
    .why = Kdo do kraje vstoupí, žeton otočí.
prompt-select = Zvol akci tohoto tahu.
    .why = Tvůj štít ji zakryje do konce cyklu. Ostatní ji smějí provést také, nebo sbírat.
prompt-shield = Polož štít na volnou akci.
    .why = Ta akce je tím vyčerpaná, i když ji nikdo neprovedl.
prompt-offer-active = Proveď akci { action }, nebo nedělej nic.
    .why = Tahle akce je tvoje volba, sbírat smějí jen ostatní.
prompt-offer = Přidej se k akci { action }, nebo sbírej.
    .why = Sběr dá z každého kraje s tvou figurkou jeho zdroj.
prompt-patrol = Udělej další pohyb Hlídky, nebo skonči.
    .why = Tvoje magie dovoluje v Hlídce pokračovat.
prompt-dial = Tajně nastav kostku, nejvýš na { $most }, nebo na vlajku.
    .why =
        { $alliance ->
            [0] Vyhrává vyšší číslo a platí obě strany. Při dvou vlajkách vyhrává obránce.
           *[1] Vyhrává vyšší číslo a platí obě strany. Dvě vlajky znamenají alianci.
        }
prompt-dial-flag = Na víc než vlajku nemáš. Vyber ji, je zdarma.
    .why =
        { $alliance ->
            [0] Vlajka prohrává s každým číslem; při dvou vlajkách vyhrává obránce.
           *[1] Vlajka prohrává s každým číslem; dvě vlajky znamenají alianci.
        }
prompt-raise = Přidej ke svému číslu, nebo odmítni.
    .why = Obě čísla už jsou známá; magie ti dovoluje ke svému přidat.
prompt-pay-war = Zaplať za své číslo { $number }.
    .why = Mana platí za 2, ruda za 1. Platí vítěz i poražený.
prompt-pay = Vyber, čím zaplatíš cenu { $amount }.
    .why = Magie ti dovoluje platit i jinými zdroji, kus za kus.
prompt-gain = Vyber si zdroj.
    .why = Víc než devět od jednoho druhu mít nejde.
prompt-give = Vyber, co odevzdáš; požadovaný počet je { $amount }.
    .why = Kdo má méně, odevzdá všechno.
prompt-take = Vezmi zdroj vítězi.
    .why = Vzít smíš, co vítězi po zaplacení zbylo.
prompt-lair = Zboř poraženému stupeň hradu, nebo odmítni.
    .why = Umožňuje ti to tvůj drak.
prompt-fate =
    { $price ->
        [0] Tvoje poražená figurka musí pryč; ústup je zdarma.
        [one] Tvoje poražená figurka musí pryč; ústup stojí { $price } jídlo.
        [few] Tvoje poražená figurka musí pryč; ústup stojí { $price } jídla.
       *[other] Tvoje poražená figurka musí pryč; ústup stojí { $price } jídel.
    }
    .why =
        { $price ->
            [0] Figurka, které se vzdáš, se vrátí do tvé zásoby.
           *[other] Ústup stojí 1 jídlo za každou tvou figurku ve hře; vzdát se té poražené je zdarma.
        }
prompt-haven = Tvoje poslední figurka hledá útočiště; vyber jí kraj.
    .why = Poslední figurka na mapě se nikdy neztrácí.
prompt-ransom = Bandité! Zaplať dva zdroje, nebo ztratíš figurku.
    .why = Číhají tam, kam došla tvoje figurka.
prompt-reveal = Který žeton se otočí nejdřív?
    .why = Oba leží tam, kam došla tvoje figurka.
prompt-rearrange = Přemísti své figurky, nebo skonči.
    .why = Magie ti dovoluje přemístit je zdarma.
prompt-remove = Odstraň cizí figurku, nebo odmítni.
    .why = Umožňuje ti to magie. Figurka se vrátí do zásoby svého majitele.
prompt-which =
    { $own ->
        [0] Kterou figurku z kraje { $region } odstraníš?
       *[1] Kterou figurku z kraje { $region } přemístíš?
    }
    .why = Jedna z nich stojí, druhá leží a prohledává podzemí.

## Tahy na výběr

# What a move costs or brings beside what it is called, piece by piece: `$changes` of the moves below.
change =
    { $sign ->
        [more] { kind } +{ $amount }
       *[less] { kind } −{ $amount }
    }
change-picks = +{ $count } podle výběru
change-number = zaplatit: { $number }
change-neutral = neutrální figurka bude poražena
move-into-war = { $move }, válka: brání se { $player }
move-faction = { faction }
move-side = strana { $side }: { territory }
move-split = začít se zdroji: { amounts }
move-start = usadit se v kraji { $region }
move-lay = žeton do kraje { $region }
move-choose = { action }
move-choose-vain = { action } (teď ji provést nemůžeš)
move-shield = štít na akci: { action }
move-patrol = Hlídka: { $from } → { $to }
move-patrol-with = Hlídka: { $from } → { $to } ({ $changes })
move-quest = Výprava: { $from } → { $to }
move-quest-with = Výprava: { $from } → { $to } ({ $changes })
move-to-hall = figurka z kraje { $from } do síně
move-from-hall = figurka ze síně do kraje { $to }
move-from-hall-with = figurka ze síně do kraje { $to } ({ $changes })
move-swap = výměna figurek: { $from } a { $to }
move-stand = vstát v kraji { $region }
move-build = postavit { $level }. stupeň hradu, ruda { $cost }
move-research = naučit se { $level }. úroveň magie, mana { $cost }
move-expand = nová figurka v kraji { $region }, jídlo { $cost }
move-trade = obchod; dát: { amounts }; dostat: { kind } { $amount }
move-take = vzít zdroj ({ $player }): { kind }
move-take-with = vzít zdroj ({ $player }): { kind } ({ $changes })
move-collect = sbírat zdroje
move-collect-with = sbírat zdroje ({ $changes })
move-pass = nedělat nic
move-done = už nic dalšího
move-flag = vlajka
move-war = číslo { $number }
move-raise = přidat k číslu: { kind } 1
move-raze = zbořit stupeň hradu
move-decline = odmítnout
move-pay = zaplatit: { amounts }
move-gain = { kind } { $amount }
move-retreat = ústup: { $from } → { $to }
move-retreat-with = ústup: { $from } → { $to } ({ $changes })
move-shelter = útěk z kraje { $from } do kostela v kraji { $to }
move-lose = vzdát se figurky v kraji { $region }
move-lose-with = vzdát se figurky v kraji { $region } ({ $changes })
move-haven = poslední figurka do kraje { $region }
move-reveal = otočit žeton v kraji { $region }
move-rearrange = figurka: { $from } → { $to }
move-remove = odstranit cizí figurku v kraji { $region } ({ $player })
move-standing = stojící figurka
move-lying = ležící figurka
warning-final = Tím začne závěr: hra skončí pátým štítem na kartě.
warning-vain = Tuto akci teď provést nemůžeš, takže ti tah nic nepřinese. Ostatní ji provést smějí, nebo budou sbírat.

## Bodování

score-figures = Figurky: { points }
    .what = figurky
score-castle = Hrad stupně { $level }: { points }
    .what = hrad
score-magic = Magie úrovně { $level }: { points }
    .what = magie
score-bonus = Odměna za pátou úroveň: { points }
    .what = odměna za pátou úroveň
score-capitals = Hlavní města: { points }
    .what = hlavní města
score-crown = Koruna: { points }
    .what = koruna
score-towns = Města: { points }
    .what = města
score-neutrals = Poražené neutrální figurky: { points }
    .what = poražené neutrální figurky
score-lost-kingdom = Kraje Ztraceného království: { points }
    .what = Ztracené království
score-total = Celkem: { points }
# Proč přišel závěr: $by je castle, magic nebo figures; a pak pátý štít.
ended =
    { $by ->
        [castle] { $player } má celý hrad a na kartě leží pátý štít: hra končí.
        [magic] { $player } má všechny úrovně magie a na kartě leží pátý štít: hra končí.
       *[figures] { $player } má ve hře všech sedm figurek a na kartě leží pátý štít: hra končí.
    }
ended-figures-gone = Závěr začal, když bylo ve hře všech sedm figurek jednoho hráče; teď na kartě leží pátý štít a hra končí.
ended-last-cycle = { $cycle }. cyklus, poslední, má svůj pátý štít: hra končí.
tie-figures = Body jsou stejné; rozhoduje víc figurek.
tie-castle = Body i figurky jsou stejné; rozhoduje vyšší hrad.
tie-magic = Body, figurky i hrady jsou stejné; rozhoduje vyšší magie.
tie-resources = Všechno je stejné až na zdroje; rozhoduje, kdo jich má víc.
tie-shared = Všechno je stejné: hráči se o místo dělí.

## Textová deska

board-player = Hráč { $number }
board-legend = Kraj má písmeno a číslo do tahů, jméno, druh, kdo v něm je a kam se z něj jde. ° leží na okraji, ~ u vody; figurky jsou číslo hráče, v závorce ty ležící v podzemí; n je neutrální, ? skrytý žeton.
board-home = { $letter } { territory } – domov: { $player }
board-lost-kingdom = { $letter } { territory } – Ztracené království
board-stores = jídlo { $food } · ruda { $ore } · mana { $mana }
board-levels = hrad { $castle } · magie { $magic } · figurky ve hře { $figures }
board-hall = v síni { $figures }
board-crown = koruna
board-beaten = poražené neutrální figurky: { $figures }
board-ability = úroveň { $level }: { $text }
board-shields = Pod štítem: { $actions }
board-no-shields = Žádná akce není pod štítem.
board-chosen = Akce tahu: { action }
board-final = Závěr: hra skončí s pátým štítem.
board-over = Hra je u konce.
board-turn = Na tahu: { $player }
board-setting = Nastavují kostky: { $players }
board-war = Válka o kraj { $region }: útočí { $attacker }
board-most = Nejvýš: { $attacker } – { $attack }, { $defender } – { $defence }
board-dice = { $attacker } – { $attack } : { $defence } – { $defender }
board-flag = vlajka
board-rank = { $rank }. místo

## Stránka a kresba

page-before = Před prvním tahem
page-turn = Tah: { $player }
page-final = závěr
page-actions = Akce
page-shields = Zbývá štítů: { $shields }
page-action-free = { action }, volná: { action-does }.
page-action-used = { action }, pod štítem: { action-does }.
page-action-cur = { action }, akce tohoto tahu: { action-does }.
page-castle = Hrad
page-castle-level = { $player }: stupeň { $level }
page-pt = { $points } b.
page-in-play = Figurky ve hře: { $figures } ze { $all }
page-count-figures = Figurky ve hře: { $figures }
page-count-castle = Hrad: stupeň { $level }
page-count-magic = Magie: úroveň { $level }
page-held = { kind }: { $amount } z { $most }
page-magic = Magie
page-known = osvojeno
page-learn = dá se naučit za manu: { $mana }
page-peoples = Národy
page-hall = Síň: figurky { $figures }, míst celkem { $room }
page-lost-kingdom = Ztracené království
page-region = { $region }, { terrain }
page-figures-here =
    { $figures ->
        [one] { $player }: { $figures } figurka
        [few] { $player }: { $figures } figurky
       *[other] { $player }: { $figures } figurek
    }
page-lying-here = z toho leží: { $figures }
page-neutral = neutrální figurka
page-token = { token }: { token.about }
page-hidden = skrytý žeton
page-figure = figurka v kraji { $region }: { $player }
page-desk = Tvoje rozhodnutí
page-take = { kind } – dá { $player }
page-rob = Vzít zdroj
page-begin-swap = vyměnit si místo s cizí figurkou
page-begin-shelter = utéct do kostela
page-begin-patrol = místo toho Hlídka
page-begin-quest = místo toho Výprava
page-begin-expand = místo toho Osidlování
page-split = Tvoje první zdroje
page-suggested = Silně orámované rozdělení se hodí pro začátek.
page-pay = Co odevzdáš
page-you-give = Dáš
page-you-get = Dostaneš
page-how-many = Kolik
page-give = dát: { $kinds }
page-receive = dostat: { kind }
page-give-amount = počet: { $count }
page-war = Válka o kraj { $region }
page-against = proti
page-war-means = Vyhraje vyšší číslo, při shodě obránce; dvě vlajky znamenají alianci. Své číslo platí oba, vlajka je zdarma.
page-war-of-two = Vyhraje vyšší číslo, při shodě i při dvou vlajkách obránce. Své číslo platí oba, vlajka je zdarma.
page-number = číslo { $number }
page-die-set = kostka je nastavená
page-die-open = nastavuje kostku
page-most = nejvýš { $most }
page-collect =
    { $picks ->
        [0] sbírat: { amounts }
       *[other] sbírat: { amounts }; k tomu podle výběru { $picks }
    }

## Co počítají statistiky

measure-figures = Figurky na hráče
measure-castle = Stupeň hradu
measure-magic = Úroveň magie
measure-neutrals = Poražené neutrální figurky na hráče
measure-wars = Války
measure-wars-won = Války s vítězem
measure-alliances = Aliance
measure-faction = Podíl výher: { faction }
