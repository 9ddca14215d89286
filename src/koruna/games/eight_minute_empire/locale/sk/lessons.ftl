### Lekcie

lesson-cards = Tri karty
    .about = Prihodiť, brať karty a vykonať s armádami a mestom, čo na nich stojí.
lesson-cards-home = Odtiaľto vyrážajú všetky armády. Tri tvoje už stoja vo východiskovom regióne, ostatné čakajú v ruke.
lesson-cards-bid = Najprv sa tajne draží o to, kto začne. Ponúkni jednu mincu: kto dá najviac, zaplatí a začína.
    .not = Mince sa nevracajú a tu stačí jediná. Ponúkni jednu.
lesson-cards-row = V ťahu si vezmeš jednu kartu. Prvá je zadarmo; čím ďalej vpravo leží, tým viac mincí stojí.
lesson-cards-take = Vezmi prvú kartu, je zadarmo. Tovar na nej ti zostane a ráta sa na konci, akciu vykonáš hneď.
    .not = Táto karta stojí mince. Prvá je zadarmo a dá ti presne to, čo potrebuješ: tri armády.
lesson-cards-add = Tri nové armády. Postav ich tam, kam smú prísť: do východiskového regiónu. Trikrát ho vyber.
    .not = Smieš urobiť aj menej, lenže o armády tu ide predovšetkým. Rozmiestni všetky tri.
lesson-cards-sea = Teraz si za jednu mincu vezmi tretiu kartu: štyri presuny po súši aj po mori.
    .not = Pekná karta, no bez lodí zostaneš na tomto kontinente. Vezmi tretiu.
lesson-cards-sail = Vykonaj štyri presuny, vždy jednou armádou do susedného regiónu alebo po bodkovanej čiare. Nebojuje sa, armády sa len rozchádzajú.
    .not = Ešte ti presuny zostávajú. Využi všetky štyri: kde máš najviac armád, tam máš bod.
lesson-cards-city = Vezmi prvú kartu: stavia mesto a je zadarmo.
    .not = To by stálo mince. Prvá karta je zadarmo a mesto má väčšiu cenu, než sa zdá.
lesson-cards-build = Postav mesto tam, kde máš armádu, najlepšie ďaleko od začiatku. Odteraz tam smú prichádzať nové armády.
    .not = Nenechávaj si mesto v ruke: vyber región, kde máš armádu.
lesson-cards-points = Tu je tvoj tovar. Spolu s regiónmi a kontinentmi dáva body; zrátame ich v ďalšej lekcii.

lesson-points = Regióny, kontinenty, tovar
    .about = Odkiaľ sa berú body, od polovice rozohranej hry.
lesson-points-regions = Za región má bod ten, kto tam má najviac; mestá sa rátajú ako armády. Pri zhode nikto.
lesson-points-continents = Ďalší bod je za kontinent, na ktorom ovládaš najviac regiónov. Ty máš jeden, súper dva.
lesson-points-goods = Tovar dáva body po sadách: jedna nákova nič, sedem nákov päť bodov. Vzácnejšieho stačí menej. Žolík sa pridá kamkoľvek.
lesson-points-coins = Mince na konci nemajú žiadnu cenu, no ani sa nevracajú. Máš ich dvakrát viac než súper, tak ich miň.
lesson-points-take = Vezmi kartu: pre akciu, pre tovar, alebo pre oboje. Štyri presuny môžu získať regióny, kde stačí jediná armáda.
lesson-points-end = Vykonaj akciu, alebo ju ukonči. Keď bude mať každý 13 kariet, hra sa končí.

lesson-game = Celá hra
    .about = Trinásť kariet pre každého, proti najmiernejšiemu zo všetkých súperov.
lesson-game-aim = Trinásť kariet pre každého a potom sa zrátajú body: regióny, kontinenty, tovar.
lesson-game-help = Tu vezmeš ťah späť, požiadaš o radu alebo si ukážeš všetky ťahy v zozname.
lesson-game-play = Hra je tvoja. Začína sa dražbou: aj nula je dobrá ponuka.
