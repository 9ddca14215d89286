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
page-count-figures = Figures in play: { $figures }. At the end each of them outside ruins is a point.
page-count-castle = Castle: level { $level }. The higher it is, the more points at the end.
page-count-magic = Magic: level { $level }. Each level is an ability, and a point at the end.
page-held = { kind }: { $amount } of { $most }
page-magic = Magic
page-known = known
page-learn = to be learned for { $mana } mana
page-peoples = Peoples
page-hall = Your hall, off the map: figures { $figures }, room for { $room }
page-lost-kingdom = Lost Kingdom
page-region = { $region }, { terrain }: { terrain-yields }
terrain-yields =
    { $terrain ->
        [fields] food when you collect
        [mountains] ore when you collect
        [forest] mana when you collect
        [ruins] a figure lying there brings a resource of your choice
       *[capital] no resource, but 2 points at the end
    }
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
page-faction = { faction }: { motto }
page-take = { $player } has { kind }: { $amount }
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
page-flag = The flag costs nothing, but loses to any number.
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
        [0] Collect resources from the regions with your figures: { amounts }.
       *[other] Collect resources from the regions with your figures: { amounts }, and pick { $picks } more.
    }
