### Stránka

page-when = { season }, rok { $year }
page-subphase = { $subphase } z 10
page-partners = S kým rokovať
page-partner = Rokovať: { $player }
page-round = Kolo
page-first = Kolo začína: { $player }
page-hidden = Čo robia ostatní, sa ukáže, až keď budú všetci hotoví.
page-year = Rok { $year } z { $years }
page-realm = Tvoja ríša
page-land = Krajina
page-growth = Koľko obilia prirastie v lete.
page-shelter = Obrana osady: koľko pridá krajina.
page-grows =
    { $amount ->
        [0] { colour }: obilie tu nerastie
       *[other] { colour }: na zasiatom poli tu v lete pribudne obilie: { $amount }
    }
page-shelters =
    { $amount ->
        [0] { colour }: krajina brániť osadu nepomáha
       *[other] { colour }: osada sa tu dobýja ťažšie, jej úroveň je o { $amount } vyššia
    }
page-taxes = Najbližšie dane: { gold-gain }
page-taxes-gold =
    { $gold ->
        [one] Dane na jar, v lete aj na jeseň: vždy { $gold } zlatý
        [few] Dane na jar, v lete aj na jeseň: vždy { $gold } zlaté
       *[other] Dane na jar, v lete aj na jeseň: vždy { $gold } zlatých
    }
page-wages = Žold v zime: { gold-gain }
page-winter =
    { $missing ->
        [0] Zima: jedla dosť, máš { $food }, treba { $need }
       *[other] Zima: chýba jedlo ({ $missing }), treba { $need }
    }
page-after-harvest =
    { $missing ->
        [0] po žatve to bude stačiť
       *[other] aj so žatvou bude chýbať { $missing }
    }
page-winter-gold =
    { $enough ->
        [now] Zimné výdavky: { gold-needed }, máš { $gold }
        [later] Zimné výdavky: { gold-needed }, s daňami ich dovtedy budeš mať { $then }
       *[never] Zimné výdavky: { gold-needed }, aj s daňami chýba { $missing }
    }
gold-needed =
    { $need ->
        [one] { $need } zlatý
        [few] { $need } zlaté
       *[other] { $need } zlatých
    }
page-cut-off =
    { $count ->
        [one] { $count } odrezanú jednotku v zime stratíš
        [few] { $count } odrezané jednotky v zime stratíš
       *[other] { $count } odrezaných jednotiek v zime stratíš
    }
page-vp = Víťazné body: { $points }
    .about = Víťazné body: { $points }. Počítajú sa k bodom a dosť ich znamená výhru prevahou.
page-gold = Zlato: { $gold }
    .about = Zlato: { $gold }. Platia sa ním jednotky, stavby a zmluvy.
page-lands = Polia na súši: { $lands }
    .about = Polia na súši: { $lands }. Za každé držané sú body.
page-units = Jednotky: { $units }
    .about = Jednotky: { $units }. Držia polia, bojujú a stavajú.
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
               *[other] jednotiek
            }
        [tiles]
            { $count ->
                [one] dielik
                [few] dieliky
               *[other] dielikov
            }
        [grain]
            { $count ->
                [one] obilie
                [few] obilia
               *[other] obilí
            }
        [fish]
            { $count ->
                [one] ryba
                [few] ryby
               *[other] rýb
            }
        [sheep]
            { $count ->
                [one] stádo oviec
                [few] stáda oviec
               *[other] stád oviec
            }
        [pigs]
            { $count ->
                [one] stádo svíň
                [few] stáda svíň
               *[other] stád svíň
            }
        [cows]
            { $count ->
                [one] stádo kráv
                [few] stáda kráv
               *[other] stád kráv
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
        [gold] Zlatom sa platia jednotky, stavby a zmluvy.
        [units] Tvoje jednotky držia polia, bojujú a stavajú.
        [tiles] Dieliky, ktoré zaberajú tvoje osady, doky a opevnenia.
        [grain] Uložené obilie v zime živí a na jar sa seje.
        [fish] Uložené ryby v zime živia.
       *[sheep] Stáda majú na jar mladé a po zabití dajú mäso.
    }
page-offer = Ponuka
page-offer-terms = { $player } ponúka; { $partner } odpovedá: { treaty-name }. Platí { $inferior }, dostane { $superior }: { coins }.
page-offer-ends = Podpisom sa hra skončí: víťazí { $superior }.
page-fight =
    { $kind ->
        [ambush] Prepadnutie na poli { $field }
        [siege] Obliehanie na poli { $field }, kolo { $round }
       *[battle] Bitka na poli { $field }, kolo { $round }
    }
fight =
    { $what ->
        [units] Jednotky
        [shields] Štíty
        [swords] Meče
        [saved] Odložené
       *[killed] Zničení nepriatelia
    }
page-breached = Hradby sú prelomené
page-forecast =
    { $kind ->
        [siege] Výhľad: obliehanie na poli { $field }
       *[battle] Výhľad: bitka na poli { $field }
    }
page-odds = { $attacker }: výhra { $win } %, nerozhodne { $draw } %, { $defender }: výhra { $loss } %.
page-wins = { $player }: { $chance } %
page-draw = nerozhodne { $chance } %
page-losses = { $player }: priemerná strata jednotiek { $losses }
page-left = Koľko jednotiek zostane, šance v %
page-marches = Keď zaútočíš
page-marches-about =
    { $mode ->
        [first_game] Ak obranca zostane a nikto ďalší nepríde. Bez úteku.
        [basic] Ak obranca zostane a nikto ďalší nepríde. Bez útoku jazdy a úteku.
       *[advanced] Ak obranca zostane a nikto ďalší nepríde. Bez útoku jazdy, premeny mečov a úteku.
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
           *[other] { $coming } jednotiek
        }
       *[other] { $coming ->
            [one] jedna
            [few] všetky { $coming }
           *[other] všetkých { $coming }
        }
    }
page-march-odds =
    { $kind ->
        [siege] dobytie { $win } % · odolá { $draw } % · porážka { $loss } %
       *[battle] výhra { $win } % · remíza { $draw } % · prehra { $loss } %
    }
page-march-left = zostane { $left } / { $units }
page-march-here = útok, { page-march-units }: { page-march-odds }, { page-march-left }
page-march = Útok na pole { $field }, bráni sa { $defender }, { page-march-units }: { page-march-odds }; v priemere { page-march-left }.
page-corsairs =
    { $count ->
        [one] Na more vypláva { $count } loď: { corsairs-bought }
        [few] Na more vyplávajú { $count } lode: { corsairs-bought }
       *[other] Na more vypláva { $count } lodí: { corsairs-bought }
    }
corsairs-bought =
    { $level ->
        [experienced] skúsení korzári
        [veteran] korzárski veteráni
        [elite] elitní korzári
       *[standard] korzári
    }
page-goals = Cesty k víťazstvu
page-needed = treba
page-treaties = Zmluvy
page-treaty =
    { $left ->
        [0] { treaty-name }: platí { $inferior }, dostáva { $superior }
        [one] { treaty-name }: platí { $inferior }, dostáva { $superior }; ešte { $left } obdobie
        [few] { treaty-name }: platí { $inferior }, dostáva { $superior }; ešte { $left } obdobia
       *[other] { treaty-name }: platí { $inferior }, dostáva { $superior }; ešte { $left } období
    }
goal =
    { $goal ->
        [vp] Body
        [lands] Zem
        [settlements] Osady
        [cities] Mestá
        [treaties] Zmluvy
       *[farm-points] Statky
    }
goal-about =
    { $goal ->
        [vp] Víťazné body: kto ich má { $need }, má prevahu; tá víťazí, ak vydrží ďalšie kolo.
        [lands] Polia na súši: kto ich má { $need }, splnil jeden cieľ moci; dva ciele víťazia, ak vydržia ďalšie kolo.
        [settlements] Voľné osady: kto ich má { $need }, splnil jeden cieľ moci; dva ciele víťazia, ak vydržia ďalšie kolo.
        [cities] Voľné mestá: kto ich má { $need }, splnil jeden cieľ moci; dva ciele víťazia, ak vydržia ďalšie kolo.
        [treaties] Zmluvy: kto je nadriadený všetkým ostatným, spolu { $need }, hneď víťazí.
       *[farm-points] Statkové body: kto ich má { $need }, splnil jeden cieľ moci; dva ciele víťazia, ak vydržia ďalšie kolo.
    }
announced = oznámené: { goal-name }
    .about = Oznámené: { goal-name }. Víťazí, ak vydrží ďalšie kolo.
field-name = { $field }, { colour }
field-locked = nepriatelia stoja proti sebe
field-control = drží { $player }
field-encircled = v obkľúčení
field-plundered = vyplienené
field-settlement = { building }: { $player }
field-site = stavia sa { building }, { $done } %
field-crop = zasiate obilie { $count }
field-grain = obilie v zásobe { $count }
field-fish = ryby v zásobe { $count }
field-units = { $player }: { $count }× { unit-there }
overview-unit =
    { $price ->
        [0] { type-name }: životy { $lives } (v ťažkom teréne { $rough })
       *[other] { type-name }: životy { $lives } (v ťažkom teréne { $rough }), cena premeny v zlate { $price }
    }
overview-building = { building } za { gold-gain }, najmenej { $least }× ľahká pechota, dieliky { $tiles }
