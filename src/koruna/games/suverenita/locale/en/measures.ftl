### What statistics count

measure-rounds = Rounds
measure-lands = Land fields per player
measure-settlements = Free settlements per player
measure-gold = Gold left per player
measure-victory-points = Victory points per player
measure-out = Players out of the game
measure-treaties = Treaties at the end
measure-battles = Battles
measure-assaults = Assaults
measure-conquests = Settlements conquered
measure-treaties-made = Treaties signed
measure-victory =
    { $victory ->
        [sovereignty] Won by sovereignty
        [dominance] Won by dominance
        [power] Won by power
        [lead] Won by a great lead
        [last] Won as the last one left
       *[significance] Won by significance
    }
