### What the coach explains the first time it comes up

coach-prompt-bid = The highest bid is paid and its player starts; all others keep their coins. Nothing is a fair bid, too.
coach-prompt-take = You pay for the place of a card, not for the card. What you do not take gets cheaper next time.
coach-prompt-act-or = This card offers two actions: whatever you begin with is your choice.
coach-prompt-act-and = Both actions are yours, in either order. You may also leave out one of them.
coach-event-built = A city: it counts like an army that never leaves, and new armies of its player may arrive there.
coach-event-destroyed = An army was destroyed. It goes back to the hand of its player and can come again.
coach-event-sailed = Along the dotted lines armies cross the sea, with an action for land and sea.
