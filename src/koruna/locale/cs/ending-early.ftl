# Hra, která marně čeká na někoho, a hodiny.
at-clock = Čas, který zbývá
at-end-game = Ukončit hru
at-end-game-why = Hra čeká na někoho, kdo tu není. Chtějí-li to všichni, kdo tu jsou, skončí tak, jak stojí, bez vítěze.
at-end-wanted = Hru tu chce ukončit: { $players }.
at-ended = Hra byla ukončena předčasně
at-ended-why = Čekala na někoho, kdo se nevrátil. Nikdo nevyhrál.
at-closed-why = Ukončil ji ten, kdo se o server stará. Nikdo nevyhrál.
aside-ended = Ti, kdo zůstali, hru ukončují.
aside-closed = Kdo se o server stará, hru ukončuje.
table-ended = Tato hra byla ukončena předčasně; už se tu nehraje.
table-not-ended = Hru lze předčasně ukončit, jen když čeká na někoho, kdo tu není.
setup-clock = Čas na rozhodnutí
    .about = Když vyprší, hraje za hráče bot, dokud si místo zase nevezme.
setup-clock-none = bez omezení
setup-clock-minute = 1 minuta
setup-clock-five = 5 minut
setup-clock-hour = 1 hodina
setup-clock-day = 1 den
clock-days =
    { $count ->
        [one] { $count } den na rozhodnutí
        [few] { $count } dny na rozhodnutí
       *[other] { $count } dní na rozhodnutí
    }
clock-hours =
    { $count ->
        [one] { $count } hodina na rozhodnutí
        [few] { $count } hodiny na rozhodnutí
       *[other] { $count } hodin na rozhodnutí
    }
clock-minutes =
    { $count ->
        [one] { $count } minuta na rozhodnutí
        [few] { $count } minuty na rozhodnutí
       *[other] { $count } minut na rozhodnutí
    }
clock-seconds =
    { $count ->
        [one] { $count } sekunda na rozhodnutí
        [few] { $count } sekundy na rozhodnutí
       *[other] { $count } sekund na rozhodnutí
    }
setup-game-clock = Čas na celou hru
setup-game-clock-none = bez omezení
setup-game-clock-ten = 10 minut
setup-game-clock-thirty = 30 minut
setup-game-clock-hour = 1 hodina
setup-game-clock-week = 1 týden
game-clock-days =
    { $count ->
        [one] { $count } den na celou hru
        [few] { $count } dny na celou hru
       *[other] { $count } dní na celou hru
    }
game-clock-hours =
    { $count ->
        [one] { $count } hodina na celou hru
        [few] { $count } hodiny na celou hru
       *[other] { $count } hodin na celou hru
    }
game-clock-minutes =
    { $count ->
        [one] { $count } minuta na celou hru
        [few] { $count } minuty na celou hru
       *[other] { $count } minut na celou hru
    }
game-clock-seconds =
    { $count ->
        [one] { $count } vteřina na celou hru
        [few] { $count } vteřiny na celou hru
       *[other] { $count } vteřin na celou hru
    }
at-more-time = Přidat čas
at-more-time-why = Přidá ostatním na toto rozhodnutí čtvrtinu jejich času, nejméně minutu. Jednou, než se rozhodnou.
table-no-gift = Čas se dá přidat jen u stolu s hodinami, a jen když rozhoduje někdo jiný.
