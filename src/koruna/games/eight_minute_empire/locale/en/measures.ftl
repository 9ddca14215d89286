### What statistics count

measure-regions = Regions per player
measure-continents = Continents per player
measure-armies = Armies on the map per player
measure-cities = Cities per player
measure-coins = Coins left per player
measure-bid = Highest bid
measure-destroyed = Armies destroyed
