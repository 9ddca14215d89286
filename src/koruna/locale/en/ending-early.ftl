# A game that waits for somebody in vain, and clocks.
at-clock = Time left
at-end-game = End the game here
at-end-game-why = The game waits for somebody who is not here. If everybody who is still here wants it, it ends where it stands, without a winner.
at-end-wanted = Would end the game here: { $players }.
at-ended = The game was ended early
at-ended-why = It waited for somebody who did not come back. Nobody has won.
at-closed-why = Whoever runs this server ended it. Nobody has won.
aside-ended = Those who stayed end the game.
aside-closed = Whoever runs this server ends the game.
table-ended = This game was ended early; nobody plays here any more.
table-not-ended = A game can be ended early only while it waits for somebody who is not here.
setup-clock = Time for a decision
    .about = When it is up, a bot plays for that person until they take over again.
setup-clock-none = no limit
setup-clock-minute = 1 minute
setup-clock-five = 5 minutes
setup-clock-hour = 1 hour
setup-clock-day = 1 day
clock-days =
    { $count ->
        [one] { $count } day for a decision
       *[other] { $count } days for a decision
    }
clock-hours =
    { $count ->
        [one] { $count } hour for a decision
       *[other] { $count } hours for a decision
    }
clock-minutes =
    { $count ->
        [one] { $count } minute for a decision
       *[other] { $count } minutes for a decision
    }
clock-seconds =
    { $count ->
        [one] { $count } second for a decision
       *[other] { $count } seconds for a decision
    }
setup-game-clock = Time for the whole game
setup-game-clock-none = no limit
setup-game-clock-ten = 10 minutes
setup-game-clock-thirty = 30 minutes
setup-game-clock-hour = 1 hour
setup-game-clock-week = 1 week
game-clock-days =
    { $count ->
        [one] { $count } day for the whole game
       *[other] { $count } days for the whole game
    }
game-clock-hours =
    { $count ->
        [one] { $count } hour for the whole game
       *[other] { $count } hours for the whole game
    }
game-clock-minutes =
    { $count ->
        [one] { $count } minute for the whole game
       *[other] { $count } minutes for the whole game
    }
game-clock-seconds =
    { $count ->
        [one] { $count } second for the whole game
       *[other] { $count } seconds for the whole game
    }
at-more-time = More time
at-more-time-why = Gives the others more time for this decision: a quarter of theirs, at least a minute. Once while they decide.
table-no-gift = Only at a table with a clock can one give more time, and only while somebody else decides.
