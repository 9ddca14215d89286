### Volby

option-mode = Hra
    .about = První hra zná jen zlato; základní přidává hospodářství; pokročilá má všechno.
option-mode-first_game = první hra
    .about = počítá se jen zlato, bez statků a jezdectva
option-mode-basic = základní
option-mode-advanced = pokročilá
option-map = Mapa
    .about = Tři a čtyři hráči hrají obvykle na Prstenci dvanácti, ostatní na mapě vytvořené pro jejich počet.
option-map-usual = obvyklá
option-map-ring_of_twelve = Prstenec dvanácti
option-map-generated = vylosovaná
option-map_seed = Číslo mapy
    .about = Každé číslo dá jinou spravedlivou mapu, pokud se mapa losuje.
option-movement = Rozkazy
    .about = Jednotky táhnou hráč po hráči, nebo podle tajných rozkazů, které se odhalí najednou.
option-movement-in_order = jeden po druhém
option-movement-hidden = tajné
option-turns = Obchod a hospodářství
    .about = Kde se rozhodnutí navzájem nedotýkají, rozhodují všichni zároveň, nebo jeden po druhém.
option-turns-together = všichni zároveň
option-turns-in_turn = jeden po druhém
option-pace = První rok
    .about = Domácí pravidla brání tomu, aby hru rozhodl první rok; bez nich se smí útočit na hradby a oznamovat vítězství hned.
option-pace-house = mírný
option-pace-plain = bez domácích pravidel
option-content = Čísla a mapa
    .about = Čísla pravidel, se kterými hra přichází, nebo vlastní ze složky.
option-content-house = ze hry
option-content-other = z tvé složky

bot-greedy = Plánovač
    .about = Živí své lidi, osidluje, staví, brání, co má, a útočí, když jsou vyhlídky dobré.
