### Stránka

page-when = { season }, rok { $year }
page-subphase = { $subphase } z 10
page-partners = S kým jednat
page-partner = Jednat: { $player }
page-round = Kolo
page-first = Kolo začíná: { $player }
page-hidden = Co dělají ostatní, se ukáže, až budou všichni hotovi.
page-year = Rok { $year } z { $years }
page-realm = Tvoje říše
page-land = Krajina
page-growth = Kolik obilí přiroste v létě.
page-shelter = Obrana osady: kolik přidá krajina.
page-grows =
    { $amount ->
        [0] { colour }: obilí tu neroste
       *[other] { colour }: na osetém poli tu v létě přibude obilí: { $amount }
    }
page-shelters =
    { $amount ->
        [0] { colour }: krajina osadu bránit nepomáhá
       *[other] { colour }: osada se tu dobývá hůř, její úroveň je o { $amount } vyšší
    }
page-taxes = Příští daně: { gold-gain }
page-taxes-gold =
    { $gold ->
        [one] Daně na jaře, v létě i na podzim: vždy { $gold } zlatý
        [few] Daně na jaře, v létě i na podzim: vždy { $gold } zlaté
       *[other] Daně na jaře, v létě i na podzim: vždy { $gold } zlatých
    }
page-wages = Žold v zimě: { gold-gain }
page-winter =
    { $missing ->
        [0] Zima: jídla dost, máš { $food }, potřebuješ { $need }
       *[other] Zima: chybí jídlo, { $missing } z potřebných { $need }
    }
page-after-harvest =
    { $missing ->
        [0] po sklizni to bude stačit
       *[other] i se sklizní bude chybět { $missing }
    }
page-winter-gold =
    { $enough ->
        [now] Zimní výdaje: { gold-needed }, máš { $gold }
        [later] Zimní výdaje: { gold-needed }, s daněmi do té doby jich budeš mít { $then }
       *[never] Zimní výdaje: { gold-needed }, i s daněmi chybí { $missing }
    }
gold-needed =
    { $need ->
        [one] { $need } zlatý
        [few] { $need } zlaté
       *[other] { $need } zlatých
    }
page-cut-off =
    { $count ->
        [one] { $count } odříznutou jednotku v zimě ztratíš
        [few] { $count } odříznuté jednotky v zimě ztratíš
       *[other] { $count } odříznutých jednotek v zimě ztratíš
    }
page-vp = Vítězné body: { $points }
    .about = Vítězné body: { $points }. Počítají se k bodům a dost jich znamená výhru převahou.
page-gold = Zlato: { $gold }
    .about = Zlato: { $gold }. Platí se jím jednotky, stavby a smlouvy.
page-lands = Pole země: { $lands }
    .about = Pole země: { $lands }. Za každé držené jsou body.
page-units = Jednotky: { $units }
    .about = Jednotky: { $units }. Drží pole, bojují a stavějí.
have =
    { $what ->
        [gold]
            { $count ->
                [one] zlatý
                [few] zlaté
               *[other] zlatých
            }
        [units]
            { $count ->
                [one] jednotka
                [few] jednotky
               *[other] jednotek
            }
        [tiles]
            { $count ->
                [one] dílek
                [few] dílky
               *[other] dílků
            }
        [grain] obilí
        [fish]
            { $count ->
                [one] ryba
                [few] ryby
               *[other] ryb
            }
        [sheep]
            { $count ->
                [one] stádo ovcí
                [few] stáda ovcí
               *[other] stád ovcí
            }
        [pigs]
            { $count ->
                [one] stádo prasat
                [few] stáda prasat
               *[other] stád prasat
            }
        [cows]
            { $count ->
                [one] stádo krav
                [few] stáda krav
               *[other] stád krav
            }
       *[horses]
            { $count ->
                [one] stádo koní
                [few] stáda koní
               *[other] stád koní
            }
    }
have-for =
    { $what ->
        [gold] Zlatem se platí jednotky, stavby a smlouvy.
        [units] Tvoje jednotky drží pole, bojují a stavějí.
        [tiles] Dílky, které zabírají tvoje osady, doky a opevnění.
        [grain] Uložené obilí v zimě živí a na jaře se seje.
        [fish] Uložené ryby v zimě živí.
       *[sheep] Stáda mají na jaře mladé a po porážce dají maso.
    }
page-offer = Nabídka
page-offer-terms = { $player } nabízí; { $partner } odpovídá: { treaty-name }. Platí { $inferior }, dostane { $superior }: { coins }.
page-offer-ends = Podpisem hra skončí: vítězí { $superior }.
page-fight =
    { $kind ->
        [ambush] Přepadení na poli { $field }
        [siege] Obléhání pole { $field }, kolo { $round }
       *[battle] Bitva na poli { $field }, kolo { $round }
    }
fight =
    { $what ->
        [units] Jednotky
        [shields] Štíty
        [swords] Meče
        [saved] Uložené
       *[killed] Zničení nepřátelé
    }
page-breached = Hradby jsou prolomené
page-forecast =
    { $kind ->
        [siege] Výhled: obléhání pole { $field }
       *[battle] Výhled: bitva na poli { $field }
    }
page-odds = { $attacker } vyhraje { $win } %, nerozhodně { $draw } %, { $defender } vyhraje { $loss } %.
page-wins = { $player }: { $chance } %
page-draw = nerozhodně { $chance } %
page-losses = { $player }: průměrná ztráta jednotek { $losses }
page-left = Kolik jednotek zbude, šance v %
page-marches = Když zaútočíš
page-marches-about =
    { $mode ->
        [first_game] Pokud obránce zůstane a nikdo další nepřijde. Bez útěku.
        [basic] Pokud obránce zůstane a nikdo další nepřijde. Bez steče a útěku.
       *[advanced] Pokud obránce zůstane a nikdo další nepřijde. Bez steče, proměny mečů a útěku.
    }
page-march-on =
    { $kind ->
        [siege] osada, { $defender }
       *[battle] jednotky, { $defender }
    }
page-march-units =
    { $all ->
        [0] { $coming ->
            [one] { $coming } jednotka
            [few] { $coming } jednotky
           *[other] { $coming } jednotek
        }
       *[other] { $coming ->
            [one] jedna
            [few] všechny { $coming }
           *[other] všech { $coming }
        }
    }
page-march-odds =
    { $kind ->
        [siege] dobytí { $win } % · odolá { $draw } % · porážka { $loss } %
       *[battle] výhra { $win } % · remíza { $draw } % · prohra { $loss } %
    }
page-march-left = zbude { $left } / { $units }
page-march-here = útok, { page-march-units }: { page-march-odds }, { page-march-left }
page-march = Útok na pole { $field }, brání se { $defender }, { page-march-units }: { page-march-odds }; průměrně { page-march-left }.
page-corsairs =
    { $count ->
        [one] Na moře vypluje { $count } loď: { corsairs-bought }
        [few] Na moře vyplují { $count } lodě: { corsairs-bought }
       *[other] Na moře vypluje { $count } lodí: { corsairs-bought }
    }
corsairs-bought =
    { $level ->
        [experienced] zkušení korzáři
        [veteran] korzárští veteráni
        [elite] elitní korzáři
       *[standard] korzáři
    }
page-goals = Cesty k vítězství
page-needed = potřeba
page-treaties = Smlouvy
page-treaty =
    { $left ->
        [0] { treaty-name }: platí { $inferior }, dostává { $superior }
        [one] { treaty-name }: platí { $inferior }, dostává { $superior }; ještě { $left } období
        [few] { treaty-name }: platí { $inferior }, dostává { $superior }; ještě { $left } období
       *[other] { treaty-name }: platí { $inferior }, dostává { $superior }; ještě { $left } období
    }
goal =
    { $goal ->
        [vp] Body
        [lands] Země
        [settlements] Osady
        [cities] Města
        [treaties] Smlouvy
       *[farm-points] Statky
    }
goal-about =
    { $goal ->
        [vp] Vítězné body: kdo jich má { $need }, má převahu; ta vítězí, vydrží-li další kolo.
        [lands] Pole země: kdo jich má { $need }, splnil jeden cíl moci; dva cíle vítězí, vydrží-li další kolo.
        [settlements] Volné osady: kdo jich má { $need }, splnil jeden cíl moci; dva cíle vítězí, vydrží-li další kolo.
        [cities] Volná města: kdo jich má { $need }, splnil jeden cíl moci; dva cíle vítězí, vydrží-li další kolo.
        [treaties] Smlouvy: kdo je nadřízený všem ostatním, celkem { $need }, hned vítězí.
       *[farm-points] Statkové body: kdo jich má { $need }, splnil jeden cíl moci; dva cíle vítězí, vydrží-li další kolo.
    }
announced = oznámeno: { goal-name }
    .about = Oznámeno: { goal-name }. Vítězí, vydrží-li další kolo.
field-name = { $field }, { colour }
field-locked = nepřátelé stojí proti sobě
field-control = drží { $player }
field-encircled = v obklíčení
field-plundered = vypleněno
field-settlement = { building }: { $player }
field-site = staví se { building }, { $done } %
field-crop = osetého obilí { $count }
field-grain = obilí v zásobě { $count }
field-fish = ryby v zásobě { $count }
field-units = { $player }: { $count }× { unit-there }
overview-unit =
    { $price ->
        [0] { type-name }: životy { $lives } (v těžkém terénu { $rough })
       *[other] { type-name }: životy { $lives } (v těžkém terénu { $rough }), cena přeměny ve zlatě { $price }
    }
overview-building = { building } za { gold-gain }, nejméně { $least }× lehká pěchota, dílky { $tiles }
