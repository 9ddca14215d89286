### Kresby v pravidlech

gallery-pieces = Armády a města v barvách hráčů
gallery-army = Armáda { $seat }. hráče
gallery-city = Město { $seat }. hráče
gallery-neutral = Neutrální armáda
gallery-actions = Co karty dovolují
gallery-worth = Kolik kusů zboží je za kolik bodů
gallery-maps = Obě strany plánu
gallery-cards = Karty

example-cannot-pay = První karta téhle řady nestojí nic, druhá a třetí 1 minci, další dvě 2 mince a poslední 3. První hráč má 9 mincí a mohl by zaplatit kteroukoli.
example-not-adjacent = První hráč má tři tahy po souši. Z oblasti 12 smí armáda do 9, 11, 13, 15, 16 nebo 19, které s ní sousedí, ne však po tečkované čáře. Všechny tři tahy může udělat jednou armádou, nebo víc armádami.
example-regions = V oblasti 15 má první hráč tři armády a druhý dvě, patří tedy prvnímu. V oblasti 21 má druhý hráč armádu a město, třetí jednu armádu: dva proti jedné. Oblast 12 je třetího hráče, má tam pět armád proti dvěma.
