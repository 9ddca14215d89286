### What the coach explains the first time it comes up

coach-prompt-split = Food makes new figures, ore builds the castle, mana pays for magic and wins wars.
coach-prompt-select = You choose, but everybody may do it. Think of what your opponent could do with the same action.
coach-prompt-offer = Do the action as well, or collect: one resource for each region you hold.
coach-prompt-dial = War: both set a die in secret and both pay for it. A flag costs nothing, and two flags make you allies.
coach-prompt-fate = A beaten figure leaves: it retreats for food, or goes back to the supply.
coach-event-attacked = A first war! Whoever enters a region of another attacks; the higher number wins, a tie goes to the defender.
coach-event-allied = Two flags: you are allies in that region and stay there together.
coach-event-cleared = The cycle is over: all shields are gone, and all six actions can be chosen again.
coach-event-end-triggered = The end has begun: this cycle is finished, then points are counted.
