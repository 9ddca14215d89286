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
config-wants-bots = { $file }: { $field } jsou tabulky [bots.jmeno], každá s program nebo entry, případně games a seconds. Jméno má malá písmena bez háčků, číslice a pomlčky.
config-bot = bots.{ $bot }: jméno nesmí patřit jinému soupeři, má tu být buď program, nebo entry, a games jsou hry, které Koruna zná.
config-bot-entry = bots.{ $bot }: žádný nainstalovaný balíček nenabízí bota „{ $entry }“. Nabízejí: { $known }.
config-wants-path = { $file }: { $field } musí být cesta jako /koruna, která lomítkem začíná, ale nekončí.
config-wants-secret = { $file }: { $field } musí mít nejméně { $least } znaků a být jen tvoje. Jedno vytvoří: { $command }

## Stránka správce

operator-title = Správa serveru
operator-only = To je jen pro toho, kdo se o server stará.
operator-login-lead = Pro toho, kdo se o server stará.
operator-secret = Heslo správce
operator-wrong-secret = To není ono heslo.
operator-login = Přihlásit se
operator-logout = Odhlásit se
operator-lead = Koruna { $version }, běží od { $since } UTC
operator-number = { $number }
operator-figure-tables = Stoly v paměti
operator-figure-tables-in-all = Stoly v paměti všech procesů (některé ve více)
operator-figure-megabytes = Kolik zabírají, MB
operator-figure-streams = Otevřené stránky
operator-figure-moves = Tahy od spuštění
operator-figure-answers = Odpovědi od spuštění
operator-figure-too-often = Odmítnuto, bylo jich moc
operator-figure-bots = Stoly, kde přemýšlejí boti
operator-figure-late = Nejdelší čekání na ostatní, ms
operator-figure-faults = Chyby od spuštění
operator-figure-processes = Procesy
operator-figure-quick = 99 tahů ze 100 do, ms
operator-tables = Stoly
operator-search = Označení, hra nebo hráč
operator-find = Hledat
operator-table = { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }, { $lines ->
        [one] { $lines } řádek
        [few] { $lines } řádky
       *[other] { $lines } řádků
    }, poslední změna { $changed } UTC
operator-over = dohráno
operator-listed = v herně
operator-no-names = jen boti, nebo zatím nikdo
operator-unlist = Odebrat z herny
operator-list = Ukázat v herně
operator-end = Ukončit
operator-end-warning = Hra skončí tak, jak stojí, bez vítěze. Prohlížet si ji půjde dál.
operator-end-yes = Ukončit hru
operator-remove = Smazat
operator-remove-warning = Stůl i všechno, co se u něj odehrálo, nenávratně zmizí.
operator-remove-yes = Opravdu smazat
operator-more = Je vidět jen posledních { $count }. Ostatní najde hledání.
operator-no-tables = Žádné takové stoly.
operator-clients = Kdo se ptá nejvíc
operator-client = Za poslední minutu { $requests ->
        [one] { $requests } požadavek
        [few] { $requests } požadavky
       *[other] { $requests } požadavků
    }, { $streams ->
        [one] { $streams } otevřená stránka
        [few] { $streams } otevřené stránky
       *[other] { $streams } otevřených stránek
    }
operator-no-clients = Nikdo, pro koho platí omezení, teď nic nechtěl.
operator-block = Zablokovat
operator-blocks = Zablokované sítě
operator-network = Adresa nebo síť
operator-how-long = Na jak dlouho
operator-hours = { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }
operator-days = { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
operator-until = do { $until } UTC
operator-unblock = Zase pustit
operator-no-blocks = Nikdo zablokovaný není.
operator-own-network = { $network } by vyřadilo tebe, nebo všechny, kdo přicházejí přes proxy.
operator-draining = Aktualizace
operator-draining-about = Server nezakládá nové stoly, řekne to všem a zastaví se, až minutu nikdo nehraje, nejpozději po { $minutes } min. Po novém spuštění všechny hry pokračují.
operator-drain = Zastavit kvůli aktualizaci
operator-drain-warning = Jestli server nic samo nespustí, zůstane zastavený.
operator-drain-yes = Zastavit kvůli aktualizaci
operator-go-on = Přece jen nezastavovat
operator-faults = Poslední chyby
operator-no-faults = Od spuštění žádné.
table-blocked = Kdo se o tento server stará, zablokoval na nějakou dobu tvoji síť.

## Péče o stoly

tables-which = Který stůl? Napiš jeho označení, jaké je v jeho adrese.
tables-unknown = Stůl { $table } neexistuje.
tables-none-found = Žádný stůl nemá „{ $text }“ v označení, ve hře ani mezi hráči.
tables-removed = Stůl { $table } je smazaný.
tables-unlisted = Stůl { $table } už v herně není.
tables-times = Založen { $created } UTC, naposledy změněn { $changed } UTC; { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }, { $lines ->
        [one] { $lines } řádek
        [few] { $lines } řádky
       *[other] { $lines } řádků
    }
tables-sound = Dá se u něj pokračovat.
tables-carried = Dá se u něj pokračovat, s novějšími pravidly, než se kterými začal.
serve-pruned-unfinished =
    { $count ->
        [one] Uklidil se { $count } nedohraný stůl.
        [few] Uklidily se { $count } nedohrané stoly.
       *[other] Uklidilo se { $count } nedohraných stolů.
    }
backup-which = Který soubor? Napiš jméno zálohy.
backup-exists = Soubor { $file } už existuje a zůstal, jak je. Zvol jiné jméno.
backup-no-folder = Složka { $folder } pro zálohu neexistuje.
backup-unwritable = Zálohu { $file } nejde zapsat: { $why }
backup-not-empty = V databázi už stoly jsou a zůstala, jak je. Přepínač --replace je smaže.
backup-made =
    { $count ->
        [one] V souboru { $file } je { $count } stůl.
        [few] V souboru { $file } jsou { $count } stoly.
       *[other] V souboru { $file } je { $count } stolů.
    }
backup-restored =
    { $count ->
        [one] Obnovil se { $count } stůl.
        [few] Obnovily se { $count } stoly.
       *[other] Obnovilo se { $count } stolů.
    }

## Před aktualizací

upgrade-by-serving = Databázi aktualizuje koruna serve, když se spustí. S přepínačem --check tento příkaz předem řekne, co se stane.
upgrade-schema = Koruna { $version } převede databázi ze schématu { $found } na { $known }. Na kopii se to povedlo.
upgrade-same-schema = Koruna { $version } používá databázi, jak je (schéma { $known }).
upgrade-keep-version = Zamrzlé stoly si jde prohlížet, ale ne u nich hrát. Mají-li se dohrát, nech zatím starou verzi.
