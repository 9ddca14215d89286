### Slová hry Kingdomino.
### V cs, sk a en sú rovnaké mená, atribúty aj premenné.

name = Kingdomino
tagline = Kráľovstvo po dvoch políčkach.
about = Vyberaj dominové dieliky a zlož z nich okolo svojho hradu čo najcennejšie kráľovstvo.
length =
    { $seats ->
        [2] 10 min
        [3] 15 min
       *[other] 20 min
    }
