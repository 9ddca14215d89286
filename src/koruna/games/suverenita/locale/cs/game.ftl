### Slova hry Suverenita.
### Stejné názvy, části a proměnné jsou v cs, sk a en.

name = Suverenita
tagline = Pole k osetí, hradby k dobytí.
about = Nasyť své lidi, stav města, obchoduj, uzavírej smlouvy, veď války: do pěti let bude jeden z vás suverénem.
length =
    { $mode ->
        [first_game] 1–2 h
        [basic] 1–3 h
        [advanced] 2–4 h
       *[other] 1–4 h
    }
