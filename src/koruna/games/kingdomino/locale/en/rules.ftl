### The rules: each text answers “why not?” and is a paragraph of the help

chapter-goal = What it is about
rule-aim = Your kingdom grows domino by domino: each turn you place one and claim another. Whoever has the most points at the end wins.
rule-kingdom = Your kingdom begins with a castle, which stands on one square. Every domino covers two squares, and each half has a terrain of its own and up to three crowns, or none. It is the crowns that give land its value.
rule-terrains = There are six terrains: wheat, forest, lake, grassland, swamp and mine. Wheat is the most common. Mines are the rarest and carry the most crowns.

chapter-setup = Before the first round
rule-kings = With two players each has two kings; with three or four, each has one.
rule-dominoes = The 48 dominoes are numbered, and a higher number usually means better land. Two players play with 24 of them, three with 36, four with all. What is on each of the 48 dominoes is no secret.
rule-removed = The dominoes that are not needed are taken out at random, and nobody knows which they are. Nor does anybody know in what order the others will come.
rule-row = A row has as many dominoes as there are kings in play: three for three players, four for two or four. It is sorted by number first, and only then turned face up.
rule-first-claims = Kings are drawn one at a time. The player whose king is drawn puts him on a free domino of the first row, and only then is the next one drawn. So nobody knows who comes next, and the last king gets what is left. With two players, both kings of the same player may come one after the other. Nothing is placed yet.

chapter-round = A round
rule-rounds = Three or four players play 12 rounds, two players play six, so that each gets 12 dominoes. Claiming the first row does not count as a round.
rule-order = Turns follow the numbers of the dominoes on which the kings stand, from the lowest to the highest; where you sit does not matter. Whoever takes a modest domino will choose sooner next time.
rule-place-first = A turn has two parts, always in this order: first place the domino your king stands on, and only then claim a domino from the new row.
rule-claim-now = When it is time to claim, put your king on a free domino in the row. Claiming cannot be skipped, not even after a discard. The claimed domino is placed in the next round.
rule-not-in-row = You can claim only a domino that lies in the row now on offer.
rule-already-claimed = Only one king may stand on a domino. Claim one that has no king on it yet.
rule-two-kings = With two players each king has a turn of his own: you place the domino he stands on and then claim with him. So you may have two turns running. You cannot swap the order of your two dominoes, nor place both first and claim afterwards.
rule-new-row = The next row is laid out only when all kings have had their turn. So there is never more than one row to choose from.
rule-last-round = The last row is claimed like any other. In the round after it dominoes are only placed. Then the game is over and points are counted.

chapter-placing = Placing a domino
rule-no-match = At least one half of the domino must touch, side to side, the castle or a square of that half’s own terrain. One such contact is enough, and everything else may differ. Corners do not count, nor does the other half of the same domino.
rule-castle = Every terrain goes with the castle. The castle itself has no terrain and no crowns; it belongs to no area and does not join the areas around it.
rule-occupied = Both halves must lie on empty squares: not on another domino, and not on the castle.
rule-too-wide = The whole kingdom, castle included, must fit into 5×5 squares (7×7 in the Mighty Duel). The castle need not be in the centre and may even end up in a corner.
rule-off-grid = A square more than four columns or four rows away from the castle (six in the Mighty Duel) can never belong to your kingdom, so nothing can be placed there.
rule-must-place = A domino that fits somewhere must be placed, even where it does you no good. You may discard it only when there is no place for it.
rule-discard = A domino that fits nowhere is discarded face up. It scores nothing and nobody else may take it. The king that stood on it claims as usual.
rule-holes = Squares of your kingdom may stay empty, even ones that can never be covered.
rule-stays = What is laid stays laid: neither dominoes nor the castle are moved or turned later.

chapter-scoring = Scoring
rule-areas = Squares of the same terrain that touch side to side form an area. An area scores the number of its squares times the number of its crowns, so without crowns it scores nothing. Separate areas of the same terrain are counted one by one.
rule-live-score = During the game you see the points of the areas as they lie now. Bonuses of variants are added only at the end; until then you only see whether they are still possible.
rule-ties = When points, bonuses included, are equal, the largest single area decides, with crowns or without. If that is equal too, the number of crowns in the whole kingdom decides. If even that is equal, the players share the place: after two firsts comes a third.

chapter-variants = Variants
rule-combining = Variants can be combined freely; only the number of players limits them. Bonuses are added to each kingdom before ties are settled and before the points of the three games of a Dynasty are added up.
rule-dynasty = Dynasty: three games are played in a row, and the highest sum of points wins, bonuses included. For each game the dominoes are shuffled and the kings drawn anew. Equal sums share the place; the largest area and crowns no longer decide.
rule-middle-kingdom = Middle Kingdom: 10 points at the end if your castle is exactly in the centre. We take it strictly: the kingdom must stretch over the full 5×5 squares (7×7 in the Mighty Duel) with the castle on the square in the middle. Empty squares do no harm, and neither does a discard alone. A smaller kingdom, such as 5×4 or 3×3, does not earn the bonus.
rule-harmony = Harmony: 5 points at the end if you have discarded no domino in the whole game. A single discard loses the bonus for good. The domino left over in Wider Selection is nobody’s discard.
rule-mighty-duel = Mighty Duel: all 48 dominoes are in play and a kingdom has 7×7 squares. There are 12 rounds and each player gets 24 dominoes. Everything else is as in the usual game for two.
rule-duel-for-two = The Mighty Duel is for two players only.
rule-wider-selection = Wider Selection: every row, the first one too, has one domino more than there are kings, so even the last king has a choice. The domino left over goes out of the game at once, for all to see; it does not change the order of turns. Two players play with 30 dominoes in rows of five, three players with all 48 in rows of four.
rule-wider-for-two-or-three = Wider Selection is for two or three players. For four there are not enough dominoes.
rule-duel-and-wider = Mighty Duel with Wider Selection: nine rounds are played with rows of five, and the last three dominoes never come. Each player gets 18 dominoes, so 7×7 squares cannot be filled. For Harmony it is still enough to discard nothing.
rule-snake-order = Snake Order, a variant of our own: for the first row only one king is drawn. His player claims first and fourth, the other player second and third. From then on everything is as usual.
rule-snake-for-two = Snake Order is for two players only, because only they have two kings each.

chapter-moves = Writing moves
rule-write-place = “place e4 n” puts the left half of the domino, as it lies in the row, on square e4 and the right half to the north of it. The other directions are e (east), s (south) and w (west). Letters are columns from west to east, numbers are rows from south to north. The castle stands on e5, in the Mighty Duel on g7.
rule-write-claim = “claim 12” puts your king on domino 12. “discard” discards a domino that fits nowhere.
rule-equal-halves = A domino whose halves are alike lies the same either way round, so each way of placing it is listed once.

not-a-move = “{ $text }” is not a move. Write “place e4 n” (left half on e4, right half to the north of it), “claim 12” (king on domino 12) or “discard” (when the domino fits nowhere).
