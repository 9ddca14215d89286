### The drawings in the rules

gallery-castles = Castles and the crown
gallery-castle = Castle of player { $seat }
gallery-crown = A crown, printed on the land
gallery-terrains = The six terrains
gallery-kings = The kings
gallery-king = King of player { $seat }
gallery-dominoes = The 48 dominoes, by number

example-no-match = Player 1 places domino 42. Its lake may touch the lake on f4 or f3, its grassland the grassland on g6, and either half the castle. One such contact is enough.
example-too-wide = The kingdom already takes up five columns, e to i, and five rows, 3 to 7. So domino 44 can only go to squares that are still empty inside them, for example with its grassland on e7 and its swamp on e6.
example-areas = Seven squares of grassland with three crowns are 21 points, six of lake with one crown 6, three of wheat with one crown 3. The swamp with its two crowns brings 2 and the forest 1: together 33.
