### Ťahy na výber

site =
    { $number ->
        [1] { card }
       *[other] { card } (č. { $number })
    }
move-keep = nechať si: { card }
move-choose = vybrať si: { card }
move-lay = vyložiť do oblasti { $area }: { card }
move-lay-down = lícom nadol do oblasti { $area }: { card }
move-pick =
    { $down ->
        [0] { move-pick-open }
       *[other] { move-pick-hidden }
    }
move-pick-open =
    { $cards ->
        [0] vziať prázdnu oblasť { $area }
        [one] vziať oblasť { $area } ({ $cards } karta)
        [few] vziať oblasť { $area } ({ $cards } karty)
       *[other] vziať oblasť { $area } ({ $cards } kariet)
    }
move-pick-hidden =
    { $cards ->
        [one] vziať oblasť { $area } ({ $cards } karta, zakrytých { $down })
        [few] vziať oblasť { $area } ({ $cards } karty, zakrytých { $down })
       *[other] vziať oblasť { $area } ({ $cards } kariet, zakrytých { $down })
    }
move-search = pátrať v oblasti { $area } a vziať ju
move-remove = odstrániť: { card }
move-spy = zvedom odkryť { $place }. kartu oblasti { $area }
move-flip = odkryť { $place }. kartu oblasti { $area }
move-shift = presunúť z oblasti { $area }: { card }
move-shift-down = presunúť zakrytú { $place }. kartu oblasti { $area }
move-use = využiť radcu: { advisor } ({ soldiers-paid })
move-slate = založiť stavenisko: { card }
move-exchange = vymeniť kartu { card } ({ resource })
move-exchange-treasure = vymeniť poklad: { card } ({ $gives })
move-place = { resource } na stavenisko { site }{ $completes ->
        [0] {""}
       *[1] {""}, tým je hotové
    }
move-fill = naplniť stavenisko { site }: { amount }{ $completes ->
        [0] {""}
       *[1] {""}, tým je hotové
    }
move-lab = do laboratória: { resource }
move-lab-all = do laboratória: { amount }
move-crystal = kryštálium na stavenisko { site } ({ resource }){ $completes ->
        [0] {""}
       *[1] {""}, tým je hotové
    }
move-crystal-own = kryštálium na jeho miesto na stavenisku { site }{ $completes ->
        [0] {""}
       *[1] {""}, tým je hotové
    }
move-enlist = vojak na stavenisko { site }{ $completes ->
        [0] {""}
       *[1] {""}, tým je hotové
    }
move-discard = odhodiť stavenisko { site } (kocka do laboratória)
move-quest = { quest }, { $step }. krok: { quest-step } ({ $deal })
move-quest-plain = { quest }, { $step }. krok ({ $deal })
move-change = päť kociek za kryštálium{ $materials ->
        [0] {""}
       *[other] {" "}· materiál { $materials }
    }{ $population ->
        [0] {""}
       *[other] {" "}· populácia { $population }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· zlato { $gold }
    }{ $exploration ->
        [0] {""}
       *[other] {" "}· prieskum { $exploration }
    }{ $colourless ->
        [0] {""}
       *[other] {" "}· bezfarebné { $colourless }
    }
move-lose = tieňu padne za obeť: { card }
move-cover = zakryť symbol: { symbol-number }
move-tuck-site = zmraziť stavenisko { site }
move-tuck-card = založiť a zmraziť: { card }
soldiers-paid =
    { $soldiers ->
        [one] { $soldiers } vojak
        [few] { $soldiers } vojaci
       *[other] { $soldiers } vojakov
    }
move-beat = poraziť hrozbu: { threat } ({ soldiers-paid })
move-beat-thief = poraziť zlodeja, vráti sa symbol: { symbol-number } ({ soldiers-paid })
move-beat-giant = poraziť ľadového obra pod staveniskom { site } ({ soldiers-paid })
move-done-flip = ďalej už neodkrývať
move-done-declare = nechať herolda mlčať
move-done-plan = uzavrieť plánovanie
move-done-produce = uzavrieť krok: { resource }
move-done-combat = uzavrieť súboj
move-done-final = už nič, zrátať body
