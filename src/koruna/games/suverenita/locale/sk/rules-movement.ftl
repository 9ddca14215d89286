### Pravidlá (pohyb): každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

chapter-movement = 1 Jednotky
rule-moving = Každá jednotka smie v kole ťahať raz, na susedné pole. S loďou, ktorá ju vezie, sa dostane o dve polia. Stavbu jednotky opúšťajú tým, že ťahajú.
rule-not-adjacent = Jedným ťahom sa dá len na susedné pole, a to cez priechodnú hranicu.
rule-already-moved = Tieto jednotky už ťahali. Jednotka ťahá v kole raz; jazda má jeden ťah navyše, vojnové lode jeden navyše pri ústupe.
rule-march-by-land = Pochod vedie zo zeme na zem. Na more sa nastupuje na loď, z mora sa vyloďuje.
rule-engines-stay = Obliehacie stroje nikdy neťahajú. Stoja tam, kde ich postavili.
rule-corsairs-stay = Korzári nikdy neťahajú. Číhajú tam, kde ich umiestnili.
rule-partner-field = Na pole, ktoré ovláda partner v zmluve, nesmie nikto; len pán smie cez zem svojho vazala.
rule-units-first = Jednotky, ktoré stoja na zemi partnera v zmluve, ju musia v podfáze 1 opustiť, ak môžu; skôr s ňou neskončíš.
rule-inside-encircled = Z obkľúčenej osady sa po zemi odísť nedá. Nastúp na vlastné lode v lodenici, alebo urob pred bitkami výpad.
rule-hidden-orders = Podľa dohody sa jednotky riadia tajnými rozkazmi: všetci ich dávajú súčasne a odhalia sa naraz.

chapter-sailing = Lode
rule-only-ships-sail = Plaviť sa môžu len prepravné a vojnové lode. Ostatní pochodujú, alebo nastupujú na palubu.
rule-sail-by-sea = Lode plávajú z mora na more, z lodenice na more a späť, nikdy zo zeme na zem.
rule-own-dockyard = Loď smie len do vlastného doku alebo prístavu.
rule-dockyard-full = Do doku sa zmestia dve lode, do prístavu štyri.
rule-board-from-coast = Na vlastné prepravné lode na susednom mori sa nastupuje z pobrežia. Je to ťah jednotky. V lodenici na vlastnom poli sa nastupuje zadarmo, ako náklad lode, ktorá vypláva.
rule-land-on-coast = Vyloďuje sa z mora na susedné pobrežie. Je to ťah jednotky.
rule-no-room-aboard = Prepravná loď unesie 3 a viac sa na ňu nezmestí: ľahká aj ťažká pechota a žoldnieri zaberú po 1, jazda 2.
rule-load-too-big = Prepravná loď unesie 3: pechota a žoldnieri zaberú po 1, jazda 2.
rule-cannot-be-carried = Obliehacie stroje, korzárov ani lode prevážať nemožno.
rule-carried-once = Jednotku vezie loď v kole len raz.
rule-one-transport = Prepravné lode vyplávajú po jednej, každá so svojím nákladom.
rule-load-left-behind = Nikto nezostane vo vode: koho neunesú zvyšné prepravné lode, musí plávať tiež. V lodenici všetci vystúpia.
rule-warships-carry-nothing = Vojnové lode nikoho nevozia.

chapter-herds = 2 Stáda a tovar
rule-ride-by-land = Voľný ťah jazdy je krok po zemi.
rule-only-cavalry-rides = Ťah navyše má v kole len jazda, v podfáze 1, 2 alebo 3.
rule-goods-move = Stáda, uložené obilie a uložené ryby cestujú v tvojej sieti akokoľvek ďaleko. Cez more sa dostanú len na prvé pobrežie.
rule-same-field = Tam to už je. Urči iné pole.
rule-no-such-herd = Také stádo tam nemáš.
rule-herd-inside = Toto stádo je za hradbami. Vyjde, až keď budú nepriatelia preč.
rule-herd-went = Každé stádo sa v kole preženie len raz.
rule-store-to-store = Obilie sa preváža z jednej tvojej osady do druhej, ryby z jednej tvojej lodenice do druhej.
rule-fish-to-dockyard = Ryby sa uchovajú len v dokoch a prístavoch.
rule-not-so-much-stored = Toľko toho v zásobe nie je.
rule-sent-once = Z jednej osady do druhej sa obilie aj ryby posielajú v kole len raz.
rule-goods-locked = Z uzamknutého poľa nič neodíde, nič naň nepríde a nič cezeň neprejde.
rule-not-connected = Tieto dve polia nespája zem ani more, ktoré ovládaš alebo vlastníš.
rule-one-field-across-sea = Čo prekonalo more, zastaví sa na pobreží, kam dorazilo.
rule-sown-here = Na tomto poli je zasiate. Stáda a siatina na jednom poli byť nemôžu.
rule-no-room-for-herd = Na poli sa pasú najviac dve stáda.
rule-store-full = Dedina uloží 5 obilí, mesto 10, opevnenie pridá 1; dok uloží 2 ryby, prístav 4. Viac sa do zásoby nezmestí.

chapter-retreat = 3 Ústup
rule-retreat = Jednotky, ktoré ešte neťahali a nestoja proti nepriateľovi, smú ustúpiť do susednej vlastnej osady, aj obkľúčenej, alebo na palubu; lode do svojej lodenice.
rule-retreat-home = Ustupuje sa na susedné pole s vlastnou hotovou osadou, alebo na palubu vlastných lodí.
rule-heavy-stays = Ťažká pechota je na ústup priveľmi pomalá. Loď ju však odviezť môže.
rule-transports-into-dockyards = Pri ústupe vplávajú prepravné lode len do lodeníc. Vojnové smú aj na iné more, a to aj keď už ťahali.
rule-locked-field = Z uzamknutého poľa jazda nevyrazí a nikto neustúpi. Kto stojí proti nepriateľovi, odíde len v podfáze 1.
rule-locked-sea = Pri ústupe sa na uzamknutom mori na lode nenastupuje.
rule-attrition = Na konci podfázy 3 stratí každý na neutrálnej zemi časť svojich jednotiek: z 1 až 4 jednu, z 5 až 8 dve a tak ďalej.
rule-attrition-first = Najprv vyber, koho na neutrálnej zemi stratíš.
rule-attrition-here = Straty sa vyberajú na tom neutrálnom poli, ktoré je na rade.
