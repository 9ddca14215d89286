### What statistics count

measure-figures = Figures per player
measure-castle = Castle level
measure-magic = Level of magic
measure-neutrals = Neutral figures beaten per player
measure-wars = Wars
measure-wars-won = Wars with a winner
measure-alliances = Alliances
measure-faction = Share of wins: { faction }
