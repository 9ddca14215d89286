### Moves to choose from

move-bid = bid { $bid }
