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
config-wants-path = { $file }: { $field } has to be a path such as /koruna, with a slash at its beginning and none at its end.
