### Čo počítajú štatistiky

measure-discards = Odhodené dieliky na hráča
measure-crowns = Koruny v kráľovstve
measure-largest-area = Políčka najväčšej oblasti
measure-complete = Kráľovstvá bez odhodeného dielika
measure-central = Hrady presne v strede
