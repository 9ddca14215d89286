### The words of Kingdomino.
### The same names, attributes and variables stand in cs, sk and en.

name = Kingdomino
tagline = A kingdom, two squares at a time.
about = Claim dominoes of land and lay out the most valuable kingdom around your castle.
length =
    { $seats ->
        [2] 10 min
        [3] 15 min
       *[other] 20 min
    }
