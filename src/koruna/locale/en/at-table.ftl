### The table itself in the browser, its end and its replay.
### The same names, attributes and variables stand in cs, sk and en.

## Whose turn it is

# $players is a list of names, as text.
at-waiting = Waiting for { $players }.
at-watching = To move: { $players }.
at-bot-thinking = Thinking: { $players }.
at-your-turn = Your turn
at-game-of = Game { $number } of { $length }
at-you = you
at-bot = bot
at-to-move = to move
at-seats = Players
at-score = points

## What one can do

at-actions = What you can do
at-undo = Undo
at-undo-ask = Ask to undo
at-undo-nothing = There is nothing to take back.
at-undo-asked = The others are being asked already.
at-undo-again = The others let your move stand. Play on before you ask again; each time it takes longer.
at-undo-seen = Something new has been seen since your last move, so it can no longer be taken back.
at-undo-nobody = Something new has been seen since your last move, and nobody else has sat down whom one could ask, so it can no longer be taken back.
at-undo-ask-why = Something new has been seen since your last move, so the other players are asked.
at-undo-back = Undo (on record)
at-undo-back-why = You have seen something new since your move. You play alone, so you can go back all the same: whatever is drawn comes out the same. The chronicle, record and result will say that you went back.
at-hint-why = Shows what a bot would do here. The chronicle will say that you asked.
at-hint = Hint
at-rotate = Rotate
at-moves = All moves
at-moves-type = Type a move
at-choose = Choose on the board
at-choose-move = Choose a move
at-choose-source = Choose what goes there
at-less = Less
at-more = More
at-map-nearer = Zoom in
at-map-further = Zoom out
at-map-home = The whole map, or your lands
at-map-names = Names of all fields
at-warning = Are you sure?
at-warning-yes = Yes, do it
at-warning-no = No, go back
at-wish = { $player } would like to take back their last move, and all that came after it.
# $count of the reader's own moves.
at-wish-yours =
    { $count ->
        [one] With it goes { $count } move of your own.
       *[other] With it go { $count } moves of your own.
    }
at-wish-own = You asked to take back your last move. The others are being asked.
at-agree = Allow it
at-refuse = The move stands
at-asked-here = Everybody else at this device says whether they allow it.
at-or-play-on = Playing on means no.

## The chronicle

at-chronicle = Chronicle
at-newest-first = newest first
at-since = Since my turn
at-since-nothing = Nothing has happened since your last move.
at-older = Older entries
at-nothing-yet = Nothing has happened yet.
at-since-why = Shows on the board, step by step, what happened since your last decision.
at-filter = Show in the chronicle
at-filter-all = All
at-filter-since = Since my turn
# $count tells how many things.
at-missed =
    { $count ->
        [one] While you were away, { $count } thing happened.
       *[other] While you were away, { $count } things happened.
    }
at-missed-show = Show me
at-missed-no = No need
at-beside-board = Beside the board
at-digest = Since your turn
# $count things that are not listed.
at-digest-more =
    { $count ->
        [one] … and { $count } more thing, in the chronicle.
       *[other] … and { $count } more things, in the chronicle.
    }
at-scenes = Battles
at-scene = Show it step by step
at-scene-skip = A click or any key closes this.
at-retold = What happened
at-retold-step = { $step } of { $steps }
at-retold-next = Next
at-retold-pause = Pause
at-retold-play = Play
at-retold-end = Skip to now

## Beside the game, for the chronicle

aside-hint = { $player } asks for a hint.
aside-undo = { $player } takes a move back.
# $count moves were taken back.
aside-seen =
    { $count ->
        [one] { $player } takes a move back after seeing what came.
       *[other] { $player } takes { $count } moves back after seeing what came.
    }
aside-kept = The others play on: the move of { $player } stands.
aside-bot = { $bot } plays for { $player } now.
aside-back = { $player } plays in person again.
aside-sat = { $player } sits down.
aside-dealt = { $player } sits down. What is drawn was settled before: whoever set the table up may know it, or have chosen it.
aside-left = { $player }: the seat is free again.
aside-crashed = { $bot } fails and does not decide: { $player } takes what looks best.
aside-late = { $bot } does not answer in time: { $player } takes what looks best.
aside-illegal = { $bot } wants what the rules forbid: { $player } takes what looks best.
aside-carried = The game was played with version { $count } of the rules until now and goes on with the present one.
aside-position = The game goes on from here. The present rules do not allow all that was played with version { $count }, so what came before is not shown.
aside-replayed = This game was played with version { $count } of the rules. It is shown as the present ones read it.

## Who is not here

at-seat-empty = free seat
at-seat-away = not here
at-away = The table waits for { $player }, who is not here.
at-left = The table waits for { $player }, but nobody has that seat.
at-give-bot = Let a bot play
at-give-bot-of = Let a bot play for { $player }
at-give-bot-why = A player who comes back gets the seat back.
at-left-why = Or whoever set the table up invites somebody, under “{ invite-seats }”.

## The menu

at-menu = Table
at-settings = Settings
at-set-sound = Sounds
at-set-volume = Volume
at-set-night = Quieter at night, from ten to seven
at-set-notice = System notification on my turn, when the page is hidden
at-set-speed = Movement of pieces
at-set-speed-slow = slow
at-set-speed-usual = normal
at-set-speed-fast = fast
at-set-speed-off = none
at-set-text = Text size
at-set-text-usual = normal
at-set-text-large = large
at-set-text-huge = very large
at-set-board = Board size
at-set-board-fit = whole board
at-set-coach = Explain what comes up for the first time
at-set-contrast = High contrast
at-notice = It is your turn.
at-report = Report a fault
at-report-lead = This file holds all that is needed to find the fault: the game as far as you may know it, its version and variants, your language and your browser. It holds no keys. Nothing is sent; give the file to whoever runs this server.
at-report-save = Save the file
at-report-copy = Copy as text
at-report-copied = The report is copied.
at-report-offline = There is no connection, so the record is what this page knows.
at-let-bot = Let a bot play for me
at-take-back = Take my seat back
at-rest = Nothing more this season
at-rest-why = You will not be asked anything more until the season ends, unless somebody acts against you.
at-queued = Many opponents are thinking on this server right now. This table waits for its turn.
at-rests = You do nothing more this season. You will be asked again only if somebody acts against you or a decision has to be your own.
at-nothing-to-decide = There is nothing for you to decide now. It goes on as soon as the others have decided.
at-stops = What to ask about
at-stops-why = The game asks about these by itself only when it matters. Whatever you switch on, it always asks about.
at-bot-plays = { $bot } is playing for you.
at-copy-watch = Copy the link to watch
at-copied = The link is copied.
at-copied-only-here = The link is copied, but only this device can open it: nobody else knows the address of this page.
at-replay = Replay
at-leave = Leave the table
at-shortcuts = Keyboard shortcuts
at-key-arrows = Arrows: go from target to target
at-key-enter = Enter: choose, and confirm
at-key-escape = Esc: one step back
at-key-undo = U: undo
at-key-rotate = R: rotate
at-key-hint = H: hint
at-key-explore = Shift with arrows: look at anything on the table, even what cannot be chosen now
at-key-why = Enter there: why it is not allowed
at-key-moves = M: all moves
at-key-since = S: what happened since my turn
at-key-coach = C: what this step means
at-key-rules = G: the rules
at-key-zoom = +, − and 0: size of the board and the map
at-key-log = L: the chronicle, arrows go from line to line
at-key-sound = Q: sound off and on
at-key-help = ?: this list
at-sound-on = Sound is on.
at-sound-off = Sound is off. Q turns it on again.
at-close = Close

## Sending

at-sending = Sending…
at-accepted = Accepted
at-retrying = Not sent yet, trying again…
at-offline = No connection. What you do is sent as soon as there is one.
at-back-online = Connected again.
at-changed = The table has changed in the meantime. Choose again.
at-rule = The rule

## One device for several people

at-hand-over = Pass the device to { $player }
at-hand-over-any = Who has the device?
at-hand-over-why = Each of you sees something the others must not. Nothing is shown before you say who you are.
at-i-am = I am { $player }

## The end

at-lost = lost
at-result = Result
at-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
at-try-again = Try again
at-rematch = Rematch
at-go-to-rematch = Go to the rematch
at-watch-again = Watch another game
at-download = Download the record
at-new-game = Another game

## Replay

at-replay-title = Replay: { $game }
# $move counts from 0, the moment before the first decision.
at-replay-at = Move { $move } of { $moves }
at-replay-start = The beginning
at-replay-move = Move
at-copy-moment = Copy the link to this moment
at-first = To the beginning
at-previous = One move back
at-next = One move on
at-last = To the end
at-eyes = Seen by
at-spectator = spectator
at-position = Position
at-position-why = Set up a table of your own that starts from this moment, or take the position with you as a line of text.
at-play-on = Play on from here
at-play-on-why = A new table starts at this moment. Bots take the seats of the other people.
at-to-table = Back to the table
at-replay-seats-later = The views of the other seats can be seen once the game is over.
at-play-on-later = Playing on from here is possible once the game is over.

## What could not be done or shown

at-server-failed = The server could not do this. What was played before is kept. Try again, or report it.
at-replay-failed = The server could not do this. Try again; a fault can be reported at the table.
sentence-missing = (a sentence is missing here: “{ $name }”)
at-not-shown =
    { $what ->
        [prompt] What is to be done now could not be shown. It is our fault; the game goes on.
        [steps] How far the game is could not be shown. It is our fault; the game goes on.
        [board] The board could not be shown. It is our fault; the game goes on. Your moves are under “{ at-moves }”.
        [map] The map could not be shown. It is our fault; the game goes on. Your moves are under “{ at-moves }”.
        [cards] The cards could not be shown. It is our fault; the game goes on. Your moves are under “{ at-moves }”.
        [realm] This realm could not be shown. It is our fault; the game goes on.
        [table] The table could not be shown. It is our fault; the game goes on.
        [seats] The players could not be shown. It is our fault; the game goes on.
        [log] The chronicle could not be shown. It is our fault; the game goes on.
        [scenes] The battles could not be shown. It is our fault; the game goes on.
        [actions] The buttons could not be shown. It is our fault; the game goes on.
        [points] The points could not be listed. It is our fault.
        [end] The result could not be shown. It is our fault.
        [picture] The picture could not be shown. It is our fault.
       *[part] This part could not be shown. It is our fault; the game goes on.
    }
at-event-untold = Something happened here that could not be told. It is our fault.
at-move-untold = { $move } (this move could not be described)
