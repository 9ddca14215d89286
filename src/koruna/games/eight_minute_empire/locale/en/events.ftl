### What happens: $player is a name

event-dealt = New card in the row: { card }.
event-token-laid = Token in { $region }: { good }.
event-neutral-placed = { $player } puts a neutral army in { $region }.
event-sealed = { $player } has a bid ready.
event-offered =
    { $bid ->
        [0] { $player } bids nothing.
        [one] { $player } bids { $bid } coin.
       *[other] { $player } bids { $bid } coins.
    }
event-tied-youngest = The highest bids are equal: the youngest of these players wins.
event-tied-lot = The highest bids are equal: the lot decides.
event-won-bid =
    { $price ->
        [0] { $player } wins the bid and pays nothing.
        [one] { $player } wins the bid and pays { $price } coin.
       *[other] { $player } wins the bid and pays { $price } coins.
    }
event-starts = { $player } starts.
event-took =
    { $price ->
        [0] { $player } takes a card for nothing: { card }.
        [one] { $player } takes a card for { $price } coin: { card }.
       *[other] { $player } takes a card for { $price } coins: { card }.
    }
event-added = { $player } adds an army in { $region }.
event-moved = { $player } moves an army from { $from } to { $to }.
event-sailed = { $player } sends an army over the sea from { $from } to { $to }.
event-built = { $player } builds a city in { $region }.
event-destroyed = { $player } destroys an army in { $region }.
event-lost = { $player } loses an army in { $region }.
event-destroyed-own = { $player } takes an army of their own out of { $region }.
event-destroyed-neutral = { $player } destroys a neutral army in { $region }.
event-ended = { $player } ends the action.
event-no-use = { $player } can do nothing with this action.
