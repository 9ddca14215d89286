### Co se děje: $player je jméno

event-placed =
    { $gain ->
        [0] { $player } umisťuje dílek { $domino }.
        [one] { $player } umisťuje dílek { $domino } a získává { $gain } bod.
        [few] { $player } umisťuje dílek { $domino } a získává { $gain } body.
       *[other] { $player } umisťuje dílek { $domino } a získává { $gain } bodů.
    }
event-discarded = { $player } zahazuje dílek { $domino }, protože ho není kam umístit.
event-claimed = { $player } si vybírá dílek { $domino }.
event-left-over = Dílek { $domino } zůstává volný a jde ze hry.
# $row je výčet čísel jako text.
event-dealt = Vykládá se nová řada: { $row }.
event-king-drawn = Losuje se král: vybírá { $player }.
