### Lekce

lesson-villages = Tři vesnice
    .about = Založit říši: kde začíná a s čím.
lesson-villages-map = O tuhle krajinu se podělíš s rivalem. Každé pole je země, nebo moře; vesnice stojí na zemi.
lesson-villages-first = První vesnici založ na zakroužkovaném poli. Leží u moře, takže k ní patří i dok s lodí.
    .not = Říše může začít i tam. V téhle lekci založ vesnici na zakroužkovaném pobřeží.
lesson-villages-second = Vesnice se zakládají po řadě. Druhou dej na pole vedle první: sousedky se lépe brání.
    .not = Daleko od první vesnice by stála sama. Vezmi zakroužkované pole nebo některé vedle něj.
lesson-villages-third = A třetí, kde chceš. Vesnice platí daně, drží zemi a verbují jednotky.
lesson-villages-stay = Teď smí každý jednu vesnici přestěhovat. Tvoje stojí dobře, nech je tam.
    .not = Není proč se stěhovat. Nech vesnice, kde jsou.
lesson-villages-parts = Máš pět lehkých pěšáků a loď. Přijmi návrh, kam je postavit.
    .not = Můžeš je rozmístit po jednom, ale návrh je dobrý. Přijmi ho.
lesson-villages-taxes = Tudy vedou cesty k vítězství. V první hře se všechno platí zlatem a to přinášejí vesnice.

lesson-march = Tažení
    .about = První jaro: jednotky vyrážejí a drží zemi.
lesson-march-stack = Každé období začíná tažením. Jednotka se pohne jednou, na sousední pole, a země, kde stojí, ti platí daně.
lesson-march-go = Vyber zakroužkovanou vesnici, potom pole vedle ní a pošli tam jednu nebo dvě jednotky.
    .not = Začni zakroužkovanou vesnicí: vyber ji a potom pole vedle ní.
lesson-march-more = Jestli chceš, táhni i ostatními, třeba lodí. Až všechny stojí, jak mají, tažení ukonči.
lesson-march-season = Rok má čtyři období. V první hře přinášejí jaro, léto i podzim daně a zima stojí výdaje.

lesson-build = Verbování a stavby
    .about = K čemu je zlato.
lesson-build-gold = To je tvoje zlato. Jednou za období se za něj kupují jednotky, vesnice a další stavby.
lesson-build-recruit = Naverbuj jednotku: vyber některé své pole. Stojí jedno zlato a hned tam bude.
    .not = Nejdřív naverbuj ještě jednu jednotku; stavitelů je málo.
lesson-build-builders = Nová vesnice stojí tři zlata a dvěma jednotkám trvá dvě období. Zatím nikam netáhnou.
lesson-build-more = Utrať, kolik chceš: verbuj, nebo nech dvě jednotky stavět vesnici. Potom období ukonči.
lesson-build-next = Co zbude, to ti zůstane na příště, a nové jednotky potáhnou s ostatními.

lesson-battle = Bitva
    .about = Dva proti jednomu: kdo bojuje a kdo prchá.
lesson-battle-meet = Na jednom poli stojí jednotky vás obou. Tady vidíš, jak by bitva nejspíš dopadla.
lesson-battle-fight = Dvě tvoje proti jedné: bojuj.
    .not = Můžeš je nechat být, ale vyhlídky máš dobré. Bojuj.
lesson-battle-dice = Rozhodují kostky: každý meč zlomí štít, nebo vezme život. Jak to dopadlo, stojí v kronice.
lesson-battle-honour = Vítěz získá vítězný bod, kdo prohraje nebo prchne, o bod přijde. Kdo jich nasbírá dost, vyhrává.

lesson-winter = Zima
    .about = Kdo nemá čím zaplatit, musí se něčeho vzdát.
lesson-winter-winter = Zima všechno prověří: každá jednotka a každá vesnice teď stojí jedno zlato.
lesson-winter-upkeep = Tady zlato na všechny nestačí. Na podzim si ho proto nech, nebo ho vezmi rivalovi.
lesson-winter-pay = Přijmi návrh: obětuje co nejméně.
    .not = Můžeš si vybrat, čeho se vzdáš. Návrh je ale nejlevnější cesta, přijmi ho.
lesson-winter-spring = Kdo zbyl, začíná nové jaro. Nejdál dojde říše, která roste pomalu a uživí se.

lesson-year = První rok
    .about = Vlastní říše proti nejmírnějšímu ze všech soupeřů.
lesson-year-aim = Odteď hraješ po svém. Založ si v téhle krajině vlastní říši, jak už to umíš.
lesson-year-help = Tady vezmeš tah zpět, požádáš o radu nebo si ukážeš všechny tahy v seznamu.
lesson-year-play = Založ tři vesnice, táhni, verbuj a stav. Projdi obdobími tak, aby ti na zimu zbylo zlato.
