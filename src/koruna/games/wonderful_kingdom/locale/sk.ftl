### Slová hry Kráľovstvo divov.
### Rovnaké názvy, atribúty a premenné sú v cs, sk a en.

name = Kráľovstvo divov
tagline = Ponúkaj s rozvahou, stavaj s vášňou.
about = Ponúkaj súperovi karty a z vybraných stavaj vojvodstvo, alebo hraj scenár osamote.
length = 45–60 min

## Mená kariet, vojvodstiev, poslaní, scenárov, prostriedkov a rodín

card =
    { $card ->
        [farmstead] Statok
        [barracks] Kasárne
        [mill] Mlyn
        [guild_house] Cechový dom
        [harbour] Prístav
        [quarry] Kameňolom
        [market_hall] Kupecká tržnica
        [ramparts] Hradby
        [royal_gaol] Kráľovské väzenie
        [smelting_yard] Hutný dvor
        [seafarers] Moreplavci
        [expedition] Výprava
        [allied_armies] Spojené vojská
        [scholars] Učenci
        [tax_collectors] Vyberači daní
        [royal_cavalry] Kráľovská jazda
        [royal_guard] Kráľovská garda
        [sappers] Ženisti
        [recruiters] Verbovači
        [secret_society] Tajný spolok
        [mountain_guides] Horskí vodcovia
        [wraith_hunters] Lovci prízrakov
        [enchanted_forge] Čarovná vyhňa
        [monumental_statue] Monumentálna socha
        [great_library] Veľká knižnica
        [magnificent_arena] Veľkolepá aréna
        [great_lighthouse] Veľký maják
        [banquet_hall] Hodovná sieň
        [royal_mint] Kráľovská mincovňa
        [dawn_cathedral] Katedrála úsvitu
        [stargazers_tower] Veža hvezdárov
        [echo_gardens] Záhrady ozvien
        [clock_of_ages] Orloj vekov
        [chasm_bridge] Most nad priepasťou
        [crystal_vault] Krištáľová klenba
        [throne_room] Trónna sála
        [forefathers_tomb] Hrobka praotcov
        [wreck_of_leonart] Vrak Leonartu
        [burning_sand_lair] Brloh horiaceho piesku
        [portal] Portál
        [giants_last_refuge] Posledný úkryt obrov
        [hell_gate] Brána pekelná
        [isle_of_mists] Ostrov hmiel
        [dragon_boneyard] Dračie kostrovisko
        [forgotten_sanctum] Zabudnutá svätyňa
        [star_lake] Jazero padlých hviezd
        [moonsilver_vein] Žila mesačného striebra
        [petrified_forest] Skamenený les
        [cradle_of_rivers] Kolíska riek
        [abyssal_throne] Hlbinný trón
        [masons_hoard] Kamenárska huta
        [settlers_caravan] Karavána osadníkov
        [sealed_strongbox] Zapečatená truhlica
        [explorers_diary] Denník objaviteľky
        [village_dowry] Veno dvoch dedín
        [gilded_keystone] Pozlátený svorník
        [shipwrights_chest] Lodiarova debna
        [guild_tithe] Cechový desiatok
        [pilgrims_map] Pútnická mapa
        [idol_of_the_coast] Pobrežná modla
        [pirate_of_five_seas] Pirátka piatich morí
        [enlightened_prophet] Osvietený prorok
        [grey_eminence] Šedá eminencia
        [renowned_cartographer] Preslávená kartografka
        [master_mason] Majster kamenár
        [settlers_patron] Patrónka osadníkov
        [wind_reader] Čitateľ vetrov
        [court_jeweller] Dvorná klenotníčka
        [wandering_alchemist] Túlavý alchymista
        [woe_banisher] Zariekavačka bied
        [old_marshal] Starý maršal
        [master_of_snares] Majster nástrah
        [double_agent] Dvojitá agentka
        [royal_herald] Kráľovský herold
        [calamity] Pohroma
        [giant_rat] Obrí potkan
        [vermin] Háveď
        [frost_giant] Ľadový obor
        [shadow] Tieň
        [thief] Zlodej
       *[other] { $card }
    }
advisor =
    { $advisor ->
        [pirate_of_five_seas] Pirátka piatich morí
        [enlightened_prophet] Osvietený prorok
        [grey_eminence] Šedá eminencia
        [renowned_cartographer] Preslávená kartografka
        [master_mason] Majster kamenár
        [settlers_patron] Patrónka osadníkov
        [wind_reader] Čitateľ vetrov
        [court_jeweller] Dvorná klenotníčka
        [wandering_alchemist] Túlavý alchymista
        [woe_banisher] Zariekavačka bied
        [old_marshal] Starý maršal
        [master_of_snares] Majster nástrah
        [double_agent] Dvojitá agentka
        [royal_herald] Kráľovský herold
       *[other] { $advisor }
    }
threat =
    { $threat ->
        [giant_rat] Obrí potkan
        [vermin] Háveď
        [frost_giant] Ľadový obor
        [shadow] Tieň
        [thief] Zlodej
       *[other] { $threat }
    }
duchy =
    { $duchy ->
        [teressie] Vojvodstvo Téressia
        [valados] Vojvodstvo Valados
       *[other] { $duchy }
    }
quest =
    { $board ->
        [usurper] Uzurpátor
        [northern_lands] Krajiny severu
        [lord_of_ruin] Pán skazy
       *[other] { $board }
    }
quest-step =
    { $key ->
        [usurper-two-player-1] Odhaľ zradcu medzi svojimi
        [usurper-two-player-2] Prekaz ich plán
        [usurper-two-player-3] Najmi žoldnierov
        [usurper-two-player-4] Poraz vzbúrenecké vojsko
        [usurper-solo-1] Odhaľ zradcu medzi svojimi
        [usurper-solo-2] Prekaz ich plán
        [usurper-solo-3] Najmi žoldnierov
        [usurper-solo-4] Poraz vzbúrenecké vojsko
        [northern_lands-two-player-1] Vystroj koráb
        [northern_lands-two-player-2] Získaj severských lodivodov
        [northern_lands-two-player-3] Vykúp zajatých osadníkov
        [northern_lands-two-player-4] Vztýč zástavu na konci sveta
        [northern_lands-solo-1] Vystroj koráb
        [northern_lands-solo-2] Získaj severských lodivodov
        [northern_lands-solo-3] Nakúp kožušiny a oheň
        [northern_lands-solo-4] Vztýč zástavu na konci sveta
        [lord_of_ruin-two-player-1] Zapáľ strážne ohne
        [lord_of_ruin-two-player-2] Ukry utečencov
        [lord_of_ruin-two-player-3] Očisti spálenú zem
        [lord_of_ruin-two-player-4] Zvrhni Pána skazy
        [lord_of_ruin-solo-1] Zapáľ strážne ohne
        [lord_of_ruin-solo-2] Ukry utečencov
        [lord_of_ruin-solo-3] Očisti spálenú zem
       *[lord_of_ruin-solo-4] Zvrhni Pána skazy
    }
scenario =
    { $scenario ->
        [SC01] Záplava potkanov
        [SC02] Proroctvo
        [SC03] Mrazivý sever
        [SC04] Posledná bitka
        [SC05] Cech zlodejov
       *[SC06] Obkľúčení nepriateľmi
    }
scenario-story =
    { $scenario ->
        [SC01] Z kanálov sa valia potkany a každý nedostavaný statok ich uživí viac. Skôr než zem zostane holá, musia stáť štyri.
        [SC02] Prorok vidí deň, keď sa otvorí brána pekelná. Kto o ňom vie včas, môže sa za zatvorenými dverami pripraviť.
        [SC03] Lode plávajú na sever, kde ľad strážia poslední obri. Cestu domov im musí ukázať svetlo.
        [SC04] Vojsko uzurpátora stojí na hranici a bitka bude len jedna. Skôr než sa začne, verbuj, zbroj a hľadaj spojencov.
        [SC05] Mestu vládne cech zlodejov a jeho tiene odnášajú to, z čoho chceš stavať. Vyžeň ho, kým nebude mať všetko.
       *[SC06] Vnútri uzurpátor, vonku Pán skazy, a obaja prichádzajú naraz. Vydržia len hradby a stráž, na ktorú je spoľahnutie.
    }
resource =
    { $resource ->
        [materials] materiál
        [population] populácia
        [gold] zlato
        [exploration] prieskum
        [krystallium] kryštálium
        [soldier] vojak
       *[colourless] bezfarebná kocka
    }
amount =
    { $resource ->
        [materials] { $count ->
            [one] { $count } kocka materiálu
            [few] { $count } kocky materiálu
           *[other] { $count } kociek materiálu
        }
        [population] { $count ->
            [one] { $count } kocka populácie
            [few] { $count } kocky populácie
           *[other] { $count } kociek populácie
        }
        [gold] { $count ->
            [one] { $count } kocka zlata
            [few] { $count } kocky zlata
           *[other] { $count } kociek zlata
        }
        [exploration] { $count ->
            [one] { $count } kocka prieskumu
            [few] { $count } kocky prieskumu
           *[other] { $count } kociek prieskumu
        }
        [krystallium] { $count ->
            [one] { $count } kryštálium
            [few] { $count } kryštáliá
           *[other] { $count } kryštálií
        }
        [soldier] { $count ->
            [one] { $count } vojak
            [few] { $count } vojaci
           *[other] { $count } vojakov
        }
       *[colourless] { $count ->
            [one] { $count } bezfarebná kocka
            [few] { $count } bezfarebné kocky
           *[other] { $count } bezfarebných kociek
        }
    }
family =
    { $family ->
        [structure] budova
        [company] družina
        [masterwork] veľdielo
       *[discovery] objav
    }
card-kind =
    { $kind ->
        [development] karta rozvoja
        [treasure] poklad
        [advisor] radca
        [calamity] pohroma
       *[threat] hrozba
    }
phase =
    { $phase ->
        [choice] voľba
        [planning] plánovanie
        [production] produkcia
        [combat] súboj
       *[end] koniec hry
    }
step =
    { $step ->
        [keep] výber radcu
        [offer] ponuka
        [pick] výber oblasti
        [flip] odkrývanie kariet
        [shift] presun karty
        [choose] výber z prezeraných kariet
        [remove] pátranie
        [lose] úder tieňa
        [cover] krádež
        [tuck] príchod ľadového obra
        [declare] slovo herolda
        [plan] plánovanie
        [produce] produkcia
        [combat] súboj
        [final] posledná príležitosť
       *[over] koniec hry
    }
medal =
    { $medal ->
        [gold] zlatá medaila
        [silver] strieborná medaila
        [bronze] bronzová medaila
       *[none] žiadna medaila
    }
advisor-text =
    { $advisor ->
        [pirate_of_five_seas] Za 4 vojakov pridaj v kroku zlata 4 kocky, do prevahy sa nerátajú.
        [enlightened_prophet] Za 1 vojaka odkry v oblastiach najviac 2 zakryté karty, ostanú na svojom mieste.
        [grey_eminence] Za 3 vojakov získaj 1 kryštálium.
        [renowned_cartographer] Za 2 vojakov si pozri 3 vrchné karty balíčka rozvoja, 1 pridaj lícom nahor k svojim vybraným kartám (radcu hneď k radcom aj s vojakom) a ostatné odhoď.
        [master_mason] Za 1 vojaka pridaj v kroku materiálu 2 kocky, do prevahy sa nerátajú.
        [settlers_patron] Za 1 vojaka pridaj v kroku populácie 2 kocky, do prevahy sa nerátajú.
        [wind_reader] Za 2 vojakov pridaj v kroku prieskumu 3 kocky, do prevahy sa nerátajú.
        [court_jeweller] Za 1 vojaka dajú najbližšie 2 karty, ktoré v tomto plánovaní vymeníš, po 2 kocky. Neplatí pre odhodenie rozostavanej karty.
        [wandering_alchemist] Za 1 vojaka pridaj do laboratória 3 bezfarebné kocky, kroky poslania nimi platiť nemožno.
        [woe_banisher] Ak máš vo vojvodstve pohromu, za 3 vojakov 1 odstráň.
        [old_marshal] Na konci hry za 3 vojakov získaj 1 bod za každú družinu.
        [master_of_snares] Spolu s ponukou zaplať 1 vojaka: obe jej karty smieš položiť lícom nadol bez pascí.
        [double_agent] Za 2 vojakov pred svojím výberom presuň 1 kartu z jednej oblasti do druhej, zakrytá ostane zakrytá.
        [royal_herald] Pred porovnaním v jednom kroku zaplať 1 vojaka: tvoja produkcia sa pre prevahu ráta ako o 3 vyššia. Kocky nepribudnú.
       *[other] { $advisor }
    }

## Čo karta robí, slovami namiesto obrázkov

each-family =
    { $family ->
        [structure] za každú budovu
        [company] za každú družinu
        [masterwork] za každé veľdielo
       *[discovery] za každý objav
    }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
effect-cost = Cena stavby: { $amounts }
effect-exchange = Výmena: { $amounts }
effect-production = Produkcia: { $amounts }
effect-production-each = Produkcia: { resource } { each-family }
effect-bonus = Po dokončení: { $amounts }
effect-points = Na konci: { points }
effect-points-each = Na konci: { points } { each-family }
effect-start = Na začiatku: { $amounts }
effect-beat =
    { $soldiers ->
        [one] V súboji sa dá poraziť za { $soldiers } vojaka
        [few] V súboji sa dá poraziť za { $soldiers } vojakov
       *[other] V súboji sa dá poraziť za { $soldiers } vojakov
    }
threat-text =
    { $effect ->
        [breed] Keď príde do stavebného priestoru, pridaj 1 kartu hávede za každého potkana, ktorý tam je.
        [freeze_site] Zmrazí jedno stavenisko: kým pod ním sedí, nemožno ho dokončiť ani odhodiť.
        [discard_picks] Za každý tieň prídeš pred plánovaním o jednu vybranú kartu; jej kocky dostane do laboratória súper.
        [cover_symbol] Zakryje jeden symbol produkcie podľa tvojho výberu. Keď ho porazíš, jeden symbol sa vráti.
       *[none] Prichádza s potkanmi a nič ďalšie nerobí.
    }
reward-spy =
    { $count ->
        [one] { $count } zved
        [few] { $count } zvedovia
       *[other] { $count } zvedov
    }
reward-calamities =
    { $count ->
        [one] odstránenie najviac { $count } pohromy
        [few] odstránenie najviac { $count } pohrôm
       *[other] odstránenie najviac { $count } pohrôm
    }
# Číslo symbolu, ako ho pozná záznam udalostí.
symbol-number =
    { $symbol ->
        [0] materiál
        [1] populácia
        [2] zlato
        [3] prieskum
        [4] materiál za každú budovu
        [5] materiál za každú družinu
        [6] materiál za každé veľdielo
        [7] materiál za každý objav
        [8] populácia za každú budovu
        [9] populácia za každú družinu
        [10] populácia za každé veľdielo
        [11] populácia za každý objav
        [12] zlato za každú budovu
        [13] zlato za každú družinu
        [14] zlato za každé veľdielo
        [15] zlato za každý objav
        [16] prieskum za každú budovu
        [17] prieskum za každú družinu
        [18] prieskum za každé veľdielo
       *[other] prieskum za každý objav
    }

## Voľby

option-module = Modul
    .about = Čo sa pridá k základnej hre: hrozby a súboje, radcovia platení vojakmi, alebo poslanie, bez ktorého sa nedá vyhrať.
option-module-threats = hrozby a súboje
option-module-advisors = radcovia na dvore
option-module-quests = poslanie so štyrmi krokmi
option-module-basic = nič, len na naučenie (mimo oficiálnych pravidiel)
option-scenario = Scenár
    .about = Príbeh pre jedného hráča s vlastnou prípravou, vlastnými pravidlami a vlastnými medailami.
option-scenario-none = bez scenára
option-scenario-SC01 = Záplava potkanov
option-scenario-SC02 = Proroctvo
option-scenario-SC03 = Mrazivý sever
option-scenario-SC04 = Posledná bitka
option-scenario-SC05 = Cech zlodejov
option-scenario-SC06 = Obkľúčení nepriateľmi
option-side = Strana vojvodstva
    .about = Strana A dáva aj body za rodinu kariet a hodí sa na začiatok; osamote sa za ňu na konci strhne 15 bodov. Na strane B začínajú obe vojvodstvá rovnako.
option-side-A = strana A
option-side-B = strana B
option-duchy = Vojvodstvo prvého hráča
    .about = Druhý hráč má to druhé.
option-duchy-random = určí žreb
option-duchy-first = prvé zo škatule (Téressia)
option-duchy-second = druhé zo škatule (Valados)
option-threat = Balíček hrozieb
    .about = S modulom hrozieb: čím bude prvý hráč ohrozovať druhého, osamote čo bude číhať v balíčku nebezpečenstiev.
option-threat-frost_giants = ľadoví obri
option-threat-giant_rats = obrie potkany a háveď
option-threat-shadows = tiene
option-threat-thieves = zlodeji
option-rival_threat = Balíček hrozieb druhého hráča
    .about = Musí byť iný než ten prvý.
option-rival_threat-frost_giants = ľadoví obri
option-rival_threat-giant_rats = obrie potkany a háveď
option-rival_threat-shadows = tiene
option-rival_threat-thieves = zlodeji
option-quest = Doska poslania
    .about = S modulom poslaní: o akú úlohu ide.
option-quest-usurper = Uzurpátor
option-quest-northern_lands = Krajiny severu
option-quest-lord_of_ruin = Pán skazy
option-first_player = Kto začína
    .about = V prvom kole; potom sa začínajúci hráč strieda.
option-first_player-random = určí žreb
option-first_player-fixed = prvý hráč
option-solo_search = Pátranie osamote
    .about = Ako často smieš vymeniť dve karty oblasti za jednu z balíčka. Pravidlá hovoria raz za kolo, vydavateľ neskôr pri každom výbere.
option-solo_search-once_per_round = raz za kolo
option-solo_search-every_pick = pri každom výbere
option-rats_breed_every_round = Potkany sa množia každé kolo
    .about = Aj v plánovaní bez nového potkana pribudne karta hávede za každého potkana, ktorého máš.
option-quest_forced_transmute = Laboratórium sa v poslaniach mení samo
    .about = Päť kociek sa aj s modulom poslaní hneď premení na kryštálium. Bez tejto voľby rozhoduješ o výmene ty.
option-content = Karty
    .about = Hrá sa s našimi kartami alebo s tými, ktoré do priečinka zapíše majiteľ tlačenej hry.
option-content-house = domáce vydanie
option-content-other = karty z tvojho priečinka

## Pravidlá: každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

chapter-goal = O čo ide
rule-aim = Rozvíjaš vojvodstvo a tvoj súper tiež. Hra má štyri kolá. V každom si najprv voľbou rozdelíte karty, potom naplánujete, ktoré postavíte a ktoré vymeníte, a napokon vaše vojvodstvá vyprodukujú kocky, ktorými karty dokončíte. Po štvrtom kole víťazí ten, kto má najviac bodov. Hrať sa dá aj osamote.
rule-modules = K základným pravidlám patrí v každej hre práve jeden modul: hrozby, radcovia alebo poslania. Hra celkom bez modulu slúži na naučenie. Viac modulov naraz spájajú len scenáre.
rule-resources = Prostriedky sú štyri: materiál, populácia, zlato a prieskum. Kocky sa len umiestňujú, odložiť si ich nemožno. Popri nich sú kryštálium, ktoré zastúpi ktorýkoľvek prostriedok, a vojaci.
rule-families = Karty rozvoja patria do štyroch rodín: budovy sa stavajú najmä z materiálu, družiny z populácie, veľdiela zo zlata a objavy z prieskumu. Na rodiny sa odvolávajú niektoré symboly produkcie aj body.

chapter-setup = Pred prvým kolom
rule-deck = Balíček má 80 kariet: 70 kariet rozvoja a 10 pokladov. Každý hráč má kartu vojvodstva, obaja otočenú na rovnakú stranu. Dáva prvé symboly produkcie a kryštálium do začiatku, na strane A aj body za karty jednej rodiny.
rule-first-player-for-two = Kto začína prvé kolo, určí žreb, alebo je to podľa dohody prvý hráč. Ďalšie kolá začínajú hráči striedavo. Osamote sa o tom nerozhoduje.

chapter-choice = Voľba
rule-deal = Na začiatku kola dostane každý do ruky 7 kariet z balíčka a 1 pohromu, s modulom hrozieb namiesto nej svoju hrozbu. Do každej z dvoch oblastí príde lícom nahor jedna karta z balíčka.
rule-offer-now = Ponukou sa vykladajú dve karty z ruky do oblastí. Začínajúci hráč ponúkne a druhý vyberá, potom ponúkne druhý a vyberá začínajúci, a tak ďalej, kým každý štyrikrát neponúkne a štyrikrát nevyberie.
rule-offer-first = Ponuka sú dve karty z ruky, obe do jednej oblasti alebo každá do inej. Medzi nimi sa nič iné nerobí.
rule-not-in-hand = Ponúknuť môžeš len kartu, ktorú máš v ruke.
rule-no-traps = Lícom nadol položíš kartu len s pascou. V každom kole máš dve pasce a smieš ich použiť aj obe v jednej ponuke; nepoužité prepadnú a v ďalšom kole máš znova dve.
rule-hidden = Na kartu položenú lícom nadol sa už nikto nesmie pozrieť, ani ten, kto ju tam dal. Kto ju vyberie, otočí ju až pri plánovaní. Ak ostane v oblasti, odíde z hry nevidená.
rule-pick-now = Kto vyberá, berie všetky karty jednej oblasti. Smie byť aj prázdna.
rule-piles = Karty, ktoré si nikto nevybral, v oblasti ostávajú a hromadia sa. Čo leží lícom nahor, vidia medzi vybranými kartami obaja. Čo v oblastiach zvýši po poslednom výbere, sa odhodí.

chapter-planning = Plánovanie
rule-plan-now = Pri plánovaní rozhodneš o každej vybranej karte: buď z nej založíš stavenisko, alebo ju vymeníš za kocku, ktorá je na nej uvedená. Plánujú obaja naraz; čo urobil súper, sa ukáže, až keď skončíte obaja.
rule-not-picked = Rozhodovať môžeš len o karte, ktorú máš medzi vybranými.
rule-treasure-exchanged = Poklad sa nestavia, len vymieňa: dá dve kocky a každú umiestniš zvlášť.
rule-cubes-first = Najprv umiestni kocky, ktoré držíš: na stavenisko alebo do laboratória. Potom pokračuj ďalšou kartou.
rule-picks-left = Plánovanie neuzavrieš, kým ti zostáva vybraná karta: založ z nej stavenisko, alebo ju vymeň.
rule-calamity = Pohroma, ktorú si vyberieš, ide na začiatku plánovania rovno do vojvodstva a na konci hry stojí 4 body. Vymeniť ani postaviť ju nemožno.
rule-done-stays = Túto časť už máš uzavretú. Počkaj na súpera.

chapter-production = Produkcia
rule-produce-now = Produkcia má štyri kroky v poradí materiál, populácia, zlato, prieskum. V každom si obaja naraz vezmú kocky toho prostriedku a umiestnia ich na staveniská alebo do laboratória.
rule-volume = Kociek je toľko, koľko máš symbolov prostriedku na karte vojvodstva a na dokončených kartách. Počet sa určí na začiatku kroku: karta dokončená počas neho pridá až nabudúce.
rule-per-family = Symbol spojený s rodinou dá jednu kocku za každú dokončenú kartu tej rodiny, aj za seba, ak do nej patrí.
rule-dominance = Kto v kroku produkuje viac, má prevahu. Ak je jeho cvičisko prázdne, postaví naň vojaka; ak tam už jeden stojí, prejde do vojvodstva. Každá druhá prevaha tak prinesie vojaka, pokojne aj o niekoľko kôl neskôr. Pri zhode nedostane nikto nič.
rule-cubes-left = Krok neuzavrieš, kým držíš kocky. Čo nedáš na stavenisko, príde do laboratória.

chapter-building = Staveniská, laboratórium a dokončené karty
rule-no-such-site = Stavať môžeš len na stavenisku, ktoré máš. Ak staviaš tú istú kartu viackrát, píše sa druhé stavenisko s „-2“ na konci.
rule-no-space = Na stavenisku sú miesta len pre to, čo karta stojí. Umiestniš tam len to, pre čo je niektoré voľné.
rule-no-cube = Umiestniť môžeš len kocku, ktorú práve držíš.
rule-fill-several = Naplniť stavenisko naraz možno, ak držíš jediný druh kociek a stavenisko preň má viac než jedno voľné miesto. Inak umiestňuj kocky po jednej.
rule-lab-all = Poslať do laboratória všetky kocky naraz má zmysel, ak ich držíš viac. Jednu pošli samotnú.
rule-laboratory = Len čo je v laboratóriu päť kociek, nech sú akékoľvek, hneď sa premenia na jedno kryštálium. Späť na stavenisko sa kocky z laboratória nedostanú.
rule-no-krystallium = Kryštálium, ktoré máš, si necháš, ako dlho chceš. Kedykoľvek vyplní na stavenisku miesto ktoréhokoľvek prostriedku alebo miesto pre kryštálium, len vojaka nenahradí a do laboratória nepatrí.
rule-no-soldier = Miesto pre vojaka vyplníš kedykoľvek, keď máš vojaka vo vojvodstve. Ten na cvičisku sa ešte neráta.
rule-completing = Len čo je na stavenisku vyplnené posledné miesto, karta je hneď dokončená: kocky sa vrátia do zásoby, karta prejde do vojvodstva a ty raz dostaneš jej odmenu, ktorú smieš hneď použiť inde. Karta dokončená pri plánovaní produkuje ešte v tomto kole. Rozostavané karty ostávajú do ďalších kôl.
rule-any-time = Kedykoľvek o niečom rozhoduješ, v ktorejkoľvek fáze, smieš aj položiť kryštálium alebo vojaka, odhodiť stavenisko a splniť krok poslania. Len keď práve pôsobia hrozby a medzi dvoma kartami jednej ponuky to nejde.
rule-discarding = Stavenisko smieš odhodiť: jeho výmenná kocka príde do laboratória a všetko, čo na ňom ležalo, prepadne.

chapter-threats = Modul hrozieb
rule-threat-decks = Balíčky hrozieb sa vyberajú len s modulom hrozieb a mimo scenárov.
rule-threats-differ = Každý hráč má iný balíček hrozieb. Na začiatok sa hodia ľadoví obri proti obrím potkanom.
rule-rival-threat-for-two = Druhý balíček hrozieb patrí druhému hráčovi. Osamote je v hre len jeden.
rule-threats-come = Pohromy sa s týmto modulom nepoužívajú, ôsmou kartou v ruke je hrozba. Trápi toho, kto si ju vyberie, nech je čiakoľvek; vymeniť ani postaviť ju nemožno. Hneď po odkrytí kariet, ešte pred plánovaním, hrozby zapôsobia v poradí potkany, tiene, zlodeji, obri a ostanú v stavebnom priestore, kým ich neporazíš. Každá neporazená stojí na konci body.
rule-rats = Obrí potkan privedie 1 kartu hávede za každého potkana, ktorého po jeho príchode máš: prvý jednu, druhý dve. Kariet hávede je desať, a keď sa minú, ďalšia nepribudne.
rule-rats-breed = Podľa voľby sa potkany množia aj v kole bez nového potkana: raz pribudne 1 karta hávede za každého. Voľba má zmysel len tam, kde sú potkany v hre.
rule-lose-now = Udrel tieň: vyber, o ktorú vybranú kartu prídeš.
rule-lose-card = Za každý tieň, aj ten spred tohto kola, prídeš o jednu kartu rozvoja alebo poklad medzi vybranými; iné karty tieň nechá. Kocky z výmeny dostane do laboratória súper, osamote nikto.
rule-cover-now = Zlodej kradne: vyber symbol produkcie, ktorý zakryje.
rule-cover-symbol = Každý novovybraný zlodej zakryje jeden nezakrytý symbol na karte vojvodstva alebo na dokončenej karte. Zakrytý symbol neprodukuje a neráta sa do prevahy, ani keď patrí k rodine. Žetóny krádeže sú štyri.
rule-tuck-now = Prichádza ľadový obor: vyber, čo zmrazí.
rule-tuck-where = Obor sa usadí pod staveniskom, kde žiadny nie je, alebo pod vybranou kartou rozvoja, z ktorej sa tým hneď stane stavenisko. Ak nemá kam, čaká v stavebnom priestore do ďalšieho kola.
rule-frozen-stays = Zmrazené stavenisko smieš vypĺňať ďalej, ale dokončiť ani odhodiť ho nemožno, kým obra neporazíš.
rule-combat-now = Po produkcii nasleduje súboj: poraz toľko hrozieb, koľko chceš a zaplatíš, v akomkoľvek poradí. Inokedy sa poraziť nedajú.
rule-no-such-threat = Poraziť môžeš len hrozbu, ktorá je v tvojom stavebnom priestore.
rule-beat-price = Hrozbu porazíš, ak zaplatíš naraz všetkých vojakov uvedených na jej karte. Porazená odíde z hry.
rule-beat-thief = S porazeným zlodejom sa ti vráti jeden zakrytý symbol podľa tvojho výberu: povedz, ktorý.
rule-beat-giant = Obra pod staveniskom porazíš, až keď budú všetky miesta na ňom vyplnené. Karta je potom hneď dokončená a produkuje od ďalšieho kola. Na obra, ktorý ešte žiadne stavenisko nemá, stačia vojaci.

chapter-advisors = Modul radcov
rule-advisors = Radcovia sú v balíčku namiesto pokladov a každý začína s 2 vojakmi. Vybraný radca ide hneď k tebe (zakrytý po odkrytí) a privedie 1 vojaka. Nestavia sa, nevymieňa a nie je dokončenou kartou.
rule-keep-now = Na začiatku dostane každý dvoch radcov: vyber, ktorého si necháš. Ten vojaka neprivedie.
rule-keep-one = Necháš si jedného z radcov v ruke. Druhý zmizne nevidený v škatuli, osamote sa zamieša do balíčka.
rule-no-such-advisor = Pomôže ti len radca, ktorý je pri tebe.
rule-advisor-phase = Každý radca pomáha v jedinej fáze: vo voľbe, keď si na ťahu, pri plánovaní, v produkcii alebo na konci hry.
rule-advisor-once = Každého radcu využiješ najviac raz za kolo.
rule-advisor-price = Radca chce za pomoc vojakov z vojvodstva, všetkých naraz; ten na cvičisku sa neráta.
rule-advisor-useless = Radca, ktorý by teraz nič nezmenil, pomôcť nemôže. Kto pridáva kocky, robí to len v kroku svojho prostriedku; pridané kocky sa do prevahy nerátajú.
rule-flip-now = Prorok práve odkrýva karty v oblastiach: vyber ich, alebo skonči.
rule-flip-hidden = Prorok odkryje kartu, ktorá v oblasti leží lícom nadol. Ostane tam, otvorená pre oboch.
rule-flip-one = Keď už je prorok zaplatený, aspoň jednu kartu odkryje.
rule-shift-now = Agentka práve presúva kartu z jednej oblasti do druhej: vyber ju.
rule-shift-card = Presunúť možno akúkoľvek kartu, ktorá v niektorej oblasti leží. Zakrytá ostane zakrytá.
rule-choose-now = Pozeráš sa na karty z balíčka: jednu z nich si vyber.
rule-choose-one = Vybrať si môžeš len jednu z kariet, na ktoré sa pozeráš. Ostatné sa odhodia.
rule-declare-now = Skôr než sa produkcia porovná, smie prehovoriť herold: využi ho, alebo to nechaj tak.
rule-declare-herald = Pred porovnaním pomôže len herold: tvoja produkcia sa pre prevahu ráta ako vyššia, kociek však nepribudne.

chapter-quests = Modul poslaní
rule-quest-board = Doska poslania sa vyberá len s modulom poslaní a mimo scenárov.
rule-quests = Poslanie má štyri kroky. Plníš ich kedykoľvek a v ľubovoľnom poradí, každý raz: zaplatíš celú cenu naraz a hneď dostaneš odmenu. Ten istý krok smú splniť obaja. Pohromy odstraňuješ len zo svojho vojvodstva.
rule-last-step = Vyhrať môže len ten, kto splnil posledný krok. Ak ho splní jediný, vyhráva bez ohľadu na body; ak ho splnia obaja, rozhodujú body; ak ho nesplní nikto, prehrávajú obaja. Odmenu zaň vo dvojici dostane len prvý, a ak ho splnia obaja v tej istej fáze alebo kroku, ten, kto kolo začínal.
rule-no-such-quest = Plniť možno len poslanie, ktoré je v hre.
rule-step-done = Každý krok plní hráč len raz.
rule-step-price = Krok platíš naraz: kockami, ktoré držíš, kockami v laboratóriu podľa farby, kryštáliom namiesto čohokoľvek a vojakmi z vojvodstva. Kocky na staveniskách ani bezfarebné kocky neplatia.
rule-transmute-quests = O samočinnej premene laboratória sa rozhoduje len tam, kde je v hre poslanie.
rule-change-by-itself = V tejto hre sa laboratórium premieňa samo, len čo je v ňom päť kociek.
rule-change-five = S poslaním drží laboratórium farby, nemá obmedzenie a samo sa nemení: päť kociek za kryštálium vymeníš, kedy chceš, len ich tam musí byť aspoň päť.
rule-change-what-you-have = Za kryštálium dáš presne päť kociek, ktoré v laboratóriu naozaj máš.
rule-quest-spies = Niektoré kroky dajú zveda. Raz za kolo vo voľbe odkryje kartu ležiacu v oblasti lícom nadol, otvorenú potom pre oboch; po kole je zasa pripravený. Zvedovia sú najviac dvaja.

chapter-alone = Osamote
rule-alone = Namiesto súpera hráš proti balíčku nebezpečenstiev: 8 neznámych kariet z balíčka a 4 pohromy alebo hrozby. V kole ležia v každej oblasti dve otvorené karty a ty štyrikrát vezmeš celú oblasť. Zakaždým okrem štvrtého príde do druhej oblasti zakrytá karta nebezpečenstva a do prázdnej dve nové z balíčka. Vrchnú kartu balíčka vždy vidíš. Čo po štvrtom výbere zvýši, sa odhodí.
rule-no-spy = Osamote nie sú pasce, ale dvaja zvedovia, na začiatku jeden pripravený. Zved odkryje vo voľbe jednu zakrytú kartu, aj uprostred pátrania; po voľbe sa jeden použitý obnoví, a ak ti už dalo zveda poslanie, obnovia sa obaja. Poslať možno len pripraveného zveda.
rule-spy-hidden = Zved odkryje len kartu, ktorá v oblasti leží lícom nadol.
rule-spy-first-hidden = Zakryté karty nebezpečenstva v jednej oblasti sa od seba nedajú rozoznať, zved preto odkryje vždy prvú z nich.
rule-search-alone = Pátra sa len osamote.
rule-search-once = Pátranie: zvoľ oblasť, odstráň z nej dve otvorené karty, pozri sa na tri vrchné karty balíčka, jednu z nich do oblasti pridaj a celú ju vezmi. Smieš to raz za kolo, ak nie je dohodnuté pri každom výbere.
rule-search-two-open = Na pátranie musia v oblasti ležať aspoň dve otvorené karty z balíčka. Pohromy a hrozby sa nerátajú.
rule-search-reserve = Po pátraní musí v balíčku zvýšiť dosť kariet na všetky ďalšie doplnenia. Keď ich toľko nie je, pátrať nemožno.
rule-remove-now = Pátraš: najprv odstráň z oblasti dve otvorené karty.
rule-remove-open = Odstrániť možno len kartu rozvoja, poklad alebo radcu, ak v tej oblasti ležia lícom nahor.
rule-dominance-alone = Prevahu má osamote ten, kto v kroku produkuje aspoň 5; kocky pridané radcom sa nerátajú.
rule-medals = Na konci sa body porovnajú s medailami, obvykle 70 za bronz, 95 za striebro a 115 za zlato. Na strane A sa predtým odráta 15. Bez medaily ešte nie je prehraté, ale nesplnený posledný krok poslania znamená prehru.

chapter-scenarios = Šesť scenárov
rule-scenario-alone = Scenáre sú pre jedného hráča a moduly si prinášajú samy: voľbu modulu nechaj, ako je.
rule-scenarios = Scenár rozloží niektoré karty vopred a na konci chce, aby stáli vo vojvodstve. Ráta sa, koľko ich tam je, nie ktoré kusy to boli. Nesplnená podmienka znamená prehru bez medaily; aj tu sa na strane A odráta 15 bodov. Poslanie sa hrá so stranou pre jedného.
rule-scenario-1 = Záplava potkanov: v balíčku nebezpečenstiev sú obrie potkany a ty začínaš so štyrmi staveniskami karty Statok. Po každom súboji pribudne toľko hávede, koľko statkov ešte nie je dokončených; porazená háveď sa vracia do svojho balíčka. Len čo je prázdny, prehrávaš. Na konci musíš mať štyri dokončené statky. Medaily 70, 90, 110.
rule-protected-site = Štyri statky, s ktorými začína Záplava potkanov, nemožno odhodiť. Piaty, ktorý si vyberieš, už áno, a dokončený sa medzi štyri ráta.
rule-scenario-2 = Proroctvo: s radcami v balíčku. Začínaš s Osvieteným prorokom, Šedou eminenciou a 6 vojakmi, ale bez zvedov. Dokončiť musíš karty Brána pekelná, Tajný spolok a Kráľovské väzenie. Medaily 60, 80, 100.
rule-scenario-3 = Mrazivý sever: poslanie Krajiny severu a ľadoví obri v balíčku nebezpečenstiev, so súbojom. Dokončiť musíš karty Veľký maják, Moreplavci, Prístav a Posledný úkryt obrov a splniť posledný krok. Medaily 60, 85, 110.
rule-scenario-4 = Posledná bitka: poslanie Uzurpátor a radcovia v balíčku; začínaš s Preslávenou kartografkou a 2 vojakmi. Dokončiť musíš karty Verbovači, Spojené vojská, Kasárne a Čarovná vyhňa a splniť posledný krok. Medaily 80, 95, 125.
rule-scenario-5 = Cech zlodejov: začínaš s dokončenými kartami Mlyn a Cechový dom, ktorých symboly kryjú štyri žetóny krádeže, a so štyrmi zlodejmi. V balíčku nebezpečenstiev sú tiene; kocky z kariet, o ktoré pre ne prídeš, sa kladú vedľa neho, a piata znamená okamžitú prehru. Na konci nesmie zvýšiť žiadny zlodej. Medaily 80, 95, 120.
rule-scenario-6 = Obkľúčení nepriateľmi: dve poslania naraz, Uzurpátor a Pán skazy. Dokončiť musíš karty Kasárne, Kráľovská garda, Hradby a Ženisti a splniť oba posledné kroky. Medaily 60, 85, 100.

chapter-end = Koniec a bodovanie
rule-final-now = Po štvrtom kole má každý, začínajúci hráč prvý, poslednú príležitosť: položiť kryštálium a vojakov, splniť krok poslania, využiť radcu pre koniec hry. Potom sa rátajú body.
rule-points = Spočítaj body na dokončených kartách a body za rodiny: každá karta aj vojvodstvo násobí počet dokončených kariet svojej rodiny. Odrátaj 4 za každú pohromu a body neporazených hrozieb: potkan 4, háveď 2, obor 5, tieň 4, zlodej 4. Staveniská, kryštálium ani vojaci body nedávajú.
rule-ties = Pri zhode rozhoduje viac dokončených kariet, potom viac vojakov vo vojvodstve. Ak je aj to rovnaké, hráči sa o víťazstvo delia.

chapter-moves = Zápis ťahov
rule-write-choice = Karty sa píšu svojimi anglickými skratkami z ponuky ťahov. „lay mill 1“ vyloží kartu do oblasti 1, „lay mill 2 down“ do oblasti 2 lícom nadol, „pick 1“ vezme oblasť 1. „spy 1-3“ odkryje zvedom tretiu kartu oblasti 1. Osamote „search 1“ pátra, „remove mill“ kartu odstráni a „keep mill“ si ju vyberie.
rule-write-planning = „slate mill“ založí stavenisko, „exchange mill“ kartu vymení. „place gold mill“ umiestni kocku zlata, „fill mill“ toľko kociek, koľko sa zmestí, „lab gold“ pošle kocku do laboratória a „lab gold all“ všetky. „done“ uzavrie, čo máš hotové.
rule-write-free = „crystal gold mill“ položí kryštálium namiesto zlata, „crystal krystallium mill“ na jeho vlastné miesto, „enlist mill“ vojaka. „discard mill“ odhodí stavenisko. Druhé stavenisko tej istej karty je „mill-2“.
rule-write-modules = „beat shadow“ porazí hrozbu, „beat thief gold“ zlodeja a vráti symbol zlata, „beat frost_giant mill“ obra pod staveniskom. „lose mill“ dá kartu tieňu, „cover gold“ zakryje symbol, „tuck site mill“ a „tuck card mill“ usadia obra. „use grey_eminence“ využije radcu, „flip 1-2“ odkryje a „shift 1-2“ presunie kartu. „quest usurper 3“ splní krok, „change 3 gold 2 colourless“ vymení päť kociek; prostriedky sa píšu v poradí materials, population, gold, exploration, colourless.

not-a-move = „{ $text }“ v tejto hre nie je nijaký ťah. Ťahy vyzerajú napríklad takto: „lay mill 1“, „pick 2“, „slate mill“, „place gold mill“, „done“.

## Čo sa stalo

event-duchy = { $player } hrá za: { duchy }.
event-dealt = { $player } dostáva karty.
event-dealt-card = { $player } dostáva kartu { card }.
event-kept = { $player } si necháva radcu: { advisor }.
event-round = Kolo { $round }. Začína { $player }.
event-turned-up = Do oblasti { $area } prichádza karta { card }.
event-top = Na balíčku teraz leží karta { card }.
event-laid = { $player } vykladá do oblasti { $area } kartu { card }.
event-laid-down = { $player } kladie do oblasti { $area } kartu lícom nadol.
event-picked =
    { $down ->
        [0] { $player } berie oblasť { $area }.
        [one] { $player } berie oblasť { $area } a s ňou { $down } zakrytú kartu.
        [few] { $player } berie oblasť { $area } a s ňou { $down } zakryté karty.
       *[other] { $player } berie oblasť { $area } a s ňou { $down } zakrytých kariet.
    }
event-picked-cards =
    { $down ->
        [0] { $player } berie oblasť { $area }: { $cards }.
        [one] { $player } berie oblasť { $area }: { $cards } a { $down } zakrytú kartu.
        [few] { $player } berie oblasť { $area }: { $cards } a { $down } zakryté karty.
       *[other] { $player } berie oblasť { $area }: { $cards } a { $down } zakrytých kariet.
    }
event-leftovers =
    { $count ->
        [one] V oblastiach ostáva { $count } karta a odchádza z hry.
        [few] V oblastiach ostávajú { $count } karty a odchádzajú z hry.
       *[other] V oblastiach ostáva { $count } kariet a odchádza z hry.
    }
event-revealed = { $player } otáča, čo bolo zakryté: { $cards }.
event-spied = { $player } posiela zveda do oblasti { $area }.
event-shown = Odkrýva sa karta { card }.
event-shifted = { $player } presúva kartu z oblasti { $area } do druhej.
event-shifted-card = { $player } presúva z oblasti { $area } do druhej kartu { card }.
event-searches = { $player } pátra v oblasti { $area }.
event-removed = { $player } odstraňuje kartu { card }.
event-looked = { $player } sa pozerá na karty z balíčka.
event-looked-card = { $player } sa pozerá na kartu z balíčka: { card }.
event-chose = { $player } si vyberá kartu { card }.
event-used = { $player } využíva radcu: { advisor }.
event-advisor-joined = { $player } má nového radcu: { advisor }.
event-calamities =
    { $count ->
        [one] { $player } má vo vojvodstve o { $count } pohromu viac.
        [few] { $player } má vo vojvodstve o { $count } pohromy viac.
       *[other] { $player } má vo vojvodstve o { $count } pohrôm viac.
    }
event-threatened = { $player } čelí novej hrozbe: { threat } ({ $count }×).
event-vermin =
    { $count ->
        [one] { $player } má o { $count } kartu hávede viac.
        [few] { $player } má o { $count } karty hávede viac.
       *[other] { $player } má o { $count } kariet hávede viac.
    }
event-lost-card = { $player } pre tieň prichádza o kartu { card }.
event-stolen = { $player } prichádza pre zlodeja o symbol: { symbol-number }.
event-frozen = { $player } má zmrazené stavenisko { card }.
event-secret-move = { $player } tajne rozhoduje.
event-done = { $player } má hotovo.
event-slated = { $player } zakladá stavenisko { card }.
event-exchanged = { $player } vymieňa kartu { card }.
event-placed =
    { $count ->
        [one] { $player } dáva na stavenisko { card } { $count } kocku ({ resource }).
        [few] { $player } dáva na stavenisko { card } { $count } kocky ({ resource }).
       *[other] { $player } dáva na stavenisko { card } { $count } kociek ({ resource }).
    }
event-to-laboratory =
    { $count ->
        [one] { $player } dáva do laboratória { $count } kocku ({ resource }).
        [few] { $player } dáva do laboratória { $count } kocky ({ resource }).
       *[other] { $player } dáva do laboratória { $count } kociek ({ resource }).
    }
event-krystallium-placed = { $player } kladie kryštálium na stavenisko { card } ({ resource }).
event-soldier-placed = { $player } posiela vojaka na stavenisko { card }.
event-placed-completing =
    { $count ->
        [one] { $player } dáva na stavenisko { card } { $count } kocku ({ resource }). Karta je dokončená.
        [few] { $player } dáva na stavenisko { card } { $count } kocky ({ resource }). Karta je dokončená.
       *[other] { $player } dáva na stavenisko { card } { $count } kociek ({ resource }). Karta je dokončená.
    }
event-krystallium-placed-completing = { $player } kladie kryštálium na stavenisko { card } ({ resource }). Karta je dokončená.
event-soldier-placed-completing = { $player } posiela vojaka na stavenisko { card }. Karta je dokončená.
event-site-discarded = { $player } odhadzuje stavenisko { card }.
event-completed = { $player } dokončuje kartu { card }.
event-changed = { $player } mení päť kociek z laboratória za kryštálium.
event-quest-step = { $player } plní { $step }. krok poslania { quest }.
event-quest-first = Odmenu za posledný krok poslania { quest } získava { $player }.
event-produced = Produkcia, { resource }: { $volumes }.
event-trains = Prevaha, { resource }: { $player } posiela vojaka na cvičisko.
event-won-soldier = Prevaha, { resource }: { $player } získava vojaka.
event-beaten = { $player } poráža hrozbu: { threat }.
event-giant-beaten = { $player } poráža ľadového obra pod kartou { card }.
event-giant-beaten-completing = { $player } poráža ľadového obra pod kartou { card }. Karta je dokončená.
event-lost = Prehra.
event-over = Hra sa končí.

## Čo teraz robiť

prompt-over = Hra sa skončila.
prompt-keep = Vyber, ktorého radcu si necháš.
    .why = Radca ti pomôže najviac raz za kolo a platí sa mu vojakmi.
prompt-offer = Vylož do niektorej oblasti prvú kartu svojej ponuky.
    .why = Ponuku tvoria dve karty a súper si potom vezme celú oblasť. Karta lícom nadol stojí pascu.
prompt-offer-second = Vylož druhú kartu svojej ponuky.
    .why = Smie ležať v tej istej oblasti, alebo v tej druhej.
prompt-pick = Vezmi jednu z oblastí.
    .why = Berieš všetky karty v nej, aj zakryté a škodlivé.
prompt-pick-alone = Vezmi jednu z oblastí; výber { $pick } zo 4.
    .why = Berieš všetky karty v nej, aj zakryté a škodlivé.
prompt-flip = Odkry zakrytú kartu v oblasti.
    .why = Zostane, kde je, len už lícom nahor.
prompt-flip-more = Odkry ďalšiu zakrytú kartu, alebo skonči.
    .why = Každá zostane, kde je, len už lícom nahor.
prompt-shift = Vyber kartu, ktorá prejde do druhej oblasti.
    .why = Zakrytá karta zostane zakrytá.
prompt-choose = Vyber si jednu z prezeraných kariet.
    .why = Ostatné sa odhodia.
prompt-remove = Odstráň z oblasti otvorenú kartu (ešte { $count }×).
    .why = Odstránené karty odídu z hry.
prompt-lose = Vyber kartu, ktorú ti vezme tieň.
    .why = Každý tieň berie jednu z kariet vybraných v tomto kole.
prompt-cover = Vyber symbol, ktorý zakryje zlodej.
    .why = Zakrytý symbol nič nedá, kým zlodeja neporazíš.
prompt-tuck = Vyber, čo zmrazí ľadový obor.
    .why = Čo je zmrazené, dá sa vypĺňať, ale dokončiť až po porážke obra.
prompt-declare = Má pred porovnaním ({ resource }) prehovoriť herold?
    .why = Tvoja produkcia sa pri porovnaní ráta ako vyššia, kociek však nepribudne.
prompt-plan =
    { $cards ->
        [one] Rozhodni o { $cards } vybranej karte: stavať, alebo vymeniť.
        [few] Rozhodni o { $cards } vybraných kartách: stavať, alebo vymeniť.
       *[other] Rozhodni o { $cards } vybraných kartách: stavať, alebo vymeniť.
    }
    .why = Karta na stavbu čaká na kocky; vymenená dá svoju kocku hneď.
prompt-plan-cubes = Umiestni kocky z výmeny na staveniská alebo do laboratória.
    .why = Päť kociek v laboratóriu dá jedno kryštálium.
prompt-plan-done = Uzavri plánovanie, alebo urob ešte voľnú akciu.
    .why = Potom príde produkcia: materiál, populácia, zlato, prieskum.
prompt-produce = Umiestni, čo vojvodstvo vyprodukovalo: { amount }.
    .why =
        { $seats ->
            [1] Kocky sa nedajú odložiť: patria na stavenisko, alebo do laboratória. Kto produkuje dosť, má prevahu.
           *[other] Kocky sa nedajú odložiť: patria na stavenisko, alebo do laboratória. Kto produkuje viac, má prevahu.
        }
prompt-produce-done = Uzavri krok ({ resource }), alebo urob ešte voľnú akciu.
    .why = Uzavretý krok sa už znova neotvorí.
prompt-combat = Poraz hrozby, na ktoré máš vojakov, alebo súboj uzavri.
    .why = Čo neporazíš do konca hry, bude stáť body.
prompt-final = Posledné voľné akcie pred rátaním bodov.
    .why = Čo ešte vyplníš alebo splníš, to sa ráta.

## Ťahy na výber

site =
    { $number ->
        [1] { card }
       *[other] { card } (č. { $number })
    }
move-keep = nechať si: { card }
move-choose = vybrať si: { card }
move-lay = vyložiť do oblasti { $area }: { card }
move-lay-down = lícom nadol do oblasti { $area }: { card }
move-pick =
    { $down ->
        [0] { move-pick-open }
       *[other] { move-pick-hidden }
    }
move-pick-open =
    { $cards ->
        [0] vziať prázdnu oblasť { $area }
        [one] vziať oblasť { $area } ({ $cards } karta)
        [few] vziať oblasť { $area } ({ $cards } karty)
       *[other] vziať oblasť { $area } ({ $cards } kariet)
    }
move-pick-hidden =
    { $cards ->
        [one] vziať oblasť { $area } ({ $cards } karta, zakrytých { $down })
        [few] vziať oblasť { $area } ({ $cards } karty, zakrytých { $down })
       *[other] vziať oblasť { $area } ({ $cards } kariet, zakrytých { $down })
    }
move-search = pátrať v oblasti { $area } a vziať ju
move-remove = odstrániť: { card }
move-spy = zvedom odkryť { $place }. kartu oblasti { $area }
move-flip = odkryť { $place }. kartu oblasti { $area }
move-shift = presunúť z oblasti { $area }: { card }
move-shift-down = presunúť zakrytú { $place }. kartu oblasti { $area }
move-use = využiť radcu: { advisor } ({ soldiers-paid })
move-slate = založiť stavenisko: { card }
move-exchange = vymeniť kartu { card } ({ resource })
move-exchange-treasure = vymeniť poklad: { card } ({ $gives })
move-place = { resource } na stavenisko { site }{ $completes ->
        [0] {""}
       *[1] {""}, tým je hotové
    }
move-fill = naplniť stavenisko { site }: { amount }{ $completes ->
        [0] {""}
       *[1] {""}, tým je hotové
    }
move-lab = do laboratória: { resource }
move-lab-all = do laboratória: { amount }
move-crystal = kryštálium na stavenisko { site } ({ resource }){ $completes ->
        [0] {""}
       *[1] {""}, tým je hotové
    }
move-crystal-own = kryštálium na jeho miesto na stavenisku { site }{ $completes ->
        [0] {""}
       *[1] {""}, tým je hotové
    }
move-enlist = vojak na stavenisko { site }{ $completes ->
        [0] {""}
       *[1] {""}, tým je hotové
    }
move-discard = odhodiť stavenisko { site } (kocka do laboratória)
move-quest = { quest }, { $step }. krok: { quest-step } ({ $deal })
move-quest-plain = { quest }, { $step }. krok ({ $deal })
move-change = päť kociek za kryštálium{ $materials ->
        [0] {""}
       *[other] {" "}· materiál { $materials }
    }{ $population ->
        [0] {""}
       *[other] {" "}· populácia { $population }
    }{ $gold ->
        [0] {""}
       *[other] {" "}· zlato { $gold }
    }{ $exploration ->
        [0] {""}
       *[other] {" "}· prieskum { $exploration }
    }{ $colourless ->
        [0] {""}
       *[other] {" "}· bezfarebné { $colourless }
    }
move-lose = tieňu padne za obeť: { card }
move-cover = zakryť symbol: { symbol-number }
move-tuck-site = zmraziť stavenisko { site }
move-tuck-card = založiť a zmraziť: { card }
soldiers-paid =
    { $soldiers ->
        [one] { $soldiers } vojak
        [few] { $soldiers } vojaci
       *[other] { $soldiers } vojakov
    }
move-beat = poraziť hrozbu: { threat } ({ soldiers-paid })
move-beat-thief = poraziť zlodeja, vráti sa symbol: { symbol-number } ({ soldiers-paid })
move-beat-giant = poraziť ľadového obra pod staveniskom { site } ({ soldiers-paid })
move-done-flip = ďalej už neodkrývať
move-done-declare = nechať herolda mlčať
move-done-plan = uzavrieť plánovanie
move-done-produce = uzavrieť krok: { resource }
move-done-combat = uzavrieť súboj
move-done-final = už nič, zrátať body

## Bodovanie

score-fixed = Body na kartách: { points }
    .what = body na kartách
score-families = Body za rodiny: { points }
    .what = rodiny
score-extra = Z poslaní a od radcov: { points }
    .what = poslania a radcovia
score-calamities = Pohromy ({ $count }×): { points }
    .what = pohromy
score-threats = Neporazené hrozby: { points }
    .what = neporazené hrozby
score-penalty = Strana A osamote: { points }
    .what = strana A
score-total = Spolu: { points }
# Čo hra osamote žiada a ako je to ďaleko.
warning-needed = Bez dokončenia tejto karty je scenár prehraný: { card }.
aim-card = { card }: dokončené { $done }/{ $count }.
# $met je 1, keď je posledný krok splnený.
aim-last-step =
    { $met ->
        [1] { quest }: posledný krok je splnený.
       *[0] { quest }: chýba posledný krok, splnených krokov { $done }/{ $count }.
    }
aim-threat =
    { $left ->
        [0] { threat }: žiadna hrozba nezostáva.
       *[other] { threat }: zostáva poraziť { $left }.
    }
aim-vermin = Hávede v balíčku zostáva: { $count }. Keď sa minie, hra je prehratá.
aim-stored = Kocky stratené pre tiene: { $count }. Pri { $most } je hra prehratá.
ended = Štyri kolá sú za nami.
ended-both-lose = Štyri kolá sú za nami a posledný krok poslania nesplnil nikto.
ended-last-step =
    { $met ->
        [1] { $player }, { quest }: posledný krok je splnený.
       *[0] { $player }, { quest }: chýba posledný krok, splnených krokov { $done }/{ $count }.
    }
ended-met = Štyri kolá sú za nami a všetko, čo bolo treba, je splnené.
ended-unmet = Štyri kolá sú za nami a niečo z toho, čo treba splniť, chýba.
ended-vermin = Balíček hávede je prázdny v { $round }. kole zo 4.
ended-stored = Kocky stratené pre tiene v { $round }. kole zo 4: { $count }.
# $missing sú body do ďalšej medaily.
ended-medal =
    { $medal ->
        [gold] Je z toho zlatá medaila.
        [silver] Je z toho strieborná medaila; do zlatej { missing }.
        [bronze] Je z toho bronzová medaila; do striebornej { missing }.
       *[none] Bez medaily; do bronzovej { missing }.
    }
missing =
    { $missing ->
        [one] chýba { $missing } bod
        [few] chýbajú { $missing } body
       *[other] chýba { $missing } bodov
    }
tie-quest = Nech sú body akékoľvek, rozhoduje splnený posledný krok poslania.
tie-completed = Body sú rovnaké; rozhoduje viac dokončených kariet.
tie-soldiers = Body aj dokončené karty sú rovnaké; rozhoduje viac vojakov.
tie-shared = Všetko je rovnaké: hráči sa o víťazstvo delia.

## Čo je v škatuli

overview-source = Tlačené karty nie sú verejné. Čo z nich ukazujú pravidlá, je odtiaľ; ostatné hodnoty sú domáce vydanie a majiteľ tlačenej hry ich môže nahradiť.
overview-card = { $copies }× { $text }
overview-duchy = { duchy }, strana { $side }: { $text }
overview-step-two-player = { quest }, { $step }. krok, { quest-step }: { $cost } → { $reward }
overview-step-solo = { quest } osamote, { $step }. krok, { quest-step }: { $cost } → { $reward }

## Priečinok s vlastnými kartami

content-where = { $file }, riadok { $line }, „{ $card }“, stĺpec „{ $field }“
content-no-file = V priečinku chýba tabuľka { $file }, alebo sa nedá prečítať ako text v UTF-8.
content-no-rows = Tabuľka { $file } je prázdna.
content-cells = { $file }, riadok { $line }: buniek je viac ako stĺpcov. Text s čiarkou musí byť v úvodzovkách.
content-no-field = { content-where }: tento stĺpec v tabuľke chýba.
content-empty = { content-where }: hodnota nesmie chýbať.
content-number = { content-where }: „{ $value }“ nie je číslo alebo je mimo povolených medzí.
content-unknown = { content-where }: „{ $value }“ tu nie je známa hodnota.
content-twice = { content-where }: v „{ $value }“ je niečo uvedené dvakrát.
content-medals = { content-where }: medaily sa píšu ako 70/95/115, od najnižšej.
content-provenance = { content-where }: odkiaľ hodnota je, hovoria len slová rulebook, several, one, house a printed.
content-id = { content-where }: „{ $value }“ je tu druhý raz alebo nemá tvar z malých písmen, číslic a podčiarkovníkov.
content-two-cubes = { content-where }: poklad dáva práve dve kocky, napríklad gold+gold.
content-phase = { content-where }: tento účinok patrí do inej fázy.
content-params = { content-where }: „{ $value }“ nie sú čísla, ktoré k tomuto účinku patria.
content-four-alike = { content-where }: do balíčka nebezpečenstiev patria štyri rovnaké karty, napríklad calamity:4.
content-modules = { content-where }: nezodpovedá modulom scenára. Hrozby, radcovia a dosky poslania sú v hre práve vtedy, keď je v nej ich modul.
content-advisors-or-treasures = { content-where }: v balíčku sú buď poklady, alebo radcovia, nikdy oboje ani nič z toho.
content-spies = { content-where }: zvedovia sa píšu ako 1/1, pripravení a použití.
content-steps = { content-where }: kroky poslania idú po sebe od 1 do 4.
content-four-steps = { content-where }: poslanie má na každej strane štyri kroky.
content-sides = { content-where }: vojvodstvo má najprv stranu A, potom stranu B.
content-copies = { content-where }: scenár chce viac kusov karty, než ich je.
content-too-many = { $file }: kariet je spolu viac, než s koľkými vie hra zaobchádzať.
content-no-value = { $file }: chýba hodnota „{ $field }“.
content-fixed-value = { $file }: „{ $field }“ musí byť { $value }, s tým pravidlá rátajú.
content-threat-effects = { $file }, „{ $field }“: hrozieb má byť päť, každá s iným účinkom a poradím od 1 do 4; „{ $value }“ nesedí.
content-count = { $file }: kariet alebo riadkov je { $found }, má ich byť { $wanted }.
content-deck-too-small = { $file }: radcovia by si pozreli { $found } kariet, balíček ich má navyše len { $wanted }.

## Textová doska

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
board-legend = M materiál, P populácia, Z zlato, R prieskum, K kryštálium, V vojak, B bezfarebná kocka. Karta: cena ⇄ čo dá výmena → čo produkuje, + odmena, ★ body. Na stavenisku je • vyplnené miesto a písmeno voľné, * znamená ľadového obra.
board-round = Kolo { $round } zo 4
board-scenario = Scenár: { $scenario }
board-area = Oblasť { $area }
board-empty = nič
board-hidden = lícom nadol
board-hidden-by = lícom nadol ({ $player })
board-hand = V ruke
board-hand-count =
    { $count ->
        [one] v ruke { $count } karta
        [few] v ruke { $count } karty
       *[other] v ruke { $count } kariet
    }
board-looked = Prezerané karty
board-picks = Vybrané
board-sites = Staveniská
board-completed = Dokončené
board-advisors = Radcovia
board-used = využitý
board-produces = produkcia { $amounts }
board-covered = zakryté { $symbols }
board-laboratory = laboratórium { $amounts }
board-laboratory-count = laboratórium { $cubes } z 5
board-cubes = Umiestniť: { $amounts }
board-pieces = kryštálium { $krystallium } · vojaci { $soldiers }
board-trained = vojak na cvičisku
board-family =
    { $family ->
        [structure] budovy { $count }
        [company] družiny { $count }
        [masterwork] veľdiela { $count }
       *[discovery] objavy { $count }
    }
board-calamities = pohromy { $count }
board-threats = hrozby: { $threats }
board-traps = pasce { $traps }
board-spies = zvedovia { $ready } z { $spies }
board-deck = V balíčku { $deck }
board-top = navrchu { $card }
board-hazards = v balíčku nebezpečenstiev { $hazards }
board-vermin = v balíčku hávede { $vermin }
board-stored = kocky pri balíčku nebezpečenstiev: { $stored }
board-quest-done = splnené: { $players }
board-medals = Medaily: { $bronze } bronz, { $silver } striebro, { $gold } zlato
board-volumes = Krok { resource }: { $volumes }
board-turn = Na ťahu: { $player }
board-deciding = Rozhodujú: { $players }
board-over = Hra sa skončila.
board-lost = Prehra.
board-lost-both = Nikto nesplnil posledný krok poslania: prehrávate obaja.
board-medal = Výsledok: { medal }
board-rank = { $rank }. miesto

## The page

page-round = { $round }. kolo zo { $rounds }
page-phase =
    { $phase ->
        [choice] Voľba
        [planning] Plánovanie
        [production] Produkcia
        [combat] Súboj
       *[end] Posledná príležitosť
    }
page-advisor = Radca, kedy pomáha: { $phase }
page-advisor-used = V tomto kole už využité.
page-threats-label = { $description } V stavebnom priestore: { $count }.
page-site-open = Chýba: { $pieces }
page-site-full = Všetky miesta sú zaplnené
page-site-frozen = Pod staveniskom je ľadový obor
page-site-protected = Nedá sa odhodiť
page-no-duchy = Vojvodstvo
page-side = Strana { $side }
page-area = Oblasť { $area }
page-area-empty = Prázdna
page-area-label = Oblasť { $area }: { $cards }
page-area-label-empty = Oblasť { $area }: prázdna
page-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
page-face-down = Lícom nadol
page-hazard-card = Zakrytá karta nebezpečenstva
page-laid-by = Zakrytá karta: { $player }
page-trap-here = Lícom nadol
page-trap-into = Lícom nadol do oblasti { $area }
page-traps =
    { $traps ->
        [one] Zostáva { $traps } pasca
        [few] Zostávajú { $traps } pasce
       *[other] Zostáva { $traps } pascí
    }
page-search = Pátrať
page-search-in = Pátrať v oblasti { $area } a vziať ju: dve karty preč, jedna z troch navyše
page-searched = V tomto kole už pátranie bolo
page-not-searched = V tomto kole možno ešte pátrať
page-spy-on = Zved odkryje { $place }. kartu oblasti { $area }
page-spies = Pripravení zvedovia: { $ready } z { $spies }
page-deck = Balíček
page-deck-left =
    { $cards ->
        [one] V balíčku zostáva { $cards } karta
        [few] V balíčku zostávajú { $cards } karty
       *[other] V balíčku zostáva { $cards } kariet
    }
page-hazards =
    { $cards ->
        [one] V balíčku nebezpečenstiev zostáva { $cards } karta
        [few] V balíčku nebezpečenstiev zostávajú { $cards } karty
       *[other] V balíčku nebezpečenstiev zostáva { $cards } kariet
    }
page-looked = Jednu si vyber
page-hand = Tvoja ruka
page-hand-of =
    { $cards ->
        [one] { $cards } karta v ruke
        [few] { $cards } karty v ruke
       *[other] { $cards } kariet v ruke
    }
page-first-advisors = Nechaj si jedného radcu
page-picks = Vybrané
page-picks-of = Vybrané karty
page-doubled =
    { $cards ->
        [one] Najbližšia výmena dá dve kocky
        [few] Najbližšie { $cards } výmeny dajú po dve kocky
       *[other] Najbližších { $cards } výmen dá po dve kocky
    }
page-slate = Stavať
page-slate-card = Stavať: { $card }
page-exchange = Vymeniť
page-exchange-card = Vymeniť: { $card }
page-cubes = Na umiestnenie
page-place-cubes =
    { $kinds ->
        [1] { $cubes ->
            [1] Klikni na stavenisko alebo na laboratórium.
           *[other] Klikni na stavenisko alebo na laboratórium; ak chceš umiestniť len jednu kocku, klikni najprv na ňu.
        }
       *[other] Klikni na stavenisko alebo na laboratórium. Kam sa hodí viac z tých kociek, tam si vyberieš, ktorú.
    }
page-one-cube = Umiestniť po jednej: { $amount }
page-which-space = Ktoré miesto?
page-space =
    { $resource ->
        [materials] Miesto na materiál
        [population] Miesto na populáciu
        [gold] Miesto na zlato
        [exploration] Miesto na prieskum
       *[krystallium] Miesto na kryštálium
    }
page-which-cubes = Ktorých päť kociek?
page-change = Päť za kryštálium
page-done =
    { $step ->
        [plan] Plánovanie hotové
        [produce] Krok hotový
        [combat] Súboj hotový
        [declare] Mlčať
        [flip] Dosť odkrývania
       *[final] K bodovaniu
    }
page-sites = Vo výstavbe
page-no-sites = Žiadne stavenisko.
page-discard = Odhodiť
page-discard-why = Odhodiť stavenisko: jeho výmena ide do laboratória, čo na ňom leží, prepadne
page-laboratory = Laboratórium: { $cubes } z 5 kociek
page-to-laboratory = Do laboratória (kocky: { $cubes } z 5)
page-crystal = { $amount }; kliknutím jedno umiestniš na stavenisko
page-soldier = { $amount }; kliknutím jedného umiestniš na stavenisko
page-training =
    { $trained ->
        [yes] Cvičisko: vojak, ktorý príde s najbližšou prevahou
       *[no] Cvičisko: prázdne
    }
page-advisors = Radcovia
page-family =
    { $family ->
        [structure] Budovy: { $count }, bodov za každú: { $worth }
        [company] Družiny: { $count }, bodov za každú: { $worth }
        [masterwork] Veľdiela: { $count }, bodov za každé: { $worth }
       *[discovery] Objavy: { $count }, bodov za každý: { $worth }
    }
page-production = Produkcia
page-makes = { $player }: { $cubes }
page-reward = Získava sa vojak
page-no-reward = Vojak je od { $cubes } kociek
page-tied = Nerozhodne, vojaka nezíska nikto
page-leads = Prevaha: { $player }
page-symbol =
    { $family ->
        [structure] Symbol za každú budovu, { resource }: { $count }
        [company] Symbol za každú družinu, { resource }: { $count }
        [masterwork] Symbol za každé veľdielo, { resource }: { $count }
        [discovery] Symbol za každý objav, { resource }: { $count }
       *[none] Symboly, { resource }: { $count }
    }
page-symbol-covered =
    { $family ->
        [structure] Zakrytý symbol za každú budovu, { resource }: { $count }
        [company] Zakrytý symbol za každú družinu, { resource }: { $count }
        [masterwork] Zakrytý symbol za každé veľdielo, { resource }: { $count }
        [discovery] Zakrytý symbol za každý objav, { resource }: { $count }
       *[none] Zakryté symboly, { resource }: { $count }
    }
page-medals = Medaily
page-medal = { $medal } od { $points } bodov
page-scenario = scenár
page-quest = poslanie
page-step =
    { $last ->
        [yes] { $name }. Cena: { $price }. Odmena: { $reward }. { $first ->
            [yes] Nutný na výhru; odmenu má len prvý.
           *[no] Nutný na výhru.
        }
       *[no] { $name }. Cena: { $price }. Odmena: { $reward }.
    }
page-step-done = Splnené: { $player }
page-points = Body
page-points-now = keby sa hra skončila teraz
page-points-total = Spolu
page-points-part =
    { $part ->
        [fixed] Karty
        [families] Rodiny
        [extra] Poslania a radcovia
        [calamities] Pohromy
        [threats] Hrozby
       *[penalty] Sólo so stranou A
    }
page-threats = Hrozby
page-lost = Prehra
page-over = Koniec hry
page-needed = Scenár túto kartu potrebuje
page-room =
    { $over ->
        [0] Voľných miest na staveniskách: { $room }
       *[other] Voľných miest na staveniskách: { $room }, do laboratória: { $over }
    }

stop-steps = Každý krok produkcie a každý súboj
    .about = Uzatvárať ich aj vtedy, keď sa v nich už nič dokončiť, použiť ani poraziť nedá.

## Čo počítajú štatistiky

measure-completed = Dokončené karty na hráča
measure-given-up = Odhodené staveniská na hráča
measure-krystallium = Zvyšné kryštálium na hráča
measure-soldiers = Zvyšní vojaci na hráča
measure-calamities = Pohromy na hráča
measure-quest-steps = Splnené kroky poslania na hráča
measure-lost = Hry, ktoré prehrali všetci
measure-rounds = Odohrané kolá
measure-medal = Medaila (0 žiadna, 3 zlatá)
measure-duchy = Podiel výhier: { duchy }
