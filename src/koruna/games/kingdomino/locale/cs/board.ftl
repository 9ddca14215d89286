### Kresba

board-place = K umístění
board-claim = Na výběr
board-round = Kolo { $round } z { $rounds }
board-first-claims = První výběr
board-final = Konečný výsledek
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
board-discards = Zahozené dílky: { $dominoes }
board-leftovers = Zbylé dílky: { $dominoes }
board-middle-kingdom = Centralizované království
board-harmony = Harmonie
board-turn = Na řadě: { $player }
board-place-rank = { $rank }. místo

# Písmena pole, lesa, jezera, louky, bažiny a dolu na textové desce, každé jiné.
board-letters = P L J U B D
board-legend = Číslo za písmenem udává koruny. ♜ hrad, · políčko na dosah, * položeno naposledy, > teď na řadě. Bonusy: ? ještě možný, ✓ získaný, ✗ ztracený.
