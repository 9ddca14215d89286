### Tahy na výběr

move-done =
    { $step ->
        [relocate] Nechat je stát
        [fight] Nebojovat
        [charge] Bez steče
        [convert] Nechat si meče
        [flee] Zůstat
        [assault] Neútočit
        [storm] Zastavit útok
        [offer] Bez nabídky
        [revolt] Nechat být
        [announce] Nic neoznámit
        [surrender] Nechat hladovět
       *[other] Hotovo
    }
move-done-gold = Neplatit
move-auto =
    { $step ->
        [parts] Rozmístit všechno podle návrhu
        [sow] Osít podle návrhu
        [harvest] Svézt všechno podle návrhu
        [feed] Nakrmit podle návrhu
        [hit] Nejlepší zásahy
        [yield] Nejmenší ztráty
        [spill] Nejmenší ztráty
        [young] Podle návrhu
       *[other] Podle návrhu
    }
move-auto-gold = Zaplatit podle návrhu
move-village = Vesnice na pole { $field }
move-relocate = Vesnice z pole { $field } na pole { $to }
move-put = Na pole { $field }: { $count }× { unit }
    .group = { unit }
    .part = { $count }
move-dock = Dok s lodí na pole { $field }
move-pen =
    { $step ->
        [feed] Nechat naživu na poli { $field }: { herd }
       *[other] Stádo na pole { $field }: { herd }
    }
    .group =
        { $step ->
            [feed] Nechat naživu
           *[other] Stádo
        }
    .part = { herd }
move-store = Na pole { $field }: obilí { $count }
    .group = Obilí
    .part = { $count }
move-mv = { $field } → { $to }: { $count }× { unit-there }
    .group = { unit-there }
    .part = { $count }
move-sail = { $field } → { $to }: { $count }× { unit }
    .group = { unit }
    .part = { $count }
move-sail-load = { $field } → { $to }: { load-with-levels }
    .group = Plout s nákladem
    .part = { load-with-levels }
move-board = { $field } → { $to }, na palubu: { $count }× { unit-there }
    .group = Na palubu: { unit-there }
    .part = { $count }
move-land =
    { $type ->
        [TR] { $field } → { $to }: posádka na břeh, loď zanikne ({ unit })
        [WS] { $field } → { $to }: posádka na břeh, loď zanikne ({ unit })
       *[other] { $field } → { $to }: { $count }× { unit } na břeh
    }
    .group =
        { $type ->
            [TR] Posádka na břeh, loď zanikne: { unit }
            [WS] Posádka na břeh, loď zanikne: { unit }
           *[other] Na břeh: { unit }
        }
    .part = { $count }
move-herd = { $field } → { $to }: { herd }
    .group = Stádo
    .part = { herd }
move-grain = { $field } → { $to }: obilí { $count }
    .group = Obilí
    .part = { $count }
move-fish = { $field } → { $to }: ryby { $count }
    .group = Ryby
    .part = { $count }
move-lose = Ztratit na poli { $field }: { $count }× { unit-struck }
    .group = Ztratit
    .part = { unit-struck }
unit-struck =
    { $swords ->
        [0] { unit-there }
        [one] { unit-there }: { $swords } meč
        [few] { unit-there }: { $swords } meče
       *[other] { unit-there }: { $swords } mečů
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
move-leave = Ze stavby na poli { $field }: { $count }× { unit }
    .group = Ze stavby: { unit }
    .part = { $count }
move-fight = Bitva na poli { $field }, protivník: { $player }
move-charge = Steč
move-conv = Štíty navíc: { $first }, uložené meče: { $second }
move-hit = { unit-struck }
move-flee = Útěk na pole { $to }: { $count }× { unit-there }
    .group = Útěk na pole { $to }: { unit-there }
    .part = { $count }
move-assault = Útok na hradby: pole { $field }
move-raze =
    { $step ->
        [feed] Nechat hladovět osadu na poli { $field }
        [plunder] Odstranit staveniště na poli { $field }
       *[fall]
            { $what ->
                [harbour]
                    { $gold ->
                        [0] Zničit přístav, bez zlata
                       *[other] Zničit přístav, +{ gold-gain }
                    }
               *[city]
                   { $gold ->
                       [0] Zničit město, bez zlata
                      *[other] Zničit město, +{ gold-gain }
                   }
            }
    }
move-raze-gold = Vzdát se osady na poli { $field }
move-keep =
    { $what ->
        [harbour] Udělat z přístavu svůj dok
       *[city] Udělat z města svou vesnici
    }
move-loot =
    { $gold ->
        [0] Vyplenit pole { $field }, bez zlata
       *[other] Vyplenit pole { $field }, +{ gold-gain }
    }
move-take = Vzít na poli { $field }: { good-name }
    .group = Vzít
    .part = { good-name }
move-burn = Zničit na poli { $field }: { good-name }
    .group = Zničit
    .part = { good-name }
move-raise = Povýšit na poli { $field }: { unit-there }
    .group = Povýšit
    .part = { unit-there }
move-buy = Koupit na poli { $field }: { unit } za { gold-price }
    .group = Koupit jednotku
    .part = { unit }
move-rec = Verbovat na poli { $field } za { gold-price }
move-up = Na poli { $field }: { unit } → { into-name } za { gold-price }
    .group = Přeměnit: { unit } →
    .part = { into-name }
move-down =
    { $gold ->
        [0] Na poli { $field }: { unit-there } → lehká pěchota, bez zlata
       *[other] Na poli { $field }: { unit-there } → lehká pěchota, +{ gold-gain }
    }
    .group = Zpět na lehkou pěchotu
    .part =
        { $gold ->
            [0] { unit-there }
           *[other] { unit-there } (+{ gold-gain })
        }
move-train = Cvičit na poli { $field } za { gold-price }: { unit-there }
    .group = Cvičit
    .part = { unit-there }
move-build = Stavba na poli { $field }: { building } za { gold-price }, { builders }
    .group = Stavět: { building }
    .part = { builders }
move-join = Na stavbu na poli { $field }, { builders }
    .group = Poslat na stavbu
    .part = { builders }
move-drop = Vzdát se staveniště na poli { $field }, +{ gold-gain }
move-clean = Obnovit vypleněné pole { $field } za { gold-price }
move-sell = Prodat z pole { $field }: { goods }, +{ money-gold }
    .group = Prodat: { good-name }
    .part = { $count } (+{ money })
move-purchase = Koupit na pole { $field }: { goods } za { gold-price }
    .group = Koupit: { good-name }
    .part = { $count }
move-kill =
    { $step ->
        [trade] Porazit stádo na poli { $field }: { herd }, +{ money-gold }
       *[other] Porazit stádo na poli { $field }: { herd }
    }
    .group = Porazit stádo
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
        [0] { builders-many }: stavba nepokročí, je třeba { $least }
       *[other] { builders-many }: hotovo za { $seasons } období
    }
builders-many =
    { $level ->
        [recruit] { builders-count } (nováčci)
        [experienced] { builders-count } (zkušení)
        [veteran] { builders-count } (veteráni)
        [elite] { builders-count } (elita)
       *[standard] { builders-count }
    }
builders-count =
    { $count ->
        [one] { $count } stavitel
        [few] { $count } stavitelé
       *[other] { $count } stavitelů
    }
move-yes =
    { $side ->
        [pay] Přijmout: { treaty-name }; zaplatíš: { coins }
       *[receive] Přijmout: { treaty-name }; dostaneš: { coins }
    }
    .group =
        { $side ->
            [pay] { treaty-name }; zaplatíš: { coins }
           *[receive] { treaty-name }; dostaneš: { coins }
        }
    .part = Přijmout
    .about = { treaty-terms }
move-no = Odmítnout
move-revolt = Vzbouřit se, pán: { $player }
move-release = Propustit vazala: { $player }
move-corsair = Na pole { $field }: { unit }
    .group = Na moře
    .part = { unit }
move-young = Mláďata na pole { $field }: { herd }
    .group = Mláďata
    .part = { herd }
move-sow = Osít pole { $field }: teď obilí { $seed }, na podzim { $harvest }
move-reap = { $field } → { $to }: obilí { $count }
    .group = Obilí
    .part = { $count }
move-reap-here = Obilí { $count } do osady na poli { $field }
    .group = Do zdejší osady
    .part = { $count }
move-feed = Spotřebovat nejdřív: { good-name }
    .group = Spotřebovat nejdřív
    .part = { good-name }
move-starve = Nechat hladovět na poli { $field }: { $count }× { unit-there }
    .group = Nechat hladovět: { unit-there }
    .part = { $count }
move-starve-gold = Oželet na poli { $field }: { $count }× { unit-there }
    .group = Oželet: { unit-there }
    .part = { $count }
move-spare =
    { $what ->
        [city] Nakrmit a vzít si město na poli { $field }, jídlo { $left }, vítězné body +{ $points }
       *[village] Nakrmit a vzít si vesnici na poli { $field }, jídlo { $left }, vítězné body +{ $points }
    }
move-spare-gold =
    { $what ->
        [city] Zaplatit za město na poli { $field } výdaje ({ $left }) a vzít si ho, vítězné body +{ $points }
       *[village] Zaplatit za vesnici na poli { $field } výdaje ({ $left }) a vzít si ji, vítězné body +{ $points }
    }
move-announce = Oznámit: { goal-name }
move-house = Stádo na pole { $to }: { herd }
