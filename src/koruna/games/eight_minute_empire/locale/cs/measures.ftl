### Co počítají statistiky

measure-regions = Regiony na hráče
measure-continents = Kontinenty na hráče
measure-armies = Armády na mapě na hráče
measure-cities = Města na hráče
measure-coins = Zbylé mince na hráče
measure-bid = Nejvyšší nabídka
measure-destroyed = Zničené armády
