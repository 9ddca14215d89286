### Slová hry Suverenita.
### Rovnaké názvy, časti a premenné sú v cs, sk a en.

name = Suverenita
tagline = Polia na siatie, hradby na dobytie.
about = Nasýť svojich ľudí, stavaj mestá, obchoduj, uzatváraj zmluvy, veď vojny: do piatich rokov bude jeden z vás suverénom.
length =
    { $mode ->
        [first_game] 1–2 h
        [basic] 1–3 h
        [advanced] 2–4 h
       *[other] 1–4 h
    }
