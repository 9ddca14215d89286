### Kresba

board-place = Na umiestnenie
board-claim = Na výber
board-round = Kolo { $round } z { $rounds }
board-first-claims = Prvý výber
board-final = Konečný výsledok
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
board-discards = Odhodené dieliky: { $dominoes }
board-leftovers = Zvyšné dieliky: { $dominoes }
board-middle-kingdom = Centralizované kráľovstvo
board-harmony = Harmónia
board-turn = Na rade: { $player }
board-place-rank = { $rank }. miesto

# Písmená poľa, lesa, jazera, lúky, močiara a bane na textovej doske, každé iné.
board-letters = P L J U M B
board-legend = Číslo za písmenom udáva koruny. ♜ hrad, · políčko na dosah, * položené naposledy, > teraz na rade. Bonusy: ? ešte možný, ✓ získaný, ✗ stratený.
