### Lekce

lesson-round = Jedno kolo
    .about = Rozdělit si karty, naplánovat stavby a nechat vévodství produkovat.
lesson-round-aim = To je tvoje vévodství. Každé kolo vyrobí kostky a s nimi dokončíš karty, které vyrábějí další, nebo dávají body.
lesson-round-offer = Karty se dělí nabídkami: vylož jednu z ruky do první oblasti. Mysli na to, že první vybírá rival.
    .not = Tentokrát vylož první kartu lícem nahoru do první oblasti.
lesson-round-second = A druhou kartu do druhé oblasti. Rival si vezme jednu oblast se vším, co v ní je; druhá počká.
    .not = Tuhle vylož lícem nahoru do druhé oblasti, ať je z čeho vybírat.
lesson-round-trap = Dvakrát za kolo smí karta ležet lícem dolů: to je past. Může pod ní být poklad, nebo pohroma za 4 body.
lesson-round-pick = Rival nabídl, teď vybíráš ty: vezmi jednu oblast se všemi kartami.
lesson-round-rest = Tak to jde dál, až každý čtyřikrát nabídne a čtyřikrát vybere. Nabízej a vybírej, jak chceš.
lesson-round-plan = Plánování: z každé vybrané karty je staveniště, nebo ji směníš za kostku, která je na ní. Začni staveništěm.
    .not = Nejdřív staveniště: kostky potřebují, kam přijít.
lesson-round-decide = Rozhodni i o ostatních kartách. Málo dokončených stavenišť je lepších než spousta rozestavěných. Pak plánování uzavři.
lesson-round-produce = Vévodství produkuje: materiál, populaci, zlato, průzkum. Kostky umísti na staveniště, zbytek jde do laboratoře. Pak krok uzavři.
lesson-round-end = Dokončené karty produkují už od dalšího kroku a některé dávají body. Po čtyřech kolech vítězí, kdo jich má víc.

lesson-threats = Hrozby
    .about = Přichází ledový obr: co dělá a jak se ho zbavit.
lesson-threats-giant = Místo pohrom tu přicházejí hrozby. Krysa přivede havěť, ledový obr zmrazí jedno tvoje staveniště.
lesson-threats-tuck = Vyber, co obr zmrazí. Nejlépe něco, co stejně hned tak nedokončíš.
lesson-threats-frozen = Zmrazené staveniště smíš plnit, ale ne dokončit. Nejdřív je potřeba porazit obra, a to stojí vojáky.
lesson-threats-plan = Teď plánuj jako obvykle: z každé karty staveniště, nebo kostky. Pak plánování uzavři.
lesson-threats-soldiers = Tady se cvičí vojáci: kdo v některém kroku vyrobí víc než soupeř, získá vojáka, vždy napodruhé.
lesson-threats-beat = Po produkci přijde souboj. Zaplať vojáky z karty hrozby a je po ní; zmrazené staveniště musí být i vyplněné.

lesson-advisors = Rádci
    .about = Lidé, kteří ti za vojáky pomohou.
lesson-advisors-two = S tímto modulem se ti nabízejí dva rádci. Každý pomáhá v jedné fázi, jednou za kolo, a chce za to vojáky.
lesson-advisors-keep = Přečti si, co umějí, a jednoho si nech.
lesson-advisors-soldiers = Začínáš se dvěma vojáky. Další rádci přicházejí s kartami; kdo si některého vybere, získá i vojáka.
lesson-advisors-offer = Nabídni dvě karty jako vždycky. Nezapomeň, že tím můžeš pustit i rádce.
    .not = Rádci počkají; teď vylož své dvě karty.
lesson-advisors-pick = Vyber si oblast. Rádce, který v ní leží, se k tobě hned přidá.
    .not = Rádci počkají; teď si vezmi jednu z oblastí.
lesson-advisors-end = Rádci dávají na konci i body, někteří podle toho, kolik jim podobných máš. A hlídej si vojáky.

lesson-quests = Poslání
    .about = Příběh o čtyřech krocích vedle všeho ostatního.
lesson-quests-story = Poslání má čtyři kroky. Plníte stejné oba, každý sám za sebe.
lesson-quests-steps = Krok splníš kdykoli a v libovolném pořadí: zaplatíš naráz celou cenu a vezmeš si odměnu.
lesson-quests-offer = Ostatní je jako vždycky. Nabídni dvě karty.
    .not = Poslání počká; teď vylož své dvě karty.
lesson-quests-pick = Vyber si oblast a mysli na to, co stojí tvůj další krok.
    .not = Poslání počká; teď si vezmi jednu z oblastí.
lesson-quests-end = I splněné kroky se tu počítají. Vyplatí se začít brzy: odměny pak pomáhají celou hru.

lesson-alone = O samotě až do konce
    .about = Poslední kolo hry pro jednoho.
lesson-alone-alone = Hrát můžeš i o samotě: dvě oblasti se plní z balíčku a ty si čtyřikrát jednu vezmeš.
lesson-alone-last = Tohle je poslední kolo dlouhé hry. Na konci rozhodnou body o tom, jakou získáš medaili.
lesson-alone-play = Dohraj to: vybírej, plánuj, produkuj. Teď už jde o body, ne o to, co by karta vyráběla později.
