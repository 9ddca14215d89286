### The page

page-when = Year { $year }, { season }
page-subphase = { $subphase } of 10
page-partners = Players to deal with
page-partner = Deal with { $player }
page-round = The round
page-first = Begins the round: { $player }
page-hidden = What the others do is shown when all are done.
page-year = Year { $year } of { $years }
page-realm = Your realm
page-land = Land
page-growth = Grain that grows each summer.
page-shelter = Defence of a settlement: what the land adds.
page-grows =
    { $amount ->
        [0] { colour }: grain does not grow here
       *[other] { colour }: a sown field here gets { $amount } more grain in summer
    }
page-shelters =
    { $amount ->
        [0] { colour }: the land does not help to defend a settlement
       *[other] { colour }: a settlement here is harder to take, its level counts { $amount } more
    }
page-taxes = Next taxes: { gold-gain }
page-taxes-gold = Taxes in spring, summer and autumn: { $gold } gold each
page-wages = Wages in winter: { gold-gain }
page-winter =
    { $missing ->
        [0] Winter: enough food, { $food } for the { $need } needed
       *[other] Winter: { $missing } food missing, { $need } needed
    }
page-after-harvest =
    { $missing ->
        [0] enough once the crops are in
       *[other] still { $missing } missing even with the crops
    }
page-winter-gold =
    { $enough ->
        [now] Winter upkeep: { gold-needed }, you have { $gold }
        [later] Winter upkeep: { gold-needed }, with the taxes until then you have { $then }
       *[never] Winter upkeep: { gold-needed }, { $missing } missing even with the taxes
    }
gold-needed =
    { $need ->
        [one] { $need } gold
       *[other] { $need } gold
    }
page-cut-off =
    { $count ->
        [one] { $count } unit is cut off and lost in winter
       *[other] { $count } units are cut off and lost in winter
    }
page-vp = Victory points: { $points }
    .about = Victory points: { $points }. They count as points, and enough of them win by dominance.
page-gold = Gold: { $gold }
    .about = Gold: { $gold }. It pays for units, buildings and treaties.
page-lands = Land fields: { $lands }
    .about = Land fields: { $lands }. Each one held counts as points.
page-units = Units: { $units }
    .about = Units: { $units }. They hold fields, fight and build.
have =
    { $what ->
        [gold] gold
        [units]
            { $count ->
                [one] unit
               *[other] units
            }
        [tiles]
            { $count ->
                [one] tile
               *[other] tiles
            }
        [grain] grain
        [fish] fish
        [sheep] sheep
        [pigs] pigs
        [cows] cows
       *[horses] horses
    }
have-for =
    { $what ->
        [gold] Gold pays for units, buildings and treaties.
        [units] Your units hold fields, fight and build.
        [tiles] The tiles that your settlements, docks and forts take up.
        [grain] Stored grain feeds people in winter and is sown in spring.
        [fish] Stored fish feeds people in winter.
       *[sheep] Herds have young in spring and give meat when slaughtered.
    }
page-offer = An offer
page-offer-terms = { $player } offers { $partner } { treaty-name }: { $inferior } pays { coins } to { $superior }.
page-offer-ends = Signing it ends the game: { $superior } would win.
page-fight =
    { $kind ->
        [ambush] Ambush in { $field }
        [siege] Siege of { $field }, round { $round }
       *[battle] Battle in { $field }, round { $round }
    }
fight =
    { $what ->
        [units] Units
        [shields] Shields
        [swords] Swords
        [saved] Saved
       *[killed] Enemies destroyed
    }
page-breached = The wall is breached
page-forecast =
    { $kind ->
        [siege] Forecast: siege of { $field }
       *[battle] Forecast: battle in { $field }
    }
page-odds = { $attacker } wins { $win }%, draw { $draw }%, { $defender } wins { $loss }%.
page-wins = { $player }: { $chance }%
page-draw = draw { $chance }%
page-losses =
    { $losses ->
        [one] { $player } loses { $losses } unit on average
       *[other] { $player } loses { $losses } units on average
    }
page-left = Units left, chances in %
page-marches = If you attack
page-marches-about =
    { $mode ->
        [first_game] Assumes that whoever is there stays and nobody else comes. Flight is left out.
        [basic] Assumes that whoever is there stays and nobody else comes. Charges and flight are left out.
       *[advanced] Assumes that whoever is there stays and nobody else comes. Charges, converted swords and flight are left out.
    }
page-march-on =
    { $kind ->
        [siege] Settlement of { $defender }
       *[battle] Units of { $defender }
    }
page-march-units =
    { $all ->
        [0] { $coming ->
            [one] { $coming } unit
           *[other] { $coming } units
        }
       *[other] all { $coming }
    }
page-march-odds =
    { $kind ->
        [siege] taken { $win }% · holds { $draw }% · defeat { $loss }%
       *[battle] win { $win }% · draw { $draw }% · loss { $loss }%
    }
page-march-left = { $left } of { $units } left
page-march-here = attack with { page-march-units }: { page-march-odds }, { page-march-left }
page-march = Attack on { $field }, held by { $defender }, { page-march-units }: { page-march-odds }; on average { page-march-left }.
page-corsairs =
    { $count ->
        [one] { $count } ship to be put to sea: { corsairs-bought }
       *[other] { $count } ships to be put to sea: { corsairs-bought }
    }
corsairs-bought =
    { $level ->
        [experienced] experienced corsairs
        [veteran] veteran corsairs
        [elite] elite corsairs
       *[standard] corsairs
    }
page-goals = Ways to win
page-needed = needed
page-treaties = Treaties
page-treaty =
    { $left ->
        [0] { treaty-name }: { $superior } over { $inferior }
        [one] { treaty-name }: { $superior } over { $inferior }, { $left } more season
       *[other] { treaty-name }: { $superior } over { $inferior }, { $left } more seasons
    }
goal =
    { $goal ->
        [vp] Points
        [lands] Land
        [settlements] Settl.
        [cities] Cities
        [treaties] Treaties
       *[farm-points] Farm
    }
goal-about =
    { $goal ->
        [vp] Victory points: { $need } of them are dominance, which wins if it lasts another round.
        [lands] Land fields: { $need } of them are one goal of power, and two goals win if they last another round.
        [settlements] Free settlements: { $need } of them are one goal of power, and two goals win if they last another round.
        [cities] Free cities: { $need } of them are one goal of power, and two goals win if they last another round.
        [treaties] Treaties: whoever is the superior in one with every other player, { $need } in all, wins at once.
       *[farm-points] Farm points: { $need } of them are one goal of power, and two goals win if they last another round.
    }
announced = announced: { goal-name }
    .about = Announced: { goal-name }. It wins if it lasts another round.
field-name = { $field }, { colour }
field-locked = enemies face each other
field-control = held by { $player }
field-encircled = encircled
field-plundered = plundered
field-settlement = { building } of { $player }
field-site = building: { building }, { $done }%
field-crop = { $count } sown grain
field-grain = { $count } grain stored
field-fish = { $count } fish stored
field-units = { $player }: { $count } × { unit-there }
overview-unit =
    { $price ->
        [0] { type-name }: lives { $lives } (on rough ground { $rough })
       *[other] { type-name }: lives { $lives } (on rough ground { $rough }), made for { $price } gold
    }
overview-building = { building }: { gold-gain }, at least { $least } light infantry, tiles { $tiles }
