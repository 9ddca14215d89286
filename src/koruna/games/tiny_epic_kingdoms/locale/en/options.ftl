### Options

option-draft = Choice of Factions
    .about = The players choose their factions in turn instead of drawing them.
option-exploration = Exploration Tokens
    .about = Hidden tokens lie in the regions: treasures, bandits, a crown, a dragon’s lair and more.
option-rivers_are_water = Rivers Are Water
    .about = For abilities that speak of water, a river counts too. Without this only lakes, bays and seas do.
option-flat_castle = Flatter Castle
    .about = The levels of the castle give 1, 2, 4, 6, 8 and 10 points instead of 0, 1, 2, 4, 7 and 10.
