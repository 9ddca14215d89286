### Slová hry Zapečatené ponuky.
### V cs, sk a en sú rovnaké mená, atribúty aj premenné.

name = Zapečatené ponuky
tagline = Každý jednu ponuku, zapečatenú, a potom všetky naraz.
about = Kupuj poklady za zapečatené ponuky, a hlavne tie, ktoré si tajne praješ.

## Poklady

# $kind je amber, silk, spice alebo wine, ako ich poznajú pravidlá.
kind =
    { $kind ->
        [amber] jantár
        [silk] hodváb
        [spice] korenie
       *[wine] víno
    }
treasure = { kind } ({ $value })

## Možnosti

option-season = Sezóna
    .about = Tri hry po sebe, víťazí najvyšší súčet bodov.
option-second_price = Druhá cena
    .about = Vyhráva najvyššia ponuka, ale zaplatí len toľko, koľko ponúkala druhá najvyššia.
option-ties = Rovnaké ponuky
    .about = Čo sa stane s pokladom, keď sú najvyššie ponuky rovnaké: „lot“ víťaza vyžrebuje, „burn“ poklad spáli (pre troch alebo štyroch hráčov).
option-ties-lot = rozhodne žreb
option-ties-burn = poklad sa spáli

## Pravidlá: každý text odpovedá na otázku „prečo nie?“ a je odsekom pomocníka

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

## Čo sa deje: $player je meno. Veta používa len to, čo smú vedieť všetci.

event-wish-dealt = { $player } dostáva tajné želanie.
event-turned-up = Draží sa { treasure }.
event-sealed = { $player } pečatí ponuku.
# $bids je výpočet čísel ako text.
event-opened = Ponuky sa otvárajú: { $bids }.
event-won =
    { $price ->
        [0] { $player } získava { treasure } zadarmo.
        [one] { $player } získava { treasure } za { $price } mincu.
        [few] { $player } získava { treasure } za { $price } mince.
       *[other] { $player } získava { treasure } za { $price } mincí.
    }
event-burnt = Ponuky sú rovnaké a { treasure } horí.
event-wish-shown =
    { $bonus ->
        [0] { $player } ukazuje svoje želanie: { kind }. Body navyše neprináša.
        [one] { $player } ukazuje svoje želanie: { kind }. Prináša { $bonus } bod navyše.
        [few] { $player } ukazuje svoje želanie: { kind }. Prináša { $bonus } body navyše.
       *[other] { $player } ukazuje svoje želanie: { kind }. Prináša { $bonus } bodov navyše.
    }

## Kresba a textová doska

state-deal = Rozdáva sa
state-bid = Dražba { $round } z { $rounds }
state-lot = Dražba { $round } z { $rounds }: rozhoduje žreb
state-over = Konečný výsledok
points-so-far =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
rank-so-far = { $rank }. miesto
coins-left =
    { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
burnt-so-far =
    { $count ->
        [one] Zhorel { $count } poklad
        [few] Zhoreli { $count } poklady
       *[other] Zhorelo { $count } pokladov
    }
wishes-for = Želanie: { kind }
last-bid = Posledná ponuka: { $bid }
own-bid = Zapečatená ponuka: { $bid }
bid-ready = Ponuka zapečatená

## Čo teraz urobiť a body riadok po riadku

prompt-bid =
    { $coins ->
        [one] Ponúkni za poklad; máš { $coins } mincu.
        [few] Ponúkni za poklad; máš { $coins } mince.
       *[other] Ponúkni za poklad; máš { $coins } mincí.
    }
    .why = Poklad získa najvyššia ponuka.
prompt-over = Hra sa skončila.
move-bid = ponúknuť { $bid }
score-treasure = { treasure }
    .what = { kind }
score-wish =
    { $points ->
        [one] Želanie: { $points } bod
        [few] Želanie: { $points } body
       *[other] Želanie: { $points } bodov
    }
    .what = želanie
score-total =
    { $points ->
        [one] Spolu: { $points } bod
        [few] Spolu: { $points } body
       *[other] Spolu: { $points } bodov
    }
ended = Dražby sú na konci: { $rounds }.
tie-coins = Rovnako bodov: rozhodujú zvyšné mince.
tie-shared = Rovnako bodov aj mincí: o miesto sa hráči delia.

## Čo počítajú štatistiky

measure-coins = Zvyšné mince na hráča
measure-wish-points = Body za želania na hráča
measure-burnt = Spálené poklady
measure-highest-price = Najvyššia zaplatená cena
