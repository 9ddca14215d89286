### Slova hry Suverenita.
### Stejné názvy, části a proměnné jsou v cs, sk a en.

name = Suverenita
tagline = Pole k osetí, hradby k dobytí.
about = Nasyť své lidi, stav města, obchoduj, uzavírej smlouvy, veď války: do pěti let bude jeden z vás suverénem.
length =
    { $mode ->
        [first_game] { $seats ->
            [5] 2–3 h
            [6] 2–3 h
            [7] 3–5 h
            [8] 3–5 h
            [9] 3–5 h
            [10] 4–7 h
            [11] 4–7 h
            [12] 4–7 h
           *[other] 1–2 h
        }
        [basic] { $seats ->
            [5] 2–4 h
            [6] 2–4 h
            [7] 3–7 h
            [8] 3–7 h
            [9] 3–7 h
            [10] 5–9 h
            [11] 5–9 h
            [12] 5–9 h
           *[other] 1–3 h
        }
        [advanced] { $seats ->
            [5] 3–6 h
            [6] 3–6 h
            [7] 5–9 h
            [8] 5–9 h
            [9] 5–9 h
            [10] 6–12 h
            [11] 6–12 h
            [12] 6–12 h
           *[other] 2–4 h
        }
       *[other] od 1 h
    }
