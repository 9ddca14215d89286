### Webové stránky kolem stolu.
### V cs, sk a en jsou stejná jména, atributy i proměnné.

## Každá stránka

page-skip = Přejít k obsahu
page-home = Koruna, všechny hry
page-home-link = Všechny hry
page-tools = Nastavení
page-rules = Pravidla
page-language = Jazyk: { $code }
page-language-choice = Jazyk
page-theme = Světlý nebo tmavý vzhled
page-theme-system = Podle systému
page-theme-light = Světlý
page-theme-dark = Tmavý
page-draining = Tento server se brzy restartuje kvůli aktualizaci. Hry pak samy pokračují; nové stoly půjdou zakládat zase za pár minut.
page-privacy-link = Co si tento server pamatuje

## Předsálí

lobby-title = Které království dnes?
lobby-lead = Hraj s přáteli, s boty, nebo se všemi najednou. Žádný účet není potřeba.
# $seats je rozmezí, například 2–4.
lobby-players = Počet hráčů: { $seats }
# $level je 1 až 5.
lobby-difficulty = Náročnost: { $level } z 5
lobby-rules-of = Pravidla hry { $game }
# $against je „proti Elišce Přemyslovně“.
lobby-play-now = Hned { $against }
lobby-play-now-of = Hned { $against }: { $game }
lobby-new = Připravit stůl
lobby-new-of = Připravit stůl: { $game }
lobby-my-tables = Moje stoly
lobby-open-tables = Otevřené stoly
lobby-no-own-tables = Zatím nesedíš u žádného stolu. Vyber si nahoře hru; tento prohlížeč si tvé stoly zapamatuje.
lobby-no-open-tables = Právě teď nikdo nehledá spoluhráče. Může tu být vidět i tvůj stůl.
lobby-wait-for-you =
    { $count ->
        [one] { $count } čeká na tebe
        [few] { $count } čekají na tebe
       *[other] { $count } čeká na tebe
    }
lobby-your-turn = Jsi na tahu
lobby-waiting-for = Na tahu: { $player }
lobby-waiting-for-several =
    { $count ->
        [one] Čeká se na { $count } hráče
        [few] Čeká se na { $count } hráče
       *[other] Čeká se na { $count } hráčů
    }
lobby-free-seats =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
lobby-free-seat = volné místo
lobby-who = Kdo tam sedí
lobby-invite = Pozvat
lobby-play = Hrát
lobby-look = Podívat se
lobby-join = Přisednout
lobby-watch = Dívat se

## Příprava stolu

setup-title = { $game }: nový stůl
setup-seats = Kdo hraje
setup-count = Počet hráčů
setup-who-sits = Místo { $number }: kdo hraje
setup-me = Já
setup-link = Někdo přes odkaz
setup-here = Někdo na tomto zařízení
setup-bots = Soupeři od nejslabšího
setup-simulations = Pro simulace
setup-own-bots = Boti tohoto serveru
setup-bots-about = Jak kdo hraje
setup-name = Jméno
setup-name-of = Místo { $number }: jméno
setup-options = Varianty
setup-table = Stůl
    .about = Tempo botů, čas na rozhodnutí, kdo stůl uvidí, losování, začátek z pozice.
setup-pace = Jak rychle boti táhnou
setup-pace-slow = pomalu
setup-pace-usual = středně
setup-pace-fast = rychle
setup-listed = Nabídnout mezi otevřenými stoly
    .about = Kdokoli si může sednout na volné místo nebo se dívat. Jinak jen ten, kdo má odkaz.
setup-rules = Pravidla
setup-rules-first = První hra
setup-rules-first-about = Na seznámení se hrou: { $options }.
setup-rules-plain = Běžná pravidla
setup-rules-plain-about = Jak se hraje, když už hru znáte: { $options }.
setup-rules-all = Všechno
setup-rules-all-about = Vše, co jde dohromady: { $options }.
setup-again-about =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }: { $options }.
setup-no-variants = základní pravidla bez variant
setup-preset = Rychlá volba
setup-preset-solo = Já proti botům
setup-preset-friends = Přátelé přes odkaz
setup-preset-device = Všichni na tomto zařízení
setup-preset-watch = Dívat se na boty
setup-length = Jak dlouho
# $length is how long one game takes.
setup-length-series = { $games } × { $length }
# $number se počítá od 1.
setup-place-of = { $option }, místo { $number }
setup-place-open = neurčeno
setup-order = „{ $option }“ ještě není pořadí: dej každému hráči jiné místo od 1 do { $seats }, nebo nech všechna neurčená.
setup-seed = Semínko losování
    .about = Stejná slova přinesou stejné losování. Kdo je zná, může ho předvídat; prázdné pole znamená náhodu.
setup-position = Začít z pozice
    .about = Řádek textu, jaký vypíše koruna replay --position nebo ho má přehrávání dohrané hry. Určuje počet hráčů i pravidla; co skrývá, to se rozdá. Jen pro vlastní hru: na tomto zařízení nebo proti botům.
setup-position-text = Pozice
setup-position-own = Hra z pozice je jen pro tebe, na tomto zařízení nebo proti botům: kdo pozici sestaví, ví, co je v ní skryté. Nezveřejňuj stůl a nikoho nezvi odkazem.
setup-same-name = Jméno { $name } nemůžou mít dva hráči ani hráč a bot: ostatní by je nerozeznali.
setup-seed-own = Semínko losování lze zvolit jen pro hru bez pozvaných: kdo ho zná, spočítá si, co ostatní skrývají.
setup-again = Jako minule
setup-open = Otevřít stůl
setup-long-name = Jméno může mít nejvýš { $most } znaků.
setup-who = Urči, kdo hraje na místě { $seat }.

## Zasednutí ke stolu

sit-title = Pozvánka ke hře { $game }
sit-you = ty
sit-name = Tvé jméno
sit-down = Sednout si
sit-bad-name = Napiš jméno, nejvýš { $most } znaků.
sit-not-open = Tento stůl není otevřený všem. Řekni si o odkaz těm, kdo u něj sedí.
sit-full = Někdo byl rychlejší: žádné místo už není volné.
sit-go-on = Pokračovat tady
sit-again = Tímto odkazem může { $name } hrát dál i na tomto zařízení. Platí jednou.
sit-dealt = Losování v této hře bylo dané ještě před tvým příchodem, bez tvé hodnoty: kdo stůl založil, ho může znát, nebo si ho sám zvolil.
sit-seed = Semínko losování zvolil ten, kdo stůl založil: „{ $seed }“.
sit-name-taken = Tak už se u stolu někdo jmenuje, nebo se tak jmenuje bot. Zvol si jiné jméno.
sit-used-link = Tento odkaz už žádné místo neotevírá: někdo ho použil, byl zrušen, nebo je neúplný. Pokud už přes něj hraješ na jiném zařízení, vytvoř si tam pod „Místa a odkazy“ odkaz i pro toto. Jinak popros o nový toho, kdo tě pozval.
sit-not-host = Zvát lidi a uvolňovat místa může jen ten, kdo stůl založil.

## Pozvánky

invite-title = { $game }: pozvánky
invite-title-company = { $game }: místa a odkazy
invite-heading = Pošli každému odkaz na jedno místo
invite-lead = Kdo odkaz otevře první, ten si tam sedne. Každý odkaz je pro jednoho; ostatní si nech pro sebe.
invite-listed = Stůl je mezi otevřenými: na volné místo si může sednout i někdo cizí.
invite-all-here = Všichni už sedí.
invite-link-of = Odkaz na místo { $number }
invite-copy = Kopírovat
invite-copied = Zkopírováno
invite-share = Sdílet
invite-qr = QR kód pro telefon
invite-qr-of = QR kód: { $link }
invite-reach-network = Stránku máš otevřenou na { $address } a tu adresu zná jen toto zařízení. Odkazy tu proto začínají adresou v síti, { $base }: otevře je každý, kdo je ve stejné síti.
invite-reach-alone = Tyto odkazy otevře jen toto zařízení: stránku máš na { $address } a server nikoho jiného neslyší. Chceš-li pozvat přátele ze sítě, ukonči ho a spusť takto, s dalšími volbami, pokud nějaké měl; stůl se neztratí:
invite-reach-offline = Tyto odkazy otevře jen toto zařízení, protože není v žádné síti. Připoj ho a načti stránku znovu.
invite-here = tady
invite-bot = bot
invite-seated = sedí
invite-seats = Místa a odkazy
invite-heading-company = Kdo tu sedí
invite-ask-host = Některá místa jsou volná. Odkazy na ně může poslat ten, kdo stůl založil.
invite-free = volné místo
invite-new-link = Nový odkaz
invite-withdraw = Zrušit odkaz
invite-device = Pokračovat na jiném zařízení
invite-device-link = Tento odkaz je jen pro tebe: otevři ho na svém druhém zařízení. Platí jednou.
invite-device-of = Odkaz na jiné zařízení: { $name }
invite-leave = Opustit místo
invite-leave-warning = Nebudeš už vidět své karty a plány ani táhnout; místo může převzít někdo jiný nebo bot.
invite-free-seat = Uvolnit místo
invite-free-warning = { $name } už neuvidí karty a plány tohoto místa a nebude za ně táhnout. Pak můžeš pozvat někoho jiného.
invite-watch = Jen pro diváky
invite-to-table = Ke stolu

## Pravidla

rules-title = { $game }: pravidla
rules-contents = Obsah
rules-play = Hrát
rules-search = Hledat v pravidlech
rules-none = O tom v pravidlech nic není.
rules-example = Příklad.
rules-try = Vyzkoušet
rules-in-words = Totéž slovy

## Co si tento server pamatuje

privacy-lead = Tak málo, jak to jen hra dovolí. Žádné účty, žádná hesla, žádné reklamy a žádné počítání návštěv.
privacy-tables = Stoly
    .about = O každém stole: která je to hra a s jakými variantami, kdy vznikl a kdy se naposledy změnil, a každý tah, vrácení i změna u něj, vždy jako jeden řádek. Díky tomu se dá po restartu hrát dál a hru si znovu přehrát.
privacy-names = Jména
    .about = Jméno, které napíšeš, když si sedáš. Patří ke stolu: vidí ho každý, kdo vidí stůl, a je v záznamu hry. Nemusí být pravé.
privacy-keys = Klíče od míst
    .about = Když si poprvé sedneš, dostane tvůj prohlížeč jeden tajný klíč. Otevírá všechna tvá místa. Pozvánka platí jednou. U stolů není uložený ani klíč, ani pozvánka, jen jejich otisky, ze kterých je nikdo nezjistí, a v žádném protokolu nejsou.
privacy-cookies = Cookies
    .about = Jen to, co stránky potřebují, a to ve tvém prohlížeči: klíč od tvých míst, tvé poslední jméno, tvá poslední příprava každé hry a zvolený jazyk a vzhled. Vydrží rok a k nikomu jinému se z nich nic nedostane. Bez cookies si prohlížeč sám pamatuje i tvá nastavení u stolu a to, co bylo u kterého stolu naposledy vidět. Když cookies smažeš, prohlížeč na tvé stoly zapomene.
privacy-logs = Protokoly
    .about = Koruna si nevede seznam, kdo kde byl. Tvoje adresa zůstává minutu v paměti, aby server nikdo nezahltil. Když se něco pokazí, zapíše se technický popis chyby.
privacy-logs-of-requests = Záznamy
    .about = Ke každému požadavku se zapisuje čas, tvoje adresa a stránka, aby ten, kdo se o server stará, mohl hledat chyby a nepouštět sem ty, kdo ruší ostatní. Klíče míst a odkazy na ně se nezapisují nikdy. Když se něco pokazí, zapíše se technický popis chyby.
privacy-others = Cizí servery
    .about = Stránky odjinud nic nenačítají, takže se nikdo další nedozví, že tu jsi.
privacy-how-long = Jak dlouho
    .about = Stoly tu zůstanou, dokud ten, kdo server provozuje, neuklidí staré a dohrané. Chceš-li některý odstranit dřív, napiš tomu, kdo ti dal adresu tohoto serveru.
privacy-how-many-days = Jak dlouho
    .about = Dohraný stůl, u kterého se nic neděje, se smaže za { $finished } dní, nedohraný za { $unfinished }. Chceš-li některý odstranit dřív, napiš tomu, od koho máš adresu tohoto serveru.

## Když se něco nepovede

error-404 = Tady nic není
error-403 = Sem tento prohlížeč nesmí
error-other = Tohle se nepovedlo
error-423 = Tento stůl zamrzl
error-500 = Naše chyba
error-back = Ke hrám
error-ours = Něco se pokazilo na naší straně. Co se odehrálo, je uložené; zkus to za chvíli znovu.
error-cross-site = Přišlo to z jiného webu, a proto se nic nestalo. Otevři stránku tady a zkus to znovu.

## Spuštění serveru

serve-ready = Koruna běží na { $address } (ukončí ji Ctrl-C)
serve-friends = Adresa pro přátele ve stejné síti: { $address }
serve-public = Adresa pro všechny: { $address }
serve-only-here = Přímo se k ní dostane jen tento počítač: ostatní potřebují proxy před ní, nebo --host 0.0.0.0.
serve-no-operator = Stránka správce není: chybí nastavení operator_secret.
serve-port-taken = Port { NUMBER($port, useGrouping: 0) } na { $host } už je obsazený. Zvol jiný pomocí --port, nebo ukonči to, co na něm běží.
serve-no-port = Server nemůže poslouchat na { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }
serve-bad-port = „{ $port }“ není port. Musí to být celé číslo od 0 do 65535.
serve-bad-data = „{ $data }“ není adresa databáze. Napiš sqlite:///SOUBOR nebo postgresql://UŽIVATEL@POČÍTAČ/JMÉNO.
serve-data-in-memory = Stoly nejde mít jen v paměti (:memory:). Uveď soubor: sqlite:///SOUBOR.
serve-no-such-data = Databáze { $file } neexistuje.
serve-no-postgresql = Pro PostgreSQL je potřeba ještě jedna knihovna: pip install koruna[postgresql]
serve-one-process = Na tomto systému může na požadavky odpovídat jen jeden proces, protože port nejde rozdělit mezi víc procesů. Vynech --workers a v nastavení workers.
serve-bad-network = „{ $network }“ není IP adresa ani síť. Napiš ji jako 10.0.0.1 nebo 10.0.0.0/24.
serve-bad-age = „{ $age }“ není stáří. Napiš číslo a h, d nebo w: 90d.
serve-tables =
    { $count ->
        [one] { $count } stůl: rozehrané { $running }, dohrané { $over }.
        [few] { $count } stoly: rozehrané { $running }, dohrané { $over }.
       *[other] { $count } stolů: rozehrané { $running }, dohrané { $over }.
    }
serve-carried =
    { $count ->
        [one] { $count } z nich bude po otevření pokračovat podle novější verze pravidel.
        [few] { $count } z nich budou po otevření pokračovat podle novější verze pravidel.
       *[other] { $count } z nich bude po otevření pokračovat podle novější verze pravidel.
    }
serve-frozen =
    { $count ->
        [one] { $count } stůl je zamrzlý:
        [few] { $count } stoly jsou zamrzlé:
       *[other] { $count } stolů je zamrzlých:
    }
serve-pruned =
    { $count ->
        [one] Uklizen { $count } dohraný stůl.
        [few] Uklizeny { $count } dohrané stoly.
       *[other] Uklizeno { $count } dohraných stolů.
    }
