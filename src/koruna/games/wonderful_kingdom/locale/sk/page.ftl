### Stránka

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
page-change-why = Dať päť kociek z laboratória, ktoré si vyberieš, za jedno kryštálium
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
