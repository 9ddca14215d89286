### Kresby v pravidlech

gallery-castles = Hrady a koruna
gallery-castle = Hrad { $seat }. hráče
gallery-crown = Koruna, natištěná na krajině
gallery-terrains = Šest druhů krajiny
gallery-kings = Králové
gallery-king = Král { $seat }. hráče
gallery-dominoes = 48 dílků podle čísel

example-no-match = První hráč pokládá dílek 42. Jezero se smí dotknout jezera na f4 nebo f3, louka louky na g6 a kterákoli polovina hradu. Stačí jeden takový dotyk.
example-too-wide = Království už zabírá pět sloupců, e až i, a pět řad, 3 až 7. Dílek 44 proto může přijít jen na políčka, která jsou uvnitř ještě prázdná, třeba loukou na e7 a bažinou na e6.
example-areas = Sedm políček louky se třemi korunami je 21 bodů, šest políček jezera s jednou korunou 6, tři políčka pole s jednou korunou 3. Bažina se dvěma korunami přinese 2 a les 1: dohromady 33.
