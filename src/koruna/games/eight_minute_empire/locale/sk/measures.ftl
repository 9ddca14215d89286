### Čo počítajú štatistiky

measure-regions = Regióny na hráča
measure-continents = Kontinenty na hráča
measure-armies = Armády na mape na hráča
measure-cities = Mestá na hráča
measure-coins = Zvyšné mince na hráča
measure-bid = Najvyššia ponuka
measure-destroyed = Zničené armády
