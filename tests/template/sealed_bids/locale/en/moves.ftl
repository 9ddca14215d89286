### Moves to choose from

move-bid = bid { $bid }
    .group = Bid
    .part = { $bid }
