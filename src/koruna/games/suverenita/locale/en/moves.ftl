### Moves to choose from

move-done =
    { $step ->
        [relocate] Leave them there
        [fight] Do not fight
        [charge] Do not charge
        [convert] Keep the swords
        [flee] Stay
        [assault] Do not assault
        [storm] Stop the assault
        [offer] No offer
        [revolt] Do neither
        [announce] Announce nothing
        [surrender] Let them starve
       *[other] Done
    }
move-done-gold = Do not pay
move-auto =
    { $step ->
        [parts] Place everything as proposed
        [sow] Sow as proposed
        [harvest] Bring in all as proposed
        [feed] Feed as proposed
        [hit] The best hits
        [yield] The smallest losses
        [spill] The smallest losses
        [young] As proposed
       *[other] As proposed
    }
move-auto-gold = Pay as proposed
move-village = Village in { $field }
move-relocate = Village from { $field } to { $to }
move-put = { $count } × { unit } in { $field }
    .group = { unit }
    .part = { $count }
move-dock = Dock and ship in { $field }
move-pen =
    { $step ->
        [feed] Keep in { $field }: { herd }
       *[other] Herd in { $field }: { herd }
    }
    .group =
        { $step ->
            [feed] Keep
           *[other] Herd
        }
    .part = { herd }
move-store = { $count } grain in { $field }
    .group = Grain
    .part = { $count }
move-mv = { $field } → { $to }: { $count } × { unit-there }
    .group = { unit-there }
    .part = { $count }
move-sail = { $field } → { $to }: { $count } × { unit }
    .group = { unit }
    .part = { $count }
move-sail-load = { $field } → { $to }: { load-with-levels }
    .group = Sail with
    .part = { load-with-levels }
move-board = { $field } → { $to }, aboard: { $count } × { unit-there }
    .group = Aboard: { unit-there }
    .part = { $count }
move-land =
    { $type ->
        [TR] { $field } → { $to }: crew ashore, the ship is lost ({ unit })
        [WS] { $field } → { $to }: crew ashore, the ship is lost ({ unit })
       *[other] { $field } → { $to }: { $count } × { unit } ashore
    }
    .group =
        { $type ->
            [TR] Crew ashore, the ship is lost: { unit }
            [WS] Crew ashore, the ship is lost: { unit }
           *[other] Ashore: { unit }
        }
    .part = { $count }
move-herd = { $field } → { $to }: { herd }
    .group = Herd
    .part = { herd }
move-grain = { $field } → { $to }: { $count } grain
    .group = Grain
    .part = { $count }
move-fish = { $field } → { $to }: { $count } fish
    .group = Fish
    .part = { $count }
move-lose = In { $field } lose { $count } × { unit-struck }
    .group = Lose
    .part = { unit-struck }
unit-struck =
    { $swords ->
        [0] { unit-there }
        [one] { unit-there }: { $swords } sword
       *[other] { unit-there }: { $swords } swords
    }
move-wd = Behind the walls of { $field }: { $count } × { unit-there }
    .group = Behind the walls: { unit-there }
    .part = { $count }
move-pull = Behind the walls of { $field }: { herd }
    .group = Herd behind the walls
    .part = { herd }
move-sally = Sally out from { $field }: { $count } × { unit }
    .group = Sally out: { unit }
    .part = { $count }
move-leave = Off the site in { $field }: { $count } × { unit }
    .group = Off the site: { unit }
    .part = { $count }
move-fight = Fight { $player } in { $field }
move-charge = Charge
move-conv = Shields: +{ $first }, swords saved: { $second }
move-hit = { unit-struck }
move-flee = Flee to { $to }: { $count } × { unit-there }
    .group = Flee to { $to }: { unit-there }
    .part = { $count }
move-assault = Assault { $field }
move-raze =
    { $step ->
        [feed] Let the settlement in { $field } starve
        [plunder] Clear the site in { $field }
       *[fall]
            { $what ->
                [harbour]
                    { $gold ->
                        [0] Destroy the harbour for no gold
                       *[other] Destroy the harbour, +{ gold-gain }
                    }
               *[city]
                   { $gold ->
                       [0] Destroy the city for no gold
                      *[other] Destroy the city, +{ gold-gain }
                   }
            }
    }
move-raze-gold = Give up the settlement in { $field }
move-keep =
    { $what ->
        [harbour] Make it a dock of yours
       *[city] Make it a village of yours
    }
move-loot =
    { $gold ->
        [0] Plunder { $field } for no gold
       *[other] Plunder { $field }, +{ gold-gain }
    }
move-take = Take in { $field }: { good-name }
    .group = Take
    .part = { good-name }
move-burn = Destroy in { $field }: { good-name }
    .group = Destroy
    .part = { good-name }
move-raise = Promote { unit-there } in { $field }
    .group = Promote
    .part = { unit-there }
move-buy = Buy in { $field }: { unit }, { gold-price }
    .group = Buy a unit
    .part = { unit }
move-rec = Recruit in { $field }, { gold-price }
move-up = In { $field }: { unit } → { into-name }, { gold-price }
    .group = Turn { unit } into
    .part = { into-name }
move-down =
    { $gold ->
        [0] In { $field } back to light infantry: { unit-there }, for no gold
       *[other] In { $field } back to light infantry: { unit-there }, +{ gold-gain }
    }
    .group = Back to light infantry
    .part =
        { $gold ->
            [0] { unit-there }
           *[other] { unit-there } (+{ gold-gain })
        }
move-train = Train in { $field } for { gold-price }: { unit-there }
    .group = Train
    .part = { unit-there }
move-build = Build in { $field }: { building }, { gold-price }, { builders }
    .group = Build: { building }
    .part = { builders }
move-join = To the site in { $field }: { builders }
    .group = Send to the site
    .part = { builders }
move-drop = Give up the site in { $field }, +{ gold-gain }
move-clean = Restore plundered land in { $field }, { gold-price }
move-sell = Sell { goods } from { $field }, +{ money-gold }
    .group = Sell { good-name }
    .part = { $count } (+{ money })
move-purchase = Buy { goods } for { $field }, { gold-price }
    .group = Buy: { good-name }
    .part = { $count }
move-kill =
    { $step ->
        [trade] Slaughter in { $field }: { herd }, +{ money-gold }
       *[other] Slaughter in { $field }: { herd }
    }
    .group = Slaughter
    .part =
        { $step ->
            [trade] { herd } (+{ money })
           *[other] { herd }
        }
move-offer = { offer-text }
    .group = { offer-kind }
    .part = { coins }
    .about = { treaty-terms }
builders =
    { $seasons ->
        [0] { builders-many }: no progress, needs { $least }
        [one] { builders-many }: built in { $seasons } season
       *[other] { builders-many }: built in { $seasons } seasons
    }
builders-many =
    { $level ->
        [recruit] { builders-count } (recruits)
        [experienced] { builders-count } (experienced)
        [veteran] { builders-count } (veterans)
        [elite] { builders-count } (elite)
       *[standard] { builders-count }
    }
builders-count =
    { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
move-yes =
    { $side ->
        [pay] Accept: { treaty-name }, you pay { coins }
       *[receive] Accept: { treaty-name }, you receive { coins }
    }
    .group =
        { $side ->
            [pay] { treaty-name }, you pay { coins }
           *[receive] { treaty-name }, you receive { coins }
        }
    .part = Accept
    .about = { treaty-terms }
move-no = Refuse
move-revolt = Revolt against { $player }
move-release = Release { $player }
move-corsair = To sea in { $field }: { unit }
    .group = To sea
    .part = { unit }
move-young = Young in { $field }: { herd }
    .group = Young
    .part = { herd }
move-sow = Sow { $field }: { $seed } grain now, { $harvest } in autumn
move-reap = { $count } grain from { $field } to { $to }
    .group = Grain
    .part = { $count }
move-reap-here = { $count } grain into the settlement in { $field }
    .group = Into the settlement here
    .part = { $count }
move-feed = Feed with { good-name } first
    .group = Use up first
    .part = { good-name }
move-starve = Let starve in { $field }: { $count } × { unit-there }
    .group = Let starve: { unit-there }
    .part = { $count }
move-starve-gold = Give up in { $field }: { $count } × { unit-there }
    .group = Give up: { unit-there }
    .part = { $count }
move-spare =
    { $what ->
        [city] Feed the city in { $field } with { $left } food and take it, victory points +{ $points }
       *[village] Feed the village in { $field } with { $left } food and take it, victory points +{ $points }
    }
move-spare-gold =
    { $what ->
        [city] Pay { $left } gold for the city in { $field } and take it, victory points +{ $points }
       *[village] Pay { $left } gold for the village in { $field } and take it, victory points +{ $points }
    }
move-announce = Announce { goal-name }
move-house = Herd to { $to }: { herd }
