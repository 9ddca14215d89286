### Jména karet, vévodství, poslání, scénářů, prostředků a rodin

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
