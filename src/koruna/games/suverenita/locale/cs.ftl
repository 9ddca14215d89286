### Slova hry Suverenita.
### Stejné názvy, části a proměnné jsou v cs, sk a en.

name = Suverenita
tagline = Pole k osetí, hradby k dobytí.
about = Nasyť své lidi, stav města, obchoduj, uzavírej smlouvy, veď války: do pěti let bude jeden z vás suverénem.
length = 1–4 h

## Jednotky, stáda, zboží, stavby, krajina, čas

type-name =
    { $type ->
        [LI] lehká pěchota
        [HI] těžká pěchota
        [SE] obléhací stroj
        [CA] jezdectvo
        [TR] přepravní loď
        [WS] válečná loď
        [ME] žoldnéři
       *[CO] korzáři
    }
unit =
    { $level ->
        [recruit] { type-name } (nováčci)
        [experienced] { type-name } (zkušení)
        [veteran] { type-name } (veteráni)
        [elite] { type-name } (elita)
       *[standard] { type-name }
    }
unit-there =
    { $place ->
        [inside] { unit }, za hradbami
        [site] { unit }, na stavbě
        [dock] { unit }, v loděnici
        [aboard] { unit }, na palubě
       *[open] { unit }
    }
into-name =
    { $into ->
        [LI] lehká pěchota
        [HI] těžká pěchota
        [SE] obléhací stroj
        [CA] jezdectvo
        [TR] přepravní loď
        [WS] válečná loď
        [ME] žoldnéři
       *[CO] korzáři
    }
herd =
    { $herd ->
        [sheep] ovce
        [pigs] prasata
        [cows] krávy
       *[horses] koně
    }
good-name =
    { $good ->
        [grain] obilí
        [fish] ryby
        [sheep] ovce
        [pigs] prasata
        [cows] krávy
        [horses] koně
        [crop] úroda
       *[meat] maso
    }
# Paid in a treaty, and traded.
coins =
    { $coin ->
        [gold] { $first ->
            [one] { $first } zlatý
            [few] { $first } zlaté
           *[other] { $first } zlatých
        }
        [grain] { $first } obilí
        [fish] { $first ->
            [one] { $first } ryba
            [few] { $first } ryby
           *[other] { $first } ryb
        }
        [sheep] { $first ->
            [one] { $first } stádo ovcí
            [few] { $first } stáda ovcí
           *[other] { $first } stád ovcí
        }
        [pigs] { $first ->
            [one] { $first } stádo prasat
            [few] { $first } stáda prasat
           *[other] { $first } stád prasat
        }
        [cows] { $first ->
            [one] { $first } stádo krav
            [few] { $first } stáda krav
           *[other] { $first } stád krav
        }
       *[horses] { $first ->
            [one] { $first } stádo koní
            [few] { $first } stáda koní
           *[other] { $first } stád koní
        }
    }
goods =
    { $good ->
        [grain] { $count } obilí
        [fish] { $count ->
            [one] { $count } ryba
            [few] { $count } ryby
           *[other] { $count } ryb
        }
        [meat] { $count ->
            [one] { $count } kus masa
            [few] { $count } kusy masa
           *[other] { $count } kusů masa
        }
        [sheep] { $count ->
            [one] { $count } stádo ovcí
            [few] { $count } stáda ovcí
           *[other] { $count } stád ovcí
        }
        [pigs] { $count ->
            [one] { $count } stádo prasat
            [few] { $count } stáda prasat
           *[other] { $count } stád prasat
        }
        [cows] { $count ->
            [one] { $count } stádo krav
            [few] { $count } stáda krav
           *[other] { $count } stád krav
        }
       *[horses] { $count ->
            [one] { $count } stádo koní
            [few] { $count } stáda koní
           *[other] { $count } stád koní
        }
    }
gold-price =
    { $price ->
        [one] { $price } zlatý
        [few] { $price } zlaté
       *[other] { $price } zlatých
    }
gold-gain =
    { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }
building =
    { $building ->
        [village] vesnice
        [city] město
        [dock] dok
        [harbour] přístav
       *[fort] opevnění
    }
colour =
    { $colour ->
        [yellow] rovina
        [green] louky
        [brown] hory
        [turquoise] bažina
        [neutral] neutrální vřesoviště
        [sea] moře
       *[grey] pustina
    }
season =
    { $season ->
        [spring] Jaro
        [summer] Léto
        [autumn] Podzim
       *[winter] Zima
    }
treaty-name =
    { $treaty ->
        [aid] pomoc
        [tribute] tribut
        [ransom] výkupné
       *[vassalage] vazalství
    }
goal-name =
    { $goal ->
        [dominance] převaha
       *[power] moc
    }
phase =
    { $phase ->
        [move] Pohyb
        [combat] Boj
        [rear] Zázemí
       *[season] Období
    }
subphase =
    { $subphase ->
        [1] Jednotky
        [2] Stáda
        [3] Ústup
        [4] Bitva
        [5] Obléhání
        [6] Plenění
        [7] Stavba
        [8] Obchod
        [9] Rybolov
       *[10]
            { $mode ->
                [first_game]
                    { $season ->
                        [winter] Výdaje
                       *[other] Daně
                    }
               *[other]
                    { $season ->
                        [spring] Setba
                        [summer] Růst
                        [autumn] Sklizeň
                        [winter] Zima
                       *[other] Období
                    }
            }
    }

## Volby

option-mode = Hra
    .about = První hra zná jen zlato; základní přidává hospodářství; pokročilá má všechno.
option-mode-first_game = první hra
option-mode-basic = základní
option-mode-advanced = pokročilá
option-map = Mapa
    .about = Tři a čtyři hráči hrají obvykle na Prstenci dvanácti, ostatní na mapě vytvořené pro jejich počet.
option-map-usual = obvyklá
option-map-ring_of_twelve = Prstenec dvanácti
option-map-generated = vylosovaná
option-map_seed = Číslo mapy
    .about = Každé číslo dá jinou spravedlivou mapu, pokud se mapa losuje.
option-movement = Rozkazy
    .about = Jednotky táhnou hráč po hráči, nebo podle tajných rozkazů, které se odhalí najednou.
option-movement-in_order = jeden po druhém
option-movement-hidden = tajné
option-turns = Obchod a hospodářství
    .about = Kde se rozhodnutí navzájem nedotýkají, rozhodují všichni zároveň, nebo jeden po druhém.
option-turns-together = všichni zároveň
option-turns-in_turn = jeden po druhém
option-pace = První rok
    .about = Domácí pravidla brání tomu, aby hru rozhodl první rok; bez nich se smí útočit na hradby a oznamovat vítězství hned.
option-pace-house = mírný
option-pace-plain = bez domácích pravidel
option-content = Čísla a mapa
    .about = Čísla pravidel, se kterými hra přichází, nebo vlastní ze složky.
option-content-house = ze hry
option-content-other = z tvé složky

bot-greedy = Plánovač
    .about = Živí své lidi, osidluje, staví, brání, co má, a útočí, když jsou vyhlídky dobré.

## Pravidla: každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

chapter-goal = O co jde
rule-aim = Vedeš malou říši vesnic a lehké pěchoty nejvýš pěti roky. Sej a rybař, stav, obchoduj, uzavírej smlouvy nebo veď války a každou zimu všechny nakrm. K vítězství vedou čtyři cesty; kdo některou dojde první, vyhrává, a po pěti letech rozhodnou body.
rule-seasons = Rok má čtyři kola: jaro, léto, podzim a zimu. Každé končí tím, co patří k období. Jaro: stáda mají mláďata a seje se. Léto: obilí roste. Podzim: daně a sklizeň. Zima: vyplácí se žold a všichni se musí najíst. V první hře končí první tři období daněmi a zima výdaji.
rule-round = Kolo má deset podfází. Pohyb: 1 jednotky, 2 stáda a zboží, 3 ústup. Boj: 4 bitvy, 5 obléhání, 6 plenění. Zázemí: 7 zkušenosti a stavba, 8 obchod, 9 rybolov. Na konci 10, období. První hra vynechává 2 a 9.
rule-initiative = Kde se rozhodnutí navzájem dotýkají, rozhodují hráči jeden po druhém od začínajícího; začátek se každé kolo posune o jedno místo. Kde se nedotýkají, jako v obchodu a v hospodářství, rozhodují všichni zároveň.
rule-other-subphase = Každá podfáze má své vlastní tahy. To, co chceš udělat, patří do jiné.
rule-modes = První hra zná jen zlato: nemá stáda, obilí, ryby ani jezdectvo, daně se vybírají v prvních třech obdobích, v zimě se platí výdaje a jedinou smlouvou je vazalství. Základní hra má hospodářství, jezdectvo, tribut a vazalství, ale ne úrovně, žoldnéře, korzáry, přepadení a proměnu mečů. Pokročilá hra má všechno.

chapter-map = Země a moře
rule-land = Na rovině přiroste 3 obilí, na loukách 2, v horách a v bažině 1, na pustině nic. V horách a v bažině se osada hůř dobývá. Hřeben mezi dvěma poli se překročit nedá. Ostrov sousedí jen s mořem.
rule-neutral = Neutrální země nikdy nikomu nepatří: nic se na ní nestaví, neseje, neverbuje ani nezdaňuje a nic se za ni nepočítá. Jednotky přes ni smějí, ale některé se na ní ztratí.
rule-capacity = Na poli smí být libovolně mnoho jednotek, jedna osada, tedy vesnice nebo město, s dokem či přístavem a opevněním, jedno staveniště a buď oseté obilí, nebo nejvýš dvě stáda.
rule-hostile = Hráči, kteří spolu nemají smlouvu, jsou nepřátelé. Partneři ve smlouvě spolu nikdy nebojují, neobkličují se a neokrádají.
rule-control = Pole země ovládáš, když na něm máš jednotky venku a není tam nepřátelská, nebo když na něm máš svou volnou osadu. Pole se svým stádem nebo setbou vlastníš, pokud je neovládá někdo jiný. Moře ovládáš svými loděmi nebo korzáři, není-li tam nepřítel.
rule-locked = Pole, na kterém proti sobě stojí nepřátelské jednotky, je uzamčené: nic přes ně neprojde a nic na něm není propojené.
rule-encircled = Osada je obklíčená, dokud na jejím poli stojí venku nepřátelé a žádná jednotka jejího majitele ani jeho partnera. Obklíčená nic neplatí a je odříznutá; jinak je volná.
rule-connected = Tvou síť tvoří pole, která ovládáš nebo vlastníš, i na moři. Dvě z nich jsou propojená, vede-li mezi nimi řetěz takových sousedních polí. Uzamčená pole a obklíčené osady řetěz přeruší.

chapter-setup = Před prvním kolem
rule-ring-for-four = Prstenec dvanácti je mapa pro dva, tři nebo čtyři hráče.
rule-map-for-others = Tvoje vlastní mapa není připravená pro tento počet hráčů. Vyber jinou mapu, nebo hrajte v počtu, pro který je.
rule-rivals = Každý si vylosuje rivala; dva hráči jsou rivaly navzájem. Proti rivalovi se bojuje o něco lépe. Losuje se i to, kdo začíná.
rule-village-now = Nejdřív se zakládají vesnice: po řadě, pak v opačném pořadí a znovu po řadě, každý hráč tři.
rule-village-first = Nejdřív založ vesnici; vynechat nejde.
rule-village-land = Vesnice potřebuje pole země, které není neutrální.
rule-village-taken = Na poli je místo jen pro jednu osadu. Vyber pole bez ní.
rule-relocate-now = Potom smí každý, od posledního hráče, přestěhovat jednu svou vesnici, nebo je nechat stát.
rule-relocate-own = Přestěhovat můžeš jen vlastní vesnici.
rule-start-parts = Na začátku máš 5 zlatých, 5 jednotek lehké pěchoty, dok s přepravní lodí, 10 obilí, 2 stáda ovcí a 1 stádo prasat. Bez vesnice u moře máš 7 zlatých a 7 jednotek lehké pěchoty, ale žádný dok ani loď. První hra je bez obilí a stád.
rule-parts-now = Nakonec každý rozmísťuje na vlastní vesnice, s čím začíná. Odhalí se to, až budou všichni hotovi.
rule-parts-first = Nejdřív rozmísti všechno, s čím začínáš.
rule-parts-order = Rozmísťuje se v tomto pořadí: dok s lodí, lehká pěchota, stáda, obilí.
rule-parts-own = S čím začínáš, patří na tvoje vlastní vesnice.
rule-parts-room = Na pole se vejdou dvě stáda a do vesnice pět obilí; a nic nesmí zbýt.
rule-parts-one-by-one = Jednotky a obilí se rozmísťují vesnici po vesnici v daném pořadí. Poslední vesnice dostane zbytek.
rule-dock-coast = Dok potřebuje vesnici na pobřeží.

chapter-units = Jednotky
rule-unit-kinds = Všichni začínají jako lehká pěchota, která také staví. Může se z ní stát těžká pěchota, jezdectvo, obléhací stroj, přepravní nebo válečná loď. Žoldnéři a korzáři se najímají za zlato.
rule-dice = Bílá kostka má meč na dvou stěnách ze šesti, modrá na čtyřech, červená má po dvou stěnách bez meče, s jedním a se dvěma. Lehká pěchota a přepravní lodě házejí bílou, válečné lodě a žoldnéři modrou, těžká pěchota a jezdectvo červenou, korzáři čtyřmi bílými; obléhací stroje neházejí.
rule-rough = V horách, v bažině, na lodích a při útoku na hradby zasahuje lehká pěchota jako modrá kostka, kdežto těžká pěchota a jezdectvo házejí modrou a mají jen jeden život.
rule-levels = Jednotky jsou nováčci, standardní, zkušené, veteráni, nebo elita. Nováčci stojí vpředu a do žádné výhody se nepočítají. Zkušení stojí vzadu a jednou přehazují, veteráni si nechají lepší hod a mají o život víc, elita přehazuje dvakrát a počítá se za dva.
rule-unit-limit = Smíš mít nejvýš 20 jednotek; žoldnéři a korzáři se nepočítají.
rule-no-such-units = Takové jednotky tam nemáš, nebo jich není tolik, nebo nejsou tam, kde říkáš: venku, za hradbami, na stavbě či na palubě.
rule-one-at-a-time = Tohle se dělá po jedné jednotce nebo po jednom stádu.
rule-one-by-one = Ztráty se vybírají po jedné jednotce.
rule-nothing-to-propose = Tady žádný návrh není: vyber některý z tahů.

chapter-movement = 1 Jednotky
rule-moving = Každá jednotka smí v kole táhnout jednou, na sousední pole. S lodí, která ji veze, se dostane o dvě pole. Stavbu jednotky opouštějí tím, že táhnou.
rule-not-adjacent = Jedním tahem se dá jen na sousední pole, a to přes průchodnou hranici.
rule-already-moved = Tyto jednotky už táhly. Jednotka táhne v kole jednou; jezdectvo má jednu jízdu navíc, válečné lodě jeden tah navíc při ústupu.
rule-march-by-land = Pochod vede ze země na zem. Na moře se nastupuje na loď, z moře se vyloďuje.
rule-engines-stay = Obléhací stroje nikdy netáhnou. Stojí tam, kde byly postaveny.
rule-corsairs-stay = Korzáři nikdy netáhnou. Číhají tam, kam byli umístěni.
rule-partner-field = Na pole, které ovládá partner ve smlouvě, nesmí nikdo; jen pán smí přes zemi svého vazala.
rule-units-first = Jednotky, které stojí na zemi partnera ve smlouvě, ji musí v podfázi 1 opustit, pokud mohou; dřív s ní neskončíš.
rule-inside-encircled = Z obklíčené osady se po zemi odejít nedá. Nastup na vlastní lodě v loděnici, nebo udělej před bitvami výpad.
rule-hidden-orders = Podle domluvy táhnou jednotky na tajné rozkazy: všichni je dávají zároveň a odhalí se najednou.

chapter-sailing = Lodě
rule-only-ships-sail = Plavit se mohou jen přepravní a válečné lodě. Ostatní pochodují, nebo nastupují na palubu.
rule-sail-by-sea = Lodě plují z moře na moře, z loděnice na moře a zpátky, nikdy ze země na zem.
rule-own-dockyard = Loď smí jen do vlastního doku nebo přístavu.
rule-dockyard-full = Do doku se vejdou dvě lodě, do přístavu čtyři.
rule-board-from-coast = Na vlastní přepravní lodě na sousedním moři se nastupuje z pobřeží. Je to tah jednotky. V loděnici na vlastním poli se nastupuje zdarma, jako náklad lodi, která vyplouvá.
rule-land-on-coast = Vyloďuje se z moře na sousední pobřeží. Je to tah jednotky.
rule-no-room-aboard = Přepravní loď unese 3 a víc se na ni nevejde: lehká i těžká pěchota a žoldnéři zaberou po 1, jezdectvo 2.
rule-load-too-big = Přepravní loď unese 3: pěchota a žoldnéři zaberou po 1, jezdectvo 2.
rule-cannot-be-carried = Obléhací stroje, korzáry a lodě převážet nejde.
rule-carried-once = Jednotku veze loď v kole jen jednou.
rule-one-transport = Přepravní lodě vyplouvají po jedné, každá se svým nákladem.
rule-load-left-behind = Nikdo nezůstane ve vodě: koho neunesou zbývající přepravní lodě, musí plout také. V loděnici všichni vystoupí.
rule-warships-carry-nothing = Válečné lodě nikoho nevozí.

chapter-herds = 2 Stáda a zboží
rule-ride-by-land = Volná jízda jezdectva je krok po zemi.
rule-only-cavalry-rides = Tah navíc má v kole jen jezdectvo, v podfázi 1, 2 nebo 3.
rule-goods-move = Stáda, uložené obilí a uložené ryby cestují v tvé síti jakkoli daleko. Přes moře se dostanou jen na první pobřeží.
rule-same-field = Tam už to je. Urči jiné pole.
rule-no-such-herd = Takové stádo tam nemáš.
rule-herd-inside = Toto stádo je za hradbami. Vyjde, teprve až budou nepřátelé pryč.
rule-herd-went = Každé stádo se v kole přežene jen jednou.
rule-store-to-store = Obilí se převáží z jedné tvé osady do druhé, ryby z jedné tvé loděnice do druhé.
rule-fish-to-dockyard = Ryby se uchovají jen v docích a přístavech.
rule-not-so-much-stored = Tolik toho v zásobě není.
rule-sent-once = Z jedné osady do druhé se obilí i ryby posílají v kole jen jednou.
rule-goods-locked = Z uzamčeného pole nic neodejde, nic na ně nepřijde a nic přes ně neprojde.
rule-not-connected = Tato dvě pole nespojuje země ani moře, které ovládáš nebo vlastníš.
rule-one-field-across-sea = Co překonalo moře, zastaví se na pobřeží, kam dorazilo.
rule-sown-here = Na tomto poli je zaseto. Stáda a setba na jednom poli být nemohou.
rule-no-room-for-herd = Na poli se pasou nejvýš dvě stáda.
rule-store-full = Vesnice uloží 5 obilí, město 10, opevnění přidá 1; dok uloží 2 ryby, přístav 4. Víc se do zásoby nevejde.

chapter-retreat = 3 Ústup
rule-retreat = Jednotky, které ještě netáhly a nestojí proti nepříteli, smějí ustoupit do sousední vlastní osady, i obklíčené, nebo na palubu; lodě do své loděnice.
rule-retreat-home = Ustupuje se na sousední pole s vlastní hotovou osadou, nebo na palubu vlastních lodí.
rule-heavy-stays = Těžká pěchota je na ústup příliš pomalá. Loď ji ale odvézt může.
rule-transports-into-dockyards = Při ústupu vplouvají přepravní lodě jen do loděnic. Válečné smějí i na jiné moře, a to i když už táhly.
rule-locked-field = Z uzamčeného pole nikdo nevyjede ani neustoupí. Kdo stojí proti nepříteli, odejde jen v podfázi 1.
rule-locked-sea = Při ústupu se na uzamčeném moři na lodě nenastupuje.
rule-attrition = Na konci podfáze 3 ztratí každý na neutrální zemi část svých jednotek: z 1 až 4 jednu, z 5 až 8 dvě a tak dál.
rule-attrition-first = Nejdřív vyber, koho na neutrální zemi ztratíš.
rule-attrition-here = Ztráty se vybírají na tom neutrálním poli, na které je řada.

chapter-withdrawal = 4 Přepadení, stažení, výpad
rule-ambush = Opevnění zasáhne každého nepřítele, který v tomto kole vstoupil na jeho pole, byla-li jeho osada předtím volná: ve vesnici jednou modrou kostkou, ve městě dvěma. Koho zasáhne, určí majitel.
rule-withdrawal = Před bitvami smíš tam, kde jsou na poli nepřátelé, stáhnout jednotky a stáda za hradby. Nezůstane-li nikdo tvůj venku, je osada obklíčená. Vesnice ukryje 5 jednotek a 1 stádo, město 10 a 2, opevnění o jednotku víc.
rule-no-foes-here = Stahovat se, dělat výpad a opouštět stavbu jde jen tam, kde na poli stojí nepřátelské jednotky.
rule-no-own-settlement = Za hradby smíš jen do vlastní osady na tomto poli.
rule-was-not-free = Jednotky a stáda přijme už jen osada, která byla na začátku kola volná.
rule-no-room-inside = Za hradbami už není místo: ve vesnici je ho pro 5 jednotek a 1 stádo, ve městě pro 10 a 2, opevnění přidá jednu jednotku.
rule-withdrew-or-sallied = Jednotka se v kole buď stáhne, nebo udělá výpad, ne obojí.
rule-herds-inside = Stádo za hradbami sní každé kolo po obléhání 1 obilí své osady, jinak je ztracené. V zimě se krmí jako všechna ostatní.
rule-coming-out = Na konci podfáze 6 vyjdou všichni z osady, před kterou už žádný nepřítel nestojí.
rule-room-first = Nejdřív najdi místo stádu, které vyšlo ven a nevejde se.
rule-house-nearby = Stádo, které nemá místo, jde na sousední pole země, které ovládáš.

chapter-battle = 4 Bitva
rule-battle = Nepřátelé s jednotkami venku na stejném poli nebo na moři bojují, chce-li to aspoň jeden. Nechce-li nikdo, všichni zůstanou a pole je uzamčené.
rule-battle-round = V kole bitvy házejí oba zároveň. Každý meč prolomí štít, nebo ubere život, ztráty mají obě strany najednou a potom se životy i štíty obnoví. Pak smí utéct nejdřív ten, kdo bitvu nezačal, a po něm druhý. Tak to pokračuje, dokud jedna strana nezmizí.
rule-bonuses = Každé 3 kostky bez meče dají 1 meč, každé 4 jednotky proti vlastnímu rivalovi 1 meč, každých 5 jednotek 1 štít, každých 6 jednotek stejného druhu 1 kostku navíc. Kdo zůstane na stavbě, bojuje vzadu s polovinou kostek. U opevnění, které není obklíčené, přidá jeho majitel modrou kostku, ve městě dvě.
rule-battle-points = Kdo bitvu vyhraje, získá 1 vítězný bod, kdo ji prohraje nebo uteče, 1 ztratí. Po třech kolech za sebou beze ztrát je to nerozhodně a oba zůstanou.
rule-fight-or-not = Teď jde o bitvu na tomto poli: urči soupeře, nebo nebojuj.
rule-battles-in-map-order = Bitvy se odehrávají pole po poli v pořadí mapy, žádná mimo pořadí.
rule-nobody-to-fight = Tento hráč nemá na poli žádné jednotky venku.
rule-partners-do-not-fight = Na toho, s kým máš smlouvu, útočit nejde.
rule-one-battle-per-pair = Dva hráči svedou na jednom poli v kole jen jednu bitvu.
rule-charge = V prvním kole bitvy smí jezdectvo do steče, jen ne v horách, v bažině a na moři. Udeří první a odpovědí mu jen přeživší; štíty proti němu platí dvojnásob. Kdo byl ve steči, v tomto kole už nehází.
rule-charge-or-not = Teď tajně rozhodni, zda tvoje jezdectvo vyrazí do steče.
rule-convert-or-not = Teď tajně rozhodni, co bude s dvojicemi mečů: štít v tomto kole, nebo meč v příštím.
rule-pairs-of-swords = Ze dvou mečů je jeden štít, nebo jeden uložený meč. Nemůžeš proměnit víc dvojic, než máš, ani mít víc takových štítů, než má nepřítel mečů.
rule-hit-first = Nejdřív vyber, koho zasáhnou tvoje meče.
rule-yield-first = Nejdřív vyber, koho ze své zadní řady ztratíš.
rule-spill-first = Nejdřív vyber, kdo bude ztracen z přetížených lodí: každá přepravní loď unese 3.
rule-rows-in-order = Řady padají popořadě: nejdřív nováčci vpředu, potom střed, nakonec zadní řada: zkušení, stavitelé, stroje a přepravní lodě. Vpředu a uprostřed vybírá útočící strana, vzadu majitel.
rule-not-enough-swords = Jednotka padne, jen když meče stačí na všechny její životy; pouhé zranění se zahojí.
rule-flee-first = Kdo začal utíkat, utíká, dokud se ještě někdo může dostat pryč.
rule-flee-or-not = Teď rozhodni, zda a kam utečeš.
rule-no-flight-there = Utíká se na sousední pole s vlastní volnou osadou, na vlastní přepravní lodě na neuzamčeném moři, nebo zpátky, odkud jednotka přišla, není-li tam nepřítel; lodě na neuzamčené moře nebo do své loděnice. Co utéct nemůže, je ztraceno.
rule-flee-all-or-one = Jednotky jednoho druhu utíkají na jedno místo buď všechny, které tam mohou, nebo po jedné.
rule-never-moves = Obléhací stroje a korzáři utéct nemohou.

chapter-siege = 5 Obléhání
rule-siege = Kdo obkličuje nepřátelskou osadu, smí zaútočit na její hradby, a to od třetího kola hry, podle domluvy i od prvního. Stupeň obrany je 1 u vesnice a 2 u města, o 1 víc za opevnění a o 1 za hory nebo bažinu. Každý stupeň dá 5 štítů hradeb a modrou kostku.
rule-assault = Meče jediného kola musí stačit na celé hradby, jinak jsou zase celé. Každý obléhací stroj z nich ubere 4, od 3 u nováčků po 7 u elity. Útočníci nemají štíty. Před prolomením jsou za období nejvýš tři kola.
rule-breach = Po prolomení se bojuje jako v bitvě, ale obránci nemohou utéct. Prázdná osada je prolomením dobytá. Útočník smí po každém kole přestat; v dalším období jsou hradby zase celé.
rule-assault-or-not = Teď rozhodni, zda zaútočíš na hradby.
rule-no-settlement = Není tu žádná osada, na kterou by se dalo zaútočit.
rule-not-encircled-by-you = Zaútočit smíš na nepřátelskou osadu, kterou obkličují tvoje jednotky a která ještě nepadla, a ne před třetím kolem hry, není-li domluveno jinak.
rule-sieges-in-map-order = Obléhání přicházejí na řadu v pořadí mapy, žádné mimo pořadí.

chapter-fall = Pád osady
rule-fall = Osada bez obránců se obsadí, jak je. Bráněná vesnice se zničí a vynese 2 zlaté; bráněné město se buď zničí a vynese 6 zlatých, nebo se z něj stane vesnice; jeho přístav se buď zničí a vynese 4 zlaté, nebo se z něj stane dok. Zlato je jen z pole propojeného s volnou osadou vítěze. Kdo na osadu nemá dílky, musí ji zničit.
rule-fall-points = Město dobyté, zničené nebo vyhladovělé má cenu 8 vítězných bodů, vesnice 4; majitel jich stejně tolik ztratí.
rule-fall-first = Nejdřív rozhodni, co bude s osadou, která padla: zničit ji, nebo si ji ponechat.
rule-falls-in-order = O padlých osadách se rozhoduje v pořadí, v jakém padly.

chapter-plunder = 6 Plenění
rule-plunder = Kdo ovládá pole země jednotkami, smí je vyplenit: dostane 1 zlatý, je-li pole propojené s jeho volnou osadou. Vypleněné pole nedá daně ani nováčky a setba na něm stojí o 1 obilí víc, dokud tam nevyroste osada nebo se v obchodu nezaplatí 3 zlaté.
rule-robbing = Nepřátelskou setbu a stáda na takovém poli smíš vzít, nebo zničit. Za každé stádo a každé oseté pole má ten, kdo bere, 1 vítězný bod, kdo ničí, nemá nic, a majitel 1 ztratí.
rule-plunder-or-not = Teď jde o plenění: plenit, vzít, zničit, nebo skončit.
rule-plunder-on-land = Vyplenit jde jen zemi.
rule-only-units-plunder = Plení jen jednotky, které stojí na poli venku.
rule-plunder-needs-control = Toto pole neovládáš: stojí na něm nepřátelé nebo partner.
rule-plundered-already = Toto pole už je vypleněné. Nic dalšího z něj není.
rule-no-empty-foreign-site = Odstranit můžeš jen nepřátelské staveniště nové vesnice, na kterém nikdo nepracuje.
rule-nothing-to-rob = Takové nepřátelské stádo ani setba tu venku není.

chapter-experience = 7 Zkušenosti
rule-experience = Za každou nepřátelskou jednotku zničenou v bitvě nebo při obléhání postoupí o úroveň jeden tvůj přeživší. Výcvik zaplacený v obchodu tady v příštím kole končí, zůstala-li jednotka u své volné osady.
rule-merit-first = Nejdřív vyber, kdo postoupí za zničené nepřátele.
rule-survivors-rise = Za boj postoupí jen ti, kdo ho přežili.
rule-one-level-a-round = Jednotka postoupí v kole nejvýš o jednu úroveň.
rule-no-level-above-elite = Nad elitou už nic není.

chapter-building = Stavba
rule-building = Stavba se zaplatí v obchodu a vstoupí na ni 1 až 4 jednotky lehké pěchoty. Začíná na 25 %, v první hře na 50 %. V každé podfázi 7 přibude 25 % za každý plný nejmenší počet stavitelů: 2 pro vesnici, 4 pro město, 1 pro dok, 2 pro přístav, 1 pro opevnění; elita se počítá dvakrát. Opuštěné staveniště o nic nepřijde.
rule-building-prices = Vesnice stojí 3 zlaté, město 5, dok 2, přístav 4, opevnění 2.
rule-one-site = Na poli je najednou jen jedno staveniště.
rule-village-where = Nová vesnice potřebuje pole země bez osady, které ovládáš; neutrální to být nesmí.
rule-extension-where = Město, dok, přístav a opevnění se stavějí jen u vlastní osady.
rule-city-where = Město vyroste jen z tvé vesnice.
rule-second-city = Prvním městem se smí stát kterákoli vesnice. U každého dalšího musí mít vesnice přístav.
rule-dock-where = Dok potřebuje osadu na pobřeží, která ještě žádný nemá.
rule-harbour-where = Přístav vyroste jen z tvého doku.
rule-one-fort = Osada má nejvýš jedno opevnění.
rule-building-encircled = V obklíčené osadě se nestaví.
rule-only-infantry-builds = Staví jen lehká pěchota.
rule-site-full = Na staveništi pracují nejvýš čtyři jednotky.
rule-own-site = Jen na vlastní staveniště smíš poslat další stavitele, nebo se ho za 1 zlatý vzdát.
rule-tile-limit = Máš 15 dílků: vesnice, dok nebo opevnění zabere 1, město nebo přístav 2, i když se teprve staví. Na co dílky nestačí, to se nestaví.

chapter-trade = 8 Obchod
rule-trade = Nejdřív se smlouvy ruší, nabízejí a přijímají. Potom obchodují všichni zároveň, kolik chtějí a v jakémkoli pořadí. Nakonec vyplouvají korzáři.
rule-trade-now = Teď se obchoduje: kupuj, prodávej, verbuj, cvič, stav, nebo skonči.
rule-not-enough-gold = Na tohle nemáš dost zlata.
rule-recruiting = Verbování lehké pěchoty stojí 1 zlatý, a to na kterémkoli poli země, které ovládáš, které není vypleněné a které je propojené s volnou osadou. V pokročilé hře jsou to nováčci; za 2 zlaté se u volné osady koupí standardní jednotka.
rule-recruit-where = Verbuje se na zemi, kterou ovládáš a která je propojená s tvou volnou osadou.
rule-recruit-plundered = Vypleněná země nikoho nedá.
rule-buy-slots = Vesnice dá v kole 1 novou jednotku, město 2, každé jiné pole 1.
rule-buy-what = Kupuje se jen lehká pěchota, žoldnéři a korzáři; lehká pěchota standardní, ostatní ne horší než standardní. Všechno ostatní vzniká z lehké pěchoty.
rule-infantry-is-recruited = Bez úrovní se lehká pěchota nekupuje: naverbovat tutéž jednotku je levnější.
rule-buy-where = Jednotky se kupují u vlastní volné osady.
rule-no-hirelings = Žoldnéři a korzáři jsou jen v pokročilé hře.
rule-hirelings = Žoldnéř stojí 4 zlaté, korzár 10, za každou úroveň nad standardní o 2 víc. Nejedí a do počtu jednotek se nepočítají; žoldnéř stojí každou zimu 2 zlaté, nebo odejde.
rule-corsair-needs-dock = Korzáři se najímají v osadě s dokem nebo přístavem.
rule-corsair-first = Nejdřív pošli na moře své korzáry.
rule-corsair-where = Korzáři číhají na moři vedle pole, které ovládáš.
rule-corsair-best-first = Korzáři se umísťují po jednom, nejlepší první.
rule-upgrading = Z lehké pěchoty se stane těžká za 3 zlaté, obléhací stroj za 2, jezdectvo za 4, přepravní loď za 2, válečná za 3; úroveň si ponechá. Kdo se na náležitém místě změní zpátky, vrátí cenu, stroj nic; jinde se nevrací nic.
rule-upgrade-what = V něco jiného se mění jen lehká pěchota: v těžkou pěchotu, obléhací stroj, jezdectvo, přepravní nebo válečnou loď.
rule-builders-stay = Kdo pracuje na stavbě, má co dělat.
rule-upgrade-slots = Vesnice v kole přemění nebo vycvičí 1 jednotku, město 2.
rule-ship-slots = Dok v kole postaví, vycvičí nebo najme 1 loď, přístav 2.
rule-dock-full = V loděnici už pro další loď není místo.
rule-heavy-in-city = Těžká pěchota vzniká ve volném městě.
rule-cavalry-where = Jezdectvo vzniká u tvé propojené osady.
rule-cavalry-needs-horses = Jezdectvo potřebuje propojené stádo koní: jedno stádo na dva jezdce z téhož obchodu.
rule-no-cavalry = První hra jezdectvo nemá.
rule-ship-in-dockyard = Lodě vznikají v doku nebo přístavu volné osady.
rule-warship-in-harbour = Válečné lodě vznikají jen v přístavu.
rule-engine-at-siege = Obléhací stroje vznikají z lehké pěchoty, která obkličuje nepřátelskou osadu a je propojená s tvou osadou, jež v tomto kole ještě smí přeměňovat.
rule-downgrade-what = Zpátky se změní jen to, co vzniklo z lehké pěchoty.
rule-ship-lands = Loď na moři se zpátky nemění; vylodí posádku na pobřeží.
rule-land-what = Posádku vylodí jen loď. Loď je ztracená a na břehu stojí jedna jednotka lehké pěchoty.
rule-landing-adjacent = Posádka se vylodí na sousedním pobřeží.
rule-landing-where = Posádka se vylodí tam, kde není nepřítel, cizí osada ani partner.
rule-ship-loaded = Bez této přepravní lodi to nejde: ostatní neunesou všechny, kdo jsou na palubě.
rule-training = Výcvik stojí z nováčků na standardní 1 zlatý, ze standardních na zkušené 2. Skončí v příštím kole.
rule-no-training = Úrovně a výcvik zná jen pokročilá hra.
rule-hirelings-not-trained = Žoldnéři a korzáři se necvičí. Najmi si lepší.
rule-training-ceiling = Nad zkušené se nikdo nevycvičí. Veteráni a elita vzejdou z boje.
rule-train-where = Jednotky se cvičí u vlastní volné osady, lodě v její loděnici.
rule-in-training = Tyto jednotky už se cvičí.

chapter-goods = Zboží v obchodu
rule-prices = Obilí se kupuje za 2 zlaté a prodává za půl, s přístavem za 1. Ryba se kupuje za 1 a prodává jen s přístavem, za půl. S přístavem stojí ovce 5 a vynesou 3, prasata a koně 7 a 5, krávy 9 a 7. Poloviny se sčítají; platí se jen celé zlato a poslední půlka propadne.
rule-no-goods = První hra nemá zboží ani stáda.
rule-goods-connected = Se zbožím se obchoduje tam, kde je propojení s tvou volnou osadou.
rule-goods-need-store = Obilí se kupuje do vlastní osady, ryby do její loděnice.
rule-no-such-goods = Tolik toho tam nemáš.
rule-sale-needs-harbour = Ryby a stáda se prodávají jen tam, kde je propojení s tvým přístavem.
rule-herds-need-harbour = Stáda se kupují jen tam, kde je propojení s tvým přístavem.
rule-field-full = Na poli není pro stádo místo: smějí tam být nejvýš dvě a žádné vedle setby.
rule-lots = S obilím a rybami se obchoduje po jednom, po dvou a po pěti, nebo kolik jich je, kolik se vejde a kolik se dá zaplatit.
rule-meat-not-traded = Maso nevydrží. Je z poražených stád a hned se prodá.
rule-crop-not-traded = Se stojícím obilím se neobchoduje.
rule-slaughter-season = V obchodu se stáda porážejí jen na jaře a v létě; za každý kus masa je půl zlatého.
rule-no-marker = Toto pole vypleněné není.
rule-clean-where = Obnovit můžeš jen vypleněné pole, které ovládáš nebo vlastníš; stojí to 3 zlaté.

chapter-treaties = Smlouvy
rule-treaties = Smlouva spojuje nadřízeného a podřízeného, který platí. Pomoc: nejméně 1 zlatý hned, na dvě kola. Tribut: nejméně 2 zlaté při každých daních, na čtyři kola. Výkupné: nejméně 4 zlaté hned, na čtyři kola. Vazalství: 1 zlatý při každých daních, až do propuštění nebo vzpoury, a pán smí přes vazalovu zemi. Pomoc a výkupné se smějí platit i jedním druhem zboží.
rule-treaty-peace = Dokud smlouva trvá, nejsou ti dva nepřátelé a obléhání mezi nimi končí. Nezaplacená dávka ji ukončí.
rule-treaty-points = První platba přinese nadřízenému 2 vítězné body, pomoc 1, a podřízeného stojí 1, pomoc nic. Dvojice boduje jednou za rok, opačným směrem až po osmi kolech, a smlouvami nikdo nezíská víc než 6.
rule-offers-first = Teď se nabízejí smlouvy: podej nabídku, nebo žádnou.
rule-answer-first = Nejdřív na nabídku odpověz: přijmi ji, nebo odmítni.
rule-offer-to-a-player = Nabídka se podává jinému hráči, který je ještě ve hře.
rule-one-treaty-per-pair = Dva hráči mají spolu najednou jen jednu smlouvu.
rule-one-offer-a-round = Každému hráči podáš v kole jen jednu nabídku.
rule-treaty-not-in-this-game = Ne každá hra má všechny smlouvy: vazalství je vždy, tribut od základní hry, pomoc a výkupné v pokročilé.
rule-ransom-needs-threat = Výkupné se platí jen tomu, kdo obkličuje plátcovu osadu nebo stojí na zemi s jeho stádem či setbou.
rule-dues-in-gold = Tribut a dávka vazala se platí ve zlatě.
rule-treaty-costs-more = Pomoc má cenu nejméně 1 zlatého, tribut 2, výkupné 4, dávka vazala 1; méně se nabídnout nedá.
rule-payment-not-possible = Plátce tolik nemá, nebo na to druhý nemá místo.
rule-offer-usual-sums = Nabízejí se jen některé částky: nejmenší a několik nad ní.
rule-revolts-first = Teď se smějí vazalové vzbouřit a páni propouštět, ještě před nabídkami.
rule-release-own-vassal = Propustit můžeš jen vlastního vazala.
rule-revolt-against-lord = Vzbouřit se můžeš jen proti vlastnímu pánovi.
rule-revolt-in-spring = Vazal se smí vzbouřit jen na jaře a ztratí tím 2 vítězné body.

chapter-farm = 9 a 10 Rybolov, setba, daně, sklizeň
rule-fishing = Každé klidné moře, které ovládáš, dá 1 rybu do propojené loděnice, kde je místo. Jde to samo.
rule-young = Na jaře mají každá dvě stáda stejného druhu jedno mladé stádo. Liché je má, padne-li na kostce 1 nebo 2. Stáda za obklíčenými hradbami mláďata nemají.
rule-young-first = Teď se umísťují mláďata: vyber pole, přijmi návrh, nebo skonči a o zbytek přijdeš.
rule-young-in-order = Mláďata se umísťují po druzích: ovce, prasata, krávy, koně.
rule-young-on-controlled-land = Mláďata se pasou na zemi, kterou ovládáš.
rule-sowing = Potom se smí na každé volné pole, které ovládáš, zasít 1 uložené obilí. V létě přiroste podle krajiny a na podzim se sklidí všechno.
rule-sow-only = Teď se seje: urči pole, přijmi návrh, nebo skonči.
rule-sow-controlled-land = Seje se jen na zemi, kterou ovládáš.
rule-sow-not-on-grey = Na pustině nic neroste.
rule-sow-free-land = Pole se stádem nebo setbou se osít nedá.
rule-sow-connected = Pole, na kterém chceš sít, musí být propojené s tvou volnou osadou.
rule-sow-needs-grain = K setí je potřeba obilí z propojených osad: na pole 1, na vypleněné 2.
rule-taxes = Na podzim, v první hře i na jaře a v létě, dá každá volná vesnice 1 zlatý, město 3, jeho přístav 2 a každé propojené nevypleněné pole země s jednotkami nebo osadou půl; lichá půlka propadne. Potom se platí tributy a dávky.
rule-harvest-only = Teď se sklízí: urči pole, osadu a kolik, přijmi návrh, nebo skonči.
rule-nothing-sown = Tam není zaseto.
rule-harvest-controlled-land = Sklízí se jen země, kterou ovládáš. Cizí úroda na ní se počítá jako ukradená.
rule-partners-do-not-rob = Na úrodu partnera ve smlouvě se nesahá.
rule-harvest-to-connected-settlement = Úroda se sváží do tvé propojené volné osady.
rule-harvest-what-stands = Víc, než na poli stojí, se sklidit nedá.
rule-harvest-in-order = Sklízej každé pole, dokud je v osadě místo; jen z prvního smíš část nechat. Co se nesklidí, shnije.

chapter-winter = Zima
rule-feeding = V zimě sní každá jednotka a vesnice 1 jídlo, město 2: jedním jídlem je jedno obilí, dvě ryby nebo jeden kus masa. Jezdectvo sní o obilí víc. Každé stádo sní 1 obilí, nebo se porazí. Obléhatelé krmí první. Kdo se nenají, je ztracen; z města nakrmeného zpola je vesnice.
rule-larder = Jídlo se dostane tak daleko, kam sahá tvoje síť s volnou osadou. Obklíčená osada žije z vlastních zásob, uzamčené pole také; jinde je jen maso stád, která tam jsou.
rule-meat = Poražené ovce dají 3 kusy masa, prasata nebo koně 5, krávy 7; odříznuté 2, 3 a 4. Za každý zbylý kus je 1 zlatý.
rule-upkeep = V první hře stojí místo toho každá jednotka a vesnice v zimě 1 zlatý, město 2, obklíčené dvojnásob; co není propojené, je ztraceno.
rule-feed-first = Teď se musí všichni najíst, v první hře se za všechny platí: přijmi návrh, nebo nejdřív rozhodni o jednotlivých stádech, jednotkách a osadách.
rule-food-chosen-already = Co se spotřebuje nejdřív, se volí jen jednou.
rule-no-such-food = Toto jídlo nejde zvolit: žádné nemáš, nebo nemáš nic jiného.
rule-herd-needs-grain = Nechat stádo naživu stojí 1 obilí, které na ně musí zbýt.
rule-no-such-units-to-feed = Takové tvoje jednotky tu nikdo krmit ani platit nemusí, nebo už je o nich rozhodnuto.
rule-starve-all-or-one = Jednotky jednoho druhu na jednom poli zůstávají o hladu nebo bez placení buď všechny, nebo po jedné.
rule-no-such-settlement-to-feed = Tady není tvoje osada, kterou by bylo třeba krmit nebo platit, nebo už je o ní rozhodnuto.
rule-surrender = Obléhatel smí hladovou obklíčenou osadu nakrmit z jídla, které mu zbylo a je s jejím polem propojené, vesnici za 1 a město za 2; má-li na ni dílky, vezme si ji s body jako za dobytí. V první hře platí zlatem. Neudělá-li to nikdo, osada zanikne a majitel ztratí 4 nebo 8 vítězných bodů.
rule-spare-or-not = Teď rozhodni o osadě, kterou nikdo nenakrmil nebo v první hře nezaplatil: udělat to a vzít si ji, nebo ji nechat zaniknout.

chapter-victory = Vítězství
rule-sovereignty = Suverenita: kdo má smlouvy se všemi ostatními, vždy jako nadřízený, hned vítězí. Ve dvou hráčích končí hru každá smlouva. Vítězí i ten, kdo zůstane poslední.
rule-dominance = Převaha: 10 vítězných bodů.
rule-power = Moc: dva z těchto cílů: 14 polí země, která ovládáš nebo vlastníš, 9 volných osad, 40 statkových bodů, 2 volná města. Uložené obilí nebo dvě ryby jsou 1 statkový bod, ovce 2, prasata nebo koně 4, krávy 6.
rule-announcing = Převaha a moc se oznamují na konci kola. Platí-li ještě na konci příštího a stačí-li statkové body se stojícím obilím na všechny osady, na vesnici 1 a na město 2, je vyhráno; v první hře musí stačit zlato. Kdo k moci potřebuje 40 statkových bodů, musí to mít navíc.
rule-significance = Významnost: po pěti letech vítězí nejvíc bodů, při shodě víc zlata. Od konce druhého roku vítězí hned náskok 12 bodů. Za každý vítězný bod je 1, za pole země 2, za vypleněné 1, za volnou osadu 1, za město o 1 víc, za každých 5 statkových bodů 1. Trvající smlouva se nadřízenému přičte a podřízenému odečte: vazalství 3, výkupné 2, tribut 1, pomoc 1 a 2.
rule-out = Kdo nemá osadu ani jednotku kromě korzárů, je mimo hru.
rule-announce-only = Teď se oznamují vítězství: převaha, moc, nebo nic.
rule-announced-already = Tohle už máš oznámené.
rule-power-not-reached = K moci potřebuješ dva ze čtyř cílů: 14 polí země, 9 volných osad, 40 statkových bodů, 2 volná města.
rule-dominance-not-reached = K převaze potřebuješ 10 vítězných bodů.
rule-dominance-too-early = Převaha se oznamuje nejdřív na konci prvního roku, není-li domluveno jinak.

chapter-moves = Zápis tahů
rule-write-board = V terminálu má každé pole, na kterém něco je, svůj řádek: jméno, v závorce označení, kterým se píše v tazích, krajinu, [číslo hráče, který je drží], co na něm je, vždy s číslem majitele, a po šipce sousední pole. LI je lehká pěchota, HI těžká pěchota, SE obléhací stroj, CA jezdectvo, TR přepravní loď, WS válečná loď, ME žoldnéři, CO korzáři. Vykřičník znamená, že proti sobě stojí nepřátelé, o obklíčení, x vyplenění.
rule-write-units = Jednotky jsou LI, HI, SE, CA, TR, WS, ME a CO; „LI.veteran*2“ jsou dvě jedné úrovně, „LI@site*1“ je jedna na stavbě. „mv i00>i01 LI*2“ pochoduje, „board o00>x00 LI*2“ a „land x00>o01 LI*2“ používají lodě, „sail o00>x00 TR*1 +LI +HI“ pluje s nákladem.
rule-write-farm = „herd m00>m03 sheep“, „grain m00>m03 *2“ a „fish o00>o03 *1“ převážejí zboží, „young m00 sheep“, „sow m00“ a „reap m00>m03 *3“ hospodaří. „feed grain“, „kill m00 sheep“, „pen m00 sheep“, „starve m00 LI*1“ a „raze m00“ rozhodují jednotlivě v zimě.
rule-write-war = „wd m00 LI*2“, „pull m00 sheep“, „sally m00 LI*1“ a „leave m00 LI*1“ jsou před bitvami. „fight m00 P2“, „charge“, „conv 1 0“ (štíty, uložené meče), „hit LI*1“, „lose m00 LI*1“ a „flee m00>m01 LI*2“ je vedou; „assault m00“, „keep m00“, „raze m00“, „loot m00“, „take m00 crop“ a „burn m00 sheep“ následují. „raise m00 LI*1“ dá úroveň.
rule-write-trade = „buy m00 LI*1“, „rec m00“, „up m00 LI*1 HI“, „down m00 HI*1“, „train m00 LI*1“, „build m00 village LI*2“, „join m00 LI*1“, „drop m00“, „clean m00“, „sell m00 grain *2“, „purchase m00 grain *1“, „kill m00 sheep“ a „corsair x00 CO*1“ obchodují. „offer P2 pay tribute 2 gold“ nebo s „receive“ nabízí smlouvu, „yes“ a „no“ odpovídají, „revolt P2“ a „release P2“ ji končí.
rule-write-rest = „village m00“, „relocate m00>m01“, „put m00 LI*2“, „dock o00“, „pen m00 sheep“, „store m00 *5“ a „house m00>m01 sheep“ něco umístí. „announce power“ oznamuje. „auto“ přijme návrh, „done“ ukončí, co právě děláš.

not-a-move = „{ $text }“ není tah této hry. Tahy vypadají takto: „mv i00>i01 LI*2“, „build m00 village LI*2“, „sow m00“, „auto“, „done“; všechny jsou v nápovědě.

## Co se děje: $player je jméno, ostatní hráči mají čísla

load = { type-name }{ $LI ->
        [0] { "" }
       *[other] { " " }+ { $LI }× lehká pěchota
    }{ $HI ->
        [0] { "" }
       *[other] { " " }+ { $HI }× těžká pěchota
    }{ $CA ->
        [0] { "" }
       *[other] { " " }+ { $CA }× jezdectvo
    }{ $ME ->
        [0] { "" }
       *[other] { " " }+ { $ME }× žoldnéři
    }
load-with-levels = { load }{ $recruit ->
        [0] { "" }
       *[other] { " " }(nováčci: { $recruit })
    }{ $experienced ->
        [0] { "" }
       *[other] { " " }(zkušení: { $experienced })
    }{ $veteran ->
        [0] { "" }
       *[other] { " " }(veteráni: { $veteran })
    }{ $elite ->
        [0] { "" }
       *[other] { " " }(elita: { $elite })
    }
money =
    { $half ->
        [0] { $gold }
       *[other]
            { $gold ->
                [0] ½
               *[other] { $gold }½
            }
    }
money-gold =
    { $half ->
        [0] { gold-gain }
       *[other] { money } zlatého
    }

event-first = { $player } začíná.
event-rival = { $player } má rivala: { $other }.
event-village = { $player } zakládá vesnici na poli { $field }.
event-relocated = { $player } stěhuje vesnici z pole { $field } na pole { $to }.
event-start = Všichni mají rozmístěno. Začíná první rok.

event-ordered = { $player } dává tajný rozkaz.
event-ordered-known = { $player } rozkazuje: { $from } → { $to }, { $count }× { unit }.
event-marched = { $player } pochoduje: { $from } → { $to }, { $count }× { unit }.
event-boarded = { $player } naloďuje: { $from } → { $to }, { $count }× { unit }.
event-landed = { $player } vyloďuje: { $from } → { $to }, { $count }× { unit }.
event-sailed = { $player } pluje: { $from } → { $to }, { $count }× { unit }.
event-sailed-load = { $player } pluje: { $from } → { $to }, { $count }× { load }.
event-drove = { $player } přehání stádo: { $from } → { $to }, { herd }.
event-carried-grain = { $player } převáží obilí ({ $count }): { $from } → { $to }.
event-carried-fish = { $player } převáží ryby ({ $count }): { $from } → { $to }.
event-worn-down = { $player } ztrácí na neutrálním poli { $field }: { $count }× { unit }.

event-ambush = { $player } přepadá na poli { $field } nepřítele: { $other }.
event-ambush-rolled =
    { $swords ->
        [one] { $player } útočí z opevnění na poli { $field }: { $swords } meč.
        [few] { $player } útočí z opevnění na poli { $field }: { $swords } meče.
       *[other] { $player } útočí z opevnění na poli { $field }: { $swords } mečů.
    }
event-withdrew = { $player } stahuje za hradby na poli { $field }: { $count }× { unit }.
event-pulled-herd = { $player } zahání za hradby na poli { $field }: { herd }.
event-sallied = { $player } dělá výpad na poli { $field }: { $count }× { unit }.
event-left-site = { $player } opouští stavbu na poli { $field }: { $count }× { unit }.
event-came-out = Na poli { $field } vycházejí jednotky z hradeb: { $player }.
event-housed = { $player } odvádí stádo z pole { $from } na pole { $to }: { herd }.
event-herd-lost = { $player } přichází na poli { $field } o stádo, pro které není místo: { herd }.
event-fed-inside = { $player } krmí stáda za hradbami na poli { $field }, obilí: { $count }.
event-starved-inside = { $player } přichází o hladové stádo za hradbami na poli { $field }: { herd }.

event-battle = { $player } začíná na poli { $field } bitvu, proti stojí { $other }.
event-chooses-charge = { $player } tajně rozhoduje o steči.
event-chose-charge =
    { $charge ->
        [0] { $player } nejde na poli { $field } do steče.
       *[other] { $player } vyráží na poli { $field } do steče!
    }
event-charge-rolled = Steč na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-rolled = { $round }. kolo bitvy na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-chooses-conversion = { $player } tajně rozhoduje o mečích.
event-chose-conversion = { $player } mění na poli { $field } meče, štíty: { $shields }, uložené: { $saved }.
event-units-lost = { $player } ztrácí na poli { $field }: { $count }× { type-name }.
event-flees = { $player } utíká z pole { $field }.
event-fled = { $player } uniká: { $field } → { $target }, { $count }× { type-name }.
event-battle-won = { $player } vyhrává na poli { $field } bitvu, prohrává { $other }.
event-battle-drawn = Bitva na poli { $field } je nerozhodná: { $player } a { $other }.

event-assault = { $player } útočí na hradby na poli { $field }, brání se { $other }.
event-assault-rolled = { $round }. kolo útoku na hradby na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-breach = { $player } prolamuje hradby na poli { $field }.
event-assault-repelled = { $player } útočí na hradby na poli { $field } marně: útok je odražen.
event-assault-ends = { $player } zastavuje útok na hradby na poli { $field }.
event-conquers = { $player } dobývá osadu na poli { $field }: { building }. Přichází o ni { $other }. Vítězné body: { $vp }.
event-razes =
    { $gold ->
        [0] { $player } ničí na poli { $field }: { building }, bez zlata.
       *[other] { $player } ničí na poli { $field }: { building }, +{ gold-gain }.
    }
event-occupies = { $player } obsazuje na poli { $field }: { building }.
event-plunders =
    { $gold ->
        [0] { $player } plení pole { $field }, bez zlata.
       *[other] { $player } plení pole { $field }, +{ gold-gain }.
    }
event-robs = { $player } bere na poli { $field }: { good-name }. Přichází o to { $other }.
event-burns = { $player } ničí na poli { $field }: { good-name }. Přichází o to { $other }.
event-site-removed = { $player } odstraňuje opuštěné staveniště na poli { $field }.

event-trained = { $player } má vycvičeno na poli { $field }: { $count }× { unit }.
event-rises = { $player } povyšuje na poli { $field }: { $count }× { unit }.
event-site-begun = { $player } začíná stavět na poli { $field }: { building } za { gold-gain }, stavitelé: { $count }.
event-site-joined = { $player } posílá posily na stavbu na poli { $field }: { building }, { $count }× lehká pěchota.
event-site-grew = { $player } staví na poli { $field }: { building }, { $done } %.
event-site-given-up = { $player } se vzdává staveniště na poli { $field }: { building }, zpět { gold-gain }.
event-built = { $player } dokončuje na poli { $field }: { building }.

event-treaty-ends =
    { $why ->
        [revolt] { $partner } se bouří, o vazala přichází { $player }.
        [release] { $player } propouští vazala: { $partner }.
        [unpaid] Nezaplacená smlouva končí: { treaty-name }, { $player } a { $partner }.
       *[time] Končí platnost smlouvy: { treaty-name }, { $player } a { $partner }.
    }
event-offer = { $player } nabízí smlouvu, rozhoduje { $partner }: { treaty-name }; platí { $inferior }, dostává { $superior }, { coins }.
event-refusal = { $player } odmítá, co nabízí { $partner }.
event-treaty = Smlouvu podepisují { $player } a { $partner }: { treaty-name }; platí { $inferior }, dostává { $superior }, { coins }.
event-treaty-points =
    { $loss ->
        [0] Vítězné body za smlouvu: { $player } +{ $gain }.
       *[other] Vítězné body za smlouvu: { $player } +{ $gain }, { $partner } −{ $loss }.
    }
event-due = { $player } platí dávku ({ gold-gain }), dostává ji { $partner }.

event-recruited = { $player } verbuje lehkou pěchotu na poli { $field } za { gold-gain }.
event-bought = { $player } kupuje na poli { $field }: { unit } za { gold-gain }.
event-corsair-placed =
    { $level ->
        [experienced] { $player } posílá na pole { $field } zkušené korzáry.
        [veteran] { $player } posílá na pole { $field } korzárské veterány.
        [elite] { $player } posílá na pole { $field } elitní korzáry.
       *[standard] { $player } posílá na pole { $field } korzáry.
    }
event-upgraded = { $player } mění na poli { $field } lehkou pěchotu, nově: { type-name } za { gold-gain }.
event-herd-mounted = { $player } bere z pole { $field } koně pro jezdectvo.
event-downgraded =
    { $gold ->
        [0] { $player } mění na poli { $field } zpátky v lehkou pěchotu: { type-name }, bez zlata.
       *[other] { $player } mění na poli { $field } zpátky v lehkou pěchotu: { type-name }, zpět { gold-gain }.
    }
event-crew-landed = { $player } se na poli { $field } vzdává lodi, posádka se vyloďuje na poli { $to }: { type-name }.
event-training = { $player } cvičí na poli { $field }: { unit } za { gold-gain }.
event-sold = { $player } prodává z pole { $field }: { goods }, +{ money-gold }.
event-purchased = { $player } kupuje na pole { $field }: { goods } za { money-gold }.
event-slaughtered = { $player } poráží stádo na poli { $field }: { good-name }. Maso: { $meat }, +{ money-gold }.
event-cleaned = { $player } obnovuje vypleněné pole { $field } za { gold-gain }.
event-wages = { $player } vyplácí žoldnéře ({ $count }): { gold-gain }.
event-mercenaries-left = { $player } přichází o nezaplacené žoldnéře: { $count }.
event-fished = { $player } loví ryby do loděnice na poli { $field }: { $count }.

event-young-die =
    { $born ->
        [0] { $player } z lichého stáda mláďata nemá: { herd }.
       *[other] { $player } má mláďata i z lichého stáda: { herd }.
    }
event-young = { $player } má mladé stádo na poli { $field }: { herd }.
event-sown = { $player } seje na poli { $field }. Obilí: { $grain }.
event-growth = { $player } má na polích víc obilí: +{ $grain }.
event-taxes = { $player } vybírá daně: { gold-gain }.
event-harvest = { $player } sklízí pole { $field } do osady na poli { $store }. Obilí: { $grain }.
event-theft = { $player } sklízí cizí úrodu z pole { $field } do osady na poli { $store }, obilí: { $grain }. Přichází o ni { $victim }.
event-rot = { $player } nechává na polích shnít obilí: { $grain }.
event-slaughter = { $player } poráží stádo na poli { $field }: { herd }. Maso: { $meat }.
event-fed = { $player } krmí svou říši. Obilí: { $grain }, ryby: { $fish }, maso: { $meat }.
event-upkeep = { $player } platí výdaje: { gold-gain }.
event-meat-sold = { $player } prodává zbylé maso, +{ gold-gain }.
event-starved = { $player } ztrácí hladem na poli { $field }: { $count }× { type-name }.
event-starved-gold = { $player } nemá na výdaje a ztrácí na poli { $field }: { $count }× { type-name }.
event-city-shrinks = Město na poli { $field } se hladem mění ve vesnici: { $player }.
event-city-shrinks-gold = Město na poli { $field } se bez placení mění ve vesnici: { $player }.
event-settlement-starved =
    { $points ->
        [0] { $player } přichází hladem o osadu na poli { $field }: { building }.
       *[other] { $player } přichází hladem v obležení o osadu na poli { $field }: { building }. Vítězné body: { $points }.
    }
event-settlement-starved-gold =
    { $points ->
        [0] { $player } nemá na výdaje a přichází o osadu na poli { $field }: { building }.
       *[other] { $player } nemá v obležení na výdaje a přichází o osadu na poli { $field }: { building }. Vítězné body: { $points }.
    }
event-surrender = { $player } se vzdává osady na poli { $field }: { building }. Bere si ji { $victor }. Vítězné body: { $points }.

event-announcement = { $player } oznamuje: { goal-name }.
event-lapse =
    { $fed ->
        [0] Oznámení propadá, nestačí jídlo: { $player }, { goal-name }.
       *[other] Oznámení propadá: { $player }, { goal-name }.
    }
event-lapse-gold =
    { $fed ->
        [0] Oznámení propadá, nestačí zlato: { $player }, { goal-name }.
       *[other] Oznámení propadá: { $player }, { goal-name }.
    }
event-out = { $player } je mimo hru.
event-victory =
    { $way ->
        [sovereignty] { $player } má suverenitu nad všemi a vítězí.
        [dominance] { $player } vítězí převahou.
        [power] { $player } vítězí mocí.
        [lead] { $player } vítězí velkým náskokem.
        [last] { $player } zůstává ve hře bez soupeřů a vítězí.
       *[significance] Rozhodují body.
    }

## Vlastní obsah

content-where = { $file }, „{ $value }“
content-not-toml = { $file } není správné TOML: { $why }
content-no-group = { content-where }: hodnoty stojí ve skupinách, například [win].
content-unknown-value = { content-where }: taková hodnota není.
content-no-switch = { content-where }: místo „{ $given }“ musí být true nebo false.
content-no-list = { content-where }: místo „{ $given }“ musí být seznam čísel, celkem { $length }, jako { $ours }.
content-out-of-bounds = { content-where }: místo „{ $given }“ musí být celá čísla od { $least } do { $most }.
content-not-among = { content-where }: místo „{ $given }“ musí být jedno z čísel { $among }.
content-no-start = { content-where }: musí se do toho vejít, s čím hráč začíná, tedy i „{ $other }“.
content-no-end = { content-where }: musí stát víc, než kolik hned zase vynese „{ $other }“, jinak by zlato nemělo konce.
content-map-part = { $file }: část „{ $part }“ chybí nebo je jiného druhu.
content-map-twice = { $file }: pole „{ $field }“ je tu dvakrát.
content-map-id = { $file }: „{ $field }“ není označení pole; skládá se nejvýše z { $most } malých písmen a číslic.
content-map-name = { $file }, „{ $field }“: jméno pole (name) je text o nejvýše { $most } znacích, nebo takový text pro každý z jazyků cs, sk a en.
content-map-name-twice = { $file }, „{ $field }“: jménem „{ $value }“ se už nazývá pole „{ $other }“.
content-map-own-border = { $file }: pole „{ $field }“ sousedí samo se sebou, nebo s některým polem dvakrát.
content-map-field-part = { $file }, „{ $field }“: část „{ $part }“ chybí nebo je jiného druhu.
content-map-ring = { $file }, „{ $field }“: „{ $value }“ není prstenec (ring); možné jsou i, m, o, x a n.
content-map-sector = { $file }, „{ $field }“: výseč (sector) musí být od 0 do { $most }, ne { $value }.
content-map-place = { $file }, „{ $field }“: podle svého prstence a výseče má mít pole označení „{ $other }“.
content-map-middle = { $file }, „{ $field }“: bez prstence (ring) smí být jen jedno pole, uprostřed, a tím už je „{ $other }“.
content-map-unknown-field = { $file }, „{ $field }“: pole „{ $other }“ v mapě není.
content-map-colour = { $file }, „{ $field }“: „{ $value }“ není barva; možné jsou yellow, green, brown, turquoise, grey a sea.
content-map-size = Mapa „{ $map }“: mapa má od 2 do { $most } polí.
content-map-one-way = Mapa „{ $map }“: { $field } sousedí s { $other }, ale naopak ne.
content-map-layout = Mapa „{ $map }“, rozložení „{ $layout }“
content-map-empty = { content-map-layout }: potřebuje moře a pevninu.
content-map-no-border = Mapa „{ $map }“: { $field } a { $other } nemají hranici, která by se dala uzavřít.
content-map-apart = { content-map-layout }: na pole { $field } se nedá dostat.
content-map-land-apart = { content-map-layout }: na pole { $field } se nedá dostat po zemi bez neutrálních polí.
content-map-lost-island = { content-map-layout }: ostrov { $field } nemá moře.
content-map-few-coasts = { content-map-layout }: pro počet hráčů { $players } musí na pevnině připadat na každého nejméně { $least } pobřeží.
content-map-few-land = { content-map-layout }: pro počet hráčů { $players } musí na každého připadat nejméně { $least } pole na souši, která nejsou neutrální.
content-map-inland = { content-map-layout }: při počtu hráčů { $players } by někdo nemusel získat pobřeží.
content-map-sectors = { content-map-layout }: výseče a vnější moře se nedají rozdělit na počet hráčů { $players }.
content-map-uneven = { content-map-layout }: při počtu hráčů { $players } pole { $field } po otočení o jednoho hráče nepadne na jiné pole ({ $other }).
content-map-colours = { content-map-layout }: při počtu hráčů { $players } musí mít { $field } a { $other } stejnou barvu.
content-map-borders = { content-map-layout }: při počtu hráčů { $players } musí mít { $field } a { $other } stejné hranice.

## Co teď dělat

prompt-over = Hra je u konce.
prompt-village = Založ vesnici na volné zemi.
    .why = Vesnice drží pole, platí daně a dodává jednotky. U pobřeží mohou být lodě.
prompt-relocate = Smíš přestěhovat jednu ze svých vesnic.
    .why = Je to naposled: od teď už vesnice zůstanou, kde jsou.
prompt-parts = Rozmísti na své vesnice, s čím začínáš, nebo přijmi návrh.
    .why = Dokud nejsou hotovi všichni, nikdo výběr ostatních nevidí.
prompt-units = Táhni jednotkami: vyber skupinu a potom, kam půjde.
    .why = Jednotka táhne v období jednou. Kde se potkají nepřátelé, může být bitva.
prompt-ride = Tvoje jezdectvo smí jet ještě o pole dál.
    .why = Kromě obvyklého tahu smí jezdectvo jet o jedno pole po souši.
prompt-herds = Přežeň stáda a převez zboží mezi svými poli.
    .why = Cestují tak daleko, kam sahá tvoje propojená země.
prompt-retreat = Jednotky, které ještě netáhly, smějí ustoupit do osady nebo na loď.
    .why = Je to poslední pohyb před bitvami.
prompt-attrition =
    { $left ->
        [one] Neutrální země na poli { $field } si bere { $left } tvou jednotku: vyber kterou.
        [few] Neutrální země na poli { $field } si bere { $left } tvoje jednotky: vyber které.
       *[other] Neutrální země na poli { $field } si bere { $left } tvých jednotek: vyber které.
    }
    .why = Každé období na neutrální zemi stojí čtvrtinu tamních jednotek, zaokrouhleno nahoru.
prompt-withdraw = Stáhni jednotky a stáda za hradby, nebo udělej výpad.
    .why = Za hradbami jsou jednotky v bitvě v bezpečí, osada je ale obklíčená.
prompt-withdraw-gold = Stáhni jednotky za hradby, nebo udělej výpad.
    .why = Za hradbami jsou jednotky v bitvě v bezpečí, osada je ale obklíčená.
prompt-fight = Chceš bojovat na poli { $field }?
    .why = Vítěz získá 1 vítězný bod, poražený nebo ten, kdo uteče, 1 ztratí.
prompt-charge = Steč na poli { $field }? Jezdectvo udeří první, ale štíty proti němu platí dvakrát.
    .why = Rozhoduje se tajně. Kdo vyrazí do steče, v tomto kole už nehází.
prompt-convert = Proměň dvojice mečů ve štíty, nebo si je ulož.
    .why = Dva meče dají jeden štít teď, nebo jeden meč do příštího kola.
prompt-hit =
    { $left ->
        [one] Na poli { $field } máš ještě { $left } meč: vyber, koho zasáhne.
        [few] Na poli { $field } máš ještě { $left } meče: vyber, koho zasáhnou.
       *[other] Na poli { $field } máš ještě { $left } mečů: vyber, koho zasáhnou.
    }
    .why = Každý meč prolomí štít, nebo ubere život.
prompt-yield =
    { $left ->
        [one] Na poli { $field } tě zasahuje ještě { $left } meč: vyber, koho ztratíš.
        [few] Na poli { $field } tě zasahují ještě { $left } meče: vyber, koho ztratíš.
       *[other] Na poli { $field } tě zasahuje ještě { $left } mečů: vyber, koho ztratíš.
    }
    .why = Ve své zadní řadě si vybíráš, koho ztratíš.
prompt-spill = Lodě na poli { $field } vezou o { $left } víc, než unesou: vyber, koho ztratíš.
    .why = Přepravní loď unese 3: pěchota zabere 1, jezdectvo 2.
prompt-flee =
    { $fallen ->
        [1] Osada na poli { $field } padla: vyber, kam tvoje lodě vyplují.
       *[0] Z pole { $field } smíš uniknout: vyber, kdo a kam uteče.
    }
    .why = Kdo uteče, ztratí 1 vítězný bod, ale zachrání ty, kdo se dostanou pryč.
prompt-assault = Zaútočíš na hradby na poli { $field }?
    .why = Meče jednoho kola musí stačit na celé hradby, jinak jsou zase celé.
prompt-storm = Pokračuješ v útoku na hradby na poli { $field }?
    .why = Přestat smíš po každém kole; v dalším období jsou hradby zase celé.
prompt-fall =
    { $what ->
        [harbour] A přístav na poli { $field }: zničit ho, nebo z něj udělat svůj dok?
       *[city] Město na poli { $field } padlo: zničit ho, nebo z něj udělat svou vesnici?
    }
    .why = Zničení přinese zlato, ponechání vlastní osadu.
prompt-plunder = Smíš plenit pole, která drží tvoje jednotky, a brát nebo ničit, co na nich je.
    .why = Vypleněná země neplatí daně a nejde na ní verbovat, dokud se neobnoví.
prompt-plunder-gold = Můžeš plenit pole, která drží tvoje jednotky, nebo odstranit opuštěná staveniště.
    .why = Vypleněná země neplatí daně a nejde na ní verbovat, dokud se neobnoví.
prompt-merit = Vyber, kdo postoupí za zničené nepřátele.
    .why = Kdo postoupí, bojuje od teď lépe.
prompt-revolt = Smíš se vzbouřit proti svému pánovi, nebo propustit vazala.
    .why = Bez smlouvy jste zase nepřátelé.
prompt-offer = Smíš nabídnout smlouvu.
    .why = Partneři ve smlouvě spolu nebojují.
prompt-answer = Odpověz na nabídku.
    .why = Kdo podepíše, je smlouvou vázán, dokud trvá.
prompt-trade = Obchoduj, verbuj, cvič a stav. Máš { gold-gain }.
    .why = Utrať, kolik chceš: zlato, které zbude, ti zůstane.
prompt-trade-gold = Verbuj, stav a měň pěchotu v jiné jednotky. Máš { gold-gain }.
    .why = Utrať, kolik chceš: zlato, které zbude, ti zůstane.
prompt-corsair =
    { $left ->
        [1] Vyber moře, na kterém budou číhat { corsairs }.
       *[other] Vyber moře, na kterém budou číhat { corsairs } (zbývá umístit: { $left }).
    }
    .why = Zůstanou tam a číhají na lodě.
corsairs =
    { $level ->
        [experienced] tvoji zkušení korzáři
        [veteran] tvoji korzárští veteráni
        [elite] tvoji elitní korzáři
       *[standard] tvoji korzáři
    }
prompt-young = Vyber, kde se budou pást mláďata.
    .why = Na jaře mají stáda mláďata; pole uživí nejvýš dvě stáda.
prompt-sow = Osej svá pole.
    .why = Co zaseješ, na podzim sklidíš.
prompt-harvest = Svez úrodu.
    .why = Na co není v zásobě místo, propadne.
prompt-feed = Nakrm svou říši.
    .why = Kdo se v zimě nenají, je ztracen.
prompt-feed-gold = Na výdaje všech tvoje zlato nestačí: přijmi návrh, nebo vyber, koho oželíš.
    .why = Co se v zimě nezaplatí, je ztraceno.
prompt-surrender =
    { $mode ->
        [first_game]
            { $what ->
                [city] Výdaje města na poli { $field } nikdo nezaplatil. Dáš na ně zlato ({ $left }) a vezmeš si ho?
               *[village] Výdaje vesnice na poli { $field } nikdo nezaplatil. Dáš na ně zlato ({ $left }) a vezmeš si ji?
            }
       *[other]
            { $what ->
                [city] Město na poli { $field } hladoví. Dáš mu jídlo ({ $left }) a vezmeš si ho?
               *[village] Vesnice na poli { $field } hladoví. Dáš jí jídlo ({ $left }) a vezmeš si ji?
            }
    }
    .why = Kdo se o osadu postará, má ji jako dobytou; jinak zanikne.
prompt-announce = Smíš oznámit vítězství.
    .why = Vydrží-li to do konce příštího období, vyhráváš.
prompt-room =
    { $left ->
        [one] Stádo z hradeb na poli { $field } nemá venku místo: vyber, kam půjde.
        [few] { $left } stáda z hradeb na poli { $field } nemají venku místo: vyber, kam půjdou.
       *[other] { $left } stád z hradeb na poli { $field } nemá venku místo: vyber, kam půjdou.
    }
    .why = Půjde na sousední pole, které ovládáš.

## Tahy na výběr

move-done =
    { $step ->
        [relocate] Nechat je stát
        [fight] Nebojovat
        [charge] Bez steče
        [convert] Nechat si meče
        [flee] Zůstat
        [assault] Neútočit
        [storm] Zastavit útok
        [offer] Bez nabídky
        [revolt] Nechat být
        [announce] Nic neoznámit
        [surrender] Nechat hladovět
       *[other] Hotovo
    }
move-done-gold = Neplatit
move-auto =
    { $step ->
        [parts] Rozmístit všechno podle návrhu
        [sow] Osít podle návrhu
        [harvest] Svézt všechno podle návrhu
        [feed] Nakrmit podle návrhu
        [hit] Nejlepší zásahy
        [yield] Nejmenší ztráty
        [spill] Nejmenší ztráty
        [young] Podle návrhu
       *[other] Podle návrhu
    }
move-auto-gold = Zaplatit podle návrhu
move-village = Vesnice na pole { $field }
move-relocate = Vesnice z pole { $field } na pole { $to }
move-put = Na pole { $field }: { $count }× { unit }
    .group = { unit }
    .part = { $count }
move-dock = Dok s lodí na pole { $field }
move-pen =
    { $step ->
        [feed] Nechat naživu na poli { $field }: { herd }
       *[other] Stádo na pole { $field }: { herd }
    }
    .group =
        { $step ->
            [feed] Nechat naživu
           *[other] Stádo
        }
    .part = { herd }
move-store = Na pole { $field }: obilí { $count }
    .group = Obilí
    .part = { $count }
move-mv = { $field } → { $to }: { $count }× { unit-there }
    .group = { unit-there }
    .part = { $count }
move-sail = { $field } → { $to }: { $count }× { unit }
    .group = { unit }
    .part = { $count }
move-sail-load = { $field } → { $to }: { load-with-levels }
    .group = Plout s nákladem
    .part = { load-with-levels }
move-board = { $field } → { $to }, na palubu: { $count }× { unit-there }
    .group = Na palubu: { unit-there }
    .part = { $count }
move-land =
    { $type ->
        [TR] { $field } → { $to }: posádka na břeh, loď zanikne ({ unit })
        [WS] { $field } → { $to }: posádka na břeh, loď zanikne ({ unit })
       *[other] { $field } → { $to }: { $count }× { unit } na břeh
    }
    .group =
        { $type ->
            [TR] Posádka na břeh, loď zanikne: { unit }
            [WS] Posádka na břeh, loď zanikne: { unit }
           *[other] Na břeh: { unit }
        }
    .part = { $count }
move-herd = { $field } → { $to }: { herd }
    .group = Stádo
    .part = { herd }
move-grain = { $field } → { $to }: obilí { $count }
    .group = Obilí
    .part = { $count }
move-fish = { $field } → { $to }: ryby { $count }
    .group = Ryby
    .part = { $count }
move-lose = Ztratit na poli { $field }: { $count }× { unit-struck }
    .group = Ztratit
    .part = { unit-struck }
unit-struck =
    { $swords ->
        [0] { unit-there }
        [one] { unit-there }: { $swords } meč
        [few] { unit-there }: { $swords } meče
       *[other] { unit-there }: { $swords } mečů
    }
move-wd = Za hradby na poli { $field }: { $count }× { unit-there }
    .group = Za hradby: { unit-there }
    .part = { $count }
move-pull = Za hradby na poli { $field }: { herd }
    .group = Za hradby stádo
    .part = { herd }
move-sally = Výpad na poli { $field }: { $count }× { unit }
    .group = Výpad: { unit }
    .part = { $count }
move-leave = Ze stavby na poli { $field }: { $count }× { unit }
    .group = Ze stavby: { unit }
    .part = { $count }
move-fight = Bitva na poli { $field }, protivník: { $player }
move-charge = Steč
move-conv = Štíty navíc: { $first }, uložené meče: { $second }
move-hit = { unit-struck }
move-flee = Útěk na pole { $to }: { $count }× { unit-there }
    .group = Útěk na pole { $to }: { unit-there }
    .part = { $count }
move-assault = Útok na hradby: pole { $field }
move-raze =
    { $step ->
        [feed] Nechat hladovět osadu na poli { $field }
        [plunder] Odstranit staveniště na poli { $field }
       *[fall]
            { $what ->
                [harbour]
                    { $gold ->
                        [0] Zničit přístav, bez zlata
                       *[other] Zničit přístav, +{ gold-gain }
                    }
               *[city]
                   { $gold ->
                       [0] Zničit město, bez zlata
                      *[other] Zničit město, +{ gold-gain }
                   }
            }
    }
move-raze-gold = Vzdát se osady na poli { $field }
move-keep =
    { $what ->
        [harbour] Udělat z přístavu svůj dok
       *[city] Udělat z města svou vesnici
    }
move-loot =
    { $gold ->
        [0] Vyplenit pole { $field }, bez zlata
       *[other] Vyplenit pole { $field }, +{ gold-gain }
    }
move-take = Vzít na poli { $field }: { good-name }
    .group = Vzít
    .part = { good-name }
move-burn = Zničit na poli { $field }: { good-name }
    .group = Zničit
    .part = { good-name }
move-raise = Povýšit na poli { $field }: { unit-there }
    .group = Povýšit
    .part = { unit-there }
move-buy = Koupit na poli { $field }: { unit } za { gold-price }
    .group = Koupit jednotku
    .part = { unit }
move-rec = Verbovat na poli { $field } za { gold-price }
move-up = Na poli { $field }: { unit } → { into-name } za { gold-price }
    .group = Přeměnit: { unit } →
    .part = { into-name }
move-down =
    { $gold ->
        [0] Na poli { $field }: { unit-there } → lehká pěchota, bez zlata
       *[other] Na poli { $field }: { unit-there } → lehká pěchota, +{ gold-gain }
    }
    .group = Zpět na lehkou pěchotu
    .part =
        { $gold ->
            [0] { unit-there }
           *[other] { unit-there } (+{ gold-gain })
        }
move-train = Cvičit na poli { $field } za { gold-price }: { unit-there }
    .group = Cvičit
    .part = { unit-there }
move-build = Stavba na poli { $field }: { building } za { gold-price }, { builders }
    .group = Stavět: { building }
    .part = { builders }
move-join = Na stavbu na poli { $field }, { builders }
    .group = Poslat na stavbu
    .part = { builders }
move-drop = Vzdát se staveniště na poli { $field }, +{ gold-gain }
move-clean = Obnovit vypleněné pole { $field } za { gold-price }
move-sell = Prodat z pole { $field }: { goods }, +{ money-gold }
    .group = Prodat: { good-name }
    .part = { $count } (+{ money })
move-purchase = Koupit na pole { $field }: { goods } za { gold-price }
    .group = Koupit: { good-name }
    .part = { $count }
move-kill =
    { $step ->
        [trade] Porazit stádo na poli { $field }: { herd }, +{ money-gold }
       *[other] Porazit stádo na poli { $field }: { herd }
    }
    .group = Porazit stádo
    .part =
        { $step ->
            [trade] { herd } (+{ money })
           *[other] { herd }
        }
move-offer = { offer-text }
    .group = { offer-kind }
    .part = { coins }
    .about = { treaty-terms }
offer-text =
    { $side ->
        [pay] { $player }: { treaty-name }; zaplatíš: { coins }
       *[receive] { $player }: { treaty-name }; dostaneš: { coins }
    }
builders =
    { $seasons ->
        [0] { builders-many }: stavba nepokročí, je třeba { $least }
       *[other] { builders-many }: hotovo za { $seasons } období
    }
builders-many =
    { $level ->
        [recruit] { builders-count } (nováčci)
        [experienced] { builders-count } (zkušení)
        [veteran] { builders-count } (veteráni)
        [elite] { builders-count } (elita)
       *[standard] { builders-count }
    }
builders-count =
    { $count ->
        [one] { $count } stavitel
        [few] { $count } stavitelé
       *[other] { $count } stavitelů
    }
offer-kind =
    { $side ->
        [pay] { treaty-name }, zaplatíš
       *[receive] { treaty-name }, dostaneš
    }
move-yes =
    { $side ->
        [pay] Přijmout: { treaty-name }; zaplatíš: { coins }
       *[receive] Přijmout: { treaty-name }; dostaneš: { coins }
    }
    .group =
        { $side ->
            [pay] { treaty-name }; zaplatíš: { coins }
           *[receive] { treaty-name }; dostaneš: { coins }
        }
    .part = Přijmout
    .about = { treaty-terms }
# Co smlouva říká, řádek po řádku: $rounds je 0, kde nemá konec.
treaty-terms =
    { treaty-paid }
    { treaty-lasts }
    { treaty-effect }
    { treaty-points }
    { treaty-end-points }
    { treaty-sovereignty }
board-treaty-terms = { treaty-name }: { treaty-paid } { treaty-lasts } { treaty-effect } { treaty-points } { treaty-end-points }
treaty-paid =
    { $treaty ->
        [aid] Platí se jednou, při podpisu.
        [ransom] Platí se jednou, při podpisu.
       *[other] Teď nestojí nic; platí se při každých daních, počínaje příštími.
    }
treaty-lasts =
    { $rounds ->
        [0] Trvá, dokud pán vazala nepropustí nebo se vazal na jaře nevzbouří, což ho stojí vítězné body: { $revolt }.
       *[other] Trvá { $rounds } období.
    }
treaty-effect =
    { $treaty ->
        [vassalage] Po tu dobu jeden druhého nenapadá, neobléhá ani neokrádá a pán smí přes vazalovu zemi.
       *[other] Po tu dobu jeden druhého nenapadá, neobléhá ani neokrádá.
    }
treaty-points = Vítězné body s první platbou: příjemce { $vp-superior }, plátce { $vp-inferior }.
treaty-end-points = Body, platí-li smlouva i na konci: příjemce { $tp-superior }, plátce { $tp-inferior }.
treaty-sovereignty = Příjemce má pak smlouvy k suverenitě: { $have }/{ $need }.

# Proč si to rozmyslet. $player je ten druhý.
warning-offer-ends =
    { $side ->
        [pay] Jestli to { $player } podepíše, je z toho suverenita a okamžitá výhra soupeře: hru prohráváš.
       *[receive] Jestli to { $player } podepíše, získáváš suverenitu a hned vyhráváš.
    }
warning-sign-ends =
    { $side ->
        [pay] Jestli to podepíšeš, { $player } získá suverenitu a hned vyhrává: hru prohráváš.
       *[receive] Jestli to podepíšeš, získáváš suverenitu a hned vyhráváš.
    }
warning-offer-vassal = Jestli to { $player } podepíše, je z tebe vazal natrvalo: propustit tě může jen pán, nebo se na jaře vzbouříš a ztratíš vítězné body: { $revolt }.
warning-sign-vassal = Jestli to podepíšeš, je z tebe vazal natrvalo (pán: { $player }): propustit tě může jen on, nebo se na jaře vzbouříš a ztratíš vítězné body: { $revolt }.
warning-revolt = Tím porušíš smlouvu a ztratíš vítězné body ({ $points }); { $player } je zase tvůj nepřítel.
warning-release = Tím smlouva končí i s platbami a body a { $player } je zase tvůj nepřítel.
warning-homeland =
    { $gold ->
        [0] To je tvoje vlastní země: vypleněná se ti počítá za méně, neplatí daně a nejde na ní verbovat, a zlato nedostaneš žádné.
       *[other] To je tvoje vlastní země: vypleněná se ti počítá za méně, neplatí daně a nejde na ní verbovat. Dostaneš { gold-gain }.
    }
warning-starve = Osada na poli { $field } tím navždy zanikne.
warning-winter =
    { $mode ->
        [first_game] Přichází zima a chybí zlato ({ $missing }): co se nezaplatí, zanikne, a komu nezůstane nic, vypadne ze hry.
       *[other] Přichází zima a chybí jídlo ({ $missing }): kdo se nenasytí, zahyne, a komu nezůstane nic, vypadne ze hry.
    }
warning-drop = Co už je na poli { $field } postaveno, přijde vniveč; zpět dostaneš jen { gold-gain }.
move-no = Odmítnout
move-revolt = Vzbouřit se, pán: { $player }
move-release = Propustit vazala: { $player }
move-corsair = Na pole { $field }: { unit }
    .group = Na moře
    .part = { unit }
move-young = Mláďata na pole { $field }: { herd }
    .group = Mláďata
    .part = { herd }
move-sow = Osít pole { $field }: teď obilí { $seed }, na podzim { $harvest }
move-reap = { $field } → { $to }: obilí { $count }
    .group = Obilí
    .part = { $count }
move-reap-here = Obilí { $count } do osady na poli { $field }
    .group = Do zdejší osady
    .part = { $count }
move-feed = Spotřebovat nejdřív: { good-name }
    .group = Spotřebovat nejdřív
    .part = { good-name }
move-starve = Nechat hladovět na poli { $field }: { $count }× { unit-there }
    .group = Nechat hladovět: { unit-there }
    .part = { $count }
move-starve-gold = Oželet na poli { $field }: { $count }× { unit-there }
    .group = Oželet: { unit-there }
    .part = { $count }
move-spare =
    { $what ->
        [city] Nakrmit a vzít si město na poli { $field }, jídlo { $left }, vítězné body +{ $points }
       *[village] Nakrmit a vzít si vesnici na poli { $field }, jídlo { $left }, vítězné body +{ $points }
    }
move-spare-gold =
    { $what ->
        [city] Zaplatit za město na poli { $field } výdaje ({ $left }) a vzít si ho, vítězné body +{ $points }
       *[village] Zaplatit za vesnici na poli { $field } výdaje ({ $left }) a vzít si ji, vítězné body +{ $points }
    }
move-announce = Oznámit: { goal-name }
move-house = Stádo na pole { $to }: { herd }

## Stůl

board-player = Hráč { $number }
board-over = Hra je u konce
board-prelude = Předehra
board-moment = { season }, rok { $year }, { $subphase }. podfáze
board-moment-gold = { season }, rok { $year }: { subphase }
board-turn = Rozhoduje: { $player }
board-map = Mapa
points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
tally-vp = Vítězné body: { $points }
    .what = vítězné body
tally-fields = Země: { $points }
    .what = země
tally-settlements = Osady: { $points }
    .what = osady
tally-farms = Hospodářství: { $points }
    .what = hospodářství
tally-treaties = Smlouvy: { $points }
    .what = smlouvy
tally-total = Celkem: { $points }
won-by =
    { $way ->
        [sovereignty] Vítězství suverenitou: smlouvy se všemi, vždy jako nadřízený.
        [dominance] Vítězství převahou.
        [power] Vítězství mocí.
        [lead] Vítězství velkým náskokem na konci roku.
        [last] Vítězství posledního, kdo zůstal.
       *[significance] Vítězství významností po posledním roce.
    }
tie-shared = Stejně bodů i zlata: vítězství je společné.
won-over-outdone = Kdo je mimo hru, nemůže ji vyhrát, ať má bodů kolik chce.
tie-gold = Při stejném počtu bodů rozhodlo zlato: { $gold }.

## Stránka

page-when = { season }, rok { $year }
page-subphase = { $subphase } z 10
page-partners = S kým jednat
page-round = Kolo
page-first = Kolo začíná: { $player }
page-hidden = Co dělají ostatní, se ukáže, až budou všichni hotovi.
page-year = Rok { $year } z { $years }
page-realm = Tvoje říše
page-land = Krajina
page-growth = Kolik obilí přiroste v létě.
page-shelter = O kolik tu jsou hradby pevnější.
page-taxes = Příští daně: { gold-gain }
page-taxes-gold =
    { $gold ->
        [one] Daně na jaře, v létě i na podzim: vždy { $gold } zlatý
        [few] Daně na jaře, v létě i na podzim: vždy { $gold } zlaté
       *[other] Daně na jaře, v létě i na podzim: vždy { $gold } zlatých
    }
page-wages = Žold v zimě: { gold-gain }
page-winter =
    { $missing ->
        [0] Zima: jídla dost, máš { $food }, potřebuješ { $need }
       *[other] Zima: chybí jídlo, { $missing } z potřebných { $need }
    }
page-after-harvest =
    { $missing ->
        [0] po sklizni to bude stačit
       *[other] i se sklizní bude chybět { $missing }
    }
page-winter-gold =
    { $enough ->
        [now] Zimní výdaje: { gold-needed }, máš { $gold }
        [later] Zimní výdaje: { gold-needed }, s daněmi do té doby jich budeš mít { $then }
       *[never] Zimní výdaje: { gold-needed }, i s daněmi chybí { $missing }
    }
gold-needed =
    { $need ->
        [one] { $need } zlatý
        [few] { $need } zlaté
       *[other] { $need } zlatých
    }
page-cut-off =
    { $count ->
        [one] { $count } odříznutou jednotku v zimě ztratíš
        [few] { $count } odříznuté jednotky v zimě ztratíš
       *[other] { $count } odříznutých jednotek v zimě ztratíš
    }
page-vp = Vítězné body: { $points }
page-gold = Zlato: { $gold }
page-lands = Pole země: { $lands }
page-units = Jednotky: { $units }
have =
    { $what ->
        [gold]
            { $count ->
                [one] zlatý
                [few] zlaté
               *[other] zlatých
            }
        [units]
            { $count ->
                [one] jednotka
                [few] jednotky
               *[other] jednotek
            }
        [tiles]
            { $count ->
                [one] dílek
                [few] dílky
               *[other] dílků
            }
        [grain] obilí
        [fish]
            { $count ->
                [one] ryba
                [few] ryby
               *[other] ryb
            }
        [sheep]
            { $count ->
                [one] stádo ovcí
                [few] stáda ovcí
               *[other] stád ovcí
            }
        [pigs]
            { $count ->
                [one] stádo prasat
                [few] stáda prasat
               *[other] stád prasat
            }
        [cows]
            { $count ->
                [one] stádo krav
                [few] stáda krav
               *[other] stád krav
            }
       *[horses]
            { $count ->
                [one] stádo koní
                [few] stáda koní
               *[other] stád koní
            }
    }
page-offer = Nabídka
page-offer-terms = { $player } nabízí; { $partner } odpovídá: { treaty-name }. Platí { $inferior }, dostane { $superior }: { coins }.
page-offer-ends = Podpisem hra skončí: vítězí { $superior }.
page-fight =
    { $kind ->
        [ambush] Přepadení na poli { $field }
        [siege] Obléhání pole { $field }, kolo { $round }
       *[battle] Bitva na poli { $field }, kolo { $round }
    }
fight =
    { $what ->
        [units] Jednotky
        [shields] Štíty
        [swords] Meče
        [saved] Uložené
       *[killed] Zničení nepřátelé
    }
page-breached = Hradby jsou prolomené
page-forecast =
    { $kind ->
        [siege] Výhled: obléhání pole { $field }
       *[battle] Výhled: bitva na poli { $field }
    }
page-odds = { $attacker } vyhraje { $win } %, nerozhodně { $draw } %, { $defender } vyhraje { $loss } %.
page-wins = { $player }: { $chance } %
page-draw = nerozhodně { $chance } %
page-losses = { $player }: průměrná ztráta jednotek { $losses }
page-left = Kolik jednotek zbude, šance v %
page-marches = Když zaútočíš
page-marches-about =
    { $mode ->
        [first_game] Pokud obránce zůstane a nikdo další nepřijde. Bez útěku.
        [basic] Pokud obránce zůstane a nikdo další nepřijde. Bez steče a útěku.
       *[advanced] Pokud obránce zůstane a nikdo další nepřijde. Bez steče, proměny mečů a útěku.
    }
page-march-on =
    { $kind ->
        [siege] osada, { $defender }
       *[battle] jednotky, { $defender }
    }
page-march-units =
    { $all ->
        [0] { $coming ->
            [one] { $coming } jednotka
            [few] { $coming } jednotky
           *[other] { $coming } jednotek
        }
       *[other] { $coming ->
            [one] jedna
            [few] všechny { $coming }
           *[other] všech { $coming }
        }
    }
page-march-odds =
    { $kind ->
        [siege] dobytí { $win } % · odolá { $draw } % · porážka { $loss } %
       *[battle] výhra { $win } % · remíza { $draw } % · prohra { $loss } %
    }
page-march-left = zbude { $left } / { $units }
page-march-here = útok, { page-march-units }: { page-march-odds }, { page-march-left }
page-march = Útok na pole { $field }, brání se { $defender }, { page-march-units }: { page-march-odds }; průměrně { page-march-left }.
plan-title =
    { $step ->
        [hit] Nejlepší zásahy:
        [yield] Nejmenší ztráty:
        [spill] Nejmenší ztráty:
       *[other] Návrh:
    }
plan-village = { $field }: { $things }
plan-dock = dok s lodí
plan-put = { $count }× { type-name }
plan-pasture = { herd }
plan-store = obilí { $count }
plan-sow = osít pole { $fields } (obilí { $count })
plan-reap = { $field } → { $to }: obilí { $count }
plan-rob = { $field } → { $to }: cizí obilí { $count }
plan-rot = na polích shnije obilí { $count }
plan-young = mláďata na pole { $field }: { herd }
plan-kill = porazit stádo na poli { $field }: { herd }, maso { $count }
plan-eat = spotřebovat: { good-name } { $count }
plan-pay =
    { $count ->
        [one] zaplatit { $count } zlatý
        [few] zaplatit { $count } zlaté
       *[other] zaplatit { $count } zlatých
    }
plan-starve = hladem zahyne na poli { $field }: { $count }× { type-name }
plan-starve-gold = bez placení ztratíš na poli { $field }: { $count }× { type-name }
plan-shrink = z města na poli { $field } bude hladem vesnice
plan-shrink-gold = z města na poli { $field } bude bez placení vesnice
plan-abandon = o hladu zůstane na poli { $field }: { building }
plan-abandon-gold = bez placení zůstane na poli { $field }: { building }
plan-all-fed = nikdo nezůstane o hladu
plan-all-paid = všechno je zaplaceno
plan-lose = { $count }× { unit-there }
page-corsairs =
    { $count ->
        [one] Na moře vypluje { $count } loď: { corsairs-bought }
        [few] Na moře vyplují { $count } lodě: { corsairs-bought }
       *[other] Na moře vypluje { $count } lodí: { corsairs-bought }
    }
corsairs-bought =
    { $level ->
        [experienced] zkušení korzáři
        [veteran] korzárští veteráni
        [elite] elitní korzáři
       *[standard] korzáři
    }
page-goals = Cesty k vítězství
page-needed = potřeba
page-treaties = Smlouvy
page-treaty =
    { $left ->
        [0] { treaty-name }: platí { $inferior }, dostává { $superior }
        [one] { treaty-name }: platí { $inferior }, dostává { $superior }; ještě { $left } období
        [few] { treaty-name }: platí { $inferior }, dostává { $superior }; ještě { $left } období
       *[other] { treaty-name }: platí { $inferior }, dostává { $superior }; ještě { $left } období
    }
goal =
    { $goal ->
        [vp] Body
        [lands] Země
        [settlements] Osady
        [cities] Města
        [treaties] Smlouvy
       *[farm-points] Statky
    }
announced = oznámeno: { goal-name }
field-name = { $field }, { colour }
field-locked = nepřátelé stojí proti sobě
field-control = drží { $player }
field-encircled = v obklíčení
field-plundered = vypleněno
field-settlement = { building }: { $player }
field-site = staví se { building }, { $done } %
field-crop = osetého obilí { $count }
field-grain = obilí v zásobě { $count }
field-fish = ryby v zásobě { $count }
field-units = { $player }: { $count }× { unit-there }
overview-unit =
    { $price ->
        [0] { type-name }: životy { $lives } (v těžkém terénu { $rough })
       *[other] { type-name }: životy { $lives } (v těžkém terénu { $rough }), cena přeměny ve zlatě { $price }
    }
overview-building = { building } za { gold-gain }, nejméně { $least }× lehká pěchota, dílky { $tiles }
board-legend =
    { $mode ->
        [first_game] Pole: jméno (označení do tahů), krajina, [kdo je drží] a co na něm je, vždy s číslem hráče. LI lehká pěchota, HI těžká pěchota, SE obléhací stroj, TR přepravní loď, WS válečná loď. ! nepřátelé stojí proti sobě, o obklíčeno, x vypleněno.
       *[other] Pole: jméno (označení do tahů), krajina, [kdo je drží] a co na něm je, vždy s číslem hráče. LI lehká pěchota, HI těžká pěchota, SE obléhací stroj, CA jezdectvo, TR přepravní loď, WS válečná loď, ME žoldnéři, CO korzáři. ! nepřátelé stojí proti sobě, o obklíčeno, x vypleněno.
    }
board-site = { building } { $done } %
board-crop = setba { $count }
board-grain = obilí { $count }
board-fish = ryby { $count }
board-rank = { $rank }. místo
board-rival = rival: { $player }
board-out = mimo hru

## Boje krok za krokem

scene-title =
    { $kind ->
        [ambush] Přepadení na poli { $field }
        [siege] Útok na hradby na poli { $field }
        [sea] Námořní bitva na poli { $field }
       *[battle] Bitva na poli { $field }
    }
scene-of = { scene-title }: { $player } a { $other }.
scene-side = { $player }: { $things }.
scene-units = { $count }× { unit }
scene-wall = hradby ({ $count })
scene-fort = opevnění
scene-roll =
    { $kind ->
        [charge] Steč
        [wall] { $round }. kolo u hradeb
        [fort] Opevnění udeří
       *[round] { $round }. kolo
    }
scene-swords =
    { $count ->
        [one] { $count } meč
        [few] { $count } meče
       *[other] { $count } mečů
    }
scene-blanks = +{ $count } za prázdné kostky
scene-rival = +{ $count } proti rivalovi
scene-saved = +{ $count } z minulého kola
scene-against-shields =
    { $count ->
        [one] proti { $count } štítu
        [few] proti { $count } štítům
       *[other] proti { $count } štítům
    }
scene-against-wall = na hradby je potřeba { $count }
scene-throw = { $player }: kostky { $dice }, { $swords } ({ $more }).
scene-throw-plain = { $player }: kostky { $dice }, { $swords }.
scene-loses = { $player } ztrácí: { $things }.
scene-points = Vítězné body: { $player } +{ $vp }, { $other } −{ $vp }.

## Na co se hra ptá, jen když to někdo chce

stop-herds = Stáda a zboží
    .about = Převážet stáda, obilí a ryby; co je propojené, živí v zimě všechny i tak.
stop-retreat = Ústup
    .about = Ustoupit do vlastní osady, třeba jí na pomoc. Jinak jen tehdy, když by jednotky ubývaly na neutrální zemi.
stop-plunder = Plenění vlastní země
    .about = Vyplenit i zemi, která nikomu jinému nepatřila. Na cizí zem a na kořist se hra ptá vždycky.
stop-offers = Nabídky smluv
    .about = Nabízet smlouvy, propouštět vazaly a odpovídat i na nabídku, kterou už máš od téhož hráče jednou odmítnutou.
stop-sales = Prodej po nákupu
    .about = Obchodovat dál, i když už není co koupit a zbývá jen prodávat, porážet, měnit jednotky zpátky nebo se vzdávat stavenišť, anebo když všechno zlato padne na zimu.
stop-builders = Stavitelé při práci
    .about = Poslat pryč i jednotky, které stavějí, když už všechny ostatní vyrazily.
stop-hopeless = Boje bez naděje
    .about = Bitva s nadějí menší než jedna ku deseti, útok na hradby, na které meče nemohou stačit, útěk nebo úkryt před bitvou, kterou nejspíš neprohraješ, a proměna mečů, které všechny zasáhnou.

## Co počítají statistiky

measure-rounds = Kola
measure-lands = Pole na souši na hráče
measure-settlements = Volné osady na hráče
measure-gold = Zbylé zlato na hráče
measure-victory-points = Vítězné body na hráče
measure-out = Hráči mimo hru
measure-treaties = Smlouvy na konci
measure-battles = Bitvy
measure-assaults = Útoky na hradby
measure-conquests = Dobyté osady
measure-treaties-made = Podepsané smlouvy
measure-victory =
    { $victory ->
        [sovereignty] Vítězství suverenitou
        [dominance] Vítězství převahou
        [power] Vítězství mocí
        [lead] Vítězství velkým náskokem
        [last] Vítězství posledního, kdo zůstal
       *[significance] Vítězství významností
    }
