### Pravidla (pohyb): každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

chapter-movement = 1 Jednotky
rule-moving = Každá jednotka smí v kole táhnout jednou, na sousední pole. S lodí, která ji veze, se dostane o dvě pole. Stavbu jednotky opouštějí tím, že táhnou.
rule-not-adjacent = Jedním tahem se dá jen na sousední pole, a to přes průchodnou hranici.
rule-already-moved = Tyto jednotky už táhly. Jednotka táhne v kole jednou; jezdectvo má jednu jízdu navíc, válečné lodě jeden tah navíc při ústupu.
rule-march-by-land = Pochod vede ze země na zem. Na moře se nastupuje na loď, z moře se vyloďuje.
rule-engines-stay = Obléhací stroje nikdy netáhnou. Stojí tam, kde byly postaveny.
rule-corsairs-stay = Korzáři nikdy netáhnou. Číhají tam, kam byli umístěni.
rule-partner-field = Na pole, které ovládá partner ve smlouvě, nesmí nikdo; jen pán smí přes zemi svého vazala.
rule-units-first = Jednotky, které stojí na zemi partnera ve smlouvě, ji musí v podfázi 1 opustit, pokud mohou; dřív s ní neskončíš.
rule-inside-encircled = Z obklíčené osady se po zemi odejít nedá. Nastup na vlastní lodě v loděnici, nebo udělej před bitvami výpad.
rule-hidden-orders = Podle domluvy táhnou jednotky na tajné rozkazy: všichni je dávají zároveň a odhalí se najednou.

chapter-sailing = Lodě
rule-only-ships-sail = Plavit se mohou jen přepravní a válečné lodě. Ostatní pochodují, nebo nastupují na palubu.
rule-sail-by-sea = Lodě plují z moře na moře, z loděnice na moře a zpátky, nikdy ze země na zem.
rule-own-dockyard = Loď smí jen do vlastního doku nebo přístavu.
rule-dockyard-full = Do doku se vejdou dvě lodě, do přístavu čtyři.
rule-board-from-coast = Na vlastní přepravní lodě na sousedním moři se nastupuje z pobřeží. Je to tah jednotky. V loděnici na vlastním poli se nastupuje zdarma, jako náklad lodi, která vyplouvá.
rule-land-on-coast = Vyloďuje se z moře na sousední pobřeží. Je to tah jednotky.
rule-no-room-aboard = Přepravní loď unese 3 a víc se na ni nevejde: lehká i těžká pěchota a žoldnéři zaberou po 1, jezdectvo 2.
rule-load-too-big = Přepravní loď unese 3: pěchota a žoldnéři zaberou po 1, jezdectvo 2.
rule-cannot-be-carried = Obléhací stroje, korzáry a lodě převážet nejde.
rule-carried-once = Jednotku veze loď v kole jen jednou.
rule-one-transport = Přepravní lodě vyplouvají po jedné, každá se svým nákladem.
rule-load-left-behind = Nikdo nezůstane ve vodě: koho neunesou zbývající přepravní lodě, musí plout také. V loděnici všichni vystoupí.
rule-warships-carry-nothing = Válečné lodě nikoho nevozí.

chapter-herds = 2 Stáda a zboží
rule-ride-by-land = Volná jízda jezdectva je krok po zemi.
rule-only-cavalry-rides = Tah navíc má v kole jen jezdectvo, v podfázi 1, 2 nebo 3.
rule-goods-move = Stáda, uložené obilí a uložené ryby cestují v tvé síti jakkoli daleko. Přes moře se dostanou jen na první pobřeží.
rule-same-field = Tam už to je. Urči jiné pole.
rule-no-such-herd = Takové stádo tam nemáš.
rule-herd-inside = Toto stádo je za hradbami. Vyjde, teprve až budou nepřátelé pryč.
rule-herd-went = Každé stádo se v kole přežene jen jednou.
rule-store-to-store = Obilí se převáží z jedné tvé osady do druhé, ryby z jedné tvé loděnice do druhé.
rule-fish-to-dockyard = Ryby se uchovají jen v docích a přístavech.
rule-not-so-much-stored = Tolik toho v zásobě není.
rule-sent-once = Z jedné osady do druhé se obilí i ryby posílají v kole jen jednou.
rule-goods-locked = Z uzamčeného pole nic neodejde, nic na ně nepřijde a nic přes ně neprojde.
rule-not-connected = Tato dvě pole nespojuje země ani moře, které ovládáš nebo vlastníš.
rule-one-field-across-sea = Co překonalo moře, zastaví se na pobřeží, kam dorazilo.
rule-sown-here = Na tomto poli je zaseto. Stáda a setba na jednom poli být nemohou.
rule-no-room-for-herd = Na poli se pasou nejvýš dvě stáda.
rule-store-full = Vesnice uloží 5 obilí, město 10, opevnění přidá 1; dok uloží 2 ryby, přístav 4. Víc se do zásoby nevejde.

chapter-retreat = 3 Ústup
rule-retreat = Jednotky, které ještě netáhly a nestojí proti nepříteli, smějí ustoupit do sousední vlastní osady, i obklíčené, nebo na palubu; lodě do své loděnice.
rule-retreat-home = Ustupuje se na sousední pole s vlastní hotovou osadou, nebo na palubu vlastních lodí.
rule-heavy-stays = Těžká pěchota je na ústup příliš pomalá. Loď ji ale odvézt může.
rule-transports-into-dockyards = Při ústupu vplouvají přepravní lodě jen do loděnic. Válečné smějí i na jiné moře, a to i když už táhly.
rule-locked-field = Z uzamčeného pole nikdo nevyjede ani neustoupí. Kdo stojí proti nepříteli, odejde jen v podfázi 1.
rule-locked-sea = Při ústupu se na uzamčeném moři na lodě nenastupuje.
rule-attrition = Na konci podfáze 3 ztratí každý na neutrální zemi část svých jednotek: z 1 až 4 jednu, z 5 až 8 dvě a tak dál.
rule-attrition-first = Nejdřív vyber, koho na neutrální zemi ztratíš.
rule-attrition-here = Ztráty se vybírají na tom neutrálním poli, na které je řada.
