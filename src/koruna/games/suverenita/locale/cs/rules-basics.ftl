### Pravidla (cíl, krajina, příprava, jednotky, vítězství): každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

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
