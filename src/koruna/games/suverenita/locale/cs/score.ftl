### Výsledek

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
