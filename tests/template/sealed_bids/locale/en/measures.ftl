### What statistics count

measure-coins = Coins left per player
measure-wish-points = Points for wishes per player
measure-burnt = Treasures burnt
measure-highest-price = Highest price paid
