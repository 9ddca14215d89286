### Příkaz `koruna`.
### V cs, sk a en jsou stejná jména, atributy i proměnné.

## Stránky nápovědy. Čtou se bez Fluentu: každá zpráva je prostý text na jednom řádku.

terminal-help-koruna = Královské hry v prohlížeči i v terminálu: zahraj si je, nech je hrát boty, přehraj si je znovu.
terminal-help-games = Vypíše hry s jejich volbami a soupeři.
terminal-help-bots = Vypíše soupeře ve hře: jak hrají a jak jsou silní.
terminal-help-play = Hra proti botům nebo s dalšími lidmi u jednoho zařízení.
terminal-help-play-seats = Kdo hraje, místo po místě: me,libuse nebo Eva,Petr,svatopluk. Soupeře vypíše koruna bots HRA, program:./muj-bot je tvůj vlastní. Jinak ty proti Elišce Přemyslovně.
terminal-help-play-seed = Se stejným číslem se rozdá pokaždé stejná hra.
terminal-help-play-save = Záznam hry se ukládá do tohohle souboru. Jinak do vlastní složky a dozvíš se kam.
terminal-help-play-load = Pokračuje ve hře uložené v tomhle souboru.
terminal-help-learn = Naučit se hru hraním: krátké lekce, které říkají vždy jen jednu věc. Bez čísla se vypíšou.
terminal-help-learn-lesson = Číslo lekce.
terminal-help-simulate = Nechá boty sehrát spoustu her a řekne, jak si vedli.
terminal-help-simulate-seats = Boti, místo po místě: greedy,random. Jinak samí Chamtivci.
terminal-help-simulate-games = Kolik her se má sehrát. Jinak 1000.
terminal-help-simulate-seed = Se stejným číslem se sehrají pokaždé stejné hry, ať je procesů kolik chce.
terminal-help-simulate-rotate = Boti si hru od hry mění místa.
terminal-help-simulate-workers = Kolik her se hraje zároveň. Jinak jedna na každém jádru.
terminal-help-simulate-json = Vypíše výsledky jako JSON.
terminal-help-simulate-records = Uloží záznam každé hry do téhle složky.
terminal-help-simulate-events = Počítat i to, co se ve hrách dělo, třeba bitvy. Trvá to déle.
terminal-help-replay = Přehraje zaznamenanou hru, krok za krokem.
terminal-help-replay-file = Záznam hry.
terminal-help-replay-move = Začne po tomhle tahu; s --svg nakreslí stůl po něm.
terminal-help-replay-svg = Zapíše do tohohle souboru kresbu stolu; - ji vypíše.
terminal-help-replay-html = Zapíše do tohohle souboru celou hru jako webovou stránku; - ji vypíše.
terminal-help-replay-position = Vypíše pozici po zvoleném tahu, pro koruna show.
terminal-help-review = Řekne, co se v zaznamenané hře stalo a které tahy by byly lepší.
terminal-help-review-file = Záznam hry.
terminal-help-review-level = Soupeř, který posuzuje; čím silnější, tím déle to trvá. Obvykle Eliška.
terminal-help-review-seconds = Skončí asi po tolika sekundách, s tím, co do té doby našel.
terminal-help-review-every = Vypíše všechna rozhodnutí, nejen ta nejdražší.
terminal-help-review-json = Vypíše celý rozbor jako JSON.
terminal-help-review-svg = Zapíše graf do tohohle souboru; - ho vypíše.
terminal-help-verify = Ověří, že v zaznamenané hře mezi lidmi nikdo nevybral, co se vylosovalo.
terminal-help-verify-file = Záznam, stažený ze stolu po konci hry.
terminal-help-show = Ukáže pozici: stůl jako text a co se může stát dál.
terminal-help-show-position = Pozice v uvozovkách; - ji přečte ze standardního vstupu.
terminal-help-show-seat = Podívá se na stůl z tohoto místa, počítáno od nuly.
terminal-help-show-svg = Zapíše obrázek stolu do tohoto souboru; - ho vypíše.
terminal-help-rules = Vypíše pravidla hry.
terminal-help-serve = Spustí hry pro prohlížeče, tvůj i tvých přátel.
terminal-help-serve-host = Adresa, na které se má poslouchat. Jinak 127.0.0.1, tedy jen toto zařízení; 0.0.0.0 je i pro ostatní.
terminal-help-serve-port = Port, na kterém se má poslouchat. Jinak 8000.
terminal-help-serve-open = Otevře prohlížeč.
terminal-help-serve-public = Pro cizí lidi: omezení platí pro všechny a staré stoly se uklízejí.
terminal-help-serve-config = Vezme nastavení z tohoto souboru (TOML).
terminal-help-serve-workers = Kolik procesů odpovídá na požadavky. Jinak jeden.
terminal-help-upgrade = Řekne, co tato verze udělá se stoly serveru, dřív než to udělá.
terminal-help-upgrade-check = Zkusí to na kopii: které stoly pokračují a které zamrznou. Databáze se jen čte.
terminal-help-tables = Ukáže, které stoly si server pamatuje a které z nich zamrzly, a postará se o ně.
terminal-help-tables-list = Vypíše stoly, naposledy změněné první, a řekne, které z nich zamrzly.
terminal-help-tables-list-search = Jen ty, v jejichž označení, hře nebo hráčích je tento text.
terminal-help-tables-show = Ukáže, co se o stole ví a jestli se u něj dá pokračovat.
terminal-help-tables-remove = Smaže stoly i se vším, co se u nich odehrálo.
terminal-help-tables-unlist = Stáhne stoly z herny.
terminal-help-tables-prune = Uklidí dohrané stoly, u kterých se dlouho nic nestalo.
terminal-help-tables-prune-older-than = Jak dlouho: číslo a h, d nebo w. Jinak 90d a u nedohraných stolů 30d.
terminal-help-tables-prune-unfinished = Uklidí místo toho nedohrané stoly.
terminal-help-tables-backup = Zapíše všechny stoly do jednoho souboru, zatímco server běží dál.
terminal-help-tables-backup-file = Nový soubor.
terminal-help-tables-restore = Vezme všechny stoly ze zálohy do prázdné databáze, kterou žádný server nepoužívá.
terminal-help-tables-restore-file = Soubor, který zapsal příkaz backup.
terminal-help-tables-restore-replace = Smaže, co v databázi je.
terminal-help-any-table = Označení stolu, jaké je v jeho adrese.
terminal-help-any-data = Kde jsou stoly uložené: sqlite:///SOUBOR nebo postgresql://UŽIVATEL@POČÍTAČ/JMÉNO. Jinak soubor ve tvé složce s daty.
terminal-help-any-game = Hra, jak ji jmenuje `koruna games`.
terminal-help-any-option = Volba hry, například harmony nebo board=B. Dá se zadat vícekrát.
terminal-help-any-content = Složka s vlastními soubory pro hru, která je umí použít: s kartami, čísly nebo mapou.
terminal-help-any-lang = Jazyk: čeština, slovenština, nebo angličtina. Jinak KORUNA_LANG nebo jazyk systému.
terminal-help-any-help = Ukáže tuhle stránku.
terminal-help-koruna-version = Ukáže verzi.
terminal-help-koruna-install-completion = Naučí tvůj shell doplňovat příkazy koruny.
terminal-help-koruna-show-completion = Ukáže, čím se to shell naučí.
terminal-help-usage = Použití
terminal-help-commands = Příkazy
terminal-help-arguments = Argumenty
terminal-help-options = Přepínače
terminal-help-value-game = HRA
terminal-help-value-file = SOUBOR
terminal-help-value-folder = SLOŽKA
terminal-help-value-command = PŘÍKAZ
terminal-help-value-options = PŘEPÍNAČE
terminal-help-value-age = STÁŘÍ
terminal-help-value-host = ADRESA
terminal-help-value-option = VOLBA
terminal-help-value-table = STŮL
terminal-help-value-text = TEXT

## Příkazový řádek

terminal-version-compiled = Koruna { $version }, zkompilovaná
terminal-version-interpreted = Koruna { $version }, interpretovaná
terminal-unknown-language = Jazyk „{ $language }“ Koruna neumí. Vyber si z těchto: { $known }.
terminal-no-folder = Složka „{ $folder }“ neexistuje. Zkontroluj, jak je její název napsaný.
terminal-nothing-in-folder = Ve složce „{ $folder }“ není žádný soubor, který by některá hra znala. Hry hledají tyto soubory: { $known }.
terminal-unknown-command = Příkaz „{ $command }“ neexistuje. Vyber si z těchto: { $known }.
terminal-unknown-command-close = Příkaz „{ $command }“ neexistuje. Nemělo to být „{ $close }“? Vyber si z těchto: { $known }.
terminal-no-such-option = „{ $command }“ nemá přepínač „{ $option }“. Podívej se na { $command } --help.
terminal-option-alone = Za „{ $option }“ chybí hodnota. Podívej se na { $command } --help.
terminal-usage = Na příkazovém řádku je něco, co tam nepatří. Podívej se na { $command } --help.
terminal-not-a-number =
    { $least ->
        [0] „{ $text }“ se pro { $option } nehodí: patří tam celé číslo od 0 výš.
        [1] „{ $text }“ se pro { $option } nehodí: patří tam celé číslo od 1 výš.
       *[other] „{ $text }“ se pro { $option } nehodí: patří tam celé číslo.
    }
terminal-which-game = Řekni, kterou hru: { $known }.
terminal-unknown-game-close = Hru „{ $game }“ Koruna nezná. Nemělo to být „{ $close }“? Vyber si z těchto: { $known }.
terminal-seat-without-name = V „{ $seats }“ chybí u některého místa jméno. Jména piš s čárkami mezi sebou: Eva,Petr,libuse.
terminal-same-name = U jednoho stolu se nemohou dva lidé jmenovat „{ $name }“. Dej jim různá jména.
terminal-load-alone = Načtená hra už své hráče a volby má, proto se --load nesnáší s --seats ani s --option.
terminal-other-game = „{ $file }“ je záznam hry „{ $found }“, ne „{ $game }“. Hru vynech a jen načti soubor.
terminal-which-record = Řekni, který záznam přehrát: soubor, do kterého se hra uložila.
terminal-which-position = Napiš, kterou pozici ukázat, v uvozovkách, například „kingdomino 1 2 | row 3 11 24 41“. Vypíše ji koruna replay SOUBOR --position.
terminal-no-such-move =
    { $last ->
        [one] Hra má jen { $last } tah, takže tah { $move } v ní není.
        [few] Hra má jen { $last } tahy, takže tah { $move } v ní není.
       *[other] Hra má jen { $last } tahů, takže tah { $move } v ní není.
    }

## Soubory

terminal-in-file = { $file }: { $why }
terminal-file-missing = Soubor „{ $file }“ neexistuje.
terminal-file-is-folder = „{ $file }“ je složka, ale tady má být soubor.
terminal-file-no-folder = Cesta „{ $file }“ vede přes něco, co není složka.
terminal-file-no-place = Složka, do které by se „{ $file }“ dalo zapsat, neexistuje.
terminal-file-forbidden = K „{ $file }“ nemáš oprávnění.
terminal-file-other = „{ $file }“ nejde použít: { $why }.
terminal-file-too-long = „{ $file }“ je na záznam hry příliš dlouhý soubor.
terminal-file-not-text = „{ $file }“ není text, takže to nemůže být záznam hry.
terminal-file-taken = „{ $file }“ už existuje a není to záznam hry, takže se do něj nic nezapsalo. Zvol jiné jméno.
terminal-file-is-record = „{ $file }“ je záznam hry, takže se nepřepsal. Zvol jiné jméno.
terminal-file-bad-name = Soubor se nemůže jmenovat „{ $file }“.
terminal-no-home = Nemáš domovskou složku, takže Koruna nemá kam ukládat.

## Když se něco nepovede

terminal-no-table = Stoly v prohlížeči potřebují knihovnu { $library }, která není nainstalovaná. Nainstaluj ji příkazem: pip install koruna[table]
terminal-no-output = Výstup nejde zapsat: { $why }.
terminal-our-fault = Tohle je chyba Koruny, ne tvoje: { $fault }. Ohlas ji, prosím; s KORUNA_DEBUG=1 se vypíšou podrobnosti k poslání.
lab-worker-lost = Jeden z procesů, které hrají hry, skončil (kód { $code }), možná kvůli nedostatku paměti. Zkus nižší --workers.
lab-no-worker = Proces, který by hrál hry, se nepodařilo spustit: { $why }. Zkus nižší --workers.

## Hra u stolu

terminal-series = Hra { $number } ze { $length }. Body dohromady: { $totals }
terminal-hint = zpět · rada · proč TAH · deník · pravidla · ulož SOUBOR · pomoc · konec
terminal-hand-over = Na tahu je { $player }. Předejte si zařízení a pak stiskněte Enter.
terminal-next-game = Další hra začne po stisku Enteru.
terminal-word-undo = zpět
    .typed = zpět
    .about = vezme zpátky poslední tah, který udělal člověk; když už bylo vidět něco nového, zeptá se ostatních, a kdo hraje bez dalších lidí, vrátí se, ale zapíše se to
terminal-word-hint = rada
    .typed = rada
    .about = co by na tvém místě udělal obvyklý soupeř
terminal-word-why = proč
    .typed = proč TAH
    .about = pravidlo, které tah zakazuje
terminal-word-log = deník
    .typed = deník
    .about = všechno, co se stalo
terminal-word-rules = pravidla
    .typed = pravidla
    .about = pravidla hry
terminal-word-save = ulož
    .typed = ulož SOUBOR
    .about = uloží kopii hry, jak právě je
terminal-word-rest = dost
    .typed = dost
    .about = do konce období už nic, dokud proti tobě někdo něco neudělá
terminal-word-ask = ptej
    .typed = ptej ČÍSLO
    .about = na co se má hra ptát, i když na tom obvykle nezáleží
terminal-word-map = mapa
    .typed = mapa
    .about = vybírat na mapě kurzorem (klávesa M); Esc se vrátí k seznamu
terminal-word-help = pomoc
    .typed = pomoc
    .about = tenhle seznam
terminal-word-quit = konec
    .typed = konec
    .about = skončí; hra zůstane uložená a dá se v ní pokračovat
terminal-commands = Napiš číslo tahu ze seznamu, nebo tah v zápisu hry. Můžeš také napsat:
terminal-commands-more = Samotný Enter ukáže stůl znovu. Číslo, které v seznamu žádný tah nemá, se počítá od prvního tahu. Platí i anglická slova: undo, why, log, rules, save, help, quit, rest, ask.
terminal-commands-keys = Platí i klávesy z prohlížeče: U zpět, H rada, L deník, G pravidla, ? tento seznam.
terminal-map-from = { $count ->
        [one] Enter: odtud; je tu jeden tah
        [few] Enter: odtud; jsou tu { $count } tahy
       *[other] Enter: odtud; je tu { $count } tahů
    }
terminal-map-more = ({ $number } z { $count })
terminal-map-one-way =
    { $piece ->
        [0] Nic jiného tu udělat nejde.
       *[other] Sem se vejde jen takhle, otočit nejde.
    }
terminal-map-keys = šipky · R otočit · Tab další · Enter zahrát · H rada · U zpět · Esc seznam
terminal-no-map = Tahle hra mapu nemá. Všechno je v textu nahoře a tahy se vybírají ze seznamu.
terminal-no-such-number = Číslo { $text } v seznamu žádný tah nemá.
terminal-sure = Přesto to udělat? (a/n)
    .yes = ano a
terminal-not-done = Nic se nestalo. Vyber znovu.
terminal-no-rest = Teď se tím nic neušetří.
terminal-stop =
    { $asked ->
        [1] { $number } { $name }: hra se ptá. { $about }
       *[0] { $number } { $name }: hra se neptá. { $about }
    }
terminal-no-such-stop = Číslo { $text } v tom seznamu není. Samotné slovo „ptej“ ho ukáže.
terminal-advice = { $bot } radí { $number }: { $move }
terminal-nothing-to-undo = Zatím není co vzít zpátky.
terminal-undo-allow = { $player }, dovolíš to? (a/n)
terminal-undo-secret = Poslední tah je tajný a zpátky ho může vzít jen { $player }.
terminal-undone = Vzato zpět: { $player }, { $move }.
terminal-why-what = Který tah? Napiš ho za to slovo, třeba: proč { $move }
terminal-why-not = „{ $move }“ teď zahrát jde.
terminal-save-where = Do kterého souboru? Napiš ho za to slovo, třeba: ulož nase-hra.koruna
terminal-saved = Kopie hry je v { $file }.
terminal-points-of =
    { $points ->
        [one] { $player }: { $points } bod
        [few] { $player }: { $points } body
       *[other] { $player }: { $points } bodů
    }
terminal-place =
    { $points ->
        [one] { $place }. { $player }: { $points } bod
        [few] { $place }. { $player }: { $points } body
       *[other] { $place }. { $player }: { $points } bodů
    }
terminal-kept-finished = Znovu si hru přehraješ takhle: koruna replay { $file }
terminal-kept-unfinished = Hra je uložená. Pokračovat můžeš takhle: koruna play --load { $file }
terminal-nothing-to-keep = Nic se neodehrálo, takže se nic neuložilo.
terminal-not-kept = Hru se nepodařilo uložit. { $why } Tady je její záznam; dej ho do souboru a můžeš pokračovat později.
terminal-unkept = Tahle hra se neukládá. { $why } Pořád ji můžeš uložit do jiného souboru: ulož SOUBOR

## Seznam her

terminal-games-game = Hra
terminal-games-seats = Hráčů
terminal-games-options = Volby
terminal-games-bots = Soupeři
terminal-games-more = Pravidla: koruna rules HRA. Hrát: koruna play HRA.

## Soupeři

terminal-bots-name = Soupeř
terminal-bots-strength = Síla
terminal-bots-manner = Jak hraje
terminal-bots-taken = Nainstalovaný je i bot „{ $bot }“, ale hrát nemůže: tak se jmenuje jiný soupeř. Jeho balíček ho musí nazvat jinak.
# $id je $bot tak, jak se píše v příkazech.
terminal-bots-more = Hrát: koruna play { $game } --seats me,{ $id }. Bez --seats hraje { $bot }.

## Simulace

terminal-simulating = Hraje se
terminal-interrupted =
    { $games ->
        [0] Přerušeno dřív, než skončila první hra.
        [one] Přerušeno po { $games } hře z { $asked }.
        [few] Přerušeno po { $games } hrách z { $asked }.
       *[other] Přerušeno po { $games } hrách z { $asked }.
    }
terminal-report =
    { $games ->
        [one] { $game }, hráčů: { $seats }, { $games } hra, seed { $seed }, her za sekundu: { $speed }
        [few] { $game }, hráčů: { $seats }, { $games } hry, seed { $seed }, her za sekundu: { $speed }
       *[other] { $game }, hráčů: { $seats }, { $games } her, seed { $seed }, her za sekundu: { $speed }
    }
terminal-report-options = Volby: { $options }
terminal-report-won-by-nobody = Hry, které nikdo nevyhrál: { $lost } z { $games } (do umístění se nepočítají)
terminal-report-did-not-play = Bot { $bot } se nespustil nebo ani jednou neodpověděl platným tahem: všechny jeho výsledky jsou výsledky bota greedy.
terminal-report-lost-turns = Tahy, o které bot { $bot } přišel a zahrál je greedy: { $lost } z { $turns }
terminal-report-bot = Bot
terminal-report-wins = Výher
terminal-report-rate = Výher v %
terminal-report-rate-range = 95 %
terminal-report-points = Bodů
terminal-report-points-range = 95 %
terminal-report-place = Místo
terminal-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $sign je less, když začíná pod nulou: pomlčka by stála před minusem.
terminal-range =
    { $sign ->
        [less] { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[more] { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
terminal-place-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-measured = Ve hře
terminal-measured-mean = Průměr
terminal-measured-range = 95 %
terminal-measured-series = Počet rozhodnutí, body, náskok a dělená vítězství platí za celou sérii, ostatní údaje jsou průměry na jednu její hru.
terminal-fine-range =
    { $sign ->
        [less] { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } až { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
       *[more] { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }

## Co počítají statistiky

measure-decisions = Počet rozhodnutí
measure-first-points = Body prvního
measure-last-points = Body posledního
measure-lead = Náskok před druhým
measure-shared = Dělená vítězství

## Přehrávání

terminal-replay-step = Tah { $move } z { $last }
terminal-replay-keys = Enter dál · b zpět · 0–{ $last } skok na tah · q konec
terminal-show-over = Hra skončila.
terminal-show-chance = Teď rozhoduje náhoda. Může přijít:
terminal-show-moves = { $player } je na tahu a může hrát:
terminal-unfinished =
    { $move ->
        [one] Hra není u konce, odehrál se { $move } tah.
        [few] Hra není u konce, odehrály se { $move } tahy.
       *[other] Hra není u konce, odehrálo se { $move } tahů.
    }

## Lekce

terminal-no-such-lesson = Lekce „{ $text }“ není. Vyber si z těchto: { $known }.
terminal-lesson-done = To je celá lekce. Další má o jedna vyšší číslo.
terminal-course-done = To je celý kurz. Teď si zahraj vlastní hru: koruna play.
