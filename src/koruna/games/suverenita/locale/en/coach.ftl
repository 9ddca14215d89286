### What the coach explains the first time it comes up

coach-prompt-village = A village makes its field yours and pays taxes. Villages side by side defend each other; coasts allow ships.
coach-prompt-units = Every unit moves once a season. Fields where your units stand pay taxes, and lone units are easily driven off.
coach-prompt-fight = Compare the dice before you decide: the winner gains a victory point, the loser or whoever flees loses one.
coach-prompt-trade-gold = Recruit where you need units, and think of winter: every unit and village will cost one gold.
coach-prompt-plunder-gold = Plundered land pays nobody until it is restored. It hurts your rival, and later perhaps you.
coach-prompt-feed-gold = Winter: the gold is not enough for all. The proposal gives up what costs you least.
coach-event-battle = A first battle: swords break shields or take lives, round after round, until one side is gone or flees.
coach-event-taxes = Taxes: a gold for each free village, and a half for each other field that you hold.
coach-event-upkeep = The first winter: everybody has to be paid. Whoever cannot be paid is lost.
