### Pravidla: každý text odpovídá na otázku „proč ne?“ a je odstavcem nápovědy

chapter-goal = O co jde
rule-aim = Kupuj poklady v šesti dražbách. Vítězí, kdo má na konci nejvíc bodů; poklad jich má tolik, kolik říká jeho číslo.
rule-wish = Každý si tajně přeje jeden ze čtyř druhů pokladů a žádní dva hráči stejný. Poklady tvého druhu se na konci počítají dvakrát. Do té doby tvé přání nikdo jiný nezná.

chapter-sale = Dražba
rule-treasure-first = Nabízet se dá, až když dražený poklad leží odkrytý. Pokladů je dvanáct a dražit se jich bude šest, nikdo neví které.
rule-sealed = Všichni nabízejí zároveň a tajně, kolik mincí chtějí, třeba i nic. Nabídky se otevřou, až je zapečetěná poslední.
rule-within-purse = Nabídnout můžeš jen mince, které máš. Každý začíná s dvanácti a během hry žádné další nedostane.
rule-bid-stays = Zapečetěná nabídka už se nemění. Počkej, až ty své zapečetí i ostatní.
rule-players-only = Nabízet smějí jen ti, kdo sedí u stolu.
rule-highest = Nejvyšší nabídka zaplatí své mince a získává poklad. Ostatním jejich mince zůstávají.
rule-lot = Když jsou nejvyšší nabídky stejné, rozhodne mezi nimi los.

chapter-end = Konec
rule-end = Hra končí šestou dražbou. Pak se ukážou všechna přání a spočítají se body.
rule-ties = Při stejném počtu bodů rozhoduje, komu zbylo víc mincí. Když je stejně i mincí, hráči se o místo dělí.

chapter-variants = Varianty
rule-season = Sezona: hrají se tři hry po sobě a vítězí nejvyšší součet bodů. Každá hra začíná s novými přáními a plnými měšci. Při stejném součtu se hráči o místo dělí, mince už nerozhodují.
rule-second-price = Druhá cena: poklad pořád získává nejvyšší nabídka, ale zaplatí jen tolik, kolik nabízela druhá nejvyšší.
rule-burn = Pálení: když jsou nejvyšší nabídky stejné, nikdo nic neplatí a poklad shoří.
rule-burn-at-full-price = Stejné nabídky poklad spálí jen ve třech nebo ve čtyřech hráčích a jen tam, kde vítěz platí celou nabídku, tedy ne spolu s Druhou cenou.

chapter-moves = Zápis tahů
rule-write-bid = „bid 3“ zapečetí nabídku tří mincí, „bid 0“ nabídku ničeho.

not-a-move = „{ $text }“ není tah. Napiš „bid 3“, když chceš nabídnout tři mince.
