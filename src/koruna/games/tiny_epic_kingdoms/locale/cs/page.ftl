### Stránka a kresba

page-before = Před prvním tahem
page-turn = Tah: { $player }
page-final = závěr
page-actions = Akce
page-shields = Zbývá štítů: { $shields }
page-action-free = { action }, volná: { action-does }.
page-action-used = { action }, pod štítem: { action-does }.
page-action-cur = { action }, akce tohoto tahu: { action-does }.
page-castle = Hrad
page-castle-level = { $player }: stupeň { $level }
page-pt = { $points } b.
page-in-play = Figurky ve hře: { $figures } ze { $all }
page-count-figures = Figurky ve hře: { $figures }. Na konci je za každou mimo podzemí bod.
page-count-castle = Hrad: stupeň { $level }. Čím je vyšší, tím víc bodů na konci.
page-count-magic = Magie: úroveň { $level }. Každá úroveň je schopnost a na konci bod.
page-held = { kind }: { $amount } z { $most }
page-magic = Magie
page-known = osvojeno
page-learn = dá se naučit za manu: { $mana }
page-peoples = Národy
page-hall = Tvoje síň mimo mapu: figurky { $figures }, míst celkem { $room }
page-lost-kingdom = Ztracené království
page-region = { $region }, { terrain }: { terrain-yields }
terrain-yields =
    { $terrain ->
        [fields] při sběru jídlo
        [mountains] při sběru rudu
        [forest] při sběru manu
        [ruins] ležící figurka dá při sběru zdroj podle výběru
       *[capital] žádné zdroje, ale na konci 2 body
    }
page-figures-here =
    { $figures ->
        [one] { $player }: { $figures } figurka
        [few] { $player }: { $figures } figurky
       *[other] { $player }: { $figures } figurek
    }
page-lying-here = z toho leží: { $figures }
page-neutral = neutrální figurka
page-token = { token }: { token.about }
page-hidden = skrytý žeton
page-figure = figurka v kraji { $region }: { $player }
page-desk = Tvoje rozhodnutí
page-faction = { faction }: { motto }
page-take = { $player } má { $kind ->
        [food] jídlo
        [ore] rudu
       *[mana] manu
    }: { $amount }
page-rob = Vzít zdroj
page-begin-swap = vyměnit si místo s cizí figurkou
page-begin-shelter = utéct do kostela
page-begin-patrol = místo toho Hlídka
page-begin-quest = místo toho Výprava
page-begin-expand = místo toho Osidlování
page-split = Tvoje první zdroje
page-suggested = Rozdělení, které je nastavené, se hodí pro začátek.
page-pay = Co odevzdáš
page-you-give = Dáš
page-you-get = Dostaneš
page-how-many = Kolik
page-give = dát: { $kinds }
page-receive = dostat: { kind }
page-die = Číslo do války
page-flag = Vlajka nic nestojí, ale prohraje s každým číslem.
page-war = Válka o kraj { $region }
page-against = proti
page-war-means = Vyhraje vyšší číslo, při shodě obránce; dvě vlajky znamenají alianci. Své číslo platí oba, vlajka je zdarma.
page-war-of-two = Vyhraje vyšší číslo, při shodě i při dvou vlajkách obránce. Své číslo platí oba, vlajka je zdarma.
page-number = číslo { $number }
page-die-set = kostka je nastavená
page-die-open = nastavuje kostku
page-most = nejvýš { $most }
page-collecting = Sběr přinese
page-collect =
    { $picks ->
        [0] Sbírat v krajích s tvými figurkami: { amounts }.
       *[other] Sbírat v krajích s tvými figurkami: { amounts }, a k tomu podle výběru { $picks }.
    }
