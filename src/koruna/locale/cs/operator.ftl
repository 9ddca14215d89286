## Nastavení serveru

config-unreadable = Nastavení { $file } nejde přečíst: { $why }
config-no-text = Nastavení { $file } není text v UTF-8.
config-no-toml = Nastavení { $file } není TOML: { $why }
config-unknown = { $file }: nastavení „{ $field }“ neexistuje. Existují: { $known }.
config-unknown-close = { $file }: nastavení „{ $field }“ neexistuje. Nemělo to být { $close }?
config-wants-switch = { $file }: { $field } musí být true nebo false.
config-wants-count = { $file }: { $field } musí být celé číslo, nejméně { $least }.
config-wants-number = { $file }: { $field } musí být číslo větší než 0.
config-wants-text = { $file }: { $field } musí být text v uvozovkách.
config-wants-list = { $file }: { $field } musí být seznam textů v uvozovkách, uzavřený do hranatých závorek.
config-wants-address = { $file }: { $field } musí být adresa bez cesty, například https://hry.example.org.
config-wants-path = { $file }: { $field } musí být cesta jako /koruna, která lomítkem začíná, ale nekončí.
