### Lekcie

lesson-rows = Prvé dieliky
    .about = Vybrať si dielik, umiestniť ho do kráľovstva a vybrať si ďalší.
lesson-rows-castle = Toto je tvoj hrad. Dielik po dieliku okolo neho vyrastie celé kráľovstvo.
lesson-rows-row = V každom ťahu si z takéhoto radu vyberieš dielik. Body prinášajú koruny, ktoré sú na ňom; vyššie čísla ich mávajú viac.
lesson-rows-claim = Vyber si dielik 19: pole s korunou a les. Keď si ho vyberieš, postaví sa naň tvoj kráľ.
    .not = Aj to je dobrý dielik, no začnime devätnástkou: jej koruna ti čoskoro prinesie prvý bod.
lesson-rows-second = Vo dvojici má každý dvoch kráľov. Druhého postav na dielik 4: kto stojí na najnižšom čísle, hrá prvý.
    .not = Dalo by sa, lenže potom by hral prvý súper. Vezmi štvorku, najnižšie číslo, a začínaš ty.
lesson-rows-place = Ťah sa začína umiestnením. Polož les k hradu, tam sa hodí každá krajina: vyber políčko, dielik prípadne otoč a potvrď.
    .not = Najprv treba dielik umiestniť.
lesson-rows-next = Ten istý kráľ si potom vyberie dielik z nového radu, na ďalšie kolo. Vezmi si, ktorý chceš.
    .not = Teraz si vyber niektorý dielik z nového radu.
lesson-rows-join = Na rade je dielik 19. Jedna jeho polovica sa musí dotýkať hradu alebo rovnakej krajiny, napríklad les tvojho lesa.
    .not = Najprv treba dielik umiestniť.
lesson-rows-last = A kráľ opäť vyberá. S nízkym číslom budeš nabudúce vyberať skôr, vysoké má často väčšiu cenu.
    .not = Teraz si vyber niektorý dielik z nového radu.
lesson-rows-points = Tu sa rátajú tvoje body: políčka oblasti krát jej koruny. A to je celý ťah: umiestniť a vybrať si.

lesson-points = Oblasti a koruny
    .about = Odkiaľ sa berú body a ako ich jedným dielikom získať čo najviac.
lesson-points-area = Políčka rovnakej krajiny, ktoré sa dotýkajú, tvoria oblasť. Tvoje jazero má štyri políčka a tri koruny: štyrikrát tri je dvanásť bodov.
lesson-points-box = Celé kráľovstvo sa musí zmestiť do päť krát päť políčok. Tvoje je už dosť široké aj vysoké, zostávajú len tieto miesta.
lesson-points-lake = Pripoj obe jazerá k svojmu jazeru. Každé nové políčko tam má cenu troch bodov, lebo tri koruny už v jazere ležia.
    .not = Tam by jazerá ležali samy a bez koruny, takže by nepriniesli nič. Prilož ich k svojmu jazeru.
lesson-points-field = Máš dve políčka poľa s dvoma korunami. Vyber si dielik s poľami: každé ďalšie políčko sa ráta dvakrát.
    .not = Močiar by bol nová krajina bez koruny. Tvoje polia už dve koruny majú, vyber si teda polia.
lesson-points-crown = Tvoj les má štyri políčka a žiadnu korunu, takže sa neráta. Polož lesnú korunu na zakrúžkované políčko a pole nad ňu.
    .not = To by dalo menej bodov. Začni na zakrúžkovanom políčku: koruna potom platí pre celý les a pole sa pripojí k poliam.
lesson-points-forest = Sedem bodov jediným dielikom! Jedna koruna oživila päť políčok lesa a pribudlo aj pole.
lesson-points-claim = Na tvojho druhého kráľa zostal jediný dielik a hodí sa ti: opäť polia. Vezmi si ho.
    .not = Teraz si vyber niektorý dielik z radu.
lesson-points-room = Dielik, ktorý nie je kam dať, sa odhodí. Nechávaj si preto miesta, okolo ktorých sú rôzne krajiny.

lesson-game = Celá hra
    .about = Šesť kôl proti najmiernejšiemu zo všetkých súperov.
lesson-game-aim = Šesť kôl, pre každého dvanásť dielikov. Kto má potom viac bodov, víťazí.
lesson-game-help = Tu vezmeš ťah späť, požiadaš o radu alebo si ukážeš všetky ťahy v zozname. A prečo niečo nejde, sa dozvieš, keď to skúsiš.
lesson-game-play = Hra je tvoja. Čo sa stane prvýkrát, to sa ti vysvetlí priamo na mieste.
