### Co počítají statistiky

measure-coins = Zbylé mince na hráče
measure-wish-points = Body za přání na hráče
measure-burnt = Spálené poklady
measure-highest-price = Nejvyšší zaplacená cena
