## Co říká server

table-stale = Stůl se mezitím změnil. Podívej se, jak vypadá teď, a vyber znovu.
table-unknown = Takový stůl tu není. Možná je odkaz neúplný, nebo byl stůl už uklizen.
table-no-key = K tomuto místu je potřeba klíč: otevři nejdřív odkaz na své místo.
table-not-your-seat = To místo patří někomu jinému.
table-no-seat = Takové místo u tohoto stolu není.
table-no-stop = Na nic takového se tahle hra neptá.
table-seat-taken = To místo je obsazené. Ostatní ho mohou dát botovi, jen když si tam ještě nikdo nesedl, nebo když je ten hráč na tahu a minutu tu není.
table-no-page = Taková stránka tu není.
table-no-method = To tady nejde.
table-too-large = To je víc, než tento server najednou přijme.
table-too-often = Příliš mnoho požadavků najednou. Chvíli počkej a zkus to znovu.
table-too-many-streams = Z vaší sítě je sledováno příliš mnoho stolů najednou. Některé zavři, nebo chvíli počkej.
table-full = Server je teď plný. Zkus to za chvíli znovu.
table-draining = Tento server se brzy restartuje kvůli aktualizaci. Zkus to za pár minut; rozehrané hry pokračují.
table-too-many-changes = U tohoto stolu se toho změnilo příliš mnoho, aniž by se hrálo. Nejdřív hraj dál.
table-too-deep = Tomu server nerozuměl: je to do sebe vnořené příliš hluboko.
table-cut-short = Požadavek skončil dřív, než byl celý.
table-refused = To nejde.
table-bad-request = Tomu server nerozuměl: { $why }
table-no-database = Databázi nejde otevřít: { $why }
table-newer-database = Databázi založila novější Koruna (schéma { $found }, tato zná { $known }). Aktualizuj Korunu.
table-broken-database = { $file } je poškozený soubor nebo to není naše databáze; zůstal, jak byl: { $why }
table-foreign-database = Databáze { $file } patří jinému programu a zůstala, jak byla. Koruna potřebuje vlastní.
table-unwritable-database = Koruna nesmí číst soubor { $file } a zapisovat do něj: { $why }
table-database-served = Databázi { $file } už používá jiný server. Ukonči ho, nebo zvol jinou databázi.

## Stoly, které nejdou načíst

lobby-frozen = Zamrzlý. { $why }
frozen-game = U tohoto stolu se tu nedá pokračovat: hra { $game } na tomto serveru není.
frozen-version = U tohoto stolu se tu nedá pokračovat: začal s verzí { $found } pravidel hry { $game } a tento server hraje verzi { $known }.
frozen-older = U tohoto stolu se tu nedá pokračovat: hrálo se u něj podle verze { $found } pravidel hry { $game } a verze { $known }, kterou hraje tento server, nedovoluje { NUMBER($move, useGrouping: 0) }. tah, který tu padl.
frozen-setup = U tohoto stolu se tu nedá pokračovat: potřebuje něco ze hry { $game }, co už tu není. { $why }
frozen-log = U tohoto stolu se nedá pokračovat: řádek { NUMBER($line, useGrouping: 0) } jeho zápisu ({ $game }) nejde přečíst.
frozen-head = U tohoto stolu se nedá pokračovat: uložené volby ({ $game }) nejdou přečíst.
frozen-shown = Ukazuje se tak, jak byl naposled.
