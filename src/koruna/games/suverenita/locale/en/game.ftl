### The words of Suverenita.
### The same names, attributes and variables stand in cs, sk and en.

name = Suverenita
tagline = Fields to sow, walls to storm.
about = Feed your people, build cities, trade, make treaties or war: in five years one of you is sovereign.
length =
    { $mode ->
        [first_game] 1–2 h
        [basic] 1–3 h
        [advanced] 2–4 h
       *[other] 1–4 h
    }
