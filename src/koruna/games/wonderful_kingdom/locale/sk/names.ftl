### Mená kariet, vojvodstiev, poslaní, scenárov, prostriedkov a rodín

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
