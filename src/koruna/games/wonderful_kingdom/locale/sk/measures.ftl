### Čo počítajú štatistiky

measure-completed = Dokončené karty na hráča
measure-given-up = Odhodené staveniská na hráča
measure-krystallium = Zvyšné kryštálium na hráča
measure-soldiers = Zvyšní vojaci na hráča
measure-calamities = Pohromy na hráča
measure-quest-steps = Splnené kroky poslania na hráča
measure-lost = Hry, ktoré prehrali všetci
measure-rounds = Odohrané kolá
measure-medal = Medaila (0 žiadna, 3 zlatá)
measure-duchy = Podiel výhier: { duchy }
