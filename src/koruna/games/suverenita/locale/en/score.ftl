### The result

points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tally-vp = Victory points: { $points }
    .what = victory points
tally-fields = Land: { $points }
    .what = land
tally-settlements = Settlements: { $points }
    .what = settlements
tally-farms = Farms: { $points }
    .what = farms
tally-treaties = Treaties: { $points }
    .what = treaties
tally-total = Total: { $points }
won-by =
    { $way ->
        [sovereignty] Won by sovereignty: treaties with all, always as the superior.
        [dominance] Won by dominance.
        [power] Won by power.
        [lead] Won by a great lead at the end of a year.
        [last] Won as the last one left.
       *[significance] Won by significance after the last year.
    }
tie-shared = Equal in points and gold: the victory is shared.
won-over-outdone = Whoever is out of the game cannot win it, whatever the points.
tie-gold = With equal points gold decided: { $gold }.
