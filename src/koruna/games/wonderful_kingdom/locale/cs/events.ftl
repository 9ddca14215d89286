### Co se stalo

event-duchy = { $player } vládne: { duchy }.
event-dealt = { $player } dostává karty.
event-dealt-card = { $player } dostává kartu { card }.
event-kept = { $player } si nechává rádce: { advisor }.
event-round = Kolo { $round }. Začíná { $player }.
event-turned-up = Do oblasti { $area } přichází karta { card }.
event-top = Na balíčku teď leží karta { card }.
event-laid = { $player } vykládá do oblasti { $area } kartu { card }.
event-laid-down = { $player } pokládá do oblasti { $area } kartu lícem dolů.
event-picked =
    { $down ->
        [0] { $player } bere oblast { $area }.
        [one] { $player } bere oblast { $area } a s ní { $down } zakrytou kartu.
        [few] { $player } bere oblast { $area } a s ní { $down } zakryté karty.
       *[other] { $player } bere oblast { $area } a s ní { $down } zakrytých karet.
    }
event-picked-cards =
    { $down ->
        [0] { $player } bere oblast { $area }: { $cards }.
        [one] { $player } bere oblast { $area }: { $cards } a { $down } zakrytou kartu.
        [few] { $player } bere oblast { $area }: { $cards } a { $down } zakryté karty.
       *[other] { $player } bere oblast { $area }: { $cards } a { $down } zakrytých karet.
    }
event-leftovers =
    { $count ->
        [one] V oblastech zbývá { $count } karta a odchází ze hry.
        [few] V oblastech zbývají { $count } karty a odcházejí ze hry.
       *[other] V oblastech zbývá { $count } karet a odchází ze hry.
    }
event-revealed = { $player } otáčí, co bylo zakryté: { $cards }.
event-spied = { $player } posílá zvěda do oblasti { $area }.
event-shown = Odkrývá se karta { card }.
event-shifted = { $player } přesouvá kartu z oblasti { $area } do druhé.
event-shifted-card = { $player } přesouvá z oblasti { $area } do druhé kartu { card }.
event-searches = { $player } pátrá v oblasti { $area }.
event-removed = { $player } odstraňuje kartu { card }.
event-looked = { $player } se dívá na karty z balíčku.
event-looked-card = { $player } se dívá na kartu z balíčku: { card }.
event-chose = { $player } si vybírá kartu { card }.
event-used = { $player } využívá rádce: { advisor }.
event-advisor-joined = { $player } má nového rádce: { advisor }.
event-calamities =
    { $count ->
        [one] { $player } má ve vévodství o { $count } pohromu víc.
        [few] { $player } má ve vévodství o { $count } pohromy víc.
       *[other] { $player } má ve vévodství o { $count } pohrom víc.
    }
event-threatened = { $player } čelí nové hrozbě: { threat } ({ $count }×).
event-vermin =
    { $count ->
        [one] { $player } má o { $count } kartu havěti víc.
        [few] { $player } má o { $count } karty havěti víc.
       *[other] { $player } má o { $count } karet havěti víc.
    }
event-lost-card = { $player } kvůli stínu přichází o kartu { card }.
event-stolen = { $player } přichází kvůli zloději o symbol: { symbol-number }.
event-frozen = { $player } má zmrazené staveniště { card }.
event-secret-move = { $player } tajně rozhoduje.
event-done = { $player } má hotovo.
event-slated = { $player } zakládá staveniště { card }.
event-exchanged = { $player } směňuje kartu { card }.
event-placed = { $player } dává na staveniště { card }: { amount }.
event-to-laboratory = { $player } dává do laboratoře: { amount }.
event-krystallium-placed = { $player } pokládá krystallium na staveniště { card } ({ resource }).
event-soldier-placed = { $player } posílá vojáka na staveniště { card }.
event-placed-completing = { $player } dává na staveniště { card }: { amount }. Karta je dokončená.
event-krystallium-placed-completing = { $player } pokládá krystallium na staveniště { card } ({ resource }). Karta je dokončená.
event-soldier-placed-completing = { $player } posílá vojáka na staveniště { card }. Karta je dokončená.
event-site-discarded = { $player } odhazuje staveniště { card }.
event-completed = { $player } dokončuje kartu { card }.
event-changed = { $player } mění pět kostek laboratoře za krystallium.
event-quest-step = { $player } plní { $step }. krok poslání { quest }.
event-quest-first = Odměnu za poslední krok poslání { quest } získává { $player }.
event-produced = Produkce, { resource }: { $volumes }.
event-trains = Převaha, { resource }: { $player } staví vojáka na cvičiště.
event-won-soldier = Převaha, { resource }: { $player } získává vojáka.
event-beaten = { $player } poráží hrozbu: { threat }.
event-giant-beaten = { $player } poráží ledového obra pod kartou { card }.
event-giant-beaten-completing = { $player } poráží ledového obra pod kartou { card }. Karta je dokončená.
event-lost = Prohra.
event-over = Hra končí.
