### Co počítají statistiky

measure-completed = Dokončené karty na hráče
measure-given-up = Odhozená staveniště na hráče
measure-krystallium = Zbylé krystallium na hráče
measure-soldiers = Zbylí vojáci na hráče
measure-calamities = Pohromy na hráče
measure-quest-steps = Splněné kroky poslání na hráče
measure-lost = Hry, které prohráli všichni
measure-rounds = Odehraná kola
measure-medal = Medaile (0 žádná, 3 zlatá)
measure-duchy = Podíl výher: { duchy }
