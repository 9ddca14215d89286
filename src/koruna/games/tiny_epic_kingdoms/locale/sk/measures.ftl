### Čo počítajú štatistiky

measure-figures = Figúrky na hráča
measure-castle = Stupeň hradu
measure-magic = Úroveň mágie
measure-neutrals = Porazené neutrálne figúrky na hráča
measure-wars = Vojny
measure-wars-won = Vojny s víťazom
measure-alliances = Aliancie
measure-faction = Podiel výhier: { faction }
