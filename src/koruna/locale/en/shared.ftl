### Words all games share. A game may say any of them in its own way.
### The same names, attributes and variables stand in cs, sk and en.

## Languages, each in its own words

language-cs = Čeština
language-sk = Slovenčina
language-en = English

## Players and opponents

# $number counts from 1.
player-number = Player { $number }

bot-premysl = Přemysl the Ploughman
    .about = Called from the plough to the throne. Takes what lies nearest.
    .against = against Přemysl the Ploughman
    .short = Přemysl
bot-pribina = Pribina of Nitra
    .about = A prince. Builds patiently, stone by stone.
    .against = against Pribina of Nitra
    .short = Pribina
bot-eliska = Eliška of Bohemia
    .about = A queen. Looks after her own and keeps an eye on yours.
    .against = against Eliška of Bohemia
    .short = Eliška
bot-svatopluk = Svatopluk of Moravia
    .about = The king of Great Moravia. Sees several turns ahead and keeps pressing.
    .against = against Svatopluk of Moravia
    .short = Svatopluk
bot-libuse = Libuše of Vyšehrad
    .about = The princess and prophetess. Sees furthest of all.
    .against = against Libuše of Vyšehrad
    .short = Libuše
bot-random = Random
    .about = Plays any allowed move at random: the weakest of all.
bot-greedy = Greedy
    .about = Always takes what looks best right now and thinks one move ahead.

# $strength is from 1 (the weakest) to $most.
opponent-strength = strength { $strength } of { $most }
opponent-ranked = { $bot }, strength { $strength } of { $most }
# $against is “against Pribina of Nitra”: the opponent one step weaker.
opponent-wins = Measured { $against }: wins { NUMBER($wins, maximumFractionDigits: 0) }% of two-player games ({ $games } games).
opponent-seconds = Usually takes { NUMBER($seconds, maximumSignificantDigits: 2) } s for a decision.
opponent-own = A bot that somebody has brought along. Its author knows best how it plays.
# One of several alike.
bot-numbered = { $bot } { $number }

place-ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

# Before what to do now; the second where several people share a device.
your-turn = Your turn.
turn-of = { $player }, your turn.

option-on = on
option-off = off

## Help

# $seats is a list such as 2, 3, 4.
help-players = Number of players: { $seats }
help-overview = What is in the box
help-options = Options
help-bots = Opponents, the weakest first
help-simulations = Simple bots for simulations

## Rules every game has

rule-not-your-turn = Only the player whose turn it is may move. Wait until it is yours.
rule-game-over = The game is over and no more moves can be made.
rule-no-such-move = A move given by its number must be one of those that are legal at the moment.
rule-chance-next = Chance is next: something is drawn before anybody decides.

## What happens in every game

# Of a series. $points tells the points of all players, as text; $margin is how many of them $winner is ahead.
# $players are those who have the most.
event-game-over =
    { $margin ->
        [one] Game { $number } is over: { $winner } wins it by { $margin } point. Points: { $points }.
       *[other] Game { $number } is over: { $winner } wins it by { $margin } points. Points: { $points }.
    }
event-game-over-level = Game { $number } is over: { $players } share first place. Points: { $points }.

## What a move would do

# $points is without a sign; $sign is more or less.
gain-points =
    { $sign ->
        [less]
            { $points ->
                [one] −{ $points } point
               *[other] −{ $points } points
            }
       *[more]
            { $points ->
                [one] +{ $points } point
               *[other] +{ $points } points
            }
    }
    .short =
        { $sign ->
            [less] −{ $points }
           *[more] +{ $points }
        }
# $outcome is win, share, lose, or unknown, also for who plays alone; $player is who wins.
warning-ends =
    { $outcome ->
        [win] This ends the game, and you win it.
        [share] This ends the game, and you share first place.
        [lose] This ends the game, and { $player } wins it.
       *[unknown] This ends the game.
    }

## Setting up a game

unknown-game = Koruna knows no game called “{ $game }”. Choose from these: { $known }.
bad-seats = The number of players of “{ $game }” cannot be { $seats }. It can be: { $allowed }.
unknown-option = “{ $game }” has no option called “{ $option }”. Choose from these: { $known }.
bad-value = The option “{ $option }” cannot be set to “{ $value }”. Choose from these: { $allowed }.
bad-number = The option “{ $option }” cannot be set to “{ $value }”. It is a whole number from 1 to { NUMBER($most) }.
bad-order = The option “{ $option }” cannot be set to “{ $value }”. It is an order of the players: the numbers from 1 to { $seats }, each once, joined by hyphens, for instance { $example }.
content-unreadable = { $file } cannot be read as text in UTF-8.
needs-content = This game is played with the content “{ $value }”, which is not at hand. Give the folder it was read from.
other-content = The options ask for the content “{ $value }”, but “{ $content }” was given.
unnamed-content = The text names no content, so “{ $content }” is not what it is played with. Leave the content out.
content-of-other = “{ $game }” cannot be played with this content. It is for “{ $other }”.
no-content = “{ $game }” has only the content that comes with it.
nothing-in-folder = The folder “{ $folder }” has nothing for “{ $game }”. The game looks for these files: { $known }.
unknown-bot = “{ $game }” has no opponent called “{ $bot }”. Choose from these: { $known }.
no-program = After “program:” write how the program is started, such as program:./my-bot.
too-many-names =
    { $seats ->
        [one] There is { $seats } seat, but { $names } names were given. Give at most one name for each seat.
       *[other] There are { $seats } seats, but { $names } names were given. Give at most one name for each seat.
    }
games-below-none = The number of games cannot be { $games }. It is a whole number, at least 0.

## Moves

not-a-move = “{ $text }” is not a move of this game. Choose one from the list of moves.
no-such-seat = There is no seat { $seat } in this game. Seats are counted from 0, so the last one is { $last }.
spectator-observes = A spectator has no observation: only players do. Ask for one of the seats from 0 to { $last }.
nothing-drawn = Nothing is drawn at this moment: a player decides, or the game is over.
not-its-game = “{ $game }” cannot be played by this bot. It plays only “{ $other }”.
nothing-to-choose = Seat { $seat } has nothing to choose at this moment: somebody else decides, something is drawn, or the game is over.
bots-for-seats =
    { $seats ->
        [one] The game has { $seats } seat, and the number of bots given is { $bots }. Every seat needs a bot.
       *[other] The game has { $seats } seats, and the number of bots given is { $bots }. Every seat needs a bot.
    }
bots-would-see = In “{ $game }” these bots would see what is hidden from them. Give a random generator by which it is dealt anew (“thinking”).
scripted-chance = The next outcome in the script of chance is “{ $text }”, which cannot be drawn at this moment. Possible now: { $possible }.
script-is-text = A script of chance is a list of texts, one for each outcome. “{ $text }” is a single text: put it in brackets.

## Reading records

# $why is one of the sentences below, or any other reason.
record-line = Line { NUMBER($line, useGrouping: 0) } of the record: { $why }
record-foreign = This is not a Koruna record: the first line of one is, for example, “koruna 2”. Check that it is the right file.
record-format = The record is written in format “{ $found }”, and this Koruna reads format “{ $known }”. Open it in the Koruna that wrote it, or in a newer one.
record-cut = The last line is not finished, so part of the record is probably missing. Get the whole file; if nothing is missing, end the last line with Enter.
record-no-rule = The line “---” between the head and the moves is missing. The record is probably cut off: get the whole file.
record-game = The game and its version should be here, for example “game kingdomino 1”.
record-seats = The number of players should be here, for example “seats 2”.
record-head = This line does not belong in the head. Below the number of players there can only be options (“option harmony”), names (“0 Eva”), a position and a result, each once and in the order in which Koruna writes them, and comments (“# …”).
record-move = A move should be here: the number of a seat, counted from 0, or an asterisk for chance, and after it what happened, for example “0 claim 17” or “* 17”.
record-version = The record belongs to “{ $found }”, but this is “{ $known }” (the number is the version of the rules). Open it in a Koruna that has the same game and version.
record-older = The record was played with version { $found } of the rules of “{ $game }”, and version { $known }, which is here, does not allow this. { $why } Open it in a Koruna that has version { $found }.
record-result = The result is “{ $found }”, but the moves lead to “{ $known }”. One of them was changed.
record-result-early = The result is “{ $found }”, but the moves do not lead to the end of the game. Some of them are missing.
record-position = The position has other options or another number of players than the head of the record.
record-position-hidden = The position hides something (“?”), so the game cannot be replayed from it. Get the record once the game is over.
record-move-hidden = What happened here was still secret (“?”) when the record was written, so the game cannot be replayed. Get the record once the game is over.
no-chance-now = “{ $text }” is something drawn by chance, but nothing is drawn at this moment. A line above is missing or was added.
chance-first = Chance comes before { $text }: a line with * is missing here.
impossible-chance = “{ $text }” cannot be drawn at this moment. This line or one above it was probably changed.
not-over-yet = The game is not over yet, so nobody has won or lost it. Ask again once it is over.

## Positions

position-head = A position begins with the game, its version, the number of players and the options, for example “kingdomino 1 2 harmony”, and its items follow, each after a bar. This begins with “{ $text }”.
position-game = This is a position of “{ $found }”, but this is “{ $known }” (the number is the version of the rules).
position-item = A position of this game has no item “{ $item }”. There can be: { $known }.
position-twice = The item “{ $item }” is in the position twice. Leave only one.
position-value = “{ $text }” cannot be the value of “{ $item }” in a position.
position-impossible =
    { $count ->
        [0] No game can come to this position: its items break the rules or do not fit each other.
        [1] No game can come to this position: its item “{ $items }” breaks the rules or does not fit the others.
       *[other] No game can come to this position. These items of it break the rules or do not fit each other: { $items }.
    }
position-details = In detail: { $what }.
position-stuck = No game can come to this position: somebody should decide in it and can do nothing.
position-long = This text is too long for a position: it may have at most { $most } characters.
position-known = The item “{ $item }” hides with “?” what whoever the position is meant for knows, or what everybody sees. Write it out.
bad-limit = A limit of thinking is a positive number of iterations or of seconds, not both.
bad-buffer = The observation does not fit in there: it has { $size } numbers, and needs a flat writable buffer of as many 32-bit floats.
