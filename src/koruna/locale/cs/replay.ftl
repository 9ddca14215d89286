### Stránka, na které se hra přehrává.
### V cs, sk a en jsou stejná jména i proměnné.

replay-title = { $game }: { $players }
replay-first = Na začátek
replay-back = O tah zpět
replay-next = O tah dál
replay-last = Na konec
replay-slider = Tah
replay-step = Tah { $step } z { $last }
replay-log = Co se stalo
replay-table = Stůl
replay-theme = Světlý nebo tmavý vzhled
