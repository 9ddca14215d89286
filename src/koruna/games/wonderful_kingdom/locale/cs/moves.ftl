### Tahy na výběr

site =
    { $number ->
        [1] { card }
       *[other] { card } (č. { $number })
    }
move-keep = nechat si: { card }
move-choose = vybrat si: { card }
move-lay = vyložit do oblasti { $area }: { card }
move-lay-down = lícem dolů do oblasti { $area }: { card }
move-pick =
    { $down ->
        [0] { move-pick-open }
       *[other] { move-pick-hidden }
    }
move-pick-open =
    { $cards ->
        [0] vzít prázdnou oblast { $area }
        [one] vzít oblast { $area } ({ $cards } karta)
        [few] vzít oblast { $area } ({ $cards } karty)
       *[other] vzít oblast { $area } ({ $cards } karet)
    }
move-pick-hidden =
    { $cards ->
        [one] vzít oblast { $area } ({ $cards } karta, zakrytých { $down })
        [few] vzít oblast { $area } ({ $cards } karty, zakrytých { $down })
       *[other] vzít oblast { $area } ({ $cards } karet, zakrytých { $down })
    }
move-search = pátrat v oblasti { $area } a vzít ji
move-remove = odstranit: { card }
move-spy = zvědem odkrýt { $place }. kartu oblasti { $area }
move-flip = odkrýt { $place }. kartu oblasti { $area }
move-shift = přesunout z oblasti { $area }: { card }
move-shift-down = přesunout zakrytou { $place }. kartu oblasti { $area }
move-use = využít rádce: { advisor } ({ soldiers-paid })
move-slate = založit staveniště: { card }
move-exchange = směnit kartu { card } ({ resource })
move-exchange-treasure = směnit poklad: { card } ({ $gives })
move-place = { resource } na staveniště { site }{ $completes ->
        [0] {""}
       *[1] {""}, tím je hotové
    }
move-fill = naplnit staveniště { site }: { amount }{ $completes ->
        [0] {""}
       *[1] {""}, tím je hotové
    }
move-lab = do laboratoře: { resource }
move-lab-all = do laboratoře: { amount }
move-crystal = krystallium na staveniště { site } ({ resource }){ $completes ->
        [0] {""}
       *[1] {""}, tím je hotové
    }
move-crystal-own = krystallium na jeho místo na staveništi { site }{ $completes ->
        [0] {""}
       *[1] {""}, tím je hotové
    }
move-enlist = voják na staveniště { site }{ $completes ->
        [0] {""}
       *[1] {""}, tím je hotové
    }
move-discard = odhodit staveniště { site } (kostka do laboratoře)
move-quest = { quest }, { $step }. krok: { quest-step } ({ $deal })
move-quest-plain = { quest }, { $step }. krok ({ $deal })
move-change = pět kostek za krystallium{ $materials ->
        [0] {""}
       *[other] {" "}· materiál { $materials }
    }{ $population ->
        [0] {""}
       *[other] {" "}· populace { $population }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· zlato { $gold }
    }{ $exploration ->
        [0] {""}
       *[other] {" "}· průzkum { $exploration }
    }{ $colourless ->
        [0] {""}
       *[other] {" "}· bezbarvé { $colourless }
    }
move-lose = stínu padne za oběť: { card }
move-cover = zakrýt symbol: { symbol-number }
move-tuck-site = zmrazit staveniště { site }
move-tuck-card = založit a zmrazit: { card }
soldiers-paid =
    { $soldiers ->
        [one] { $soldiers } voják
        [few] { $soldiers } vojáci
       *[other] { $soldiers } vojáků
    }
move-beat = porazit hrozbu: { threat } ({ soldiers-paid })
move-beat-thief = porazit zloděje, vrátí se symbol: { symbol-number } ({ soldiers-paid })
move-beat-giant = porazit ledového obra pod staveništěm { site } ({ soldiers-paid })
move-done-flip = dál už neodkrývat
move-done-declare = nechat herolda mlčet
move-done-plan = uzavřít plánování
move-done-produce = uzavřít krok: { resource }
move-done-combat = uzavřít souboj
move-done-final = už nic, sečíst body
