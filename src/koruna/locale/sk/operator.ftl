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
config-wants-bots = { $file }: { $field } sú tabuľky [bots.meno], každá s program alebo entry, prípadne games a seconds. Meno má malé písmená bez diakritiky, číslice a pomlčky.
config-bot = bots.{ $bot }: meno nesmie patriť inému súperovi, má tu byť buď program, alebo entry, a games sú hry, ktoré Koruna pozná.
config-bot-entry = bots.{ $bot }: žiadny nainštalovaný balík neponúka bota „{ $entry }“. Ponúkajú: { $known }.
config-wants-path = { $file }: { $field } musí byť cesta ako /koruna, ktorá sa lomkou začína, ale nekončí.
config-wants-secret = { $file }: { $field } musí mať najmenej { $least } znakov a byť len tvoje. Jedno vytvorí: { $command }

## Stránka správcu

operator-title = Správa servera
operator-only = To je len pre toho, kto sa o server stará.
operator-login-lead = Pre toho, kto sa o server stará.
operator-secret = Heslo správcu
operator-wrong-secret = To nie je to heslo.
operator-login = Prihlásiť sa
operator-logout = Odhlásiť sa
operator-lead = Koruna { $version }, beží od { $since } UTC
operator-number = { $number }
operator-figure-tables = Stoly v pamäti
operator-figure-tables-in-all = Stoly v pamäti všetkých procesov (niektoré vo viacerých)
operator-figure-megabytes = Koľko zaberajú, MB
operator-figure-streams = Otvorené stránky
operator-figure-moves = Ťahy od spustenia
operator-figure-answers = Odpovede od spustenia
operator-figure-too-often = Odmietnuté, bolo ich veľa
operator-figure-bots = Stoly, kde rozmýšľajú boti
operator-figure-late = Najdlhšie čakanie na ostatných, ms
operator-figure-faults = Chyby od spustenia
operator-figure-processes = Procesy
operator-figure-quick = 99 ťahov zo 100 do, ms
operator-tables = Stoly
operator-search = Označenie, hra alebo hráč
operator-find = Hľadať
operator-table = { $seats ->
        [one] { $seats } miesto
        [few] { $seats } miesta
       *[other] { $seats } miest
    }, { $lines ->
        [one] { $lines } riadok
        [few] { $lines } riadky
       *[other] { $lines } riadkov
    }, posledná zmena { $changed } UTC
operator-over = dohrané
operator-listed = v herni
operator-no-names = len boti, alebo zatiaľ nikto
operator-unlist = Odobrať z herne
operator-list = Ukázať v herni
operator-end = Ukončiť
operator-end-warning = Hra sa skončí tak, ako stojí, bez víťaza. Prezerať si ju bude možné ďalej.
operator-end-yes = Ukončiť hru
operator-remove = Zmazať
operator-remove-warning = Stôl aj všetko, čo sa pri ňom odohralo, nenávratne zmizne.
operator-remove-yes = Naozaj zmazať
operator-more = Vidno len posledných { $count }. Ostatné nájde hľadanie.
operator-no-tables = Žiadne také stoly.
operator-clients = Kto sa pýta najviac
operator-client = Za poslednú minútu { $requests ->
        [one] { $requests } požiadavka
        [few] { $requests } požiadavky
       *[other] { $requests } požiadaviek
    }, { $streams ->
        [one] { $streams } otvorená stránka
        [few] { $streams } otvorené stránky
       *[other] { $streams } otvorených stránok
    }
operator-no-clients = Nikto, pre koho platia obmedzenia, teraz nič nechcel.
operator-block = Zablokovať
operator-blocks = Zablokované siete
operator-network = Adresa alebo sieť
operator-how-long = Na ako dlho
operator-hours = { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
       *[other] { $hours } hodín
    }
operator-days = { $days ->
        [one] { $days } deň
        [few] { $days } dni
       *[other] { $days } dní
    }
operator-until = do { $until } UTC
operator-unblock = Znova pustiť
operator-no-blocks = Nikto nie je zablokovaný.
operator-own-network = { $network } by vyradilo teba, alebo všetkých, ktorí prichádzajú cez proxy.
operator-draining = Aktualizácia
operator-draining-about = Server nezakladá nové stoly, povie to všetkým a zastaví sa, keď minútu nikto nehrá, najneskôr po { $minutes } min. Po novom spustení všetky hry pokračujú.
operator-drain = Zastaviť kvôli aktualizácii
operator-drain-warning = Ak server nič samo nespustí, zostane zastavený.
operator-drain-yes = Zastaviť kvôli aktualizácii
operator-go-on = Predsa len nezastavovať
operator-faults = Posledné chyby
operator-no-faults = Od spustenia žiadne.
table-blocked = Kto sa o tento server stará, zablokoval na istý čas tvoju sieť.

## Starostlivosť o stoly

tables-which = Ktorý stôl? Napíš jeho označenie, aké je v jeho adrese.
tables-unknown = Stôl { $table } neexistuje.
tables-none-found = Žiadny stôl nemá „{ $text }“ v označení, v hre ani medzi hráčmi.
tables-removed = Stôl { $table } je zmazaný.
tables-unlisted = Stôl { $table } už v herni nie je.
tables-times = Založený { $created } UTC, naposledy zmenený { $changed } UTC; { $seats ->
        [one] { $seats } miesto
        [few] { $seats } miesta
       *[other] { $seats } miest
    }, { $lines ->
        [one] { $lines } riadok
        [few] { $lines } riadky
       *[other] { $lines } riadkov
    }
tables-sound = Dá sa pri ňom pokračovať.
tables-carried = Dá sa pri ňom pokračovať, s novšími pravidlami, než s akými sa začal.
serve-pruned-unfinished =
    { $count ->
        [one] Upratal sa { $count } nedohraný stôl.
        [few] Upratali sa { $count } nedohrané stoly.
       *[other] Upratalo sa { $count } nedohraných stolov.
    }
backup-which = Ktorý súbor? Napíš meno zálohy.
backup-exists = Súbor { $file } už existuje a zostal, aký je. Zvoľ iné meno.
backup-no-folder = Priečinok { $folder } pre zálohu neexistuje.
backup-unwritable = Záloha { $file } sa nedá zapísať: { $why }
backup-not-empty = V databáze už stoly sú a zostala, aká je. Prepínač --replace ich zmaže.
backup-made =
    { $count ->
        [one] V súbore { $file } je { $count } stôl.
        [few] V súbore { $file } sú { $count } stoly.
       *[other] V súbore { $file } je { $count } stolov.
    }
backup-restored =
    { $count ->
        [one] Obnovil sa { $count } stôl.
        [few] Obnovili sa { $count } stoly.
       *[other] Obnovilo sa { $count } stolov.
    }

## Pred aktualizáciou

upgrade-by-serving = Databázu aktualizuje koruna serve, keď sa spustí. S prepínačom --check tento príkaz vopred povie, čo sa stane.
upgrade-schema = Koruna { $version } prevedie databázu zo schémy { $found } na { $known }. Na kópii sa to podarilo.
upgrade-same-schema = Koruna { $version } používa databázu, ako je (schéma { $known }).
upgrade-keep-version = Zamrznuté stoly si možno prezerať, ale nie pri nich hrať. Ak sa majú dohrať, nechaj zatiaľ starú verziu.
