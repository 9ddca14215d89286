### Webové stránky okolo stola.
### V cs, sk a en sú rovnaké mená, atribúty aj premenné.

## Každá stránka

page-skip = Prejsť na obsah
page-home = Koruna, všetky hry
page-home-link = Všetky hry
page-tools = Nastavenia
page-rules = Pravidlá
page-language = Jazyk: { $code }
page-language-choice = Jazyk
page-theme = Svetlý alebo tmavý vzhľad
page-theme-system = Podľa systému
page-theme-light = Svetlý
page-theme-dark = Tmavý
page-draining = Tento server sa čoskoro reštartuje kvôli aktualizácii. Hry potom samy pokračujú; nové stoly sa budú dať zakladať znova o pár minút.
page-privacy-link = Čo si tento server pamätá

## Predsieň

lobby-title = Ktoré kráľovstvo dnes?
lobby-lead = Hraj s priateľmi, s botmi alebo so všetkými naraz. Žiadny účet netreba.
# $seats je rozmedzie, napríklad 2–4.
lobby-players = Počet hráčov: { $seats }
# $level je 1 až 5.
lobby-difficulty = Náročnosť: { $level } z 5
lobby-rules-of = Pravidlá hry { $game }
# $against je „proti Eliške Premyslovne“.
lobby-play-now = Hneď { $against }
lobby-play-now-of = Hneď { $against }: { $game }
lobby-new = Pripraviť stôl
lobby-new-of = Pripraviť stôl: { $game }
lobby-my-tables = Moje stoly
lobby-open-tables = Otvorené stoly
lobby-no-own-tables = Zatiaľ nesedíš pri žiadnom stole. Vyber si hore hru; tento prehliadač si tvoje stoly zapamätá.
lobby-no-open-tables = Práve teraz nikto nehľadá spoluhráčov. Môže tu byť vidieť aj tvoj stôl.
lobby-wait-for-you =
    { $count ->
        [one] { $count } čaká na teba
        [few] { $count } čakajú na teba
       *[other] { $count } čaká na teba
    }
lobby-your-turn = Si na ťahu
lobby-waiting-for = Na ťahu: { $player }
lobby-waiting-for-several =
    { $count ->
        [one] Čaká sa na { $count } hráča
        [few] Čaká sa na { $count } hráčov
       *[other] Čaká sa na { $count } hráčov
    }
lobby-free-seats =
    { $count ->
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
lobby-free-seat = voľné miesto
lobby-who = Kto tam sedí
lobby-invite = Pozvať
lobby-play = Hrať
lobby-look = Pozrieť sa
lobby-join = Prisadnúť si
lobby-watch = Sledovať

## Príprava stola

setup-title = { $game }: nový stôl
setup-seats = Kto hrá
setup-count = Počet hráčov
setup-who-sits = Miesto { $number }: kto hrá
setup-me = Ja
setup-link = Niekto cez odkaz
setup-here = Niekto na tomto zariadení
setup-bots = Súperi od najslabšieho
setup-simulations = Na simulácie
setup-own-bots = Boti tohto servera
setup-bots-about = Ako kto hrá
setup-name = Meno
setup-name-of = Miesto { $number }: meno
setup-options = Varianty
setup-table = Stôl
    .about = Tempo botov, čas na rozhodnutie, kto stôl uvidí, žrebovanie, začiatok z pozície.
setup-pace = Ako rýchlo boti ťahajú
setup-pace-slow = pomaly
setup-pace-usual = pokojne
setup-pace-fast = rýchlo
setup-listed = Ponúknuť medzi otvorenými stolmi
    .about = Ktokoľvek si môže sadnúť na voľné miesto alebo sa pozerať. Inak len ten, kto má odkaz.
setup-rules = Pravidlá
setup-rules-first = Prvá hra
setup-rules-first-about = Na zoznámenie s hrou: { $options }.
setup-rules-plain = Bežné pravidlá
setup-rules-plain-about = Ako sa hrá, keď už hru poznáte: { $options }.
setup-rules-all = Všetko
setup-rules-all-about = Všetko, čo ide dokopy: { $options }.
setup-again-about =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčov
    }: { $options }.
setup-no-variants = základné pravidlá bez variantov
setup-preset = Rýchla voľba
setup-preset-solo = Ja proti botom
setup-preset-friends = Priatelia cez odkaz
setup-preset-device = Všetci na tomto zariadení
setup-preset-watch = Sledovať botov
setup-length = Ako dlho
# $length is how long one game takes.
setup-length-series = { $games } × { $length }
# $number sa počíta od 1.
setup-place-of = { $option }, miesto { $number }
setup-place-open = neurčené
setup-order = „{ $option }“ ešte nie je poradie: daj každému hráčovi iné miesto od 1 do { $seats }, alebo nechaj všetky neurčené.
setup-seed = Semienko žrebovania
    .about = Rovnaké slová prinesú rovnaké žrebovanie. Kto ich pozná, môže ho predvídať; prázdne pole znamená náhodu.
setup-position = Začať z pozície
    .about = Riadok textu, aký vypíše koruna replay --position alebo ho má prehrávanie dohranej hry. Určuje počet hráčov aj pravidlá; čo skrýva, to sa rozdá. Len pre vlastnú hru: na tomto zariadení alebo proti botom.
setup-position-text = Pozícia
setup-position-own = Hra z pozície je len pre teba, na tomto zariadení alebo proti botom: kto pozíciu zostaví, vie, čo je v nej skryté. Nezverejňuj stôl a nikoho nepozývaj odkazom.
setup-same-name = Meno { $name } nemôžu mať dvaja hráči ani hráč a bot: ostatní by ich nerozoznali.
setup-seed-own = Semienko žrebovania sa dá zvoliť len pre hru bez pozvaných: kto ho pozná, vypočíta si, čo ostatní skrývajú.
setup-again = Ako minule
setup-open = Otvoriť stôl
setup-long-name = Meno môže mať najviac { $most } znakov.
setup-who = Urči, kto hrá na mieste { $seat }.

## Sadnutie k stolu

sit-title = Pozvánka do hry { $game }
sit-you = ty
sit-name = Tvoje meno
sit-down = Sadnúť si
sit-bad-name = Napíš meno, najviac { $most } znakov.
sit-not-open = Tento stôl nie je otvorený všetkým. Vypýtaj si odkaz od tých, čo pri ňom sedia.
sit-full = Niekto bol rýchlejší: žiadne miesto už nie je voľné.
sit-go-on = Pokračovať tu
sit-again = Týmto odkazom môže { $name } hrať ďalej aj na tomto zariadení. Platí raz.
sit-dealt = Žrebovanie v tejto hre bolo dané ešte pred tvojím príchodom, bez tvojej hodnoty: kto stôl založil, ho môže poznať, alebo si ho sám zvolil.
sit-seed = Semienko žrebovania zvolil ten, kto stôl založil: „{ $seed }“.
sit-name-taken = Tak sa už pri stole niekto volá, alebo sa tak volá bot. Zvoľ si iné meno.
sit-used-link = Tento odkaz už žiadne miesto neotvára: niekto ho použil, bol zrušený, alebo je neúplný. Ak už cezeň hráš na inom zariadení, vytvor si tam pod „Miesta a odkazy“ odkaz aj pre toto. Inak popros o nový toho, kto ťa pozval.
sit-not-host = Pozývať ľudí a uvoľňovať miesta môže iba ten, kto stôl založil.

## Pozvánky

invite-title = { $game }: pozvánky
invite-title-company = { $game }: miesta a odkazy
invite-heading = Pošli každému odkaz na jedno miesto
invite-lead = Kto odkaz otvorí prvý, ten si tam sadne. Každý odkaz je pre jedného; ostatné si nechaj pre seba.
invite-listed = Stôl je medzi otvorenými: na voľné miesto si môže sadnúť aj niekto cudzí.
invite-all-here = Všetci už sedia.
invite-link-of = Odkaz na miesto { $number }
invite-copy = Kopírovať
invite-copied = Skopírované
invite-share = Zdieľať
invite-qr = QR kód pre telefón
invite-qr-of = QR kód: { $link }
invite-reach-network = Stránku máš otvorenú na { $address } a tú adresu pozná iba toto zariadenie. Odkazy sa tu preto začínajú adresou v sieti, { $base }: otvorí ich každý, kto je v rovnakej sieti.
invite-reach-alone = Tieto odkazy otvorí iba toto zariadenie: stránku máš na { $address } a server nikoho iného nepočuje. Ak chceš pozvať priateľov zo siete, ukonči ho a spusti takto, s ďalšími voľbami, ak nejaké mal; stôl sa nestratí:
invite-reach-offline = Tieto odkazy otvorí iba toto zariadenie, lebo nie je v žiadnej sieti. Pripoj ho a načítaj stránku znova.
invite-here = tu
invite-bot = bot
invite-seated = sedí
invite-seats = Miesta a odkazy
invite-heading-company = Kto tu sedí
invite-ask-host = Niektoré miesta sú voľné. Odkazy na ne môže poslať ten, kto stôl založil.
invite-free = voľné miesto
invite-new-link = Nový odkaz
invite-withdraw = Zrušiť odkaz
invite-device = Pokračovať na inom zariadení
invite-device-link = Tento odkaz je len pre teba: otvor ho na svojom druhom zariadení. Platí raz.
invite-device-of = Odkaz na iné zariadenie: { $name }
invite-leave = Opustiť miesto
invite-leave-warning = Už neuvidíš svoje karty a plány ani nebudeš ťahať; miesto môže prevziať niekto iný alebo bot.
invite-free-seat = Uvoľniť miesto
invite-free-warning = { $name } už neuvidí karty a plány tohto miesta a nebude zaň ťahať. Potom môžeš pozvať niekoho iného.
invite-watch = Len pre divákov
invite-to-table = K stolu

## Pravidlá

rules-title = { $game }: pravidlá
rules-contents = Obsah
rules-play = Hrať
rules-search = Hľadať v pravidlách
rules-none = O tom v pravidlách nič nie je.
rules-example = Príklad.
rules-try = Vyskúšať
rules-in-words = To isté slovami

## Čo si tento server pamätá

privacy-lead = Tak málo, ako to len hra dovolí. Žiadne účty, žiadne heslá, žiadne reklamy a žiadne počítanie návštev.
privacy-tables = Stoly
    .about = O každom stole: ktorá je to hra a s akými variantmi, kedy vznikol a kedy sa naposledy zmenil, a každý ťah, vrátenie i zmena pri ňom, vždy ako jeden riadok. Vďaka tomu sa dá po reštarte hrať ďalej a hru si znova pozrieť.
privacy-names = Mená
    .about = Meno, ktoré napíšeš, keď si sadáš. Patrí k stolu: vidí ho každý, kto vidí stôl, a je v zázname hry. Nemusí byť pravé.
privacy-keys = Kľúče od miest
    .about = Keď si prvý raz sadneš, dostane tvoj prehliadač jeden tajný kľúč. Otvára všetky tvoje miesta. Pozvánka platí raz. Pri stoloch nie je uložený ani kľúč, ani pozvánka, len ich odtlačky, z ktorých ich nikto nezistí, a v žiadnom protokole nie sú.
privacy-cookies = Cookies
    .about = Len to, čo stránky potrebujú, a to v tvojom prehliadači: kľúč od tvojich miest, tvoje posledné meno, tvoja posledná príprava každej hry a zvolený jazyk a vzhľad. Vydržia rok a k nikomu inému sa z nich nič nedostane. Mimo cookies si prehliadač sám pamätá aj tvoje nastavenia pri stole a to, čo bolo pri ktorom stole naposledy vidieť. Keď cookies zmažeš, prehliadač na tvoje stoly zabudne.
privacy-logs = Protokoly
    .about = Koruna si nevedie zoznam, kto kde bol. Tvoja adresa zostáva minútu v pamäti, aby server nikto nezahltil. Keď sa niečo pokazí, zapíše sa technický opis chyby.
privacy-logs-of-requests = Záznamy
    .about = Ku každej požiadavke sa zapisuje čas, tvoja adresa a stránka, aby ten, kto sa o server stará, mohol hľadať chyby a nepúšťať sem tých, čo rušia ostatných. Kľúče miest a odkazy na ne sa nezapisujú nikdy. Keď sa niečo pokazí, zapíše sa technický opis chyby.
privacy-others = Cudzie servery
    .about = Stránky odinakiaľ nič nenačítavajú, takže sa nikto ďalší nedozvie, že tu si.
privacy-how-long = Ako dlho
    .about = Stoly tu zostanú, kým ten, kto server prevádzkuje, neuprace staré a dohraté. Ak chceš niektorý odstrániť skôr, napíš tomu, kto ti dal adresu tohto servera.
privacy-how-many-days = Ako dlho
    .about = Dohraný stôl, pri ktorom sa nič nedeje, sa zmaže o { $finished } dní, nedohraný o { $unfinished }. Ak chceš niektorý odstrániť skôr, napíš tomu, od koho máš adresu tohto servera.

## Keď sa niečo nepodarí

error-404 = Tu nič nie je
error-403 = Sem tento prehliadač nesmie
error-other = Toto sa nepodarilo
error-423 = Tento stôl zamrzol
error-500 = Naša chyba
error-back = K hrám
error-ours = Niečo sa pokazilo na našej strane. Čo sa odohralo, je uložené; skús to o chvíľu znova.
error-cross-site = Prišlo to z iného webu, a preto sa nič nestalo. Otvor stránku tu a skús to znova.

## Spustenie servera

serve-ready = Koruna beží na { $address } (ukončí ju Ctrl-C)
serve-friends = Adresa pre priateľov v rovnakej sieti: { $address }
serve-public = Adresa pre všetkých: { $address }
serve-only-here = Priamo sa k nej dostane len tento počítač: ostatní potrebujú proxy pred ňou, alebo --host 0.0.0.0.
serve-no-operator = Stránka správcu nie je: chýba nastavenie operator_secret.
serve-port-taken = Port { NUMBER($port, useGrouping: 0) } na { $host } je už obsadený. Zvoľ iný pomocou --port, alebo ukonči to, čo na ňom beží.
serve-no-port = Server nemôže počúvať na { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }
serve-bad-port = „{ $port }“ nie je port. Musí to byť celé číslo od 0 do 65535.
serve-bad-data = „{ $data }“ nie je adresa databázy. Napíš sqlite:///SÚBOR alebo postgresql://POUŽÍVATEĽ@POČÍTAČ/MENO.
serve-data-in-memory = Stoly nemožno mať iba v pamäti (:memory:). Uveď súbor: sqlite:///SÚBOR.
serve-no-such-data = Databáza { $file } neexistuje.
serve-no-postgresql = Pre PostgreSQL treba ešte jednu knižnicu: pip install koruna[postgresql]
serve-one-process = Na tomto systéme môže na požiadavky odpovedať iba jeden proces, lebo port sa nedá rozdeliť medzi viac procesov. Vynechaj --workers a v nastaveniach workers.
serve-bad-network = „{ $network }“ nie je IP adresa ani sieť. Napíš ju ako 10.0.0.1 alebo 10.0.0.0/24.
serve-bad-age = „{ $age }“ nie je vek. Napíš číslo a h, d alebo w: 90d.
serve-tables =
    { $count ->
        [one] { $count } stôl: rozohraté { $running }, dohraté { $over }.
        [few] { $count } stoly: rozohraté { $running }, dohraté { $over }.
       *[other] { $count } stolov: rozohraté { $running }, dohraté { $over }.
    }
serve-carried =
    { $count ->
        [one] { $count } z nich bude po otvorení pokračovať podľa novšej verzie pravidiel.
        [few] { $count } z nich budú po otvorení pokračovať podľa novšej verzie pravidiel.
       *[other] { $count } z nich bude po otvorení pokračovať podľa novšej verzie pravidiel.
    }
serve-frozen =
    { $count ->
        [one] { $count } stôl je zamrznutý:
        [few] { $count } stoly sú zamrznuté:
       *[other] { $count } stolov je zamrznutých:
    }
serve-pruned =
    { $count ->
        [one] Uprataný { $count } dohratý stôl.
        [few] Upratané { $count } dohraté stoly.
       *[other] Uprataných { $count } dohratých stolov.
    }
