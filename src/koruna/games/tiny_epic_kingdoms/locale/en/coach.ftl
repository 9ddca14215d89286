### What the coach explains the first time it comes up
# Told by the chronicle alone:
# starts is-faction drew-card chose-side split settled laid-token no-token chose shielded passed gained paid
# gave-up took was-robbed from-hall to-hall swapped was-swapped defends set-dial showed showed-flag raised
# beat-neutral castle-fell removed rearranged

coach-prompt-draft = Each faction has five abilities, unlocked one by one by Research. Choose by the first two: they will be with you longest.
coach-prompt-side = This land is your home: fields give food, mountains ore, forests mana. Look for a side where you reach all three quickly.
coach-prompt-split = Food makes new figures, ore builds the castle, mana pays for magic and wins wars.
coach-prompt-start = Your first two figures begin together and part by Patrol. A region with different lands around it gives you a choice.
coach-prompt-lay = The token waits until a figure enters the region: it may be a treasure, or bandits. Think of who will be there first.
coach-prompt-select = You choose, but everybody may do it. Think of what your opponent could do with the same action.
coach-prompt-shield = The action under this shield is used up until the cycle ends, and nobody has done it. Take away what would help the others most.
coach-prompt-offer-active = You chose this action, so do it or do nothing. Collecting is what the others may do instead.
coach-prompt-offer = Do the action as well, or collect: one resource for each region you hold.
coach-prompt-offer-active-only = You cannot do the action that you chose, so it passes to the others. Choosing one only to take it away is allowed.
coach-prompt-offer-only = This action is out of your reach now, so you collect: one resource for each region where you stand.
coach-prompt-patrol = Your magic makes the Patrol longer: one more move, or stop here. Entering a foreign region is a war this time, too.
coach-prompt-dial = War: both set a die in secret and both pay for it. A flag costs nothing; two flags make you allies, or with two players let the defender win.
coach-prompt-dial-flag = You can pay for no number, so the flag is all you have. It loses to every number; only another flag can save you.
coach-prompt-raise = Your magic adds to your number now that both are known, and you pay for it. Do it only if it turns the war.
coach-prompt-pay-war = Winner and loser pay what they showed: a mana is worth 2, an ore 1. Keep the kind that you need next.
coach-prompt-pay = Other resources may stand in, one for one, thanks to your magic. Part with what you need least.
coach-prompt-gain = One resource is yours to choose. Think of the next figure, castle level or magic, and of the nine that you can keep.
coach-prompt-give = So many resources have to go, the kinds are up to you. Keep what your next action costs.
coach-prompt-take = You take from what the winner has left after paying. Take what you need, or what the winner would miss most.
coach-prompt-lair = The dragon tears a level off the loser’s castle; in return the beaten figure may retreat without food. Decline if you would rather see it pay.
coach-prompt-fate = A beaten figure leaves: it retreats for food, or goes back to the supply.
coach-prompt-haven = Nobody ever loses the last figure on the map: it begins again in a free region, as near as possible.
coach-prompt-ransom = Two resources of any kind buy your figure free. Otherwise it goes back to your supply, and comes again only for food.
coach-prompt-reveal = Two tokens are turned up one after the other. The order can matter: a treasure pays bandits who come after it.
coach-prompt-rearrange = Your magic puts figures into other regions for free, one by one, until you finish. Spread out for collecting, or close ranks.
coach-prompt-remove = Your magic sends a foreign figure back to its owner’s supply, without a war. Whoever is ahead, or in your way, is a good choice.
coach-prompt-which = In ruins one figure lies and searches, which brings resources; the other stands and can walk away.
coach-event-lost-kingdom = With two players a third land belongs to neutral figures. A Quest leads there, and every neutral you beat is a point.
coach-event-tokens-hidden = Tokens lie hidden in the empty regions. Whoever enters first turns one up: treasures and towns, but bandits as well.
coach-event-cleared = The cycle is over: all shields are gone, and all six actions can be chosen again.
coach-event-collected = Collecting: one resource for each region with a figure, by its land. More than nine of a kind are lost.
coach-event-patrolled = Patrol: one figure goes to a neighbouring region of the same land. Water, rivers and cliffs are in the way, and a region holds two figures.
coach-event-quested = Quest: a figure goes from the edge of one land to the edge of any other. Patrols never leave their land.
coach-event-stood-up = A figure that searches ruins lies down. Standing up takes a whole Patrol, and only then it can leave.
coach-event-attacked = A first war! Whoever enters a region of another attacks; the higher number wins, a tie goes to the defender.
coach-event-won-war = The higher number wins, and both sides have paid for theirs. The beaten figure has to leave the region.
coach-event-allied = Two flags: you are allies in that region and stay there together.
coach-event-went-back = Two flags, but no room for two sides to stay together: whoever came goes back.
coach-event-took-crown = The crown is worth 2 points at the end. Whoever beats its holder in a war takes it.
coach-event-attacked-neutral = A neutral figure sets no die: beating it costs as much as there are neutral figures in play. Each is a point at the end.
coach-event-tore-down = The dragon’s lair: whoever has a figure there may knock a level off a loser’s castle, and the beaten figure retreats for free.
coach-event-retreated = Retreat: the loser pays 1 food for each figure in play and goes to a free neighbouring region, instead of losing the figure.
coach-event-fled = A church saves a figure that a war would cost, once. Then the church is gone.
coach-event-found-haven = The last figure on the map is never lost: it moves to a free region and begins again there.
coach-event-lost-figure = The figure is back in the supply and may come again for food. Every figure on the map is a point at the end.
coach-event-found = A token was turned up. Some do something once and are gone, others stay and help whoever stands there.
coach-event-built = Build: the next castle level costs its number in ore and brings points. Level 6 brings on the end of the game.
coach-event-learned = Research: the next level of magic costs its number in mana, and its ability works at once. Level 5 brings on the end.
coach-event-expanded = Expand: a new figure joins one that stands alone; the fourth costs 4 food, the fifth 5. The seventh brings on the end.
coach-event-traded = Trade: any amount of one resource becomes as much of one other. Once, and only from one kind to one kind.
coach-event-end-triggered = The end has begun: this cycle is finished, then points are counted.
coach-event-last-cycle = This is the last cycle: its fifth shield ends the game. Figures in ruins are lost before points are counted.
