### Options

option-mode = Game
    .about = The first game knows only gold; the basic game adds farms; the advanced one has everything.
option-mode-first_game = first game
    .about = only gold to count, no farms and no cavalry
option-mode-basic = basic game
option-mode-advanced = advanced game
option-map = Map
    .about = Three or four players usually play on the Ring of Twelve, all others on a map made for their number.
option-map-usual = the usual one
option-map-ring_of_twelve = Ring of Twelve
option-map-generated = made at random
option-map_seed = Map number
    .about = Each number makes a different fair map. It matters only where the map is made at random.
option-movement = Orders
    .about = Units move one player after another, or by hidden orders that are revealed together.
option-movement-in_order = one after another
option-movement-hidden = hidden orders
option-turns = Trade and farms
    .about = Where choices do not affect each other, all decide at once, or one after another.
option-turns-together = all at once
option-turns-in_turn = one after another
option-pace = First year
    .about = The house rules keep the first year from deciding the game; without them assaults and announcements may come at once.
option-pace-house = gentle
option-pace-plain = without house rules
option-content = Numbers and map
    .about = The numbers of the rules that come with the game, or your own from a folder.
option-content-house = those of the game
option-content-other = those from your folder

bot-greedy = Planner
    .about = Feeds its people, settles, builds, defends what it has and attacks when the odds are good.
