### What happens: $player is a name, other players are told by their numbers

load = { type-name }{ $LI ->
        [0] { "" }
       *[other] { " " }+ { $LI } × light infantry
    }{ $HI ->
        [0] { "" }
       *[other] { " " }+ { $HI } × heavy infantry
    }{ $CA ->
        [0] { "" }
       *[other] { " " }+ { $CA } × cavalry
    }{ $ME ->
        [0] { "" }
       *[other] { " " }+ { $ME } × mercenaries
    }
load-with-levels = { load }{ $recruit ->
        [0] { "" }
       *[other] { " " }(recruits: { $recruit })
    }{ $experienced ->
        [0] { "" }
       *[other] { " " }(experienced: { $experienced })
    }{ $veteran ->
        [0] { "" }
       *[other] { " " }(veterans: { $veteran })
    }{ $elite ->
        [0] { "" }
       *[other] { " " }(elite: { $elite })
    }
money =
    { $half ->
        [0] { $gold }
       *[other]
            { $gold ->
                [0] ½
               *[other] { $gold }½
            }
    }
money-gold =
    { $half ->
        [0] { gold-gain }
       *[other] { money } gold
    }

event-first = { $player } begins.
event-rival = The rival of { $player } is { $other }.
event-village = { $player } founds a village in { $field }.
event-relocated = { $player } moves a village from { $field } to { $to }.
event-start = All have placed what they start with. The first year begins.

event-ordered = { $player } gives a hidden order.
event-ordered-known = { $player } orders: { $from } → { $to }, { $count } × { unit }.
event-marched = { $player } marches: { $from } → { $to }, { $count } × { unit }.
event-boarded = { $player } goes aboard: { $from } → { $to }, { $count } × { unit }.
event-landed = { $player } lands: { $from } → { $to }, { $count } × { unit }.
event-sailed = { $player } sails: { $from } → { $to }, { $count } × { unit }.
event-sailed-load = { $player } sails: { $from } → { $to }, { $count } × { load }.
event-drove = { $player } drives a herd: { $from } → { $to }, { herd }.
event-carried-grain = { $player } carries grain ({ $count }): { $from } → { $to }.
event-carried-fish = { $player } carries fish ({ $count }): { $from } → { $to }.
event-worn-down = { $player } loses on neutral land in { $field }: { $count } × { unit }.

event-ambush = { $player } ambushes { $other } in { $field }.
event-ambush-rolled =
    { $swords ->
        [one] The fort in { $field } strikes for { $player }: { $swords } sword.
       *[other] The fort in { $field } strikes for { $player }: { $swords } swords.
    }
event-withdrew = { $player } withdraws behind the walls of { $field }: { $count } × { unit }.
event-pulled-herd = { $player } takes a herd behind the walls of { $field }: { herd }.
event-sallied = { $player } sallies out from { $field }: { $count } × { unit }.
event-left-site = { $player } leaves the site in { $field }: { $count } × { unit }.
event-came-out = The units of { $player } come out from behind the walls of { $field }.
event-housed = { $player } leads a herd from { $from } to { $to }: { herd }.
event-herd-lost = { $player } loses a herd without room in { $field }: { herd }.
event-fed-inside = { $player } feeds herds behind the walls of { $field }, grain: { $count }.
event-starved-inside = { $player } loses a hungry herd behind the walls of { $field }: { herd }.

event-battle = { $player } fights { $other } in { $field }.
event-chooses-charge = { $player } decides on a charge in secret.
event-chose-charge =
    { $charge ->
        [0] { $player } does not charge in { $field }.
       *[other] The cavalry of { $player } charges in { $field }!
    }
event-charge-rolled = Charge in { $field }, swords { $swords } : { $other-swords } ({ $player } against { $other }).
event-rolled = Round { $round } of battle in { $field }, swords { $swords } : { $other-swords } ({ $player } against { $other }).
event-chooses-conversion = { $player } decides on swords in secret.
event-chose-conversion = { $player } converts swords in { $field }, shields: { $shields }, saved: { $saved }.
event-units-lost = { $player } loses in { $field }: { $count } × { type-name }.
event-flees = { $player } flees from { $field }.
event-fled = { $player } escapes: { $field } → { $target }, { $count } × { type-name }.
event-battle-won = { $player } wins the battle in { $field } against { $other }.
event-battle-drawn = The battle of { $player } and { $other } in { $field } is a draw.

event-assault = { $player } assaults { $field }, held by { $other }.
event-assault-rolled = Round { $round } of assault on { $field }, swords { $swords } : { $other-swords } ({ $player } against { $other }).
event-breach = { $player } breaches the wall of { $field }.
event-assault-repelled = The assault of { $player } on { $field } is repelled.
event-assault-ends = { $player } stops the assault on { $field }.
event-conquers = { $player } conquers { $field } from { $other }: { building }. Victory points: { $vp }.
event-razes = { $player } razes in { $field }: { building }, +{ gold-gain }.
event-occupies = { $player } occupies in { $field }: { building }.
event-plunders = { $player } plunders { $field }, +{ gold-gain }.
event-robs = { $player } takes from { $other } in { $field }: { good-name }.
event-burns = { $player } destroys what { $other } has in { $field }: { good-name }.
event-site-removed = { $player } clears an abandoned site in { $field }.

event-trained = { $player } has trained in { $field }: { $count } × { unit }.
event-rises = { $player } promotes in { $field }: { $count } × { unit }.
event-site-begun = { $player } begins to build in { $field }: { building } for { gold-gain }, builders: { $count }.
event-site-joined = { $player } sends builders to { $field }: { building }, { $count } more.
event-site-grew = { $player } builds in { $field }: { building }, { $done }%.
event-site-given-up = { $player } gives up the site in { $field }: { building }, { gold-gain } back.
event-built = { $player } completes in { $field }: { building }.

event-treaty-ends =
    { $why ->
        [revolt] { $partner } revolts against { $player }.
        [release] { $player } releases { $partner } from vassalage.
        [unpaid] The treaty of { $player } with { $partner } ends unpaid: { treaty-name }.
       *[time] The treaty of { $player } with { $partner } runs out: { treaty-name }.
    }
event-offer = { $player } offers { $partner } a treaty: { treaty-name }, { $inferior } pays { coins } to { $superior }.
event-refusal = { $player } refuses the offer of { $partner }.
event-treaty = { $player } signs a treaty with { $partner }: { treaty-name }, { $inferior } pays { coins } to { $superior }.
event-treaty-points =
    { $loss ->
        [0] Victory points for a treaty: { $player } +{ $gain }.
       *[other] Victory points for a treaty: { $player } +{ $gain }, { $partner } −{ $loss }.
    }
event-due = { $player } pays { $partner } what is due: { gold-gain }.

event-recruited = { $player } recruits light infantry in { $field } for { gold-gain }.
event-bought = { $player } buys in { $field }: { unit } for { gold-gain }.
event-corsair-placed =
    { $level ->
        [experienced] { $player } puts experienced corsairs to sea in { $field }.
        [veteran] { $player } puts veteran corsairs to sea in { $field }.
        [elite] { $player } puts elite corsairs to sea in { $field }.
       *[standard] { $player } puts corsairs to sea in { $field }.
    }
event-upgraded = { $player } turns light infantry in { $field } into: { type-name } for { gold-gain }.
event-herd-mounted = { $player } takes horses from { $field } for cavalry.
event-downgraded = { $player } turns units back into light infantry in { $field }: { type-name }, { gold-gain } back.
event-crew-landed = { $player } gives up a ship in { $field }, its crew lands in { $to }: { type-name }.
event-training = { $player } trains in { $field }: { unit } for { gold-gain }.
event-sold = { $player } sells from { $field }: { goods }. Gold: { money }.
event-purchased = { $player } buys for { $field }: { goods }. Gold: { money }.
event-slaughtered = { $player } slaughters in { $field }: { good-name }. Meat: { $meat }, gold: { money }.
event-cleaned = { $player } restores plundered land in { $field } for { gold-gain }.
event-wages = { $player } pays mercenaries ({ $count }): { gold-gain }.
event-mercenaries-left = Unpaid mercenaries leave { $player }: { $count }.
event-fished = { $player } brings fish into { $field }: { $count }.

event-young-die =
    { $born ->
        [0] The odd herd of { $player } has no young: { herd }.
       *[other] The odd herd of { $player } has young: { herd }.
    }
event-young = { $player } has a young herd in { $field }: { herd }.
event-sown = { $player } sows { $field }. Grain: { $grain }.
event-growth = The crops of { $player } grow. Grain: +{ $grain }.
event-taxes = { $player } collects taxes: { gold-gain }.
event-harvest = { $player } harvests { $field } into { $store }. Grain: { $grain }.
event-theft = { $player } harvests the crop of { $victim } in { $field } into { $store }. Grain: { $grain }.
event-rot = The grain of { $player } rots in the fields: { $grain }.
event-slaughter = { $player } slaughters in { $field }: { herd }. Meat: { $meat }.
event-fed = { $player } feeds the realm. Grain: { $grain }, fish: { $fish }, meat: { $meat }.
event-upkeep = { $player } pays the upkeep: { gold-gain }.
event-meat-sold = { $player } sells the meat left over, +{ gold-gain }.
event-starved = { $player } loses to hunger in { $field }: { $count } × { type-name }.
event-starved-gold = { $player } cannot pay and loses in { $field }: { $count } × { type-name }.
event-city-shrinks = Hunger turns the city of { $player } in { $field } into a village.
event-city-shrinks-gold = Without upkeep the city of { $player } in { $field } becomes a village.
event-settlement-starved =
    { $points ->
        [0] { $player } loses to hunger in { $field }: { building }.
       *[other] { $player } loses to hunger under siege in { $field }: { building }. Victory points: { $points }.
    }
event-settlement-starved-gold =
    { $points ->
        [0] { $player } cannot pay and loses in { $field }: { building }.
       *[other] { $player } cannot pay and loses under siege in { $field }: { building }. Victory points: { $points }.
    }
event-surrender = { $player } surrenders to { $victor } in { $field }: { building }. Victory points: { $points }.

event-announcement = { $player } announces { goal-name }.
event-lapse =
    { $fed ->
        [0] The announcement of { $player } lapses for want of food: { goal-name }.
       *[other] The announcement of { $player } lapses: { goal-name }.
    }
event-lapse-gold =
    { $fed ->
        [0] The announcement of { $player } lapses for want of gold: { goal-name }.
       *[other] The announcement of { $player } lapses: { goal-name }.
    }
event-out = { $player } is out of the game.
event-victory =
    { $way ->
        [sovereignty] { $player } is sovereign over all and wins.
        [dominance] { $player } wins by dominance.
        [power] { $player } wins by power.
        [lead] { $player } wins by a great lead.
        [last] { $player } wins as the last one left.
       *[significance] The points decide.
    }
