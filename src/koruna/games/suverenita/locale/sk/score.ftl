### Výsledok

points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
tally-vp = Víťazné body: { $points }
    .what = víťazné body
tally-fields = Zem: { $points }
    .what = zem
tally-settlements = Osady: { $points }
    .what = osady
tally-farms = Hospodárstvo: { $points }
    .what = hospodárstvo
tally-treaties = Zmluvy: { $points }
    .what = zmluvy
tally-total = Spolu: { $points }
won-by =
    { $way ->
        [sovereignty] Víťazstvo suverenitou: zmluvy so všetkými, vždy ako nadriadený.
        [dominance] Víťazstvo prevahou.
        [power] Víťazstvo mocou.
        [lead] Víťazstvo veľkým náskokom na konci roka.
        [last] Víťazstvo posledného, kto zostal.
       *[significance] Víťazstvo významnosťou po poslednom roku.
    }
tie-shared = Rovnako veľa bodov aj zlata: víťazstvo je spoločné.
won-over-outdone = Kto je mimo hry, nemôže ju vyhrať, nech má bodov akokoľvek veľa.
tie-gold = Pri rovnakom počte bodov rozhodlo zlato: { $gold }.
