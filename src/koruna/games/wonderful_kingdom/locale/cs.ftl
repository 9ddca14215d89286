### Slova hry Království divů.
### Stejné názvy, atributy a proměnné jsou v cs, sk a en.

name = Království divů
tagline = Nabízej s rozmyslem, stavěj s vášní.
about = Nabízej soupeři karty a z vybraných stav vévodství, nebo hraj scénář o samotě.
length = 45–60 min

## Jména karet, vévodství, poslání, scénářů, prostředků a rodin

card =
    { $card ->
        [farmstead] Statek
        [barracks] Kasárna
        [mill] Mlýn
        [guild_house] Cechovní dům
        [harbour] Přístav
        [quarry] Kamenolom
        [market_hall] Kupecká tržnice
        [ramparts] Hradby
        [royal_gaol] Královská šatlava
        [smelting_yard] Hutní dvůr
        [seafarers] Mořeplavci
        [expedition] Expedice
        [allied_armies] Spojená vojska
        [scholars] Učenci
        [tax_collectors] Výběrčí daní
        [royal_cavalry] Královská jízda
        [royal_guard] Královská garda
        [sappers] Ženisté
        [recruiters] Verbíři
        [secret_society] Tajný spolek
        [mountain_guides] Horští průvodci
        [wraith_hunters] Lovci přízraků
        [enchanted_forge] Čarovná výheň
        [monumental_statue] Monumentální socha
        [great_library] Velká knihovna
        [magnificent_arena] Velkolepá aréna
        [great_lighthouse] Velký maják
        [banquet_hall] Hodovní síň
        [royal_mint] Královská mincovna
        [dawn_cathedral] Katedrála úsvitu
        [stargazers_tower] Věž hvězdopravců
        [echo_gardens] Zahrady ozvěn
        [clock_of_ages] Orloj věků
        [chasm_bridge] Most nad propastí
        [crystal_vault] Křišťálová klenba
        [throne_room] Trůnní sál
        [forefathers_tomb] Hrobka praotců
        [wreck_of_leonart] Vrak Leonartu
        [burning_sand_lair] Doupě planoucího písku
        [portal] Portál
        [giants_last_refuge] Poslední úkryt obrů
        [hell_gate] Brána pekelná
        [isle_of_mists] Ostrov mlh
        [dragon_boneyard] Dračí kostřiště
        [forgotten_sanctum] Zapomenutá svatyně
        [star_lake] Jezero padlých hvězd
        [moonsilver_vein] Žíla měsíčního stříbra
        [petrified_forest] Zkamenělý les
        [cradle_of_rivers] Kolébka řek
        [abyssal_throne] Hlubinný trůn
        [masons_hoard] Kamenická huť
        [settlers_caravan] Karavana osadníků
        [sealed_strongbox] Zapečetěná truhla
        [explorers_diary] Deník objevitelky
        [village_dowry] Věno dvou vsí
        [gilded_keystone] Zlacený svorník
        [shipwrights_chest] Loďařova bedna
        [guild_tithe] Cechovní desátek
        [pilgrims_map] Poutnická mapa
        [idol_of_the_coast] Pobřežní modla
        [pirate_of_five_seas] Pirátka pěti moří
        [enlightened_prophet] Osvícený prorok
        [grey_eminence] Šedá eminence
        [renowned_cartographer] Proslulá kartografka
        [master_mason] Mistr kameník
        [settlers_patron] Patronka osadníků
        [wind_reader] Čtenář větrů
        [court_jeweller] Dvorní klenotnice
        [wandering_alchemist] Toulavý alchymista
        [woe_banisher] Zaříkávačka běd
        [old_marshal] Starý maršál
        [master_of_snares] Mistr léček
        [double_agent] Dvojitá agentka
        [royal_herald] Královský herold
        [calamity] Pohroma
        [giant_rat] Obří krysa
        [vermin] Havěť
        [frost_giant] Ledový obr
        [shadow] Stín
        [thief] Zloděj
       *[other] { $card }
    }
advisor =
    { $advisor ->
        [pirate_of_five_seas] Pirátka pěti moří
        [enlightened_prophet] Osvícený prorok
        [grey_eminence] Šedá eminence
        [renowned_cartographer] Proslulá kartografka
        [master_mason] Mistr kameník
        [settlers_patron] Patronka osadníků
        [wind_reader] Čtenář větrů
        [court_jeweller] Dvorní klenotnice
        [wandering_alchemist] Toulavý alchymista
        [woe_banisher] Zaříkávačka běd
        [old_marshal] Starý maršál
        [master_of_snares] Mistr léček
        [double_agent] Dvojitá agentka
        [royal_herald] Královský herold
       *[other] { $advisor }
    }
threat =
    { $threat ->
        [giant_rat] Obří krysa
        [vermin] Havěť
        [frost_giant] Ledový obr
        [shadow] Stín
        [thief] Zloděj
       *[other] { $threat }
    }
duchy =
    { $duchy ->
        [teressie] Vévodství Téressie
        [valados] Vévodství Valados
       *[other] { $duchy }
    }
quest =
    { $board ->
        [usurper] Uchvatitel
        [northern_lands] Země severu
        [lord_of_ruin] Pán zhouby
       *[other] { $board }
    }
quest-step =
    { $key ->
        [usurper-two-player-1] Najdi zrádce ve vlastních řadách
        [usurper-two-player-2] Zmař jejich plán
        [usurper-two-player-3] Najmi žoldáky
        [usurper-two-player-4] Poraž vzbouřeneckou armádu
        [usurper-solo-1] Najdi zrádce ve vlastních řadách
        [usurper-solo-2] Zmař jejich plán
        [usurper-solo-3] Najmi žoldáky
        [usurper-solo-4] Poraž vzbouřeneckou armádu
        [northern_lands-two-player-1] Vystroj koráb
        [northern_lands-two-player-2] Získej severské lodivody
        [northern_lands-two-player-3] Vykup zajaté osadníky
        [northern_lands-two-player-4] Vztyč prapor na konci světa
        [northern_lands-solo-1] Vystroj koráb
        [northern_lands-solo-2] Získej severské lodivody
        [northern_lands-solo-3] Zakup kožešiny a oheň
        [northern_lands-solo-4] Vztyč prapor na konci světa
        [lord_of_ruin-two-player-1] Zapal strážní ohně
        [lord_of_ruin-two-player-2] Ukryj uprchlíky
        [lord_of_ruin-two-player-3] Očisti spálenou zem
        [lord_of_ruin-two-player-4] Svrhni Pána zhouby
        [lord_of_ruin-solo-1] Zapal strážní ohně
        [lord_of_ruin-solo-2] Ukryj uprchlíky
        [lord_of_ruin-solo-3] Očisti spálenou zem
       *[lord_of_ruin-solo-4] Svrhni Pána zhouby
    }
scenario =
    { $scenario ->
        [SC01] Záplava krys
        [SC02] Proroctví
        [SC03] Mrazivý sever
        [SC04] Poslední bitva
        [SC05] Cech zlodějů
       *[SC06] Obklíčeni nepřáteli
    }
scenario-story =
    { $scenario ->
        [SC01] Z kanálů se valí krysy a každý nedostavěný statek jich uživí víc. Než zem zůstane holá, musí stát čtyři.
        [SC02] Prorok vidí den, kdy se otevře brána pekelná. Kdo o něm ví včas, může se za zavřenými dveřmi připravit.
        [SC03] Lodě plují na sever, kde led střeží poslední obři. Cestu domů jim musí ukázat světlo.
        [SC04] Vojsko uchvatitele stojí na hranici a bitva bude jen jedna. Než začne, verbuj, zbroj a hledej spojence.
        [SC05] Městu vládne cech zlodějů a jeho stíny odnášejí to, z čeho chceš stavět. Vyžeň ho, než bude mít všechno.
       *[SC06] Uvnitř uchvatitel, venku Pán zhouby, a oba přicházejí naráz. Vydrží jen hradby a stráž, na kterou je spolehnutí.
    }
resource =
    { $resource ->
        [materials] materiál
        [population] populace
        [gold] zlato
        [exploration] průzkum
        [krystallium] krystallium
        [soldier] voják
       *[colourless] bezbarvá kostka
    }
amount =
    { $resource ->
        [materials] { $count ->
            [one] { $count } kostka materiálu
            [few] { $count } kostky materiálu
           *[other] { $count } kostek materiálu
        }
        [population] { $count ->
            [one] { $count } kostka populace
            [few] { $count } kostky populace
           *[other] { $count } kostek populace
        }
        [gold] { $count ->
            [one] { $count } kostka zlata
            [few] { $count } kostky zlata
           *[other] { $count } kostek zlata
        }
        [exploration] { $count ->
            [one] { $count } kostka průzkumu
            [few] { $count } kostky průzkumu
           *[other] { $count } kostek průzkumu
        }
        [krystallium] { $count ->
            [one] { $count } krystallium
            [few] { $count } krystallia
           *[other] { $count } krystallií
        }
        [soldier] { $count ->
            [one] { $count } voják
            [few] { $count } vojáci
           *[other] { $count } vojáků
        }
       *[colourless] { $count ->
            [one] { $count } bezbarvá kostka
            [few] { $count } bezbarvé kostky
           *[other] { $count } bezbarvých kostek
        }
    }
family =
    { $family ->
        [structure] budova
        [company] družina
        [masterwork] veledílo
       *[discovery] objev
    }
card-kind =
    { $kind ->
        [development] karta rozvoje
        [treasure] poklad
        [advisor] rádce
        [calamity] pohroma
       *[threat] hrozba
    }
phase =
    { $phase ->
        [choice] volba
        [planning] plánování
        [production] produkce
        [combat] souboj
       *[end] konec hry
    }
step =
    { $step ->
        [keep] výběr rádce
        [offer] nabídka
        [pick] výběr oblasti
        [flip] odkrývání karet
        [shift] přesun karty
        [choose] výběr z prohlížených karet
        [remove] pátrání
        [lose] úder stínu
        [cover] krádež
        [tuck] příchod ledového obra
        [declare] slovo herolda
        [plan] plánování
        [produce] produkce
        [combat] souboj
        [final] poslední příležitost
       *[over] konec hry
    }
medal =
    { $medal ->
        [gold] zlatá medaile
        [silver] stříbrná medaile
        [bronze] bronzová medaile
       *[none] žádná medaile
    }
advisor-text =
    { $advisor ->
        [pirate_of_five_seas] Za 4 vojáky přidej v kroku zlata 4 kostky, k převaze se nepočítají.
        [enlightened_prophet] Za 1 vojáka odkryj v oblastech až 2 zakryté karty, zůstanou na svém místě.
        [grey_eminence] Za 3 vojáky získej 1 krystallium.
        [renowned_cartographer] Za 2 vojáky si prohlédni 3 vrchní karty balíčku rozvoje, 1 přidej lícem vzhůru ke svým vybraným kartám (rádce hned k rádcům i s vojákem) a zbylé odhoď.
        [master_mason] Za 1 vojáka přidej v kroku materiálu 2 kostky, k převaze se nepočítají.
        [settlers_patron] Za 1 vojáka přidej v kroku populace 2 kostky, k převaze se nepočítají.
        [wind_reader] Za 2 vojáky přidej v kroku průzkumu 3 kostky, k převaze se nepočítají.
        [court_jeweller] Za 1 vojáka dají příští 2 karty, které v tomto plánování směníš, po 2 kostkách. Neplatí pro odhození rozestavěné karty.
        [wandering_alchemist] Za 1 vojáka přidej do laboratoře 3 bezbarvé kostky, kroky poslání jimi platit nelze.
        [woe_banisher] Máš-li ve vévodství pohromu, za 3 vojáky 1 odstraň.
        [old_marshal] Na konci hry za 3 vojáky získej 1 bod za každou družinu.
        [master_of_snares] Spolu s nabídkou zaplať 1 vojáka: obě její karty smíš položit lícem dolů bez pastí.
        [double_agent] Za 2 vojáky před svým výběrem přesuň 1 kartu z jedné oblasti do druhé, zakrytá zůstane zakrytá.
        [royal_herald] Před porovnáním v jednom kroku zaplať 1 vojáka: tvoje produkce se pro převahu počítá o 3 vyšší. Kostky nepřibudou.
       *[other] { $advisor }
    }

## Co karta dělá, slovy místo obrázků

each-family =
    { $family ->
        [structure] za každou budovu
        [company] za každou družinu
        [masterwork] za každé veledílo
       *[discovery] za každý objev
    }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
effect-cost = Stavba stojí: { $amounts }
effect-exchange = Směna dá: { $amounts }
effect-production = Produkuje: { $amounts }
effect-production-each = Produkuje: { resource } { each-family }
effect-bonus = Po dokončení: { $amounts }
effect-points = Na konci: { points }
effect-points-each = Na konci: { points } { each-family }
effect-start = Na začátku: { $amounts }
effect-beat =
    { $soldiers ->
        [one] V souboji se dá porazit za { $soldiers } vojáka
        [few] V souboji se dá porazit za { $soldiers } vojáky
       *[other] V souboji se dá porazit za { $soldiers } vojáků
    }
threat-text =
    { $effect ->
        [breed] Když přijde do stavebního prostoru, přidej 1 kartu havěti za každou krysu, která tam je.
        [freeze_site] Zmrazí jedno staveniště: dokud pod ním sedí, nejde ho dokončit ani odhodit.
        [discard_picks] Za každý stín přijdeš před plánováním o jednu vybranou kartu; její kostky dostane do laboratoře soupeř.
        [cover_symbol] Zakryje jeden symbol produkce podle tvého výběru. Po porážce se jeden symbol vrátí.
       *[none] Přichází s krysami a nedělá nic dalšího.
    }
reward-spy =
    { $count ->
        [one] { $count } zvěd
        [few] { $count } zvědi
       *[other] { $count } zvědů
    }
reward-calamities =
    { $count ->
        [one] odstranění až { $count } pohromy
        [few] odstranění až { $count } pohrom
       *[other] odstranění až { $count } pohrom
    }
# Číslo symbolu, jak ho zná záznam událostí.
symbol-number =
    { $symbol ->
        [0] materiál
        [1] populace
        [2] zlato
        [3] průzkum
        [4] materiál za každou budovu
        [5] materiál za každou družinu
        [6] materiál za každé veledílo
        [7] materiál za každý objev
        [8] populace za každou budovu
        [9] populace za každou družinu
        [10] populace za každé veledílo
        [11] populace za každý objev
        [12] zlato za každou budovu
        [13] zlato za každou družinu
        [14] zlato za každé veledílo
        [15] zlato za každý objev
        [16] průzkum za každou budovu
        [17] průzkum za každou družinu
        [18] průzkum za každé veledílo
       *[other] průzkum za každý objev
    }

## Volby

option-module = Modul
    .about = Co se přidá k základní hře: hrozby a souboje, rádci placení vojáky, nebo poslání, bez kterého nejde vyhrát.
option-module-threats = hrozby a souboje
option-module-advisors = rádci u dvora
option-module-quests = poslání se čtyřmi kroky
option-module-basic = nic, jen na naučení (mimo oficiální pravidla)
option-scenario = Scénář
    .about = Příběh pro jednoho hráče s vlastní přípravou, vlastními pravidly a vlastními medailemi.
option-scenario-none = bez scénáře
option-scenario-SC01 = Záplava krys
option-scenario-SC02 = Proroctví
option-scenario-SC03 = Mrazivý sever
option-scenario-SC04 = Poslední bitva
option-scenario-SC05 = Cech zlodějů
option-scenario-SC06 = Obklíčeni nepřáteli
option-side = Strana vévodství
    .about = Strana A dává i body za rodinu karet a hodí se pro začátek; o samotě se za ni na konci 15 bodů strhne. Na straně B začínají obě vévodství stejně.
option-side-A = strana A
option-side-B = strana B
option-duchy = Vévodství prvního hráče
    .about = Druhý hráč má to druhé.
option-duchy-random = určí los
option-duchy-first = první z krabice (Téressie)
option-duchy-second = druhé z krabice (Valados)
option-threat = Balíček hrozeb
    .about = S modulem hrozeb: čím bude první hráč ohrožovat druhého, o samotě co bude číhat v balíčku nebezpečí.
option-threat-frost_giants = ledoví obři
option-threat-giant_rats = obří krysy a havěť
option-threat-shadows = stíny
option-threat-thieves = zloději
option-rival_threat = Balíček hrozeb druhého hráče
    .about = Musí být jiný než ten první.
option-rival_threat-frost_giants = ledoví obři
option-rival_threat-giant_rats = obří krysy a havěť
option-rival_threat-shadows = stíny
option-rival_threat-thieves = zloději
option-quest = Deska poslání
    .about = S modulem poslání: o jaký úkol jde.
option-quest-usurper = Uchvatitel
option-quest-northern_lands = Země severu
option-quest-lord_of_ruin = Pán zhouby
option-first_player = Kdo začíná
    .about = V prvním kole; potom se začínající hráč střídá.
option-first_player-random = určí los
option-first_player-fixed = první hráč
option-solo_search = Pátrání o samotě
    .about = Jak často smíš vyměnit dvě karty oblasti za jednu z balíčku. Pravidla říkají jednou za kolo, vydavatel později při každém výběru.
option-solo_search-once_per_round = jednou za kolo
option-solo_search-every_pick = při každém výběru
option-rats_breed_every_round = Krysy se množí každé kolo
    .about = I v plánování bez nové krysy přibude karta havěti za každou krysu, kterou máš.
option-quest_forced_transmute = Laboratoř se v posláních mění sama
    .about = Pět kostek se i s modulem poslání hned promění v krystallium. Bez této volby rozhoduješ o výměně ty.
option-content = Karty
    .about = Hraje se s našimi kartami, nebo s těmi, které do složky zapíše majitel tištěné hry.
option-content-house = domácí vydání
option-content-other = karty z tvé složky

## Pravidla: každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

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

## Co se stalo

event-duchy = { $player } vládne: { duchy }.
event-dealt = { $player } dostává karty.
event-dealt-card = { $player } dostává kartu { card }.
event-kept = { $player } si nechává rádce: { advisor }.
event-round = Kolo { $round }. Začíná { $player }.
event-turned-up = Do oblasti { $area } přichází karta { card }.
event-top = Na balíčku teď leží karta { card }.
event-laid = { $player } vykládá do oblasti { $area } kartu { card }.
event-laid-down = { $player } pokládá do oblasti { $area } kartu lícem dolů.
event-picked =
    { $down ->
        [0] { $player } bere oblast { $area }.
        [one] { $player } bere oblast { $area } a s ní { $down } zakrytou kartu.
        [few] { $player } bere oblast { $area } a s ní { $down } zakryté karty.
       *[other] { $player } bere oblast { $area } a s ní { $down } zakrytých karet.
    }
event-picked-cards =
    { $down ->
        [0] { $player } bere oblast { $area }: { $cards }.
        [one] { $player } bere oblast { $area }: { $cards } a { $down } zakrytou kartu.
        [few] { $player } bere oblast { $area }: { $cards } a { $down } zakryté karty.
       *[other] { $player } bere oblast { $area }: { $cards } a { $down } zakrytých karet.
    }
event-leftovers =
    { $count ->
        [one] V oblastech zbývá { $count } karta a odchází ze hry.
        [few] V oblastech zbývají { $count } karty a odcházejí ze hry.
       *[other] V oblastech zbývá { $count } karet a odchází ze hry.
    }
event-revealed = { $player } otáčí, co bylo zakryté: { $cards }.
event-spied = { $player } posílá zvěda do oblasti { $area }.
event-shown = Odkrývá se karta { card }.
event-shifted = { $player } přesouvá kartu z oblasti { $area } do druhé.
event-shifted-card = { $player } přesouvá z oblasti { $area } do druhé kartu { card }.
event-searches = { $player } pátrá v oblasti { $area }.
event-removed = { $player } odstraňuje kartu { card }.
event-looked = { $player } se dívá na karty z balíčku.
event-looked-card = { $player } se dívá na kartu z balíčku: { card }.
event-chose = { $player } si vybírá kartu { card }.
event-used = { $player } využívá rádce: { advisor }.
event-advisor-joined = { $player } má nového rádce: { advisor }.
event-calamities =
    { $count ->
        [one] { $player } má ve vévodství o { $count } pohromu víc.
        [few] { $player } má ve vévodství o { $count } pohromy víc.
       *[other] { $player } má ve vévodství o { $count } pohrom víc.
    }
event-threatened = { $player } čelí nové hrozbě: { threat } ({ $count }×).
event-vermin =
    { $count ->
        [one] { $player } má o { $count } kartu havěti víc.
        [few] { $player } má o { $count } karty havěti víc.
       *[other] { $player } má o { $count } karet havěti víc.
    }
event-lost-card = { $player } kvůli stínu přichází o kartu { card }.
event-stolen = { $player } přichází kvůli zloději o symbol: { symbol-number }.
event-frozen = { $player } má zmrazené staveniště { card }.
event-secret-move = { $player } tajně rozhoduje.
event-done = { $player } má hotovo.
event-slated = { $player } zakládá staveniště { card }.
event-exchanged = { $player } směňuje kartu { card }.
event-placed = { $player } dává na staveniště { card }: { amount }.
event-to-laboratory = { $player } dává do laboratoře: { amount }.
event-krystallium-placed = { $player } pokládá krystallium na staveniště { card } ({ resource }).
event-soldier-placed = { $player } posílá vojáka na staveniště { card }.
event-placed-completing = { $player } dává na staveniště { card }: { amount }. Karta je dokončená.
event-krystallium-placed-completing = { $player } pokládá krystallium na staveniště { card } ({ resource }). Karta je dokončená.
event-soldier-placed-completing = { $player } posílá vojáka na staveniště { card }. Karta je dokončená.
event-site-discarded = { $player } odhazuje staveniště { card }.
event-completed = { $player } dokončuje kartu { card }.
event-changed = { $player } mění pět kostek laboratoře za krystallium.
event-quest-step = { $player } plní { $step }. krok poslání { quest }.
event-quest-first = Odměnu za poslední krok poslání { quest } získává { $player }.
event-produced = Produkce, { resource }: { $volumes }.
event-trains = Převaha, { resource }: { $player } staví vojáka na cvičiště.
event-won-soldier = Převaha, { resource }: { $player } získává vojáka.
event-beaten = { $player } poráží hrozbu: { threat }.
event-giant-beaten = { $player } poráží ledového obra pod kartou { card }.
event-giant-beaten-completing = { $player } poráží ledového obra pod kartou { card }. Karta je dokončená.
event-lost = Prohra.
event-over = Hra končí.

## Co teď dělat

prompt-over = Hra je u konce.
prompt-keep = Vyber, kterého rádce si necháš.
    .why = Rádce ti pomůže nejvýš jednou za kolo a platí se mu vojáky.
prompt-offer = Vylož do oblastí první kartu své nabídky.
    .why = Nabídku tvoří dvě karty a soupeř si pak vezme celou oblast. Karta lícem dolů stojí past.
prompt-offer-second = Vylož druhou kartu své nabídky.
    .why = Smí ležet ve stejné oblasti, nebo v té druhé.
prompt-pick = Vezmi jednu z oblastí.
    .why = Bereš všechny karty v ní, i zakryté a škodlivé.
prompt-pick-alone = Vezmi jednu z oblastí; výběr { $pick } ze 4.
    .why = Bereš všechny karty v ní, i zakryté a škodlivé.
prompt-flip = Odkryj zakrytou kartu v oblasti.
    .why = Zůstane, kde je, jen už lícem nahoru.
prompt-flip-more = Odkryj další zakrytou kartu, nebo skonči.
    .why = Každá zůstane, kde je, jen už lícem nahoru.
prompt-shift = Vyber kartu, která přejde do druhé oblasti.
    .why = Zakrytá karta zůstane zakrytá.
prompt-choose = Vyber si jednu z prohlížených karet.
    .why = Ostatní se odhodí.
prompt-remove = Odstraň z oblasti otevřenou kartu (ještě { $count }×).
    .why = Odstraněné karty odejdou ze hry.
prompt-lose = Vyber kartu, kterou ti vezme stín.
    .why = Každý stín bere jednu z karet vybraných v tomto kole.
prompt-cover = Vyber symbol, který zakryje zloděj.
    .why = Zakrytý symbol nic nedá, dokud zloděje neporazíš.
prompt-tuck = Vyber, co zmrazí ledový obr.
    .why = Co je zmrazené, jde vyplňovat, ale dokončit až po porážce obra.
prompt-declare = Má před porovnáním ({ resource }) promluvit herold?
    .why = Tvoje produkce se při porovnání počítá vyšší, kostek ale nepřibude.
prompt-plan =
    { $cards ->
        [one] Rozhodni o { $cards } vybrané kartě: stavět, nebo směnit.
        [few] Rozhodni o { $cards } vybraných kartách: stavět, nebo směnit.
       *[other] Rozhodni o { $cards } vybraných kartách: stavět, nebo směnit.
    }
    .why = Karta na stavbu čeká na kostky; směněná dá svou kostku hned.
prompt-plan-cubes = Umísti kostky ze směny na staveniště nebo do laboratoře.
    .why = Pět kostek v laboratoři dá jedno krystallium.
prompt-plan-done = Uzavři plánování, nebo udělej ještě volnou akci.
    .why = Potom přijde produkce: materiál, populace, zlato, průzkum.
prompt-produce = Umísti, co vévodství vyprodukovalo: { amount }.
    .why =
        { $seats ->
            [1] Kostky si nejde nechat: patří na staveniště, nebo do laboratoře. Kdo vyprodukuje dost, má převahu.
           *[other] Kostky si nejde nechat: patří na staveniště, nebo do laboratoře. Kdo vyprodukuje víc, má převahu.
        }
prompt-produce-done = Uzavři krok ({ resource }), nebo udělej ještě volnou akci.
    .why = Uzavřený krok už se znovu neotevře.
prompt-combat = Poraz hrozby, na které máš vojáky, nebo souboj uzavři.
    .why = Co neporazíš do konce hry, bude stát body.
prompt-final = Poslední volné akce před sčítáním bodů.
    .why = Co ještě vyplníš nebo splníš, počítá se.

## Tahy na výběr

site =
    { $number ->
        [1] { card }
       *[other] { card } (č. { $number })
    }
move-keep = nechat si: { card }
move-choose = vybrat si: { card }
move-lay = vyložit do oblasti { $area }: { card }
move-lay-down = lícem dolů do oblasti { $area }: { card }
move-pick =
    { $down ->
        [0] { move-pick-open }
       *[other] { move-pick-hidden }
    }
move-pick-open =
    { $cards ->
        [0] vzít prázdnou oblast { $area }
        [one] vzít oblast { $area } ({ $cards } karta)
        [few] vzít oblast { $area } ({ $cards } karty)
       *[other] vzít oblast { $area } ({ $cards } karet)
    }
move-pick-hidden =
    { $cards ->
        [one] vzít oblast { $area } ({ $cards } karta, zakrytých { $down })
        [few] vzít oblast { $area } ({ $cards } karty, zakrytých { $down })
       *[other] vzít oblast { $area } ({ $cards } karet, zakrytých { $down })
    }
move-search = pátrat v oblasti { $area } a vzít ji
move-remove = odstranit: { card }
move-spy = zvědem odkrýt { $place }. kartu oblasti { $area }
move-flip = odkrýt { $place }. kartu oblasti { $area }
move-shift = přesunout z oblasti { $area }: { card }
move-shift-down = přesunout zakrytou { $place }. kartu oblasti { $area }
move-use = využít rádce: { advisor } ({ soldiers-paid })
move-slate = založit staveniště: { card }
move-exchange = směnit kartu { card } ({ resource })
move-exchange-treasure = směnit poklad: { card } ({ $gives })
move-place = { resource } na staveniště { site }{ $completes ->
        [0] {""}
       *[1] {""}, tím je hotové
    }
move-fill = naplnit staveniště { site }: { amount }{ $completes ->
        [0] {""}
       *[1] {""}, tím je hotové
    }
move-lab = do laboratoře: { resource }
move-lab-all = do laboratoře: { amount }
move-crystal = krystallium na staveniště { site } ({ resource }){ $completes ->
        [0] {""}
       *[1] {""}, tím je hotové
    }
move-crystal-own = krystallium na jeho místo na staveništi { site }{ $completes ->
        [0] {""}
       *[1] {""}, tím je hotové
    }
move-enlist = voják na staveniště { site }{ $completes ->
        [0] {""}
       *[1] {""}, tím je hotové
    }
move-discard = odhodit staveniště { site } (kostka do laboratoře)
move-quest = { quest }, { $step }. krok: { quest-step } ({ $deal })
move-quest-plain = { quest }, { $step }. krok ({ $deal })
move-change = pět kostek za krystallium{ $materials ->
        [0] {""}
       *[other] {" "}· materiál { $materials }
    }{ $population ->
        [0] {""}
       *[other] {" "}· populace { $population }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· zlato { $gold }
    }{ $exploration ->
        [0] {""}
       *[other] {" "}· průzkum { $exploration }
    }{ $colourless ->
        [0] {""}
       *[other] {" "}· bezbarvé { $colourless }
    }
move-lose = stínu padne za oběť: { card }
move-cover = zakrýt symbol: { symbol-number }
move-tuck-site = zmrazit staveniště { site }
move-tuck-card = založit a zmrazit: { card }
soldiers-paid =
    { $soldiers ->
        [one] { $soldiers } voják
        [few] { $soldiers } vojáci
       *[other] { $soldiers } vojáků
    }
move-beat = porazit hrozbu: { threat } ({ soldiers-paid })
move-beat-thief = porazit zloděje, vrátí se symbol: { symbol-number } ({ soldiers-paid })
move-beat-giant = porazit ledového obra pod staveništěm { site } ({ soldiers-paid })
move-done-flip = dál už neodkrývat
move-done-declare = nechat herolda mlčet
move-done-plan = uzavřít plánování
move-done-produce = uzavřít krok: { resource }
move-done-combat = uzavřít souboj
move-done-final = už nic, sečíst body

## Bodování

score-fixed = Body na kartách: { points }
    .what = body na kartách
score-families = Body za rodiny: { points }
    .what = rodiny
score-extra = Z poslání a od rádců: { points }
    .what = poslání a rádci
score-calamities = Pohromy ({ $count }×): { points }
    .what = pohromy
score-threats = Neporažené hrozby: { points }
    .what = neporažené hrozby
score-penalty = Strana A o samotě: { points }
    .what = strana A
score-total = Celkem: { points }
# Co hra o samotě žádá a jak je to daleko.
warning-needed = Bez dokončení této karty je scénář prohraný: { card }.
aim-card = { card }: dokončeno { $done }/{ $count }.
# $met je 1, když je poslední krok splněný.
aim-last-step =
    { $met ->
        [1] { quest }: poslední krok je splněný.
       *[0] { quest }: chybí poslední krok, splněno kroků { $done }/{ $count }.
    }
aim-threat =
    { $left ->
        [0] { threat }: už není co porazit.
       *[other] { threat }: zbývá porazit { $left }.
    }
aim-vermin = Havěti v balíčku zbývá: { $count }. Když dojde, hra je prohraná.
aim-stored = Kostky ztracené kvůli stínům: { $count }. Při { $most } je hra prohraná.
ended = Čtyři kola jsou za námi.
ended-both-lose = Čtyři kola jsou za námi a poslední krok poslání nesplnil nikdo.
ended-last-step =
    { $met ->
        [1] { $player }, { quest }: poslední krok je splněný.
       *[0] { $player }, { quest }: chybí poslední krok, splněno kroků { $done }/{ $count }.
    }
ended-met = Čtyři kola jsou za námi a všechno, co bylo třeba, je splněné.
ended-unmet = Čtyři kola jsou za námi a něco z toho, co je třeba splnit, chybí.
ended-vermin = Balíček havěti je prázdný v { $round }. kole ze 4.
ended-stored = Kostky ztracené kvůli stínům v { $round }. kole ze 4: { $count }.
# $missing jsou body do další medaile.
ended-medal =
    { $medal ->
        [gold] Je z toho zlatá medaile.
        [silver] Je z toho stříbrná medaile; do zlaté { missing }.
        [bronze] Je z toho bronzová medaile; do stříbrné { missing }.
       *[none] Bez medaile; do bronzové { missing }.
    }
missing =
    { $missing ->
        [one] chybí { $missing } bod
        [few] chybějí { $missing } body
       *[other] chybí { $missing } bodů
    }
tie-quest = Ať jsou body jakékoli, rozhoduje splněný poslední krok poslání.
tie-completed = Body jsou stejné; rozhoduje víc dokončených karet.
tie-soldiers = Body i dokončené karty jsou stejné; rozhoduje víc vojáků.
tie-shared = Všechno je stejné: hráči se o vítězství dělí.

## Co je v krabici

overview-source = Tištěné karty nejsou veřejné. Co z nich ukazují pravidla, je odtud převzaté; ostatní hodnoty jsou z našeho domácího vydání a majitel tištěné hry je může nahradit.
overview-card = { $copies }× { $text }
overview-duchy = { duchy }, strana { $side }: { $text }
overview-step-two-player = { quest }, { $step }. krok, { quest-step }: { $cost } → { $reward }
overview-step-solo = { quest } o samotě, { $step }. krok, { quest-step }: { $cost } → { $reward }

## Složka s vlastními kartami

content-where = { $file }, řádek { $line }, „{ $card }“, sloupec „{ $field }“
content-no-file = Ve složce chybí tabulka { $file }, nebo se nedá přečíst jako text v UTF-8.
content-no-rows = Tabulka { $file } je prázdná.
content-cells = { $file }, řádek { $line }: buněk je víc než sloupců. Text s čárkou musí být v uvozovkách.
content-no-field = { content-where }: tento sloupec v tabulce chybí.
content-empty = { content-where }: hodnota nesmí chybět.
content-number = { content-where }: „{ $value }“ není číslo, nebo je mimo povolené meze.
content-unknown = { content-where }: „{ $value }“ tu není známá hodnota.
content-twice = { content-where }: v „{ $value }“ je něco uvedeno dvakrát.
content-medals = { content-where }: medaile se píší jako 70/95/115, od nejnižší.
content-provenance = { content-where }: odkud hodnota je, říkají jen slova rulebook, several, one, house a printed.
content-id = { content-where }: „{ $value }“ je tu podruhé, nebo nemá tvar z malých písmen, číslic a podtržítek.
content-two-cubes = { content-where }: poklad dává právě dvě kostky, třeba gold+gold.
content-phase = { content-where }: tento účinek patří do jiné fáze.
content-params = { content-where }: „{ $value }“ nejsou čísla, která k tomuto účinku patří.
content-four-alike = { content-where }: do balíčku nebezpečí patří čtyři stejné karty, třeba calamity:4.
content-modules = { content-where }: neodpovídá modulům scénáře. Hrozby, rádci a desky poslání jsou ve hře právě tehdy, když je v ní jejich modul.
content-advisors-or-treasures = { content-where }: v balíčku jsou buď poklady, nebo rádci, nikdy obojí ani nic z toho.
content-spies = { content-where }: zvědi se píší jako 1/1, připravení a použití.
content-steps = { content-where }: kroky poslání jdou po sobě od 1 do 4.
content-four-steps = { content-where }: poslání má na každé straně čtyři kroky.
content-sides = { content-where }: vévodství má nejdřív stranu A, potom stranu B.
content-copies = { content-where }: scénář chce víc kusů karty, než jich je.
content-too-many = { $file }: karet je celkem víc, než s kolika hra umí zacházet.
content-no-value = { $file }: chybí hodnota „{ $field }“.
content-fixed-value = { $file }: „{ $field }“ musí být { $value }, s tím pravidla počítají.
content-threat-effects = { $file }, „{ $field }“: hrozeb má být pět, každá s jiným účinkem a pořadím od 1 do 4; „{ $value }“ nesedí.
content-count = { $file }: karet nebo řádků je { $found }, má jich být { $wanted }.
content-deck-too-small = { $file }: rádci by si prohlédli { $found } karet, balíček jich má navíc jen { $wanted }.

## Textová deska

letter =
    { $resource ->
        [materials] M
        [population] P
        [gold] Z
        [exploration] R
        [krystallium] K
        [soldier] V
       *[colourless] B
    }
board-player = Hráč { $number }
board-legend = M materiál, P populace, Z zlato, R průzkum, K krystallium, V voják, B bezbarvá kostka. Karta: cena ⇄ co dá směna → co produkuje, + odměna, ★ body. Na staveništi je • vyplněné místo a písmeno volné, * znamená ledového obra.
board-round = Kolo { $round } ze 4
board-scenario = Scénář: { $scenario }
board-area = Oblast { $area }
board-empty = nic
board-hidden = lícem dolů
board-hidden-by = lícem dolů ({ $player })
board-hand = V ruce
board-hand-count =
    { $count ->
        [one] v ruce { $count } karta
        [few] v ruce { $count } karty
       *[other] v ruce { $count } karet
    }
board-looked = Prohlížené karty
board-picks = Vybráno
board-sites = Staveniště
board-completed = Dokončeno
board-advisors = Rádci
board-used = využitý
board-produces = produkce { $amounts }
board-covered = zakryto { $symbols }
board-laboratory = laboratoř { $amounts }
board-laboratory-count = laboratoř { $cubes } z 5
board-cubes = Umístit: { $amounts }
board-pieces = krystallium { $krystallium } · vojáci { $soldiers }
board-trained = voják na cvičišti
board-family =
    { $family ->
        [structure] budovy { $count }
        [company] družiny { $count }
        [masterwork] veledíla { $count }
       *[discovery] objevy { $count }
    }
board-calamities = pohromy { $count }
board-threats = hrozby: { $threats }
board-traps = pasti { $traps }
board-spies = zvědi { $ready }/{ $spies }
board-deck = V balíčku { $deck }
board-top = navrchu { $card }
board-hazards = v balíčku nebezpečí { $hazards }
board-vermin = v balíčku havěti { $vermin }
board-stored = kostky u balíčku nebezpečí: { $stored }
board-quest-done = splněno: { $players }
board-medals = Medaile: { $bronze } bronz, { $silver } stříbro, { $gold } zlato
board-volumes = Krok ({ resource }): { $volumes }
board-turn = Na tahu: { $player }
board-deciding = Rozhodují: { $players }
board-over = Hra je u konce.
board-lost = Prohra.
board-lost-both = Nikdo nesplnil poslední krok poslání: prohráváte oba.
board-medal = Výsledek: { medal }
board-rank = { $rank }. místo

## The page

page-round = { $round }. kolo ze { $rounds }
page-phase =
    { $phase ->
        [choice] Volba
        [planning] Plánování
        [production] Produkce
        [combat] Souboj
       *[end] Poslední příležitost
    }
page-advisor = Rádce, kdy pomáhá: { $phase }
page-advisor-used = V tomto kole už využito.
page-threats-label = Ve stavebním prostoru: { $count }. { $description }
page-site-open = Chybí: { $pieces }
page-site-full = Všechna místa jsou zaplněná
page-site-frozen = Pod staveništěm je ledový obr
page-site-protected = Nelze odhodit
page-no-duchy = Vévodství
page-side = Strana { $side }
page-area = Oblast { $area }
page-area-empty = Prázdná
page-area-label = Oblast { $area }: { $cards }
page-area-label-empty = Oblast { $area }: prázdná
page-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
page-face-down = Lícem dolů
page-hazard-card = Zakrytá karta nebezpečí
page-laid-by = Zakrytá karta: { $player }
page-trap-here = Lícem dolů
page-trap-into = Lícem dolů do oblasti { $area }
page-traps =
    { $traps ->
        [one] Zbývá { $traps } past
        [few] Zbývají { $traps } pasti
       *[other] Zbývá { $traps } pastí
    }
page-search = Pátrat
page-search-in = Pátrat v oblasti { $area } a vzít ji: dvě karty pryč, jedna ze tří navíc
page-searched = V tomto kole už pátrání bylo
page-not-searched = V tomto kole lze ještě pátrat
page-spy-on = Zvěd odkryje { $place }. kartu oblasti { $area }
page-spies = Připravení zvědi: { $ready }/{ $spies }
page-deck = Balíček
page-deck-left =
    { $cards ->
        [one] V balíčku zbývá { $cards } karta
        [few] V balíčku zbývají { $cards } karty
       *[other] V balíčku zbývá { $cards } karet
    }
page-hazards =
    { $cards ->
        [one] V balíčku nebezpečí zbývá { $cards } karta
        [few] V balíčku nebezpečí zbývají { $cards } karty
       *[other] V balíčku nebezpečí zbývá { $cards } karet
    }
page-looked = Jednu si vyber
page-hand = Tvoje ruka
page-hand-of =
    { $cards ->
        [one] { $cards } karta v ruce
        [few] { $cards } karty v ruce
       *[other] { $cards } karet v ruce
    }
page-first-advisors = Nech si jednoho rádce
page-picks = Vybráno
page-picks-of = Vybrané karty
page-doubled =
    { $cards ->
        [one] Příští směna dá dvě kostky
        [few] Příští { $cards } směny dají po dvou kostkách
       *[other] Příštích { $cards } směn dá po dvou kostkách
    }
page-slate = Stavět
page-slate-card = Stavět: { $card }
page-exchange = Směnit
page-exchange-card = Směnit: { $card }
page-cubes = K umístění
page-place-cubes =
    { $kinds ->
        [1] { $cubes ->
            [1] Klikni na staveniště nebo na laboratoř.
           *[other] Klikni na staveniště nebo na laboratoř; pro jedinou kostku nejdřív na kostku.
        }
       *[other] Klikni na staveniště nebo na laboratoř. Kam může víc z těch kostek, tam si vybereš kterou.
    }
page-one-cube = Umístit po jedné: { $amount }
page-which-space = Které místo?
page-space =
    { $resource ->
        [materials] Místo na materiál
        [population] Místo na populaci
        [gold] Místo na zlato
        [exploration] Místo na průzkum
       *[krystallium] Místo na krystallium
    }
page-which-cubes = Kterých pět kostek?
page-change = Pět za krystallium
page-done =
    { $step ->
        [plan] Plánování hotovo
        [produce] Krok hotov
        [combat] Souboj hotov
        [declare] Mlčet
        [flip] Dost odkrývání
       *[final] K bodování
    }
page-sites = Ve výstavbě
page-no-sites = Žádné staveniště.
page-discard = Odhodit
page-discard-why = Odhodit staveniště: jeho směna jde do laboratoře, co na něm leží, propadne
page-laboratory = Laboratoř: { $cubes } z 5 kostek
page-to-laboratory = Do laboratoře (kostky: { $cubes } z 5)
page-crystal = { $amount }; kliknutím jedno umístíš na staveniště
page-soldier = { $amount }; kliknutím jednoho umístíš na staveniště
page-training =
    { $trained ->
        [yes] Cvičiště: voják, který přijde s příští převahou
       *[no] Cvičiště: prázdné
    }
page-advisors = Rádci
page-family =
    { $family ->
        [structure] Budovy: { $count }, bodů za každou: { $worth }
        [company] Družiny: { $count }, bodů za každou: { $worth }
        [masterwork] Veledíla: { $count }, bodů za každé: { $worth }
       *[discovery] Objevy: { $count }, bodů za každý: { $worth }
    }
page-production = Produkce
page-makes = { $player }: { $cubes }
page-reward = Získává se voják
page-no-reward = Voják je od { $cubes } kostek
page-tied = Nerozhodně, vojáka nezíská nikdo
page-leads = Převaha: { $player }
page-symbol =
    { $family ->
        [structure] Symbol za každou budovu, { resource }: { $count }
        [company] Symbol za každou družinu, { resource }: { $count }
        [masterwork] Symbol za každé veledílo, { resource }: { $count }
        [discovery] Symbol za každý objev, { resource }: { $count }
       *[none] Symboly, { resource }: { $count }
    }
page-symbol-covered =
    { $family ->
        [structure] Zakrytý symbol za každou budovu, { resource }: { $count }
        [company] Zakrytý symbol za každou družinu, { resource }: { $count }
        [masterwork] Zakrytý symbol za každé veledílo, { resource }: { $count }
        [discovery] Zakrytý symbol za každý objev, { resource }: { $count }
       *[none] Zakryté symboly, { resource }: { $count }
    }
page-medals = Medaile
page-medal = { $medal } od { $points } bodů
page-scenario = scénář
page-quest = poslání
page-step =
    { $last ->
        [yes] { $name }. Cena: { $price }. Odměna: { $reward }. { $first ->
            [yes] Nutný k výhře; odměnu má jen první.
           *[no] Nutný k výhře.
        }
       *[no] { $name }. Cena: { $price }. Odměna: { $reward }.
    }
page-step-done = Splněno: { $player }
page-points = Body
page-points-now = kdyby hra skončila teď
page-points-total = Celkem
page-points-part =
    { $part ->
        [fixed] Karty
        [families] Rodiny
        [extra] Poslání a rádci
        [calamities] Pohromy
        [threats] Hrozby
       *[penalty] Strana A o samotě
    }
page-threats = Hrozby
page-lost = Prohra
page-over = Konec hry
page-needed = Scénář tuto kartu potřebuje
page-room =
    { $over ->
        [0] Volných míst na staveništích: { $room }
       *[other] Volných míst na staveništích: { $room }, do laboratoře: { $over }
    }

stop-steps = Každý krok produkce a každý souboj
    .about = Uzavírat je i tehdy, když už se v nich nic dokončit, použít ani porazit nedá.

## Co počítají statistiky

measure-completed = Dokončené karty na hráče
measure-given-up = Odhozená staveniště na hráče
measure-krystallium = Zbylé krystallium na hráče
measure-soldiers = Zbylí vojáci na hráče
measure-calamities = Pohromy na hráče
measure-quest-steps = Splněné kroky poslání na hráče
measure-lost = Hry, které prohráli všichni
measure-rounds = Odehraná kola
measure-medal = Medaile (0 žádná, 3 zlatá)
measure-duchy = Podíl výher: { duchy }
