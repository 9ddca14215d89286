### Moves to choose from

# What a move costs or brings beside what it is called, piece by piece: `$changes` of the moves below.
change =
    { $sign ->
        [more] +{ $amount } { kind }
       *[less] −{ $amount } { kind }
    }
change-picks = +{ $count } of your choice
change-number = to pay: { $number }
change-neutral = the neutral figure is beaten
move-into-war = { $move }, war with { $player }
move-faction = { faction }
move-side = side { $side }: { territory }
move-split = begin with { amounts }
move-start = settle in { $region }
move-lay = token in { $region }
move-choose = { action }
move-choose-vain = { action } (you cannot do it now)
move-shield = shield on: { action }
move-patrol = patrol: { $from } → { $to }
move-patrol-with = patrol: { $from } → { $to } ({ $changes })
move-quest = quest: { $from } → { $to }
move-quest-with = quest: { $from } → { $to } ({ $changes })
move-to-hall = figure from { $from } to the hall
move-from-hall = figure from the hall to { $to }
move-from-hall-with = figure from the hall to { $to } ({ $changes })
move-swap = swap places: { $from } and { $to }
move-stand = stand up in { $region }
move-build = build level { $level } of the castle, { $cost } ore
move-research = learn level { $level } of magic, { $cost } mana
move-expand = new figure in { $region }, { $cost } food
move-trade = trade { amounts } for { $amount } { kind }
move-take = take from { $player }: { kind }
move-take-with = take from { $player }: { kind } ({ $changes })
move-collect = collect resources
move-collect-with = collect resources ({ $changes })
    .button = collect resources
move-pass = do nothing
move-done = nothing more
move-flag = the flag
move-war = number { $number }
    .button = go to war with { $number }
move-raise = add 1 { kind } to the number
move-raze = knock down a level of the castle
move-decline = decline
move-pay = pay { amounts }
move-gain = { $amount } { kind }
move-retreat = retreat: { $from } → { $to }
move-retreat-with = retreat: { $from } → { $to } ({ $changes })
move-shelter = flee from { $from } into the church in { $to }
move-lose = give up the figure in { $region }
move-lose-with = give up the figure in { $region } ({ $changes })
move-haven = last figure to { $region }
move-reveal = turn up the token in { $region }
move-rearrange = figure: { $from } → { $to }
move-remove = remove a figure of { $player } in { $region }
move-standing = the standing figure
move-lying = the lying figure
warning-final = The final part begins with this: the game ends with the fifth shield.
warning-war = This begins a war with { $player } for { $region }: both of you set a die in secret, and both pay for the number.
    .yes = Go to war
warning-vain = You cannot carry out this action now, so your turn would bring you nothing. The others may do it, or collect.
