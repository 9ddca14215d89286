### The review of a game: what happened, and why.
### The same names and variables stand in cs, sk and en.

review-title = Review: { $game }
review-judge = Judged by { $judge }, each decision by what its player could know then.
review-unfinished = This game has not ended yet.
review-to-judge =
    { $count ->
        [one] { $count } moment has not been judged yet.
       *[other] { $count } moments have not been judged yet.
    }
review-empty = There is nothing to review: nobody has made a move yet.
review-no-record = A review needs a record, or its text.
review-level = “{ $level }” is none of the opponents who can judge a game. They are: { $known }.
review-no-frame = A frame of decisions needs Polars. Install it with: pip install koruna[frames]

## The chart
review-chart = Chances of winning over the game
    .points = Points to be expected over the game
review-chart-of = { $player }: from { $first } % to { $last } %.
    .points = Points: from { $first } to { $last }.
review-mark-decision = a decision that cost much
review-mark-luck = luck
review-nobody = Nobody
review-round = Round
review-move = Move
review-percent = { $value } %

## The players
review-players = Players
review-player = Player
review-accuracy = Accuracy
review-decisions = Decisions
review-cost = Given away
review-luck = Luck
review-good-of = { $good } of { $decisions }
review-no-share = –
review-signed =
    { $sign ->
        [less] −{ $value } %
       *[more] +{ $value } %
    }
review-accuracy-about = The share of decisions that were as good as the best move.
review-luck-about = How much chance gave and took, compared with what was to be expected.

## Turning points; $you is yes for the reader’s own seat. $round is 0 before the first round.
review-points-heading = Turning points
review-no-points = Nothing stood out: no decision and no draw decided this game alone.
    .none-yet = Nothing has been judged yet.
    .so-far = Nothing has stood out so far; not everything has been judged yet.
review-turn-decision =
    { $round ->
        [0] { $you ->
            [yes] At the start you chose “{ $played }”. “{ $best }” would have left you { $cost } % better off.
           *[no] At the start { $player } chose “{ $played }”. “{ $best }” would have been { $cost } % better.
        }
       *[other] { $you ->
            [yes] In round { $round } you chose “{ $played }”. “{ $best }” would have left you { $cost } % better off.
           *[no] In round { $round } { $player } chose “{ $played }”. “{ $best }” would have been { $cost } % better.
        }
    }
    .lucky = What nobody at that seat could know made it turn out well.
    .points =
        { $points ->
            [one] That is about { $points } point.
           *[other] That is about { $points } points.
        }
review-turn-alone =
    { $points ->
        [one] In round { $round } you chose “{ $played }”. “{ $best }” would have brought about { $points } point more.
       *[other] In round { $round } you chose “{ $played }”. “{ $best }” would have brought about { $points } points more.
    }
review-turn-luck =
    { $sign ->
        [less] { $you ->
            [yes] In round { $round } you were unlucky: what was drawn cost you { $change } %.
           *[no] In round { $round } { $player } was unlucky: what was drawn cost { $change } %.
        }
       *[more] { $you ->
            [yes] In round { $round } you were lucky: what was drawn gave you { $change } %.
           *[no] In round { $round } { $player } was lucky: what was drawn gave { $change } %.
        }
    }
# Before sentences about a game of a series
review-in-game = Game { $number }: { $told }

## The decisions
review-decisions-heading = Decisions
review-played = Played
review-best = Best found
review-costs = Cost
review-in-points = In points
review-was-best = the best move

## On its page
review-button = Review the game
review-progress = Judging: { $done } of { $count }
review-complete = Judged. It is as good as it gets.
review-look = Look at this moment
review-at = Review this moment
review-compare = Compare
review-puzzle = As a puzzle
review-as-played = { $player } played: { $move }
review-as-best = Better: { $move }
review-marked = Outlined is what the move changes; what it takes away stays faint.
review-puzzle-lead = In round { $round } { $player } played “{ $played }”. Find a better move.
review-puzzle-choose = Your move
review-puzzle-try = Try it
review-puzzle-title = A puzzle
review-puzzle-find = In round { $round } “{ $played }” was played. Find a better move on the board.
review-puzzle-list = As a list of moves
review-puzzle-board = On the board
review-puzzle-left = You have gone another way: play on freely, or go back to the review.
# What was tried; $unit says whether $ahead and $behind are points or per cent of the chance to win.
review-puzzle-tried =
    { $how ->
        [better] { $unit ->
            [points] Better than what was played by about { $ahead } points, but about { $behind } points short of the best move that was found.
           *[chance] Better than what was played by { $ahead } %, but { $behind } % short of the best move that was found.
        }
       *[worse] { $unit ->
            [points] No better than what was played, and about { $behind } points short of the best move that was found. Try again.
           *[chance] No better than what was played, and { $behind } % short of the best move that was found. Try again.
        }
    }
review-puzzle-solved =
    { $how ->
        [best] { $unit ->
            [points] Yes, that is the best move that was found: about { $ahead } points better than what was played.
           *[chance] Yes, that is the best move that was found: { $ahead } % better than what was played.
        }
       *[equal] { $unit ->
            [points] Yes, that is as good as the best move that was found: about { $ahead } points better than what was played.
           *[chance] Yes, that is as good as the best move that was found: { $ahead } % better than what was played.
        }
    }
review-puzzle-show = Show the answer
review-back = Back to the review
review-chances = The chances as a table
    .points = The points as a table
review-later = A game can be reviewed once it is over.
review-all = All decisions
review-costliest = The costliest first; each can be looked at on the board.
review-decisions-of = Decisions of
review-next = Next decision
review-previous = Decision before
review-was-good = It was as good as the best move found.
review-cost-of = Cost: { $cost } %.
review-to-table = To the table
review-upload = Review a record
review-upload-lead = Drop the record of a finished game here, or choose it. It is judged like a game at a table, and nobody else sees it.
review-upload-label = Record of a game
review-upload-do = Review it
review-upload-long = This record is too long.
review-upload-unfinished = This game is not over. Only finished games are reviewed.
review-upload-gone = This review is no longer here. Send the record again.

## Hints; $other is the next best move
review-hint-now =
    { $now ->
        [one] It brings { $now } point at once.
       *[other] It brings { $now } points at once.
    }
review-hint-less =
    { $now ->
        [one] At once it brings { $now } point, “{ $other }” { $then }.
       *[other] At once it brings { $now } points, “{ $other }” { $then }.
    }
review-hint-promised =
    { $promised ->
        [one] It promises you about { $promised } point more than “{ $other }”.
       *[other] It promises you about { $promised } points more than “{ $other }”.
    }
review-hint-denied =
    { $denied ->
        [one] It keeps about { $denied } point from { $player }, compared with “{ $other }”.
       *[other] It keeps about { $denied } points from { $player }, compared with “{ $other }”.
    }
review-hint-odds = With it your chance of winning is { $chance } %, with “{ $other }” { $odds } % lower.
review-hint-close = “{ $other }” is about as good.

## In the terminal
terminal-reviewing = Reviewing
terminal-review-replay = To look at a move: koruna replay { $file } --move NUMBER
