### Textová doska

board-over = Hra sa skončila
board-prelude = Predohra
board-moment = { season }, rok { $year }, { $subphase }. podfáza
board-moment-gold = { season }, rok { $year }: { subphase }
board-turn = Rozhoduje: { $player }
board-map = Mapa
board-legend =
    { $mode ->
        [first_game] Pole: meno (označenie do ťahov), krajina, [kto ho drží] a čo na ňom je, vždy s číslom hráča. LI ľahká pechota, HI ťažká pechota, SE obliehací stroj, TR prepravná loď, WS vojnová loď. ! nepriatelia stoja proti sebe, o obkľúčené, x vyplienené.
       *[other] Pole: meno (označenie do ťahov), krajina, [kto ho drží] a čo na ňom je, vždy s číslom hráča. LI ľahká pechota, HI ťažká pechota, SE obliehací stroj, CA jazda, TR prepravná loď, WS vojnová loď, ME žoldnieri, CO korzári. ! nepriatelia stoja proti sebe, o obkľúčené, x vyplienené.
    }
board-level =
    { $level ->
        [recruit] nováčikovia
        [experienced] skúsení
        [veteran] veteráni
       *[elite] elita
    }
board-place =
    { $place ->
        [inside] za hradbami
        [site] na stavbe
        [dock] v lodenici
       *[aboard] na palube
    }
board-site = { building } { $done } %
board-crop = siatina { $count }
board-grain = obilie { $count }
board-fish = ryby { $count }
board-rank = { $rank }. miesto
board-rival = rival: { $player }
board-out = mimo hry
