### Kresby v pravidlách

gallery-castles = Hrady a koruna
gallery-castle = Hrad { $seat }. hráča
gallery-crown = Koruna vytlačená na krajine
gallery-terrains = Šesť druhov krajiny
gallery-kings = Králi
gallery-king = Kráľ { $seat }. hráča
gallery-dominoes = 48 dielikov podľa čísel

example-no-match = Prvý hráč kladie dielik 42. Jazero sa smie dotknúť jazera na f4 alebo f3, lúka lúky na g6 a ktorákoľvek polovica hradu. Stačí jeden taký dotyk.
example-too-wide = Kráľovstvo už zaberá päť stĺpcov, e až i, a päť radov, 3 až 7. Dielik 44 preto môže prísť len na políčka, ktoré sú vnútri ešte prázdne, napríklad lúkou na e7 a močiarom na e6.
example-areas = Sedem políčok lúky s tromi korunami je 21 bodov, šesť políčok jazera s jednou korunou 6, tri políčka poľa s jednou korunou 3. Močiar s dvoma korunami prinesie 2 a les 1: spolu 33.
