### Webová stránka

web-rows = Rady dielikov
# $step je place, claim alebo čokoľvek iné.
web-step =
    { $step ->
        [place] umiestňovanie
        [claim] výber
       *[other] { $step }
    }
web-king-of = Kráľ: { $player }
# $terrain je wheat, forest, lake, grassland, swamp alebo mine.
web-half =
    { $terrain ->
        [wheat] { terrain-wheat }
        [forest] { terrain-forest }
        [lake] { terrain-lake }
        [grassland] { terrain-grassland }
        [swamp] { terrain-swamp }
        [mine] { terrain-mine }
       *[other] { $terrain }
    }{ $crowns ->
        [0] { "" }
        [one] { " " }({ $crowns } koruna)
        [few] { " " }({ $crowns } koruny)
       *[other] { " " }({ $crowns } korún)
    }
# $left a $right sú polovice, ako ich hovorí web-half.
web-domino = Dielik { $domino }: { $left }, { $right }
web-square = Políčko { $square }: prázdne, zmestí sa naň polovica dielika.
web-your-kingdom = Tvoje kráľovstvo
web-kingdom-of = Kráľovstvo: { $player }
web-rivals = Kráľovstvá súperov
web-your-score = Tvoje body
web-area = Oblasť
web-squares = políčka
web-crowns = × koruny
web-points = = body
web-total = Body teraz
# $state je possible, lost alebo granted.
web-bonus =
    { $state ->
        [possible] možné
        [lost] stratené
        [granted] získané
       *[other] { $state }
    }
web-castle = Tvoj hrad: vedľa neho smie ležať akákoľvek krajina.
# $terrain a $squares hovoria najväčšiu oblasť.
web-largest =
    Najväčšia oblasť: { $terrain ->
        [wheat] { terrain-wheat }
        [forest] { terrain-forest }
        [lake] { terrain-lake }
        [grassland] { terrain-grassland }
        [swamp] { terrain-swamp }
        [mine] { terrain-mine }
       *[other] { $terrain }
    }, { $squares ->
        [one] { $squares } políčko
        [few] { $squares } políčka
       *[other] { $squares } políčok
    }. Rozhoduje pri zhode bodov.
web-all-crowns = Koruny: { $crowns }. Oblasť je za počet políčok krát počet korún.
