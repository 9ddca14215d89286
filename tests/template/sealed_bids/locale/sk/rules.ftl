### Pravidlá: každý text odpovedá na otázku „prečo nie?“ a je odsekom pomocníka

chapter-goal = O čo ide
rule-aim = Kupuj poklady v šiestich dražbách. Víťazí ten, kto má na konci najviac bodov; poklad ich má toľko, koľko hovorí jeho číslo.
rule-wish = Každý si tajne praje jeden zo štyroch druhov pokladov a žiadni dvaja hráči rovnaký. Poklady tvojho druhu sa na konci počítajú dvakrát. Dovtedy tvoje želanie nikto iný nepozná.

chapter-sale = Dražba
rule-treasure-first = Ponúkať sa dá, až keď dražený poklad leží odkrytý. Pokladov je dvanásť a dražiť sa ich bude šesť, nikto nevie ktoré.
rule-sealed = Všetci ponúkajú naraz a tajne, koľko mincí chcú, hoci aj nič. Ponuky sa otvoria, až keď je zapečatená posledná.
rule-within-purse = Ponúknuť môžeš len mince, ktoré máš. Každý začína s dvanástimi a počas hry žiadne ďalšie nedostane.
rule-bid-stays = Zapečatená ponuka sa už nemení. Počkaj, kým tie svoje zapečatia aj ostatní.
rule-players-only = Ponúkať smú len tí, čo sedia pri stole.
rule-highest = Najvyššia ponuka zaplatí svoje mince a získava poklad. Ostatným ich mince zostávajú.
rule-lot = Keď sú najvyššie ponuky rovnaké, rozhodne medzi nimi žreb.

chapter-end = Koniec
rule-end = Hra sa končí šiestou dražbou. Potom sa ukážu všetky želania a spočítajú sa body.
rule-ties = Pri rovnakom počte bodov rozhoduje, komu zostalo viac mincí. Ak je rovnako aj mincí, hráči sa o miesto delia.

chapter-variants = Varianty
rule-season = Sezóna: hrajú sa tri hry po sebe a víťazí najvyšší súčet bodov. Každá hra sa začína s novými želaniami a plnými mešcami. Pri rovnakom súčte sa hráči o miesto delia, mince už nerozhodujú.
rule-second-price = Druhá cena: poklad stále získava najvyššia ponuka, ale zaplatí len toľko, koľko ponúkala druhá najvyššia.
rule-burn = Pálenie: keď sú najvyššie ponuky rovnaké, nikto nič neplatí a poklad zhorí.
rule-burn-at-full-price = Rovnaké ponuky poklad spália len pri troch alebo štyroch hráčoch a len tam, kde víťaz platí celú ponuku, teda nie spolu s Druhou cenou.

chapter-moves = Zápis ťahov
rule-write-bid = „bid 3“ zapečatí ponuku troch mincí, „bid 0“ ponuku ničoho.

not-a-move = „{ $text }“ nie je ťah. Napíš „bid 3“, keď chceš ponúknuť tri mince.
