### Pravidlá (cieľ, krajina, príprava, jednotky, víťazstvo): každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

chapter-goal = O čo ide
rule-aim = Vedieš malú ríšu dedín a ľahkej pechoty najviac piatimi rokmi. Sej a lov ryby, stavaj, obchoduj, uzatváraj zmluvy alebo veď vojny a každú zimu všetkých nakŕm. K víťazstvu vedú štyri cesty; kto niektorú prejde prvý, vyhráva, a po piatich rokoch rozhodnú body.
rule-seasons = Rok má štyri kolá: jar, leto, jeseň a zimu. Každé sa končí tým, čo patrí k obdobiu. Jar: stáda majú mláďatá a seje sa. Leto: obilie rastie. Jeseň: dane a žatva. Zima: vypláca sa žold a všetci sa musia najesť. V prvej hre sa prvé tri obdobia končia daňami a zima výdavkami.
rule-round = Kolo má desať podfáz. Pohyb: 1 jednotky, 2 stáda a tovar, 3 ústup. Boj: 4 bitky, 5 obliehanie, 6 plienenie. Zázemie: 7 skúsenosti a stavba, 8 obchod, 9 rybolov. Na konci 10, obdobie. Prvá hra vynecháva 2 a 9.
rule-initiative = Kde sa rozhodnutia navzájom dotýkajú, rozhodujú hráči jeden po druhom od začínajúceho; začiatok sa každé kolo posunie o jedno miesto. Kde sa nedotýkajú, ako v obchode a v hospodárstve, rozhodujú všetci naraz.
rule-other-subphase = Každá podfáza má svoje vlastné ťahy. To, čo chceš urobiť, patrí do inej.
rule-modes = Prvá hra pozná len zlato: nemá stáda, obilie, ryby ani jazdu, dane sa vyberajú v prvých troch obdobiach, v zime sa platia výdavky a jedinou zmluvou je vazalstvo. Základná hra má hospodárstvo, jazdu, tribút a vazalstvo, ale nie úrovne, žoldnierov, korzárov, prepadnutia a premenu mečov. Pokročilá hra má všetko.

chapter-map = Zem a more
rule-land = Na rovine prirastú 3 obilia, na lúkach 2, v horách a v močiari 1, na pustatine nič. V horách a v močiari sa osada ťažšie dobýja. Hrebeň medzi dvoma poľami sa prekročiť nedá. Ostrov susedí len s morom.
rule-neutral = Neutrálna zem nikdy nikomu nepatrí: nič sa na nej nestavia, neseje, neverbuje ani nezdaňuje a nič sa za ňu nepočíta. Jednotky cez ňu smú prejsť, ale niektoré sa na nej stratia.
rule-capacity = Na poli smie byť ľubovoľne veľa jednotiek, jedna osada, teda dedina alebo mesto, s dokom či prístavom a opevnením, jedno stavenisko a buď zasiate obilie, alebo najviac dve stáda.
rule-hostile = Hráči, ktorí spolu nemajú zmluvu, sú nepriatelia. Partneri v zmluve spolu nikdy nebojujú, neobkľučujú sa a neokrádajú.
rule-control = Pole na súši ovládaš, keď na ňom máš jednotky vonku a nie je tam žiadna nepriateľská, alebo keď na ňom máš svoju voľnú osadu. Pole so svojím stádom alebo siatinou vlastníš, ak ho neovláda niekto iný. More ovládaš svojimi loďami alebo korzármi, ak tam nie je nepriateľ.
rule-locked = Pole, na ktorom proti sebe stoja nepriateľské jednotky, je uzamknuté: nič cezeň neprejde a nič na ňom nie je prepojené.
rule-encircled = Osada je obkľúčená, kým na jej poli stoja vonku nepriatelia a žiadna jednotka jej majiteľa ani jeho partnera. Obkľúčená nič neplatí a je odrezaná; inak je voľná.
rule-connected = Tvoju sieť tvoria polia, ktoré ovládaš alebo vlastníš, aj na mori. Dve z nich sú prepojené, ak medzi nimi vedie reťaz takých susedných polí. Uzamknuté polia a obkľúčené osady reťaz prerušia.

chapter-setup = Pred prvým kolom
rule-ring-for-four = Prstenec dvanástich je mapa pre dvoch, troch alebo štyroch hráčov.
rule-map-for-others = Tvoja vlastná mapa nie je pripravená pre tento počet hráčov. Vyber inú mapu, alebo hrajte v počte, pre ktorý je.
rule-rivals = Každý si vyžrebuje rivala; dvaja hráči sú rivalmi navzájom. Proti rivalovi sa bojuje o niečo lepšie. Žrebuje sa aj to, kto začína.
rule-village-now = Najprv sa zakladajú dediny: po poradí, potom v opačnom poradí a znova po poradí, každý hráč tri.
rule-village-first = Najprv založ dedinu; vynechať sa nedá.
rule-village-land = Dedina potrebuje pole na súši, ktoré nie je neutrálne.
rule-village-taken = Na poli je miesto len pre jednu osadu. Vyber pole bez nej.
rule-relocate-now = Potom smie každý, od posledného hráča, presťahovať jednu svoju dedinu, alebo ich nechať stáť.
rule-relocate-own = Presťahovať môžeš len vlastnú dedinu.
rule-start-parts = Na začiatku máš 5 zlatých, 5 jednotiek ľahkej pechoty, dok s prepravnou loďou, 10 obilí, 2 stáda oviec a 1 stádo svíň. Bez dediny pri mori máš 7 zlatých a 7 jednotiek ľahkej pechoty, ale žiadny dok ani loď. Prvá hra je bez obilia a stád.
rule-parts-now = Nakoniec každý rozmiestňuje na vlastné dediny, s čím začína. Odhalí sa to, až keď budú všetci hotoví.
rule-parts-first = Najprv rozmiestni všetko, s čím začínaš.
rule-parts-order = Rozmiestňuje sa v tomto poradí: dok s loďou, ľahká pechota, stáda, obilie.
rule-parts-own = S čím začínaš, patrí na tvoje vlastné dediny.
rule-parts-room = Na pole sa zmestia dve stáda a do dediny päť obilí; a nič nesmie zvýšiť.
rule-parts-one-by-one = Jednotky a obilie sa rozmiestňujú dedinu po dedine v danom poradí. Posledná dedina dostane zvyšok.
rule-dock-coast = Dok potrebuje dedinu na pobreží.

chapter-units = Jednotky
rule-unit-kinds = Všetci začínajú ako ľahká pechota, ktorá aj stavia. Môže sa z nej stať ťažká pechota, jazda, obliehací stroj, prepravná alebo vojnová loď. Žoldnieri a korzári sa najímajú za zlato.
rule-dice = Biela kocka má meč na dvoch stenách zo šiestich, modrá na štyroch, červená má po dve steny bez meča, s jedným a s dvoma. Ľahká pechota a prepravné lode hádžu bielou, vojnové lode a žoldnieri modrou, ťažká pechota a jazda červenou, korzári štyrmi bielymi; obliehacie stroje nehádžu.
rule-rough = V horách, v močiari, na lodiach a pri útoku na hradby zasahuje ľahká pechota ako modrá kocka, kým ťažká pechota a jazda hádžu modrou a majú len jeden život.
rule-levels = Jednotky sú nováčikovia, štandardné, skúsené, veteráni, alebo elita. Nováčikovia stoja vpredu a do žiadnej výhody sa nepočítajú. Skúsení stoja vzadu a raz prehadzujú, veteráni si nechajú lepší hod a majú o život viac, elita prehadzuje dvakrát a počíta sa za dvoch.
rule-unit-limit = Smieš mať najviac 20 jednotiek; žoldnieri a korzári sa nepočítajú.
rule-no-such-units = Také jednotky tam nemáš, alebo ich nie je toľko, alebo nie sú tam, kde hovoríš: vonku, za hradbami, na stavbe či na palube.
rule-one-at-a-time = Toto sa robí po jednej jednotke alebo po jednom stáde.
rule-one-by-one = Straty sa vyberajú po jednej jednotke.
rule-nothing-to-propose = Tu žiadny návrh nie je: vyber niektorý z ťahov.

chapter-victory = Víťazstvo
rule-sovereignty = Suverenita: kto má zmluvy so všetkými ostatnými, vždy ako nadriadený, hneď víťazí. Pri dvoch hráčoch končí hru každá zmluva. Víťazí aj ten, kto zostane posledný.
rule-dominance = Prevaha: 10 víťazných bodov.
rule-power = Moc: dva z týchto cieľov: 14 polí na súši, ktoré ovládaš alebo vlastníš, 9 voľných osád, 40 statkových bodov, 2 voľné mestá. Uložené obilie alebo dve ryby sú 1 statkový bod, ovce 2, svine alebo kone 4, kravy 6.
rule-announcing = Prevaha a moc sa oznamujú na konci kola. Ak ešte platia na konci ďalšieho a ak statkové body so stojacim obilím stačia na všetky osady, na dedinu 1 a na mesto 2, je vyhraté; v prvej hre musí stačiť zlato. Kto k moci potrebuje 40 statkových bodov, musí to mať navyše.
rule-significance = Významnosť: po piatich rokoch víťazí najviac bodov, pri zhode viac zlata. Od konca druhého roka víťazí hneď náskok 12 bodov. Za každý víťazný bod je 1, za pole na súši 2, za vyplienené 1, za voľnú osadu 1, za mesto o 1 viac, za každých 5 statkových bodov 1. Trvajúca zmluva sa nadriadenému pripočíta a podriadenému odpočíta: vazalstvo 3, výkupné 2, tribút 1, pomoc 1 a 2.
rule-out = Kto nemá osadu ani jednotku okrem korzárov, je mimo hry.
rule-announce-only = Teraz sa oznamujú víťazstvá: prevaha, moc, alebo nič.
rule-announced-already = Toto už máš oznámené.
rule-power-not-reached = Na moc potrebuješ dva zo štyroch cieľov: 14 polí na súši, 9 voľných osád, 40 statkových bodov, 2 voľné mestá.
rule-dominance-not-reached = Na prevahu potrebuješ 10 víťazných bodov.
rule-dominance-too-early = Prevaha sa oznamuje najskôr na konci prvého roka, ak nie je dohodnuté inak.

chapter-moves = Zápis ťahov
rule-write-board = V termináli má každé pole, na ktorom niečo je, svoj riadok: meno, v zátvorke označenie, ktorým sa píše v ťahoch, krajinu, [číslo hráča, ktorý ho drží], čo na ňom je, vždy s číslom majiteľa, a po šípke susedné polia. LI je ľahká pechota, HI ťažká pechota, SE obliehací stroj, CA jazda, TR prepravná loď, WS vojnová loď, ME žoldnieri, CO korzári. Výkričník znamená, že proti sebe stoja nepriatelia, o obkľúčenie, x vyplienenie.
rule-write-units = Jednotky sú LI, HI, SE, CA, TR, WS, ME a CO; „LI.veteran*2“ sú dve jednej úrovne, „LI@site*1“ je jedna na stavbe. „mv i00>i01 LI*2“ pochoduje, „board o00>x00 LI*2“ a „land x00>o01 LI*2“ používajú lode, „sail o00>x00 TR*1 +LI +HI“ pláva s nákladom.
rule-write-farm = „herd m00>m03 sheep“, „grain m00>m03 *2“ a „fish o00>o03 *1“ prevážajú tovar, „young m00 sheep“, „sow m00“ a „reap m00>m03 *3“ hospodária. „feed grain“, „kill m00 sheep“, „pen m00 sheep“, „starve m00 LI*1“ a „raze m00“ rozhodujú jednotlivo v zime.
rule-write-war = „wd m00 LI*2“, „pull m00 sheep“, „sally m00 LI*1“ a „leave m00 LI*1“ sú pred bitkami. „fight m00 P2“, „charge“, „conv 1 0“ (štíty, odložené meče), „hit LI*1“, „lose m00 LI*1“ a „flee m00>m01 LI*2“ ich vedú; „assault m00“, „keep m00“, „raze m00“, „loot m00“, „take m00 crop“ a „burn m00 sheep“ nasledujú. „raise m00 LI*1“ dá úroveň.
rule-write-trade = „buy m00 LI*1“, „rec m00“, „up m00 LI*1 HI“, „down m00 HI*1“, „train m00 LI*1“, „build m00 village LI*2“, „join m00 LI*1“, „drop m00“, „clean m00“, „sell m00 grain *2“, „purchase m00 grain *1“, „kill m00 sheep“ a „corsair x00 CO*1“ obchodujú. „offer P2 pay tribute 2 gold“ alebo s „receive“ ponúka zmluvu, „yes“ a „no“ odpovedajú, „revolt P2“ a „release P2“ ju končia.
rule-write-rest = „village m00“, „relocate m00>m01“, „put m00 LI*2“, „dock o00“, „pen m00 sheep“, „store m00 *5“ a „house m00>m01 sheep“ niečo umiestnia. „announce power“ oznamuje. „auto“ prijme návrh, „done“ ukončí, čo práve robíš.

not-a-move = „{ $text }“ nie je ťah tejto hry. Ťahy vyzerajú takto: „mv i00>i01 LI*2“, „build m00 village LI*2“, „sow m00“, „auto“, „done“; všetky sú v pomocníkovi.
