### Čo teraz

prompt-place = Umiestni dielik { $domino } do svojho kráľovstva.
    .why = Aspoň jedna polovica sa musí dotýkať hradu alebo rovnakej krajiny.
prompt-discard = Dielik { $domino } sa nikam nezmestí, odhoď ho.
    .why = Odhodený dielik nič neprinesie a odchádza z hry.
prompt-claim = Vyber si voľný dielik z nového radu.
    .why = Umiestniš ho v ďalšom kole. S nižším číslom budeš na ťahu skôr, vyššie býva cennejšie.
prompt-first-claim = Vyber si voľný dielik z prvého radu.
    .why = Umiestniš ho v prvom kole. S nižším číslom budeš na ťahu skôr, vyššie býva cennejšie.
prompt-over = Hra sa skončila.
