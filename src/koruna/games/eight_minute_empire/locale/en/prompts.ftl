### What to do now

prompt-bid =
    { $coins ->
        [one] Bid in secret for the right to start; you have { $coins } coin.
       *[other] Bid in secret for the right to start; you have { $coins } coins.
    }
    .why = Whoever bids the most pays and wins the right to start; the others keep their coins.
prompt-neutral =
    { $armies ->
        [one] Place the last neutral army in any region.
       *[other] Place a neutral army in any region; { $armies } are left.
    }
    .why = Neutral armies belong to nobody, yet they count when it is decided who has the most in a region.
prompt-start = Name the player who starts.
    .why = Whoever starts chooses from the fresh row first.
prompt-take =
    { $coins ->
        [0] Take the first card; you have no coins left.
        [one] Take a card; you have { $coins } coin.
       *[other] Take a card; you have { $coins } coins.
    }
    .why = The card’s good counts at the end; its action you carry out now. Cards further along cost more.
prompt-act = Carry out the action: { act }.
    .why = You may do less and end the action.
prompt-act-or = Carry out one of the two: { act }, or { act-second }.
    .why = Your first click decides which; you may also end the action at once.
prompt-act-and = Carry out both, in either order: { act } and { act-second }.
    .why = You may do less and end the action.
prompt-over = The game is over.
