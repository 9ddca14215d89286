### Jak hra skončila: „ty“ je ten, kdo se dívá. $margin je náskok vítěze v bodech.

ending-you-win = Vítězíš.
ending-you-win-by =
    { $margin ->
        [one] Vítězíš o { $margin } bod.
        [few] Vítězíš o { $margin } body.
       *[other] Vítězíš o { $margin } bodů.
    }
ending-you-lose = Prohráváš.
ending-you-lose-by =
    { $margin ->
        [one] Prohráváš o { $margin } bod.
        [few] Prohráváš o { $margin } body.
       *[other] Prohráváš o { $margin } bodů.
    }
ending-wins = Vítězí { $player }.
ending-wins-by =
    { $margin ->
        [one] { $player } vítězí o { $margin } bod.
        [few] { $player } vítězí o { $margin } body.
       *[other] { $player } vítězí o { $margin } bodů.
    }
# $players jsou jména oddělená čárkami, v první větě bez toho, kdo se dívá.
ending-you-share = Spolu s tebou vítězí { $players }.
ending-shared = Vítězství je společné: { $players }.
ending-loses = { $player } prohrává.
ending-all-lose = Prohrávají všichni.
# Pro toho, kdo hraje sám.
ending-you-have =
    { $points ->
        [one] Na konci máš { $points } bod.
        [few] Na konci máš { $points } body.
       *[other] Na konci máš { $points } bodů.
    }
ending-has =
    { $points ->
        [one] { $player } má na konci { $points } bod.
        [few] { $player } má na konci { $points } body.
       *[other] { $player } má na konci { $points } bodů.
    }
# $what je to, za co jsou body, $points jsou body vítěze.
# For who plays alone with bots or nobody.
ending-taken-back =
    { $count ->
        [one] Zpět byl vzat { $count } tah, když už bylo vidět, co přišlo.
        [few] Zpět byly vzaty { $count } tahy, když už bylo vidět, co přišlo.
       *[other] Zpět bylo vzato { $count } tahů, když už bylo vidět, co přišlo.
    }
ending-difference = Největší rozdíl: { $what } ({ $winner }: { $points }, { $rival }: { $fewer }).
ending-series =
    { $length ->
        [one] Série o { $length } hře je u konce, rozhoduje součet bodů.
        [few] Série o { $length } hrách je u konce, rozhoduje součet bodů.
       *[other] Série o { $length } hrách je u konce, rozhoduje součet bodů.
    }
series-game =
    { $points ->
        [one] Hra { $number }: { $points } bod
        [few] Hra { $number }: { $points } body
       *[other] Hra { $number }: { $points } bodů
    }
    .what = { $number }. hra

### Po konci: sčítání na desce, nejlepší chvíle, obrázek na památku

at-count = Sečíst znovu
at-count-skip = Přeskočit
# $told je věta z kroniky, $points co přinesla.
at-best =
    { $points ->
        [one] Tvá nejlepší chvíle, { $points } bod naráz: { $told }
        [few] Tvá nejlepší chvíle, { $points } body naráz: { $told }
       *[other] Tvá nejlepší chvíle, { $points } bodů naráz: { $told }
    }
at-best-see = Ukázat
at-picture = Obrázek
at-picture-svg = Obrázek jako SVG
at-picture-failed = Obrázek se nepodařilo vykreslit. Zkus ho jako SVG.
at-picture-later = Tohle půjde vidět, až hra skončí.
# $month je číslo.
end-date = { $day }. { $month }. { $year }
