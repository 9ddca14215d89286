### Čo počítajú štatistiky

measure-coins = Zvyšné mince na hráča
measure-wish-points = Body za želania na hráča
measure-burnt = Spálené poklady
measure-highest-price = Najvyššia zaplatená cena
