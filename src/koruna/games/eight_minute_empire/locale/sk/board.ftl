### Textová doska

board-before = Pred prvou kartou
board-round = { $round }. karta z { $rounds }
board-final = Konečný výsledok
board-turn = Na rade: { $player }
board-bidding = Ešte bez ponuky: { $players }
board-row = Rad
board-price =
    { $price ->
        [0] zadarmo
        [one] { $price } minca
        [few] { $price } mince
       *[other] { $price } mincí
    }
board-pile =
    { $cards ->
        [one] v balíčku { $cards } karta
        [few] v balíčku { $cards } karty
       *[other] v balíčku { $cards } kariet
    }
board-left = Zostáva: { act }
board-left-or = Zostáva: { act } alebo { act-second }
board-left-and = Zostáva: { act } a { act-second }
board-neutral = neutrálne
board-rank = { $rank }. miesto
board-parts = regióny { $regions }, kontinenty { $continents }, tovar { $goods }
board-coins =
    { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
board-supply =
    { $armies ->
        [one] v zásobe { $armies } armáda
        [few] v zásobe { $armies } armády
       *[other] v zásobe { $armies } armád
    }
board-cities =
    { $cities ->
        [one] { $cities } mesto na stavbu
        [few] { $cities } mestá na stavbu
       *[other] { $cities } miest na stavbu
    }
board-bid = ponuka { $bid }
board-bid-ready = ponuka podaná
# $count hovorí, koľko je tovaru, $points čo prináša.
board-good = { good } { $count } ({ $points })
board-legend = Regióny podľa čísel. ★ štart, △ miesto pre žetón, ▲ mesto; „1×3“ sú tri armády hráča 1, = kto región ovláda. Šípka: susedia po súši, ~ cez more.
