### Webová stránka

web-rows = Řady dílků
# $step je place, claim nebo cokoli jiného.
web-step =
    { $step ->
        [place] umisťování
        [claim] výběr
       *[other] { $step }
    }
web-king-of = Král: { $player }
# $terrain je wheat, forest, lake, grassland, swamp nebo mine.
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
       *[other] { " " }({ $crowns } korun)
    }
# $left a $right jsou půlky, jak je říká web-half.
web-domino = Dílek { $domino }: { $left }, { $right }
web-square = Políčko { $square }: prázdné, vejde se na ně půlka dílku.
web-your-kingdom = Tvé království
web-kingdom-of = Království: { $player }
web-rivals = Království soupeřů
web-your-score = Tvé body
web-area = Oblast
web-squares = políčka
web-crowns = × koruny
web-points = = body
web-total = Body teď
# $state je possible, lost nebo granted.
web-bonus =
    { $state ->
        [possible] možné
        [lost] ztraceno
        [granted] získáno
       *[other] { $state }
    }
web-castle = Tvůj hrad: vedle něj smí ležet jakákoli krajina.
# $terrain a $squares říkají největší oblast.
web-largest =
    Největší oblast: { $terrain ->
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
       *[other] { $squares } políček
    }. Rozhoduje při shodě bodů.
web-all-crowns = Koruny: { $crowns }. Oblast je za počet políček krát počet korun.
