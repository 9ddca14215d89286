### Stránka

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
page-change-why = Dát pět kostek z laboratoře, které si vybereš, za jedno krystallium
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
