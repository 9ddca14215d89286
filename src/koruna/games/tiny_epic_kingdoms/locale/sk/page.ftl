### Stránka a kresba

page-before = Pred prvým ťahom
page-turn = Ťah: { $player }
page-final = záver
page-actions = Akcie
page-shields = Zostáva štítov: { $shields }
page-action-free = { action }, voľná: { action-does }.
page-action-used = { action }, pod štítom: { action-does }.
page-action-cur = { action }, akcia tohto ťahu: { action-does }.
page-castle = Hrad
page-castle-level = { $player }: stupeň { $level }
page-pt = { $points } b.
page-in-play = Figúrky v hre: { $figures } zo { $all }
page-count-figures = Figúrky v hre: { $figures }. Na konci je za každú mimo podzemia bod.
page-count-castle = Hrad: stupeň { $level }. Čím je vyšší, tým viac bodov na konci.
page-count-magic = Mágia: úroveň { $level }. Každá úroveň je schopnosť a na konci bod.
page-held = { kind }: { $amount } z { $most }
page-magic = Mágia
page-known = osvojené
page-learn = dá sa naučiť za manu: { $mana }
page-peoples = Národy
page-hall = Tvoja sieň mimo mapy: figúrky { $figures }, miesta { $room }
page-lost-kingdom = Stratené kráľovstvo
page-region = { $region }, { terrain }: { terrain-yields }
terrain-yields =
    { $terrain ->
        [fields] pri zbere jedlo
        [mountains] pri zbere rudu
        [forest] pri zbere manu
        [ruins] ležiaca figúrka dá pri zbere surovinu podľa výberu
       *[capital] žiadne suroviny, ale na konci 2 body
    }
page-figures-here =
    { $figures ->
        [one] { $player }: { $figures } figúrka
        [few] { $player }: { $figures } figúrky
       *[other] { $player }: { $figures } figúrok
    }
page-lying-here = z toho leží: { $figures }
page-neutral = neutrálna figúrka
page-token = { token }: { token.about }
page-hidden = skrytý žetón
page-figure = figúrka v kraji { $region }: { $player }
page-desk = Tvoje rozhodnutie
page-faction = { faction }: { motto }
page-take = { $player } má { $kind ->
        [food] jedlo
        [ore] rudu
       *[mana] manu
    }: { $amount }
page-rob = Vziať surovinu
page-begin-swap = vymeniť si miesto s cudzou figúrkou
page-begin-shelter = utiecť do kostola
page-begin-patrol = namiesto toho Hliadka
page-begin-quest = namiesto toho Výprava
page-begin-expand = namiesto toho Osídľovanie
page-split = Tvoje prvé suroviny
page-suggested = Rozdelenie, ktoré je nastavené, sa hodí na začiatok.
page-pay = Čo odovzdáš
page-you-give = Dáš
page-you-get = Dostaneš
page-how-many = Koľko
page-give = dať: { $kinds }
page-receive = dostať: { kind }
page-die = Číslo do vojny
page-flag = Vlajka nič nestojí, ale prehrá s každým číslom.
page-war = Vojna o kraj { $region }
page-against = proti
page-war-means = Vyhrá vyššie číslo, pri zhode obranca; dve vlajky znamenajú alianciu. Svoje číslo platia obaja, vlajka je zadarmo.
page-war-of-two = Vyhrá vyššie číslo, pri zhode aj pri dvoch vlajkách obranca. Svoje číslo platia obaja, vlajka je zadarmo.
page-number = číslo { $number }
page-die-set = kocka je nastavená
page-die-open = nastavuje kocku
page-most = najviac { $most }
page-collecting = Zber prinesie
page-collect =
    { $picks ->
        [0] Zbierať v krajoch s tvojimi figúrkami: { amounts }.
       *[other] Zbierať v krajoch s tvojimi figúrkami: { amounts }, a k tomu podľa výberu { $picks }.
    }
