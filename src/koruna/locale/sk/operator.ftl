## Nastavenia servera

config-unreadable = Nastavenia { $file } sa nedajú prečítať: { $why }
config-no-text = Nastavenia { $file } nie sú text v UTF-8.
config-no-toml = Nastavenia { $file } nie sú TOML: { $why }
config-unknown = { $file }: nastavenie „{ $field }“ neexistuje. Existujú: { $known }.
config-unknown-close = { $file }: nastavenie „{ $field }“ neexistuje. Nemalo to byť { $close }?
config-wants-switch = { $file }: { $field } musí byť true alebo false.
config-wants-count = { $file }: { $field } musí byť celé číslo, najmenej { $least }.
config-wants-number = { $file }: { $field } musí byť číslo väčšie ako 0.
config-wants-text = { $file }: { $field } musí byť text v úvodzovkách.
config-wants-list = { $file }: { $field } musí byť zoznam textov v úvodzovkách, uzavretý do hranatých zátvoriek.
config-wants-address = { $file }: { $field } musí byť adresa bez cesty, napríklad https://hry.example.org.
config-wants-path = { $file }: { $field } musí byť cesta ako /koruna, ktorá sa lomkou začína, ale nekončí.
