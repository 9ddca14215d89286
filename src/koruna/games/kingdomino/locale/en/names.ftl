### Land

# The names under which the rules know terrains: wheat, forest, lake, grassland, swamp, mine.
terrain-wheat = wheat
    .title = Wheat
terrain-forest = forest
    .title = Forest
terrain-lake = lake
    .title = Lake
terrain-grassland = grassland
    .title = Grassland
terrain-swamp = swamp
    .title = Swamp
terrain-mine = mine
    .title = Mine
