### Slova hry Suverenita.
### Stejné názvy, části a proměnné jsou v cs, sk a en.

name = Suverenita
tagline = Pole k osetí, hradby k dobytí.
about = Nasyť své lidi, stav města, obchoduj, uzavírej smlouvy, veď války: do pěti let bude jeden z vás suverénem.
length = 1–4 h
