### What the coach explains the first time it comes up
# Told by the chronicle alone:
# turned-up sealed won wish-shown

coach-prompt-bid = All bid in secret at the same time, and the highest bid takes the treasure. Coins paid now are missing for the next one.
coach-event-wish-dealt = A wish is yours alone until the end: treasures of its kind may bring you more than the others know.
coach-event-opened = All bids are opened together. Whoever did not win keeps every coin.
coach-event-burnt = When the highest bids are equal, nobody gets the treasure.
