### Stůl v prohlížeči, jeho konec a přehrání.
### Stejné názvy, části a proměnné jsou v cs, sk a en.

## Kdo je na řadě

# $players je výčet jmen jako text.
at-waiting = Čeká se, na řadě: { $players }.
at-watching = Na řadě: { $players }.
at-bot-thinking = { $players } přemýšlí.
at-over = Hra skončila. První místo: { $players }.
at-your-turn = Jsi na řadě
at-game-of = Hra { $number } ze { $length }
at-you = ty
at-bot = bot
at-to-move = na řadě
at-seats = Hráči
at-score = body

## Co se dá dělat

at-actions = Co můžeš dělat
at-undo = Zpět
at-undo-ask = Požádat o vrácení
at-undo-nothing = Není co vracet.
at-hint = Rada
at-rotate = Otočit
at-moves = Všechny tahy
at-choose = Vyber na desce
at-choose-move = Vyber tah
at-gain = +{ $gain } po potvrzení
at-lit = Co svítí, dá se vybrat. Klávesa ? ukáže všechny klávesy.
at-wish = { $player } prosí o vrácení posledního tahu.
at-wish-own = Žádost o vrácení tvého posledního tahu čeká na ostatní.
at-agree = Povolit
at-or-play-on = Další tah znamená ne.

## Kronika

at-chronicle = Kronika
at-newest-first = nejnovější nahoře
at-since = Od mého tahu
at-since-nothing = Od tvého posledního tahu se nic nestalo.
at-nothing-yet = Zatím se nic nestalo.

## Nabídka

at-menu = Stůl
at-sound = Zvuk, když jsem na řadě
at-let-bot = Ať za mě hraje bot
at-take-back = Vzít si místo zpět
at-bot-plays = Hraje za tebe bot.
at-copy-watch = Kopírovat odkaz pro diváky
at-copied = Odkaz je zkopírovaný.
at-replay = Přehrání
at-leave = Odejít od stolu
at-shortcuts = Klávesové zkratky
at-key-arrows = Šipky: z cíle na cíl
at-key-enter = Enter: vybrat a potvrdit
at-key-escape = Esc: o krok zpět
at-key-undo = U: vrátit tah
at-key-rotate = R: otočit
at-key-hint = H: rada
at-key-help = ?: tento seznam
at-close = Zavřít

## Odesílání

at-sending = Odesílá se…
at-accepted = Přijato
at-retrying = Zatím neodesláno, zkouší se znovu…
at-offline = Spojení není. Co uděláš, se odešle, hned jak bude.
at-back-online = Spojení je zpět.
at-changed = Stůl se mezitím změnil. Vyber znovu.
at-rule = Pravidlo

## Jedno zařízení pro víc lidí

at-hand-over = Zařízení si bere { $player }
at-hand-over-any = Kdo má zařízení?
at-hand-over-why = Každý z vás vidí něco, co ostatní vidět nesmějí. Dokud neřekneš, kdo jsi, nic se neukáže.
at-i-am = Jsem { $player }

## Konec

at-result = Výsledek
at-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
at-game-points =
    { $points ->
        [one] Hra { $number }: { $points } bod
        [few] Hra { $number }: { $points } body
       *[other] Hra { $number }: { $points } bodů
    }
at-rematch = Odveta
at-go-to-rematch = K odvetě
at-download = Stáhnout záznam
at-new-game = Jiná hra

## Přehrání

at-replay-title = Přehrání: { $game }
# $move se počítá od 0, od chvíle před prvním rozhodnutím.
at-replay-at = Tah { $move } z { $moves }
at-replay-start = Začátek
at-first = Na začátek
at-previous = O tah zpět
at-next = O tah dál
at-last = Na konec
at-eyes = Očima
at-spectator = divák
at-play-on = Hrát odtud dál
at-play-on-why = Od této chvíle začne nový stůl. Místa ostatních lidí převezmou boti.
at-to-table = Zpět ke stolu
at-replay-seats-later = Pohledy ostatních míst budou k vidění, až hra skončí.
at-play-on-later = Hrát odtud dál půjde, až hra skončí.
