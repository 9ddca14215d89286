### Pravidla (boj): každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

chapter-withdrawal = 4 Přepadení, stažení, výpad
rule-ambush = Opevnění zasáhne každého nepřítele, který v tomto kole vstoupil na jeho pole, byla-li jeho osada předtím volná: ve vesnici jednou modrou kostkou, ve městě dvěma. Koho zasáhne, určí majitel.
rule-withdrawal = Před bitvami smíš tam, kde jsou na poli nepřátelé, stáhnout jednotky a stáda za hradby. Nezůstane-li nikdo tvůj venku, je osada obklíčená. Vesnice ukryje 5 jednotek a 1 stádo, město 10 a 2, opevnění o jednotku víc.
rule-no-foes-here = Stahovat se, dělat výpad a opouštět stavbu jde jen tam, kde na poli stojí nepřátelské jednotky.
rule-no-own-settlement = Za hradby smíš jen do vlastní osady na tomto poli.
rule-was-not-free = Jednotky a stáda přijme už jen osada, která byla na začátku kola volná.
rule-no-room-inside = Za hradbami už není místo: ve vesnici je ho pro 5 jednotek a 1 stádo, ve městě pro 10 a 2, opevnění přidá jednu jednotku.
rule-withdrew-or-sallied = Jednotka se v kole buď stáhne, nebo udělá výpad, ne obojí.
rule-herds-inside = Stádo za hradbami sní každé kolo po obléhání 1 obilí své osady, jinak je ztracené. V zimě se krmí jako všechna ostatní.
rule-coming-out = Na konci podfáze 6 vyjdou všichni z osady, před kterou už žádný nepřítel nestojí.
rule-room-first = Nejdřív najdi místo stádu, které vyšlo ven a nevejde se.
rule-house-nearby = Stádo, které nemá místo, jde na sousední pole země, které ovládáš.

chapter-battle = 4 Bitva
rule-battle = Nepřátelé s jednotkami venku na stejném poli nebo na moři bojují, chce-li to aspoň jeden. Nechce-li nikdo, všichni zůstanou a pole je uzamčené.
rule-battle-round = V kole bitvy házejí oba zároveň. Každý meč prolomí štít, nebo ubere život, ztráty mají obě strany najednou a potom se životy i štíty obnoví. Pak smí utéct nejdřív ten, kdo bitvu nezačal, a po něm druhý. Tak to pokračuje, dokud jedna strana nezmizí.
rule-bonuses = Každé 3 kostky bez meče dají 1 meč, každé 4 jednotky proti vlastnímu rivalovi 1 meč, každých 5 jednotek 1 štít, každých 6 jednotek stejného druhu 1 kostku navíc. Kdo zůstane na stavbě, bojuje vzadu s polovinou kostek. U opevnění, které není obklíčené, přidá jeho majitel modrou kostku, ve městě dvě.
rule-battle-points = Kdo bitvu vyhraje, získá 1 vítězný bod, kdo ji prohraje nebo uteče, 1 ztratí. Po třech kolech za sebou beze ztrát je to nerozhodně a oba zůstanou.
rule-fight-or-not = Teď jde o bitvu na tomto poli: urči soupeře, nebo nebojuj.
rule-battles-in-map-order = Bitvy se odehrávají pole po poli v pořadí mapy, žádná mimo pořadí.
rule-nobody-to-fight = Tento hráč nemá na poli žádné jednotky venku.
rule-partners-do-not-fight = Na toho, s kým máš smlouvu, útočit nejde.
rule-one-battle-per-pair = Dva hráči svedou na jednom poli v kole jen jednu bitvu.
rule-charge = V prvním kole bitvy smí jezdectvo do steče, jen ne v horách, v bažině a na moři. Udeří první a odpovědí mu jen přeživší; štíty proti němu platí dvojnásob. Kdo byl ve steči, v tomto kole už nehází.
rule-charge-or-not = Teď tajně rozhodni, zda tvoje jezdectvo vyrazí do steče.
rule-convert-or-not = Teď tajně rozhodni, co bude s dvojicemi mečů: štít v tomto kole, nebo meč v příštím.
rule-pairs-of-swords = Ze dvou mečů je jeden štít, nebo jeden uložený meč. Nemůžeš proměnit víc dvojic, než máš, ani mít víc takových štítů, než má nepřítel mečů.
rule-hit-first = Nejdřív vyber, koho zasáhnou tvoje meče.
rule-yield-first = Nejdřív vyber, koho ze své zadní řady ztratíš.
rule-spill-first = Nejdřív vyber, kdo bude ztracen z přetížených lodí: každá přepravní loď unese 3.
rule-rows-in-order = Řady padají popořadě: nejdřív nováčci vpředu, potom střed, nakonec zadní řada: zkušení, stavitelé, stroje a přepravní lodě. Vpředu a uprostřed vybírá útočící strana, vzadu majitel.
rule-not-enough-swords = Jednotka padne, jen když meče stačí na všechny její životy; pouhé zranění se zahojí.
rule-flee-first = Kdo začal utíkat, utíká, dokud se ještě někdo může dostat pryč.
rule-flee-or-not = Teď rozhodni, zda a kam utečeš.
rule-no-flight-there = Utíká se na sousední pole s vlastní volnou osadou, na vlastní přepravní lodě na neuzamčeném moři, nebo zpátky, odkud jednotka přišla, není-li tam nepřítel; lodě na neuzamčené moře nebo do své loděnice. Co utéct nemůže, je ztraceno.
rule-flee-all-or-one = Jednotky jednoho druhu utíkají na jedno místo buď všechny, které tam mohou, nebo po jedné.
rule-never-moves = Obléhací stroje a korzáři utéct nemohou.

chapter-siege = 5 Obléhání
rule-siege = Kdo obkličuje nepřátelskou osadu, smí zaútočit na její hradby, a to od třetího kola hry, podle domluvy i od prvního. Stupeň obrany je 1 u vesnice a 2 u města, o 1 víc za opevnění a o 1 za hory nebo bažinu. Každý stupeň dá 5 štítů hradeb a modrou kostku.
rule-assault = Meče jediného kola musí stačit na celé hradby, jinak jsou zase celé. Každý obléhací stroj z nich ubere 4, od 3 u nováčků po 7 u elity. Útočníci nemají štíty. Před prolomením jsou za období nejvýš tři kola.
rule-breach = Po prolomení se bojuje jako v bitvě, ale obránci nemohou utéct. Prázdná osada je prolomením dobytá. Útočník smí po každém kole přestat; v dalším období jsou hradby zase celé.
rule-assault-or-not = Teď rozhodni, zda zaútočíš na hradby.
rule-no-settlement = Není tu žádná osada, na kterou by se dalo zaútočit.
rule-not-encircled-by-you = Zaútočit smíš na nepřátelskou osadu, kterou obkličují tvoje jednotky a která ještě nepadla, a ne před třetím kolem hry, není-li domluveno jinak.
rule-sieges-in-map-order = Obléhání přicházejí na řadu v pořadí mapy, žádné mimo pořadí.

chapter-fall = Pád osady
rule-fall = Osada bez obránců se obsadí, jak je. Bráněná vesnice se zničí a vynese 2 zlaté; bráněné město se buď zničí a vynese 6 zlatých, nebo se z něj stane vesnice; jeho přístav se buď zničí a vynese 4 zlaté, nebo se z něj stane dok. Zlato je jen z pole propojeného s volnou osadou vítěze. Kdo na osadu nemá dílky, musí ji zničit.
rule-fall-points = Město dobyté, zničené nebo vyhladovělé má cenu 8 vítězných bodů, vesnice 4; majitel jich stejně tolik ztratí.
rule-fall-first = Nejdřív rozhodni, co bude s osadou, která padla: zničit ji, nebo si ji ponechat.
rule-falls-in-order = O padlých osadách se rozhoduje v pořadí, v jakém padly.

chapter-plunder = 6 Plenění
rule-plunder = Kdo ovládá pole země jednotkami, smí je vyplenit: dostane 1 zlatý, je-li pole propojené s jeho volnou osadou. Vypleněné pole nedá daně ani nováčky a setba na něm stojí o 1 obilí víc, dokud tam nevyroste osada nebo se v obchodu nezaplatí 3 zlaté.
rule-robbing = Nepřátelskou setbu a stáda na takovém poli smíš vzít, nebo zničit. Za každé stádo a každé oseté pole má ten, kdo bere, 1 vítězný bod, kdo ničí, nemá nic, a majitel 1 ztratí.
rule-plunder-or-not = Teď jde o plenění: plenit, vzít, zničit, nebo skončit.
rule-plunder-on-land = Vyplenit jde jen zemi.
rule-only-units-plunder = Plení jen jednotky, které stojí na poli venku.
rule-plunder-needs-control = Toto pole neovládáš: stojí na něm nepřátelé nebo partner.
rule-plundered-already = Toto pole už je vypleněné. Nic dalšího z něj není.
rule-no-empty-foreign-site = Odstranit můžeš jen nepřátelské staveniště nové vesnice, na kterém nikdo nepracuje.
rule-nothing-to-rob = Takové nepřátelské stádo ani setba tu venku není.
