### Krajina

# Pravidlá poznajú druhy krajiny pod menami wheat, forest, lake, grassland, swamp, mine.
terrain-wheat = pole
    .title = Pole
terrain-forest = les
    .title = Les
terrain-lake = jazero
    .title = Jazero
terrain-grassland = lúka
    .title = Lúka
terrain-swamp = močiar
    .title = Močiar
terrain-mine = baňa
    .title = Baňa
