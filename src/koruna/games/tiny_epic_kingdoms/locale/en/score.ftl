### The score

score-figures = Figures: { points }
    .what = figures
score-castle = Castle of level { $level }: { points }
    .what = the castle
score-magic = Magic of level { $level }: { points }
    .what = magic
score-bonus = Bonus of the fifth level: { points }
    .what = the bonus of the fifth level
score-capitals = Capitals: { points }
    .what = capitals
score-crown = Crown: { points }
    .what = the crown
score-towns = Towns: { points }
    .what = towns
score-neutrals = Neutral figures beaten: { points }
    .what = neutral figures beaten
score-lost-kingdom = Regions of the Lost Kingdom: { points }
    .what = the Lost Kingdom
score-total = Total: { points }
# Why the final part came: $by is castle, magic or figures; and then the fifth shield.
ended =
    { $by ->
        [castle] { $player } has a complete castle, and the fifth shield is on the card: the game is over.
        [magic] { $player } has all levels of magic, and the fifth shield is on the card: the game is over.
       *[figures] { $player } has all seven figures in play, and the fifth shield is on the card: the game is over.
    }
ended-figures-gone = All seven figures of a player were in play, and now the fifth shield is on the card: the game is over.
ended-last-cycle = Cycle { $cycle }, the last one, has its fifth shield: the game is over.
tie-figures = Points are equal; more figures decide.
tie-castle = Points and figures are equal; the higher castle decides.
tie-magic = Points, figures and castles are equal; the higher magic decides.
tie-resources = All is equal but the resources; more of them decide.
tie-shared = All is equal: the place is shared.
