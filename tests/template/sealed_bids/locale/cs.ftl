### Slova hry Zapečetěné nabídky.
### V cs, sk a en jsou stejná jména, atributy i proměnné.

name = Zapečetěné nabídky
tagline = Každý jednu nabídku, zapečetěnou, a pak všechny najednou.
about = Kupuj poklady za zapečetěné nabídky, a hlavně ty, které si tajně přeješ.

## Poklady

# $kind je amber, silk, spice nebo wine, jak je znají pravidla.
kind =
    { $kind ->
        [amber] jantar
        [silk] hedvábí
        [spice] koření
       *[wine] víno
    }
treasure = { kind } ({ $value })

## Volby

option-season = Sezona
    .about = Tři hry po sobě, vítězí nejvyšší součet bodů.
option-second_price = Druhá cena
    .about = Vyhrává nejvyšší nabídka, ale zaplatí jen tolik, kolik nabízela druhá nejvyšší.
option-ties = Stejné nabídky
    .about = Co se stane s pokladem, když jsou nejvyšší nabídky stejné: „lot“ vítěze vylosuje, „burn“ poklad spálí (pro tři nebo čtyři hráče).
option-ties-lot = rozhodne los
option-ties-burn = poklad se spálí

## Pravidla: každý text odpovídá na otázku „proč ne?“ a je odstavcem nápovědy

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

## Co se děje: $player je jméno. Věta používá jen to, co smějí vědět všichni.

event-wish-dealt = { $player } dostává tajné přání.
event-turned-up = Draží se { treasure }.
event-sealed = { $player } pečetí nabídku.
# $bids je výčet čísel jako text.
event-opened = Nabídky se otevírají: { $bids }.
event-won =
    { $price ->
        [0] { $player } získává { treasure } zadarmo.
        [one] { $player } získává { treasure } za { $price } minci.
        [few] { $player } získává { treasure } za { $price } mince.
       *[other] { $player } získává { treasure } za { $price } mincí.
    }
event-burnt = Nabídky jsou stejné a { treasure } hoří.
event-wish-shown =
    { $bonus ->
        [0] { $player } ukazuje své přání: { kind }. Body navíc nepřináší.
        [one] { $player } ukazuje své přání: { kind }. Přináší { $bonus } bod navíc.
        [few] { $player } ukazuje své přání: { kind }. Přináší { $bonus } body navíc.
       *[other] { $player } ukazuje své přání: { kind }. Přináší { $bonus } bodů navíc.
    }

## Kresba a textová deska

state-deal = Rozdává se
state-bid = Dražba { $round } z { $rounds }
state-lot = Dražba { $round } z { $rounds }: rozhoduje los
state-over = Konečný výsledek
points-so-far =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
rank-so-far = { $rank }. místo
coins-left =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
burnt-so-far =
    { $count ->
        [one] Shořel { $count } poklad
        [few] Shořely { $count } poklady
       *[other] Shořelo { $count } pokladů
    }
wishes-for = Přání: { kind }
last-bid = Poslední nabídka: { $bid }
own-bid = Zapečetěná nabídka: { $bid }
bid-ready = Nabídka zapečetěná

## Co teď udělat a body řádek po řádku

prompt-bid =
    { $coins ->
        [one] Nabídni za poklad; máš { $coins } minci.
        [few] Nabídni za poklad; máš { $coins } mince.
       *[other] Nabídni za poklad; máš { $coins } mincí.
    }
    .why = Poklad získá nejvyšší nabídka.
prompt-over = Hra skončila.
move-bid = nabídnout { $bid }
score-treasure = { treasure }
    .what = { kind }
score-wish =
    { $points ->
        [one] Přání: { $points } bod
        [few] Přání: { $points } body
       *[other] Přání: { $points } bodů
    }
    .what = přání
score-total =
    { $points ->
        [one] Celkem: { $points } bod
        [few] Celkem: { $points } body
       *[other] Celkem: { $points } bodů
    }
ended = Dražby jsou u konce: { $rounds }.
tie-coins = Stejně bodů: rozhodují zbylé mince.
tie-shared = Stejně bodů i mincí: o místo se hráči dělí.

## Co počítají statistiky

measure-coins = Zbylé mince na hráče
measure-wish-points = Body za přání na hráče
measure-burnt = Spálené poklady
measure-highest-price = Nejvyšší zaplacená cena
