### Lekcie

lesson-round = Jedno kolo
    .about = Rozdeliť si karty, naplánovať stavby a nechať vojvodstvo produkovať.
lesson-round-aim = Toto je tvoje vojvodstvo. Každé kolo vyrobí kocky a nimi dokončíš karty, ktoré vyrábajú ďalšie, alebo dávajú body.
lesson-round-offer = Karty sa delia ponukami: vylož jednu z ruky do prvej oblasti. Mysli na to, že prvý vyberá súper.
    .not = Tentoraz vylož prvú kartu lícom nahor do prvej oblasti.
lesson-round-second = A druhú kartu do druhej oblasti. Súper si vezme jednu oblasť so všetkým, čo v nej je; druhá počká.
    .not = Túto vylož lícom nahor do druhej oblasti, nech je z čoho vyberať.
lesson-round-trap = Dvakrát za kolo smie karta ležať lícom nadol: to je pasca. Môže pod ňou byť poklad, alebo pohroma za 4 body.
lesson-round-pick = Súper ponúkol, teraz vyberáš ty: vezmi jednu oblasť so všetkými kartami.
lesson-round-rest = Takto to ide ďalej, kým každý štyrikrát neponúkne a štyrikrát nevyberie. Ponúkaj a vyberaj, ako chceš.
lesson-round-plan = Plánovanie: z každej vybranej karty je stavenisko, alebo ju vymeníš za kocku, ktorá je na nej. Začni staveniskom.
    .not = Najprv stavenisko: kocky potrebujú, kam prísť.
lesson-round-decide = Rozhodni aj o ostatných kartách. Málo dokončených stavenísk je lepších než veľa rozostavaných. Potom plánovanie uzavri.
lesson-round-produce = Vojvodstvo produkuje: materiál, populáciu, zlato, prieskum. Kocky umiestni na staveniská, zvyšok ide do laboratória. Potom krok uzavri.
lesson-round-end = Dokončené karty produkujú už od ďalšieho kroku a niektoré dávajú body. Po štyroch kolách víťazí, kto ich má viac.

lesson-threats = Hrozby
    .about = Prichádza ľadový obor: čo robí a ako sa ho zbaviť.
lesson-threats-giant = Namiesto pohrôm tu prichádzajú hrozby. Potkan privedie háveď, ľadový obor zmrazí jedno tvoje stavenisko.
lesson-threats-tuck = Vyber, čo obor zmrazí. Najlepšie niečo, čo aj tak skoro nedokončíš.
lesson-threats-frozen = Zmrazené stavenisko smieš plniť, ale nie dokončiť. Najprv treba poraziť obra, a to stojí vojakov.
lesson-threats-plan = Teraz plánuj ako zvyčajne: z každej karty stavenisko, alebo kocky. Potom plánovanie uzavri.
lesson-threats-soldiers = Tu sa cvičia vojaci: kto v niektorom kroku vyrobí viac než súper, získa vojaka, vždy na druhý raz.
lesson-threats-beat = Po produkcii príde súboj. Zaplať vojakov z karty hrozby a je po nej; zmrazené stavenisko musí byť aj vyplnené.

lesson-advisors = Radcovia
    .about = Ľudia, ktorí ti za vojakov pomôžu.
lesson-advisors-two = S týmto modulom sa ti ponúkajú dvaja radcovia. Každý pomáha v jednej fáze, raz za kolo, a chce za to vojakov.
lesson-advisors-keep = Prečítaj si, čo vedia, a jedného si nechaj.
lesson-advisors-soldiers = Začínaš s dvoma vojakmi. Ďalší radcovia prichádzajú s kartami; kto si niektorého vyberie, získa aj vojaka.
lesson-advisors-offer = Ponúkni dve karty ako vždy. Nezabudni, že tým môžeš pustiť aj radcu.
    .not = Radcovia počkajú; teraz vylož svoje dve karty.
lesson-advisors-pick = Vyber si oblasť. Radca, ktorý v nej leží, sa k tebe hneď pridá.
    .not = Radcovia počkajú; teraz si vezmi jednu z oblastí.
lesson-advisors-end = Radcovia dávajú na konci aj body, niektorí podľa toho, koľko im podobných máš. A dávaj pozor na vojakov.

lesson-quests = Poslania
    .about = Príbeh v štyroch krokoch popri všetkom ostatnom.
lesson-quests-story = Poslanie má štyri kroky. Plníte rovnaké obaja, každý sám za seba.
lesson-quests-steps = Krok splníš kedykoľvek a v ľubovoľnom poradí: zaplatíš naraz celú cenu a vezmeš si odmenu.
lesson-quests-offer = Ostatné je ako vždy. Ponúkni dve karty.
    .not = Poslanie počká; teraz vylož svoje dve karty.
lesson-quests-pick = Vyber si oblasť a mysli na to, čo stojí tvoj ďalší krok.
    .not = Poslanie počká; teraz si vezmi jednu z oblastí.
lesson-quests-end = Aj splnené kroky sa tu rátajú. Oplatí sa začať skoro: odmeny potom pomáhajú celú hru.

lesson-alone = O samote až do konca
    .about = Posledné kolo hry pre jedného.
lesson-alone-alone = Hrať môžeš aj o samote: dve oblasti sa plnia z balíčka a ty si štyrikrát jednu vezmeš.
lesson-alone-last = Toto je posledné kolo dlhej hry. Na konci rozhodnú body o tom, akú získaš medailu.
lesson-alone-play = Dohraj to: vyberaj, plánuj, produkuj. Teraz už ide o body, nie o to, čo by karta vyrábala neskôr.
