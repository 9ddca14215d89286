### Slová hry Zapečatené ponuky.
### V cs, sk a en sú rovnaké mená, atribúty aj premenné.

name = Zapečatené ponuky
tagline = Každý jednu ponuku, zapečatenú, a potom všetky naraz.
about = Kupuj poklady za zapečatené ponuky, a hlavne tie, ktoré si tajne praješ.
