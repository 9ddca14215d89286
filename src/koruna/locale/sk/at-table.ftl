### Stôl v prehliadači, jeho koniec a prehratie.
### Rovnaké názvy, časti a premenné sú v cs, sk a en.

## Kto je na ťahu

# $players je zoznam mien ako text.
at-waiting = Čaká sa, na ťahu: { $players }.
at-watching = Na ťahu: { $players }.
at-bot-thinking = { $players } premýšľa.
at-over = Hra sa skončila. Prvé miesto: { $players }.
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
at-hint = Rada
at-rotate = Otočiť
at-moves = Všetky ťahy
at-choose = Vyber na doske
at-choose-move = Vyber ťah
at-gain = +{ $gain } po potvrdení
at-lit = Čo svieti, dá sa vybrať. Kláves ? ukáže všetky klávesy.
at-wish = { $player } prosí o vrátenie posledného ťahu.
at-wish-own = Žiadosť o vrátenie tvojho posledného ťahu čaká na ostatných.
at-agree = Povoliť
at-or-play-on = Ďalší ťah znamená nie.

## Kronika

at-chronicle = Kronika
at-newest-first = najnovšie hore
at-since = Od môjho ťahu
at-since-nothing = Od tvojho posledného ťahu sa nič nestalo.
at-nothing-yet = Zatiaľ sa nič nestalo.

## Ponuka

at-menu = Stôl
at-sound = Zvuk, keď som na ťahu
at-let-bot = Nech za mňa hrá bot
at-take-back = Vziať si miesto späť
at-bot-plays = Hrá za teba bot.
at-copy-watch = Kopírovať odkaz pre divákov
at-copied = Odkaz je skopírovaný.
at-replay = Prehratie
at-leave = Odísť od stola
at-shortcuts = Klávesové skratky
at-key-arrows = Šípky: z cieľa na cieľ
at-key-enter = Enter: vybrať a potvrdiť
at-key-escape = Esc: o krok späť
at-key-undo = U: vrátiť ťah
at-key-rotate = R: otočiť
at-key-hint = H: rada
at-key-help = ?: tento zoznam
at-close = Zavrieť

## Odosielanie

at-sending = Odosiela sa…
at-accepted = Prijaté
at-retrying = Zatiaľ neodoslané, skúša sa znova…
at-offline = Spojenie nie je. Čo urobíš, sa odošle, hneď ako bude.
at-back-online = Spojenie je späť.
at-changed = Stôl sa medzitým zmenil. Vyber znova.
at-rule = Pravidlo

## Jedno zariadenie pre viac ľudí

at-hand-over = Zariadenie si berie { $player }
at-hand-over-any = Kto má zariadenie?
at-hand-over-why = Každý z vás vidí niečo, čo ostatní vidieť nesmú. Kým nepovieš, kto si, nič sa neukáže.
at-i-am = Som { $player }

## Koniec

at-result = Výsledok
at-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
at-game-points =
    { $points ->
        [one] Hra { $number }: { $points } bod
        [few] Hra { $number }: { $points } body
       *[other] Hra { $number }: { $points } bodov
    }
at-rematch = Odveta
at-go-to-rematch = K odvete
at-download = Stiahnuť záznam
at-new-game = Iná hra

## Prehratie

at-replay-title = Prehratie: { $game }
# $move sa počíta od 0, od chvíle pred prvým rozhodnutím.
at-replay-at = Ťah { $move } z { $moves }
at-replay-start = Začiatok
at-first = Na začiatok
at-previous = O ťah späť
at-next = O ťah ďalej
at-last = Na koniec
at-eyes = Očami
at-spectator = divák
at-play-on = Hrať odtiaľto ďalej
at-play-on-why = Od tejto chvíle začne nový stôl. Miesta ostatných ľudí prevezmú boti.
at-to-table = Späť k stolu
at-replay-seats-later = Pohľady ostatných miest bude vidieť, keď sa hra skončí.
at-play-on-later = Hrať odtiaľto ďalej sa bude dať, keď sa hra skončí.
