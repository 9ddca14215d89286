### Slová hry Osemminútové impérium.
### Rovnaké názvy, atribúty a premenné sú v cs, sk a en.

name = Osemminútové impérium
tagline = Karta, minca, kontinent.
about = Ber karty s tovarom a akciami a ovládni viac regiónov než ostatní.
# $seats je počet hráčov.
length =
    { $seats ->
        [2] 15 min
        [3] 20 min
       *[other] 25 min
    }
