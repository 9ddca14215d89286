### Slova společná všem hrám. Hra může kterékoli z nich říct po svém.
### V cs, sk a en jsou stejná jména, atributy i proměnné.

## Jazyky, každý svými slovy

language-cs = Čeština
language-sk = Slovenčina
language-en = English

## Hráči a soupeři

# $number se počítá od 1.
player-number = Hráč { $number }

bot-premysl = Přemysl Oráč
    .about = Od pluhu ho povolali na trůn. Bere, co má nejblíž po ruce.
    .against = proti Přemyslu Oráči
    .short = Přemysl
bot-pribina = Pribina z Nitry
    .about = Kníže. Staví trpělivě, kámen ke kameni.
    .against = proti Pribinovi z Nitry
    .short = Pribina
bot-eliska = Eliška Přemyslovna
    .about = Česká královna. Stará se o své a dívá se i na tvoje.
    .against = proti Elišce Přemyslovně
    .short = Eliška
bot-svatopluk = Svatopluk z Velehradu
    .about = Král Velké Moravy. Vidí několik tahů dopředu a nepřestává tlačit.
    .against = proti Svatoplukovi z Velehradu
    .short = Svatopluk
bot-libuse = Libuše z Vyšehradu
    .about = Kněžna a věštkyně. Dohlédne nejdál ze všech.
    .against = proti Libuši z Vyšehradu
    .short = Libuše
bot-random = Náhodný hráč
    .about = Zahraje kterýkoli povolený tah, jak to zrovna padne: nejslabší ze všech.
bot-greedy = Chamtivec
    .about = Vždycky bere to, co právě teď vypadá nejlíp, a myslí na jeden tah dopředu.

# $strength je od 1 (nejslabší) do $most.
opponent-strength = síla { $strength } z { $most }
opponent-ranked = { $bot }, síla { $strength } z { $most }
# $against je „proti Pribinovi z Nitry“: soupeř o stupeň slabší.
opponent-wins = V měření { $against } vyhrává { NUMBER($wins, maximumFractionDigits: 0) } % her ve dvou (z { $games } her).
opponent-seconds = Na rozhodnutí si obvykle vezme { NUMBER($seconds, maximumSignificantDigits: 2) } s.
opponent-own = Bot, kterého sem přinesl někdo z lidí. Jak hraje, ví nejlíp jeho autor.
# Jeden z několika stejných.
bot-numbered = { $bot } { $number }

place-ordinal = { $place }.

# Před tím, co teď dělat; druhá věta tam, kde má jedno zařízení víc lidí.
your-turn = Jsi na tahu.
turn-of = { $player } je na tahu.

option-on = zapnuto
option-off = vypnuto

## Nápověda

# $seats je výčet, například 2, 3, 4.
help-players = Počet hráčů: { $seats }
help-overview = Co je v krabici
help-options = Volby
help-bots = Soupeři od nejslabšího
help-simulations = Jednoduší boti pro simulace

## Pravidla, která má každá hra

rule-not-your-turn = Táhnout smí jen ten, kdo je na tahu. Počkej, až na tebe přijde řada.
rule-game-over = Hra skončila, táhnout už se nedá.
rule-no-such-move = Tah zadaný číslem musí být jeden z těch, které jsou právě povolené.
rule-chance-next = Na řadě je náhoda: nejdřív se losuje, a teprve potom někdo rozhoduje.

## Co se děje v každé hře

# V sérii. $points jsou body všech hráčů jako text; $margin je náskok, který má $winner.
# $players jsou ti, kdo jich mají nejvíc.
event-game-over =
    { $margin ->
        [one] Konec { $number }. hry: { $winner } vítězí o { $margin } bod. Body: { $points }.
        [few] Konec { $number }. hry: { $winner } vítězí o { $margin } body. Body: { $points }.
       *[other] Konec { $number }. hry: { $winner } vítězí o { $margin } bodů. Body: { $points }.
    }
event-game-over-level = Konec { $number }. hry: o první místo se dělí { $players }. Body: { $points }.

## Co by tah udělal

# $points je bez znaménka; $sign je more nebo less.
gain-points =
    { $sign ->
        [less]
            { $points ->
                [one] −{ $points } bod
                [few] −{ $points } body
               *[other] −{ $points } bodů
            }
       *[more]
            { $points ->
                [one] +{ $points } bod
                [few] +{ $points } body
               *[other] +{ $points } bodů
            }
    }
    .short =
        { $sign ->
            [less] −{ $points }
           *[more] +{ $points }
        }
# $outcome je win, share, lose, nebo unknown, také pro toho, kdo hraje sám; $player je vítěz.
warning-ends =
    { $outcome ->
        [win] Tím hra končí a vítězství je tvoje.
        [share] Tím hra končí a o první místo se dělíš.
        [lose] Tím hra končí. Vyhrává { $player }.
       *[unknown] Tím hra končí.
    }

## Příprava hry

unknown-game = Hru „{ $game }“ Koruna nezná. Vyber si z těchto: { $known }.
bad-seats = Počet hráčů hry „{ $game }“ nemůže být { $seats }. Může být: { $allowed }.
unknown-option = Hra „{ $game }“ nemá volbu „{ $option }“. Vyber si z těchto: { $known }.
bad-value = Volbu „{ $option }“ nejde nastavit na „{ $value }“. Vyber si z těchto hodnot: { $allowed }.
bad-number = Volbu „{ $option }“ nejde nastavit na „{ $value }“. Musí to být celé číslo od 1 do { NUMBER($most) }.
bad-order = Volbu „{ $option }“ nejde nastavit na „{ $value }“. Zapisuje se jako pořadí hráčů: čísla od 1 do { $seats }, každé jednou a mezi nimi spojovník, například { $example }.
content-unreadable = { $file } se nedá přečíst jako text v UTF-8.
needs-content = Tato hra se hraje s vlastními soubory „{ $value }“, a ty tu nejsou. Uveď složku, ze které se načetly.
other-content = Volby chtějí soubory „{ $value }“, zadané jsou ale „{ $content }“.
unnamed-content = Text žádné vlastní soubory neuvádí, takže se podle něj s „{ $content }“ nehraje. Nezadávej je.
content-of-other = S těmito soubory se hra „{ $game }“ hrát nedá. Patří ke hře „{ $other }“.
no-content = Hra „{ $game }“ se hraje jen s tím, co k ní patří; vlastní soubory nečte.
nothing-in-folder = Ve složce „{ $folder }“ není nic pro hru „{ $game }“. Hledá tyto soubory: { $known }.
unknown-bot = Hra „{ $game }“ nemá soupeře „{ $bot }“. Vyber si z těchto: { $known }.
no-program = Za „program:“ napiš, čím se program spouští, například program:./muj-bot.
too-many-names = Počet míst u hry je { $seats }, počet zadaných jmen { $names }. Zadej pro každé místo nejvýš jedno jméno.
games-below-none = Počet her nemůže být { $games }. Je to celé číslo, nejméně 0.

## Tahy

not-a-move = „{ $text }“ v téhle hře není žádný tah. Vyber si některý ze seznamu tahů.
no-such-seat = Místo { $seat } v téhle hře není. Místa se počítají od nuly, takže poslední je { $last }.
spectator-observes = Divák žádné pozorování nemá, mají ho jen hráči. Zeptej se na některé z míst od 0 do { $last }.
nothing-drawn = V téhle chvíli se nic nelosuje: buď rozhoduje hráč, nebo je po hře.
not-its-game = Hru „{ $game }“ tenhle protihráč nehraje. Umí jen „{ $other }“.
nothing-to-choose = Místo { $seat } teď o ničem nerozhoduje: na řadě je někdo jiný, losuje se, nebo je po hře.
bots-for-seats = Počet míst u hry je { $seats }, počet zadaných protihráčů { $bots }. Každé místo potřebuje svého.
bots-would-see = Ve hře „{ $game }“ by tihle protihráči viděli, co mají mít skryté. Zadej generátor náhody, kterým se to rozdá znovu („thinking“).
scripted-chance = Podle zadaného losování má teď přijít „{ $text }“, jenže to se v téhle chvíli vylosovat nemůže. Možné je: { $possible }.
script-is-text = Zadané losování je seznam textů, pro každý výsledek jeden. „{ $text }“ je jen jeden text: dej ho do hranatých závorek.

## Čtení záznamů

# $why je některá z následujících vět nebo jiný důvod.
record-line = Řádek { NUMBER($line, useGrouping: 0) } záznamu: { $why }
record-foreign = Tohle není záznam Koruny; ten začíná řádkem jako „koruna 2“. Zkontroluj, jestli máš správný soubor.
record-format = Záznam je ve formátu „{ $found }“, ale tahle Koruna čte formát „{ $known }“. Otevři ho v té Koruně, která ho zapsala, nebo v novější.
record-cut = Poslední řádek není ukončený, takže kus záznamu nejspíš chybí. Sežeň si celý soubor; pokud nic nechybí, ukonči poslední řádek Enterem.
record-no-rule = Chybí řádek „---“, který odděluje hlavičku od tahů. Záznam je nejspíš useknutý, sežeň si celý soubor.
record-game = Tady má být hra a její verze, například „game kingdomino 1“.
record-seats = Tady má být počet hráčů, například „seats 2“.
record-head = Tenhle řádek do hlavičky nepatří. Pod počtem hráčů v ní mohou být jen volby („option harmony“), jména („0 Eva“), pozice a výsledek, každé jednou a v pořadí, v jakém je Koruna zapisuje, a poznámky („# …“).
record-move = Tady má být tah: číslo místa u stolu, počítané od nuly, nebo hvězdička pro náhodu, a potom to, co se stalo, například „0 claim 17“ nebo „* 17“.
record-version = Záznam patří ke hře „{ $found }“, ale tohle je „{ $known }“ (číslo je verze pravidel). Otevři ho v Koruně, která má stejnou hru i verzi.
record-older = Záznam se hrál podle verze { $found } pravidel hry „{ $game }“ a verze { $known }, která je tady, tohle nedovoluje. { $why } Otevři ho v Koruně, která má verzi { $found }.
record-result = Výsledek je „{ $found }“, ale tahy vedou k „{ $known }“. Něco z toho bylo změněno.
record-result-early = Výsledek je „{ $found }“, ale tahy nevedou až do konce hry. Některé chybějí.
record-position = Pozice má jiné volby nebo jiný počet hráčů než hlavička záznamu.
record-position-hidden = Pozice něco tají („?“), takže se z ní hra přehrát nedá. Sežeň si záznam, až bude po hře.
record-move-hidden = Co se tu stalo, bylo při psaní záznamu ještě tajné („?“), takže se hra přehrát nedá. Sežeň si záznam, až bude po hře.
no-chance-now = „{ $text }“ je výsledek losování, jenže v téhle chvíli se nic nelosuje. Některý řádek nad tímto chybí nebo přebývá.
chance-first = Před „{ $text }“ rozhoduje náhoda: tady chybí řádek s *.
impossible-chance = „{ $text }“ se v téhle chvíli vylosovat nemůže. Tenhle řádek nebo některý nad ním nejspíš někdo změnil.
not-over-yet = Hra ještě neskončila, takže ji zatím nikdo nevyhrál ani neprohrál. Zeptej se znovu, až skončí.

## Pozice

position-head = Pozice začíná hrou, její verzí, počtem hráčů a volbami, například „kingdomino 1 2 harmony“, a za svislou čárou následují její položky. Tahle začíná „{ $text }“.
position-game = Tohle je pozice ke hře „{ $found }“, ale tohle je „{ $known }“ (číslo je verze pravidel).
position-item = Pozice téhle hry nemá položku „{ $item }“. Může mít tyto: { $known }.
position-twice = Položka „{ $item }“ je v pozici dvakrát. Nech jen jednu.
position-value = „{ $text }“ nemůže být v pozici hodnotou položky „{ $item }“.
position-impossible =
    { $count ->
        [0] K takové pozici žádná hra nedojde: její položky odporují pravidlům nebo k sobě nepasují.
        [1] K takové pozici žádná hra nedojde: její položka „{ $items }“ odporuje pravidlům nebo nepasuje k ostatním.
       *[other] K takové pozici žádná hra nedojde. Pravidlům odporují nebo k sobě nepasují tyto její položky: { $items }.
    }
position-details = Podrobnosti jsou jen anglicky: { $what }.
position-stuck = K takové pozici žádná hra nedojde: někdo v ní má rozhodnout, ale nemůže udělat vůbec nic.
position-long = Na pozici je tenhle text moc dlouhý: smí mít nejvýš { $most } znaků.
position-known = Položka „{ $item }“ zakrývá otazníkem něco, co ten, pro koho pozice je, ví, nebo co vidí všichni. Vypiš to.
bad-limit = Mez přemýšlení je kladný počet iterací, nebo kladný počet sekund, ne obojí.
bad-buffer = Sem se pozorování nevejde: má { $size } čísel a chce zapisovatelné pole stejné délky z 32bitových čísel s plovoucí čárkou.
