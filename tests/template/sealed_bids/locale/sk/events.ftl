### Čo sa deje: $player je meno. Veta používa len to, čo smú vedieť všetci.

event-wish-dealt = { $player } dostáva tajné želanie.
event-turned-up = Draží sa { treasure }.
event-sealed = { $player } pečatí ponuku.
# $bids je výpočet čísel ako text.
event-opened = Ponuky sa otvárajú: { $bids }.
event-won =
    { $price ->
        [0] { $player } získava { treasure } zadarmo.
        [one] { $player } získava { treasure } za { $price } mincu.
        [few] { $player } získava { treasure } za { $price } mince.
       *[other] { $player } získava { treasure } za { $price } mincí.
    }
event-burnt = Ponuky sú rovnaké a { treasure } horí.
event-wish-shown =
    { $bonus ->
        [0] { $player } ukazuje svoje želanie: { kind }. Body navyše neprináša.
        [one] { $player } ukazuje svoje želanie: { kind }. Prináša { $bonus } bod navyše.
        [few] { $player } ukazuje svoje želanie: { kind }. Prináša { $bonus } body navyše.
       *[other] { $player } ukazuje svoje želanie: { kind }. Prináša { $bonus } bodov navyše.
    }
