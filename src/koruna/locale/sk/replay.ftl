### Stránka so záznamom hry, ťah po ťahu.
### V cs, sk a en sú rovnaké mená aj premenné.

replay-title = { $game }: { $players }
replay-first = Na začiatok
replay-back = O ťah späť
replay-next = O ťah ďalej
replay-last = Na koniec
replay-slider = Ťah
replay-step = Ťah { $step } z { $last }
replay-log = Čo sa stalo
replay-table = Stôl
replay-theme = Svetlý alebo tmavý vzhľad
