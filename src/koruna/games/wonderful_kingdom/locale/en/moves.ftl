### Moves to choose from

site =
    { $number ->
        [1] { card }
       *[other] { card } (no. { $number })
    }
move-keep = keep { card }
move-choose = choose { card }
move-lay = lay in area { $area }: { card }
move-lay-down = face down in area { $area }: { card }
move-pick =
    { $down ->
        [0] { move-pick-open }
       *[other] { move-pick-hidden }
    }
move-pick-open =
    { $cards ->
        [0] take the empty area { $area }
        [one] take area { $area } ({ $cards } card)
       *[other] take area { $area } ({ $cards } cards)
    }
move-pick-hidden =
    { $cards ->
        [one] take area { $area } ({ $cards } card, { $down } hidden)
       *[other] take area { $area } ({ $cards } cards, { $down } hidden)
    }
move-search = search area { $area } and take it
move-remove = remove { card }
move-spy = spy on card { $place } of area { $area }
move-flip = turn up card { $place } of area { $area }
move-shift = move out of area { $area }: { card }
move-shift-down = move hidden card { $place } of area { $area }
move-use = use an advisor: { advisor } ({ soldiers-paid })
move-slate = make a site: { card }
move-exchange = exchange { card } ({ resource })
move-exchange-treasure = exchange the treasure { card } ({ $gives })
move-place = { resource } onto { site }{ $completes ->
        [0] {""}
       *[1] {""}, completes it
    }
move-fill = fill { site }: { amount }{ $completes ->
        [0] {""}
       *[1] {""}, completes it
    }
move-lab = to the laboratory: { resource }
move-lab-all = to the laboratory: { amount }
move-crystal = krystallium onto { site } ({ resource }){ $completes ->
        [0] {""}
       *[1] {""}, completes it
    }
move-crystal-own = krystallium onto the krystallium space of { site }{ $completes ->
        [0] {""}
       *[1] {""}, completes it
    }
move-enlist = a soldier onto { site }{ $completes ->
        [0] {""}
       *[1] {""}, completes it
    }
move-discard = discard the site { site } (a cube to the laboratory)
move-quest = { quest }, step { $step }: { quest-step } ({ $deal })
move-quest-plain = { quest }, step { $step } ({ $deal })
move-change = five cubes for krystallium{ $materials ->
        [0] {""}
       *[other] {" "}· materials { $materials }
    }{ $population ->
        [0] {""}
       *[other] {" "}· population { $population }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· gold { $gold }
    }{ $exploration ->
        [0] {""}
       *[other] {" "}· exploration { $exploration }
    }{ $colourless ->
        [0] {""}
       *[other] {" "}· colourless { $colourless }
    }
move-lose = to the shadow: { card }
move-cover = cover the symbol: { symbol-number }
move-tuck-site = freeze the site { site }
move-tuck-card = make a site and freeze it: { card }
soldiers-paid =
    { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }
move-beat = beat a threat: { threat } ({ soldiers-paid })
move-beat-thief = beat a thief and free the symbol: { symbol-number } ({ soldiers-paid })
move-beat-giant = beat the frost giant under { site } ({ soldiers-paid })
move-done-flip = turn up no more
move-done-declare = keep the herald silent
move-done-plan = close planning
move-done-produce = close the step: { resource }
move-done-combat = close combat
move-done-final = nothing more, count the points
