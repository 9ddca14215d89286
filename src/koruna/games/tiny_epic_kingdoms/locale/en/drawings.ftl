### The drawings in the rules

gallery-factions = The factions with their abilities, and what learning each costs
gallery-faction = { faction }: { motto }
gallery-territories = The territories, two sides to a card
gallery-resources = Resources
gallery-figures = Figures
gallery-figure = Figure of player { $seat }
gallery-lying = Searching ruins
gallery-neutral = Neutral figure
gallery-actions = The six actions
gallery-action = { action }: { action-does }
gallery-shield = A shield, on an action that has been used
gallery-castle = The castle: its levels, and the points for them at the end
gallery-tokens = The tokens of exploration
gallery-token = { token }: { token.about }

example-under-shield = Three actions of this cycle are under a shield. Player 1 chooses one of the others: Patrol, Expand or Trade.
example-collect = Player 3 chose Build. Player 1 has figures in two regions, Resinwood and Felling; both are forests. Instead of building, collecting brings 1 mana from each.
example-dial-now = Player 1 attacks in Steeple and has 3 ore and 2 mana. An ore is worth 1 and a mana 2, so the die can be set to anything up to 7, or to the flag, which costs nothing.
