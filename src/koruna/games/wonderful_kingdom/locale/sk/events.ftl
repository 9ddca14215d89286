### Čo sa stalo

event-duchy = { $player } hrá za: { duchy }.
event-dealt = { $player } dostáva karty.
event-dealt-card = { $player } dostáva kartu { card }.
event-kept = { $player } si necháva radcu: { advisor }.
event-round = Kolo { $round }. Začína { $player }.
event-turned-up = Do oblasti { $area } prichádza karta { card }.
event-top = Na balíčku teraz leží karta { card }.
event-laid = { $player } vykladá do oblasti { $area } kartu { card }.
event-laid-down = { $player } kladie do oblasti { $area } kartu lícom nadol.
event-picked =
    { $down ->
        [0] { $player } berie oblasť { $area }.
        [one] { $player } berie oblasť { $area } a s ňou { $down } zakrytú kartu.
        [few] { $player } berie oblasť { $area } a s ňou { $down } zakryté karty.
       *[other] { $player } berie oblasť { $area } a s ňou { $down } zakrytých kariet.
    }
event-picked-cards =
    { $down ->
        [0] { $player } berie oblasť { $area }: { $cards }.
        [one] { $player } berie oblasť { $area }: { $cards } a { $down } zakrytú kartu.
        [few] { $player } berie oblasť { $area }: { $cards } a { $down } zakryté karty.
       *[other] { $player } berie oblasť { $area }: { $cards } a { $down } zakrytých kariet.
    }
event-leftovers =
    { $count ->
        [one] V oblastiach ostáva { $count } karta a odchádza z hry.
        [few] V oblastiach ostávajú { $count } karty a odchádzajú z hry.
       *[other] V oblastiach ostáva { $count } kariet a odchádza z hry.
    }
event-revealed = { $player } otáča, čo bolo zakryté: { $cards }.
event-spied = { $player } posiela zveda do oblasti { $area }.
event-shown = Odkrýva sa karta { card }.
event-shifted = { $player } presúva kartu z oblasti { $area } do druhej.
event-shifted-card = { $player } presúva z oblasti { $area } do druhej kartu { card }.
event-searches = { $player } pátra v oblasti { $area }.
event-removed = { $player } odstraňuje kartu { card }.
event-looked = { $player } sa pozerá na karty z balíčka.
event-looked-card = { $player } sa pozerá na kartu z balíčka: { card }.
event-chose = { $player } si vyberá kartu { card }.
event-used = { $player } využíva radcu: { advisor }.
event-advisor-joined = { $player } má nového radcu: { advisor }.
event-calamities =
    { $count ->
        [one] { $player } má vo vojvodstve o { $count } pohromu viac.
        [few] { $player } má vo vojvodstve o { $count } pohromy viac.
       *[other] { $player } má vo vojvodstve o { $count } pohrôm viac.
    }
event-threatened = { $player } čelí novej hrozbe: { threat } ({ $count }×).
event-vermin =
    { $count ->
        [one] { $player } má o { $count } kartu hávede viac.
        [few] { $player } má o { $count } karty hávede viac.
       *[other] { $player } má o { $count } kariet hávede viac.
    }
event-lost-card = { $player } pre tieň prichádza o kartu { card }.
event-stolen = { $player } prichádza pre zlodeja o symbol: { symbol-number }.
event-frozen = { $player } má zmrazené stavenisko { card }.
event-secret-move = { $player } tajne rozhoduje.
event-done = { $player } má hotovo.
event-slated = { $player } zakladá stavenisko { card }.
event-exchanged = { $player } vymieňa kartu { card }.
event-placed =
    { $count ->
        [one] { $player } dáva na stavenisko { card } { $count } kocku ({ resource }).
        [few] { $player } dáva na stavenisko { card } { $count } kocky ({ resource }).
       *[other] { $player } dáva na stavenisko { card } { $count } kociek ({ resource }).
    }
event-to-laboratory =
    { $count ->
        [one] { $player } dáva do laboratória { $count } kocku ({ resource }).
        [few] { $player } dáva do laboratória { $count } kocky ({ resource }).
       *[other] { $player } dáva do laboratória { $count } kociek ({ resource }).
    }
event-krystallium-placed = { $player } kladie kryštálium na stavenisko { card } ({ resource }).
event-soldier-placed = { $player } posiela vojaka na stavenisko { card }.
event-placed-completing =
    { $count ->
        [one] { $player } dáva na stavenisko { card } { $count } kocku ({ resource }). Karta je dokončená.
        [few] { $player } dáva na stavenisko { card } { $count } kocky ({ resource }). Karta je dokončená.
       *[other] { $player } dáva na stavenisko { card } { $count } kociek ({ resource }). Karta je dokončená.
    }
event-krystallium-placed-completing = { $player } kladie kryštálium na stavenisko { card } ({ resource }). Karta je dokončená.
event-soldier-placed-completing = { $player } posiela vojaka na stavenisko { card }. Karta je dokončená.
event-site-discarded = { $player } odhadzuje stavenisko { card }.
event-completed = { $player } dokončuje kartu { card }.
event-changed = { $player } mení päť kociek z laboratória za kryštálium.
event-quest-step = { $player } plní { $step }. krok poslania { quest }.
event-quest-first = Odmenu za posledný krok poslania { quest } získava { $player }.
event-produced = Produkcia, { resource }: { $volumes }.
event-trains = Prevaha, { resource }: { $player } posiela vojaka na cvičisko.
event-won-soldier = Prevaha, { resource }: { $player } získava vojaka.
event-beaten = { $player } poráža hrozbu: { threat }.
event-giant-beaten = { $player } poráža ľadového obra pod kartou { card }.
event-giant-beaten-completing = { $player } poráža ľadového obra pod kartou { card }. Karta je dokončená.
event-lost = Prehra.
event-over = Hra sa končí.
