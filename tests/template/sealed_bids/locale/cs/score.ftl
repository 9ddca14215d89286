### Výsledek

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
