### Slova hry Kingdomino.
### V cs, sk a en jsou stejná jména, atributy i proměnné.

name = Kingdomino
tagline = Království po dvou políčkách.
about = Vybírej dominové dílky a slož z nich kolem svého hradu co nejcennější království.
length =
    { $seats ->
        [2] 10 min
        [3] 15 min
       *[other] 20 min
    }
