### Výsledok

score-treasure = { treasure }
    .what = { kind }
score-wish =
    { $points ->
        [one] Želanie: { $points } bod
        [few] Želanie: { $points } body
       *[other] Želanie: { $points } bodov
    }
    .what = želanie
score-total =
    { $points ->
        [one] Spolu: { $points } bod
        [few] Spolu: { $points } body
       *[other] Spolu: { $points } bodov
    }
ended = Dražby sú na konci: { $rounds }.
tie-coins = Rovnako bodov: rozhodujú zvyšné mince.
tie-shared = Rovnako bodov aj mincí: o miesto sa hráči delia.
