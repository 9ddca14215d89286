### Proč si to rozmyslet: $player je ten druhý

warning-offer-ends =
    { $side ->
        [pay] Jestli to { $player } podepíše, je z toho suverenita a okamžitá výhra soupeře: hru prohráváš.
       *[receive] Jestli to { $player } podepíše, získáváš suverenitu a hned vyhráváš.
    }
warning-sign-ends =
    { $side ->
        [pay] Jestli to podepíšeš, { $player } získá suverenitu a hned vyhrává: hru prohráváš.
       *[receive] Jestli to podepíšeš, získáváš suverenitu a hned vyhráváš.
    }
warning-offer-vassal = Jestli to { $player } podepíše, je z tebe vazal natrvalo: propustit tě může jen pán, nebo se na jaře vzbouříš a ztratíš vítězné body: { $revolt }.
warning-sign-vassal = Jestli to podepíšeš, je z tebe vazal natrvalo (pán: { $player }): propustit tě může jen on, nebo se na jaře vzbouříš a ztratíš vítězné body: { $revolt }.
warning-revolt = Tím porušíš smlouvu a ztratíš vítězné body ({ $points }); { $player } je zase tvůj nepřítel.
warning-release = Tím smlouva končí i s platbami a body a { $player } je zase tvůj nepřítel.
warning-homeland =
    { $gold ->
        [0] To je tvoje vlastní země: vypleněná se ti počítá za méně, neplatí daně a nejde na ní verbovat, a zlato nedostaneš žádné.
       *[other] To je tvoje vlastní země: vypleněná se ti počítá za méně, neplatí daně a nejde na ní verbovat. Dostaneš { gold-gain }.
    }
warning-starve = Osada na poli { $field } tím navždy zanikne.
warning-winter =
    { $mode ->
        [first_game] Přichází zima a chybí zlato ({ $missing }): co se nezaplatí, zanikne, a komu nezůstane nic, vypadne ze hry.
       *[other] Přichází zima a chybí jídlo ({ $missing }): kdo se nenasytí, zahyne, a komu nezůstane nic, vypadne ze hry.
    }
warning-drop = Co už je na poli { $field } postaveno, přijde vniveč; zpět dostaneš jen { gold-gain }.
