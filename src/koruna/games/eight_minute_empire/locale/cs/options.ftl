### Volby

option-board = Strana plánu
    .about = Strana A má 25 regionů na čtyřech kontinentech, strana B 23 regionů na pěti.
option-board-A = strana A
option-board-B = strana B
option-goods_tokens = Žetony zboží
    .about = V pěti regionech leží žeton; kdo region na konci ovládá, přičte si jeho zboží.
option-full_game = Plná hra
    .about = Tři hry po sobě; vítězí nejvyšší součet bodů.
option-bid_tie = Stejné nabídky
    .about = Kdo začíná, když jsou nejvyšší nabídky stejné.
option-bid_tie-youngest = nejmladší
option-bid_tie-random = rozhodne los
option-ages = Věk hráčů
    .about = Hráči od nejmladšího po nejstaršího, pro případ stejných nabídek. Není-li vyplněno, platí za nejmladšího poslední místo u stolu a za nejstaršího první.
option-ages-first = nejmladší
option-starter_choice = Volba začínajícího
    .about = Kdo vyhraje dražbu, určí, který hráč začne.
option-neutral_armies = Neutrální armády
    .about = Pro dva hráče: v cestě stojí deset armád, které nikomu nepatří.
option-stone6_city = Kámen s městem
    .about = Jedna karta kamene nabízí dvě armády, nebo město, jak ji tiskne jedno z vydání; jinak přináší jen dvě armády.
