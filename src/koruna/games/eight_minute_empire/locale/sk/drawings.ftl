### Kresby v pravidlách

gallery-pieces = Armády a mestá vo farbách hráčov
gallery-army = Armáda { $seat }. hráča
gallery-city = Mesto { $seat }. hráča
gallery-neutral = Neutrálna armáda
gallery-actions = Čo karty dovoľujú
gallery-worth = Koľko kusov tovaru je za koľko bodov
gallery-maps = Obe strany plánu
gallery-cards = Karty

example-cannot-pay = Prvá karta tohto radu nestojí nič, druhá a tretia 1 mincu, ďalšie dve 2 mince a posledná 3. Prvý hráč má 9 mincí a mohol by zaplatiť ktorúkoľvek.
example-not-adjacent = Prvý hráč má tri ťahy po súši. Z oblasti 12 smie armáda do 9, 11, 13, 15, 16 alebo 19, ktoré s ňou susedia, nie však po bodkovanej čiare. Všetky tri ťahy môže urobiť jednou armádou alebo viacerými.
example-regions = V oblasti 15 má prvý hráč tri armády a druhý dve, patrí teda prvému. V oblasti 21 má druhý hráč armádu a mesto, tretí jednu armádu: dva proti jednej. Oblasť 12 je tretieho hráča, má tam päť armád proti dvom.
