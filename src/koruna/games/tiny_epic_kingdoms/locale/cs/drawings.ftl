### Kresby v pravidlech

gallery-factions = Národy se svými schopnostmi a cenami za jejich naučení
gallery-faction = { faction }: { motto }
gallery-territories = Země, dvě strany na kartě
gallery-resources = Zdroje
gallery-figures = Figurky
gallery-figure = Figurka { $seat }. hráče
gallery-lying = Prohledává podzemí
gallery-neutral = Neutrální figurka
gallery-actions = Šest akcí
gallery-action = { action }: { action-does }
gallery-shield = Štít na použité akci
gallery-castle = Hrad: jeho stupně a body za ně na konci
gallery-tokens = Žetony objevů
gallery-token = { token }: { token.about }

example-under-shield = Tři akce jsou v tomhle cyklu pod štítem. První hráč vybírá z ostatních: Hlídka, Osidlování a Obchod.
example-collect = Třetí hráč zvolil stavbu. První hráč má figurky ve dvou krajích (Smolnice a Paseka); v obou je les. Místo stavby může sbírat a z každého dostane 1 manu.
example-dial-now = První hráč útočí v kraji Strmá a má 3 rudy a 2 many. Ruda má hodnotu 1 a mana 2, kostku tedy může nastavit na cokoli do 7, nebo na vlajku, která nestojí nic.
