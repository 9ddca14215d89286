### Slova hry Království divů.
### Stejné názvy, atributy a proměnné jsou v cs, sk a en.

name = Království divů
tagline = Nabízej s rozmyslem, stavěj s vášní.
about = Ve dvou si v každém kole nabízíte karty do dvou oblastí, některé lícem dolů. Z vybraných stavíš vévodství, které produkuje čím dál víc, a chráníš ho před pohromami a hrozbami. Nebo hraj o samotě, třeba jeden ze šesti scénářů.
length = 45 až 60 minut

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
       *[lord_of_ruin] Pán zhouby
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
            [one] { $count } materiál
            [few] { $count } materiály
           *[other] { $count } materiálů
        }
        [population] { $count ->
            [one] { $count } populace
            [few] { $count } populace
           *[other] { $count } populací
        }
        [gold] { $count ->
            [one] { $count } zlato
            [few] { $count } zlata
           *[other] { $count } zlat
        }
        [exploration] { $count ->
            [one] { $count } průzkum
            [few] { $count } průzkumy
           *[other] { $count } průzkumů
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
families =
    { $family ->
        [structure] budovy
        [company] družiny
        [masterwork] veledíla
       *[discovery] objevy
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
module =
    { $module ->
        [threats] hrozby
        [advisors] rádci
        [quests] poslání
       *[basic] základní hra
    }
advisor-text =
    { $advisor ->
        [pirate_of_five_seas] Za 4 vojáky přidej v kroku zlata 4 kostky, k převaze se nepočítají.
        [enlightened_prophet] Za 1 vojáka odkryj v nabídkách až 2 zakryté karty, zůstanou na svém místě.
        [grey_eminence] Za 3 vojáky získej 1 krystallium.
        [renowned_cartographer] Za 2 vojáky si prohlédni 3 vrchní karty balíčku rozvoje, 1 přidej lícem vzhůru ke svým vybraným kartám (rádce hned k rádcům i s vojákem) a zbylé odhoď.
        [master_mason] Za 1 vojáka přidej v kroku materiálu 2 kostky, k převaze se nepočítají.
        [settlers_patron] Za 1 vojáka přidej v kroku populace 2 kostky, k převaze se nepočítají.
        [wind_reader] Za 2 vojáky přidej v kroku průzkumu 3 kostky, k převaze se nepočítají.
        [court_jeweller] Za 1 vojáka dají příští 2 karty, které v tomto plánování směníš, po 2 kostkách. Neplatí pro odhození rozestavěné karty.
        [wandering_alchemist] Za 1 vojáka přidej do laboratoře 3 bezbarvé kostky, kroky poslání jimi platit nelze.
        [woe_banisher] Máš-li ve vévodství Pohromu, za 3 vojáky 1 odstraň.
        [old_marshal] Na konci hry za 3 vojáky získej 1 VB za každou družinu.
        [master_of_snares] Spolu s nabídkou zaplať 1 vojáka: obě její karty smíš položit lícem dolů bez pastí.
        [double_agent] Za 2 vojáky před svým výběrem přesuň 1 kartu z jedné oblasti do druhé, zakrytá zůstane zakrytá.
        [royal_herald] Před porovnáním v jednom kroku zaplať 1 vojáka: tvůj objem se pro převahu počítá o 3 vyšší. Kostky nepřibudou.
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
effect-price =
    { $soldiers ->
        [one] Jednou za kolo za { $soldiers } vojáka
        [few] Jednou za kolo za { $soldiers } vojáky
       *[other] Jednou za kolo za { $soldiers } vojáků
    }
effect-beat =
    { $soldiers ->
        [one] V souboji ji porazí { $soldiers } voják
        [few] V souboji ji porazí { $soldiers } vojáci
       *[other] V souboji ji porazí { $soldiers } vojáků
    }
effect-calamity = Nelze ji směnit ani postavit, jde rovnou do vévodství
threat-text =
    { $effect ->
        [breed] Když přijde do stavebního prostoru, přidej 1 havěť za každou krysu, která tam je.
        [freeze_site] Zmrazí jedno staveniště: dokud pod ním sedí, nejde dokončit ani odhodit.
        [discard_picks] Za každý stín přijdeš před plánováním o jednu vybranou kartu; její kostky dostane do laboratoře soupeř.
        [cover_symbol] Zakryje jeden symbol produkce podle tvého výběru. Po porážce se jeden symbol vrátí.
       *[none] Přichází s krysami a nedělá nic dalšího.
    }
reward-spy =
    { $count ->
        [one] { $count } zvěd
        [few] { $count } zvědové
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
page-advisor-used = V tomto kole už pomohl.
page-threats-told = Na staveništi: { $count }. { $told }
page-site-open = Chybí: { $pieces }
page-site-full = Všechna místa jsou zaplněná
page-site-frozen = Zmrazil ji ledový obr
page-site-protected = Nelze ji odhodit
page-no-duchy = Vévodství
page-side = Strana { $side }
page-area = Nabídka { $area }
page-area-empty = Prázdná
page-area-told = Nabídka { $area }: { $cards }
page-area-told-empty = Nabídka { $area }: prázdná
page-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
page-face-down = Lícem dolů
page-hazard-card = Karta z balíčku nebezpečí, lícem dolů
page-laid-by = Karta lícem dolů, položil ji hráč { $player }
page-trap-here = Lícem dolů
page-trap-into = Lícem dolů do nabídky { $area }
page-traps =
    { $traps ->
        [one] Zbývá { $traps } past
        [few] Zbývají { $traps } pasti
       *[other] Zbývá { $traps } pastí
    }
page-search = Pátrat
page-search-in = Pátrat a vzít nabídku { $area }: dvě karty pryč, jedna ze tří navíc
page-searched = V tomto kole už pátrání bylo
page-not-searched = V tomto kole lze ještě pátrat
page-spy-on = Zvěd odkryje kartu { $place } v nabídce { $area }
page-spies = Připravení zvědové: { $ready } ze { $spies }
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
page-place-cubes = Klikni na stavbu nebo na laboratoř; pro jedinou kostku nejdřív na kostku.
page-one-cube = Umístit po jedné: { $amount }
page-all-cubes = Všechny tyto: { $amount }
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
page-no-sites = Nic se nestaví.
page-discard = Odhodit
page-discard-why = Odhodit rozestavěnou kartu: její směna jde do laboratoře, co na ní leží, propadne
page-laboratory = Laboratoř: { $cubes } z 5 kostek
page-to-laboratory = Do laboratoře, kde je { $cubes } z 5 kostek
page-crystal = { $amount }; kliknutím umístíš na stavbu
page-soldier = { $amount }; kliknutím umístíš na stavbu
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
page-makes = { $player } { $cubes }
page-reward = voják
page-no-reward = voják od { $cubes }
page-tied = nerozhodně
page-you-lead = tvoje převaha
page-leads = { $player }
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
page-need = { $card }: dokončeno { $done } z { $count }
page-need-last = Poslední krok poslání je splněn
page-need-beaten = Zbývá porazit: { $threat } ×{ $left }
page-vermin-left = Havěti v balíčku zbývá: { $count }
page-stored = Kostky ztracené stíny: { $count }, prohra při { $most }
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
        [families] Kombinace
        [extra] Poslání a rádci
        [calamities] Pohromy
        [threats] Hrozby
       *[penalty] Sólo se stranou A
    }
page-threats = Hrozby
page-lost = Prohra
