### What the coach explains the first time it comes up
# Told by the chronicle alone:
# duchy dealt dealt-card kept round turned-up top laid picked picked-cards shown shifted shifted-card removed
# looked looked-card chose secret-move done slated exchanged placed to-laboratory krystallium-placed
# soldier-placed krystallium-placed-completing soldier-placed-completing completed giant-beaten-completing lost
# over

coach-prompt-keep = An advisor helps once a round, for soldiers. Keep the one whose help you can pay for again and again.
coach-prompt-offer = Whatever you lay, your rival may take. Put good cards together with bad ones, or two good ones apart.
coach-prompt-offer-second = Together the two cards are taken or left as a pair; apart, each makes its own area more tempting.
coach-prompt-pick = You take the whole area. Cards that stay pile up for the next pick.
coach-prompt-pick-alone = Take one of the two areas with everything in it. Before that you may search the deck.
coach-prompt-flip = A card turned up stays in its area, open to everybody. Look where a hidden card could change your mind before you pick.
coach-prompt-flip-more = You may turn up one more or leave it. It is worth it only if the next card could still change which area you take.
coach-prompt-shift = One card changes sides before you pick: pull a good one over, or push a bad one away. A hidden one stays hidden.
coach-prompt-choose = One card is yours, the others leave the game. Take what you can finish, or whose cube you are missing.
coach-prompt-remove = A search costs two open cards of the area. In return you choose one of three from the deck, and then take everything.
coach-prompt-lose = Each shadow takes one of your new cards, and a rival gets its cube into the laboratory. Give what helps both of you least.
coach-prompt-cover = A covered symbol makes nothing and does not count for dominance until soldiers beat the thief. Cover what you can spare.
coach-prompt-tuck = What the giant sits on can be filled but not completed, until soldiers beat it in combat. Choose what can wait.
coach-prompt-declare = The herald makes your production count higher, but only in the comparison: it may win you the soldier, not a single cube.
coach-prompt-plan = A site needs cubes to be completed; an exchange gives one now. Do not begin more than you can finish.
coach-prompt-plan-cubes = A cube from an exchange goes to a site with room for its colour, where it stays, or into the laboratory, where five make a krystallium.
coach-prompt-plan-done = All your cards are decided. Before production begins you may still place krystallium and soldiers: what is complete now produces already.
coach-prompt-produce = Cubes are never stored: what does not fit on a site goes to the laboratory, where five make a krystallium.
coach-prompt-produce-done = A closed step does not come back. If a single cube is missing somewhere, krystallium can stand in for it now.
coach-prompt-combat = Soldiers beat threats. What you do not beat now stays and costs points at the end.
coach-prompt-final = The last chance: whatever you complete or fulfil now still counts. Sites, krystallium and soldiers that are left bring no points.
coach-event-laid-down = A first trap: a card that lies face down. It may be a treasure, or something nobody wants.
coach-event-leftovers = What nobody took leaves the game, and hidden cards stay unseen. The next round begins with new cards.
coach-event-revealed = Hidden cards are turned up only now, before planning. Whatever they are, they belong to whoever took them.
coach-event-spied = A spy turns up a hidden card of an area, and it stays open. A used spy is ready again in a later round.
coach-event-searches = A search: two open cards go, one of three from the deck comes, and the whole area has to be taken.
coach-event-used = An advisor was called: at most once a round, in the phase named on the card, and paid with soldiers.
coach-event-advisor-joined = A picked advisor joins the court at once and brings a soldier. It can be neither built nor exchanged.
coach-event-calamities = A calamity stays in the duchy: it cannot be exchanged, and costs 4 points at the end.
coach-event-threatened = A threat falls on whoever picked it, whoever brought it in. It does harm now, and costs points unless soldiers beat it.
coach-event-vermin = A new rat brings one vermin for every rat already there and for itself. All of them cost points until beaten.
coach-event-lost-card = A shadow takes a picked card before anything can be done with it. Unbeaten it comes back every round.
coach-event-stolen = A thief covers a symbol in the duchy. It makes nothing and counts for nothing until soldiers beat the thief.
coach-event-frozen = A frost giant sits under that site: it can be filled, but not completed before the giant is beaten.
coach-event-placed-completing = All its spaces are full, so the card joins the duchy at once: it pays its bonus, and produces from the next step on.
coach-event-site-discarded = A site was given up: its exchange cube goes to the laboratory, and everything that lay on it is lost.
coach-event-changed = Five cubes of the laboratory became a krystallium. It is kept, and stands in for any cube whenever it is needed.
coach-event-quest-step = A step of a quest: each once per player, in any order, paid all at once. Without the last step nobody can win.
coach-event-quest-first = The reward of the last step goes only to whoever does it first. The step itself still counts for those who come later.
coach-event-produced = Production: a cube for every such symbol in the duchy. What is completed during the step does not produce in it any more.
coach-event-trains = Dominance: a soldier goes to the training ground. The next time it joins the duchy; a tie brings nothing.
coach-event-won-soldier = Whoever makes more of a kind trains a soldier; every second time one joins the duchy.
coach-event-beaten = A threat is beaten only in combat, by paying all its soldiers at once. It leaves the game and costs nothing any more.
coach-event-giant-beaten = The giant is gone, so the site above it can be completed again; a full one is completed at once.
