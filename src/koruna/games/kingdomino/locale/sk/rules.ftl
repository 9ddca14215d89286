### Pravidlá: každý text odpovedá na otázku „prečo nie?“ a je odsekom pomocníka

chapter-goal = O čo ide
rule-aim = Tvoje kráľovstvo rastie dielik po dieliku: v každom ťahu jeden umiestniš a vyberieš si ďalší. Kto má na konci najviac bodov, víťazí.
rule-kingdom = Kráľovstvo sa začína hradom, ktorý stojí na jednom políčku. Každý dielik zaberie dve políčka a každá jeho polovica má vlastný druh krajiny a najviac tri koruny, prípadne žiadnu. Hodnotu dávajú krajine práve koruny.
rule-terrains = Druhov krajiny je šesť: pole, les, jazero, lúka, močiar a baňa. Najčastejšie je pole, najvzácnejšia baňa, tá však máva najviac korún.

chapter-setup = Pred prvým kolom
rule-kings = Pri dvoch hráčoch má každý dvoch kráľov, pri troch a štyroch po jednom.
rule-dominoes = Dielikov je 48 a sú očíslované; čím vyššie číslo, tým býva krajina lepšia. Dvaja hrajú s 24 dielikmi, traja s 36, štyria so všetkými. Čo je na ktorom zo 48 dielikov, nie je žiadne tajomstvo.
rule-removed = Dieliky, ktoré netreba, sa náhodne odoberú a nikto nevie, ktoré to sú. Rovnako nikto nevie, v akom poradí prídu tie ostatné.
rule-row = Na každého kráľa v hre pripadá v rade jeden dielik: pri troch hráčoch teda tri, pri dvoch a štyroch štyri. Najprv sa zoradia podľa čísel a až potom sa otočia krajinou nahor.
rule-first-claims = Králi sa žrebujú po jednom. Hráč, ktorého kráľa určí žreb, ho postaví na voľný dielik prvého radu a až potom sa žrebuje ďalší. Nikto teda vopred nevie, kto príde po ňom, a poslednému kráľovi zostane, čo zostane. Pri dvoch hráčoch môžu prísť na rad obaja králi toho istého hráča hneď po sebe. Do kráľovstva sa zatiaľ nič neumiestňuje.

chapter-round = Kolo
rule-rounds = Traja a štyria hrajú 12 kôl, dvaja šesť, takže na každého vyjde 12 dielikov. Výber z prvého radu sa za kolo nepočíta.
rule-order = Hrá sa podľa čísel dielikov, na ktorých stoja králi, od najnižšieho po najvyššie; kto kde sedí, na tom nezáleží. Kto si vezme skromnejší dielik, bude nabudúce vyberať skôr.
rule-place-first = Ťah má dve časti, vždy v tomto poradí: najprv umiestni dielik, na ktorom stojí tvoj kráľ, a až potom si vyber dielik z nového radu.
rule-claim-now = Keď je čas vyberať, postav kráľa na voľný dielik v rade. Výber sa nedá vynechať, ani keď bolo treba predchádzajúci dielik odhodiť. Vybraný dielik sa umiestňuje až v ďalšom kole.
rule-not-in-row = Vybrať si môžeš len dielik, ktorý leží v práve ponúkanom rade.
rule-already-claimed = Na dieliku smie stáť len jeden kráľ. Vyber si dielik, na ktorom ešte žiadny nestojí.
rule-two-kings = Pri dvoch hráčoch má každý kráľ svoj vlastný ťah: umiestniš dielik, na ktorom stojí, a potom ním obsadíš dielik v novom rade. Môžeš tak byť na rade aj dvakrát za sebou. Poradie svojich dvoch dielikov nemôžeš prehodiť a nemôžeš ani najprv umiestniť oba a vyberať až potom.
rule-new-row = Ďalší rad sa vyloží, až keď sa vystriedajú všetci králi. Vyberať sa teda dá vždy len z jedného radu.
rule-last-round = Z posledného radu sa vyberá ako z každého iného. V kole po ňom sa už dieliky len umiestňujú. Potom sa hra končí a počítajú sa body.

chapter-placing = Umiestnenie dielika
rule-no-match = Aspoň jedna polovica dielika sa musí stranou dotýkať hradu alebo políčka s rovnakou krajinou, akú má sama. Jeden taký dotyk stačí, všetko ostatné sa líšiť môže. Dotyk rohom neplatí a druhá polovica toho istého dielika sa nepočíta.
rule-castle = K hradu sa hodí každá krajina. Hrad sám nemá nijakú krajinu ani koruny, nepatrí do žiadnej oblasti a oblasti okolo seba nespája.
rule-occupied = Obe polovice musia ležať na prázdnych políčkach, nie na inom dieliku ani na hrade.
rule-too-wide = Celé kráľovstvo aj s hradom sa musí zmestiť do 5×5 políčok (v Dueli mocných do 7×7). Hrad nemusí byť v strede, môže skončiť hoci aj v rohu.
rule-off-grid = Políčko, ktoré je od hradu ďalej než štyri stĺpce alebo štyri riadky (v Dueli mocných šesť), do tvojho kráľovstva nikdy patriť nemôže, takže tam sa nič umiestniť nedá.
rule-must-place = Dielik, ktorý sa dá umiestniť, umiestniť musíš, aj keď sa ti to nehodí. Odhodiť ho smieš, len keď preň nie je žiadne miesto.
rule-discard = Dielik, ktorý nie je kam umiestniť, sa odhodí lícom nahor. Neprinesie žiadne body a nikto iný si ho vziať nesmie. Kráľ, ktorý na ňom stál, vyberá ako zvyčajne.
rule-holes = Políčka v kráľovstve môžu zostať prázdne, aj také, ktoré sa už nikdy zakryť nedajú.
rule-stays = Čo leží, to leží: dieliky ani hrad sa už nepresúvajú ani neotáčajú.

chapter-scoring = Body
rule-areas = Políčka rovnakej krajiny, ktoré sa dotýkajú stranou, tvoria oblasť. Body za oblasť získaš tak, že vynásobíš počet jej políčok počtom jej korún; bez korún teda neprinesie nič. Oddelené oblasti tej istej krajiny sa počítajú každá zvlášť.
rule-live-score = Počas hry vidíš body za oblasti, ako práve ležia. Bonusy z variantov sa pripočítajú až na konci; dovtedy vidíš len to, či sú ešte možné.
rule-ties = Pri rovnakom počte bodov, do ktorého patria aj bonusy, rozhoduje, kto má najväčšiu súvislú oblasť, či už na nej koruny sú, alebo nie. Ak sú rovnaké aj najväčšie oblasti, rozhoduje celkový počet korún v kráľovstve. Keď nerozhodne ani ten, hráči sa o miesto delia: po dvoch prvých nasleduje tretí.

chapter-variants = Varianty
rule-combining = Varianty sa dajú ľubovoľne kombinovať, obmedzuje ich len počet hráčov. Bonusy sa pripočítajú každému kráľovstvu ešte predtým, než sa rieši zhoda bodov a než sa sčítajú body z troch hier Dynastie.
rule-dynasty = Dynastia: hrajú sa tri hry po sebe a víťazí najvyšší súčet bodov aj s bonusmi. Každá hra sa začína novým zamiešaním dielikov a novým žrebovaním kráľov. Pri rovnakom súčte sa hráči o miesto delia; najväčšia oblasť ani koruny už nerozhodujú.
rule-middle-kingdom = Centralizované kráľovstvo: 10 bodov na konci, ak je tvoj hrad presne v strede. Berieme to prísne: kráľovstvo sa musí rozprestierať na celých 5×5 políčkach (v Dueli mocných 7×7) a hrad musí stáť na prostrednom z nich. Prázdne políčka neprekážajú a odhodený dielik sám osebe takisto nie. Menšie kráľovstvo, napríklad 5×4 alebo 3×3, bonus nedostane.
rule-harmony = Harmónia: 5 bodov na konci, ak za celú hru neodhodíš ani jeden dielik. S prvým odhodeným dielikom o bonus prichádzaš nadobro. Dielik, ktorý zostane pri Širšej ponuke, sa nikomu ako odhodený nepočíta.
rule-mighty-duel = Duel mocných: hrá sa so všetkými 48 dielikmi a kráľovstvo má 7×7 políčok. Hra má 12 kôl a na každého vyjde 24 dielikov. Inak platí všetko ako vo zvyčajnej hre pre dvoch.
rule-duel-for-two = Duel mocných je len pre dvoch hráčov.
rule-wider-selection = Širšia ponuka: v každom rade, aj v prvom, leží oproti počtu kráľov jeden dielik navyše, takže má na výber aj posledný kráľ. Dielik, ktorý zostane, ide hneď z hry, všetkým na očiach; poradie hráčov nijako nemení. Dvaja hrajú s 30 dielikmi v radoch po päť, traja so všetkými 48 v radoch po štyri.
rule-wider-for-two-or-three = Širšia ponuka je pre dvoch alebo troch hráčov. Pre štyroch by dieliky nestačili.
rule-duel-and-wider = Duel mocných so Širšou ponukou: hrá sa deväť kôl, v radoch po päť dielikov, a posledné tri dieliky do hry neprídu. Na každého vyjde 18 dielikov, takže 7×7 políčok sa zaplniť nedá. Na Harmóniu aj tu stačí nič neodhodiť.
rule-snake-order = Hadie poradie, náš vlastný variant: pre prvý rad sa žrebuje len jeden kráľ. Jeho hráč vyberá ako prvý a štvrtý, súper ako druhý a tretí. Ďalej je všetko ako zvyčajne.
rule-snake-for-two = Hadie poradie je len pre dvoch hráčov, pretože len vtedy má každý dvoch kráľov.

chapter-moves = Zápis ťahov
rule-write-place = „place e4 n“ položí ľavú polovicu dielika, tak ako leží v rade, na políčko e4 a pravú na sever od nej. Ďalšie smery sú e (východ), s (juh) a w (západ). Písmená sú stĺpce od západu na východ, čísla riadky od juhu na sever. Hrad stojí na e5, v Dueli mocných na g7.
rule-write-claim = „claim 12“ postaví tvojho kráľa na dielik 12. „discard“ odhodí dielik, ktorý nie je kam umiestniť.
rule-equal-halves = Dielik s dvoma rovnakými polovicami vyzerá po otočení rovnako, a preto sa každé jeho umiestnenie uvádza len raz.

not-a-move = „{ $text }“ nie je ťah. Napíš „place e4 n“ (ľavá polovica na e4, pravá na sever od nej), „claim 12“ (kráľ na dielik 12) alebo „discard“ (keď dielik nie je kam umiestniť).
