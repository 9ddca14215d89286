### Pravidlá (ročné obdobia): každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

chapter-farm = 9 a 10 Rybolov, sejba, dane, žatva
rule-fishing = Každé pokojné more, ktoré ovládaš, dá 1 rybu do prepojenej lodenice, kde je miesto. Ide to samo.
rule-young = Na jar majú každé dve stáda rovnakého druhu jedno mladé stádo. Nepárne ho má, ak padne na kocke 1 alebo 2. Stáda za obkľúčenými hradbami mláďatá nemajú.
rule-young-first = Teraz sa umiestňujú mláďatá: vyber pole, prijmi návrh, alebo skonči a o zvyšok prídeš.
rule-young-in-order = Mláďatá sa umiestňujú po druhoch: ovce, svine, kravy, kone.
rule-young-on-controlled-land = Mláďatá sa pasú na zemi, ktorú ovládaš.
rule-sowing = Potom sa smie na každé voľné pole, ktoré ovládaš, zasiať 1 uložené obilie. V lete prirastie podľa krajiny a na jeseň sa zožne všetko.
rule-sow-only = Teraz sa seje: urči pole, prijmi návrh, alebo skonči.
rule-sow-controlled-land = Seje sa len na zemi, ktorú ovládaš.
rule-sow-not-on-grey = Na pustatine nič nerastie.
rule-sow-free-land = Pole so stádom alebo siatinou sa zasiať nedá.
rule-sow-connected = Pole, na ktorom chceš siať, musí byť prepojené s tvojou voľnou osadou.
rule-sow-needs-grain = Na siatie treba obilie z prepojených osád: na pole 1, na vyplienené 2.
rule-taxes = Na jeseň, v prvej hre aj na jar a v lete, dá každá voľná dedina 1 zlatý, mesto 3, jeho prístav 2 a každé prepojené nevyplienené pole na súši s jednotkami alebo osadou pol; nepárna polovica prepadne. Potom sa platia tribúty a dávky.
rule-harvest-only = Teraz sa žne: urči pole, osadu a koľko, prijmi návrh, alebo skonči.
rule-nothing-sown = Tam nie je zasiate.
rule-harvest-controlled-land = Žne sa len zem, ktorú ovládaš. Cudzia úroda na nej sa počíta ako ukradnutá.
rule-partners-do-not-rob = Na úrodu partnera v zmluve sa nesiaha.
rule-harvest-to-connected-settlement = Úroda sa zváža do tvojej prepojenej voľnej osady.
rule-harvest-what-stands = Viac, než na poli stojí, sa zožať nedá.
rule-harvest-in-order = Žni každé pole, kým je v osade miesto; len z prvého smieš časť nechať. Čo sa nezožne, zhnije.

chapter-winter = Zima
rule-feeding = V zime zje každá jednotka a dedina 1 jedlo, mesto 2: jedným jedlom je jedno obilie, dve ryby alebo jeden kus mäsa. Jazda zje o obilie viac. Každé stádo zje 1 obilie, alebo sa zabije. Obliehatelia kŕmia prví. Kto sa nenaje, je stratený; z mesta nakŕmeného spolovice je dedina.
rule-larder = Jedlo sa dostane tak ďaleko, ako siaha tvoja sieť s voľnou osadou. Obkľúčená osada žije z vlastných zásob, uzamknuté pole tiež; inde je len mäso stád, ktoré tam sú.
rule-meat = Zabité ovce dajú 3 kusy mäsa, svine alebo kone 5, kravy 7; odrezané 2, 3 a 4. Za každý zvyšný kus je 1 zlatý.
rule-upkeep = V prvej hre stojí namiesto toho každá jednotka a dedina v zime 1 zlatý, mesto 2, obkľúčené dvojnásobok; čo nie je prepojené, je stratené.
rule-feed-first = Teraz sa musia všetci najesť, v prvej hre sa za všetkých platí: prijmi návrh, alebo najprv rozhodni o jednotlivých stádach, jednotkách a osadách.
rule-food-chosen-already = Čo sa spotrebuje najprv, sa volí len raz.
rule-no-such-food = Toto jedlo sa nedá zvoliť: žiadne nemáš, alebo nemáš nič iné.
rule-herd-needs-grain = Nechať stádo nažive stojí 1 obilie, ktoré naň musí zostať.
rule-no-such-units-to-feed = Také tvoje jednotky tu nikto kŕmiť ani platiť nemusí, alebo je už o nich rozhodnuté.
rule-starve-all-or-one = Jednotky jedného druhu na jednom poli zostávajú o hlade alebo bez platenia buď všetky, alebo po jednej.
rule-no-such-settlement-to-feed = Tu nie je tvoja osada, ktorú by bolo treba kŕmiť alebo platiť, alebo je už o nej rozhodnuté.
rule-surrender = Obliehateľ smie hladnú obkľúčenú osadu nakŕmiť z jedla, ktoré mu zostalo a je s jej poľom prepojené, dedinu za 1 a mesto za 2; ak má na ňu dieliky, vezme si ju s bodmi ako za dobytie. V prvej hre platí zlatom. Ak to neurobí nikto, osada zanikne a majiteľ stratí 4 alebo 8 víťazných bodov.
rule-spare-or-not = Teraz rozhodni o osade, ktorú nikto nenakŕmil alebo v prvej hre nezaplatil: urobiť to a vziať si ju, alebo ju nechať zaniknúť.
