### Čo teraz robiť

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
