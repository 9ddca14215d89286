### Co se děje: $player je jméno. Věta používá jen to, co smějí vědět všichni.

event-wish-dealt = { $player } dostává tajné přání.
event-turned-up = Draží se { treasure }.
event-sealed = { $player } pečetí nabídku.
# $bids je výčet čísel jako text.
event-opened = Nabídky se otevírají: { $bids }.
event-won =
    { $price ->
        [0] { $player } získává { treasure } zadarmo.
        [one] { $player } získává { treasure } za { $price } minci.
        [few] { $player } získává { treasure } za { $price } mince.
       *[other] { $player } získává { treasure } za { $price } mincí.
    }
event-burnt = Nabídky jsou stejné a { treasure } hoří.
event-wish-shown =
    { $bonus ->
        [0] { $player } ukazuje své přání: { kind }. Body navíc nepřináší.
        [one] { $player } ukazuje své přání: { kind }. Přináší { $bonus } bod navíc.
        [few] { $player } ukazuje své přání: { kind }. Přináší { $bonus } body navíc.
       *[other] { $player } ukazuje své přání: { kind }. Přináší { $bonus } bodů navíc.
    }
