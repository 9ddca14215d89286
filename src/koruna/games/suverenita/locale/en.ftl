### The words of Suverenita.
### The same names, attributes and variables stand in cs, sk and en.

name = Suverenita
tagline = Fields to sow, walls to storm.
about = Feed your people through the winters, build villages and cities, trade, sail, make treaties or war: in five years one of you becomes sovereign.
length = 1 to 4 hours

## Units, herds, goods, buildings, land, time

type-name =
    { $type ->
        [LI] light infantry
        [HI] heavy infantry
        [SE] siege engine
        [CA] cavalry
        [TR] transport
        [WS] warship
        [ME] mercenaries
       *[CO] corsairs
    }
level-name =
    { $level ->
        [recruit] recruits
        [experienced] experienced
        [veteran] veterans
        [elite] elite
       *[standard] { "" }
    }
unit =
    { $level ->
        [recruit] { type-name } (recruits)
        [experienced] { type-name } (experienced)
        [veteran] { type-name } (veterans)
        [elite] { type-name } (elite)
       *[standard] { type-name }
    }
unit-there =
    { $place ->
        [inside] { unit }, behind the walls
        [site] { unit }, building
        [dock] { unit }, in the dock
        [aboard] { unit }, aboard
       *[open] { unit }
    }
into-name =
    { $into ->
        [LI] light infantry
        [HI] heavy infantry
        [SE] siege engine
        [CA] cavalry
        [TR] transport
        [WS] warship
        [ME] mercenaries
       *[CO] corsairs
    }
herd =
    { $herd ->
        [sheep] sheep
        [pigs] pigs
        [cows] cows
       *[horses] horses
    }
good-name =
    { $good ->
        [grain] grain
        [fish] fish
        [sheep] sheep
        [pigs] pigs
        [cows] cows
        [horses] horses
        [crop] crop
       *[meat] meat
    }
coin-name =
    { $coin ->
        [gold] gold
        [grain] grain
        [fish] fish
        [sheep] sheep
        [pigs] pigs
        [cows] cows
       *[horses] horses
    }
building =
    { $building ->
        [village] village
        [city] city
        [dock] dock
        [harbour] harbour
       *[fort] fort
    }
colour =
    { $colour ->
        [yellow] plain
        [green] meadow
        [brown] mountains
        [turquoise] marsh
        [neutral] neutral heath
        [sea] sea
       *[grey] barren land
    }
season =
    { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    }
treaty-name =
    { $treaty ->
        [aid] aid
        [tribute] tribute
        [ransom] ransom
       *[vassalage] vassalage
    }
goal-name =
    { $goal ->
        [dominance] dominance
       *[power] power
    }
phase =
    { $phase ->
        [move] Movement
        [combat] Combat
        [rear] Hinterland
       *[season] Season
    }
subphase =
    { $subphase ->
        [1] Units
        [2] Herds
        [3] Retreat
        [4] Battle
        [5] Siege
        [6] Plunder
        [7] Build
        [8] Trade
        [9] Fish
       *[10]
            { $season ->
                [spring] Sowing
                [summer] Growth
                [autumn] Harvest
                [winter] Winter
               *[other] Season
            }
    }

## Options

option-mode = Game
    .about = The first game knows only gold; the basic game adds farms; the advanced one has everything.
option-mode-first_game = first game
option-mode-basic = basic
option-mode-advanced = advanced
option-map = Map
    .about = Three and four usually play on the Ring of Twelve, all others on a map made for their number.
option-map-usual = usual
option-map-ring_of_twelve = Ring of Twelve
option-map-generated = made by lot
option-map_seed = Number of the map
    .about = Every number makes another fair map where maps are made by lot.
option-movement = Orders
    .about = Units move one player after another, or by hidden orders that are revealed together.
option-movement-in_order = one after another
option-movement-hidden = hidden
option-turns = Trade and farms
    .about = Where choices do not touch, all decide at once, or one after another.
option-turns-together = all at once
option-turns-in_turn = one after another
option-pace = First year
    .about = The house rules keep the first year from deciding the game; without them assaults and announcements may come at once.
option-pace-house = gentle
option-pace-plain = as the plain sheet has it
option-content = Numbers and map
    .about = The numbers of the rules that come with the game, or your own from a folder.
option-content-house = those of the game

bot-greedy = Planner
    .about = Feeds its people, settles, builds, defends what it has and attacks when the odds are good.

## Prompts

prompt-over = The game is over.
prompt-village = Found a village on free land.
prompt-relocate = You may move one of your villages.
prompt-parts = Place what you start with on your villages, or take the proposal.
prompt-units = Move your units: a stack, then where it goes.
prompt-ride = Your cavalry may ride one field further.
prompt-herds = Drive herds and carry goods between your lands.
prompt-retreat = Units that have not moved may draw back to a settlement or aboard.
prompt-attrition = Choose who is lost on the neutral heath.
prompt-withdraw = Pull units and herds behind the walls, or let them sally.
prompt-fight = Do you fight?
prompt-charge = Does your cavalry charge?
prompt-convert = Turn pairs of swords into shields or save them.
prompt-hit = Choose whom your swords hit.
prompt-yield = Choose whom you lose.
prompt-spill = The ships carry too much: choose who is lost.
prompt-flee = Do you flee from { $field }?
prompt-assault = Do you assault?
prompt-storm = Do you go on with the assault?
prompt-fall = The settlement has fallen: what becomes of it?
prompt-plunder = Plunder, take or burn what lies on your fields.
prompt-merit = Choose who rises for the enemies destroyed.
prompt-revolt = You may revolt against your lord or release a vassal.
prompt-offer = You may offer a treaty.
prompt-answer = Answer the offer.
prompt-trade = Trade, recruit, train and build. You have { $gold } gold.
prompt-corsair = Choose where your corsairs lie in wait.
prompt-young = Choose where the young herds graze.
prompt-sow = Sow your fields.
prompt-harvest = Bring the harvest in.
prompt-feed = Feed your people.
prompt-surrender = Will you feed the hungry and take their settlement?
prompt-announce = You may announce a victory.
prompt-room = A herd has come out and finds no room: choose where it goes.

## Moves

move-done =
    { $step ->
        [relocate] Let them stand
        [fight] Do not fight
        [charge] Do not charge
        [convert] Keep the swords
        [flee] Stay
        [assault] Do not assault
        [storm] Stop the assault
        [offer] No offer
        [revolt] Leave it
        [announce] Announce nothing
        [surrender] Let them starve
       *[other] Done
    }
move-auto =
    { $step ->
        [parts] Place everything as proposed
        [sow] Sow as proposed
        [harvest] Bring in all as proposed
        [feed] Feed as proposed
        [hit] The best hits
        [yield] The smallest losses
        [young] As proposed
       *[other] As proposed
    }
move-village = Village in { $field }
move-relocate = Village from { $field } to { $to }
move-put = { $count } × { unit } in { $field }
move-dock = Dock and ship in { $field }
move-pen = { herd } in { $field }
move-store = { $count } grain in { $field }
move-mv = { $field } → { $to }: { $count } × { unit-there }
move-sail = { $field } → { $to }: { $count } × { unit } sails
move-sail-load = { $field } → { $to }: { type-name } with { $LI ->
        [0] { "" }
       *[other] { $LI } light
    }{ $HI ->
        [0] { "" }
       *[other] { " " }{ $HI } heavy
    }{ $CA ->
        [0] { "" }
       *[other] { " " }{ $CA } cavalry
    }{ $ME ->
        [0] { "" }
       *[other] { " " }{ $ME } mercenaries
    }
move-board = { $count } × { unit } aboard, { $field } → { $to }
move-land = { $count } × { unit } ashore, { $field } → { $to }
move-herd = { herd }: { $field } → { $to }
move-grain = { $count } grain: { $field } → { $to }
move-fish = { $count } fish: { $field } → { $to }
move-lose = Lose { $count } × { unit-there } in { $field }
move-wd = Behind the walls of { $field }: { $count } × { unit-there }
move-pull = Behind the walls of { $field }: { herd }
move-sally = Sally from { $field }: { $count } × { unit }
move-leave = Off the site in { $field }: { $count } × { unit }
move-fight = Fight player { $number } in { $field }
move-charge = Charge
move-conv = { $first } more shields, { $second } swords saved
move-hit = { unit-there }
move-flee = { $count } × { unit-there } to { $to }
move-assault = Assault { $field }
move-raze = Raze { $field }
move-keep = Keep { $field }
move-loot = Plunder { $field }
move-take = Take in { $field }: { good-name }
move-burn = Destroy in { $field }: { good-name }
move-raise = Raise { unit-there } in { $field }
move-buy = Buy in { $field }: { unit }
move-rec = Recruit in { $field }
move-up = In { $field }: { unit } becomes { into-name }
move-down = In { $field }: { unit-there } back to light infantry
move-train = Train in { $field }: { unit }
move-build = Build in { $field }: { building } with { $count } × { unit }
move-join = { $count } × { unit } to the site in { $field }
move-drop = Give up the site in { $field }
move-clean = Remove the plunder of { $field }
move-sell = Sell { $count } × { good-name } from { $field }
move-purchase = Buy { $count } × { good-name } for { $field }
move-kill = Slaughter in { $field }: { herd }
move-offer =
    { $ends ->
        [1] { offer-text } – this ends the game!
       *[other] { offer-text }
    }
offer-text =
    { $side ->
        [pay] To player { $number }: { treaty-name }, you pay { $first } { coin-name }
       *[receive] To player { $number }: { treaty-name }, you receive { $first } { coin-name }
    }
move-yes = Accept
move-no = Refuse
move-revolt = Revolt against player { $number }
move-release = Release player { $number }
move-corsair = { unit } to { $field }
move-young = Young { herd } in { $field }
move-sow = Sow { $field }
move-reap = { $count } grain from { $field } to { $to }
move-feed = Feed with { good-name } first
move-starve = Let starve in { $field }: { $count } × { unit-there }
move-spare = Feed and take { $field }
move-announce = Announce { goal-name }
move-house = { herd } to { $to }

## The table

board-player = Player { $number }
board-over = The game is over
board-prelude = Prelude
board-moment = Year { $year }, { season }, subphase { $subphase }
board-turn = Deciding: { $player }
board-map = Map
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tally-vp = Victory points: { $points }
tally-fields = Land: { $points }
tally-settlements = Settlements: { $points }
tally-farms = Farms: { $points }
tally-treaties = Treaties: { $points }
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
tie-gold = With equal points gold decided: { $gold }.

## The page

page-when = Year { $year }, { season }
page-subphase = { $subphase } of 10
page-round = The round
page-year = Year { $year } of { $years }
page-realm = Your realm
page-land = Land
page-growth = Grain each summer.
page-taxes = Next taxes: { $gold } gold
page-wages = Wages in winter: { $gold } gold
page-winter =
    { $missing ->
        [0] Winter: fed, { $food } of { $need } food
       *[other] Winter: { $missing } food missing of { $need }
    }
page-after-harvest =
    { $missing ->
        [0] enough once the crops are in
       *[other] still { $missing } missing with the crops
    }
page-vp = Victory points: { $points }
page-gold = Gold: { $gold }
page-lands = Land fields: { $lands }
page-units = Units: { $units }
have =
    { $what ->
        [gold] gold
        [units] units
        [tiles] tiles
        [grain] grain
        [fish] fish
        [sheep] sheep
        [pigs] pigs
        [cows] cows
       *[horses] horses
    }
page-offer = An offer
page-offer-terms = { $player } offers { $partner } { treaty-name }: { $inferior } pays { $amount } { coin-name } to { $superior }.
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
       *[killed] Destroyed
    }
page-breached = The wall is breached
page-forecast =
    { $kind ->
        [siege] Forecast: siege of { $field }
       *[battle] Forecast: battle in { $field }
    }
page-odds = { $attacker } wins { $win } %, draw { $draw } %, { $defender } wins { $loss } %.
page-wins = { $player } { $chance } %
page-draw = draw { $chance } %
page-losses = { $player } loses { $losses } on average
page-goals = Ways to win
page-needed = needed
page-treaties = Treaties
page-treaty =
    { $left ->
        [0] { treaty-name }: { $superior } over { $inferior }
       *[other] { treaty-name }: { $superior } over { $inferior }, { $left } more rounds
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
announced = announced: { goal-name }
field-name = { $field }, { colour }
field-locked = enemies face each other
field-control = held by { $player }
field-encircled = encircled
field-plundered = plundered
field-settlement = { building } of { $player }
field-site = building: { building }, { $done } %
field-crop = { $count } sown grain
field-grain = { $count } grain stored
field-fish = { $count } fish stored
field-units = { $player }: { $count } × { unit-there }
overview-unit = { type-name }: lives { $lives } (in rough ground { $rough }), made for { $price } gold
overview-building = { building }: { $gold } gold, at least { $least } light infantry, tiles { $tiles }
board-legend = A field: its name, its land, [who holds it], then what is there, each with the number of its player. LI light infantry, HI heavy infantry, SE siege engine, CA cavalry, TR transport, WS warship, ME mercenaries, CO corsairs. ! enemies face each other, o encircled, x plundered.
board-rank = place { $rank }
board-rival = rival: { $player }
board-out = out of the game
