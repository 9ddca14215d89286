### Slova hry Osmiminutové impérium.
### Stejné názvy, atributy a proměnné jsou v cs, sk a en.

name = Osmiminutové impérium
tagline = Karta, mince, kontinent.
about = Ber karty se zbožím a akcemi a ovládni víc regionů než ostatní.
# $seats je počet hráčů.
length =
    { $seats ->
        [2] 15 min
        [3] 20 min
       *[other] 25 min
    }

## Zboží, akce a karty

# $good je ruby, stone, wood, anvil, carrot nebo joker, jak je znají pravidla.
good =
    { $good ->
        [ruby] krystal
        [stone] kámen
        [wood] dřevo
        [anvil] kovadlina
        [carrot] mrkev
       *[joker] žolík
    }
    .title =
        { $good ->
            [ruby] Krystaly
            [stone] Kámen
            [wood] Dřevo
            [anvil] Kovadliny
            [carrot] Mrkve
           *[joker] Žolíci
        }
# $icons říká, kolikrát karta zboží počítá.
good-on-card =
    { $icons ->
        [one] { good }
        [few] { good } ×{ $icons }
       *[other] { good } ×{ $icons }
    }
# $action a $action2 jsou add, move, sail, city nebo destroy.
act =
    { $action ->
        [add] { $count ->
            [one] { $count } nová armáda
            [few] { $count } nové armády
           *[other] { $count } nových armád
        }
        [move] { $count ->
            [one] { $count } přesun po souši
            [few] { $count } přesuny po souši
           *[other] { $count } přesunů po souši
        }
        [sail] { $count ->
            [one] { $count } přesun po souši i po moři
            [few] { $count } přesuny po souši i po moři
           *[other] { $count } přesunů po souši i po moři
        }
        [city] město
       *[destroy] zničení armády
    }
act-second =
    { $action2 ->
        [add] { $count2 ->
            [one] { $count2 } nová armáda
            [few] { $count2 } nové armády
           *[other] { $count2 } nových armád
        }
        [move] { $count2 ->
            [one] { $count2 } přesun po souši
            [few] { $count2 } přesuny po souši
           *[other] { $count2 } přesunů po souši
        }
        [sail] { $count2 ->
            [one] { $count2 } přesun po souši i po moři
            [few] { $count2 } přesuny po souši i po moři
           *[other] { $count2 } přesunů po souši i po moři
        }
        [city] město
       *[destroy] zničení armády
    }
# $joined je and, or, nebo none, když má karta jednu akci.
card =
    { $joined ->
        [and] { good-on-card } – { act } a { act-second }
        [or] { good-on-card } – { act } nebo { act-second }
       *[none] { good-on-card } – { act }
    }
# $id je jméno karty v záznamech.
overview-card = { $id }: { card }
overview-card-five = { $id }: { card } (jen v pěti hráčích)

## Volby

option-board = Strana plánu
    .about = Strana A má 25 regionů na čtyřech kontinentech, strana B 23 regionů na pěti.
option-board-A = strana A
option-board-B = strana B
option-goods_tokens = Žetony zboží
    .about = V pěti regionech leží žeton; kdo region na konci ovládá, přičte si jeho zboží.
option-full_game = Plná hra
    .about = Tři hry po sobě; vítězí nejvyšší součet bodů.
option-bid_tie = Stejné nabídky
    .about = Kdo začíná, když jsou nejvyšší nabídky stejné.
option-bid_tie-youngest = nejmladší
option-bid_tie-random = rozhodne los
option-ages = Věk hráčů
    .about = Hráči od nejmladšího po nejstaršího, pro případ stejných nabídek. Není-li vyplněno, platí za nejmladšího poslední místo u stolu a za nejstaršího první.
option-ages-first = nejmladší
option-starter_choice = Volba začínajícího
    .about = Kdo vyhraje dražbu, určí, který hráč začne.
option-neutral_armies = Neutrální armády
    .about = Pro dva hráče: v cestě stojí deset armád, které nikomu nepatří.
option-stone6_city = Kámen s městem
    .about = Jedna karta kamene nabízí dvě armády, nebo město, jak ji tiskne jedno z vydání; jinak přináší jen dvě armády.

## Pravidla: každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

chapter-goal = O co jde
rule-aim = Rozmisťuješ armády a města po mapě plné regionů a kontinentů a přitom sbíráš zboží. Vítězí, kdo má na konci nejvíc bodů: dávají je regiony, kontinenty a zboží.
rule-length = Každý hráč si vezme stejný počet karet: ve dvou 13, ve třech 10, ve čtyřech 8, v pěti 7. Jakmile je mají všichni, hra končí a sečtou se body.

chapter-setup = Před první kartou
rule-pieces = Každý má 14 armád a 3 města. Tři armády začínají ve startovním regionu, ostatní čekají v zásobě.
rule-coins = Ve dvou má každý 14 mincí, ve třech 11, ve čtyřech 9 a v pěti 8. Další mince získat nejde. Kolik jich kdo má, není tajné.
rule-five-cards = Pět ze 42 karet se používá jen v pěti hráčích. Šest karet leží v řadě lícem nahoru; v jakém pořadí přijdou ostatní, neví nikdo.

chapter-bid = Dražba
rule-bid-now = Před prvním tahem se draží o to, kdo začne: všichni tajně a zároveň nabídnou několik svých mincí, nebo nic. Nabídky se ukážou, až padne poslední.
rule-within-purse = Nabídnout můžeš jen mince, které máš.
rule-bid-stays = Tvoje nabídka už platí a nemění se. Počkej, až svou dají i všichni ostatní.
rule-highest-bid = Nejvyšší nabídka se zaplatí a její hráč začíná. Ostatním jejich mince zůstanou. Od začínajícího hráče jdou tahy dokola kolem stolu.
rule-equal-bids = Jsou-li nejvyšší nabídky stejné, platí a začíná nejmladší z těchto hráčů, i kdyby nikdo nenabídl nic.
rule-bid-once = Draží se jen jednou za hru, a to hned na začátku.

chapter-turn = Tah
rule-take-first = Ve svém tahu si vezmeš jednu kartu z řady. Tah nejde vynechat; vynechat můžeš jen akci karty.
rule-cannot-pay = První karta je zdarma, druhá a třetí stojí 1 minci, čtvrtá a pátá 2 a poslední 3. Vzít si můžeš jen kartu, kterou dokážeš zaplatit, a jedna je vždycky zdarma.
rule-one-card = Za tah si vezmeš jednu kartu. Její akci nejdřív provedeš, nebo se jí vzdáš, a pak je na řadě další hráč.
rule-keep-good = Karta zůstane ležet před tebou. Její zboží se na konci počítá, ať s akcí naložíš jakkoli.
rule-at-once = Akce se provádí hned po vzetí karty a nejde si ji schovat na později. Můžeš ji využít celou, zčásti, nebo vůbec; „hotovo“ ji ukončí.
rule-two-actions = Je-li mezi dvěma akcemi „a“, můžeš provést obě v libovolném pořadí, nebo jen jednu z nich. Je-li mezi nimi „nebo“, provedeš jednu: vybíráš si ji tím, že s ní začneš.
rule-refill = Po akci se karty v řadě posunou doleva a na její pravý konec přijde nová karta, která stojí 3 mince.

chapter-actions = Akce
rule-not-on-card = Dělat můžeš jen to, co dovoluje právě vzatá karta, a jen tolikrát, kolikrát je na ní.
rule-no-home = Nové armády přicházejí do startovního regionu, nebo do regionu, kde máš vlastní město. Cizí města nepomohou. Armády z jedné karty můžeš rozdělit do několika takových regionů.
rule-no-supply = V zásobě ti nezbývá žádná armáda. Víc než 14 jich nemáš a vrátí se ti jen ta, která byla zničena.
rule-no-army-there = Přesouvat můžeš jen vlastní armády, a to z regionu, kde nějakou máš.
rule-not-adjacent = Přesun vezme jednu armádu do sousedního regionu: do toho, který má s jejím regionem společnou hranici, nebo k němuž z něj vede tečkovaná čára. Na delší cestu je potřeba přesunů víc. Všechny může využít jedna armáda, nebo si je rozdělí několik armád.
rule-over-land-only = Po tečkovaných čarách armády chodí jen s akcí po souši i po moři. Tečkovaná čára je moře, i když spojuje dva regiony téhož kontinentu.
rule-sea = S akcí po souši i po moři může každý přesun vést přes hranici, nebo po tečkované čáře; vždy je to jeden přesun.
rule-free-passage = Armády spolu nebojují. V regionu jich může stát libovolně mnoho, ať patří komukoli, a stejně tak jím mohou procházet.
rule-city-needs-army = Město stavíš tam, kde máš armádu; samotné město nestačí. Měst může být v regionu libovolně mnoho, i několik tvých.
rule-three-cities = Každý má tři města; kdo je postavil všechna, další už nestaví. Města se nepřesouvají a zničit nejdou.
rule-nothing-to-destroy = Zničit můžeš armádu kteréhokoli hráče, i svou, ať stojí kdekoli. V tom regionu ale taková armáda musí být.
rule-destroyed = Zničená armáda se vrací do zásoby svého hráče a ten ji může umístit znovu.
rule-no-effect = Když z akce nejde provést nic, tah skončí sám. Skončí i tehdy, když je akce vyčerpaná.
rule-no-such-region = Na této straně plánu region s tímto číslem není. Strana A má 25 regionů, strana B 23.
rule-no-such-player = Hráč s tímto číslem u stolu není. Hráči se číslují od 1 podle toho, jak sedí.

chapter-scoring = Bodování
rule-regions = Za region má 1 bod ten, kdo v něm má nejvíc armád a měst dohromady. Při shodě ho neovládá nikdo. Startovní region se počítá jako každý jiný.
rule-continents = Za kontinent má 1 bod ten, kdo na něm ovládá nejvíc regionů. Při shodě nikdo.
rule-goods = Body za zboží závisí na tom, kolik ho od každého druhu máš. Krystaly: za 1, 2, 3, 4 jsou 1, 2, 3, 5 bodů. Stejné body jsou u kamene za 2, 3, 4, 5, u dřeva za 2, 4, 5, 6, u kovadlin za 2, 4, 6, 7 a u mrkví za 3, 5, 7, 8. Karta se dvěma obrázky zboží platí za dvě. Víc, než je poslední číslo, už další body nepřinese.
rule-jokers = Žolík přidá 1 ke zboží, které už máš. Žolíci se přiřadí tak, aby ti přinesli co nejvíc bodů. Bez jiného zboží nemají žádnou cenu.
rule-ties = Při stejném počtu bodů rozhoduje víc zbylých mincí, pak víc armád na mapě, pak víc regionů. Je-li stejné i to, hráči se o místo dělí.
rule-live-score = Během hry vidíš body tak, jak by se sečetly právě teď.

chapter-variants = Varianty
rule-sides = Plán má dvě strany: A se čtyřmi kontinenty a B s pěti.
rule-goods-tokens = Žetony zboží: deset žetonů, po dvou od každého druhu, se zamíchá a pět z nich se položí viditelně do regionů s trojúhelníkem. Kdo takový region na konci ovládá, přičte si žeton ke zboží, jako by to byla karta. Žolík se k němu přidat smí. Při shodě v regionu žeton nezíská nikdo.
rule-full-game = Plná hra: hrají se tři hry po sobě, každá s vlastní dražbou a novými mincemi, a vítězí nejvyšší součet bodů. Při stejném součtu se hráči o místo dělí; mince, armády ani regiony už nerozhodují.
rule-lot = Stejné nabídky losem: který z hráčů s nejvyšší nabídkou zaplatí a začne, rozhodne los.
rule-start-now = Volba začínajícího: kdo vyhraje dražbu, zaplatí a určí, který hráč začne, třeba i někoho jiného.
rule-neutral-now = Neutrální armády: před dražbou oba hráči střídavě umístí do libovolných regionů deset armád, které nikomu nepatří, vždy po jedné; začíná mladší. Při určování převahy se počítají. Region nebo kontinent, kde mají převahu ony, nepatří nikomu. Zničit je lze a tím vypadnou ze hry.
rule-neutral-for-two = Neutrální armády jsou jen pro dva hráče.
rule-stone6 = Kámen s městem: vydání hry se liší v jediné kartě. Obvykle přináší dvě nové armády, s touto volbou dvě nové armády, nebo město.

chapter-moves = Zápis tahů
rule-write-bid = „bid 3“ nabídne tři mince, „take 2“ vezme druhou kartu z řady.
rule-write-act = „add 7“ umístí novou armádu do regionu 7, „move 3-4“ přesune armádu z regionu 3 do regionu 4, „city 5“ postaví město v regionu 5, „destroy 4 2“ zničí v regionu 4 armádu hráče 2 a „done“ akci ukončí.
rule-write-rare = „start 2“ nechá začít hráče 2, „neutral 8“ umístí neutrální armádu do regionu 8 a „destroy 8 neutral“ ji tam zničí.

not-a-move = „{ $text }“ není tah. Napiš „bid 3“, „take 2“ (druhá karta), „add 7“ (nová armáda), „move 3-4“ (z regionu 3 do 4), „city 5“, „destroy 4 2“ (armáda hráče 2 v regionu 4) nebo „done“.

## Co se děje: $player je jméno

event-dealt = Nová karta v řadě: { card }.
event-token-laid = Žeton v regionu { $region }: { good }.
event-neutral-placed = { $player } umisťuje neutrální armádu do regionu { $region }.
event-sealed = { $player } má nabídku připravenou.
event-offered =
    { $bid ->
        [0] { $player } nenabízí nic.
        [one] { $player } nabízí { $bid } minci.
        [few] { $player } nabízí { $bid } mince.
       *[other] { $player } nabízí { $bid } mincí.
    }
event-tied-youngest = Nejvyšší nabídky jsou stejné: vítězí nejmladší z těchto hráčů.
event-tied-lot = Nejvyšší nabídky jsou stejné: rozhodne los.
event-won-bid =
    { $price ->
        [0] { $player } vyhrává dražbu a neplatí nic.
        [one] { $player } vyhrává dražbu a platí { $price } minci.
        [few] { $player } vyhrává dražbu a platí { $price } mince.
       *[other] { $player } vyhrává dražbu a platí { $price } mincí.
    }
event-starts = { $player } začíná.
event-took =
    { $price ->
        [0] { $player } bere kartu zdarma: { card }.
        [one] { $player } bere kartu za { $price } minci: { card }.
        [few] { $player } bere kartu za { $price } mince: { card }.
       *[other] { $player } bere kartu za { $price } mincí: { card }.
    }
event-added = { $player } přidává armádu do regionu { $region }.
event-moved = { $player } přesouvá armádu z regionu { $from } do regionu { $to }.
event-sailed = { $player } posílá armádu přes moře z regionu { $from } do regionu { $to }.
event-built = { $player } staví město v regionu { $region }.
event-destroyed = { $player } ničí armádu v regionu { $region }.
event-lost = { $player } ztrácí armádu v regionu { $region }.
event-destroyed-own = { $player } odstraňuje vlastní armádu z regionu { $region }.
event-destroyed-neutral = { $player } ničí neutrální armádu v regionu { $region }.
event-ended = { $player } ukončuje akci.
event-no-use = { $player } nemůže z této akce nic využít.

## Co je teď na řadě

prompt-bid =
    { $coins ->
        [one] Tajně nabídni mince za to, že začneš; máš { $coins } minci.
        [few] Tajně nabídni mince za to, že začneš; máš { $coins } mince.
       *[other] Tajně nabídni mince za to, že začneš; máš { $coins } mincí.
    }
    .why = Nejvyšší nabídka se zaplatí a získá začátek; ostatním mince zůstanou.
prompt-neutral =
    { $armies ->
        [one] Umísti poslední neutrální armádu do kteréhokoli regionu.
        [few] Umísti neutrální armádu do kteréhokoli regionu; zbývají { $armies }.
       *[other] Umísti neutrální armádu do kteréhokoli regionu; zbývá jich { $armies }.
    }
    .why = Neutrální armády nejsou ničí, o region se ale přetahují s ostatními.
prompt-start = Urči, který hráč začne.
    .why = Kdo začíná, vybírá z čerstvé řady první.
prompt-take =
    { $coins ->
        [0] Vezmi si první kartu, nezbývá ti žádná mince.
        [one] Vezmi si kartu; máš { $coins } minci.
        [few] Vezmi si kartu; máš { $coins } mince.
       *[other] Vezmi si kartu; máš { $coins } mincí.
    }
    .why = Zboží na kartě se počítá na konci, akci provedeš hned. Čím dál karta leží, tím je dražší.
prompt-act = Proveď akci karty: { act }.
    .why = Smíš udělat i méně; „Hotovo“ akci ukončí.
prompt-act-or = Proveď jedno ze dvou: { act }, nebo { act-second }.
    .why = Kterou akci provedeš, rozhodne tvůj první krok; „Hotovo“ akci ukončí.
prompt-act-and = Proveď obojí v libovolném pořadí: { act } a { act-second }.
    .why = Smíš udělat i méně; „Hotovo“ akci ukončí.
prompt-over = Hra skončila.

## Tahy na výběr

move-bid =
    { $coins ->
        [0] nenabídnout nic
        [one] nabídnout { $coins } minci
        [few] nabídnout { $coins } mince
       *[other] nabídnout { $coins } mincí
    }
move-start = začne { $player }
move-neutral = neutrální armáda do regionu { $region }
move-take =
    { $price ->
        [0] vzít { $place }. kartu zdarma ({ card })
        [one] vzít { $place }. kartu za { $price } minci ({ card })
        [few] vzít { $place }. kartu za { $price } mince ({ card })
       *[other] vzít { $place }. kartu za { $price } mincí ({ card })
    }
move-add = nová armáda do regionu { $region }
    .button = Nová armáda
move-move = armáda z regionu { $from } do regionu { $to }
    .button = Přesunout armádu
move-sail = armáda přes moře z regionu { $from } do regionu { $to }
    .button = Přeplout moře
move-city = město v regionu { $region }
    .button = Postavit město
move-destroy = zničit cizí armádu v regionu { $region } ({ $player })
    .button = Zničit armádu
move-destroy-own = zničit vlastní armádu v regionu { $region }
    .button = Zničit armádu
move-destroy-neutral = zničit neutrální armádu v regionu { $region }
    .button = Zničit armádu
move-done = hotovo
    .button = Hotovo

## Výsledek

score-regions =
    { $count ->
        [one] { $count } region: { points }
        [few] { $count } regiony: { points }
       *[other] { $count } regionů: { points }
    }
    .what = regiony
score-continents =
    { $count ->
        [one] { $count } kontinent: { points }
        [few] { $count } kontinenty: { points }
       *[other] { $count } kontinentů: { points }
    }
    .what = kontinenty
# $good je ruby, stone, wood, anvil nebo carrot.
score-good = { good.title } ({ $count }): { points }
    .what =
        { $good ->
            [ruby] krystaly
            [stone] kámen
            [wood] dřevo
            [anvil] kovadliny
           *[carrot] mrkve
        }
score-total = Celkem: { points }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
# $cards je, kolik karet si ve hře každý vezme.
ended =
    { $cards ->
        [one] Každý má { $cards } kartu: hra končí.
        [few] Každý má { $cards } karty: hra končí.
       *[other] Každý má { $cards } karet: hra končí.
    }
tie-coins = Stejně bodů: rozhodují zbylé mince.
tie-armies = Stejně bodů i mincí: rozhodují armády na mapě.
tie-regions = Stejně bodů, mincí i armád: rozhodují regiony.
tie-shared = Shoda v bodech, mincích, armádách i regionech: o místo se hráči dělí.

## Textová deska

board-before = Před první kartou
board-round = { $round }. karta z { $rounds }
board-final = Konečný výsledek
# $number se počítá od 1.
board-player = Hráč { $number }
board-turn = Na řadě: { $player }
board-bidding = Nabídku ještě chystají: { $players }
board-row = Řada
board-price =
    { $price ->
        [0] zdarma
        [one] { $price } mince
        [few] { $price } mince
       *[other] { $price } mincí
    }
board-pile =
    { $cards ->
        [one] v balíčku { $cards } karta
        [few] v balíčku { $cards } karty
       *[other] v balíčku { $cards } karet
    }
board-left = Zbývá: { act }
board-left-or = Zbývá: { act } nebo { act-second }
board-left-and = Zbývá: { act } a { act-second }
board-neutral = neutrální
board-rank = { $rank }. místo
board-parts = regiony { $regions }, kontinenty { $continents }, zboží { $goods }
board-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
board-supply =
    { $armies ->
        [one] v zásobě { $armies } armáda
        [few] v zásobě { $armies } armády
       *[other] v zásobě { $armies } armád
    }
board-cities =
    { $cities ->
        [one] { $cities } město k postavení
        [few] { $cities } města k postavení
       *[other] { $cities } měst k postavení
    }
board-bid = nabídka { $bid }
board-bid-ready = nabídka podána
# $count říká, kolik je zboží, $points co přináší.
board-good = { good } { $count } ({ $points })
board-legend = Regiony podle čísel. ★ start, △ místo pro žeton, ▲ město; „1×3“ jsou tři armády hráče 1, = kdo region ovládá. Šipka: sousedé po souši, ~ přes moře.

## On the page

map-map = Mapa, strana { $side }

map-region = Region { $region }
# What a player has in a region.
map-standing =
    { $player }: { $armies ->
        [one] { $armies } armáda
        [few] { $armies } armády
       *[other] { $armies } armád
    }{ $cities ->
        [0] { "" }
        [one] , { $cities } město
        [few] , { $cities } města
       *[other] , { $cities } měst
    }
map-standing-neutral =
    { $armies ->
        [one] { $armies } neutrální armáda
        [few] { $armies } neutrální armády
       *[other] { $armies } neutrálních armád
    }
# An army that can be destroyed; $player is a name, or board-neutral.
map-army =
    { $armies ->
        [one] Armáda: { $player }, region { $region }
        [few] Armáda, celkem { $armies }: { $player }, region { $region }
       *[other] Armáda, celkem { $armies }: { $player }, region { $region }
    }

# An action on a card, in little room, and in even less. $action is add, move, sail, city or destroy.
map-act =
    { $action ->
        [add] { $count ->
            [one] +{ $count } armáda
            [few] +{ $count } armády
           *[other] +{ $count } armád
        }
        [move] { $count ->
            [one] { $count } přesun
            [few] { $count } přesuny
           *[other] { $count } přesunů
        }
        [sail] { $count }× souš/moře
        [city] Město
        [destroy] Zničit
       *[other] { $action }
    }
    .tiny =
        { $action ->
            [add] +{ $count }
           *[other] { $count }
        }
# $joined is or, or anything else.
map-joined =
    { $joined ->
        [or] nebo
       *[other] a
    }
# A card with the price of its place in the row.
map-card = { card }; { board-price }
map-row = Řada karet, nejlevnější první
map-left = Zbývá:
map-done = Hotovo
map-neutral-left =
    { $armies ->
        [one] zbývá umístit { $armies } neutrální armádu
        [few] zbývá umístit { $armies } neutrální armády
       *[other] zbývá umístit { $armies } neutrálních armád
    }

map-bidding = Tvoje nabídka
map-bid =
    { $coins ->
        [one] Nabídnout { $coins } minci
        [few] Nabídnout { $coins } mince
       *[other] Nabídnout { $coins } mincí
    }
map-own-bid =
    { $coins ->
        [one] Tvoje nabídka: { $coins } mince
        [few] Tvoje nabídka: { $coins } mince
       *[other] Tvoje nabídka: { $coins } mincí
    }
map-has-bid = nabídka podána
map-bids = rozmýšlí se
map-bids-were = Nabídka

map-holdings = Říše
    .about = Mince, armády a města v zásobě, ovládané regiony podle kontinentů, body. Každý region je za 1 bod a kdo vede na kontinentu, má 1 bod navíc.
map-coins = Mince
map-supply = Armády v zásobě
map-cities-left = Města v zásobě
map-points-goods = Body za zboží
map-points-all = Bodů teď
map-points-end = Celkem bodů
map-goods = Zboží
    .about = Kolik má kdo kterého zboží a kolik kusů je za 1, 2, 3 a 5 bodů. Žolíci se počítají tam, kde přinesou nejvíc.

## Co počítají statistiky

measure-regions = Regiony na hráče
measure-continents = Kontinenty na hráče
measure-armies = Armády na mapě na hráče
measure-cities = Města na hráče
measure-coins = Zbylé mince na hráče
measure-bid = Nejvyšší nabídka
measure-destroyed = Zničené armády
