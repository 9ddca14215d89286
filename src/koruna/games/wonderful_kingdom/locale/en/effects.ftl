### What a card does, in words instead of pictures

each-family =
    { $family ->
        [structure] for each structure
        [company] for each company
        [masterwork] for each masterwork
       *[discovery] for each discovery
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-cost = Costs: { $amounts }
effect-exchange = Exchanged for: { $amounts }
effect-production = Makes: { $amounts }
effect-production-each = Makes: { resource } { each-family }
effect-bonus = When completed: { $amounts }
effect-points = At the end: { points }
effect-points-each = At the end: { points } { each-family }
effect-start = At the start: { $amounts }
effect-beat =
    { $soldiers ->
        [one] Beaten in combat by { $soldiers } soldier
       *[other] Beaten in combat by { $soldiers } soldiers
    }
threat-text =
    { $effect ->
        [breed] When it comes to your construction space, add 1 vermin card for every rat there.
        [freeze_site] Freezes one site: while it sits there, the site cannot be completed or discarded.
        [discard_picks] For every shadow you lose a picked card before planning; its cubes go into your opponent’s laboratory.
        [cover_symbol] Covers one production symbol that you choose. Beaten, it gives one back.
       *[none] Comes with the rats and does nothing else.
    }
reward-spy =
    { $count ->
        [one] { $count } spy
       *[other] { $count } spies
    }
reward-calamities =
    { $count ->
        [one] removal of up to { $count } calamity
       *[other] removal of up to { $count } calamities
    }
# The number of a symbol, as events know it.
symbol-number =
    { $symbol ->
        [0] materials
        [1] population
        [2] gold
        [3] exploration
        [4] materials for each structure
        [5] materials for each company
        [6] materials for each masterwork
        [7] materials for each discovery
        [8] population for each structure
        [9] population for each company
        [10] population for each masterwork
        [11] population for each discovery
        [12] gold for each structure
        [13] gold for each company
        [14] gold for each masterwork
        [15] gold for each discovery
        [16] exploration for each structure
        [17] exploration for each company
        [18] exploration for each masterwork
       *[other] exploration for each discovery
    }
