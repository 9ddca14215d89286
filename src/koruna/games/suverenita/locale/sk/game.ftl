### Slová hry Suverenita.
### Rovnaké názvy, časti a premenné sú v cs, sk a en.

name = Suverenita
tagline = Polia na siatie, hradby na dobytie.
about = Nasýť svojich ľudí, stavaj mestá, obchoduj, uzatváraj zmluvy, veď vojny: do piatich rokov bude jeden z vás suverénom.
length = 1–4 h
