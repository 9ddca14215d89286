### Voľby

option-mode = Hra
    .about = Prvá hra pozná len zlato; základná pridáva hospodárstvo; pokročilá má všetko.
option-mode-first_game = prvá hra
    .about = počíta sa len zlato, bez statkov a jazdectva
option-mode-basic = základná
option-mode-advanced = pokročilá
option-map = Mapa
    .about = Traja a štyria hráči hrajú obvykle na Prstenci dvanástich, ostatní na mape vytvorenej pre ich počet.
option-map-usual = obvyklá
option-map-ring_of_twelve = Prstenec dvanástich
option-map-generated = vyžrebovaná
option-map_seed = Číslo mapy
    .about = Každé číslo dá inú spravodlivú mapu, ak sa mapa žrebuje.
option-movement = Rozkazy
    .about = Jednotky ťahajú hráč po hráčovi, alebo podľa tajných rozkazov, ktoré sa odhalia naraz.
option-movement-in_order = jeden po druhom
option-movement-hidden = tajné
option-turns = Obchod a hospodárstvo
    .about = Kde sa rozhodnutia navzájom nedotýkajú, rozhodujú všetci naraz, alebo jeden po druhom.
option-turns-together = všetci naraz
option-turns-in_turn = jeden po druhom
option-pace = Prvý rok
    .about = Domáce pravidlá bránia tomu, aby hru rozhodol prvý rok; bez nich sa smie útočiť na hradby a oznamovať víťazstvo hneď.
option-pace-house = mierny
option-pace-plain = bez domácich pravidiel
option-content = Čísla a mapa
    .about = Čísla pravidiel, s ktorými hra prichádza, alebo vlastné z priečinka.
option-content-house = z hry
option-content-other = z tvojho priečinka

bot-greedy = Plánovač
    .about = Živí svojich ľudí, osídľuje, stavia, bráni, čo má, a útočí, keď sú vyhliadky dobré.
