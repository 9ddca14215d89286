### Ťahy na výber

move-bid =
    { $coins ->
        [0] neponúknuť nič
        [one] ponúknuť { $coins } mincu
        [few] ponúknuť { $coins } mince
       *[other] ponúknuť { $coins } mincí
    }
move-start = začne { $player }
move-neutral = neutrálna armáda do regiónu { $region }
move-take =
    { $price ->
        [0] vziať { $place }. kartu zadarmo ({ card })
        [one] vziať { $place }. kartu za { $price } mincu ({ card })
        [few] vziať { $place }. kartu za { $price } mince ({ card })
       *[other] vziať { $place }. kartu za { $price } mincí ({ card })
    }
move-add = nová armáda do regiónu { $region }
    .button = Nová armáda
move-move = armáda z regiónu { $from } do regiónu { $to }
    .button = Presunúť armádu
move-sail = armáda cez more z regiónu { $from } do regiónu { $to }
    .button = Preplávať more
move-city = mesto v regióne { $region }
    .button = Postaviť mesto
move-destroy = zničiť cudziu armádu v regióne { $region } ({ $player })
    .button = Zničiť armádu
move-destroy-own = zničiť vlastnú armádu v regióne { $region }
    .button = Zničiť armádu
move-destroy-neutral = zničiť neutrálnu armádu v regióne { $region }
    .button = Zničiť armádu
move-done = ukončiť akciu
