### The text board

board-legend = A region is shown as its letter and number for moves, its name, its terrain, who is there and where one can go. ° is at the rim, ~ by water; figures are the number of the player, in brackets when they lie in ruins; n is neutral, ? a hidden token.
board-home = { $letter } { territory } – home of { $player }
board-lost-kingdom = { $letter } { territory } – the Lost Kingdom
board-stores = food { $food } · ore { $ore } · mana { $mana }
board-levels = castle { $castle } · magic { $magic } · figures in play { $figures }
board-hall = in the hall { $figures }
board-crown = crown
board-beaten = neutral figures beaten: { $figures }
board-ability = { $level }: { $text }
board-shields = Under a shield: { $actions }
board-no-shields = No action is under a shield.
board-chosen = Action of the turn: { action }
board-final = The final part: the game ends with the fifth shield.
board-over = The game is over.
board-turn = To move: { $player }
board-setting = Setting dice: { $players }
board-war = War for { $region }: { $attacker } attacks
board-most = At most: { $attacker } ({ $attack }), { $defender } ({ $defence })
board-dice = { $attacker }: { $attack }, { $defender }: { $defence }
board-flag = flag
board-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
