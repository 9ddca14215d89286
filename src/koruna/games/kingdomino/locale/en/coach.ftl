### What the coach explains the first time it comes up
# Told by the chronicle alone:
# claimed dealt king-drawn

coach-prompt-place = Click a square for one half; the domino lies down the best way at once. Turn it if you like, then confirm.
coach-prompt-discard = This domino fits nowhere, so it is lost. It costs you no points, only what it could have brought.
coach-prompt-claim = Low numbers let you choose early next round, high ones carry more crowns. Think of what touches your areas.
coach-prompt-first-claim = What you claim now you place in the first round. A low number chooses early the next time, a high one usually carries more crowns.
coach-event-placed = An area of one land brings its squares times its crowns. Without a crown it brings nothing, however large it is.
coach-event-discarded = A domino that fitted nowhere was discarded. Keep room for different lands in your own kingdom.
coach-event-left-over = One domino of the row is left when everybody has claimed, and goes out of the game. Nobody gets it later.
