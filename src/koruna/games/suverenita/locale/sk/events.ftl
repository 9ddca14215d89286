### Čo sa deje: $player je meno, ostatní hráči majú čísla

load = { type-name }{ $LI ->
        [0] { "" }
       *[other] { " " }+ { $LI }× ľahká pechota
    }{ $HI ->
        [0] { "" }
       *[other] { " " }+ { $HI }× ťažká pechota
    }{ $CA ->
        [0] { "" }
       *[other] { " " }+ { $CA }× jazda
    }{ $ME ->
        [0] { "" }
       *[other] { " " }+ { $ME }× žoldnieri
    }
load-with-levels = { load }{ $recruit ->
        [0] { "" }
       *[other] { " " }(nováčikovia: { $recruit })
    }{ $experienced ->
        [0] { "" }
       *[other] { " " }(skúsení: { $experienced })
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

event-first = { $player } začína.
event-rival = { $player } má rivala: { $other }.
event-village = { $player } zakladá dedinu na poli { $field }.
event-relocated = { $player } sťahuje dedinu z poľa { $field } na pole { $to }.
event-start = Všetci majú rozmiestnené. Začína sa prvý rok.

event-ordered = { $player } dáva tajný rozkaz.
event-ordered-known = { $player } rozkazuje: { $from } → { $to }, { $count }× { unit }.
event-marched = { $player } pochoduje: { $from } → { $to }, { $count }× { unit }.
event-boarded = { $player } naloďuje: { $from } → { $to }, { $count }× { unit }.
event-landed = { $player } vyloďuje: { $from } → { $to }, { $count }× { unit }.
event-sailed = { $player } sa plaví: { $from } → { $to }, { $count }× { unit }.
event-sailed-load = { $player } sa plaví: { $from } → { $to }, { $count }× { load }.
event-drove = { $player } preháňa stádo: { $from } → { $to }, { herd }.
event-carried-grain = { $player } preváža obilie ({ $count }): { $from } → { $to }.
event-carried-fish = { $player } preváža ryby ({ $count }): { $from } → { $to }.
event-worn-down = { $player } stráca na neutrálnom poli { $field }: { $count }× { unit }.

event-ambush = { $player } prepadáva na poli { $field } nepriateľa: { $other }.
event-ambush-rolled =
    { $swords ->
        [one] { $player } útočí z opevnenia na poli { $field }: { $swords } meč.
        [few] { $player } útočí z opevnenia na poli { $field }: { $swords } meče.
       *[other] { $player } útočí z opevnenia na poli { $field }: { $swords } mečov.
    }
event-withdrew = { $player } sťahuje za hradby na poli { $field }: { $count }× { unit }.
event-pulled-herd = { $player } zaháňa za hradby na poli { $field }: { herd }.
event-sallied = { $player } robí výpad na poli { $field }: { $count }× { unit }.
event-left-site = { $player } opúšťa stavbu na poli { $field }: { $count }× { unit }.
event-came-out = Na poli { $field } vychádzajú jednotky spoza hradieb: { $player }.
event-housed = { $player } odvádza stádo z poľa { $from } na pole { $to }: { herd }.
event-herd-lost = { $player } prichádza na poli { $field } o stádo, pre ktoré nie je miesto: { herd }.
event-fed-inside = { $player } kŕmi stáda za hradbami na poli { $field }, obilie: { $count }.
event-starved-inside = { $player } prichádza o hladné stádo za hradbami na poli { $field }: { herd }.

event-battle = { $player } začína na poli { $field } bitku, proti stojí { $other }.
event-chooses-charge = { $player } tajne rozhoduje o útoku jazdy.
event-chose-charge =
    { $charge ->
        [0] { $player } na poli { $field } jazdou neútočí.
       *[other] { $player } na poli { $field } vyráža s jazdou do útoku!
    }
event-charge-rolled = Útok jazdy na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-rolled = { $round }. kolo bitky na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-chooses-conversion = { $player } tajne rozhoduje o mečoch.
event-chose-conversion = { $player } mení na poli { $field } meče, štíty: { $shields }, odložené: { $saved }.
event-units-lost = { $player } stráca na poli { $field }: { $count }× { type-name }.
event-flees = { $player } uteká z poľa { $field }.
event-fled = { $player } uniká: { $field } → { $target }, { $count }× { type-name }.
event-battle-won = { $player } vyhráva na poli { $field } bitku, prehráva { $other }.
event-battle-drawn = Bitka na poli { $field } je nerozhodná: { $player } a { $other }.

event-assault = { $player } útočí na hradby na poli { $field }, bráni sa { $other }.
event-assault-rolled = { $round }. kolo útoku proti hradbám na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-breach = { $player } prelamuje hradby na poli { $field }.
event-assault-repelled = { $player } útočí na hradby na poli { $field } márne: útok je odrazený.
event-assault-ends = { $player } zastavuje útok proti hradbám na poli { $field }.
event-conquers = { $player } dobýja osadu na poli { $field }: { building }. Prichádza o ňu { $other }. Víťazné body: { $vp }.
event-razes = { $player } ničí na poli { $field }: { building }, +{ gold-gain }.
event-occupies = { $player } obsadzuje na poli { $field }: { building }.
event-plunders = { $player } plieni pole { $field }, +{ gold-gain }.
event-robs = { $player } berie na poli { $field }: { good-name }. Prichádza o to { $other }.
event-burns = { $player } ničí na poli { $field }: { good-name }. Prichádza o to { $other }.
event-site-removed = { $player } odstraňuje opustené stavenisko na poli { $field }.

event-trained = { $player } má vycvičené na poli { $field }: { $count }× { unit }.
event-rises = { $player } povyšuje na poli { $field }: { $count }× { unit }.
event-site-begun = { $player } začína stavať na poli { $field }: { building } za { gold-gain }, stavitelia: { $count }.
event-site-joined = { $player } posiela posily na stavbu na poli { $field }: { building }, { $count }× ľahká pechota.
event-site-grew = { $player } stavia na poli { $field }: { building }, { $done } %.
event-site-given-up = { $player } sa vzdáva staveniska na poli { $field }: { building }, späť { gold-gain }.
event-built = { $player } dokončuje na poli { $field }: { building }.

event-treaty-ends =
    { $why ->
        [revolt] { $partner } sa búri, o vazala prichádza { $player }.
        [release] { $player } prepúšťa vazala: { $partner }.
        [unpaid] Nezaplatená zmluva sa končí: { treaty-name }, { $player } a { $partner }.
       *[time] Končí sa platnosť zmluvy: { treaty-name }, { $player } a { $partner }.
    }
event-offer = { $player } ponúka zmluvu, rozhoduje { $partner }: { treaty-name }; platí { $inferior }, dostáva { $superior }, { coins }.
event-refusal = { $player } odmieta, čo ponúka { $partner }.
event-treaty = Zmluvu podpisujú { $player } a { $partner }: { treaty-name }; platí { $inferior }, dostáva { $superior }, { coins }.
event-treaty-points =
    { $loss ->
        [0] Víťazné body za zmluvu: { $player } +{ $gain }.
       *[other] Víťazné body za zmluvu: { $player } +{ $gain }, { $partner } −{ $loss }.
    }
event-due = { $player } platí dávku ({ gold-gain }), dostáva ju { $partner }.

event-recruited = { $player } verbuje ľahkú pechotu na poli { $field } za { gold-gain }.
event-bought = { $player } kupuje na poli { $field }: { unit } za { gold-gain }.
event-corsair-placed =
    { $level ->
        [experienced] { $player } posiela na pole { $field } skúsených korzárov.
        [veteran] { $player } posiela na pole { $field } korzárskych veteránov.
        [elite] { $player } posiela na pole { $field } elitných korzárov.
       *[standard] { $player } posiela na pole { $field } korzárov.
    }
event-upgraded = { $player } mení na poli { $field } ľahkú pechotu, po novom: { type-name } za { gold-gain }.
event-herd-mounted = { $player } berie z poľa { $field } kone pre jazdu.
event-downgraded = { $player } mení na poli { $field } späť na ľahkú pechotu: { type-name }, späť { gold-gain }.
event-crew-landed = { $player } sa na poli { $field } vzdáva lode, posádka sa vyloďuje na poli { $to }: { type-name }.
event-training = { $player } cvičí na poli { $field }: { unit } za { gold-gain }.
event-sold = { $player } predáva z poľa { $field }: { goods }, +{ money-gold }.
event-purchased = { $player } kupuje na pole { $field }: { goods } za { money-gold }.
event-slaughtered = { $player } zabíja na poli { $field }: { good-name }. Mäso: { $meat }, +{ money-gold }.
event-cleaned = { $player } obnovuje vyplienené pole { $field } za { gold-gain }.
event-wages = { $player } vypláca žoldnierov ({ $count }): { gold-gain }.
event-mercenaries-left = { $player } prichádza o nezaplatených žoldnierov: { $count }.
event-fished = { $player } loví ryby do lodenice na poli { $field }: { $count }.

event-young-die =
    { $born ->
        [0] { $player } z nepárneho stáda mláďatá nemá: { herd }.
       *[other] { $player } má mláďatá aj z nepárneho stáda: { herd }.
    }
event-young = { $player } má mladé stádo na poli { $field }: { herd }.
event-sown = { $player } seje na poli { $field }. Obilie: { $grain }.
event-growth = { $player } má na poliach viac obilia: +{ $grain }.
event-taxes = { $player } vyberá dane: { gold-gain }.
event-harvest = { $player } žne pole { $field } do osady na poli { $store }. Obilie: { $grain }.
event-theft = { $player } žne cudziu úrodu z poľa { $field } do osady na poli { $store }, obilie: { $grain }. Prichádza o ňu { $victim }.
event-rot = { $player } necháva na poliach zhniť obilie: { $grain }.
event-slaughter = { $player } zabíja na poli { $field }: { herd }. Mäso: { $meat }.
event-fed = { $player } kŕmi svoju ríšu. Obilie: { $grain }, ryby: { $fish }, mäso: { $meat }.
event-upkeep = { $player } platí výdavky: { gold-gain }.
event-meat-sold = { $player } predáva zvyšné mäso, +{ gold-gain }.
event-starved = { $player } stráca hladom na poli { $field }: { $count }× { type-name }.
event-starved-gold = { $player } nemá na výdavky a stráca na poli { $field }: { $count }× { type-name }.
event-city-shrinks = Mesto na poli { $field } sa hladom mení na dedinu: { $player }.
event-city-shrinks-gold = Mesto na poli { $field } sa bez platenia mení na dedinu: { $player }.
event-settlement-starved =
    { $points ->
        [0] { $player } prichádza hladom o osadu na poli { $field }: { building }.
       *[other] { $player } prichádza hladom v obkľúčení o osadu na poli { $field }: { building }. Víťazné body: { $points }.
    }
event-settlement-starved-gold =
    { $points ->
        [0] { $player } nemá na výdavky a prichádza o osadu na poli { $field }: { building }.
       *[other] { $player } nemá v obkľúčení na výdavky a prichádza o osadu na poli { $field }: { building }. Víťazné body: { $points }.
    }
event-surrender = { $player } sa vzdáva na poli { $field }: { building }. Získava { $victor }. Víťazné body: { $points }.

event-announcement = { $player } oznamuje: { goal-name }.
event-lapse =
    { $fed ->
        [0] Oznámenie prepadá, nestačí jedlo: { $player }, { goal-name }.
       *[other] Oznámenie prepadá: { $player }, { goal-name }.
    }
event-lapse-gold =
    { $fed ->
        [0] Oznámenie prepadá, nestačí zlato: { $player }, { goal-name }.
       *[other] Oznámenie prepadá: { $player }, { goal-name }.
    }
event-out = { $player } je mimo hry.
event-victory =
    { $way ->
        [sovereignty] { $player } má suverenitu nad všetkými a víťazí.
        [dominance] { $player } víťazí prevahou.
        [power] { $player } víťazí mocou.
        [lead] { $player } víťazí veľkým náskokom.
        [last] { $player } zostáva v hre bez súperov a víťazí.
       *[significance] Rozhodujú body.
    }
