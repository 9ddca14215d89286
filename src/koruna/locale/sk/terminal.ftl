### Príkaz `koruna`.
### V cs, sk a en sú rovnaké mená, atribúty aj premenné.

## Stránky pomocníka. Čítajú sa bez Fluentu: každá správa je obyčajný text na jednom riadku.

terminal-help-koruna = Kráľovské hry v prehliadači aj v termináli: zahraj si ich, nechaj ich hrať botov, pozri si ich znova.
terminal-help-games = Vypíše hry s ich možnosťami a súpermi.
terminal-help-bots = Vypíše súperov v hre: ako hrajú a akí sú silní.
terminal-help-play = Hra proti botom alebo s ďalšími ľuďmi pri jednom zariadení.
terminal-help-play-seats = Kto hrá, miesto po mieste: me,libuse alebo Eva,Peter,svatopluk. Súperov vypíše koruna bots HRA, program:./moj-bot je tvoj vlastný. Inak ty proti Eliške Premyslovne.
terminal-help-play-seed = Číslo, ktoré rozdá zakaždým rovnakú hru.
terminal-help-play-save = Záznam hry sa ukladá do tohto súboru. Inak do vlastného priečinka a dozvieš sa kam.
terminal-help-play-load = Pokračuje v hre uloženej v tomto súbore.
terminal-help-learn = Naučiť sa hru hraním: krátke lekcie, ktoré hovoria vždy len jednu vec. Bez čísla sa vypíšu.
terminal-help-learn-lesson = Číslo lekcie.
terminal-help-simulate = Nechá botov zohrať množstvo hier a povie, ako sa im darilo.
terminal-help-simulate-seats = Boti, miesto po mieste: greedy,random. Inak samí Chamtivci.
terminal-help-simulate-games = Koľko hier sa má zohrať. Inak 1000.
terminal-help-simulate-seed = Číslo, s ktorým sa zohrajú zakaždým rovnaké hry, nech je procesov koľkokoľvek.
terminal-help-simulate-rotate = Boti si od hry k hre menia miesta.
terminal-help-simulate-workers = Koľko hier sa hrá naraz. Inak jedna na každom jadre.
terminal-help-simulate-json = Vypíše výsledky ako JSON.
terminal-help-simulate-records = Uloží záznam každej hry do tohto priečinka.
terminal-help-simulate-events = Počítať aj to, čo sa v hrách dialo, napríklad bitky. Trvá to dlhšie.
terminal-help-replay = Ukáže zaznamenanú hru znova, krok za krokom.
terminal-help-replay-file = Záznam hry.
terminal-help-replay-move = Začne po tomto ťahu; s --svg nakreslí stôl po ňom.
terminal-help-replay-svg = Zapíše do tohto súboru kresbu stola; - ju vypíše.
terminal-help-replay-html = Zapíše do tohto súboru celú hru ako webovú stránku; - ju vypíše.
terminal-help-replay-position = Vypíše pozíciu po zvolenom ťahu, pre koruna show.
terminal-help-review = Povie, čo sa v zaznamenanej hre stalo a ktoré ťahy by boli lepšie.
terminal-help-review-file = Záznam hry.
terminal-help-review-level = Súper, ktorý posudzuje; čím silnejší, tým dlhšie to trvá. Zvyčajne Eliška.
terminal-help-review-seconds = Skončí asi po toľkých sekundách, s tým, čo dovtedy našiel.
terminal-help-review-every = Vypíše všetky rozhodnutia, nielen tie najdrahšie.
terminal-help-review-json = Vypíše celý rozbor ako JSON.
terminal-help-review-svg = Zapíše graf do tohto súboru; - ho vypíše.
terminal-help-verify = Overí, že v zaznamenanej hre medzi ľuďmi nikto nevybral, čo sa vyžrebovalo.
terminal-help-verify-file = Záznam, stiahnutý zo stola po konci hry.
terminal-help-show = Ukáže pozíciu: stôl ako text a čo sa môže stať ďalej.
terminal-help-show-position = Pozícia v úvodzovkách; - ju prečíta zo štandardného vstupu.
terminal-help-show-seat = Pozrie sa na stôl z tohto miesta, počítaného od nuly.
terminal-help-show-svg = Zapíše obrázok stola do tohto súboru; - ho vypíše.
terminal-help-rules = Vypíše pravidlá hry.
terminal-help-serve = Spustí hry pre prehliadače, tvoj aj tvojich priateľov.
terminal-help-serve-host = Adresa, na ktorej sa má počúvať. Inak 127.0.0.1, teda len toto zariadenie; 0.0.0.0 je aj pre ostatných.
terminal-help-serve-port = Port, na ktorom sa má počúvať. Inak 8000.
terminal-help-serve-open = Otvorí prehliadač.
terminal-help-serve-public = Pre cudzích ľudí: obmedzenia platia pre všetkých a staré stoly sa upratujú.
terminal-help-serve-config = Vezme nastavenia z tohto súboru (TOML).
terminal-help-serve-workers = Koľko procesov odpovedá na požiadavky. Inak jeden.
terminal-help-upgrade = Povie, čo táto verzia urobí so stolmi servera, skôr než to urobí.
terminal-help-upgrade-check = Skúsi to na kópii: ktoré stoly pokračujú a ktoré zamrznú. Databáza sa iba číta.
terminal-help-tables = Ukáže, ktoré stoly si server pamätá a ktoré z nich zamrzli, a postará sa o ne.
terminal-help-tables-list = Vypíše stoly, naposledy zmenené prvé, a povie, ktoré z nich zamrzli.
terminal-help-tables-list-search = Len tie, v ktorých označení, hre alebo hráčoch je tento text.
terminal-help-tables-show = Ukáže, čo sa o stole vie a či sa pri ňom dá pokračovať.
terminal-help-tables-remove = Zmaže stoly aj so všetkým, čo sa pri nich odohralo.
terminal-help-tables-unlist = Stiahne stoly z herne.
terminal-help-tables-prune = Uprace dohrané stoly, pri ktorých sa dlho nič nestalo.
terminal-help-tables-prune-older-than = Ako dlho: číslo a h, d alebo w. Inak 90d a pri nedohraných stoloch 30d.
terminal-help-tables-prune-unfinished = Uprace namiesto toho nedohrané stoly.
terminal-help-tables-backup = Zapíše všetky stoly do jedného súboru, kým server beží ďalej.
terminal-help-tables-backup-file = Nový súbor.
terminal-help-tables-restore = Vezme všetky stoly zo zálohy do prázdnej databázy, ktorú žiadny server nepoužíva.
terminal-help-tables-restore-file = Súbor, ktorý zapísal príkaz backup.
terminal-help-tables-restore-replace = Zmaže, čo v databáze je.
terminal-help-any-table = Označenie stola, aké je v jeho adrese.
terminal-help-any-data = Kde sú stoly uložené: sqlite:///SÚBOR alebo postgresql://POUŽÍVATEĽ@POČÍTAČ/MENO. Inak súbor v tvojom priečinku s údajmi.
terminal-help-any-game = Hra, ako ju volá `koruna games`.
terminal-help-any-option = Možnosť hry, napríklad harmony alebo board=B. Dá sa zadať viackrát.
terminal-help-any-content = Priečinok s vlastnými súbormi pre hru, ktorá ich vie použiť: s kartami, číslami alebo mapou.
terminal-help-any-lang = Jazyk: čeština, slovenčina alebo angličtina. Inak KORUNA_LANG alebo jazyk systému.
terminal-help-any-help = Ukáže túto stránku.
terminal-help-koruna-version = Ukáže verziu.
terminal-help-koruna-install-completion = Naučí tvoj shell dopĺňať príkazy koruny.
terminal-help-koruna-show-completion = Ukáže, čím sa to shell naučí.
terminal-help-usage = Použitie
terminal-help-commands = Príkazy
terminal-help-arguments = Argumenty
terminal-help-options = Prepínače
terminal-help-value-game = HRA
terminal-help-value-file = SÚBOR
terminal-help-value-folder = PRIEČINOK
terminal-help-value-command = PRÍKAZ
terminal-help-value-options = PREPÍNAČE
terminal-help-value-age = VEK
terminal-help-value-host = ADRESA
terminal-help-value-option = MOŽNOSŤ
terminal-help-value-table = STÔL
terminal-help-value-text = TEXT

## Príkazový riadok

terminal-version-compiled = Koruna { $version }, skompilovaná
terminal-version-interpreted = Koruna { $version }, interpretovaná
terminal-unknown-language = Jazyk „{ $language }“ Koruna neovláda. Vyber si z týchto: { $known }.
terminal-no-folder = Priečinok „{ $folder }“ neexistuje. Skontroluj, ako je jeho názov napísaný.
terminal-nothing-in-folder = V priečinku „{ $folder }“ nie je žiadny súbor, ktorý by niektorá hra poznala. Hry hľadajú tieto súbory: { $known }.
terminal-unknown-command = Príkaz „{ $command }“ neexistuje. Vyber si z týchto: { $known }.
terminal-unknown-command-close = Príkaz „{ $command }“ neexistuje. Nemalo to byť „{ $close }“? Vyber si z týchto: { $known }.
terminal-no-such-option = „{ $command }“ nemá prepínač „{ $option }“. Pozri sa na { $command } --help.
terminal-option-alone = Za „{ $option }“ chýba hodnota. Pozri sa na { $command } --help.
terminal-usage = Na príkazovom riadku je niečo, čo tam nepatrí. Pozri sa na { $command } --help.
terminal-not-a-number =
    { $least ->
        [0] „{ $text }“ sa pre { $option } nehodí: patrí tam celé číslo, nie záporné.
        [1] „{ $text }“ sa pre { $option } nehodí: patrí tam celé číslo od 1 vyššie.
       *[other] „{ $text }“ sa pre { $option } nehodí: patrí tam celé číslo.
    }
terminal-which-game = Povedz, ktorú hru: { $known }.
terminal-unknown-game-close = Hru „{ $game }“ Koruna nepozná. Nemalo to byť „{ $close }“? Vyber si z týchto: { $known }.
terminal-seat-without-name = V „{ $seats }“ chýba pri niektorom mieste meno. Mená píš s čiarkami medzi sebou: Eva,Peter,libuse.
terminal-same-name = Pri jednom stole sa nemôžu dvaja ľudia volať „{ $name }“. Daj im rôzne mená.
terminal-load-alone = Načítaná hra už svojich hráčov a možnosti má, preto sa --load neznáša so --seats ani s --option.
terminal-other-game = „{ $file }“ je záznam hry „{ $found }“, nie „{ $game }“. Hru vynechaj a iba načítaj súbor.
terminal-which-record = Povedz, ktorý záznam ukázať: súbor, do ktorého sa hra uložila.
terminal-which-position = Napíš, ktorú pozíciu ukázať, v úvodzovkách, napríklad „kingdomino 1 2 | row 3 11 24 41“. Vypíše ju koruna replay SÚBOR --position.
terminal-no-such-move =
    { $last ->
        [one] Hra má len { $last } ťah, takže ťah { $move } v nej nie je.
        [few] Hra má len { $last } ťahy, takže ťah { $move } v nej nie je.
       *[other] Hra má len { $last } ťahov, takže ťah { $move } v nej nie je.
    }

## Súbory

terminal-in-file = { $file }: { $why }
terminal-file-missing = Súbor „{ $file }“ neexistuje.
terminal-file-is-folder = „{ $file }“ je priečinok, ale tu má byť súbor.
terminal-file-no-folder = Cesta „{ $file }“ vedie cez niečo, čo nie je priečinok.
terminal-file-no-place = Priečinok, do ktorého by sa „{ $file }“ dalo zapísať, neexistuje.
terminal-file-forbidden = Na „{ $file }“ nemáš oprávnenie.
terminal-file-other = „{ $file }“ sa nedá použiť: { $why }.
terminal-file-too-long = „{ $file }“ je na záznam hry príliš dlhý súbor.
terminal-file-not-text = „{ $file }“ nie je text, takže to nemôže byť záznam hry.
terminal-file-taken = „{ $file }“ už existuje a nie je to záznam hry, takže sa doň nič nezapísalo. Zvoľ iné meno.
terminal-file-is-record = „{ $file }“ je záznam hry, takže sa neprepísal. Zvoľ iné meno.
terminal-file-bad-name = Súbor sa nemôže volať „{ $file }“.
terminal-no-home = Nemáš domovský priečinok, takže Koruna nemá kam ukladať.

## Keď sa niečo nepodarí

terminal-no-table = Stoly v prehliadači potrebujú knižnicu { $library }, ktorá nie je nainštalovaná. Nainštaluj ju príkazom: pip install koruna[table]
terminal-no-output = Výstup sa nedá zapísať: { $why }.
terminal-our-fault = Toto je chyba Koruny, nie tvoja: { $fault }. Nahlás ju, prosím; s KORUNA_DEBUG=1 sa vypíšu podrobnosti na poslanie.
lab-worker-lost = Jeden z procesov, ktoré hrajú hry, skončil (kód { $code }), možno pre nedostatok pamäte. Skús pri --workers menšie číslo.
lab-no-worker = Proces, ktorý by hral hry, sa nepodarilo spustiť: { $why }. Skús pri --workers menšie číslo.

## Hra pri stole

terminal-series = Hra { $number } z { $length }. Body spolu: { $totals }
terminal-hint = späť · rada · prečo ŤAH · denník · pravidlá · ulož SÚBOR · pomoc · koniec
terminal-hand-over = Na ťahu je { $player }. Podajte si zariadenie a potom stlačte Enter.
terminal-next-game = Ďalšia hra sa začne po stlačení Enteru.
terminal-word-undo = späť
    .typed = späť
    .about = vezme späť posledný ťah, ktorý urobil človek; keď už bolo vidieť niečo nové, opýta sa ostatných, a kto hrá bez ďalších ľudí, vráti sa, ale zapíše sa to
terminal-word-hint = rada
    .typed = rada
    .about = čo by na tvojom mieste urobil obvyklý súper
terminal-word-why = prečo
    .typed = prečo ŤAH
    .about = pravidlo, ktoré ťah zakazuje
terminal-word-log = denník
    .typed = denník
    .about = všetko, čo sa stalo
terminal-word-rules = pravidlá
    .typed = pravidlá
    .about = pravidlá hry
terminal-word-save = ulož
    .typed = ulož SÚBOR
    .about = uloží kópiu hry, aká práve je
terminal-word-rest = dosť
    .typed = dosť
    .about = do konca obdobia už nič, kým proti tebe niekto niečo neurobí
terminal-word-ask = pýtaj
    .typed = pýtaj ČÍSLO
    .about = na čo sa má hra pýtať, aj keď na tom obvykle nezáleží
terminal-word-map = mapa
    .typed = mapa
    .about = vyberať na mape kurzorom (kláves M); Esc sa vráti k zoznamu
terminal-word-help = pomoc
    .typed = pomoc
    .about = tento zoznam
terminal-word-quit = koniec
    .typed = koniec
    .about = skončí; hra zostane uložená a dá sa v nej pokračovať
terminal-commands = Napíš číslo ťahu zo zoznamu alebo ťah v zápise hry. Môžeš napísať aj:
terminal-commands-more = Samotný Enter ukáže stôl znova. Číslo, ktoré v zozname žiadny ťah nemá, sa počíta od prvého ťahu. Platia aj anglické slová: undo, why, log, rules, save, help, quit, rest, ask.
terminal-commands-keys = Platia aj klávesy z prehliadača: U späť, H rada, L denník, G pravidlá, ? tento zoznam.
terminal-map-from = { $count ->
        [one] Enter: odtiaľ; je tu jeden ťah
        [few] Enter: odtiaľ; sú tu { $count } ťahy
       *[other] Enter: odtiaľ; je tu { $count } ťahov
    }
terminal-map-more = ({ $number } z { $count })
terminal-map-one-way =
    { $piece ->
        [0] Nič iné sa tu urobiť nedá.
       *[other] Sem sa zmestí len takto, otočiť sa nedá.
    }
terminal-map-keys = šípky · R otočiť · Tab ďalší · Enter zahrať · H rada · U späť · Esc zoznam
terminal-no-map = Táto hra mapu nemá. Všetko je v texte hore a ťahy sa vyberajú zo zoznamu.
terminal-no-such-number = Číslo { $text } v zozname žiadny ťah nemá.
terminal-sure = Urobiť to aj tak? (a/n)
    .yes = áno a
terminal-not-done = Nič sa nestalo. Vyber znova.
terminal-no-rest = Teraz sa tým nič neušetrí.
terminal-stop =
    { $asked ->
        [1] { $number } { $name }: hra sa pýta. { $about }
       *[0] { $number } { $name }: hra sa nepýta. { $about }
    }
terminal-no-such-stop = Číslo { $text } v tom zozname nie je. Samotné slovo „pýtaj“ ho ukáže.
terminal-advice = { $bot } radí { $number }: { $move }
terminal-nothing-to-undo = Zatiaľ nie je čo vziať späť.
terminal-undo-allow = { $player }, dovolíš to? (a/n)
terminal-undo-secret = Posledný ťah je tajný a späť ho môže vziať len { $player }.
terminal-undone = Vzaté späť: { $player }, { $move }.
terminal-why-what = Ktorý ťah? Napíš ho za to slovo, napríklad: prečo { $move }
terminal-why-not = „{ $move }“ sa teraz zahrať dá.
terminal-save-where = Do ktorého súboru? Napíš ho za to slovo, napríklad: ulož nasa-hra.koruna
terminal-saved = Kópia hry je v { $file }.
terminal-points-of =
    { $points ->
        [one] { $player }: { $points } bod
        [few] { $player }: { $points } body
       *[other] { $player }: { $points } bodov
    }
terminal-place =
    { $points ->
        [one] { $place }. { $player }: { $points } bod
        [few] { $place }. { $player }: { $points } body
       *[other] { $place }. { $player }: { $points } bodov
    }
terminal-kept-finished = Znova si hru pozrieš takto: koruna replay { $file }
terminal-kept-unfinished = Hra je uložená. Pokračovať môžeš takto: koruna play --load { $file }
terminal-nothing-to-keep = Nič sa neodohralo, takže sa nič neuložilo.
terminal-not-kept = Hru sa nepodarilo uložiť. { $why } Tu je jej záznam; daj ho do súboru a môžeš pokračovať neskôr.
terminal-unkept = Táto hra sa neukladá. { $why } Stále ju môžeš uložiť do iného súboru: ulož SÚBOR

## Zoznam hier

terminal-games-game = Hra
terminal-games-seats = Hráčov
terminal-games-options = Možnosti
terminal-games-bots = Súperi
terminal-games-more = Pravidlá: koruna rules HRA. Hrať: koruna play HRA.

## Súperi

terminal-bots-name = Súper
terminal-bots-strength = Sila
terminal-bots-manner = Ako hrá
terminal-bots-taken = Nainštalovaný je aj bot „{ $bot }“, ale hrať nemôže: tak sa volá iný súper. Jeho balík ho musí nazvať inak.
# $id je $bot tak, ako sa píše v príkazoch.
terminal-bots-more = Hrať: koruna play { $game } --seats me,{ $id }. Bez --seats hrá { $bot }.

## Simulácia

terminal-simulating = Hrá sa
terminal-interrupted =
    { $games ->
        [0] Prerušené skôr, než sa skončila prvá hra.
        [one] Prerušené po { $games } hre z { $asked }.
        [few] Prerušené po { $games } hrách z { $asked }.
       *[other] Prerušené po { $games } hrách z { $asked }.
    }
terminal-report =
    { $games ->
        [one] { $game }, hráčov: { $seats }, { $games } hra, seed { $seed }, hier za sekundu: { $speed }
        [few] { $game }, hráčov: { $seats }, { $games } hry, seed { $seed }, hier za sekundu: { $speed }
       *[other] { $game }, hráčov: { $seats }, { $games } hier, seed { $seed }, hier za sekundu: { $speed }
    }
terminal-report-options = Možnosti: { $options }
terminal-report-won-by-nobody = Hry, ktoré nikto nevyhral: { $lost } z { $games } (do umiestnenia sa nepočítajú)
terminal-report-did-not-play = Bot { $bot } sa nespustil alebo ani raz neodpovedal platným ťahom: všetky jeho výsledky sú výsledky bota greedy.
terminal-report-lost-turns = Ťahy, o ktoré bot { $bot } prišiel a zahral ich greedy: { $lost } z { $turns }
terminal-report-bot = Bot
terminal-report-wins = Výhier
terminal-report-rate = Výhier v %
terminal-report-rate-range = 95 %
terminal-report-points = Bodov
terminal-report-points-range = 95 %
terminal-report-place = Miesto
terminal-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $sign je less, keď sa začína pod nulou: pomlčka by stála pred mínusom.
terminal-range =
    { $sign ->
        [less] { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[more] { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
terminal-place-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-measured = V hre
terminal-measured-mean = Priemer
terminal-measured-range = 95 %
terminal-measured-series = Počet rozhodnutí, body, náskok a delené víťazstvá platia za celú sériu, ostatné údaje sú priemery na jednu jej hru.
terminal-fine-range =
    { $sign ->
        [less] { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } až { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
       *[more] { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }

## Čo počítajú štatistiky

measure-decisions = Počet rozhodnutí
measure-first-points = Body prvého
measure-last-points = Body posledného
measure-lead = Náskok pred druhým
measure-shared = Delené víťazstvá

## Záznam hry

terminal-replay-step = Ťah { $move } z { $last }
terminal-replay-keys = Enter ďalej · b späť · 0–{ $last } skok na ťah · q koniec
terminal-show-over = Hra sa skončila.
terminal-show-chance = Teraz rozhoduje náhoda. Môže prísť:
terminal-show-moves = { $player } je na ťahu a môže hrať:
terminal-unfinished =
    { $move ->
        [one] Hra sa neskončila, odohral sa { $move } ťah.
        [few] Hra sa neskončila, odohrali sa { $move } ťahy.
       *[other] Hra sa neskončila, odohralo sa { $move } ťahov.
    }

## Lekcie

terminal-no-such-lesson = Lekcia „{ $text }“ neexistuje. Vyber si z týchto: { $known }.
terminal-lesson-done = To je celá lekcia. Ďalšia má o jedno vyššie číslo.
terminal-course-done = To je celý kurz. Teraz si zahraj vlastnú hru: koruna play.
