## Co říká server

table-stale = Stůl se mezitím změnil. Podívej se, jak vypadá teď, a vyber znovu.
table-unknown = Takový stůl tu není. Možná je odkaz neúplný, nebo byl stůl už uklizen.
table-no-key = K tomuto místu je potřeba klíč: otevři nejdřív odkaz na své místo.
table-not-your-seat = To místo patří někomu jinému.
table-record-later = Zápis bude k mání, až hra skončí.
table-no-page = Taková stránka tu není.
table-no-method = To tady nejde.
table-too-large = To je víc, než tento server najednou přijme.
table-too-often = Příliš mnoho požadavků najednou. Chvíli počkej a zkus to znovu.
table-refused = To nejde.
table-bad-request = Tomu server nerozuměl: { $why }
table-no-database = Databázi nejde otevřít: { $why }
table-newer-database = Databázi založila novější Koruna (schéma { $found }, tato zná { $known }). Aktualizuj Korunu.
table-broken-database = { $file } je poškozený soubor nebo to není naše databáze; zůstal, jak byl: { $why }
