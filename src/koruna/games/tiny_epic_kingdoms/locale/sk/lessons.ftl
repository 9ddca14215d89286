### Lekcie

lesson-home = Domov pre malý národ
    .about = Usadiť sa, zvoliť prvú akciu a pridať sa k akciám ostatných.
lesson-home-side = Tvoj národ potrebuje domov. Karta krajiny má dve strany; vezmi si tentoraz stranu A.
    .not = Aj táto strana by sa hodila, no lekcia pokračuje na strane A.
lesson-home-split = Začínaš so šiestimi surovinami. Tri jedlá, jedna ruda a dve many sú dobrý začiatok: jedlo pre nové figúrky, mana na mágiu aj vojnu.
    .not = Dalo by sa, no čoskoro by ti niečo chýbalo. Vezmi tri jedlá, jednu rudu a dve many.
lesson-home-start = Usaď sa na zakrúžkovaných poliach. Začínajú tam obe tvoje figúrky a polia dávajú jedlo.
    .not = Začni na zakrúžkovaných poliach: majú najviac susedov a z jedla národ rastie.
lesson-home-acts = Šesť akcií pre všetkých. Kto je na ťahu, jednu zvolí a položí na ňu štít; do konca cyklu ju už nikto nezvolí.
lesson-home-choose = Zvoľ Hliadku: presunie figúrku vnútri tvojej krajiny.
    .not = Na to ešte príde. Obe figúrky na jednom mieste toho veľa nenazbierajú: zvoľ Hliadku a rozíďte sa.
lesson-home-patrol = Presuň figúrku do zakrúžkovaného lesa. Odteraz bude prinášať manu a polia naďalej jedlo.
    .not = Choď do zakrúžkovaného lesa: tvoj národ potom drží dva druhy krajov.
lesson-home-follow = Keď akciu zvolí niekto iný, môžeš ju vykonať tiež, alebo nazbierať surovinu z každého kraja so svojou figúrkou. Vyber si.
lesson-home-rim = Z krajov na okraji vedie Výprava do iných krajín. Medzi domovmi leží krajina, ktorá zatiaľ nikomu nepatrí.

lesson-growth = Rast
    .about = Nové figúrky, mágia, hrad a ako sa končí cyklus.
lesson-growth-tracks = Rastú tri veci: počet figúrok, mágia a hrad. Každá dáva body, a ktorá sa prvá naplní, tá privodí koniec hry.
lesson-growth-choose = Jedlo máš, tak nech sa národ rozrastie: zvoľ Osídľovanie.
    .not = Dobrá akcia, no jedlo ti leží ladom. Zvoľ Osídľovanie.
lesson-growth-expand = Nová figúrka sa pridá k tej, ktorá je vo svojom kraji sama. Stojí toľko jedla, koľko potom budeš mať figúrok.
    .not = Môžeš si to dovoliť: pridaj novú figúrku k niektorej svojej.
lesson-growth-follow = Súper zvolil akciu. Pridaj sa, ak sa ti to hodí, alebo zbieraj: surovinu za každý kraj, ktorý držíš.
lesson-growth-cycle = Piaty štít cyklus uzavrie a všetkých šesť akcií je opäť voľných. Jedna teda zakaždým vypadne.
lesson-growth-again = Zvoľ ďalšiu akciu: Stavba zdvíha hrad za rudu, Výskum mágiu za manu. Každá úroveň má svoju schopnosť.
lesson-growth-end = Sedem figúrok, päť úrovní mágie alebo celý hrad, a začína sa záver. Cyklus sa ešte dohrá a zrátajú sa body.

lesson-war = Vojna
    .about = Vstúpiť do kraja, ktorý niekto drží, a získať ho.
lesson-war-rim = V Stratenom kráľovstve stojí osamelý ork a nemá veľmi z čoho platiť. Výprava tam tvoju figúrku dovedie cez okraj.
lesson-war-choose = Zvoľ Výpravu.
    .not = Teraz nie: ork je práve slabý, zvoľ teda Výpravu.
lesson-war-attack = Pošli figúrku z domácich polí do zakrúžkovaného kraja. Kto vstúpi do cudzieho kraja, útočí.
    .not = Poraziť sa dá ork v zakrúžkovanom kraji. Choď tam.
lesson-war-dial = Obe strany tajne nastavia kocku. Nastav štvorku: dve many na ňu stačia a súper zaplatí najviac dvojku.
    .not = Nastav štvorku. Menej by mohlo prehrať a viac by len viac stálo: za svoje číslo platí víťaz aj porazený.
lesson-war-pay = Zaplať za svoje číslo. Mana platí za dve, ruda za jednu a nič sa nevracia.
lesson-war-won = Kraj je tvoj a porazená figúrka musela preč. Dve vlajky namiesto čísel by z vás urobili spojencov.

lesson-game = Celá hra
    .about = Malý národ proti najmiernejšiemu zo všetkých súperov.
lesson-game-aim = Teraz celú hru. Body sú za figúrky, za mágiu a za hrad.
lesson-game-end = Hra sa končí, keď niekto jednu z týchto dráh naplní. Sleduj, ako ďaleko je súper.
lesson-game-play = Hra je tvoja. Tri jedlá, jedna ruda a dve many sú stále dobrý začiatok.
