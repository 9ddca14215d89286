### What happens: $player is a name. A sentence uses only facts that are for everybody.

event-wish-dealt = { $player } gets a secret wish.
event-turned-up = On sale now: { treasure }.
event-sealed = { $player } seals a bid.
# $bids is a list of numbers, as text.
event-opened = The bids are opened: { $bids }.
event-won =
    { $price ->
        [0] { $player } gets { treasure } for nothing.
        [one] { $player } gets { treasure } for { $price } coin.
       *[other] { $player } gets { treasure } for { $price } coins.
    }
event-burnt = Equal bids: { treasure } is burnt.
event-wish-shown =
    { $bonus ->
        [0] { $player } shows a wish for { kind }, which brings nothing more.
        [one] { $player } shows a wish for { kind }, which brings { $bonus } point more.
       *[other] { $player } shows a wish for { kind }, which brings { $bonus } points more.
    }
