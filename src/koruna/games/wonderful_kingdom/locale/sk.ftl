### Slová hry Kráľovstvo divov.
### Rovnaké názvy, atribúty a premenné sú v cs, sk a en.

name = Kráľovstvo divov
tagline = Ponúkaj s rozvahou, stavaj s vášňou.
about = Vo dvojici si v každom kole ponúkate karty do dvoch oblastí, niektoré lícom nadol. Z vybraných staviaš vojvodstvo, ktoré produkuje čoraz viac, a chrániš ho pred pohromami a hrozbami. Alebo hraj osamote, hoci aj jeden zo šiestich scenárov.
length = 45 až 60 minút

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
       *[lord_of_ruin] Pán skazy
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
            [one] { $count } materiál
            [few] { $count } materiály
           *[other] { $count } materiálov
        }
        [population] { $count ->
            [one] { $count } populácia
            [few] { $count } populácie
           *[other] { $count } populácií
        }
        [gold] { $count ->
            [one] { $count } zlato
            [few] { $count } zlatá
           *[other] { $count } zlát
        }
        [exploration] { $count ->
            [one] { $count } prieskum
            [few] { $count } prieskumy
           *[other] { $count } prieskumov
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
families =
    { $family ->
        [structure] budovy
        [company] družiny
        [masterwork] veľdiela
       *[discovery] objavy
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
module =
    { $module ->
        [threats] hrozby
        [advisors] radcovia
        [quests] poslania
       *[basic] základná hra
    }
advisor-text =
    { $advisor ->
        [pirate_of_five_seas] Za 4 vojakov pridaj v kroku zlata 4 kocky, do prevahy sa nerátajú.
        [enlightened_prophet] Za 1 vojaka odkry v ponukách najviac 2 zakryté karty, ostanú na svojom mieste.
        [grey_eminence] Za 3 vojakov získaj 1 kryštálium.
        [renowned_cartographer] Za 2 vojakov si pozri 3 vrchné karty balíčka rozvoja, 1 pridaj lícom nahor k svojim vybraným kartám (radcu hneď k radcom aj s vojakom) a ostatné odhoď.
        [master_mason] Za 1 vojaka pridaj v kroku materiálu 2 kocky, do prevahy sa nerátajú.
        [settlers_patron] Za 1 vojaka pridaj v kroku populácie 2 kocky, do prevahy sa nerátajú.
        [wind_reader] Za 2 vojakov pridaj v kroku prieskumu 3 kocky, do prevahy sa nerátajú.
        [court_jeweller] Za 1 vojaka dajú najbližšie 2 karty, ktoré v tomto plánovaní vymeníš, po 2 kocky. Neplatí pre odhodenie rozostavanej karty.
        [wandering_alchemist] Za 1 vojaka pridaj do laboratória 3 bezfarebné kocky, kroky poslania nimi platiť nemožno.
        [woe_banisher] Ak máš vo vojvodstve Pohromu, za 3 vojakov 1 odstráň.
        [old_marshal] Na konci hry za 3 vojakov získaj 1 VB za každú družinu.
        [master_of_snares] Spolu s ponukou zaplať 1 vojaka: obe jej karty smieš položiť lícom nadol bez pascí.
        [double_agent] Za 2 vojakov pred svojím výberom presuň 1 kartu z jednej oblasti do druhej, zakrytá ostane zakrytá.
        [royal_herald] Pred porovnaním v jednom kroku zaplať 1 vojaka: tvoj objem sa pre prevahu ráta o 3 vyšší. Kocky nepribudnú.
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
effect-cost = Stavba stojí: { $amounts }
effect-exchange = Výmena dá: { $amounts }
effect-production = Produkuje: { $amounts }
effect-production-each = Produkuje: { resource } { each-family }
effect-bonus = Po dokončení: { $amounts }
effect-points = Na konci: { points }
effect-points-each = Na konci: { points } { each-family }
effect-start = Na začiatku: { $amounts }
effect-price =
    { $soldiers ->
        [one] Raz za kolo za { $soldiers } vojaka
        [few] Raz za kolo za { $soldiers } vojakov
       *[other] Raz za kolo za { $soldiers } vojakov
    }
effect-beat =
    { $soldiers ->
        [one] V súboji ju porazí { $soldiers } vojak
        [few] V súboji ju porazia { $soldiers } vojaci
       *[other] V súboji ju porazí { $soldiers } vojakov
    }
effect-calamity = Nemožno ju vymeniť ani postaviť, ide rovno do vojvodstva
threat-text =
    { $effect ->
        [breed] Keď príde do stavebného priestoru, pridaj 1 háveď za každého potkana, ktorý tam je.
        [freeze_site] Zmrazí jedno stavenisko: kým pod ním sedí, nemožno ho dokončiť ani odhodiť.
        [discard_picks] Za každý tieň prídeš pred plánovaním o jednu vybranú kartu; jej kocky dostane do laboratória súper.
        [cover_symbol] Zakryje jeden symbol produkcie podľa tvojho výberu. Po porážke sa jeden symbol vráti.
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
page-advisor-used = V tomto kole už pomohol.
page-threats-told = Na stavenisku: { $count }. { $told }
page-site-open = Chýba: { $pieces }
page-site-full = Všetky miesta sú zaplnené
page-site-frozen = Zmrazil ju ľadový obor
page-site-protected = Nedá sa odhodiť
page-no-duchy = Vojvodstvo
page-side = Strana { $side }
page-area = Ponuka { $area }
page-area-empty = Prázdna
page-area-told = Ponuka { $area }: { $cards }
page-area-told-empty = Ponuka { $area }: prázdna
page-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
page-face-down = Lícom nadol
page-hazard-card = Karta z balíčka nebezpečenstva, lícom nadol
page-laid-by = Karta lícom nadol, položil ju hráč { $player }
page-trap-here = Lícom nadol
page-trap-into = Lícom nadol do ponuky { $area }
page-traps =
    { $traps ->
        [one] Zostáva { $traps } pasca
        [few] Zostávajú { $traps } pasce
       *[other] Zostáva { $traps } pascí
    }
page-search = Pátrať
page-search-in = Pátrať a vziať ponuku { $area }: dve karty preč, jedna z troch navyše
page-searched = V tomto kole už pátranie bolo
page-not-searched = V tomto kole možno ešte pátrať
page-spy-on = Zved odkryje kartu { $place } v ponuke { $area }
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
        [one] V balíčku nebezpečenstva zostáva { $cards } karta
        [few] V balíčku nebezpečenstva zostávajú { $cards } karty
       *[other] V balíčku nebezpečenstva zostáva { $cards } kariet
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
page-place-cubes = Klikni na stavbu alebo na laboratórium; pre jedinú kocku najprv na kocku.
page-one-cube = Umiestniť po jednej: { $amount }
page-all-cubes = Všetky tieto: { $amount }
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
page-no-sites = Nič sa nestavia.
page-discard = Odhodiť
page-discard-why = Odhodiť rozostavanú kartu: jej výmena ide do laboratória, čo na nej leží, prepadne
page-laboratory = Laboratórium: { $cubes } z 5 kociek
page-to-laboratory = Do laboratória, kde je { $cubes } z 5 kociek
page-crystal = { $amount }; kliknutím umiestniš na stavbu
page-soldier = { $amount }; kliknutím umiestniš na stavbu
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
page-makes = { $player } { $cubes }
page-reward = vojak
page-no-reward = vojak od { $cubes }
page-tied = nerozhodne
page-you-lead = tvoja prevaha
page-leads = { $player }
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
page-need = { $card }: dokončené { $done } z { $count }
page-need-last = Posledný krok poslania je splnený
page-need-beaten = Zostáva poraziť: { $threat } ×{ $left }
page-vermin-left = Hávede v balíčku zostáva: { $count }
page-stored = Kocky stratené tieňmi: { $count }, prehra pri { $most }
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
        [families] Kombinácie
        [extra] Poslania a radcovia
        [calamities] Pohromy
        [threats] Hrozby
       *[penalty] Sólo so stranou A
    }
page-threats = Hrozby
page-lost = Prehra
