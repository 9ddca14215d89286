### The web page

web-rows = Rows of dominoes
# $step is place, claim or anything else.
web-step =
    { $step ->
        [place] placing
        [claim] claiming
       *[other] { $step }
    }
web-king-of = King of { $player }
# $terrain is wheat, forest, lake, grassland, swamp or mine.
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
        [one] { " " }({ $crowns } crown)
       *[other] { " " }({ $crowns } crowns)
    }
# $left and $right are halves as web-half tells them.
web-domino = Domino { $domino }: { $left }, { $right }
web-square = Square { $square }: empty, with room for one half of a domino.
web-your-kingdom = Your kingdom
web-kingdom-of = Kingdom: { $player }
web-rivals = Rival kingdoms
web-your-score = Your score
web-area = Area
web-squares = squares
web-crowns = × crowns
web-points = = points
web-total = Points now
# $state is possible, lost or granted.
web-bonus =
    { $state ->
        [possible] possible
        [lost] lost
        [granted] gained
       *[other] { $state }
    }
web-castle = Your castle: any terrain may lie next to it.
# $terrain and $squares tell the largest area.
web-largest =
    Largest area: { $terrain ->
        [wheat] { terrain-wheat }
        [forest] { terrain-forest }
        [lake] { terrain-lake }
        [grassland] { terrain-grassland }
        [swamp] { terrain-swamp }
        [mine] { terrain-mine }
       *[other] { $terrain }
    }, { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }. It decides between equal points.
web-all-crowns = Crowns: { $crowns }. An area is worth its squares times its crowns.
