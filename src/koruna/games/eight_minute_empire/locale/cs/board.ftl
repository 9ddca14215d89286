### Textová deska

board-before = Před první kartou
board-round = { $round }. karta z { $rounds }
board-final = Konečný výsledek
board-turn = Na řadě: { $player }
board-bidding = Nabídku ještě chystají: { $players }
board-row = Řada
board-price =
    { $price ->
        [0] zdarma
        [one] { $price } mince
        [few] { $price } mince
       *[other] { $price } mincí
    }
board-pile =
    { $cards ->
        [one] v balíčku { $cards } karta
        [few] v balíčku { $cards } karty
       *[other] v balíčku { $cards } karet
    }
board-left = Zbývá: { act }
board-left-or = Zbývá: { act } nebo { act-second }
board-left-and = Zbývá: { act } a { act-second }
board-neutral = neutrální
board-rank = { $rank }. místo
board-parts = regiony { $regions }, kontinenty { $continents }, zboží { $goods }
board-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
board-supply =
    { $armies ->
        [one] v zásobě { $armies } armáda
        [few] v zásobě { $armies } armády
       *[other] v zásobě { $armies } armád
    }
board-cities =
    { $cities ->
        [one] { $cities } město k postavení
        [few] { $cities } města k postavení
       *[other] { $cities } měst k postavení
    }
board-bid = nabídka { $bid }
board-bid-ready = nabídka podána
# $count říká, kolik je zboží, $points co přináší.
board-good = { good } { $count } ({ $points })
board-legend = Regiony podle čísel. ★ start, △ místo pro žeton, ▲ město; „1×3“ jsou tři armády hráče 1, = kdo region ovládá. Šipka: sousedé po souši, ~ přes moře.
