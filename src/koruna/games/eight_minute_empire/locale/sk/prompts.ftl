### Čo je teraz na rade

prompt-bid =
    { $coins ->
        [one] Tajne ponúkni mince za to, že začneš; máš { $coins } mincu.
        [few] Tajne ponúkni mince za to, že začneš; máš { $coins } mince.
       *[other] Tajne ponúkni mince za to, že začneš; máš { $coins } mincí.
    }
    .why = Kto ponúkne najviac, zaplatí a začína; ostatným mince zostanú.
prompt-neutral =
    { $armies ->
        [one] Umiestni poslednú neutrálnu armádu do ktoréhokoľvek regiónu.
        [few] Umiestni neutrálnu armádu do ktoréhokoľvek regiónu; zostávajú { $armies }.
       *[other] Umiestni neutrálnu armádu do ktoréhokoľvek regiónu; zostáva ich { $armies }.
    }
    .why = Neutrálne armády nepatria nikomu, pri určovaní prevahy sa však počítajú.
prompt-start = Urči, ktorý hráč začne.
    .why = Kto začína, vyberá z čerstvého radu ako prvý.
prompt-take =
    { $coins ->
        [0] Vezmi si prvú kartu, nezostáva ti žiadna minca.
        [one] Vezmi si kartu; máš { $coins } mincu.
        [few] Vezmi si kartu; máš { $coins } mince.
       *[other] Vezmi si kartu; máš { $coins } mincí.
    }
    .why = Tovar na karte sa počíta na konci, akciu vykonáš hneď. Čím ďalej karta leží, tým je drahšia.
prompt-act = Vykonaj akciu karty: { act }.
    .why = Smieš urobiť aj menej a akciu ukončiť.
prompt-act-or = Vykonaj jedno z dvoch: { act }, alebo { act-second }.
    .why = Ktoré to bude, rozhodne prvé kliknutie; akciu smieš aj hneď ukončiť.
prompt-act-and = Vykonaj oboje v ľubovoľnom poradí: { act } a { act-second }.
    .why = Smieš urobiť aj menej a akciu ukončiť.
prompt-over = Hra sa skončila.
