### What statistics count

measure-discards = Discarded dominoes per player
measure-crowns = Crowns per kingdom
measure-largest-area = Squares of the largest area
measure-complete = Kingdoms without a discard
measure-central = Castles in the very middle
