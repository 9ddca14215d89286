### Slova hry Osmiminutové impérium.
### Stejné názvy, atributy a proměnné jsou v cs, sk a en.

name = Osmiminutové impérium
tagline = Karta, mince, kontinent.
about = Ber karty se zbožím a akcemi a ovládni víc regionů než ostatní.
# $seats je počet hráčů.
length =
    { $seats ->
        [2] 15 min
        [3] 20 min
       *[other] 25 min
    }
