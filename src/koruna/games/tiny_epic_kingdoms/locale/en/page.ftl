### The page and the drawing

page-before = Before the first turn
page-turn = Turn: { $player }
page-final = final part
page-actions = Actions
page-shields = Shields left: { $shields }
page-action-free = { action }, not taken yet: { action-does }.
page-action-used = { action }, under a shield: { action-does }.
page-action-cur = { action }, the action of this turn: { action-does }.
page-castle = Castle
page-castle-level = { $player }: level { $level }
page-pt = { $points } pt
page-in-play = Figures in play: { $figures } of { $all }
page-count-figures = Figures in play: { $figures }
page-count-castle = Castle: level { $level }
page-count-magic = Magic: level { $level }
page-held = { kind }: { $amount } of { $most }
page-magic = Magic
page-known = known
page-learn = to be learned for { $mana } mana
page-peoples = Peoples
page-hall = Hall: figures { $figures }, room for { $room }
page-lost-kingdom = Lost Kingdom
page-region = { $region }, { terrain }
page-figures-here =
    { $figures ->
        [one] { $player }: { $figures } figure
       *[other] { $player }: { $figures } figures
    }
page-lying-here = lying: { $figures }
page-neutral = neutral figure
page-token = { token }: { token.about }
page-hidden = hidden token
page-figure = figure in { $region }: { $player }
page-desk = Your decision
page-take = { kind } from { $player }
page-rob = Take a resource
page-begin-swap = swap places with a foreign figure
page-begin-shelter = flee into a church
page-begin-patrol = patrol instead
page-begin-quest = go on a Quest instead
page-begin-expand = expand instead
page-split = Your first resources
page-suggested = The split shown first suits beginners.
page-pay = What you hand over
page-you-give = You give
page-you-get = You get
page-how-many = How many
page-give = give: { $kinds }
page-receive = get: { kind }
page-die = Number for the war
page-war = War for { $region }
page-against = against
page-war-means = The higher number wins; equal numbers go to the defender; two flags make an alliance. Both pay for their numbers; the flag is free.
page-war-of-two = The higher number wins; equal numbers and two flags go to the defender. Both pay for their numbers; the flag is free.
page-number = number { $number }
page-die-set = die is set
page-die-open = is setting the die
page-most = at most { $most }
page-collecting = Collecting brings
page-collect =
    { $picks ->
        [0] collect { amounts }
       *[other] collect { amounts }, and pick { $picks } more
    }
