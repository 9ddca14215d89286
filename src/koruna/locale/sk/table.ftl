## Čo hovorí server

table-stale = Stôl sa medzitým zmenil. Pozri sa, ako vyzerá teraz, a vyber znova.
table-unknown = Taký stôl tu nie je. Možno je odkaz neúplný, alebo bol stôl už uprataný.
table-no-key = K tomuto miestu treba kľúč: otvor najprv odkaz na svoje miesto.
table-not-your-seat = To miesto patrí niekomu inému.
table-no-seat = Také miesto pri tomto stole nie je.
table-no-stop = Na nič také sa táto hra nepýta.
table-seat-taken = To miesto je obsadené. Ostatní ho môžu dať botovi, len keď si tam ešte nikto nesadol, alebo keď je ten hráč na ťahu a minútu tu nie je.
table-no-page = Taká stránka tu nie je.
table-no-method = To sa tu nedá.
table-too-large = To je viac, než tento server naraz prijme.
table-too-often = Priveľa požiadaviek naraz. Chvíľu počkaj a skús to znova.
table-too-many-streams = Z vašej siete sa sleduje priveľa stolov naraz. Niektoré zavri, alebo chvíľu počkaj.
table-full = Server je teraz plný. Skús to o chvíľu znova.
table-draining = Tento server sa čoskoro reštartuje kvôli aktualizácii. Skús to o pár minút; rozohrané hry pokračujú.
table-too-many-changes = Pri tomto stole sa zmenilo priveľa vecí bez toho, aby sa hralo. Najprv hraj ďalej.
table-too-deep = Tomu server nerozumel: je to do seba vnorené príliš hlboko.
table-cut-short = Požiadavka sa skončila skôr, než bola celá.
table-refused = To sa nedá.
table-bad-request = Tomu server nerozumel: { $why }
table-no-database = Databáza sa nedá otvoriť: { $why }
table-newer-database = Databázu založila novšia Koruna (schéma { $found }, táto pozná { $known }). Aktualizuj Korunu.
table-broken-database = { $file } je poškodený súbor alebo to nie je naša databáza; zostal, ako bol: { $why }
table-foreign-database = Databáza { $file } patrí inému programu a zostala, ako bola. Koruna potrebuje vlastnú.
table-unwritable-database = Koruna nesmie čítať súbor { $file } a zapisovať doň: { $why }
table-database-served = Databázu { $file } už používa iný server. Ukonči ho, alebo zvoľ inú databázu.

## Stoly, ktoré sa nedajú načítať

lobby-frozen = Zamrznutý. { $why }
frozen-game = Pri tomto stole sa tu nedá pokračovať: hra { $game } na tomto serveri nie je.
frozen-version = Pri tomto stole sa tu nedá pokračovať: začalo sa pri ňom s verziou { $found } pravidiel hry { $game } a tento server hrá verziu { $known }.
frozen-older = Pri tomto stole sa tu nedá pokračovať: hralo sa pri ňom podľa verzie { $found } pravidiel hry { $game } a verzia { $known }, ktorú hrá tento server, nedovoľuje { NUMBER($move, useGrouping: 0) }. ťah, ktorý tu padol.
frozen-setup = Pri tomto stole sa tu nedá pokračovať: potrebuje niečo z hry { $game }, čo tu už nie je. { $why }
frozen-log = Pri tomto stole sa nedá pokračovať: riadok { NUMBER($line, useGrouping: 0) } jeho zápisu ({ $game }) sa nedá prečítať.
frozen-head = Pri tomto stole sa nedá pokračovať: uložené voľby ({ $game }) sa nedajú prečítať.
frozen-shown = Ukazuje sa tak, ako bol naposledy.
