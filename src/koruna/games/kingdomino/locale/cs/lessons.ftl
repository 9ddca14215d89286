### Lekce

lesson-rows = První dílky
    .about = Vybrat si dílek, umístit ho do království a vybrat si další.
lesson-rows-castle = To je tvůj hrad. Dílek po dílku kolem něj vyroste celé království.
lesson-rows-row = V každém tahu si z takové řady vybereš dílek. Body přinášejí koruny, které na něm jsou; na vyšších číslech jich bývá víc.
lesson-rows-claim = Vyber si dílek 19: pole s korunou a les. Jakmile si ho vybereš, postaví se na něj tvůj král.
    .not = Taky dobrý dílek, ale začněme devatenáctkou: její koruna ti brzy přinese první bod.
lesson-rows-second = Ve dvou má každý dva krále. Druhého postav na dílek 4: kdo stojí na nejnižším čísle, hraje první.
    .not = To by šlo, jenže pak by hrál první Přemysl. Vezmi čtyřku, nejnižší číslo, a začínáš ty.
lesson-rows-place = Tah začíná umístěním. Polož les k hradu, tam se hodí každá krajina: vyber políčko, dílek případně otoč a potvrď.
    .not = Nejdřív je potřeba dílek umístit.
lesson-rows-next = Stejný král si pak vybere dílek z nové řady, na příští kolo. Vezmi si, který chceš.
    .not = Teď si vyber některý dílek z nové řady.
lesson-rows-join = Na řadě je dílek 19. Jedna jeho půlka se musí dotýkat hradu nebo stejné krajiny, třeba les tvého lesa.
    .not = Nejdřív je potřeba dílek umístit.
lesson-rows-last = A král zase vybírá. S nízkým číslem budeš příště vybírat dřív, vysoké mívá větší cenu.
    .not = Teď si vyber některý dílek z nové řady.
lesson-rows-points = Tady se počítají tvoje body: políčka oblasti krát její koruny. A to je celý tah: umístit a vybrat si.

lesson-points = Oblasti a koruny
    .about = Odkud se berou body a jak jich jedním dílkem získat co nejvíc.
lesson-points-area = Políčka stejné krajiny, která se dotýkají, tvoří oblast. Tvoje jezero má čtyři políčka a tři koruny: čtyřikrát tři je dvanáct bodů.
lesson-points-box = Celé království se musí vejít do pěti krát pěti políček. To tvoje už je široké i vysoké dost, zbývají jen tahle místa.
lesson-points-lake = Připoj obě jezera k tomu svému. Každé nové políčko tam má cenu tří bodů, protože tři koruny už v jezeře leží.
    .not = Tam by jezera ležela sama a bez koruny, takže by nepřinesla nic. Přilož je ke svému jezeru.
lesson-points-field = Máš dvě políčka pole se dvěma korunami. Vyber si dílek s poli: každé další políčko se počítá dvakrát.
    .not = Bažina by byla nová krajina bez koruny. Tvoje pole už dvě koruny mají, vyber si tedy pole.
lesson-points-crown = Tvůj les má čtyři políčka a žádnou korunu, takže se nepočítá. Polož lesní korunu na zakroužkované políčko a pole nad ni.
    .not = To by dalo méně bodů. Začni na zakroužkovaném políčku: koruna pak platí pro celý les a pole se připojí k polím.
lesson-points-forest = Sedm bodů jediným dílkem! Jedna koruna oživila pět políček lesa a přibylo i pole.
lesson-points-claim = Na tvého druhého krále zbyl jediný dílek, a hodí se ti: zase pole. Vezmi si ho.
    .not = Teď si vyber některý dílek z řady.
lesson-points-room = Dílek, který není kam dát, se zahodí. Nechávej si proto místa, kolem kterých jsou různé krajiny.

lesson-game = Celá hra
    .about = Šest kol proti Přemyslovi, nejmírnějšímu ze všech soupeřů.
lesson-game-aim = Šest kol, pro každého dvanáct dílků. Kdo má potom víc bodů, vítězí.
lesson-game-help = Tady vezmeš tah zpět, požádáš o radu nebo si ukážeš všechny tahy v seznamu. A proč něco nejde, se dozvíš, když to zkusíš.
lesson-game-play = Hra je tvoje. Co se stane poprvé, to se ti vysvětlí přímo na místě.
