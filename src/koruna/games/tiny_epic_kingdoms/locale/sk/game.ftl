### Slová hry Malé veľké kráľovstvá.
### Rovnaké názvy, atribúty a premenné sú v cs, sk a en.

name = Malé veľké kráľovstvá
tagline = Malé národy, veľké plány.
about = Tvoju akciu smie využiť každý. Rozmnož svoj národ, postav hrad, bojuj, alebo uzavri mier.
length = 30–45 min
