### Stôl v prehliadači, jeho koniec a záznam.
### Rovnaké názvy, časti a premenné sú v cs, sk a en.

## Kto je na ťahu

# $players je zoznam mien ako text.
at-waiting = Teraz hrá: { $players }.
at-watching = Na ťahu: { $players }.
at-bot-thinking = Premýšľa: { $players }.
at-your-turn = Si na ťahu
at-game-of = Hra { $number } z { $length }
at-you = ty
at-bot = bot
at-to-move = na ťahu
at-seats = Hráči
at-score = body

## Čo sa dá robiť

at-actions = Čo môžeš robiť
at-undo = Späť
at-undo-ask = Požiadať o vrátenie
at-undo-nothing = Niet čo vracať.
at-undo-asked = Ostatných sa už pýtame.
at-undo-again = Ostatní nechali tvoj ťah platiť. Skôr než požiadaš znova, hraj ďalej; zakaždým to trvá dlhšie.
at-undo-seen = Od tvojho posledného ťahu bolo vidieť niečo nové, preto sa už nedá vziať späť.
at-undo-nobody = Od tvojho posledného ťahu bolo vidieť niečo nové a nikto ďalší si k stolu ešte nesadol, takže niet koho požiadať a ťah sa už nedá vziať späť.
at-undo-ask-why = Od tvojho ťahu bolo vidieť niečo nové, preto sa opýtame ostatných.
at-undo-back = Späť (zapíše sa)
at-undo-back-why = Od svojho ťahu už vieš niečo nové. Hráš bez ďalších ľudí, takže sa napriek tomu môžeš vrátiť: žrebovanie dopadne rovnako. Kronika, záznam aj výsledok uvedú, že ťah bol vrátený.
at-hint-why = Ukáže, čo by tu urobil bot. V kronike bude vidieť, že ti poradil.
at-hint = Rada
at-rotate = Otočiť
at-moves = Všetky ťahy
at-moves-type = Napíš ťah
at-choose = Vyber na doske
at-choose-move = Vyber ťah
at-choose-source = Vyber, čo tam pôjde
at-less = Menej
at-more = Viac
at-map-nearer = Priblížiť mapu
at-map-further = Oddialiť mapu
at-map-home = Celá mapa, alebo tvoja krajina
at-map-names = Názvy všetkých polí
at-warning = Rozmysli si to
at-warning-yes = Áno, urobiť
at-warning-no = Nie, späť
at-wish = { $player } prosí o vrátenie svojho posledného ťahu a všetkého, čo prišlo po ňom.
# $count of the reader's own moves.
at-wish-yours =
    { $count ->
        [one] Vráti sa tým aj { $count } tvoj ťah.
        [few] Vrátia sa tým aj { $count } tvoje ťahy.
       *[other] Vráti sa tým aj { $count } tvojich ťahov.
    }
at-wish-own = Žiadosť o vrátenie tvojho posledného ťahu čaká na ostatných.
at-agree = Povoliť
at-refuse = Ťah platí
at-asked-here = Každý ďalší pri tomto zariadení povie, či to dovolí.
at-or-play-on = Ďalší ťah znamená nie.

## Kronika

at-chronicle = Kronika
at-newest-first = najnovšie hore
at-since = Od môjho ťahu
at-since-nothing = Od tvojho posledného ťahu sa nič nestalo.
at-older = Staršie záznamy
at-nothing-yet = Zatiaľ sa nič nestalo.
at-since-why = Krok za krokom ukáže na doske, čo sa stalo od tvojho posledného rozhodnutia.
at-filter = Čo ukázať v kronike
at-filter-all = Všetko
at-filter-since = Od môjho ťahu
# $count hovorí, koľko vecí.
at-missed =
    { $count ->
        [one] Medzitým sa stala { $count } vec.
        [few] Medzitým sa stali { $count } veci.
       *[other] Medzitým sa stalo { $count } vecí.
    }
at-missed-show = Ukázať
at-missed-no = Netreba
at-beside-board = Vedľa dosky
at-digest = Od tvojho ťahu
# $count vecí, ktoré tu nie sú.
at-digest-more =
    { $count ->
        [one] … a ešte { $count } vec v kronike.
        [few] … a ešte { $count } veci v kronike.
       *[other] … a ešte { $count } vecí v kronike.
    }
at-scenes = Bitky
at-scene = Ukázať krok za krokom
at-scene-skip = Zavrieš kliknutím alebo ktorýmkoľvek klávesom.
at-retold = Čo sa stalo
at-retold-step = { $step } z { $steps }
at-retold-next = Ďalej
at-retold-pause = Zastaviť
at-retold-play = Spustiť
at-retold-end = Do prítomnosti

## Popri hre, pre kroniku

aside-hint = { $player } si žiada radu.
aside-undo = { $player } berie ťah späť.
# $count moves were taken back.
aside-seen =
    { $count ->
        [one] { $player } berie späť ťah, hoci už vidí, čo prišlo.
        [few] { $player } berie späť { $count } ťahy, hoci už vidí, čo prišlo.
       *[other] { $player } berie späť { $count } ťahov, hoci už vidí, čo prišlo.
    }
aside-kept = Ostatní hrajú ďalej, ťah platí: { $player }.
aside-bot = Namiesto hráča { $player } teraz hrá { $bot }.
aside-back = { $player } opäť hrá osobne.
aside-sat = { $player } si sadá k stolu.
aside-dealt = { $player } si sadá k stolu. Žrebovanie bolo dané už predtým: kto stôl založil, ho môže poznať, alebo si ho sám zvolil.
aside-left = { $player }: miesto je opäť voľné.
aside-crashed = { $bot } zlyháva a o svojom ťahu nerozhoduje: { $player } hrá, čo sa ponúka.
aside-late = { $bot } neodpovedá včas: { $player } hrá, čo sa ponúka.
aside-illegal = { $bot } chce zahrať, čo pravidlá nedovoľujú: { $player } hrá, čo sa ponúka.
aside-carried = Doteraz sa hralo podľa verzie { $count } pravidiel, ďalej sa hrá podľa tej súčasnej.
aside-position = Hra pokračuje odtiaľto. Súčasné pravidlá nedovoľujú všetko, čo sa odohralo podľa verzie { $count }, preto sa to predchádzajúce neukazuje.
aside-replayed = Táto hra sa hrala podľa verzie { $count } pravidiel. Ukazuje sa tak, ako ju čítajú tie súčasné.

## Kto tu nie je

at-seat-empty = voľné miesto
at-seat-away = nie je tu
at-away = Čaká sa na hráča, ktorý tu nie je: { $player }.
at-left = Na ťahu je miesto, kde nikto nesedí: { $player }.
at-give-bot = Nech hrá bot
at-give-bot-of = Nech za hráča { $player } hrá bot
at-give-bot-why = Kto sa vráti, vezme si miesto späť.
at-left-why = Alebo naň niekoho pozve ten, kto stôl založil, cez „{ invite-seats }“.

## Ponuka

at-menu = Stôl
at-settings = Nastavenia
at-set-sound = Zvuky
at-set-volume = Hlasitosť
at-set-night = V noci tichšie, od desiatej do siedmej
at-set-notice = Oznámenie systému, keď som na ťahu a stránku nevidno
at-set-speed = Pohyb figúrok
at-set-speed-slow = pomalý
at-set-speed-usual = bežný
at-set-speed-fast = rýchly
at-set-speed-off = žiadny
at-set-text = Veľkosť písma
at-set-text-usual = bežná
at-set-text-large = väčšia
at-set-text-huge = najväčšia
at-set-board = Veľkosť dosky
at-set-board-fit = celá
at-set-coach = Vysvetľovať, čo príde prvýkrát
at-set-contrast = Vysoký kontrast
at-notice = Si na ťahu.
at-report = Nahlásiť chybu
at-report-lead = Tento súbor obsahuje všetko, čo treba na nájdenie chyby: hru tak, ako ju smieš poznať, jej verziu a varianty, tvoj jazyk a prehliadač. Žiadne kľúče v ňom nie sú. Nič sa neodosiela; daj súbor tomu, kto server prevádzkuje.
at-report-save = Uložiť súbor
at-report-copy = Kopírovať ako text
at-report-copied = Hlásenie je skopírované.
at-report-offline = Nie je spojenie, preto je v zázname to, čo vie táto stránka.
at-let-bot = Nech za mňa hrá bot
at-take-back = Vziať si miesto späť
at-rest = V tomto období už nič
at-rest-why = Do konca obdobia sa ťa už hra nebude na nič pýtať, kým proti tebe niekto niečo neurobí.
at-queued = Na serveri teraz premýšľa veľa súperov naraz. Tento stôl čaká, kým naň príde rad.
at-rests = V tomto období už nič nerobíš. Hra sa ozve, až keď proti tebe niekto niečo urobí alebo keď bude treba tvoje rozhodnutie.
at-nothing-to-decide = Teraz nie je o čom rozhodovať. Len čo sa rozhodnú ostatní, ide sa ďalej.
at-stops = Na čo sa pýtať
at-stops-why = Na toto sa hra sama pýta len vtedy, keď na tom záleží. Čo zapneš, na to sa spýta vždy.
at-bot-plays = Hrá za teba { $bot }.
at-copy-watch = Kopírovať odkaz pre divákov
at-copied = Odkaz je skopírovaný.
at-copied-only-here = Odkaz je skopírovaný, ale otvorí ho iba toto zariadenie: adresu stránky nikto iný nepozná.
at-replay = Záznam hry
at-leave = Odísť od stola
at-shortcuts = Klávesové skratky
at-key-arrows = Šípky: z cieľa na cieľ
at-key-enter = Enter: vybrať a potvrdiť
at-key-escape = Esc: o krok späť
at-key-undo = U: vrátiť ťah
at-key-rotate = R: otočiť
at-key-hint = H: rada
at-key-explore = Shift so šípkami: prezerať čokoľvek na stole, aj to, čo sa teraz zvoliť nedá
at-key-why = Enter na takom mieste: prečo to nejde
at-key-moves = M: všetky ťahy
at-key-since = S: čo sa stalo od môjho ťahu
at-key-coach = C: čo tento krok znamená
at-key-rules = G: pravidlá
at-key-zoom = +, − a 0: veľkosť dosky a mapy
at-key-log = L: kronika, šípky vedú od riadka k riadku
at-key-sound = Q: vypnúť a zapnúť zvuk
at-key-help = ?: tento zoznam
at-sound-on = Zvuk je zapnutý.
at-sound-off = Zvuk je vypnutý. Q ho znova zapne.
at-close = Zavrieť

## Odosielanie

at-sending = Odosiela sa…
at-accepted = Prijaté
at-retrying = Zatiaľ neodoslané, skúša sa znova…
at-offline = Nie je spojenie. Čo urobíš, odošle sa hneď, ako sa obnoví.
at-back-online = Spojenie je späť.
at-changed = Stôl sa medzitým zmenil. Vyber znova.
at-rule = Pravidlo

## Jedno zariadenie pre viac ľudí

at-hand-over = Zariadenie teraz preberá { $player }
at-hand-over-any = Kto má zariadenie?
at-hand-over-why = Každý z vás vidí niečo, čo ostatní vidieť nesmú. Kým nepovieš, kto si, nič sa neukáže.
at-i-am = Som { $player }

## Koniec

at-lost = prehra
at-result = Výsledok
at-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
at-try-again = Skúsiť znova
at-rematch = Odveta
at-go-to-rematch = K odvete
at-watch-again = Sledovať ďalšiu hru
at-download = Stiahnuť záznam
at-new-game = Iná hra

## Záznam hry

at-replay-title = Záznam hry: { $game }
# $move sa počíta od 0, od chvíle pred prvým rozhodnutím.
at-replay-at = Ťah { $move } z { $moves }
at-replay-start = Začiatok
at-replay-move = Ťah
at-copy-moment = Kopírovať odkaz na tento okamih
at-first = Na začiatok
at-previous = O ťah späť
at-next = O ťah ďalej
at-last = Na koniec
at-eyes = Pohľad
at-spectator = divák
at-position = Pozícia
at-position-why = Pripraviť vlastný stôl, ktorý sa začne od tejto chvíle, alebo si pozíciu odniesť ako riadok textu.
at-play-on = Hrať odtiaľto ďalej
at-play-on-why = Od tejto chvíle začne nový stôl. Miesta ostatných ľudí prevezmú boti.
at-to-table = Späť k stolu
at-replay-seats-later = Pohľady ostatných miest bude vidieť, keď sa hra skončí.
at-play-on-later = Hrať odtiaľto ďalej sa bude dať, keď sa hra skončí.

## Čo sa nepodarilo urobiť alebo ukázať

at-server-failed = Server to nezvládol. Čo sa odohralo predtým, je uložené. Skús to znova alebo chybu nahlás.
at-replay-failed = Server to nezvládol. Skús to znova; chyba sa dá nahlásiť pri stole.
sentence-missing = (tu chýba veta „{ $name }“)
at-not-shown =
    { $what ->
        [prompt] Čo je teraz na rade, sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej.
        [steps] Priebeh hry sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej.
        [board] Hrací plán sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej. Ťahy sú pod „{ at-moves }“.
        [map] Mapu sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej. Ťahy sú pod „{ at-moves }“.
        [cards] Karty sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej. Ťahy sú pod „{ at-moves }“.
        [realm] Túto ríšu sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej.
        [table] Stôl sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej.
        [seats] Hráčov sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej.
        [log] Kroniku sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej.
        [scenes] Bitky sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej.
        [actions] Tlačidlá sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej.
        [points] Rozpis bodov sa nepodarilo zobraziť. Je to naša chyba.
        [end] Výsledok sa nepodarilo zobraziť. Je to naša chyba.
        [picture] Obrázok sa nepodarilo zobraziť. Je to naša chyba.
       *[part] Túto časť sa nepodarilo zobraziť. Je to naša chyba; hra ide ďalej.
    }
at-event-untold = Tu sa stalo niečo, čo sa nepodarilo opísať. Je to naša chyba.
at-move-untold = { $move } (tento ťah sa nepodarilo opísať)
