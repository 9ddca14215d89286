### Co je teď na řadě

prompt-bid =
    { $coins ->
        [one] Tajně nabídni mince za to, že začneš; máš { $coins } minci.
        [few] Tajně nabídni mince za to, že začneš; máš { $coins } mince.
       *[other] Tajně nabídni mince za to, že začneš; máš { $coins } mincí.
    }
    .why = Nejvyšší nabídka se zaplatí a získá začátek; ostatním mince zůstanou.
prompt-neutral =
    { $armies ->
        [one] Umísti poslední neutrální armádu do kteréhokoli regionu.
        [few] Umísti neutrální armádu do kteréhokoli regionu; zbývají { $armies }.
       *[other] Umísti neutrální armádu do kteréhokoli regionu; zbývá jich { $armies }.
    }
    .why = Neutrální armády nejsou ničí, o region se ale přetahují s ostatními.
prompt-start = Urči, který hráč začne.
    .why = Kdo začíná, vybírá z čerstvé řady první.
prompt-take =
    { $coins ->
        [0] Vezmi si první kartu, nezbývá ti žádná mince.
        [one] Vezmi si kartu; máš { $coins } minci.
        [few] Vezmi si kartu; máš { $coins } mince.
       *[other] Vezmi si kartu; máš { $coins } mincí.
    }
    .why = Zboží na kartě se počítá na konci, akci provedeš hned. Čím dál karta leží, tím je dražší.
prompt-act = Proveď akci karty: { act }.
    .why = Smíš udělat i méně a akci ukončit.
prompt-act-or = Proveď jedno ze dvou: { act }, nebo { act-second }.
    .why = Kterou akci provedeš, rozhodne tvůj první krok; akci smíš i hned ukončit.
prompt-act-and = Proveď obojí v libovolném pořadí: { act } a { act-second }.
    .why = Smíš udělat i méně a akci ukončit.
prompt-over = Hra skončila.
