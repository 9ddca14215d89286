## What the server says

table-stale = The table has changed in the meantime. Look at it as it is now and choose again.
table-unknown = There is no such table. Perhaps the link was cut short, or the table was cleared away.
table-no-key = This seat needs its key: open the link to your seat first.
table-not-your-seat = That seat belongs to somebody else.
table-no-seat = There is no such seat at this table.
table-no-stop = This game asks about no such thing.
table-seat-taken = That seat is taken. Others can give it to a bot only when nobody has sat down there yet, or when it is that player’s turn and they have been away for a minute.
table-no-page = There is no such page here.
table-no-method = That cannot be done here.
table-too-large = That is more than this server takes at once.
table-too-often = Too many requests at once. Wait a moment and try again.
table-too-many-streams = Too many open tables are being followed from your network. Close some of them, or wait a moment.
table-full = The server is full just now. Try again in a moment.
table-draining = This server is restarted soon for an update. Try again in a few minutes; games that have begun go on.
table-too-many-changes = Too much has been changed at this table without playing. Play on first.
table-too-deep = That was not understood: it is nested too deeply.
table-cut-short = The request ended before it was complete.
table-refused = That cannot be done.
table-bad-request = That was not understood: { $why }
table-no-database = The database cannot be opened: { $why }
table-newer-database = The database was made by a later Koruna (schema { $found }, this one knows { $known }). Update Koruna.
table-broken-database = { $file } is damaged or is not a database of Koruna, and was left untouched: { $why }
table-foreign-database = The database { $file } belongs to another program, and was left untouched. Koruna needs one of its own.
table-unwritable-database = Koruna may not read and write { $file }: { $why }
table-database-served = The database { $file } is in use by another server. Stop that one, or use another database.

## Tables that cannot be loaded

lobby-frozen = Frozen. { $why }
frozen-game = This table cannot go on here: its game, { $game }, is not on this server.
frozen-version = This table cannot go on here: it was begun with version { $found } of the rules of { $game }, and this server plays version { $known }.
frozen-older = This table cannot go on here: it was begun with version { $found } of the rules of { $game }, and version { $known }, which this server plays, does not allow move { NUMBER($move, useGrouping: 0) } of it.
frozen-setup = This table cannot go on here: it needs something of { $game } that is gone. { $why }
frozen-log = This table ({ $game }) cannot go on: line { NUMBER($line, useGrouping: 0) } of its log cannot be read.
frozen-head = This table ({ $game }) cannot go on: the options it was set up with cannot be read.
frozen-shown = It is shown as it last was.
