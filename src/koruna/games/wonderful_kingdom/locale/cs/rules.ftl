### Pravidla: každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

chapter-goal = O co jde
rule-aim = Rozvíjíš vévodství a tvůj rival také. Hra má čtyři kola. V každém si nejdřív volbou rozdělíte karty, pak naplánujete, které postavíte a které směníte, a nakonec vaše vévodství vyprodukují kostky, kterými karty dokončíte. Po čtvrtém kole vítězí, kdo má nejvíc bodů. Hrát se dá i o samotě.
rule-modules = K základním pravidlům patří v každé hře právě jeden modul: hrozby, rádci, nebo poslání. Hra úplně bez modulu slouží k naučení. Víc modulů najednou spojují jen scénáře.
rule-resources = Prostředky jsou čtyři: materiál, populace, zlato a průzkum. Kostky se jen umisťují, schovat si je nejde. Vedle nich jsou krystallium, které zastoupí kterýkoli prostředek, a vojáci.
rule-families = Karty rozvoje jsou čtyř rodin: budovy se staví hlavně z materiálu, družiny z populace, veledíla ze zlata a objevy z průzkumu. Na rodiny se odvolávají některé symboly produkce i body.

chapter-setup = Před prvním kolem
rule-deck = Balíček má 80 karet: 70 karet rozvoje a 10 pokladů. Každý hráč má kartu vévodství, oba stejnou stranou nahoru. Ta dává první symboly produkce a krystallium do začátku, na straně A i body za karty jedné rodiny.
rule-first-player-for-two = Kdo začíná první kolo, určí los, nebo je to podle domluvy první hráč. Další kola začínají hráči střídavě. O samotě se o tom nerozhoduje.

chapter-choice = Volba
rule-deal = Na začátku kola dostane každý do ruky 7 karet z balíčku a 1 pohromu, s modulem hrozeb místo ní svou hrozbu. Do každé ze dvou oblastí přijde lícem nahoru jedna karta z balíčku.
rule-offer-now = Nabídkou se vykládají dvě karty z ruky do oblastí. Začínající hráč nabídne a druhý vybírá, potom nabídne druhý a vybírá začínající, a tak dál, dokud každý čtyřikrát nenabídne a čtyřikrát nevybere.
rule-offer-first = Nabídka jsou dvě karty z ruky, obě do jedné oblasti, nebo každá do jiné. Mezi nimi se nic jiného nedělá.
rule-not-in-hand = Nabídnout můžeš jen kartu, kterou máš v ruce.
rule-no-traps = Lícem dolů položíš kartu jen s pastí. V každém kole máš dvě pasti a smíš je použít i obě v jedné nabídce; nepoužité propadnou a v dalším kole máš znovu dvě.
rule-hidden = Na kartu položenou lícem dolů se už nikdo nesmí podívat, ani ten, kdo ji tam dal. Kdo ji vybere, otočí ji až při plánování. Zůstane-li v oblasti, odejde ze hry neviděná.
rule-pick-now = Kdo vybírá, bere všechny karty jedné oblasti. Smí být i prázdná.
rule-piles = Karty, které si nikdo nevybral, v oblasti zůstávají a hromadí se. Co leží lícem nahoru, vidí mezi vybranými kartami oba. Co v oblastech zbude po posledním výběru, se odhodí.

chapter-planning = Plánování
rule-plan-now = Při plánování rozhodneš o každé vybrané kartě: buď z ní založíš staveniště, nebo ji směníš za kostku na ní uvedenou. Plánují oba zároveň; co udělal soupeř, se ukáže, až skončíte oba.
rule-not-picked = Rozhodovat můžeš jen o kartě, kterou máš mezi vybranými.
rule-treasure-exchanged = Poklad se nestaví, jen směňuje: dá dvě kostky a každou umístíš zvlášť.
rule-cubes-first = Nejdřív umísti kostky, které držíš: na staveniště, nebo do laboratoře. Potom pokračuj další kartou.
rule-picks-left = Plánování neuzavřeš, dokud ti zbývá vybraná karta: založ z ní staveniště, nebo ji směň.
rule-calamity = Pohroma, kterou si vybereš, jde na začátku plánování rovnou do vévodství a na konci hry stojí 4 body. Směnit ani postavit ji nejde.
rule-done-stays = Tuto část už máš uzavřenou. Počkej na soupeře.

chapter-production = Produkce
rule-produce-now = Produkce má čtyři kroky v pořadí materiál, populace, zlato, průzkum. V každém si oba zároveň vezmou kostky toho prostředku a umístí je na staveniště nebo do laboratoře.
rule-volume = Kostek je tolik, kolik máš symbolů prostředku na kartě vévodství a na dokončených kartách. Počet se určí na začátku kroku: karta dokončená během něj přidá teprve příště.
rule-per-family = Symbol spojený s rodinou dá jednu kostku za každou dokončenou kartu té rodiny, i za sebe, pokud do ní patří.
rule-dominance = Kdo v kroku produkuje víc, má převahu. Je-li jeho cvičiště prázdné, postaví na ně vojáka; stojí-li tam už jeden, přejde do vévodství. Každá druhá převaha tak přinese vojáka, klidně i o několik kol později. Při shodě nedostane nikdo nic.
rule-cubes-left = Krok neuzavřeš, dokud držíš kostky. Co nedáš na staveniště, přijde do laboratoře.

chapter-building = Staveniště, laboratoř a dokončené karty
rule-no-such-site = Stavět můžeš jen na staveništi, které máš. Stavíš-li tutéž kartu vícekrát, píše se druhé staveniště s „-2“ na konci.
rule-no-space = Na staveništi jsou místa jen pro to, co karta stojí. Umístíš tam jen to, pro co je některé volné.
rule-no-cube = Umístit můžeš jen kostku, kterou právě držíš.
rule-fill-several = Naplnit staveniště naráz jde, držíš-li jediný druh kostek a staveniště pro něj má víc než jedno volné místo. Jinak umisťuj kostky po jedné.
rule-lab-all = Poslat do laboratoře všechny kostky naráz má smysl, držíš-li jich víc. Jednu pošli samotnou.
rule-laboratory = Jakmile je v laboratoři pět kostek, ať jsou jakékoli, hned se promění v jedno krystallium. Zpátky na staveniště se kostky z laboratoře nedostanou.
rule-no-krystallium = Krystallium, které máš, si necháš, jak dlouho chceš. Kdykoli vyplní na staveništi místo kteréhokoli prostředku nebo místo pro krystallium, jen vojáka nenahradí a do laboratoře nepatří.
rule-no-soldier = Místo pro vojáka vyplníš kdykoli, když máš vojáka ve vévodství. Ten na cvičišti se ještě nepočítá.
rule-completing = Jakmile je na staveništi vyplněné poslední místo, karta je hned dokončená: kostky se vrátí do zásoby, karta přejde do vévodství a ty jednou dostaneš její odměnu, kterou smíš hned použít jinde. Karta dokončená při plánování produkuje ještě v tomto kole. Rozestavěné karty zůstávají do dalších kol.
rule-any-time = Kdykoli o něčem rozhoduješ, v kterékoli fázi, smíš také položit krystallium nebo vojáka, odhodit staveniště a splnit krok poslání. Jen když právě působí hrozby a mezi dvěma kartami jedné nabídky to nejde.
rule-discarding = Staveniště smíš odhodit: jeho směnná kostka přijde do laboratoře a všechno, co na něm leželo, propadne.

chapter-threats = Modul hrozeb
rule-threat-decks = Balíčky hrozeb se vybírají jen s modulem hrozeb a mimo scénáře.
rule-threats-differ = Každý hráč má jiný balíček hrozeb. Pro začátek se hodí ledoví obři proti obřím krysám.
rule-rival-threat-for-two = Druhý balíček hrozeb patří druhému hráči. O samotě je ve hře jen jeden.
rule-threats-come = Pohromy se s tímto modulem nepoužívají, osmou kartou v ruce je hrozba. Trápí toho, kdo si ji vybere, ať je čí chce; směnit ani postavit ji nejde. Hned po odkrytí karet, ještě před plánováním, hrozby zapůsobí v pořadí krysy, stíny, zloději, obři a zůstanou ve stavebním prostoru, dokud je neporazíš. Každá neporažená stojí na konci body.
rule-rats = Obří krysa přivede 1 kartu havěti za každou krysu, kterou po jejím příchodu máš: první jednu, druhá dvě. Karet havěti je deset, a když dojdou, další nepřibude.
rule-rats-breed = Podle volby se krysy množí i v kole bez nové krysy: jednou přibude 1 karta havěti za každou. Volba má smysl jen tam, kde jsou krysy ve hře.
rule-lose-now = Udeřil stín: vyber, o kterou vybranou kartu přijdeš.
rule-lose-card = Za každý stín, i ten z dřívějška, přijdeš o jednu kartu rozvoje nebo poklad mezi vybranými; jiné karty stín nechá. Kostky ze směny dostane do laboratoře soupeř, o samotě nikdo.
rule-cover-now = Zloděj krade: vyber symbol produkce, který zakryje.
rule-cover-symbol = Každý nově vybraný zloděj zakryje jeden nezakrytý symbol na kartě vévodství nebo na dokončené kartě. Zakrytý symbol neprodukuje a nepočítá se do převahy, ani když patří k rodině. Žetony krádeže jsou čtyři.
rule-tuck-now = Přichází ledový obr: vyber, co zmrazí.
rule-tuck-where = Obr se usadí pod staveništěm, kde žádný není, nebo pod vybranou kartou rozvoje, ze které se tím hned stane staveniště. Nemá-li kam, čeká ve stavebním prostoru do příštího kola.
rule-frozen-stays = Zmrazené staveniště smíš vyplňovat dál, ale dokončit ani odhodit ho nejde, dokud obra neporazíš.
rule-combat-now = Po produkci následuje souboj: poraz tolik hrozeb, kolik chceš a zaplatíš, v jakémkoli pořadí. Jindy se porazit nedají.
rule-no-such-threat = Porazit můžeš jen hrozbu, která je v tvém stavebním prostoru.
rule-beat-price = Hrozbu porazíš, zaplatíš-li naráz všechny vojáky uvedené na její kartě. Poražená odejde ze hry.
rule-beat-thief = S poraženým zlodějem se ti vrátí jeden zakrytý symbol podle tvého výběru: řekni, který.
rule-beat-giant = Obra pod staveništěm porazíš, až budou všechna místa na něm vyplněná. Karta je pak hned dokončená a produkuje od dalšího kola. Na obra, který ještě žádné staveniště nemá, stačí vojáci.

chapter-advisors = Modul rádců
rule-advisors = Rádci jsou v balíčku místo pokladů a každý začíná se 2 vojáky. Vybraný rádce jde hned k tobě (zakrytý po odkrytí) a přivede 1 vojáka. Nestaví se, nesměňuje a není dokončenou kartou.
rule-keep-now = Na začátku dostane každý dva rádce: vyber, kterého si necháš. Ten vojáka nepřivede.
rule-keep-one = Necháš si jednoho z rádců v ruce. Druhý zmizí neviděný v krabici, o samotě se zamíchá do balíčku.
rule-no-such-advisor = Pomůže ti jen rádce, který je u tebe.
rule-advisor-phase = Každý rádce pomáhá v jediné fázi: ve volbě, když jsi na tahu, při plánování, v produkci, nebo na konci hry.
rule-advisor-once = Každého rádce využiješ nejvýš jednou za kolo.
rule-advisor-price = Rádce chce za pomoc vojáky z vévodství, všechny naráz; ten na cvičišti se nepočítá.
rule-advisor-useless = Rádce, který by teď nic nezměnil, pomoci nemůže. Kdo přidává kostky, dělá to jen v kroku svého prostředku; přidané kostky se do převahy nepočítají.
rule-flip-now = Prorok právě odkrývá karty v oblastech: vyber je, nebo skonči.
rule-flip-hidden = Prorok odkryje kartu, která v oblasti leží lícem dolů. Zůstane tam, otevřená pro oba.
rule-flip-one = Když už je prorok zaplacený, aspoň jednu kartu odkryje.
rule-shift-now = Agentka právě přesouvá kartu z jedné oblasti do druhé: vyber ji.
rule-shift-card = Přesunout jde jakákoli karta, která v některé oblasti leží. Zakrytá zůstane zakrytá.
rule-choose-now = Díváš se na karty z balíčku: jednu z nich si vyber.
rule-choose-one = Vybrat si můžeš jen jednu z karet, na které se díváš. Ostatní se odhodí.
rule-declare-now = Než se produkce porovná, smí promluvit herold: využij ho, nebo to nech být.
rule-declare-herald = Před porovnáním pomůže jen herold: tvoje produkce se pro převahu počítá vyšší, kostek ale nepřibude.

chapter-quests = Modul poslání
rule-quest-board = Deska poslání se vybírá jen s modulem poslání a mimo scénáře.
rule-quests = Poslání má čtyři kroky. Plníš je kdykoli a v libovolném pořadí, každý jednou: zaplatíš celou cenu naráz a hned dostaneš odměnu. Týž krok smějí splnit oba. Pohromy odstraňuješ jen ze svého vévodství.
rule-last-step = Vyhrát může jen ten, kdo splnil poslední krok. Splní-li ho jediný, vyhrává bez ohledu na body; splní-li ho oba, rozhodují body; nesplní-li ho nikdo, prohrávají oba. Odměnu za něj ve dvou dostane jen první, a splní-li ho oba v téže fázi nebo kroku, ten, kdo kolo začínal.
rule-no-such-quest = Plnit jde jen poslání, které je ve hře.
rule-step-done = Každý krok plní hráč jen jednou.
rule-step-price = Krok platíš naráz: kostkami, které držíš, kostkami v laboratoři podle barvy, krystalliem místo čehokoli a vojáky z vévodství. Kostky na staveništích ani bezbarvé kostky neplatí.
rule-transmute-quests = O samočinné proměně laboratoře se rozhoduje jen tam, kde je ve hře poslání.
rule-change-by-itself = V této hře se laboratoř proměňuje sama, jakmile v ní je pět kostek.
rule-change-five = S posláním drží laboratoř barvy, nemá omezení a sama se nemění: pět kostek za krystallium vyměníš, kdy chceš, jen jich tam musí být aspoň pět.
rule-change-what-you-have = Za krystallium dáš přesně pět kostek, které v laboratoři opravdu máš.
rule-quest-spies = Některé kroky dají zvěda. Jednou za kolo ve volbě odkryje kartu ležící v oblasti lícem dolů, otevřenou pak pro oba; po kole je zase připravený. Zvědi jsou nejvýš dva.

chapter-alone = O samotě
rule-alone = Místo soupeře hraješ proti balíčku nebezpečí: 8 neznámých karet z balíčku a 4 pohromy nebo hrozby. V kole leží v každé oblasti dvě otevřené karty a ty čtyřikrát vezmeš celou oblast. Pokaždé kromě čtvrtého přijde do druhé oblasti zakrytá karta nebezpečí a do prázdné dvě nové z balíčku. Vrchní kartu balíčku vždy vidíš. Co po čtvrtém výběru zbude, se odhodí.
rule-no-spy = O samotě nejsou pasti, ale dva zvědi, na začátku jeden připravený. Zvěd odkryje ve volbě jednu zakrytou kartu, třeba i uprostřed pátrání; po volbě se jeden použitý obnoví, a pokud už ti dalo zvěda poslání, obnoví se oba. Poslat jde jen připraveného zvěda.
rule-spy-hidden = Zvěd odkryje jen kartu, která v oblasti leží lícem dolů.
rule-spy-first-hidden = Zakryté karty nebezpečí v jedné oblasti se od sebe nepoznají, zvěd proto odkryje vždy první z nich.
rule-search-alone = Pátrá se jen o samotě.
rule-search-once = Pátrání: zvol oblast, odstraň z ní dvě otevřené karty, podívej se na tři vrchní karty balíčku, jednu z nich do oblasti přidej a celou ji vezmi. Smíš to jednou za kolo, podle domluvy i při každém výběru.
rule-search-two-open = K pátrání musí v oblasti ležet aspoň dvě otevřené karty z balíčku. Pohromy a hrozby se nepočítají.
rule-search-reserve = Po pátrání musí v balíčku zbýt dost karet na všechna další doplnění. Když jich tolik není, pátrat nejde.
rule-remove-now = Pátráš: nejdřív odstraň z oblasti dvě otevřené karty.
rule-remove-open = Odstranit jde jen kartu rozvoje, poklad nebo rádce, a to jen když v té oblasti leží lícem nahoru.
rule-dominance-alone = Převahu má o samotě ten, kdo v kroku produkuje aspoň 5; kostky přidané rádcem se nepočítají.
rule-medals = Na konci se body srovnají s medailemi, obvykle 70 za bronz, 95 za stříbro a 115 za zlato. Na straně A se předtím odečte 15. Bez medaile ještě není prohráno, ale nesplněný poslední krok poslání znamená prohru.

chapter-scenarios = Šest scénářů
rule-scenario-alone = Scénáře jsou pro jednoho hráče a moduly si přinášejí samy: volbu modulu nech, jak je.
rule-scenarios = Scénář rozloží některé karty předem a na konci chce, aby ve vévodství stály. Počítá se, kolik jich tam je, ne které kusy to byly. Nesplněná podmínka znamená prohru bez medaile; i tady se na straně A odečítá 15 bodů. Poslání se hraje se stranou pro jednoho.
rule-scenario-1 = Záplava krys: v balíčku nebezpečí jsou obří krysy a ty začínáš se čtyřmi staveništi karty Statek. Po každém souboji přibude tolik havěti, kolik statků ještě není dokončeno; poražená havěť se vrací do svého balíčku. Jakmile je prázdný, prohráváš. Na konci musíš mít čtyři dokončené statky. Medaile 70, 90, 110.
rule-protected-site = Čtyři statky, se kterými začíná Záplava krys, nejde odhodit. Pátý, který si vybereš, už ano, a dokončený se mezi čtyři počítá.
rule-scenario-2 = Proroctví: s rádci v balíčku. Začínáš s Osvíceným prorokem, Šedou eminencí a 6 vojáky, ale bez zvědů. Dokončit musíš karty Brána pekelná, Tajný spolek a Královská šatlava. Medaile 60, 80, 100.
rule-scenario-3 = Mrazivý sever: poslání Země severu a ledoví obři v balíčku nebezpečí, se soubojem. Dokončit musíš karty Velký maják, Mořeplavci, Přístav a Poslední úkryt obrů a splnit poslední krok. Medaile 60, 85, 110.
rule-scenario-4 = Poslední bitva: poslání Uchvatitel a rádci v balíčku; začínáš s Proslulou kartografkou a 2 vojáky. Dokončit musíš karty Verbíři, Spojená vojska, Kasárna a Čarovná výheň a splnit poslední krok. Medaile 80, 95, 125.
rule-scenario-5 = Cech zlodějů: začínáš s dokončenými kartami Mlýn a Cechovní dům, jejichž symboly kryjí čtyři žetony krádeže, a se čtyřmi zloději. V balíčku nebezpečí jsou stíny; kostky z karet, o které kvůli nim přijdeš, se kladou vedle něj, a pátá znamená okamžitou prohru. Na konci nesmí zbýt žádný zloděj. Medaile 80, 95, 120.
rule-scenario-6 = Obklíčeni nepřáteli: dvě poslání najednou, Uchvatitel a Pán zhouby. Dokončit musíš karty Kasárna, Královská garda, Hradby a Ženisté a splnit oba poslední kroky. Medaile 60, 85, 100.

chapter-end = Konec a bodování
rule-final-now = Po čtvrtém kole má každý, začínající hráč první, poslední příležitost: položit krystallium a vojáky, splnit krok poslání, využít rádce pro konec hry. Potom se sčítají body.
rule-points = Sečti body na dokončených kartách a body za rodiny: každá karta i vévodství násobí počet dokončených karet své rodiny. Odečti 4 za každou pohromu a body neporažených hrozeb: krysa 4, havěť 2, obr 5, stín 4, zloděj 4. Staveniště, krystallium ani vojáci body nedávají.
rule-ties = Při shodě rozhoduje víc dokončených karet, potom víc vojáků ve vévodství. Je-li i to stejné, hráči se o vítězství dělí.

chapter-moves = Zápis tahů
rule-write-choice = Karty se píší svými anglickými zkratkami z nabídky tahů. „lay mill 1“ vyloží kartu do oblasti 1, „lay mill 2 down“ do oblasti 2 lícem dolů, „pick 1“ vezme oblast 1. „spy 1-3“ odkryje zvědem třetí kartu oblasti 1. O samotě „search 1“ pátrá, „remove mill“ kartu odstraní a „keep mill“ si ji vybere.
rule-write-planning = „slate mill“ založí staveniště, „exchange mill“ kartu smění. „place gold mill“ umístí kostku zlata, „fill mill“ tolik kostek, kolik se vejde, „lab gold“ pošle kostku do laboratoře a „lab gold all“ všechny. „done“ uzavře, co máš hotové.
rule-write-free = „crystal gold mill“ položí krystallium místo zlata, „crystal krystallium mill“ na jeho vlastní místo, „enlist mill“ vojáka. „discard mill“ odhodí staveniště. Druhé staveniště téže karty je „mill-2“.
rule-write-modules = „beat shadow“ porazí hrozbu, „beat thief gold“ zloděje a vrátí symbol zlata, „beat frost_giant mill“ obra pod staveništěm. „lose mill“ dá kartu stínu, „cover gold“ zakryje symbol, „tuck site mill“ a „tuck card mill“ usadí obra. „use grey_eminence“ využije rádce, „flip 1-2“ odkryje a „shift 1-2“ přesune kartu. „quest usurper 3“ splní krok, „change 3 gold 2 colourless“ vymění pět kostek; prostředky se píší v pořadí materials, population, gold, exploration, colourless.

not-a-move = „{ $text }“ v téhle hře není žádný tah. Tahy vypadají třeba takto: „lay mill 1“, „pick 2“, „slate mill“, „place gold mill“, „done“.
