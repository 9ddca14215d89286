### The web pages around the table.
### The same names, attributes and variables stand in cs, sk and en.

## Every page

page-skip = Skip to the content
page-home = Koruna, all games
page-home-link = All games
page-tools = Settings
page-rules = Rules
page-language = Language: { $code }
page-language-choice = Language
page-theme = Light or dark
page-theme-system = Same as the system
page-theme-light = Light
page-theme-dark = Dark
page-draining = This server is restarted soon for an update. Games go on afterwards by themselves; new tables can be made again in a few minutes.
page-privacy-link = What this server keeps

## The lobby

lobby-title = Which kingdom today?
lobby-lead = Play with friends, with bots, or both. No account needed.
# $seats is a range such as 2–4.
lobby-players = Number of players: { $seats }
# $level is 1 to 5.
lobby-difficulty = Difficulty: { $level } of 5
lobby-rules-of = Rules of { $game }
# $against is “against Eliška of Bohemia”.
lobby-play-now = Play { $against } now
lobby-play-now-of = Play { $against } now: { $game }
lobby-new = Set up a table
lobby-new-of = Set up a table: { $game }
lobby-my-tables = My tables
lobby-open-tables = Open tables
lobby-no-own-tables = You are not sitting at any table yet. Choose a game above; this browser will remember your tables.
lobby-no-open-tables = Nobody is looking for players right now. You can list a table of your own here.
lobby-wait-for-you =
    { $count ->
        [one] { $count } is waiting for you
       *[other] { $count } are waiting for you
    }
lobby-your-turn = Your turn
lobby-waiting-for = Waiting for { $player }
lobby-waiting-for-several =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
lobby-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-free-seat = free seat
lobby-who = Who sits there
lobby-invite = Invite
lobby-play = Play
lobby-look = View
lobby-join = Join
lobby-watch = Watch

## Setting up a table

setup-title = { $game }: new table
setup-seats = Who plays
setup-count = Players
setup-who-sits = Seat { $number }: who plays
setup-me = Me
setup-link = Someone, by link
setup-here = Someone on this device
setup-bots = Opponents, the weakest first
setup-simulations = For simulations
setup-own-bots = Bots of this server
setup-bots-about = How each of them plays
setup-name = Name
setup-name-of = Seat { $number }: name
setup-options = Variants
setup-table = Table
    .about = Pace of bots, time for a decision, who may see the table, draws, a position to start from.
setup-pace = How fast bots move
setup-pace-slow = slowly
setup-pace-usual = steadily
setup-pace-fast = fast
setup-listed = Show in the lobby
    .about = Anybody may take a free seat or watch. Otherwise only those with the link.
setup-rules = Rules
setup-rules-first = First game
setup-rules-first-about = Meant for getting to know the game: { $options }.
setup-rules-plain = Usual rules
setup-rules-plain-about = As the rules suggest once you know the game: { $options }.
setup-rules-all = Everything
setup-rules-all-about = All that goes together: { $options }.
setup-again-about =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $options }.
setup-no-variants = plain rules, no variants
setup-preset = Quick choice
setup-preset-solo = Me against bots
setup-preset-friends = Friends by link
setup-preset-device = All on this device
setup-preset-watch = Watch bots
setup-length = How long
# $length is how long one game takes.
setup-length-series = { $games } × { $length }
# $number counts from 1.
setup-place-of = { $option }, seat { $number }
setup-place-open = left open
setup-order = “{ $option }” is not an order yet: give every player a different place, from 1 to { $seats }, or leave all of them open.
setup-seed = Seed for the draws
    .about = The same words bring the same draws again. Whoever knows them can foresee the draws; leave it empty for random draws.
setup-position = Start from a position
    .about = A line of text, as koruna replay --position prints it and the replay of a finished game has it. It sets the number of players and the rules; what it hides is dealt. For a game of your own: on this device or against bots.
setup-position-text = Position
setup-position-own = A game from a position is only for you, on this device or against bots: whoever sets up a position knows what is hidden in it. Do not list the table, and invite nobody by a link.
setup-same-name = Two players cannot both be called { $name }, nor a player like a bot: the others could not tell them apart.
setup-seed-own = A seed can be chosen only for a game without invited players: whoever knows it can compute what the others hide.
setup-again = As last time
setup-open = Open the table
setup-long-name = A name can have at most { $most } characters.
setup-who = Say who plays in seat { $seat }.

## Taking a seat

sit-title = You are invited to { $game }
sit-you = you
sit-name = Your name
sit-down = Sit down
sit-bad-name = Write a name, at most { $most } characters long.
sit-not-open = This table is not open to everybody. Ask those who sit there for a link.
sit-full = Somebody was faster: no seat is free any more.
sit-go-on = Go on here
sit-again = This link lets { $name } go on playing on this device, too. It works once.
sit-dealt = What is drawn in this game was settled before you came, without a value of yours: whoever set the table up may know it, or have chosen it.
sit-seed = Whoever set the table up chose the seed for the draws: “{ $seed }”.
sit-name-taken = Somebody at this table, or a bot, is called that. Choose another name.
sit-used-link = This link opens no seat any more: it was used, withdrawn or cut short. If you have used it on another device, make a link there under “Seats and links” to come here, too. Otherwise ask whoever invited you for a new one.
sit-not-host = Only whoever set this table up may invite people and free seats.

## Inviting

invite-title = { $game }: invitations
invite-title-company = { $game }: seats and links
invite-heading = Send each player the link to one seat
invite-lead = Whoever opens a link first sits down there. Each link is for one person; keep the others to yourself.
invite-listed = The lobby offers this table to everybody: strangers may take a free seat, too.
invite-all-here = Everybody has sat down.
invite-link-of = Link to seat { $number }
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-qr = QR code for a phone
invite-qr-of = QR code: { $link }
invite-reach-network = You have this page open at { $address }, an address that works on this device only. So the links here begin with its address on the network, { $base }: whoever is on the same network can open them.
invite-reach-alone = Only this device can open these links: you have the page open at { $address }, and the server answers no other device. To invite friends on your network, stop it and start it like this, with any other options you gave it; the table is kept:
invite-reach-offline = Only this device can open these links, because it is not on a network. Connect it and reload the page.
invite-here = here
invite-bot = bot
invite-seated = seated
invite-seats = Seats and links
invite-heading-company = Who sits here
invite-ask-host = Seats are free. Whoever set the table up can send links to them.
invite-free = free seat
invite-new-link = New link
invite-withdraw = Withdraw the link
invite-device = Continue on another device
invite-device-link = This link is for you alone: open it on your other device. It works once.
invite-device-of = Link for another device of { $name }
invite-leave = Leave the seat
invite-leave-warning = You will no longer see your cards and plans nor move here; somebody else or a bot can take over.
invite-free-seat = Free the seat
invite-free-warning = { $name } will no longer see the seat’s cards and plans nor move for it. You can then invite somebody else.
invite-watch = For watching only
invite-to-table = To the table

## Rules

rules-title = { $game }: rules
rules-contents = Contents
rules-play = Play
rules-search = Search the rules
rules-none = Nothing about this in the rules.
rules-example = Example.
rules-try = Try it
rules-in-words = The same in words

## What this server keeps

privacy-lead = As little as a game needs. There are no accounts, no passwords, no advertising and no counting of visitors.
privacy-tables = Tables
    .about = For every table: which game it is and with which variants, when it was made and when it last changed, and every move, undo and change at it, one line each. That is what lets you go on after a restart and watch a game again.
privacy-names = Names
    .about = The name you write when you sit down. It is part of the table: everybody who can see the table sees it, and it is in the record of the game. It need not be your real one.
privacy-keys = Keys of seats
    .about = Your browser gets one secret key when you sit down for the first time. It opens all the seats that you take. An invitation works once. The tables keep neither, only hashes that nobody can turn back into a key, and no log contains them.
privacy-cookies = Cookies
    .about = Only what the pages need, in your browser: the key of your seats, the name you used last, your last set-up of each game, and the language and theme you chose. They last a year, and none of it goes to anybody else. Without any cookie, the browser itself also remembers your settings at the table and what you last saw at each one. Delete the cookies and this browser forgets your tables.
privacy-logs = Logs
    .about = Koruna writes no list of who visited what. Your address is held in memory for a minute, to keep anybody from overloading the server. When something breaks, a technical description of the fault is written down.
privacy-logs-of-requests = Logs
    .about = Every request is noted with the time, your address and the page, so that whoever runs this server can find faults and shut out those who disturb others. Keys of seats and links to them are never noted. When something breaks, a technical description of the fault is written down.
privacy-others = Other servers
    .about = The pages load nothing from anywhere else, so nobody else learns that you were here.
privacy-how-long = How long
    .about = Tables stay until whoever runs this server clears away old, finished ones. To have one removed sooner, write to whoever gave you the address of this server.
privacy-how-many-days = How long
    .about = A finished table where nothing has happened is deleted after { $finished } days, an unfinished one after { $unfinished }. To have one removed sooner, write to whoever gave you the address of this server.

## When something goes wrong

error-404 = Nothing here
error-403 = Not for this browser
error-other = That did not work
error-423 = This table is frozen
error-500 = Our fault
error-back = Back to the games
error-ours = Something broke on our side. What was played is kept; try again in a moment.
error-cross-site = That came from another site, so it was not done. Open the page here and try again.

## Starting the server

serve-ready = Koruna is at { $address } (Ctrl-C stops it)
serve-friends = For friends on the same network: { $address }
serve-public = For everybody: { $address }
serve-only-here = Only this machine reaches it directly: others need a proxy in front of it, or --host 0.0.0.0.
serve-no-operator = There is no page for the operator: operator_secret is not set.
serve-port-taken = Port { NUMBER($port, useGrouping: 0) } on { $host } is already in use. Choose another with --port, or stop what is running there.
serve-no-port = The server cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }
serve-bad-port = “{ $port }” is not a port. A port is a whole number from 0 to 65535.
serve-bad-data = “{ $data }” is not the address of a database. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
serve-data-in-memory = Tables cannot be kept in memory alone (:memory:). Name a file: sqlite:///FILE.
serve-no-such-data = There is no database { $file }.
serve-no-postgresql = PostgreSQL needs one more library: pip install koruna[postgresql]
serve-one-process = Only one process can answer requests on this system: it cannot share a port between several. Leave out --workers, and workers in the configuration.
serve-bad-network = “{ $network }” is neither an IP address nor a network. Write it like 10.0.0.1 or 10.0.0.0/24.
serve-bad-age = “{ $age }” is not an age. Write a number and h, d or w: 90d.
serve-tables =
    { $count ->
        [one] { $count } table: running { $running }, finished { $over }.
       *[other] { $count } tables: running { $running }, finished { $over }.
    }
serve-carried =
    { $count ->
        [one] { $count } of them goes on with a newer version of its rules when it is next opened.
       *[other] { $count } of them go on with a newer version of their rules when they are next opened.
    }
serve-frozen =
    { $count ->
        [one] { $count } table is frozen:
       *[other] { $count } tables are frozen:
    }
serve-pruned =
    { $count ->
        [one] { $count } finished table was cleared away.
       *[other] { $count } finished tables were cleared away.
    }
