# Hra, ktorá márne čaká na niekoho, a hodiny.
at-clock = Čas, ktorý zostáva
at-end-game = Ukončiť hru
at-end-game-why = Hra čaká na niekoho, kto tu nie je. Ak to chcú všetci, ktorí tu sú, skončí sa tak, ako stojí, bez víťaza.
at-end-wanted = Hru tu chce ukončiť: { $players }.
at-ended = Hra bola ukončená predčasne
at-ended-why = Čakala na niekoho, kto sa nevrátil. Nikto nevyhral.
at-closed-why = Ukončil ju ten, kto sa o server stará. Nikto nevyhral.
aside-ended = Tí, čo zostali, hru ukončujú.
aside-closed = Kto sa o server stará, hru ukončuje.
table-ended = Táto hra bola ukončená predčasne; už sa tu nehrá.
table-not-ended = Hra sa dá predčasne ukončiť, len keď čaká na niekoho, kto tu nie je.
setup-clock = Čas na rozhodnutie
    .about = Keď vyprší, hrá za hráča bot, kým si miesto znova nevezme.
setup-clock-none = bez obmedzenia
setup-clock-minute = 1 minúta
setup-clock-five = 5 minút
setup-clock-hour = 1 hodina
setup-clock-day = 1 deň
clock-days =
    { $count ->
        [one] { $count } deň na rozhodnutie
        [few] { $count } dni na rozhodnutie
       *[other] { $count } dní na rozhodnutie
    }
clock-hours =
    { $count ->
        [one] { $count } hodina na rozhodnutie
        [few] { $count } hodiny na rozhodnutie
       *[other] { $count } hodín na rozhodnutie
    }
clock-minutes =
    { $count ->
        [one] { $count } minúta na rozhodnutie
        [few] { $count } minúty na rozhodnutie
       *[other] { $count } minút na rozhodnutie
    }
clock-seconds =
    { $count ->
        [one] { $count } sekunda na rozhodnutie
        [few] { $count } sekundy na rozhodnutie
       *[other] { $count } sekúnd na rozhodnutie
    }
setup-game-clock = Čas na celú hru
setup-game-clock-none = bez obmedzenia
setup-game-clock-ten = 10 minút
setup-game-clock-thirty = 30 minút
setup-game-clock-hour = 1 hodina
setup-game-clock-week = 1 týždeň
game-clock-days =
    { $count ->
        [one] { $count } deň na celú hru
        [few] { $count } dni na celú hru
       *[other] { $count } dní na celú hru
    }
game-clock-hours =
    { $count ->
        [one] { $count } hodina na celú hru
        [few] { $count } hodiny na celú hru
       *[other] { $count } hodín na celú hru
    }
game-clock-minutes =
    { $count ->
        [one] { $count } minúta na celú hru
        [few] { $count } minúty na celú hru
       *[other] { $count } minút na celú hru
    }
game-clock-seconds =
    { $count ->
        [one] { $count } sekunda na celú hru
        [few] { $count } sekundy na celú hru
       *[other] { $count } sekúnd na celú hru
    }
at-more-time = Pridať čas
at-more-time-why = Pridá ostatným na toto rozhodnutie štvrtinu ich času, najmenej minútu. Raz, kým sa rozhodnú.
table-no-gift = Čas sa dá pridať len pri stole s hodinami, a len keď rozhoduje niekto iný.
