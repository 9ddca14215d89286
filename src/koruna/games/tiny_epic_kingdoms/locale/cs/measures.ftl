### Co počítají statistiky

measure-figures = Figurky na hráče
measure-castle = Stupeň hradu
measure-magic = Úroveň magie
measure-neutrals = Poražené neutrální figurky na hráče
measure-wars = Války
measure-wars-won = Války s vítězem
measure-alliances = Aliance
measure-faction = Podíl výher: { faction }
