### The `koruna` command.
### The same names, attributes and variables stand in cs, sk and en.

## Help pages. These are read without Fluent: each is plain text on one line.

terminal-help-koruna = Kingdom games in the browser and in the terminal: play them, simulate them, watch them again.
terminal-help-games = List the games with their options and opponents.
terminal-help-bots = List the opponents of a game: how they play and how strong they are.
terminal-help-play = Play a game: alone against bots, or with others on one device.
terminal-help-play-seats = Who plays, seat by seat: me,libuse or Eva,Petr,svatopluk. For the opponents see koruna bots GAME; program:./my-bot is one of your own. Without it, you against Eliška of Bohemia.
terminal-help-play-seed = Deal the same game every time with the same number.
terminal-help-play-save = Keep the record of the game in this file. Without it, Koruna keeps it in a folder of its own and tells you where.
terminal-help-play-load = Go on with a game kept in this file.
terminal-help-learn = Learn a game by playing: short lessons that say one thing at a time. Without a number, they are listed.
terminal-help-learn-lesson = The number of the lesson.
terminal-help-simulate = Let bots play many games against each other and report how they did.
terminal-help-simulate-seats = The bots, seat by seat: greedy,random. Without it, greedy bots only.
terminal-help-simulate-games = How many games to play. Without it, 1000.
terminal-help-simulate-seed = Play the same games every time with the same number, with any number of workers.
terminal-help-simulate-rotate = Let the bots change seats from game to game.
terminal-help-simulate-workers = How many games to play at the same time. Without it, one on every core.
terminal-help-simulate-json = Print the results as JSON.
terminal-help-simulate-records = Keep the record of every game in this folder.
terminal-help-simulate-events = Also count what happened in the games, such as battles. That takes longer.
terminal-help-replay = Watch a recorded game again, step by step.
terminal-help-replay-file = The record of a game.
terminal-help-replay-move = Begin after this move; with --svg, draw the table after it.
terminal-help-replay-svg = Write a drawing of the table into this file; - prints it.
terminal-help-replay-html = Write the whole game as one web page into this file; - prints it.
terminal-help-replay-position = Print the position after the chosen move, for koruna show.
terminal-help-review = Tell what happened in a recorded game, and which moves would have been better.
terminal-help-review-file = The record of a game.
terminal-help-review-level = The opponent who judges; the stronger, the longer it takes. Usually Eliška.
terminal-help-review-seconds = Stop after about so many seconds, with what was found by then.
terminal-help-review-every = List every decision, not only the costliest.
terminal-help-review-json = Print the whole review as JSON.
terminal-help-review-svg = Write the chart into this file; - prints it.
terminal-help-verify = Check that nobody chose what was drawn in a recorded game between people.
terminal-help-verify-file = The record, downloaded from the table once the game is over.
terminal-help-show = Show a position: the table as text, and what can happen next.
terminal-help-show-position = The position, in quotes; - reads it from the standard input.
terminal-help-show-seat = Look at the table from this seat, counted from 0.
terminal-help-show-svg = Write a drawing of the table into this file; - prints it.
terminal-help-rules = Print the rules of a game.
terminal-help-serve = Serve the games to browsers, yours and those of your friends.
terminal-help-serve-host = The address to listen on. Without it, 127.0.0.1: this device only; 0.0.0.0 is for others too.
terminal-help-serve-port = The port to listen on. Without it, 8000.
terminal-help-serve-open = Open the browser.
terminal-help-serve-public = For strangers: limits for everybody, and old tables are cleared away.
terminal-help-serve-config = Take the settings from this file (TOML).
terminal-help-serve-workers = How many processes answer requests. Without it, one.
terminal-help-upgrade = Say what this version will do with the tables of a server, before it does.
terminal-help-upgrade-check = Try it on a copy: which tables go on, which are frozen. The database is only read.
terminal-help-tables = Show which tables the server keeps and which of them are frozen, and look after them.
terminal-help-tables-list = List the tables, the last changed first, and say which of them are frozen.
terminal-help-tables-list-search = Only those whose id, game or players contain this text.
terminal-help-tables-show = Show what is known about a table, and whether it can go on.
terminal-help-tables-remove = Delete tables with everything that was played at them.
terminal-help-tables-unlist = Take tables from the lobby.
terminal-help-tables-prune = Clear away finished tables where nothing has happened for a long time.
terminal-help-tables-prune-older-than = For how long: a number and h, d or w. Without it, 90d, and 30d for unfinished tables.
terminal-help-tables-prune-unfinished = Clear away unfinished tables instead.
terminal-help-tables-backup = Write all tables into one file, while the server goes on.
terminal-help-tables-backup-file = The new file.
terminal-help-tables-restore = Take all tables from a backup into an empty database, while no server uses it.
terminal-help-tables-restore-file = The file that backup wrote.
terminal-help-tables-restore-replace = Delete what the database has.
terminal-help-any-table = The id of a table, as in its address.
terminal-help-any-data = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it, a file in your data folder.
terminal-help-any-game = The game, as `koruna games` names it.
terminal-help-any-option = An option of the game, for example harmony or board=B. Can be given several times.
terminal-help-any-content = A folder with files of your own for a game that can use them: cards, numbers or a map.
terminal-help-any-lang = The language: Czech, Slovak or English. Without it, KORUNA_LANG or the language of the system.
terminal-help-any-help = Show this page.
terminal-help-koruna-version = Show the version.
terminal-help-koruna-install-completion = Teach your shell to complete koruna commands.
terminal-help-koruna-show-completion = Show the completion script instead of installing it.
terminal-help-usage = Usage
terminal-help-commands = Commands
terminal-help-arguments = Arguments
terminal-help-options = Options
terminal-help-value-game = GAME
terminal-help-value-file = FILE
terminal-help-value-folder = FOLDER
terminal-help-value-command = COMMAND
terminal-help-value-options = OPTIONS
terminal-help-value-age = AGE
terminal-help-value-host = HOST
terminal-help-value-option = OPTION
terminal-help-value-table = TABLE
terminal-help-value-text = TEXT

## The command line

terminal-version-compiled = Koruna { $version }, compiled
terminal-version-interpreted = Koruna { $version }, interpreted
terminal-unknown-language = Koruna does not speak “{ $language }”. Choose from these: { $known }.
terminal-no-folder = There is no folder “{ $folder }”. Check how its name is written.
terminal-nothing-in-folder = The folder “{ $folder }” has no file that any game can use. Games look for these files: { $known }.
terminal-unknown-command = There is no command “{ $command }”. Choose from these: { $known }.
terminal-unknown-command-close = There is no command “{ $command }”. Did you mean “{ $close }”? Choose from these: { $known }.
terminal-no-such-option = “{ $command }” does not take “{ $option }”. See { $command } --help.
terminal-option-alone = “{ $option }” needs a value after it. See { $command } --help.
terminal-usage = Something on the command line does not belong there. See { $command } --help.
terminal-not-a-number =
    { $least ->
        [0] “{ $text }” does not fit { $option }: it takes a whole number, not below zero.
        [1] “{ $text }” does not fit { $option }: it takes a whole number from 1 up.
       *[other] “{ $text }” does not fit { $option }: it takes a whole number.
    }
terminal-which-game = Say which game: { $known }.
terminal-unknown-game-close = Koruna knows no game called “{ $game }”. Did you mean “{ $close }”? Choose from these: { $known }.
terminal-seat-without-name = A seat in “{ $seats }” has no name. Write the names with commas between them: Eva,Petr,libuse.
terminal-same-name = Two people cannot both be called “{ $name }” at one table. Give them different names.
terminal-load-alone = A loaded game already has its players and options, so --load does not go with --seats or --option.
terminal-other-game = “{ $file }” is a record of “{ $found }”, not of “{ $game }”. Leave the game out and only load the file.
terminal-which-record = Say which record to replay: the file in which a game was saved.
terminal-which-position = Say which position to show, in quotes, for example “kingdomino 1 2 | row 3 11 24 41”. koruna replay FILE --position prints one.
terminal-no-such-move =
    { $last ->
        [one] The game has only { $last } move, so there is no move { $move }.
       *[other] The game has only { $last } moves, so there is no move { $move }.
    }

## Files

terminal-in-file = { $file }: { $why }
terminal-file-missing = There is no file “{ $file }”.
terminal-file-is-folder = “{ $file }” is a folder, and a file is needed here.
terminal-file-no-folder = “{ $file }” leads through something that is not a folder.
terminal-file-no-place = There is no folder in which “{ $file }” could be written.
terminal-file-forbidden = You have no permission for “{ $file }”.
terminal-file-other = “{ $file }” cannot be used: { $why }.
terminal-file-too-long = “{ $file }” is too long to be the record of a game.
terminal-file-not-text = “{ $file }” is not text, so it cannot be the record of a game.
terminal-file-taken = “{ $file }” already exists and is not a record of a game, so nothing was written over it. Choose another name.
terminal-file-is-record = “{ $file }” is the record of a game, so nothing was written over it. Choose another name.
terminal-file-bad-name = “{ $file }” cannot be the name of a file.
terminal-no-home = You have no home folder, so Koruna has no place for its files.

## When something fails

terminal-no-table = Tables in the browser need the library { $library }, which is not installed. Install it with: pip install koruna[table]
terminal-no-output = The output cannot be written: { $why }.
terminal-our-fault = This is a fault of Koruna, not yours: { $fault }. Please report it; with KORUNA_DEBUG=1 you get the details to send.
lab-worker-lost = One of the processes that play the games has ended (code { $code }), perhaps for lack of memory. Try fewer --workers.
lab-no-worker = A process to play the games could not be started: { $why }. Try fewer --workers.

## A game at the table

terminal-series = Game { $number } of { $length }. Points so far: { $totals }
terminal-hint = undo · hint · why MOVE · log · rules · save FILE · help · quit
terminal-hand-over = Pass the device to { $player } and press Enter.
terminal-next-game = Press Enter for the next game.
terminal-word-undo = undo
    .typed = undo
    .about = take back the last move a person made; once something new has been seen, the others are asked, and whoever plays alone goes back, which is put on record
terminal-word-hint = hint
    .typed = hint
    .about = what the usual opponent would do in your place
terminal-word-why = why
    .typed = why MOVE
    .about = the rule that forbids a move
terminal-word-log = log
    .typed = log
    .about = everything that has happened
terminal-word-rules = rules
    .typed = rules
    .about = the rules of the game
terminal-word-save = save
    .typed = save FILE
    .about = keep a copy of the game as it stands
terminal-word-rest = rest
    .typed = rest
    .about = nothing more this season, unless somebody acts against you
terminal-word-ask = ask
    .typed = ask NUMBER
    .about = what the game should ask about although it usually does not matter
terminal-word-map = map
    .typed = map
    .about = choose on the map by cursor (key M); Esc goes back to the list
terminal-word-help = help
    .typed = help
    .about = this list
terminal-word-quit = quit
    .typed = quit
    .about = stop here; the game is kept and can go on later
terminal-commands = Type the number of a move, or the move in the notation of the game. You can also type:
terminal-commands-more = Enter alone shows the table again. A number not shown beside any move counts from the first move in the list.
terminal-commands-keys = Keys of the browser work too: U undo, H hint, L log, G rules, ? this list.
terminal-map-from = { $count ->
        [one] Enter: from here; there is one move
       *[other] Enter: from here; there are { $count } moves
    }
terminal-map-more = ({ $number } of { $count })
terminal-map-one-way =
    { $piece ->
        [0] There is nothing else to do here.
       *[other] It fits here only this way; it cannot be turned.
    }
terminal-map-keys = arrows · R turn · Tab next · Enter play · H hint · U undo · Esc list
terminal-no-map = This game has no map. Everything is in the text above, and moves are chosen from the list.
terminal-no-such-number = No move in the list has number { $text }.
terminal-sure = Do it all the same? (y/n)
    .yes = yes y
terminal-not-done = Nothing was done. Choose again.
terminal-no-rest = This decision still has to be your own.
terminal-stop =
    { $asked ->
        [1] { $number } { $name }: asked. { $about }
       *[0] { $number } { $name }: not asked. { $about }
    }
terminal-no-such-stop = There is no { $text } in that list. Type “ask” alone to see it.
terminal-advice = { $bot } advises { $number }: { $move }
terminal-nothing-to-undo = There is nothing to take back yet.
terminal-undo-allow = { $player }, do you allow it? (y/n)
terminal-undo-secret = The last move is a secret of { $player }, who alone can take it back.
terminal-undone = Taken back: { $player }, { $move }.
terminal-why-what = Which move? Write it after the word, for example: why { $move }
terminal-why-not = “{ $move }” is allowed now.
terminal-save-where = Into which file? Write it after the word, for example: save our-game.koruna
terminal-saved = A copy of the game is in { $file }.
terminal-points-of =
    { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }
terminal-place =
    { $points ->
        [one] { $place }. { $player }: { $points } point
       *[other] { $place }. { $player }: { $points } points
    }
terminal-kept-finished = To watch the game again: koruna replay { $file }
terminal-kept-unfinished = The game is kept. To go on: koruna play --load { $file }
terminal-nothing-to-keep = Nothing has been played, so nothing was kept.
terminal-not-kept = The game could not be kept. { $why } Here is its record; put it into a file to go on later.
terminal-unkept = This game is not being kept. { $why } You can still put it into another file: save FILE

## The list of games

terminal-games-game = Game
terminal-games-seats = Players
terminal-games-options = Options
terminal-games-bots = Opponents
terminal-games-more = To read the rules: koruna rules GAME. To play: koruna play GAME.

## The opponents

terminal-bots-name = Opponent
terminal-bots-strength = Strength
terminal-bots-manner = How they play
terminal-bots-taken = A bot that is called “{ $bot }” is installed, but cannot play: this is the name of another opponent. Its package has to call it something else.
# $id is $bot as written in commands.
terminal-bots-more = To play: koruna play { $game } --seats me,{ $id }. Without --seats, { $bot } plays.

## Simulation

terminal-simulating = Playing
terminal-interrupted =
    { $games ->
        [0] Stopped before the first game was finished.
        [one] Stopped after { $games } game of { $asked }.
       *[other] Stopped after { $games } games of { $asked }.
    }
terminal-report =
    { $games ->
        [one] { $game }, players: { $seats }, { $games } game, seed { $seed }, { $speed } games a second
       *[other] { $game }, players: { $seats }, { $games } games, seed { $seed }, { $speed } games a second
    }
terminal-report-options = Options: { $options }
terminal-report-won-by-nobody = Games nobody won: { $lost } of { $games } (they do not count for places)
terminal-report-did-not-play = { $bot } did not start, or never answered with a legal move: all its results are those of greedy.
terminal-report-lost-turns = Turns that { $bot } lost to greedy: { $lost } of { $turns }
terminal-report-bot = Bot
terminal-report-wins = Wins
terminal-report-rate = Wins in %
terminal-report-rate-range = 95%
terminal-report-points = Points
terminal-report-points-range = 95%
terminal-report-place = Place
terminal-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $sign is less if it begins below zero, where a dash would stand before a minus sign.
terminal-range =
    { $sign ->
        [less] { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[more] { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
terminal-place-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-measured = In a game
terminal-measured-mean = Mean
terminal-measured-range = 95%
terminal-measured-series = Decisions, points, lead and shared wins are those of the whole series, the other numbers are means over its games.
terminal-fine-range =
    { $sign ->
        [less] { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
       *[more] { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }

## What statistics count

measure-decisions = Decisions
measure-first-points = Points of the first place
measure-last-points = Points of the last place
measure-lead = Lead over the second
measure-shared = Shared wins

## Replay

terminal-replay-step = Move { $move } of { $last }
terminal-replay-keys = Enter next · b back · 0–{ $last } go there · q quit
terminal-show-over = The game is over.
terminal-show-chance = Chance decides now. It can bring:
terminal-show-moves = { $player } decides now, and can play:
terminal-unfinished =
    { $move ->
        [one] The game is not over: { $move } move has been made.
       *[other] The game is not over: { $move } moves have been made.
    }

## Lessons

terminal-no-such-lesson = There is no lesson “{ $text }”. Choose from these: { $known }.
terminal-lesson-done = That was the lesson. The next one has the next number.
terminal-course-done = That was the whole course. Now play a game of your own: koruna play.
