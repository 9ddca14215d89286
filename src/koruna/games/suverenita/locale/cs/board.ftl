### Textová deska

board-over = Hra je u konce
board-prelude = Předehra
board-moment = { season }, rok { $year }, { $subphase }. podfáze
board-moment-gold = { season }, rok { $year }: { subphase }
board-turn = Rozhoduje: { $player }
board-map = Mapa
board-legend =
    { $mode ->
        [first_game] Pole: jméno (označení do tahů), krajina, [kdo je drží] a co na něm je, vždy s číslem hráče. LI lehká pěchota, HI těžká pěchota, SE obléhací stroj, TR přepravní loď, WS válečná loď. ! nepřátelé stojí proti sobě, o obklíčeno, x vypleněno.
       *[other] Pole: jméno (označení do tahů), krajina, [kdo je drží] a co na něm je, vždy s číslem hráče. LI lehká pěchota, HI těžká pěchota, SE obléhací stroj, CA jezdectvo, TR přepravní loď, WS válečná loď, ME žoldnéři, CO korzáři. ! nepřátelé stojí proti sobě, o obklíčeno, x vypleněno.
    }
board-level =
    { $level ->
        [recruit] nováčci
        [experienced] zkušení
        [veteran] veteráni
       *[elite] elita
    }
board-place =
    { $place ->
        [inside] za hradbami
        [site] na stavbě
        [dock] v loděnici
       *[aboard] na palubě
    }
board-site = { building } { $done } %
board-crop = setba { $count }
board-grain = obilí { $count }
board-fish = ryby { $count }
board-rank = { $rank }. místo
board-rival = rival: { $player }
board-out = mimo hru
