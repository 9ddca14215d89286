### Krajina

# Pravidla znají druhy krajiny pod jmény wheat, forest, lake, grassland, swamp, mine.
terrain-wheat = pole
    .title = Pole
terrain-forest = les
    .title = Les
terrain-lake = jezero
    .title = Jezero
terrain-grassland = louka
    .title = Louka
terrain-swamp = bažina
    .title = Bažina
terrain-mine = důl
    .title = Důl
