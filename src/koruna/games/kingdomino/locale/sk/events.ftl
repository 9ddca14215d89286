### Čo sa deje: $player je meno

event-placed =
    { $gain ->
        [0] { $player } umiestňuje dielik { $domino }.
        [one] { $player } umiestňuje dielik { $domino } a získava { $gain } bod.
        [few] { $player } umiestňuje dielik { $domino } a získava { $gain } body.
       *[other] { $player } umiestňuje dielik { $domino } a získava { $gain } bodov.
    }
event-discarded = { $player } odhadzuje dielik { $domino }, pretože ho nie je kam umiestniť.
event-claimed = { $player } si vyberá dielik { $domino }.
event-left-over = Dielik { $domino } zostáva voľný a ide z hry.
# $row je výpočet čísel ako text.
event-dealt = Vykladá sa nový rad: { $row }.
event-king-drawn = Žrebuje sa kráľ: vyberá { $player }.
