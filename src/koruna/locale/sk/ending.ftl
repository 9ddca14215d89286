### Ako sa hra skončila: „ty“ je ten, kto sa pozerá. $margin je náskok víťaza v bodoch.

ending-you-win = Víťazíš.
ending-you-win-by =
    { $margin ->
        [one] Víťazíš o { $margin } bod.
        [few] Víťazíš o { $margin } body.
       *[other] Víťazíš o { $margin } bodov.
    }
ending-you-lose = Prehrávaš.
ending-you-lose-by =
    { $margin ->
        [one] Prehrávaš o { $margin } bod.
        [few] Prehrávaš o { $margin } body.
       *[other] Prehrávaš o { $margin } bodov.
    }
ending-wins = Víťazí { $player }.
ending-wins-by =
    { $margin ->
        [one] { $player } víťazí o { $margin } bod.
        [few] { $player } víťazí o { $margin } body.
       *[other] { $player } víťazí o { $margin } bodov.
    }
# $players sú mená oddelené čiarkami, v prvej vete bez toho, kto sa pozerá.
ending-you-share = Spolu s tebou víťazí { $players }.
ending-shared = Víťazstvo je spoločné: { $players }.
ending-loses = { $player } prehráva.
ending-all-lose = Prehrávajú všetci.
# Pre toho, kto hrá sám.
ending-you-have =
    { $points ->
        [one] Na konci máš { $points } bod.
        [few] Na konci máš { $points } body.
       *[other] Na konci máš { $points } bodov.
    }
ending-has =
    { $points ->
        [one] { $player } má na konci { $points } bod.
        [few] { $player } má na konci { $points } body.
       *[other] { $player } má na konci { $points } bodov.
    }
# $what je to, za čo sú body, $points sú body víťaza.
# For who plays alone with bots or nobody.
ending-taken-back =
    { $count ->
        [one] Späť bol vzatý { $count } ťah, keď už bolo vidieť, čo prišlo.
        [few] Späť boli vzaté { $count } ťahy, keď už bolo vidieť, čo prišlo.
       *[other] Späť bolo vzatých { $count } ťahov, keď už bolo vidieť, čo prišlo.
    }
ending-difference = Najväčší rozdiel: { $what } ({ $winner }: { $points }, { $rival }: { $fewer }).
ending-series =
    { $length ->
        [one] Séria s { $length } hrou sa končí, rozhoduje súčet bodov.
        [few] Séria s { $length } hrami sa končí, rozhoduje súčet bodov.
       *[other] Séria s { $length } hrami sa končí, rozhoduje súčet bodov.
    }
series-game =
    { $points ->
        [one] Hra { $number }: { $points } bod
        [few] Hra { $number }: { $points } body
       *[other] Hra { $number }: { $points } bodov
    }
    .what = { $number }. hra

### Po konci: sčítanie na doske, najlepšia chvíľa, obrázok na pamiatku

at-count = Spočítať znova
at-count-skip = Preskočiť
# $told je veta z kroniky, $points čo priniesla.
at-best =
    { $points ->
        [one] Tvoja najlepšia chvíľa, { $points } bod naraz: { $told }
        [few] Tvoja najlepšia chvíľa, { $points } body naraz: { $told }
       *[other] Tvoja najlepšia chvíľa, { $points } bodov naraz: { $told }
    }
at-best-see = Ukázať
at-picture = Obrázok
at-picture-svg = Obrázok ako SVG
at-picture-failed = Obrázok sa nepodarilo vykresliť. Skús ho ako SVG.
at-picture-later = Toto sa dá vidieť, keď sa hra skončí.
# $month je číslo.
end-date = { $day }. { $month }. { $year }
