### The table itself in the browser, its end and its replay.
### The same names, attributes and variables stand in cs, sk and en.

## Whose turn it is

# $players is a list of names, as text.
at-waiting = Waiting: { $players } to move.
at-watching = { $players } to move.
at-bot-thinking = { $players } is thinking.
at-over = The game is over. First place: { $players }.
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
at-hint = Hint
at-rotate = Rotate
at-moves = All moves
at-choose = Choose on the board
at-choose-move = Choose a move
at-gain = +{ $gain } if you confirm
at-lit = What is lit can be chosen. The key ? shows all keys.
at-wish = { $player } would like to take back the last move.
at-wish-own = You asked to take back your last move. The others are being asked.
at-agree = Let them
at-or-play-on = Playing on means no.

## The chronicle

at-chronicle = Chronicle
at-newest-first = newest first
at-since = Since my turn
at-since-nothing = Nothing has happened since your last move.
at-nothing-yet = Nothing has happened yet.

## The menu

at-menu = Table
at-sound = Sound on my turn
at-let-bot = Let a bot play for me
at-take-back = Take my seat back
at-bot-plays = A bot is playing for you.
at-copy-watch = Copy the link to watch
at-copied = The link is copied.
at-replay = Replay
at-leave = Leave the table
at-shortcuts = Keyboard shortcuts
at-key-arrows = Arrows: go from target to target
at-key-enter = Enter: choose, and confirm
at-key-escape = Esc: one step back
at-key-undo = U: undo
at-key-rotate = R: rotate
at-key-hint = H: hint
at-key-help = ?: this list
at-close = Close

## Sending

at-sending = Sending…
at-accepted = Accepted
at-retrying = Not sent yet, trying again…
at-offline = No connection. What you do is sent as soon as there is one.
at-back-online = Connected again.
at-changed = The table has changed meanwhile. Choose again.
at-rule = The rule

## One device for several people

at-hand-over = Pass the device to { $player }
at-hand-over-any = Who has the device?
at-hand-over-why = Each of you sees something the others must not. Nothing is shown before you say who you are.
at-i-am = I am { $player }

## The end

at-result = Result
at-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
at-game-points =
    { $points ->
        [one] Game { $number }: { $points } point
       *[other] Game { $number }: { $points } points
    }
at-rematch = Rematch
at-go-to-rematch = Go to the rematch
at-download = Download the record
at-new-game = Another game

## Replay

at-replay-title = Replay: { $game }
# $move counts from 0, the moment before the first decision.
at-replay-at = Move { $move } of { $moves }
at-replay-start = The beginning
at-first = To the beginning
at-previous = One move back
at-next = One move on
at-last = To the end
at-eyes = Seen by
at-spectator = spectator
at-play-on = Play on from here
at-play-on-why = A new table starts at this moment. Bots take the seats of the other people.
at-to-table = Back to the table
at-replay-seats-later = The views of the other seats can be had when the game is over.
at-play-on-later = Playing on from here is possible when the game is over.
