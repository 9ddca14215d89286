### Prečo si to rozmyslieť: $player je ten druhý

warning-offer-ends =
    { $side ->
        [pay] Ak to { $player } podpíše, je z toho suverenita a okamžitá výhra súpera: hru prehrávaš.
       *[receive] Ak to { $player } podpíše, získavaš suverenitu a hneď vyhrávaš.
    }
warning-sign-ends =
    { $side ->
        [pay] Ak to podpíšeš, { $player } získa suverenitu a hneď vyhráva: hru prehrávaš.
       *[receive] Ak to podpíšeš, získavaš suverenitu a hneď vyhrávaš.
    }
warning-offer-vassal =
    { $revolt ->
        [one] Ak to { $player } podpíše, je z teba vazal natrvalo: prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazný bod.
        [few] Ak to { $player } podpíše, je z teba vazal natrvalo: prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazné body.
       *[other] Ak to { $player } podpíše, je z teba vazal natrvalo: prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazných bodov.
    }
warning-sign-vassal =
    { $revolt ->
        [one] Ak to podpíšeš, je z teba vazal natrvalo (pán: { $player }): prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazný bod.
        [few] Ak to podpíšeš, je z teba vazal natrvalo (pán: { $player }): prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazné body.
       *[other] Ak to podpíšeš, je z teba vazal natrvalo (pán: { $player }): prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazných bodov.
    }
warning-revolt =
    { $points ->
        [one] Tým porušíš zmluvu a stratíš { $points } víťazný bod; { $player } je znova tvoj nepriateľ.
        [few] Tým porušíš zmluvu a stratíš { $points } víťazné body; { $player } je znova tvoj nepriateľ.
       *[other] Tým porušíš zmluvu a stratíš { $points } víťazných bodov; { $player } je znova tvoj nepriateľ.
    }
warning-release = Tým sa zmluva končí aj s platbami a bodmi a { $player } je znova tvoj nepriateľ.
warning-homeland =
    { $gold ->
        [0] To je tvoja vlastná zem: vyplienená sa ti počíta menej, neplatí dane a nedá sa na nej verbovať, a zlato nedostaneš žiadne.
       *[other] To je tvoja vlastná zem: vyplienená sa ti počíta menej, neplatí dane a nedá sa na nej verbovať. Dostaneš { gold-gain }.
    }
warning-starve = Osada na poli { $field } tým navždy zanikne.
warning-winter =
    { $mode ->
        [first_game] Prichádza zima a chýba zlato ({ $missing }): čo sa nezaplatí, zanikne, a komu nezostane nič, vypadne z hry.
       *[other] Prichádza zima a chýba jedlo ({ $missing }): kto sa nenasýti, zahynie, a komu nezostane nič, vypadne z hry.
    }
warning-drop = Všetko, čo na poli { $field } už stojí, príde navnivoč; späť dostaneš len { gold-gain }.
