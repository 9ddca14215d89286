### Kresby v pravidlách

gallery-factions = Národy so svojimi schopnosťami a cenami za ich naučenie
gallery-faction = { faction }: { motto }
gallery-territories = Krajiny, dve strany na karte
gallery-resources = Suroviny
gallery-figures = Figúrky
gallery-figure = Figúrka { $seat }. hráča
gallery-lying = Prehľadáva podzemie
gallery-neutral = Neutrálna figúrka
gallery-actions = Šesť akcií
gallery-action = { action }: { action-does }
gallery-shield = Štít na použitej akcii
gallery-castle = Hrad: jeho stupne a body za ne na konci
gallery-tokens = Žetóny objavov
gallery-token = { token }: { token.about }

example-under-shield = Tri akcie sú v tomto cykle pod štítom. Prvý hráč vyberá z ostatných: Hliadka, Osídľovanie a Obchod.
example-collect = Tretí hráč zvolil stavbu. Prvý hráč má figúrky v dvoch krajoch (Smolnica a Rúbaň); v oboch je les. Namiesto stavby môže zbierať a z každého dostane 1 manu.
example-dial-now = Prvý hráč útočí v kraji Strmá a má 3 rudy a 2 many. Ruda má hodnotu 1 a mana 2, kocku teda môže nastaviť na čokoľvek do 7, alebo na vlajku, ktorá nestojí nič.
