### What the game proposes

plan-title =
    { $step ->
        [hit] The best hits:
        [yield] The smallest losses:
        [spill] The smallest losses:
       *[other] The proposal:
    }
plan-village = { $field }: { $things }
plan-dock = dock with a ship
plan-put = { $count } × { type-name }
plan-pasture = { herd }
plan-store = grain { $count }
plan-sow = sow { $fields } (grain { $count })
plan-reap = { $field } → { $to }: grain { $count }
plan-rob = { $field } → { $to }: stolen grain { $count }
plan-rot = grain that rots: { $count }
plan-young = young in { $field }: { herd }
plan-kill = slaughter in { $field }: { herd }, meat { $count }
plan-eat = use up: { good-name } { $count }
plan-pay = pay gold { $count }
plan-starve = starved in { $field }: { $count } × { type-name }
plan-starve-gold = unpaid and lost in { $field }: { $count } × { type-name }
plan-shrink = hunger makes the city in { $field } a village
plan-shrink-gold = without upkeep the city in { $field } becomes a village
plan-abandon = left hungry in { $field }: { building }
plan-abandon-gold = unpaid and given up in { $field }: { building }
plan-all-fed = nobody goes hungry
plan-all-paid = all is paid for
plan-lose = { $count } × { unit-there }
