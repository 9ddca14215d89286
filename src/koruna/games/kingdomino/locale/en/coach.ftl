### What the coach explains the first time it comes up

coach-prompt-place = Click a square for one half; the domino lies down the best way at once. Turn it if you like, then confirm.
coach-prompt-discard = This domino fits nowhere, so it is lost. It costs you no points, only what it could have brought.
coach-prompt-claim = Low numbers let you choose early next round, high ones carry more crowns. Think of what touches your areas.
coach-event-discarded = A domino that fitted nowhere was discarded. Keep room for different lands in your own kingdom.
