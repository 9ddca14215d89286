### What to do now

prompt-place = Place domino { $domino } in your kingdom.
    .why = One half has to touch your castle or the same kind of land.
prompt-discard = Domino { $domino } fits nowhere, so discard it.
    .why = A discarded domino brings nothing and is out of the game.
prompt-claim = Claim a free domino from the new row.
    .why = You place it next round. With a lower number you then move earlier; a higher one is often worth more.
prompt-first-claim = Claim a free domino from the first row.
    .why = You place it in the first round. With a lower number you then move earlier; a higher one is often worth more.
prompt-over = The game is over.
