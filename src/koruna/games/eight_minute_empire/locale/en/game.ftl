### The words of Eight-Minute Empire.
### The same names, attributes and variables stand in cs, sk and en.

name = Eight-Minute Empire
tagline = A card, a coin, a continent.
about = Take cards with goods and actions, and lead in more regions than the others.
# $seats is the number of players.
length =
    { $seats ->
        [2] 15 min
        [3] 20 min
       *[other] 25 min
    }
