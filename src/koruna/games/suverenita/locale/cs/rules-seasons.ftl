### Pravidla (roční období): každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

chapter-farm = 9 a 10 Rybolov, setba, daně, sklizeň
rule-fishing = Každé klidné moře, které ovládáš, dá 1 rybu do propojené loděnice, kde je místo. Jde to samo.
rule-young = Na jaře mají každá dvě stáda stejného druhu jedno mladé stádo. Liché je má, padne-li na kostce 1 nebo 2. Stáda za obklíčenými hradbami mláďata nemají.
rule-young-first = Teď se umísťují mláďata: vyber pole, přijmi návrh, nebo skonči a o zbytek přijdeš.
rule-young-in-order = Mláďata se umísťují po druzích: ovce, prasata, krávy, koně.
rule-young-on-controlled-land = Mláďata se pasou na zemi, kterou ovládáš.
rule-sowing = Potom se smí na každé volné pole, které ovládáš, zasít 1 uložené obilí. V létě přiroste podle krajiny a na podzim se sklidí všechno.
rule-sow-only = Teď se seje: urči pole, přijmi návrh, nebo skonči.
rule-sow-controlled-land = Seje se jen na zemi, kterou ovládáš.
rule-sow-not-on-grey = Na pustině nic neroste.
rule-sow-free-land = Pole se stádem nebo setbou se osít nedá.
rule-sow-connected = Pole, na kterém chceš sít, musí být propojené s tvou volnou osadou.
rule-sow-needs-grain = K setí je potřeba obilí z propojených osad: na pole 1, na vypleněné 2.
rule-taxes = Na podzim, v první hře i na jaře a v létě, dá každá volná vesnice 1 zlatý, město 3, jeho přístav 2 a každé propojené nevypleněné pole země s jednotkami nebo osadou půl; lichá půlka propadne. Potom se platí tributy a dávky.
rule-harvest-only = Teď se sklízí: urči pole, osadu a kolik, přijmi návrh, nebo skonči.
rule-nothing-sown = Tam není zaseto.
rule-harvest-controlled-land = Sklízí se jen země, kterou ovládáš. Cizí úroda na ní se počítá jako ukradená.
rule-partners-do-not-rob = Na úrodu partnera ve smlouvě se nesahá.
rule-harvest-to-connected-settlement = Úroda se sváží do tvé propojené volné osady.
rule-harvest-what-stands = Víc, než na poli stojí, se sklidit nedá.
rule-harvest-in-order = Sklízej každé pole, dokud je v osadě místo; jen z prvního smíš část nechat. Co se nesklidí, shnije.

chapter-winter = Zima
rule-feeding = V zimě sní každá jednotka a vesnice 1 jídlo, město 2: jedním jídlem je jedno obilí, dvě ryby nebo jeden kus masa. Jezdectvo sní o obilí víc. Každé stádo sní 1 obilí, nebo se porazí. Obléhatelé krmí první. Kdo se nenají, je ztracen; z města nakrmeného zpola je vesnice.
rule-larder = Jídlo se dostane tak daleko, kam sahá tvoje síť s volnou osadou. Obklíčená osada žije z vlastních zásob, uzamčené pole také; jinde je jen maso stád, která tam jsou.
rule-meat = Poražené ovce dají 3 kusy masa, prasata nebo koně 5, krávy 7; odříznuté 2, 3 a 4. Za každý zbylý kus je 1 zlatý.
rule-upkeep = V první hře stojí místo toho každá jednotka a vesnice v zimě 1 zlatý, město 2, obklíčené dvojnásob; co není propojené, je ztraceno.
rule-feed-first = Teď se musí všichni najíst, v první hře se za všechny platí: přijmi návrh, nebo nejdřív rozhodni o jednotlivých stádech, jednotkách a osadách.
rule-food-chosen-already = Co se spotřebuje nejdřív, se volí jen jednou.
rule-no-such-food = Toto jídlo nejde zvolit: žádné nemáš, nebo nemáš nic jiného.
rule-herd-needs-grain = Nechat stádo naživu stojí 1 obilí, které na ně musí zbýt.
rule-no-such-units-to-feed = Takové tvoje jednotky tu nikdo krmit ani platit nemusí, nebo už je o nich rozhodnuto.
rule-starve-all-or-one = Jednotky jednoho druhu na jednom poli zůstávají o hladu nebo bez placení buď všechny, nebo po jedné.
rule-no-such-settlement-to-feed = Tady není tvoje osada, kterou by bylo třeba krmit nebo platit, nebo už je o ní rozhodnuto.
rule-surrender = Obléhatel smí hladovou obklíčenou osadu nakrmit z jídla, které mu zbylo a je s jejím polem propojené, vesnici za 1 a město za 2; má-li na ni dílky, vezme si ji s body jako za dobytí. V první hře platí zlatem. Neudělá-li to nikdo, osada zanikne a majitel ztratí 4 nebo 8 vítězných bodů.
rule-spare-or-not = Teď rozhodni o osadě, kterou nikdo nenakrmil nebo v první hře nezaplatil: udělat to a vzít si ji, nebo ji nechat zaniknout.
