### What to do now

prompt-over = The game is over.
prompt-village = Found a village on free land.
    .why = Villages pay taxes, make land yours and muster units. Coasts allow ships.
prompt-relocate = You may move one of your villages.
    .why = This is the last chance: from now on villages stay where they are.
prompt-parts = Place what you start with on your villages, or take the proposal.
    .why = Nobody sees the others’ choice until all are done.
prompt-units = Move your units: choose a stack, then where it goes.
    .why = A unit moves once a season. Where enemies meet, they may fight.
prompt-ride = Your cavalry may ride one field further.
    .why = Besides its usual move, cavalry may ride one field by land.
prompt-herds = Drive herds and carry goods between your lands.
    .why = They travel as far as your own lands are connected.
prompt-retreat = Units that have not moved may draw back to a settlement or aboard.
    .why = It is the last move before the battles.
prompt-attrition =
    { $left ->
        [one] The neutral land of { $field } takes { $left } unit of yours: choose which.
       *[other] The neutral land of { $field } takes { $left } units of yours: choose which.
    }
    .why = Every season neutral land takes a quarter of the units there, rounded up.
prompt-withdraw = Pull units and herds behind the walls, or sally out to fight.
    .why = Behind walls units are safe from battle, but the settlement is encircled.
prompt-withdraw-gold = Pull units behind the walls, or sally out.
    .why = Behind walls units are safe from battle, but the settlement is encircled.
prompt-fight = Do you fight in { $field }?
    .why = The winner gains 1 victory point, the loser or whoever flees loses 1.
prompt-charge = Charge in { $field }? Cavalry strikes first, but shields count double against it.
    .why = It is decided in secret. Riders who charge roll no other dice this round.
prompt-convert = Turn pairs of swords into shields or save them.
    .why = Two swords make one shield now, or one sword for the next round.
prompt-hit =
    { $left ->
        [one] You have { $left } sword left in { $field }: choose what it hits.
       *[other] You have { $left } swords left in { $field }: choose what they hit.
    }
    .why = Each sword breaks a shield or takes a life.
prompt-yield =
    { $left ->
        [one] { $left } more sword hits you in { $field }: choose which unit you lose.
       *[other] { $left } more swords hit you in { $field }: choose which unit you lose.
    }
    .why = In your back row you yourself choose which units are lost.
prompt-spill = The ships in { $field } carry { $left } more than they can: choose who is lost.
    .why = Each transport carries 3: infantry takes 1, cavalry 2.
prompt-flee =
    { $fallen ->
        [1] The settlement in { $field } has fallen: choose where your ships sail.
       *[0] You may get away from { $field }: choose who flees where.
    }
    .why = Whoever flees loses 1 victory point, but keeps the units that get away.
prompt-assault = Do you assault the walls in { $field }?
    .why = The swords of a single round must be enough for the whole wall, or it is whole again.
prompt-storm = Do you go on with the assault in { $field }?
    .why = You may stop after each round; next season the walls are whole again.
prompt-fall =
    { $what ->
        [harbour] And the harbour in { $field }: destroy it, or make it a dock of yours?
       *[city] The city in { $field } has fallen: destroy it, or make it a village of yours?
    }
    .why = Destroying it brings gold; keeping it, a settlement of your own.
prompt-plunder = Plunder, take or destroy what lies on your fields.
    .why = Plundered land pays no tax and gives no recruits until it is restored.
prompt-plunder-gold = Plunder fields that your units hold, or clear abandoned sites.
    .why = Plundered land pays no tax and gives no recruits until it is restored.
prompt-merit = Choose who rises for the enemies destroyed.
    .why = Whoever rises fights better from now on.
prompt-revolt = You may revolt against your lord or release a vassal.
    .why = Without a treaty you are enemies again.
prompt-offer = You may offer a treaty.
    .why = Partners in a treaty do not fight each other.
prompt-answer = Answer the offer.
    .why = Whoever signs is bound for as long as the treaty lasts.
prompt-trade = Trade, recruit, train and build. You have { gold-gain }.
    .why = Spend what you want: the gold that is left stays yours.
prompt-trade-gold = Recruit, build and upgrade your infantry. You have { gold-gain }.
    .why = Spend what you want: the gold that is left stays yours.
prompt-corsair =
    { $left ->
        [1] Choose the sea where { corsairs } lie in wait.
       *[other] Choose the sea where { corsairs } lie in wait ({ $left } to place).
    }
    .why = They stay there and lie in wait for ships.
corsairs =
    { $level ->
        [experienced] your experienced corsairs
        [veteran] your veteran corsairs
        [elite] your elite corsairs
       *[standard] your corsairs
    }
prompt-young = Choose where the young herds graze.
    .why = In spring herds have young; a field feeds two herds at most.
prompt-sow = Sow your fields.
    .why = What you sow now is harvested in autumn.
prompt-harvest = Bring the harvest in.
    .why = What finds no room in a store is lost.
prompt-feed = Feed your people.
    .why = Whoever is not fed in winter is lost.
prompt-feed-gold = Your gold is not enough for the upkeep of all: take the proposal, or choose what to give up.
    .why = Whatever is not paid for in winter is lost.
prompt-surrender =
    { $mode ->
        [first_game]
            { $what ->
                [city] Nobody pays for the city in { $field }. Will you pay { $left } gold and take it?
               *[village] Nobody pays for the village in { $field }. Will you pay { $left } gold and take it?
            }
       *[other]
            { $what ->
                [city] The city in { $field } is starving. Will you give it food ({ $left }) and take it?
               *[village] The village in { $field } is starving. Will you give it food ({ $left }) and take it?
            }
    }
    .why = Whoever provides for it takes it as if conquered; otherwise it is lost.
prompt-announce = You may announce a victory.
    .why = If it still holds at the end of the next season, you win.
prompt-room =
    { $left ->
        [one] A herd from behind the walls in { $field } finds no room: choose where it goes.
       *[other] { $left } herds from behind the walls in { $field } find no room: choose where they go.
    }
    .why = It goes to a neighbouring field that you control.
