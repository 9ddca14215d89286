### Stůl v prohlížeči, jeho konec a přehrání.
### Stejné názvy, části a proměnné jsou v cs, sk a en.

## Kdo je na řadě

# $players je výčet jmen jako text.
at-waiting = Teď hraje: { $players }.
at-watching = Na tahu: { $players }.
at-bot-thinking = Přemýšlí: { $players }.
at-your-turn = Jsi na tahu
at-game-of = Hra { $number } ze { $length }
at-you = ty
at-bot = bot
at-to-move = na tahu
at-seats = Hráči
at-score = body

## Co se dá dělat

at-actions = Co můžeš dělat
at-undo = Zpět
at-undo-ask = Požádat o vrácení
at-undo-nothing = Není co vracet.
at-undo-asked = Ostatních se už ptáme.
at-undo-again = Ostatní nechali tvůj tah platit. Než požádáš znovu, hraj dál; pokaždé to trvá déle.
at-undo-seen = Od tvého posledního tahu bylo vidět něco nového, proto už ho nejde vzít zpět.
at-undo-nobody = Od tvého posledního tahu bylo vidět něco nového a nikdo další ke stolu ještě neusedl, takže není koho požádat a tah už nejde vzít zpět.
at-undo-ask-why = Od tvého tahu bylo vidět něco nového, proto se zeptáme ostatních.
at-undo-back = Zpět (zapíše se)
at-undo-back-why = Od svého tahu už znáš něco nového. Hraješ bez dalších lidí, takže se přesto můžeš vrátit: losování dopadne stejně. Kronika, záznam i výsledek uvedou, že tah byl vrácen.
at-hint-why = Ukáže, co by tu udělal bot. V kronice bude vidět, že ti poradil.
at-hint = Rada
at-rotate = Otočit
at-moves = Všechny tahy
at-moves-type = Napiš tah
at-choose = Vyber na desce
at-choose-move = Vyber tah
at-choose-source = Vyber, co tam půjde
at-less = Méně
at-more = Více
at-map-nearer = Přiblížit mapu
at-map-further = Oddálit mapu
at-map-home = Celá mapa, nebo tvoje země
at-map-names = Jména všech polí
at-warning = Rozmysli si to
at-warning-yes = Ano, udělat
at-warning-no = Ne, zpět
at-wish = { $player } prosí o vrácení svého posledního tahu a všeho, co přišlo po něm.
# $count of the reader's own moves.
at-wish-yours =
    { $count ->
        [one] Vrátí se tím i { $count } tvůj tah.
        [few] Vrátí se tím i { $count } tvé tahy.
       *[other] Vrátí se tím i { $count } tvých tahů.
    }
at-wish-own = Žádost o vrácení tvého posledního tahu čeká na ostatní.
at-agree = Povolit
at-refuse = Tah platí
at-asked-here = Každý další u tohoto zařízení řekne, jestli to dovolí.
at-or-play-on = Další tah znamená ne.

## Kronika

at-chronicle = Kronika
at-newest-first = nejnovější nahoře
at-since = Od mého tahu
at-since-nothing = Od tvého posledního tahu se nic nestalo.
at-older = Starší záznamy
at-nothing-yet = Zatím se nic nestalo.
at-since-why = Krok za krokem ukáže na desce, co se stalo od tvého posledního rozhodnutí.
at-filter = Co ukázat v kronice
at-filter-all = Vše
at-filter-since = Od mého tahu
# $count říká, kolik věcí.
at-missed =
    { $count ->
        [one] Mezitím se stala { $count } věc.
        [few] Mezitím se staly { $count } věci.
       *[other] Mezitím se stalo { $count } věcí.
    }
at-missed-show = Ukázat
at-missed-no = Netřeba
at-beside-board = Vedle desky
at-digest = Od tvého tahu
# $count věcí, které tu nejsou.
at-digest-more =
    { $count ->
        [one] … a ještě { $count } věc v kronice.
        [few] … a ještě { $count } věci v kronice.
       *[other] … a ještě { $count } věcí v kronice.
    }
at-scenes = Bitvy
at-scene = Ukázat krok za krokem
at-scene-skip = Kliknutím nebo klávesou zavřeš.
at-retold = Co se stalo
at-retold-step = { $step } z { $steps }
at-retold-next = Další
at-retold-pause = Zastavit
at-retold-play = Přehrát
at-retold-end = Do přítomnosti

## Vedle hry, pro kroniku

aside-hint = { $player } žádá o radu.
aside-undo = { $player } bere tah zpět.
# $count moves were taken back.
aside-seen =
    { $count ->
        [one] { $player } bere zpět tah, i když už vidí, co přišlo.
        [few] { $player } bere zpět { $count } tahy, i když už vidí, co přišlo.
       *[other] { $player } bere zpět { $count } tahů, i když už vidí, co přišlo.
    }
aside-kept = Ostatní hrají dál, tah platí: { $player }.
aside-bot = Místo hráče { $player } teď hraje { $bot }.
aside-back = { $player } zase hraje osobně.
aside-sat = { $player } usedá ke stolu.
aside-dealt = { $player } usedá ke stolu. Losování bylo dané už předtím: kdo stůl založil, ho může znát, nebo si ho sám zvolil.
aside-left = { $player }: místo je zase volné.
aside-crashed = { $bot } selhává a o svém tahu nerozhoduje: { $player } hraje, co se nabízí.
aside-late = { $bot } neodpovídá včas: { $player } hraje, co se nabízí.
aside-illegal = { $bot } chce zahrát, co pravidla nedovolují: { $player } hraje, co se nabízí.
aside-carried = Až dosud se hrálo podle verze { $count } pravidel, dál se hraje podle té současné.
aside-position = Hra pokračuje odtud. Současná pravidla nedovolují vše, co se odehrálo podle verze { $count }, proto se to předchozí neukazuje.
aside-replayed = Tahle hra se hrála podle verze { $count } pravidel. Ukazuje se tak, jak ji čtou ta současná.

## Kdo tu není

at-seat-empty = volné místo
at-seat-away = není tu
at-away = Čeká se na hráče, který tu není: { $player }.
at-left = Na tahu je místo, kde nikdo nesedí: { $player }.
at-give-bot = Ať hraje bot
at-give-bot-of = Ať za hráče { $player } hraje bot
at-give-bot-why = Kdo se vrátí, vezme si místo zpět.
at-left-why = Nebo na ně někoho pozve ten, kdo stůl založil, přes „{ invite-seats }“.

## Nabídka

at-menu = Stůl
at-settings = Nastavení
at-set-sound = Zvuky
at-set-volume = Hlasitost
at-set-night = V noci tišeji, od deseti do sedmi
at-set-notice = Oznámení systému, když jsem na tahu a stránka není vidět
at-set-speed = Pohyb figurek
at-set-speed-slow = pomalý
at-set-speed-usual = běžný
at-set-speed-fast = rychlý
at-set-speed-off = žádný
at-set-text = Velikost písma
at-set-text-usual = běžná
at-set-text-large = větší
at-set-text-huge = největší
at-set-board = Velikost desky
at-set-board-fit = celá
at-set-coach = Vysvětlovat, co přijde poprvé
at-set-contrast = Vysoký kontrast
at-notice = Jsi na tahu.
at-report = Nahlásit chybu
at-report-lead = Tento soubor obsahuje vše, co je k nalezení chyby potřeba: hru, jak ji smíš znát, její verzi a varianty, tvůj jazyk a prohlížeč. Žádné klíče v něm nejsou. Nic se neodesílá; předej soubor tomu, kdo server provozuje.
at-report-save = Uložit soubor
at-report-copy = Kopírovat jako text
at-report-copied = Hlášení je zkopírováno.
at-report-offline = Není spojení, proto je v záznamu jen to, co zná tato stránka.
at-let-bot = Ať za mě hraje bot
at-take-back = Vzít si místo zpět
at-rest = V tomto období už nic
at-rest-why = Do konce období se tě hra už na nic nezeptá, dokud proti tobě někdo něco neudělá.
at-queued = Na serveru teď přemýšlí hodně soupeřů najednou. Tenhle stůl čeká, až na něj přijde řada.
at-rests = V tomto období už nic neděláš. Hra se ozve, až proti tobě někdo něco udělá nebo až bude potřeba tvoje rozhodnutí.
at-nothing-to-decide = Teď není o čem rozhodovat. Jakmile se rozhodnou ostatní, jde se dál.
at-stops = Na co se ptát
at-stops-why = Na tohle se hra sama ptá jen tehdy, když na tom záleží. Co zapneš, na to se zeptá vždycky.
at-bot-plays = Hraje za tebe { $bot }.
at-copy-watch = Kopírovat odkaz pro diváky
at-copied = Odkaz je zkopírovaný.
at-copied-only-here = Odkaz je zkopírovaný, ale otevře ho jen toto zařízení: adresu stránky nikdo jiný nezná.
at-replay = Přehrát znovu
at-leave = Odejít od stolu
at-shortcuts = Klávesové zkratky
at-key-arrows = Šipky: z cíle na cíl
at-key-enter = Enter: vybrat a potvrdit
at-key-escape = Esc: o krok zpět
at-key-undo = U: vrátit tah
at-key-rotate = R: otočit
at-key-hint = H: rada
at-key-explore = Shift se šipkami: prohlížet cokoli na stole, i to, co teď zvolit nejde
at-key-why = Enter na takovém místě: proč to nejde
at-key-moves = M: všechny tahy
at-key-since = S: co se stalo od mého tahu
at-key-coach = C: co tento krok znamená
at-key-rules = G: pravidla
at-key-zoom = +, − a 0: velikost desky a mapy
at-key-log = L: kronika, šipky vedou od řádku k řádku
at-key-sound = Q: vypnout a zapnout zvuk
at-key-help = ?: tento seznam
at-sound-on = Zvuk je zapnutý.
at-sound-off = Zvuk je vypnutý. Q ho zase zapne.
at-close = Zavřít

## Odesílání

at-sending = Odesílá se…
at-accepted = Přijato
at-retrying = Zatím neodesláno, zkouší se znovu…
at-offline = Spojení není. Co uděláš, odešle se, jakmile zase bude.
at-back-online = Spojení je zpět.
at-changed = Stůl se mezitím změnil. Vyber znovu.
at-rule = Pravidlo

## Jedno zařízení pro víc lidí

at-hand-over = Zařízení teď přebírá { $player }
at-hand-over-any = Kdo má zařízení?
at-hand-over-why = Každý z vás vidí něco, co ostatní vidět nesmějí. Dokud neřekneš, kdo jsi, nic se neukáže.
at-i-am = Jsem { $player }

## Konec

at-lost = prohra
at-result = Výsledek
at-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
at-try-again = Zkusit znovu
at-rematch = Odveta
at-go-to-rematch = K odvetě
at-watch-again = Dívat se na další hru
at-download = Stáhnout záznam
at-new-game = Jiná hra

## Přehrání

at-replay-title = Přehrání: { $game }
# $move se počítá od 0, od chvíle před prvním rozhodnutím.
at-replay-at = Tah { $move } z { $moves }
at-replay-start = Začátek
at-replay-move = Tah
at-copy-moment = Kopírovat odkaz na tento okamžik
at-first = Na začátek
at-previous = O tah zpět
at-next = O tah dál
at-last = Na konec
at-eyes = Pohled
at-spectator = divák
at-position = Pozice
at-position-why = Připravit vlastní stůl, který začne od této chvíle, nebo si pozici odnést jako řádek textu.
at-play-on = Hrát odtud dál
at-play-on-why = Od této chvíle začne nový stůl. Místa ostatních lidí převezmou boti.
at-to-table = Zpět ke stolu
at-replay-seats-later = Pohledy ostatních míst budou k vidění, až hra skončí.
at-play-on-later = Hrát odtud dál půjde, až hra skončí.

## Co se nepodařilo udělat nebo ukázat

at-server-failed = Server to nezvládl. Co se odehrálo předtím, je uložené. Zkus to znovu, nebo chybu nahlas.
at-replay-failed = Server to nezvládl. Zkus to znovu; chybu jde nahlásit u stolu.
sentence-missing = (tady chybí věta „{ $name }“)
at-not-shown =
    { $what ->
        [prompt] Co je teď na řadě, se nepodařilo zobrazit. Je to naše chyba; hra jde dál.
        [steps] Průběh hry se nepodařilo zobrazit. Je to naše chyba; hra jde dál.
        [board] Hrací plán se nepodařilo zobrazit. Je to naše chyba; hra jde dál. Tahy jsou pod „{ at-moves }“.
        [map] Mapu se nepodařilo zobrazit. Je to naše chyba; hra jde dál. Tahy jsou pod „{ at-moves }“.
        [cards] Karty se nepodařilo zobrazit. Je to naše chyba; hra jde dál. Tahy jsou pod „{ at-moves }“.
        [realm] Tuto říši se nepodařilo zobrazit. Je to naše chyba; hra jde dál.
        [table] Stůl se nepodařilo zobrazit. Je to naše chyba; hra jde dál.
        [seats] Hráče se nepodařilo zobrazit. Je to naše chyba; hra jde dál.
        [log] Kroniku se nepodařilo zobrazit. Je to naše chyba; hra jde dál.
        [scenes] Bitvy se nepodařilo zobrazit. Je to naše chyba; hra jde dál.
        [actions] Tlačítka se nepodařilo zobrazit. Je to naše chyba; hra jde dál.
        [points] Rozpis bodů se nepodařilo zobrazit. Je to naše chyba.
        [end] Výsledek se nepodařilo zobrazit. Je to naše chyba.
        [picture] Obrázek se nepodařilo zobrazit. Je to naše chyba.
       *[part] Tuhle část se nepodařilo zobrazit. Je to naše chyba; hra jde dál.
    }
at-event-untold = Tady se stalo něco, co se nepodařilo popsat. Je to naše chyba.
at-move-untold = { $move } (tenhle tah se nepodařilo popsat)
