## The configuration of a server

config-unreadable = The configuration { $file } cannot be read: { $why }
config-no-text = The configuration { $file } is not a text in UTF-8.
config-no-toml = The configuration { $file } is not TOML: { $why }
config-unknown = { $file }: there is no setting “{ $field }”. There are: { $known }.
config-unknown-close = { $file }: there is no setting “{ $field }”. Did you mean { $close }?
config-wants-switch = { $file }: { $field } has to be true or false.
config-wants-count = { $file }: { $field } has to be a whole number, at least { $least }.
config-wants-number = { $file }: { $field } has to be a number above 0.
config-wants-text = { $file }: { $field } has to be a text in quotes.
config-wants-list = { $file }: { $field } has to be a list of texts in quotes, within square brackets.
config-wants-address = { $file }: { $field } has to be an address without a path, such as https://games.example.org.
config-wants-bots = { $file }: { $field } are tables [bots.name], each with program or entry, and perhaps games and seconds. A name has small letters, digits and hyphens.
config-bot = bots.{ $bot }: no other opponent may have this name, there has to be either program or entry, and games are some that Koruna knows.
config-bot-entry = bots.{ $bot }: no installed package offers a bot “{ $entry }”. They offer: { $known }.
config-wants-path = { $file }: { $field } has to be a path such as /koruna, with a slash at its beginning and none at its end.
config-wants-secret = { $file }: { $field } has to have at least { $least } characters, and to be your own. This makes one: { $command }

## The page of the operator

operator-title = Operator
operator-only = That is for whoever runs this server.
operator-login-lead = For whoever runs this server.
operator-secret = Secret of the operator
operator-wrong-secret = That is not the secret.
operator-login = Log in
operator-logout = Log out
operator-lead = Koruna { $version }, running since { $since } UTC
operator-number = { $number }
operator-figure-tables = Tables in memory
operator-figure-tables-in-all = Tables in memory, of all processes (some in several)
operator-figure-megabytes = Their memory, MB
operator-figure-streams = Open pages
operator-figure-moves = Moves since the start
operator-figure-answers = Answers since the start
operator-figure-too-often = Refused as too many
operator-figure-bots = Tables where bots think
operator-figure-late = Longest wait for others, ms
operator-figure-faults = Faults since the start
operator-figure-processes = Processes
operator-figure-quick = 99 of 100 moves within, ms
operator-tables = Tables
operator-search = Id, game or player
operator-find = Search
operator-table = { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, last changed { $changed } UTC
operator-over = finished
operator-listed = in the lobby
operator-no-names = bots only, or nobody yet
operator-unlist = Take from the lobby
operator-list = Show in the lobby
operator-end = End
operator-end-warning = The game ends where it stands, without a winner. It can still be looked at.
operator-end-yes = End the game
operator-remove = Delete
operator-remove-warning = The table and everything played at it are gone for good.
operator-remove-yes = Delete for good
operator-more = Only the last { $count } are shown. Search for others.
operator-no-tables = No such tables.
operator-clients = Who asks for most
operator-client = { $requests ->
        [one] { $requests } request
       *[other] { $requests } requests
    } in the last minute, { $streams ->
        [one] { $streams } open page
       *[other] { $streams } open pages
    }
operator-no-clients = Nobody who is limited has asked for anything lately.
operator-block = Block
operator-blocks = Blocked networks
operator-network = Address or network
operator-how-long = For how long
operator-hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
operator-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
operator-until = until { $until } UTC
operator-unblock = Let in again
operator-no-blocks = Nobody is blocked.
operator-own-network = { $network } would shut out you yourself, or everybody who comes through the proxy.
operator-draining = Update
operator-draining-about = The server makes no new tables, tells everybody, and stops when nobody has played for a minute, or after { $minutes } min. Once it is started again, every game goes on.
operator-drain = Stop for an update
operator-drain-warning = If nothing starts the server again by itself, it stays stopped.
operator-drain-yes = Stop for an update
operator-go-on = Do not stop after all
operator-faults = Latest faults
operator-no-faults = None since the start.
table-blocked = Whoever runs this server has blocked your network for some time.

## Looking after tables

tables-which = Which table? Give its id, as in its address.
tables-unknown = There is no table { $table }.
tables-none-found = No table has “{ $text }” in its id, game or players.
tables-removed = Table { $table } was deleted.
tables-unlisted = Table { $table } is no longer in the lobby.
tables-times = Made { $created } UTC, last changed { $changed } UTC; { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }
tables-sound = It can go on.
tables-carried = It can go on, with newer rules than it was begun with.
serve-pruned-unfinished =
    { $count ->
        [one] { $count } unfinished table was cleared away.
       *[other] { $count } unfinished tables were cleared away.
    }
backup-which = Which file? Give the name of the backup.
backup-exists = { $file } exists already, and was left as it is. Give another name.
backup-no-folder = There is no folder { $folder } for the backup.
backup-unwritable = The backup { $file } cannot be written: { $why }
backup-not-empty = The database has tables already, and was left as it is. --replace deletes them.
backup-made =
    { $count ->
        [one] { $count } table is in { $file }.
       *[other] { $count } tables are in { $file }.
    }
backup-restored =
    { $count ->
        [one] { $count } table was restored.
       *[other] { $count } tables were restored.
    }

## Before an update

upgrade-by-serving = A database is upgraded by koruna serve, when it starts. With --check, this command says beforehand what will happen.
upgrade-schema = Koruna { $version } brings the database from schema { $found } to { $known }. On a copy that worked.
upgrade-same-schema = Koruna { $version } uses the database as it is (schema { $known }).
upgrade-keep-version = Frozen tables can be looked at but not played. To let them be finished, keep the old version for now.
