### Pravidlá (boj): každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

chapter-withdrawal = 4 Prepadnutie, stiahnutie, výpad
rule-ambush = Opevnenie zasiahne každého nepriateľa, ktorý v tomto kole vstúpil na jeho pole, ak bola jeho osada predtým voľná: v dedine jednou modrou kockou, v meste dvoma. Koho zasiahne, určí majiteľ.
rule-withdrawal = Pred bitkami smieš tam, kde sú na poli nepriatelia, stiahnuť jednotky a stáda za hradby. Ak nezostane nikto tvoj vonku, je osada obkľúčená. Dedina ukryje 5 jednotiek a 1 stádo, mesto 10 a 2, opevnenie o jednotku viac.
rule-no-foes-here = Sťahovať sa, robiť výpad a opúšťať stavbu sa dá len tam, kde na poli stoja nepriateľské jednotky.
rule-no-own-settlement = Za hradby smieš len do vlastnej osady na tomto poli.
rule-was-not-free = Jednotky a stáda prijme už len osada, ktorá bola na začiatku kola voľná.
rule-no-room-inside = Za hradbami už nie je miesto: v dedine je ho pre 5 jednotiek a 1 stádo, v meste pre 10 a 2, opevnenie pridá jednu jednotku.
rule-withdrew-or-sallied = Jednotka sa v kole buď stiahne, alebo urobí výpad, nie oboje.
rule-herds-inside = Stádo za hradbami zje každé kolo po obliehaní 1 obilie svojej osady, inak je stratené. V zime sa kŕmi ako všetky ostatné.
rule-coming-out = Na konci podfázy 6 vyjdú všetci z osady, pred ktorou už žiadny nepriateľ nestojí.
rule-room-first = Najprv nájdi miesto stádu, ktoré vyšlo von a nezmestí sa.
rule-house-nearby = Stádo, ktoré nemá miesto, ide na susedné pole na súši, ktoré ovládaš.

chapter-battle = 4 Bitka
rule-battle = Nepriatelia s jednotkami vonku na tom istom poli alebo na mori bojujú, ak to chce aspoň jeden. Ak nechce nikto, všetci zostanú a pole je uzamknuté.
rule-battle-round = V kole bitky hádžu obaja súčasne. Každý meč prelomí štít, alebo uberie život, straty majú obe strany naraz a potom sa životy aj štíty obnovia. Potom smie utiecť najprv ten, kto bitku nezačal, a po ňom druhý. Tak to pokračuje, kým jedna strana nezmizne.
rule-bonuses = Každé 3 kocky bez meča dajú 1 meč, každé 4 jednotky proti vlastnému rivalovi 1 meč, každých 5 jednotiek 1 štít, každých 6 jednotiek rovnakého druhu 1 kocku navyše. Kto zostane na stavbe, bojuje vzadu s polovicou kociek. Pri opevnení, ktoré nie je obkľúčené, pridá jeho majiteľ modrú kocku, v meste dve.
rule-battle-points = Kto bitku vyhrá, získa 1 víťazný bod, kto ju prehrá alebo utečie, 1 stratí. Po troch kolách za sebou bez strát je to nerozhodne a obaja zostanú.
rule-fight-or-not = Teraz ide o bitku na tomto poli: urči súpera, alebo nebojuj.
rule-battles-in-map-order = Bitky sa odohrávajú pole po poli v poradí mapy, žiadna mimo poradia.
rule-nobody-to-fight = Tento hráč nemá na poli žiadne jednotky vonku.
rule-partners-do-not-fight = Na toho, s kým máš zmluvu, útočiť nemožno.
rule-one-battle-per-pair = Dvaja hráči zvedú na jednom poli v kole len jednu bitku.
rule-charge = V prvom kole bitky smie jazda vyraziť do útoku, len nie v horách, v močiari a na mori. Udrie prvá a odpovedia jej len tí, čo prežili; štíty proti nej platia dvojnásobne. Kto takto útočil, v tomto kole už nehádže.
rule-charge-or-not = Teraz tajne rozhodni, či tvoja jazda vyrazí do útoku.
rule-convert-or-not = Teraz tajne rozhodni, čo bude s dvojicami mečov: štít v tomto kole, alebo meč v budúcom.
rule-pairs-of-swords = Z dvoch mečov je jeden štít, alebo jeden odložený meč. Nemôžeš premeniť viac dvojíc, než máš, ani mať viac takých štítov, než má nepriateľ mečov.
rule-hit-first = Najprv vyber, koho zasiahnu tvoje meče.
rule-yield-first = Najprv vyber, koho zo svojho zadného radu stratíš.
rule-spill-first = Najprv vyber, kto bude stratený z preťažených lodí: každá prepravná loď unesie 3.
rule-rows-in-order = Rady padajú postupne: najprv nováčikovia vpredu, potom stred, nakoniec zadný rad: skúsení, stavitelia, stroje a prepravné lode. Vpredu a v strede vyberá útočiaca strana, vzadu majiteľ.
rule-not-enough-swords = Jednotka padne, len keď meče stačia na všetky jej životy; samotné zranenie sa zahojí.
rule-flee-first = Kto začal utekať, uteká, kým sa ešte niekto môže dostať preč.
rule-flee-or-not = Teraz rozhodni, či a kam utečieš.
rule-no-flight-there = Uteká sa na susedné pole s vlastnou voľnou osadou, na vlastné prepravné lode na neuzamknutom mori, alebo späť, odkiaľ jednotka prišla, ak tam nie je nepriateľ; lode na neuzamknuté more alebo do svojej lodenice. Čo utiecť nemôže, je stratené.
rule-flee-all-or-one = Jednotky jedného druhu utekajú na jedno miesto buď všetky, ktoré tam môžu, alebo po jednej.
rule-never-moves = Obliehacie stroje a korzári utiecť nemôžu.

chapter-siege = 5 Obliehanie
rule-siege = Kto obkľučuje nepriateľskú osadu, smie zaútočiť na jej hradby, a to od tretieho kola hry, podľa dohody aj od prvého. Stupeň obrany je 1 pri dedine a 2 pri meste, o 1 viac za opevnenie a o 1 za hory alebo močiar. Každý stupeň dá 5 štítov hradieb a modrú kocku.
rule-assault = Meče jediného kola musia stačiť na celé hradby, inak sú znova celé. Každý obliehací stroj z nich uberie 4, od 3 pri nováčikoch po 7 pri elite. Útočníci nemajú štíty. Pred prelomením sú za obdobie najviac tri kolá.
rule-breach = Po prelomení sa bojuje ako v bitke, ale obrancovia nemôžu utiecť. Prázdna osada je prelomením dobytá. Útočník smie po každom kole prestať; v ďalšom období sú hradby znova celé.
rule-assault-or-not = Teraz rozhodni, či zaútočíš na hradby.
rule-no-settlement = Nie je tu žiadna osada, na ktorú by sa dalo zaútočiť.
rule-not-encircled-by-you = Zaútočiť smieš na nepriateľskú osadu, ktorú obkľučujú tvoje jednotky a ktorá ešte nepadla, a nie pred tretím kolom hry, ak nie je dohodnuté inak.
rule-sieges-in-map-order = Obliehania prichádzajú na rad v poradí mapy, žiadne mimo poradia.

chapter-fall = Pád osady
rule-fall = Osada bez obrancov sa obsadí, aká je. Bránená dedina sa zničí a vynesie 2 zlaté; bránené mesto sa buď zničí a vynesie 6 zlatých, alebo sa z neho stane dedina; jeho prístav sa buď zničí a vynesie 4 zlaté, alebo sa z neho stane dok. Zlato je len z poľa prepojeného s voľnou osadou víťaza. Kto na osadu nemá dieliky, musí ju zničiť.
rule-fall-points = Mesto dobyté, zničené alebo vyhladované má cenu 8 víťazných bodov, dedina 4; majiteľ ich rovnako toľko stratí.
rule-fall-first = Najprv rozhodni, čo bude s osadou, ktorá padla: zničiť ju, alebo si ju ponechať.
rule-falls-in-order = O padlých osadách sa rozhoduje v poradí, v akom padli.

chapter-plunder = 6 Plienenie
rule-plunder = Kto ovláda pole na súši jednotkami, smie ho vyplieniť: dostane 1 zlatý, ak je pole prepojené s jeho voľnou osadou. Vyplienené pole nedá dane ani nováčikov a sejba na ňom stojí o 1 obilie viac, kým tam nevyrastie osada alebo sa v obchode nezaplatia 3 zlaté.
rule-robbing = Nepriateľskú siatinu a stáda na takom poli smieš vziať, alebo zničiť. Za každé stádo a každé zasiate pole má ten, kto berie, 1 víťazný bod, kto ničí, nemá nič, a majiteľ 1 stratí.
rule-plunder-or-not = Teraz ide o plienenie: plieniť, vziať, zničiť, alebo skončiť.
rule-plunder-on-land = Vyplieniť sa dá len zem.
rule-only-units-plunder = Plienia len jednotky, ktoré stoja na poli vonku.
rule-plunder-needs-control = Toto pole neovládaš: stoja na ňom nepriatelia alebo partner.
rule-plundered-already = Toto pole už je vyplienené. Nič ďalšie z neho nie je.
rule-no-empty-foreign-site = Odstrániť môžeš len nepriateľské stavenisko novej dediny, na ktorom nikto nepracuje.
rule-nothing-to-rob = Také nepriateľské stádo ani siatina tu vonku nie je.
