### What the coach explains the first time it comes up
# Told by the chronicle alone:
# dealt neutral-placed sealed offered starts took lost destroyed-own destroyed-neutral ended

coach-prompt-bid = The highest bid is paid and its player starts; all others keep their coins. Nothing is a fair bid, too.
coach-prompt-neutral = Neutral armies belong to nobody, yet they count for who has the most. Put them where they spoil a majority of your opponent.
coach-prompt-start = Whoever starts chooses from the fresh row. Whoever comes later has seen what the others are after.
coach-prompt-take = You pay for the place of a card, not for the card. What you do not take gets cheaper next time.
coach-prompt-act = The number on the card is what you may do: all of it, a part, or nothing. What you leave out is lost, the good stays yours.
coach-prompt-act-or = This card offers two actions: whatever you begin with is your choice.
coach-prompt-act-and = Both actions are yours, in either order. You may also leave out one of them.
coach-event-token-laid = A good lies in this region. Whoever controls the region at the end counts it like a card.
coach-event-tied-youngest = Equal bids: the youngest of those who bid the most starts, and nobody else pays.
coach-event-tied-lot = Equal bids: the lot decides between those who bid the most, and only the winner pays.
coach-event-won-bid = Only the highest bid is paid. Coins never come back, so what was bid is missing for cards later.
coach-event-added = New armies arrive in the start region, or where their player has a city. Whoever has the most in a region gets its point.
coach-event-moved = One move takes one army to a neighbouring region. Nobody fights: foreign armies do not stand in the way.
coach-event-sailed = Along the dotted lines armies cross the sea, with an action for land and sea.
coach-event-built = A city: it counts like an army that never leaves, and new armies of its player may arrive there.
coach-event-destroyed = An army was destroyed. It goes back to the hand of its player and can come again.
coach-event-no-use = Nothing of this action can be done, so it ends at once. The good on the card counts all the same.
