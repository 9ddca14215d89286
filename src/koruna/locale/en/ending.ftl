### How a game ended: “you” is whoever looks. $margin is how many points the winner is ahead.

ending-you-win = You win.
ending-you-win-by =
    { $margin ->
        [one] You win by { $margin } point.
       *[other] You win by { $margin } points.
    }
ending-you-lose = You lose.
ending-you-lose-by =
    { $margin ->
        [one] You lose by { $margin } point.
       *[other] You lose by { $margin } points.
    }
ending-wins = { $player } wins.
ending-wins-by =
    { $margin ->
        [one] { $player } wins by { $margin } point.
       *[other] { $player } wins by { $margin } points.
    }
# $players are names with commas between, in the first without who looks.
ending-you-share = You share the victory with { $players }.
ending-shared = The victory is shared: { $players }.
ending-loses = { $player } loses.
ending-all-lose = Everybody loses.
# For who plays alone.
ending-you-have =
    { $points ->
        [one] You finish with { $points } point.
       *[other] You finish with { $points } points.
    }
ending-has =
    { $points ->
        [one] { $player } finishes with { $points } point.
       *[other] { $player } finishes with { $points } points.
    }
# For who plays alone with bots or nobody.
ending-taken-back =
    { $count ->
        [one] With { $count } move taken back after seeing what came.
       *[other] With { $count } moves taken back after seeing what came.
    }
# $what is what points are for, $points are the winner’s.
ending-difference = The biggest difference: { $what } ({ $winner }: { $points }, { $rival }: { $fewer }).
ending-series =
    { $length ->
        [one] The series of { $length } game is over; the sum of points decides.
       *[other] The series of { $length } games is over; the sum of points decides.
    }
series-game =
    { $points ->
        [one] Game { $number }: { $points } point
       *[other] Game { $number }: { $points } points
    }
    .what = game { $number }

### After the end: the count on the board, the best moment, a picture to keep

at-count = Count again
at-count-skip = Skip
# $told is a sentence of the chronicle, $points are what it brought.
at-best =
    { $points ->
        [one] Your best moment, { $points } point at once: { $told }
       *[other] Your best moment, { $points } points at once: { $told }
    }
at-best-see = Show it
at-picture = Picture
at-picture-svg = Picture as SVG
at-picture-failed = The picture could not be drawn. Try it as SVG.
at-picture-later = This can be seen once the game is over.
# $month is a number.
end-date =
    { $month ->
        [1] { $day } January { $year }
        [2] { $day } February { $year }
        [3] { $day } March { $year }
        [4] { $day } April { $year }
        [5] { $day } May { $year }
        [6] { $day } June { $year }
        [7] { $day } July { $year }
        [8] { $day } August { $year }
        [9] { $day } September { $year }
        [10] { $day } October { $year }
        [11] { $day } November { $year }
       *[12] { $day } December { $year }
    }
