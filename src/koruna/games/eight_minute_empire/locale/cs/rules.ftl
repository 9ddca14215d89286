### Pravidla: každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

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
