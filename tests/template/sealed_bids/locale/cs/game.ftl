### Slova hry Zapečetěné nabídky.
### V cs, sk a en jsou stejná jména, atributy i proměnné.

name = Zapečetěné nabídky
tagline = Každý jednu nabídku, zapečetěnou, a pak všechny najednou.
about = Kupuj poklady za zapečetěné nabídky, a hlavně ty, které si tajně přeješ.
