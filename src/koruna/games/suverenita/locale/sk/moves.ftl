### Ťahy na výber

move-done =
    { $step ->
        [relocate] Nechať ich stáť
        [fight] Nebojovať
        [charge] Bez útoku jazdy
        [convert] Nechať si meče
        [flee] Zostať
        [assault] Neútočiť
        [storm] Zastaviť útok
        [offer] Bez ponuky
        [revolt] Nechať tak
        [announce] Nič neoznámiť
        [surrender] Nechať hladovať
       *[other] Hotovo
    }
move-done-gold = Neplatiť
move-auto =
    { $step ->
        [parts] Rozmiestniť všetko podľa návrhu
        [sow] Zasiať podľa návrhu
        [harvest] Zviezť všetko podľa návrhu
        [feed] Nakŕmiť podľa návrhu
        [hit] Najlepšie zásahy
        [yield] Najmenšie straty
        [spill] Najmenšie straty
        [young] Podľa návrhu
       *[other] Podľa návrhu
    }
move-auto-gold = Zaplatiť podľa návrhu
move-village = Dedina na pole { $field }
move-relocate = Dedina z poľa { $field } na pole { $to }
move-put = Na pole { $field }: { $count }× { unit }
    .group = { unit }
    .part = { $count }
move-dock = Dok s loďou na pole { $field }
move-pen =
    { $step ->
        [feed] Nechať nažive na poli { $field }: { herd }
       *[other] Stádo na pole { $field }: { herd }
    }
    .group =
        { $step ->
            [feed] Nechať nažive
           *[other] Stádo
        }
    .part = { herd }
move-store = Na pole { $field }: obilie { $count }
    .group = Obilie
    .part = { $count }
move-mv = { $field } → { $to }: { $count }× { unit-there }
    .group = { unit-there }
    .part = { $count }
move-sail = { $field } → { $to }: { $count }× { unit }
    .group = { unit }
    .part = { $count }
move-sail-load = { $field } → { $to }: { load-with-levels }
    .group = Plávať s nákladom
    .part = { load-with-levels }
move-board = { $field } → { $to }, na palubu: { $count }× { unit-there }
    .group = Na palubu: { unit-there }
    .part = { $count }
move-land =
    { $type ->
        [TR] { $field } → { $to }: posádka na breh, loď zanikne ({ unit })
        [WS] { $field } → { $to }: posádka na breh, loď zanikne ({ unit })
       *[other] { $field } → { $to }: { $count }× { unit } na breh
    }
    .group =
        { $type ->
            [TR] Posádka na breh, loď zanikne: { unit }
            [WS] Posádka na breh, loď zanikne: { unit }
           *[other] Na breh: { unit }
        }
    .part = { $count }
move-herd = { $field } → { $to }: { herd }
    .group = Stádo
    .part = { herd }
move-grain = { $field } → { $to }: obilie { $count }
    .group = Obilie
    .part = { $count }
move-fish = { $field } → { $to }: ryby { $count }
    .group = Ryby
    .part = { $count }
move-lose = Stratiť na poli { $field }: { $count }× { unit-struck }
    .group = Stratiť
    .part = { unit-struck }
unit-struck =
    { $swords ->
        [0] { unit-there }
        [one] { unit-there }: { $swords } meč
        [few] { unit-there }: { $swords } meče
       *[other] { unit-there }: { $swords } mečov
    }
move-wd = Za hradby na poli { $field }: { $count }× { unit-there }
    .group = Za hradby: { unit-there }
    .part = { $count }
move-pull = Za hradby na poli { $field }: { herd }
    .group = Za hradby stádo
    .part = { herd }
move-sally = Výpad na poli { $field }: { $count }× { unit }
    .group = Výpad: { unit }
    .part = { $count }
move-leave = Zo stavby na poli { $field }: { $count }× { unit }
    .group = Zo stavby: { unit }
    .part = { $count }
move-fight = Bitka na poli { $field }, súper: { $player }
move-charge = Útok jazdy
move-conv = Štíty navyše: { $first }, odložené meče: { $second }
move-hit = { unit-struck }
move-flee = Útek na pole { $to }: { $count }× { unit-there }
    .group = Útek na pole { $to }: { unit-there }
    .part = { $count }
move-assault = Útok na hradby: pole { $field }
move-raze =
    { $step ->
        [feed] Nechať hladovať osadu na poli { $field }
        [plunder] Odstrániť stavenisko na poli { $field }
       *[fall]
            { $what ->
                [harbour]
                    { $gold ->
                        [0] Zničiť prístav, bez zlata
                       *[other] Zničiť prístav, +{ gold-gain }
                    }
               *[city]
                   { $gold ->
                       [0] Zničiť mesto, bez zlata
                      *[other] Zničiť mesto, +{ gold-gain }
                   }
            }
    }
move-raze-gold = Vzdať sa osady na poli { $field }
move-keep =
    { $what ->
        [harbour] Urobiť z prístavu svoj dok
       *[city] Urobiť z mesta svoju dedinu
    }
move-loot =
    { $gold ->
        [0] Vyplieniť pole { $field }, bez zlata
       *[other] Vyplieniť pole { $field }, +{ gold-gain }
    }
move-take = Vziať na poli { $field }: { good-name }
    .group = Vziať
    .part = { good-name }
move-burn = Zničiť na poli { $field }: { good-name }
    .group = Zničiť
    .part = { good-name }
move-raise = Povýšiť na poli { $field }: { unit-there }
    .group = Povýšiť
    .part = { unit-there }
move-buy = Kúpiť na poli { $field }: { unit } za { gold-price }
    .group = Kúpiť jednotku
    .part = { unit }
move-rec = Verbovať na poli { $field } za { gold-price }
move-up = Na poli { $field }: { unit } → { into-name } za { gold-price }
    .group = { unit }: zmeniť na
    .part = { into-name }
move-down =
    { $gold ->
        [0] Na poli { $field }: { unit-there } → ľahká pechota, bez zlata
       *[other] Na poli { $field }: { unit-there } → ľahká pechota, +{ gold-gain }
    }
    .group = Späť na ľahkú pechotu
    .part =
        { $gold ->
            [0] { unit-there }
           *[other] { unit-there } (+{ gold-gain })
        }
move-train = Cvičiť na poli { $field } za { gold-price }: { unit-there }
    .group = Cvičiť
    .part = { unit-there }
move-build = Stavba na poli { $field }: { building } za { gold-price }, { builders }
    .group = Stavať: { building }
    .part = { builders }
move-join = Na stavbu na poli { $field }, { builders }
    .group = Poslať na stavbu
    .part = { builders }
move-drop = Vzdať sa staveniska na poli { $field }, +{ gold-gain }
move-clean = Obnoviť vyplienené pole { $field } za { gold-price }
move-sell = Predať z poľa { $field }: { goods }, +{ money-gold }
    .group = Predať: { good-name }
    .part = { $count } (+{ money })
move-purchase = Kúpiť na pole { $field }: { goods } za { gold-price }
    .group = Kúpiť: { good-name }
    .part = { $count }
move-kill =
    { $step ->
        [trade] Zabiť na poli { $field }: { herd }, +{ money-gold }
       *[other] Zabiť na poli { $field }: { herd }
    }
    .group = Zabiť
    .part =
        { $step ->
            [trade] { herd } (+{ money })
           *[other] { herd }
        }
move-offer = { offer-text }
    .group = { offer-kind }
    .part = { coins }
    .about = { treaty-terms }
builders =
    { $seasons ->
        [0] { builders-many }: stavba nepokročí, treba { $least }
        [one] { builders-many }: hotovo za { $seasons } obdobie
        [few] { builders-many }: hotovo za { $seasons } obdobia
       *[other] { builders-many }: hotovo za { $seasons } období
    }
builders-many =
    { $level ->
        [recruit] { $count ->
            [one] { builders-count } (nováčik)
            [few] { builders-count } (nováčikovia)
           *[other] { builders-count } (nováčikovia)
        }
        [experienced] { $count ->
            [one] { builders-count } (skúsený)
            [few] { builders-count } (skúsení)
           *[other] { builders-count } (skúsení)
        }
        [veteran] { $count ->
            [one] { builders-count } (veterán)
            [few] { builders-count } (veteráni)
           *[other] { builders-count } (veteráni)
        }
        [elite] { builders-count } (elita)
       *[standard] { builders-count }
    }
builders-count =
    { $count ->
        [one] { $count } staviteľ
        [few] { $count } stavitelia
       *[other] { $count } staviteľov
    }
move-yes =
    { $side ->
        [pay] Prijať: { treaty-name }; zaplatíš: { coins }
       *[receive] Prijať: { treaty-name }; dostaneš: { coins }
    }
    .group =
        { $side ->
            [pay] { treaty-name }; zaplatíš: { coins }
           *[receive] { treaty-name }; dostaneš: { coins }
        }
    .part = Prijať
    .about = { treaty-terms }
move-no = Odmietnuť
move-revolt = Vzbúriť sa, pán: { $player }
move-release = Prepustiť vazala: { $player }
move-corsair = Na pole { $field }: { unit }
    .group = Na more
    .part = { unit }
move-young = Mláďatá na pole { $field }: { herd }
    .group = Mláďatá
    .part = { herd }
move-sow = Zasiať pole { $field }: teraz obilie { $seed }, na jeseň { $harvest }
move-reap = { $field } → { $to }: obilie { $count }
    .group = Obilie
    .part = { $count }
move-reap-here = Obilie { $count } do osady na poli { $field }
    .group = Do tunajšej osady
    .part = { $count }
move-feed = Spotrebovať najprv: { good-name }
    .group = Spotrebovať najprv
    .part = { good-name }
move-starve = Nechať hladovať na poli { $field }: { $count }× { unit-there }
    .group = Nechať hladovať: { unit-there }
    .part = { $count }
move-starve-gold = Oželieť na poli { $field }: { $count }× { unit-there }
    .group = Oželieť: { unit-there }
    .part = { $count }
move-spare =
    { $what ->
        [city] Nakŕmiť a vziať si mesto na poli { $field }, jedlo { $left }, víťazné body +{ $points }
       *[village] Nakŕmiť a vziať si dedinu na poli { $field }, jedlo { $left }, víťazné body +{ $points }
    }
move-spare-gold =
    { $what ->
        [city] Zaplatiť za mesto na poli { $field } výdavky ({ $left }) a vziať si ho, víťazné body +{ $points }
       *[village] Zaplatiť za dedinu na poli { $field } výdavky ({ $left }) a vziať si ju, víťazné body +{ $points }
    }
move-announce = Oznámiť: { goal-name }
move-house = Stádo na pole { $to }: { herd }
