### Co se děje: $player je jméno, ostatní hráči mají čísla

load = { type-name }{ $LI ->
        [0] { "" }
       *[other] { " " }+ { $LI }× lehká pěchota
    }{ $HI ->
        [0] { "" }
       *[other] { " " }+ { $HI }× těžká pěchota
    }{ $CA ->
        [0] { "" }
       *[other] { " " }+ { $CA }× jezdectvo
    }{ $ME ->
        [0] { "" }
       *[other] { " " }+ { $ME }× žoldnéři
    }
load-with-levels = { load }{ $recruit ->
        [0] { "" }
       *[other] { " " }(nováčci: { $recruit })
    }{ $experienced ->
        [0] { "" }
       *[other] { " " }(zkušení: { $experienced })
    }{ $veteran ->
        [0] { "" }
       *[other] { " " }(veteráni: { $veteran })
    }{ $elite ->
        [0] { "" }
       *[other] { " " }(elita: { $elite })
    }
money =
    { $half ->
        [0] { $gold }
       *[other]
            { $gold ->
                [0] ½
               *[other] { $gold }½
            }
    }
money-gold =
    { $half ->
        [0] { gold-gain }
       *[other] { money } zlatého
    }

event-first = { $player } začíná.
event-rival = { $player } má rivala: { $other }.
event-village = { $player } zakládá vesnici na poli { $field }.
event-relocated = { $player } stěhuje vesnici z pole { $field } na pole { $to }.
event-start = Všichni mají rozmístěno. Začíná první rok.

event-ordered = { $player } dává tajný rozkaz.
event-ordered-known = { $player } rozkazuje: { $from } → { $to }, { $count }× { unit }.
event-marched = { $player } pochoduje: { $from } → { $to }, { $count }× { unit }.
event-boarded = { $player } naloďuje: { $from } → { $to }, { $count }× { unit }.
event-landed = { $player } vyloďuje: { $from } → { $to }, { $count }× { unit }.
event-sailed = { $player } pluje: { $from } → { $to }, { $count }× { unit }.
event-sailed-load = { $player } pluje: { $from } → { $to }, { $count }× { load }.
event-drove = { $player } přehání stádo: { $from } → { $to }, { herd }.
event-carried-grain = { $player } převáží obilí ({ $count }): { $from } → { $to }.
event-carried-fish = { $player } převáží ryby ({ $count }): { $from } → { $to }.
event-worn-down = { $player } ztrácí na neutrálním poli { $field }: { $count }× { unit }.

event-ambush = { $player } přepadá na poli { $field } nepřítele: { $other }.
event-ambush-rolled =
    { $swords ->
        [one] { $player } útočí z opevnění na poli { $field }: { $swords } meč.
        [few] { $player } útočí z opevnění na poli { $field }: { $swords } meče.
       *[other] { $player } útočí z opevnění na poli { $field }: { $swords } mečů.
    }
event-withdrew = { $player } stahuje za hradby na poli { $field }: { $count }× { unit }.
event-pulled-herd = { $player } zahání za hradby na poli { $field }: { herd }.
event-sallied = { $player } dělá výpad na poli { $field }: { $count }× { unit }.
event-left-site = { $player } opouští stavbu na poli { $field }: { $count }× { unit }.
event-came-out = Na poli { $field } vycházejí jednotky z hradeb: { $player }.
event-housed = { $player } odvádí stádo z pole { $from } na pole { $to }: { herd }.
event-herd-lost = { $player } přichází na poli { $field } o stádo, pro které není místo: { herd }.
event-fed-inside = { $player } krmí stáda za hradbami na poli { $field }, obilí: { $count }.
event-starved-inside = { $player } přichází o hladové stádo za hradbami na poli { $field }: { herd }.

event-battle = { $player } začíná na poli { $field } bitvu, proti stojí { $other }.
event-chooses-charge = { $player } tajně rozhoduje o steči.
event-chose-charge =
    { $charge ->
        [0] { $player } nejde na poli { $field } do steče.
       *[other] { $player } vyráží na poli { $field } do steče!
    }
event-charge-rolled = Steč na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-rolled = { $round }. kolo bitvy na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-chooses-conversion = { $player } tajně rozhoduje o mečích.
event-chose-conversion = { $player } mění na poli { $field } meče, štíty: { $shields }, uložené: { $saved }.
event-units-lost = { $player } ztrácí na poli { $field }: { $count }× { type-name }.
event-flees = { $player } utíká z pole { $field }.
event-fled = { $player } uniká: { $field } → { $target }, { $count }× { type-name }.
event-battle-won = { $player } vyhrává na poli { $field } bitvu, prohrává { $other }.
event-battle-drawn = Bitva na poli { $field } je nerozhodná: { $player } a { $other }.

event-assault = { $player } útočí na hradby na poli { $field }, brání se { $other }.
event-assault-rolled = { $round }. kolo útoku na hradby na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-breach = { $player } prolamuje hradby na poli { $field }.
event-assault-repelled = { $player } útočí na hradby na poli { $field } marně: útok je odražen.
event-assault-ends = { $player } zastavuje útok na hradby na poli { $field }.
event-conquers = { $player } dobývá osadu na poli { $field }: { building }. Přichází o ni { $other }. Vítězné body: { $vp }.
event-razes =
    { $gold ->
        [0] { $player } ničí na poli { $field }: { building }, bez zlata.
       *[other] { $player } ničí na poli { $field }: { building }, +{ gold-gain }.
    }
event-occupies = { $player } obsazuje na poli { $field }: { building }.
event-plunders =
    { $gold ->
        [0] { $player } plení pole { $field }, bez zlata.
       *[other] { $player } plení pole { $field }, +{ gold-gain }.
    }
event-robs = { $player } bere na poli { $field }: { good-name }. Přichází o to { $other }.
event-burns = { $player } ničí na poli { $field }: { good-name }. Přichází o to { $other }.
event-site-removed = { $player } odstraňuje opuštěné staveniště na poli { $field }.

event-trained = { $player } má vycvičeno na poli { $field }: { $count }× { unit }.
event-rises = { $player } povyšuje na poli { $field }: { $count }× { unit }.
event-site-begun = { $player } začíná stavět na poli { $field }: { building } za { gold-gain }, stavitelé: { $count }.
event-site-joined = { $player } posílá posily na stavbu na poli { $field }: { building }, { $count }× lehká pěchota.
event-site-grew = { $player } staví na poli { $field }: { building }, { $done } %.
event-site-given-up = { $player } se vzdává staveniště na poli { $field }: { building }, zpět { gold-gain }.
event-built = { $player } dokončuje na poli { $field }: { building }.

event-treaty-ends =
    { $why ->
        [revolt] { $partner } se bouří, o vazala přichází { $player }.
        [release] { $player } propouští vazala: { $partner }.
        [unpaid] Nezaplacená smlouva končí: { treaty-name }, { $player } a { $partner }.
       *[time] Končí platnost smlouvy: { treaty-name }, { $player } a { $partner }.
    }
event-offer = { $player } nabízí smlouvu, rozhoduje { $partner }: { treaty-name }; platí { $inferior }, dostává { $superior }, { coins }.
event-refusal = { $player } odmítá, co nabízí { $partner }.
event-treaty = Smlouvu podepisují { $player } a { $partner }: { treaty-name }; platí { $inferior }, dostává { $superior }, { coins }.
event-treaty-points =
    { $loss ->
        [0] Vítězné body za smlouvu: { $player } +{ $gain }.
       *[other] Vítězné body za smlouvu: { $player } +{ $gain }, { $partner } −{ $loss }.
    }
event-due = { $player } platí dávku ({ gold-gain }), dostává ji { $partner }.

event-recruited = { $player } verbuje lehkou pěchotu na poli { $field } za { gold-gain }.
event-bought = { $player } kupuje na poli { $field }: { unit } za { gold-gain }.
event-corsair-placed =
    { $level ->
        [experienced] { $player } posílá na pole { $field } zkušené korzáry.
        [veteran] { $player } posílá na pole { $field } korzárské veterány.
        [elite] { $player } posílá na pole { $field } elitní korzáry.
       *[standard] { $player } posílá na pole { $field } korzáry.
    }
event-upgraded = { $player } mění na poli { $field } lehkou pěchotu, nově: { type-name } za { gold-gain }.
event-herd-mounted = { $player } bere z pole { $field } koně pro jezdectvo.
event-downgraded =
    { $gold ->
        [0] { $player } mění na poli { $field } zpátky v lehkou pěchotu: { type-name }, bez zlata.
       *[other] { $player } mění na poli { $field } zpátky v lehkou pěchotu: { type-name }, zpět { gold-gain }.
    }
event-crew-landed = { $player } se na poli { $field } vzdává lodi, posádka se vyloďuje na poli { $to }: { type-name }.
event-training = { $player } cvičí na poli { $field }: { unit } za { gold-gain }.
event-sold = { $player } prodává z pole { $field }: { goods }, +{ money-gold }.
event-purchased = { $player } kupuje na pole { $field }: { goods } za { money-gold }.
event-slaughtered = { $player } poráží stádo na poli { $field }: { good-name }. Maso: { $meat }, +{ money-gold }.
event-cleaned = { $player } obnovuje vypleněné pole { $field } za { gold-gain }.
event-wages = { $player } vyplácí žoldnéře ({ $count }): { gold-gain }.
event-mercenaries-left = { $player } přichází o nezaplacené žoldnéře: { $count }.
event-fished = { $player } loví ryby do loděnice na poli { $field }: { $count }.

event-young-die =
    { $born ->
        [0] { $player } z lichého stáda mláďata nemá: { herd }.
       *[other] { $player } má mláďata i z lichého stáda: { herd }.
    }
event-young = { $player } má mladé stádo na poli { $field }: { herd }.
event-sown = { $player } seje na poli { $field }. Obilí: { $grain }.
event-growth = { $player } má na polích víc obilí: +{ $grain }.
event-taxes = { $player } vybírá daně: { gold-gain }.
event-harvest = { $player } sklízí pole { $field } do osady na poli { $store }. Obilí: { $grain }.
event-theft = { $player } sklízí cizí úrodu z pole { $field } do osady na poli { $store }, obilí: { $grain }. Přichází o ni { $victim }.
event-rot = { $player } nechává na polích shnít obilí: { $grain }.
event-slaughter = { $player } poráží stádo na poli { $field }: { herd }. Maso: { $meat }.
event-fed = { $player } krmí svou říši. Obilí: { $grain }, ryby: { $fish }, maso: { $meat }.
event-upkeep = { $player } platí výdaje: { gold-gain }.
event-meat-sold = { $player } prodává zbylé maso, +{ gold-gain }.
event-starved = { $player } ztrácí hladem na poli { $field }: { $count }× { type-name }.
event-starved-gold = { $player } nemá na výdaje a ztrácí na poli { $field }: { $count }× { type-name }.
event-city-shrinks = Město na poli { $field } se hladem mění ve vesnici: { $player }.
event-city-shrinks-gold = Město na poli { $field } se bez placení mění ve vesnici: { $player }.
event-settlement-starved =
    { $points ->
        [0] { $player } přichází hladem o osadu na poli { $field }: { building }.
       *[other] { $player } přichází hladem v obležení o osadu na poli { $field }: { building }. Vítězné body: { $points }.
    }
event-settlement-starved-gold =
    { $points ->
        [0] { $player } nemá na výdaje a přichází o osadu na poli { $field }: { building }.
       *[other] { $player } nemá v obležení na výdaje a přichází o osadu na poli { $field }: { building }. Vítězné body: { $points }.
    }
event-surrender = { $player } se vzdává osady na poli { $field }: { building }. Bere si ji { $victor }. Vítězné body: { $points }.

event-announcement = { $player } oznamuje: { goal-name }.
event-lapse =
    { $fed ->
        [0] Oznámení propadá, nestačí jídlo: { $player }, { goal-name }.
       *[other] Oznámení propadá: { $player }, { goal-name }.
    }
event-lapse-gold =
    { $fed ->
        [0] Oznámení propadá, nestačí zlato: { $player }, { goal-name }.
       *[other] Oznámení propadá: { $player }, { goal-name }.
    }
event-out = { $player } je mimo hru.
event-victory =
    { $way ->
        [sovereignty] { $player } má suverenitu nad všemi a vítězí.
        [dominance] { $player } vítězí převahou.
        [power] { $player } vítězí mocí.
        [lead] { $player } vítězí velkým náskokem.
        [last] { $player } zůstává ve hře bez soupeřů a vítězí.
       *[significance] Rozhodují body.
    }
