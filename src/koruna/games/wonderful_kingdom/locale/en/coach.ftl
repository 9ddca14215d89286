### What the coach explains the first time it comes up

coach-prompt-offer = Whatever you lay, your rival may take. Put good cards together with bad ones, or two good ones apart.
coach-prompt-pick = You take the whole area. Cards that stay pile up for the next pick.
coach-prompt-pick-alone = Take one of the two areas with everything in it. Before that you may search the deck.
coach-prompt-plan = A site needs cubes to be completed; an exchange gives one now. Do not begin more than you can finish.
coach-prompt-produce = Cubes are never stored: what does not fit on a site goes to the laboratory, where five make a krystallium.
coach-prompt-combat = Soldiers beat threats. What you do not beat now stays and costs points at the end.
coach-event-laid-down = A first trap: a card that lies face down. It may be a treasure, or something nobody wants.
coach-event-won-soldier = Whoever makes more of a kind trains a soldier; every second time one joins the duchy.
coach-event-frozen = A frost giant sits under that site: it can be filled, but not completed before the giant is beaten.
