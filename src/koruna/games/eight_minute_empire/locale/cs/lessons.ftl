### Lekce

lesson-cards = Tři karty
    .about = Přihodit, brát karty a provést s armádami a městem, co na nich stojí.
lesson-cards-home = Odsud vyrážejí všechny armády. Tři tvoje už stojí ve výchozím regionu, ostatní čekají v ruce.
lesson-cards-bid = Nejdřív se tajně draží o to, kdo začne. Nabídni jednu minci: kdo dá nejvíc, zaplatí a začíná.
    .not = Mince se nevracejí a tady stačí jediná. Nabídni jednu.
lesson-cards-row = V tahu si vezmeš jednu kartu. První je zdarma; čím dál vpravo leží, tím víc mincí stojí.
lesson-cards-take = Vezmi první kartu, je zdarma. Zboží na ní ti zůstane a počítá se na konci, akci provedeš hned.
    .not = Tahle karta stojí mince. První je zdarma a dá ti přesně, co potřebuješ: tři armády.
lesson-cards-add = Tři nové armády. Postav je tam, kam smějí přijít: do výchozího regionu. Třikrát ho vyber.
    .not = Smíš udělat i méně, jenže o armády tu jde především. Rozmísti všechny tři.
lesson-cards-sea = Teď si za jednu minci vezmi třetí kartu: čtyři přesuny po souši i po moři.
    .not = Pěkná karta, ale bez lodí zůstaneš na tomhle kontinentu. Vezmi třetí.
lesson-cards-sail = Proveď čtyři přesuny, vždy jednou armádou do sousedního regionu nebo po tečkované čáře. Nebojuje se, armády se jen rozcházejí.
    .not = Ještě ti přesuny zbývají. Využij všechny čtyři: kde máš nejvíc armád, tam máš bod.
lesson-cards-city = Vezmi první kartu: staví město a je zdarma.
    .not = To by stálo mince. První karta je zdarma a město má větší cenu, než se zdá.
lesson-cards-build = Postav město tam, kde máš armádu, nejlépe daleko od začátku. Od teď tam smějí přicházet nové armády.
    .not = Nenechávej si město v ruce: vyber region, kde máš armádu.
lesson-cards-points = Tady je tvoje zboží. Spolu s regiony a kontinenty dává body; spočítáme je v další lekci.

lesson-points = Regiony, kontinenty, zboží
    .about = Odkud se berou body, od poloviny rozehrané hry.
lesson-points-regions = Za region má bod ten, kdo tam má nejvíc; města se počítají jako armády. Při shodě nikdo.
lesson-points-continents = Další bod je za kontinent, na kterém ovládáš nejvíc regionů. Ty máš jeden, soupeř dva.
lesson-points-goods = Zboží dává body po sadách: jedna kovadlina nic, sedm kovadlin pět bodů. Vzácnějšího stačí méně. Žolík se přidá kamkoli.
lesson-points-coins = Mince na konci nemají žádnou cenu, ale ani se nevracejí. Máš jich dvakrát víc než soupeř, tak je utrať.
lesson-points-take = Vezmi kartu: kvůli akci, kvůli zboží, nebo kvůli obojímu. Čtyři přesuny mohou získat regiony, kde stačí jediná armáda.
lesson-points-end = Proveď akci, nebo ji ukonči. Až bude mít každý 13 karet, hra končí.

lesson-game = Celá hra
    .about = Třináct karet pro každého, proti nejmírnějšímu ze všech soupeřů.
lesson-game-aim = Třináct karet pro každého a pak se sečtou body: regiony, kontinenty, zboží.
lesson-game-help = Tady vezmeš tah zpět, požádáš o radu nebo si ukážeš všechny tahy v seznamu.
lesson-game-play = Hra je tvoje. Začíná se dražbou: i nula je dobrá nabídka.
