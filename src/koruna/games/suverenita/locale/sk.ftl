### Slová hry Suverenita.
### Rovnaké názvy, časti a premenné sú v cs, sk a en.

name = Suverenita
tagline = Polia na siatie, hradby na dobytie.
about = Nasýť svojich ľudí, stavaj mestá, obchoduj, uzatváraj zmluvy, veď vojny: do piatich rokov bude jeden z vás suverénom.
length = 1–4 h

## Jednotky, stáda, tovar, stavby, krajina, čas

type-name =
    { $type ->
        [LI] ľahká pechota
        [HI] ťažká pechota
        [SE] obliehací stroj
        [CA] jazda
        [TR] prepravná loď
        [WS] vojnová loď
        [ME] žoldnieri
       *[CO] korzári
    }
unit =
    { $level ->
        [recruit] { type-name } (nováčikovia)
        [experienced] { type-name } (skúsení)
        [veteran] { type-name } (veteráni)
        [elite] { type-name } (elita)
       *[standard] { type-name }
    }
unit-there =
    { $place ->
        [inside] { unit }, za hradbami
        [site] { unit }, na stavbe
        [dock] { unit }, v lodenici
        [aboard] { unit }, na palube
       *[open] { unit }
    }
into-name =
    { $into ->
        [LI] ľahká pechota
        [HI] ťažká pechota
        [SE] obliehací stroj
        [CA] jazda
        [TR] prepravná loď
        [WS] vojnová loď
        [ME] žoldnieri
       *[CO] korzári
    }
herd =
    { $herd ->
        [sheep] ovce
        [pigs] svine
        [cows] kravy
       *[horses] kone
    }
good-name =
    { $good ->
        [grain] obilie
        [fish] ryby
        [sheep] ovce
        [pigs] svine
        [cows] kravy
        [horses] kone
        [crop] úroda
       *[meat] mäso
    }
# Paid in a treaty, and traded.
coins =
    { $coin ->
        [gold] { $first ->
            [one] { $first } zlatý
            [few] { $first } zlaté
           *[other] { $first } zlatých
        }
        [grain] { $first ->
            [one] { $first } obilie
            [few] { $first } obilia
           *[other] { $first } obilí
        }
        [fish] { $first ->
            [one] { $first } ryba
            [few] { $first } ryby
           *[other] { $first } rýb
        }
        [sheep] { $first ->
            [one] { $first } stádo oviec
            [few] { $first } stáda oviec
           *[other] { $first } stád oviec
        }
        [pigs] { $first ->
            [one] { $first } stádo svíň
            [few] { $first } stáda svíň
           *[other] { $first } stád svíň
        }
        [cows] { $first ->
            [one] { $first } stádo kráv
            [few] { $first } stáda kráv
           *[other] { $first } stád kráv
        }
       *[horses] { $first ->
            [one] { $first } stádo koní
            [few] { $first } stáda koní
           *[other] { $first } stád koní
        }
    }
goods =
    { $good ->
        [grain] { $count ->
            [one] { $count } obilie
            [few] { $count } obilia
           *[other] { $count } obilí
        }
        [fish] { $count ->
            [one] { $count } ryba
            [few] { $count } ryby
           *[other] { $count } rýb
        }
        [meat] { $count ->
            [one] { $count } kus mäsa
            [few] { $count } kusy mäsa
           *[other] { $count } kusov mäsa
        }
        [sheep] { $count ->
            [one] { $count } stádo oviec
            [few] { $count } stáda oviec
           *[other] { $count } stád oviec
        }
        [pigs] { $count ->
            [one] { $count } stádo svíň
            [few] { $count } stáda svíň
           *[other] { $count } stád svíň
        }
        [cows] { $count ->
            [one] { $count } stádo kráv
            [few] { $count } stáda kráv
           *[other] { $count } stád kráv
        }
       *[horses] { $count ->
            [one] { $count } stádo koní
            [few] { $count } stáda koní
           *[other] { $count } stád koní
        }
    }
gold-price =
    { $price ->
        [one] { $price } zlatý
        [few] { $price } zlaté
       *[other] { $price } zlatých
    }
gold-gain =
    { $gold ->
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }
building =
    { $building ->
        [village] dedina
        [city] mesto
        [dock] dok
        [harbour] prístav
       *[fort] opevnenie
    }
colour =
    { $colour ->
        [yellow] rovina
        [green] lúky
        [brown] hory
        [turquoise] močiar
        [neutral] neutrálne vresovisko
        [sea] more
       *[grey] pustatina
    }
season =
    { $season ->
        [spring] Jar
        [summer] Leto
        [autumn] Jeseň
       *[winter] Zima
    }
treaty-name =
    { $treaty ->
        [aid] pomoc
        [tribute] tribút
        [ransom] výkupné
       *[vassalage] vazalstvo
    }
goal-name =
    { $goal ->
        [dominance] prevaha
       *[power] moc
    }
phase =
    { $phase ->
        [move] Pohyb
        [combat] Boj
        [rear] Zázemie
       *[season] Obdobie
    }
subphase =
    { $subphase ->
        [1] Jednotky
        [2] Stáda
        [3] Ústup
        [4] Bitka
        [5] Obliehanie
        [6] Plienenie
        [7] Stavba
        [8] Obchod
        [9] Rybolov
       *[10]
            { $mode ->
                [first_game]
                    { $season ->
                        [winter] Výdavky
                       *[other] Dane
                    }
               *[other]
                    { $season ->
                        [spring] Sejba
                        [summer] Rast
                        [autumn] Žatva
                        [winter] Zima
                       *[other] Obdobie
                    }
            }
    }

## Voľby

option-mode = Hra
    .about = Prvá hra pozná len zlato; základná pridáva hospodárstvo; pokročilá má všetko.
option-mode-first_game = prvá hra
option-mode-basic = základná
option-mode-advanced = pokročilá
option-map = Mapa
    .about = Traja a štyria hráči hrajú obvykle na Prstenci dvanástich, ostatní na mape vytvorenej pre ich počet.
option-map-usual = obvyklá
option-map-ring_of_twelve = Prstenec dvanástich
option-map-generated = vyžrebovaná
option-map_seed = Číslo mapy
    .about = Každé číslo dá inú spravodlivú mapu, ak sa mapa žrebuje.
option-movement = Rozkazy
    .about = Jednotky ťahajú hráč po hráčovi, alebo podľa tajných rozkazov, ktoré sa odhalia naraz.
option-movement-in_order = jeden po druhom
option-movement-hidden = tajné
option-turns = Obchod a hospodárstvo
    .about = Kde sa rozhodnutia navzájom nedotýkajú, rozhodujú všetci naraz, alebo jeden po druhom.
option-turns-together = všetci naraz
option-turns-in_turn = jeden po druhom
option-pace = Prvý rok
    .about = Domáce pravidlá bránia tomu, aby hru rozhodol prvý rok; bez nich sa smie útočiť na hradby a oznamovať víťazstvo hneď.
option-pace-house = mierny
option-pace-plain = bez domácich pravidiel
option-content = Čísla a mapa
    .about = Čísla pravidiel, s ktorými hra prichádza, alebo vlastné z priečinka.
option-content-house = z hry
option-content-other = z tvojho priečinka

bot-greedy = Plánovač
    .about = Živí svojich ľudí, osídľuje, stavia, bráni, čo má, a útočí, keď sú vyhliadky dobré.

## Pravidlá: každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

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

chapter-experience = 7 Skúsenosti
rule-experience = Za každú nepriateľskú jednotku zničenú v bitke alebo pri obliehaní postúpi o úroveň jedna tvoja jednotka, ktorá boj prežila. Výcvik zaplatený v obchode sa tu v ďalšom kole končí, ak jednotka zostala pri svojej voľnej osade.
rule-merit-first = Najprv vyber, kto postúpi za zničených nepriateľov.
rule-survivors-rise = Za boj postúpia len tí, čo ho prežili.
rule-one-level-a-round = Jednotka postúpi v kole najviac o jednu úroveň.
rule-no-level-above-elite = Nad elitou už nič nie je.

chapter-building = Stavba
rule-building = Stavba sa zaplatí v obchode a vstúpia na ňu 1 až 4 jednotky ľahkej pechoty. Začína sa na 25 %, v prvej hre na 50 %. V každej podfáze 7 pribudne 25 % za každý plný najmenší počet staviteľov: 2 pre dedinu, 4 pre mesto, 1 pre dok, 2 pre prístav, 1 pre opevnenie; elita sa počíta dvakrát. Opustené stavenisko o nič nepríde.
rule-building-prices = Dedina stojí 3 zlaté, mesto 5, dok 2, prístav 4, opevnenie 2.
rule-one-site = Na poli je naraz len jedno stavenisko.
rule-village-where = Nová dedina potrebuje pole na súši bez osady, ktoré ovládaš; neutrálne byť nesmie.
rule-extension-where = Mesto, dok, prístav a opevnenie sa stavajú len pri vlastnej osade.
rule-city-where = Mesto vyrastie len z tvojej dediny.
rule-second-city = Prvým mestom sa smie stať ktorákoľvek dedina. Pri každom ďalšom musí mať dedina prístav.
rule-dock-where = Dok potrebuje osadu na pobreží, ktorá ešte žiadny nemá.
rule-harbour-where = Prístav vyrastie len z tvojho doku.
rule-one-fort = Osada má najviac jedno opevnenie.
rule-building-encircled = V obkľúčenej osade sa nestavia.
rule-only-infantry-builds = Stavia len ľahká pechota.
rule-site-full = Na stavenisku pracujú najviac štyri jednotky.
rule-own-site = Len na vlastné stavenisko smieš poslať ďalších staviteľov, alebo sa ho za 1 zlatý vzdať.
rule-tile-limit = Máš 15 dielikov: dedina, dok alebo opevnenie zaberie 1, mesto alebo prístav 2, aj keď sa ešte len stavia. Na čo dieliky nestačia, to sa nestavia.

chapter-trade = 8 Obchod
rule-trade = Najprv sa zmluvy rušia, ponúkajú a prijímajú. Potom obchodujú všetci naraz, koľko chcú a v akomkoľvek poradí. Nakoniec vyplávajú korzári.
rule-trade-now = Teraz sa obchoduje: kupuj, predávaj, verbuj, cvič, stavaj, alebo skonči.
rule-not-enough-gold = Na toto nemáš dosť zlata.
rule-recruiting = Verbovanie ľahkej pechoty stojí 1 zlatý, a to na ktoromkoľvek poli na súši, ktoré ovládaš, nie je vyplienené a je prepojené s voľnou osadou. V pokročilej hre sú to nováčikovia; za 2 zlaté sa pri voľnej osade kúpi štandardná jednotka.
rule-recruit-where = Verbuje sa na zemi, ktorú ovládaš a ktorá je prepojená s tvojou voľnou osadou.
rule-recruit-plundered = Vyplienená zem nikoho nedá.
rule-buy-slots = Dedina dá v kole 1 novú jednotku, mesto 2, každé iné pole 1.
rule-buy-what = Kupuje sa len ľahká pechota, žoldnieri a korzári; ľahká pechota štandardná, ostatní nie horší než štandardní. Všetko ostatné vzniká z ľahkej pechoty.
rule-infantry-is-recruited = Bez úrovní sa ľahká pechota nekupuje: verbovaním získaš tú istú jednotku lacnejšie.
rule-buy-where = Jednotky sa kupujú pri vlastnej voľnej osade.
rule-no-hirelings = Žoldnieri a korzári sú len v pokročilej hre.
rule-hirelings = Žoldnier stojí 4 zlaté, korzár 10, za každú úroveň nad štandardnú o 2 viac. Nejedia a do počtu jednotiek sa nepočítajú; žoldnier stojí každú zimu 2 zlaté, alebo odíde.
rule-corsair-needs-dock = Korzári sa najímajú v osade s dokom alebo prístavom.
rule-corsair-first = Najprv pošli na more svojich korzárov.
rule-corsair-where = Korzári číhajú na mori vedľa poľa, ktoré ovládaš.
rule-corsair-best-first = Korzári sa umiestňujú po jednom, najlepší prví.
rule-upgrading = Z ľahkej pechoty sa stane ťažká za 3 zlaté, obliehací stroj za 2, jazda za 4, prepravná loď za 2, vojnová za 3; úroveň si ponechá. Jednotka, ktorá sa na náležitom mieste zmení späť, ti vráti cenu, stroj nič; inde sa nevracia nič.
rule-upgrade-what = Na niečo iné sa mení len ľahká pechota: na ťažkú pechotu, obliehací stroj, jazdu, prepravnú alebo vojnovú loď.
rule-builders-stay = Kto pracuje na stavbe, má čo robiť.
rule-upgrade-slots = Dedina v kole premení alebo vycvičí 1 jednotku, mesto 2.
rule-ship-slots = Dok v kole postaví, vycvičí alebo najme 1 loď, prístav 2.
rule-dock-full = V lodenici už pre ďalšiu loď nie je miesto.
rule-heavy-in-city = Ťažká pechota vzniká vo voľnom meste.
rule-cavalry-where = Jazda vzniká pri tvojej prepojenej osade.
rule-cavalry-needs-horses = Jazda potrebuje prepojené stádo koní: jedno stádo na dvoch jazdcov z toho istého obchodu.
rule-no-cavalry = Prvá hra jazdu nemá.
rule-ship-in-dockyard = Lode vznikajú v doku alebo prístave voľnej osady.
rule-warship-in-harbour = Vojnové lode vznikajú len v prístave.
rule-engine-at-siege = Obliehacie stroje vznikajú z ľahkej pechoty, ktorá obkľučuje nepriateľskú osadu a je prepojená s tvojou osadou, ktorá v tomto kole ešte smie premieňať.
rule-downgrade-what = Späť sa zmení len to, čo vzniklo z ľahkej pechoty.
rule-ship-lands = Loď na mori sa späť nemení; vylodí posádku na pobreží.
rule-land-what = Posádku vylodí len loď. Loď je stratená a na brehu stojí jedna jednotka ľahkej pechoty.
rule-landing-adjacent = Posádka sa vylodí na susednom pobreží.
rule-landing-where = Posádka sa vylodí tam, kde nie je nepriateľ, cudzia osada ani partner.
rule-ship-loaded = Bez tejto prepravnej lode to nejde: ostatné neunesú všetkých, čo sú na palube.
rule-training = Výcvik stojí z nováčikov na štandardných 1 zlatý, zo štandardných na skúsených 2. Skončí sa v ďalšom kole.
rule-no-training = Úrovne a výcvik pozná len pokročilá hra.
rule-hirelings-not-trained = Žoldnieri a korzári sa necvičia. Najmi si lepších.
rule-training-ceiling = Nad skúsených sa nikto nevycvičí. Veteráni a elita vzídu z boja.
rule-train-where = Jednotky sa cvičia pri vlastnej voľnej osade, lode v jej lodenici.
rule-in-training = Tieto jednotky sa už cvičia.

chapter-goods = Tovar v obchode
rule-prices = Obilie sa kupuje za 2 zlaté a predáva za pol, s prístavom za 1. Ryba sa kupuje za 1 a predáva len s prístavom, za pol. S prístavom stoja ovce 5 a vynesú 3, svine a kone 7 a 5, kravy 9 a 7. Polovice sa sčítajú; platí sa len celé zlato a posledná polovica prepadne.
rule-no-goods = Prvá hra nemá tovar ani stáda.
rule-goods-connected = S tovarom sa obchoduje tam, kde je prepojenie s tvojou voľnou osadou.
rule-goods-need-store = Obilie sa kupuje do vlastnej osady, ryby do jej lodenice.
rule-no-such-goods = Toľko toho tam nemáš.
rule-sale-needs-harbour = Ryby a stáda sa predávajú len tam, kde je prepojenie s tvojím prístavom.
rule-herds-need-harbour = Stáda sa kupujú len tam, kde je prepojenie s tvojím prístavom.
rule-field-full = Na poli nie je pre stádo miesto: smú tam byť najviac dve a žiadne vedľa siatiny.
rule-lots = S obilím a rybami sa obchoduje po jednom, po dvoch a po piatich, alebo koľko ich je, koľko sa zmestí a koľko sa dá zaplatiť.
rule-meat-not-traded = Mäso nevydrží. Je zo zabitých stád a hneď sa predá.
rule-crop-not-traded = So stojacim obilím sa neobchoduje.
rule-slaughter-season = V obchode sa stáda zabíjajú len na jar a v lete; za každý kus mäsa je pol zlatého.
rule-no-marker = Toto pole vyplienené nie je.
rule-clean-where = Obnoviť môžeš len vyplienené pole, ktoré ovládaš alebo vlastníš; stojí to 3 zlaté.

chapter-treaties = Zmluvy
rule-treaties = Zmluva spája nadriadeného a podriadeného, ktorý platí. Pomoc: najmenej 1 zlatý hneď, na dve kolá. Tribút: najmenej 2 zlaté pri každých daniach, na štyri kolá. Výkupné: najmenej 4 zlaté hneď, na štyri kolá. Vazalstvo: 1 zlatý pri každých daniach, až do prepustenia alebo vzbury, a pán smie cez vazalovu zem. Pomoc a výkupné sa smú platiť aj jedným druhom tovaru.
rule-treaty-peace = Kým zmluva trvá, tí dvaja nie sú nepriatelia a obliehania medzi nimi sa končia. Nezaplatená dávka ju ukončí.
rule-treaty-points = Prvá platba prinesie nadriadenému 2 víťazné body, pomoc 1, a podriadeného stojí 1, pomoc nič. Dvojica boduje raz za rok, opačným smerom až po ôsmich kolách, a zmluvami nikto nezíska viac než 6.
rule-offers-first = Teraz sa ponúkajú zmluvy: podaj ponuku, alebo žiadnu.
rule-answer-first = Najprv na ponuku odpovedz: prijmi ju, alebo odmietni.
rule-offer-to-a-player = Ponuka sa podáva inému hráčovi, ktorý je ešte v hre.
rule-one-treaty-per-pair = Dvaja hráči majú spolu naraz len jednu zmluvu.
rule-one-offer-a-round = Každému hráčovi podáš v kole len jednu ponuku.
rule-treaty-not-in-this-game = Nie každá hra má všetky zmluvy: vazalstvo je vždy, tribút od základnej hry, pomoc a výkupné v pokročilej.
rule-ransom-needs-threat = Výkupné sa platí len tomu, kto obkľučuje platcovu osadu alebo stojí na zemi s jeho stádom či siatinou.
rule-dues-in-gold = Tribút a dávka vazala sa platia v zlate.
rule-treaty-costs-more = Pomoc má cenu najmenej 1 zlatého, tribút 2, výkupné 4, dávka vazala 1; menej sa ponúknuť nedá.
rule-payment-not-possible = Platca toľko nemá, alebo na to druhý nemá miesto.
rule-offer-usual-sums = Ponúkajú sa len niektoré sumy: najmenšia a niekoľko nad ňou.
rule-revolts-first = Teraz sa smú vazali vzbúriť a páni prepúšťať, ešte pred ponukami.
rule-release-own-vassal = Prepustiť môžeš len vlastného vazala.
rule-revolt-against-lord = Vzbúriť sa môžeš len proti vlastnému pánovi.
rule-revolt-in-spring = Vazal sa smie vzbúriť len na jar a stratí tým 2 víťazné body.

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

## Čo sa deje: $player je meno, ostatní hráči majú čísla

load = { type-name }{ $LI ->
        [0] { "" }
       *[other] { " " }+ { $LI }× ľahká pechota
    }{ $HI ->
        [0] { "" }
       *[other] { " " }+ { $HI }× ťažká pechota
    }{ $CA ->
        [0] { "" }
       *[other] { " " }+ { $CA }× jazda
    }{ $ME ->
        [0] { "" }
       *[other] { " " }+ { $ME }× žoldnieri
    }
load-with-levels = { load }{ $recruit ->
        [0] { "" }
       *[other] { " " }(nováčikovia: { $recruit })
    }{ $experienced ->
        [0] { "" }
       *[other] { " " }(skúsení: { $experienced })
    }{ $veteran ->
        [0] { "" }
       *[other] { " " }(veteráni: { $veteran })
    }{ $elite ->
        [0] { "" }
       *[other] { " " }(elita: { $elite })
    }
money =
    { $half ->
        [0] { $gold }
       *[other]
            { $gold ->
                [0] ½
               *[other] { $gold }½
            }
    }
money-gold =
    { $half ->
        [0] { gold-gain }
       *[other] { money } zlatého
    }

event-first = { $player } začína.
event-rival = { $player } má rivala: { $other }.
event-village = { $player } zakladá dedinu na poli { $field }.
event-relocated = { $player } sťahuje dedinu z poľa { $field } na pole { $to }.
event-start = Všetci majú rozmiestnené. Začína sa prvý rok.

event-ordered = { $player } dáva tajný rozkaz.
event-ordered-known = { $player } rozkazuje: { $from } → { $to }, { $count }× { unit }.
event-marched = { $player } pochoduje: { $from } → { $to }, { $count }× { unit }.
event-boarded = { $player } naloďuje: { $from } → { $to }, { $count }× { unit }.
event-landed = { $player } vyloďuje: { $from } → { $to }, { $count }× { unit }.
event-sailed = { $player } sa plaví: { $from } → { $to }, { $count }× { unit }.
event-sailed-load = { $player } sa plaví: { $from } → { $to }, { $count }× { load }.
event-drove = { $player } preháňa stádo: { $from } → { $to }, { herd }.
event-carried-grain = { $player } preváža obilie ({ $count }): { $from } → { $to }.
event-carried-fish = { $player } preváža ryby ({ $count }): { $from } → { $to }.
event-worn-down = { $player } stráca na neutrálnom poli { $field }: { $count }× { unit }.

event-ambush = { $player } prepadáva na poli { $field } nepriateľa: { $other }.
event-ambush-rolled =
    { $swords ->
        [one] { $player } útočí z opevnenia na poli { $field }: { $swords } meč.
        [few] { $player } útočí z opevnenia na poli { $field }: { $swords } meče.
       *[other] { $player } útočí z opevnenia na poli { $field }: { $swords } mečov.
    }
event-withdrew = { $player } sťahuje za hradby na poli { $field }: { $count }× { unit }.
event-pulled-herd = { $player } zaháňa za hradby na poli { $field }: { herd }.
event-sallied = { $player } robí výpad na poli { $field }: { $count }× { unit }.
event-left-site = { $player } opúšťa stavbu na poli { $field }: { $count }× { unit }.
event-came-out = Na poli { $field } vychádzajú jednotky spoza hradieb: { $player }.
event-housed = { $player } odvádza stádo z poľa { $from } na pole { $to }: { herd }.
event-herd-lost = { $player } prichádza na poli { $field } o stádo, pre ktoré nie je miesto: { herd }.
event-fed-inside = { $player } kŕmi stáda za hradbami na poli { $field }, obilie: { $count }.
event-starved-inside = { $player } prichádza o hladné stádo za hradbami na poli { $field }: { herd }.

event-battle = { $player } začína na poli { $field } bitku, proti stojí { $other }.
event-chooses-charge = { $player } tajne rozhoduje o útoku jazdy.
event-chose-charge =
    { $charge ->
        [0] { $player } na poli { $field } jazdou neútočí.
       *[other] { $player } na poli { $field } vyráža s jazdou do útoku!
    }
event-charge-rolled = Útok jazdy na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-rolled = { $round }. kolo bitky na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-chooses-conversion = { $player } tajne rozhoduje o mečoch.
event-chose-conversion = { $player } mení na poli { $field } meče, štíty: { $shields }, odložené: { $saved }.
event-units-lost = { $player } stráca na poli { $field }: { $count }× { type-name }.
event-flees = { $player } uteká z poľa { $field }.
event-fled = { $player } uniká: { $field } → { $target }, { $count }× { type-name }.
event-battle-won = { $player } vyhráva na poli { $field } bitku, prehráva { $other }.
event-battle-drawn = Bitka na poli { $field } je nerozhodná: { $player } a { $other }.

event-assault = { $player } útočí na hradby na poli { $field }, bráni sa { $other }.
event-assault-rolled = { $round }. kolo útoku proti hradbám na poli { $field }, meče { $swords } : { $other-swords } ({ $player } – { $other }).
event-breach = { $player } prelamuje hradby na poli { $field }.
event-assault-repelled = { $player } útočí na hradby na poli { $field } márne: útok je odrazený.
event-assault-ends = { $player } zastavuje útok proti hradbám na poli { $field }.
event-conquers = { $player } dobýja osadu na poli { $field }: { building }. Prichádza o ňu { $other }. Víťazné body: { $vp }.
event-razes = { $player } ničí na poli { $field }: { building }, +{ gold-gain }.
event-occupies = { $player } obsadzuje na poli { $field }: { building }.
event-plunders = { $player } plieni pole { $field }, +{ gold-gain }.
event-robs = { $player } berie na poli { $field }: { good-name }. Prichádza o to { $other }.
event-burns = { $player } ničí na poli { $field }: { good-name }. Prichádza o to { $other }.
event-site-removed = { $player } odstraňuje opustené stavenisko na poli { $field }.

event-trained = { $player } má vycvičené na poli { $field }: { $count }× { unit }.
event-rises = { $player } povyšuje na poli { $field }: { $count }× { unit }.
event-site-begun = { $player } začína stavať na poli { $field }: { building } za { gold-gain }, stavitelia: { $count }.
event-site-joined = { $player } posiela posily na stavbu na poli { $field }: { building }, { $count }× ľahká pechota.
event-site-grew = { $player } stavia na poli { $field }: { building }, { $done } %.
event-site-given-up = { $player } sa vzdáva staveniska na poli { $field }: { building }, späť { gold-gain }.
event-built = { $player } dokončuje na poli { $field }: { building }.

event-treaty-ends =
    { $why ->
        [revolt] { $partner } sa búri, o vazala prichádza { $player }.
        [release] { $player } prepúšťa vazala: { $partner }.
        [unpaid] Nezaplatená zmluva sa končí: { treaty-name }, { $player } a { $partner }.
       *[time] Končí sa platnosť zmluvy: { treaty-name }, { $player } a { $partner }.
    }
event-offer = { $player } ponúka zmluvu, rozhoduje { $partner }: { treaty-name }; platí { $inferior }, dostáva { $superior }, { coins }.
event-refusal = { $player } odmieta, čo ponúka { $partner }.
event-treaty = Zmluvu podpisujú { $player } a { $partner }: { treaty-name }; platí { $inferior }, dostáva { $superior }, { coins }.
event-treaty-points =
    { $loss ->
        [0] Víťazné body za zmluvu: { $player } +{ $gain }.
       *[other] Víťazné body za zmluvu: { $player } +{ $gain }, { $partner } −{ $loss }.
    }
event-due = { $player } platí dávku ({ gold-gain }), dostáva ju { $partner }.

event-recruited = { $player } verbuje ľahkú pechotu na poli { $field } za { gold-gain }.
event-bought = { $player } kupuje na poli { $field }: { unit } za { gold-gain }.
event-corsair-placed =
    { $level ->
        [experienced] { $player } posiela na pole { $field } skúsených korzárov.
        [veteran] { $player } posiela na pole { $field } korzárskych veteránov.
        [elite] { $player } posiela na pole { $field } elitných korzárov.
       *[standard] { $player } posiela na pole { $field } korzárov.
    }
event-upgraded = { $player } mení na poli { $field } ľahkú pechotu, po novom: { type-name } za { gold-gain }.
event-herd-mounted = { $player } berie z poľa { $field } kone pre jazdu.
event-downgraded = { $player } mení na poli { $field } späť na ľahkú pechotu: { type-name }, späť { gold-gain }.
event-crew-landed = { $player } sa na poli { $field } vzdáva lode, posádka sa vyloďuje na poli { $to }: { type-name }.
event-training = { $player } cvičí na poli { $field }: { unit } za { gold-gain }.
event-sold = { $player } predáva z poľa { $field }: { goods }, +{ money-gold }.
event-purchased = { $player } kupuje na pole { $field }: { goods } za { money-gold }.
event-slaughtered = { $player } zabíja na poli { $field }: { good-name }. Mäso: { $meat }, +{ money-gold }.
event-cleaned = { $player } obnovuje vyplienené pole { $field } za { gold-gain }.
event-wages = { $player } vypláca žoldnierov ({ $count }): { gold-gain }.
event-mercenaries-left = { $player } prichádza o nezaplatených žoldnierov: { $count }.
event-fished = { $player } loví ryby do lodenice na poli { $field }: { $count }.

event-young-die =
    { $born ->
        [0] { $player } z nepárneho stáda mláďatá nemá: { herd }.
       *[other] { $player } má mláďatá aj z nepárneho stáda: { herd }.
    }
event-young = { $player } má mladé stádo na poli { $field }: { herd }.
event-sown = { $player } seje na poli { $field }. Obilie: { $grain }.
event-growth = { $player } má na poliach viac obilia: +{ $grain }.
event-taxes = { $player } vyberá dane: { gold-gain }.
event-harvest = { $player } žne pole { $field } do osady na poli { $store }. Obilie: { $grain }.
event-theft = { $player } žne cudziu úrodu z poľa { $field } do osady na poli { $store }, obilie: { $grain }. Prichádza o ňu { $victim }.
event-rot = { $player } necháva na poliach zhniť obilie: { $grain }.
event-slaughter = { $player } zabíja na poli { $field }: { herd }. Mäso: { $meat }.
event-fed = { $player } kŕmi svoju ríšu. Obilie: { $grain }, ryby: { $fish }, mäso: { $meat }.
event-upkeep = { $player } platí výdavky: { gold-gain }.
event-meat-sold = { $player } predáva zvyšné mäso, +{ gold-gain }.
event-starved = { $player } stráca hladom na poli { $field }: { $count }× { type-name }.
event-starved-gold = { $player } nemá na výdavky a stráca na poli { $field }: { $count }× { type-name }.
event-city-shrinks = Mesto na poli { $field } sa hladom mení na dedinu: { $player }.
event-city-shrinks-gold = Mesto na poli { $field } sa bez platenia mení na dedinu: { $player }.
event-settlement-starved =
    { $points ->
        [0] { $player } prichádza hladom o osadu na poli { $field }: { building }.
       *[other] { $player } prichádza hladom v obkľúčení o osadu na poli { $field }: { building }. Víťazné body: { $points }.
    }
event-settlement-starved-gold =
    { $points ->
        [0] { $player } nemá na výdavky a prichádza o osadu na poli { $field }: { building }.
       *[other] { $player } nemá v obkľúčení na výdavky a prichádza o osadu na poli { $field }: { building }. Víťazné body: { $points }.
    }
event-surrender = { $player } sa vzdáva na poli { $field }: { building }. Získava { $victor }. Víťazné body: { $points }.

event-announcement = { $player } oznamuje: { goal-name }.
event-lapse =
    { $fed ->
        [0] Oznámenie prepadá, nestačí jedlo: { $player }, { goal-name }.
       *[other] Oznámenie prepadá: { $player }, { goal-name }.
    }
event-lapse-gold =
    { $fed ->
        [0] Oznámenie prepadá, nestačí zlato: { $player }, { goal-name }.
       *[other] Oznámenie prepadá: { $player }, { goal-name }.
    }
event-out = { $player } je mimo hry.
event-victory =
    { $way ->
        [sovereignty] { $player } má suverenitu nad všetkými a víťazí.
        [dominance] { $player } víťazí prevahou.
        [power] { $player } víťazí mocou.
        [lead] { $player } víťazí veľkým náskokom.
        [last] { $player } zostáva v hre bez súperov a víťazí.
       *[significance] Rozhodujú body.
    }

## Vlastný obsah

content-where = { $file }, „{ $value }“
content-not-toml = { $file } nie je správny TOML: { $why }
content-no-group = { content-where }: hodnoty stoja v skupinách, napríklad [win].
content-unknown-value = { content-where }: taká hodnota nie je.
content-no-switch = { content-where }: namiesto „{ $given }“ musí byť true alebo false.
content-no-list = { content-where }: namiesto „{ $given }“ musí byť zoznam čísel, spolu { $length }, ako { $ours }.
content-out-of-bounds = { content-where }: namiesto „{ $given }“ musia byť celé čísla od { $least } do { $most }.
content-not-among = { content-where }: namiesto „{ $given }“ musí byť jedno z čísel { $among }.
content-no-start = { content-where }: musí sa do toho zmestiť, s čím hráč začína, teda aj „{ $other }“.
content-no-end = { content-where }: musí stáť viac, než koľko hneď zase vynesie „{ $other }“, inak by zlato nemalo konca.
content-map-part = { $file }: časť „{ $part }“ chýba alebo je iného druhu.
content-map-twice = { $file }: pole „{ $field }“ je tu dvakrát.
content-map-id = { $file }: „{ $field }“ nie je označenie poľa; skladá sa najviac z { $most } malých písmen a číslic.
content-map-name = { $file }, „{ $field }“: meno poľa (name) je text s najviac { $most } znakmi, alebo taký text pre každý z jazykov cs, sk a en.
content-map-name-twice = { $file }, „{ $field }“: menom „{ $value }“ sa už nazýva pole „{ $other }“.
content-map-own-border = { $file }: pole „{ $field }“ susedí samo so sebou alebo s niektorým poľom dvakrát.
content-map-field-part = { $file }, „{ $field }“: časť „{ $part }“ chýba alebo je iného druhu.
content-map-ring = { $file }, „{ $field }“: „{ $value }“ nie je prstenec (ring); sú i, m, o, x a n.
content-map-sector = { $file }, „{ $field }“: výsek (sector) musí byť od 0 do { $most }, nie { $value }.
content-map-place = { $file }, „{ $field }“: podľa svojho prstenca a výseku má mať pole označenie „{ $other }“.
content-map-middle = { $file }, „{ $field }“: bez prstenca (ring) smie byť iba jedno pole, v strede, a tým už je „{ $other }“.
content-map-unknown-field = { $file }, „{ $field }“: pole „{ $other }“ neexistuje.
content-map-colour = { $file }, „{ $field }“: „{ $value }“ nie je farba; sú yellow, green, brown, turquoise, grey a sea.
content-map-size = Mapa „{ $map }“: počet polí má byť od 2 do { $most }.
content-map-one-way = Mapa „{ $map }“: { $field } susedí s { $other }, ale naopak nie.
content-map-layout = Mapa „{ $map }“, rozloženie „{ $layout }“
content-map-empty = { content-map-layout }: potrebuje more a pevninu.
content-map-no-border = Mapa „{ $map }“: { $field } a { $other } nemajú hranicu, ktorá by sa dala uzavrieť.
content-map-apart = { content-map-layout }: na pole { $field } sa nedá dostať.
content-map-land-apart = { content-map-layout }: na pole { $field } sa nedá dostať po zemi bez neutrálnych polí.
content-map-lost-island = { content-map-layout }: ostrov { $field } nemá more.
content-map-few-coasts = { content-map-layout }: pre počet hráčov { $players } musí na pevnine pripadať na každého najmenej { $least } pobreží.
content-map-few-land = { content-map-layout }: pre počet hráčov { $players } musia na každého pripadať najmenej { $least } polia na súši, ktoré nie sú neutrálne.
content-map-inland = { content-map-layout }: pri počte hráčov { $players } by niekto nemusel získať pobrežie.
content-map-sectors = { content-map-layout }: výseky a vonkajšie moria sa nedajú rozdeliť na počet hráčov { $players }.
content-map-uneven = { content-map-layout }: pri počte hráčov { $players } pole { $field } po otočení o jedného hráča nepadne na iné pole ({ $other }).
content-map-colours = { content-map-layout }: pri počte hráčov { $players } musia mať { $field } a { $other } rovnakú farbu.
content-map-borders = { content-map-layout }: pri počte hráčov { $players } musia mať { $field } a { $other } rovnaké hranice.

## Čo teraz robiť

prompt-over = Hra sa skončila.
prompt-village = Založ dedinu na voľnej zemi.
    .why = Dedina drží pole, platí dane a dodáva jednotky. Na pobreží môžu byť aj lode.
prompt-relocate = Smieš presťahovať jednu zo svojich dedín.
    .why = Je to naposledy: odteraz už dediny zostanú, kde sú.
prompt-parts = Rozmiestni na svoje dediny, s čím začínaš, alebo prijmi návrh.
    .why = Kým nie sú hotoví všetci, nikto výber ostatných nevidí.
prompt-units = Ťahaj jednotkami: vyber skupinu a potom, kam pôjde.
    .why = Jednotka ťahá v období raz. Kde sa stretnú nepriatelia, môže byť bitka.
prompt-ride = Tvoja jazda smie ísť ešte o pole ďalej.
    .why = Okrem obvyklého ťahu smie jazda ísť o jedno pole po súši.
prompt-herds = Prežeň stáda a prevez tovar medzi svojimi poľami.
    .why = Putujú tak ďaleko, ako siaha tvoja prepojená zem.
prompt-retreat = Jednotky, ktoré ešte neťahali, smú ustúpiť do osady alebo na loď.
    .why = Je to posledný pohyb pred bitkami.
prompt-attrition =
    { $left ->
        [one] Neutrálna zem na poli { $field } si berie { $left } tvoju jednotku: vyber ktorú.
        [few] Neutrálna zem na poli { $field } si berie { $left } tvoje jednotky: vyber ktoré.
       *[other] Neutrálna zem na poli { $field } si berie { $left } tvojich jednotiek: vyber ktoré.
    }
    .why = Každé obdobie na neutrálnej zemi stojí štvrtinu tamojších jednotiek, zaokrúhlené nahor.
prompt-withdraw = Stiahni jednotky a stáda za hradby, alebo urob výpad.
    .why = Za hradbami sú jednotky v bitke v bezpečí, osada je však obkľúčená.
prompt-withdraw-gold = Stiahni jednotky za hradby, alebo urob výpad.
    .why = Za hradbami sú jednotky v bitke v bezpečí, osada je však obkľúčená.
prompt-fight = Chceš bojovať na poli { $field }?
    .why = Víťaz získa 1 víťazný bod, porazený alebo ten, kto utečie, 1 stratí.
prompt-charge = Útok jazdy na poli { $field }? Udrie prvá, ale štíty proti nej platia dvakrát.
    .why = Rozhoduje sa tajne. Kto vyrazí do útoku, v tomto kole už nehádže.
prompt-convert = Premeň dvojice mečov na štíty, alebo si ich odlož.
    .why = Dva meče dajú jeden štít teraz, alebo jeden meč do ďalšieho kola.
prompt-hit =
    { $left ->
        [one] Na poli { $field } máš ešte { $left } meč: vyber, koho zasiahne.
        [few] Na poli { $field } máš ešte { $left } meče: vyber, koho zasiahnu.
       *[other] Na poli { $field } máš ešte { $left } mečov: vyber, koho zasiahnu.
    }
    .why = Každý meč prelomí štít, alebo uberie život.
prompt-yield =
    { $left ->
        [one] Na poli { $field } ťa zasahuje ešte { $left } meč: vyber, koho stratíš.
        [few] Na poli { $field } ťa zasahujú ešte { $left } meče: vyber, koho stratíš.
       *[other] Na poli { $field } ťa zasahuje ešte { $left } mečov: vyber, koho stratíš.
    }
    .why = Vo svojom zadnom rade si vyberáš, koho stratíš.
prompt-spill = Lode na poli { $field } nesú o { $left } viac, než unesú: vyber, kto je stratený.
    .why = Prepravná loď unesie 3: pechota zaberie 1, jazda 2.
prompt-flee =
    { $fallen ->
        [1] Osada na poli { $field } padla: vyber, kam tvoje lode vyplávajú.
       *[0] Z poľa { $field } smieš uniknúť: vyber, kto a kam utečie.
    }
    .why = Kto utečie, stratí 1 víťazný bod, ale zachráni tých, čo sa dostanú preč.
prompt-assault = Zaútočíš na hradby na poli { $field }?
    .why = Meče jedného kola musia stačiť na celé hradby, inak sú znova celé.
prompt-storm = Budeš ďalej útočiť na hradby na poli { $field }?
    .why = Prestať smieš po každom kole; v ďalšom období sú hradby znova celé.
prompt-fall =
    { $what ->
        [harbour] A prístav na poli { $field }: zničiť ho, alebo z neho urobiť svoj dok?
       *[city] Mesto na poli { $field } padlo: zničiť ho, alebo z neho urobiť svoju dedinu?
    }
    .why = Zničenie prinesie zlato, ponechanie vlastnú osadu.
prompt-plunder = Plieniť, vziať alebo zničiť smieš, čo leží na tvojich poliach.
    .why = Vyplienená zem neplatí dane a nedá sa na nej verbovať, kým sa neobnoví.
prompt-plunder-gold = Môžeš plieniť polia, ktoré držia tvoje jednotky, alebo odstrániť opustené staveniská.
    .why = Vyplienená zem neplatí dane a nedá sa na nej verbovať, kým sa neobnoví.
prompt-merit = Vyber, kto postúpi za zničených nepriateľov.
    .why = Kto postúpi, bojuje odteraz lepšie.
prompt-revolt = Smieš sa vzbúriť proti svojmu pánovi, alebo prepustiť vazala.
    .why = Bez zmluvy ste znova nepriatelia.
prompt-offer = Smieš ponúknuť zmluvu.
    .why = Partneri v zmluve spolu nebojujú.
prompt-answer = Odpovedz na ponuku.
    .why = Kto podpíše, je zmluvou viazaný, kým trvá.
prompt-trade = Obchoduj, verbuj, cvič a stavaj. Máš { gold-gain }.
    .why = Miň, koľko chceš: zlato, ktoré zvýši, ti zostane.
prompt-trade-gold = Verbuj, stavaj a meň pechotu na iné jednotky. Máš { gold-gain }.
    .why = Miň, koľko chceš: zlato, ktoré zvýši, ti zostane.
prompt-corsair =
    { $left ->
        [1] Vyber more, na ktorom budú číhať { corsairs }.
       *[other] Vyber more, na ktorom budú číhať { corsairs } (zostáva umiestniť: { $left }).
    }
    .why = Zostanú tam a číhajú na lode.
corsairs =
    { $level ->
        [experienced] tvoji skúsení korzári
        [veteran] tvoji korzárski veteráni
        [elite] tvoji elitní korzári
       *[standard] tvoji korzári
    }
prompt-young = Vyber, kde sa budú pásť mláďatá.
    .why = Na jar majú stáda mláďatá; pole uživí najviac dve stáda.
prompt-sow = Zasej svoje polia.
    .why = Čo zaseješ, na jeseň zožneš.
prompt-harvest = Zvez úrodu.
    .why = Na čo nie je v zásobe miesto, prepadne.
prompt-feed = Nakŕm svoju ríšu.
    .why = Kto sa v zime nenaje, je stratený.
prompt-feed-gold = Na výdavky všetkých tvoje zlato nestačí: prijmi návrh, alebo vyber, koho oželieš.
    .why = Čo sa v zime nezaplatí, je stratené.
prompt-surrender =
    { $mode ->
        [first_game]
            { $what ->
                [city] Výdavky mesta na poli { $field } nikto nezaplatil. Dáš na ne zlato ({ $left }) a vezmeš si ho?
               *[village] Výdavky dediny na poli { $field } nikto nezaplatil. Dáš na ne zlato ({ $left }) a vezmeš si ju?
            }
       *[other]
            { $what ->
                [city] Mesto na poli { $field } hladuje. Dáš mu jedlo ({ $left }) a vezmeš si ho?
               *[village] Dedina na poli { $field } hladuje. Dáš jej jedlo ({ $left }) a vezmeš si ju?
            }
    }
    .why = Kto sa o osadu postará, má ju ako dobytú; inak zanikne.
prompt-announce = Smieš oznámiť víťazstvo.
    .why = Ak to vydrží do konca ďalšieho obdobia, vyhrávaš.
prompt-room =
    { $left ->
        [one] Stádo spoza hradieb na poli { $field } nemá vonku miesto: vyber, kam pôjde.
        [few] { $left } stáda spoza hradieb na poli { $field } nemajú vonku miesto: vyber, kam pôjdu.
       *[other] { $left } stád spoza hradieb na poli { $field } nemá vonku miesto: vyber, kam pôjdu.
    }
    .why = Pôjde na susedné pole, ktoré ovládaš.

## Ťahy na výber

move-done =
    { $step ->
        [relocate] Nechať ich stáť
        [fight] Nebojovať
        [charge] Bez útoku jazdy
        [convert] Nechať si meče
        [flee] Zostať
        [assault] Neútočiť
        [storm] Zastaviť útok
        [offer] Bez ponuky
        [revolt] Nechať tak
        [announce] Nič neoznámiť
        [surrender] Nechať hladovať
       *[other] Hotovo
    }
move-done-gold = Neplatiť
move-auto =
    { $step ->
        [parts] Rozmiestniť všetko podľa návrhu
        [sow] Zasiať podľa návrhu
        [harvest] Zviezť všetko podľa návrhu
        [feed] Nakŕmiť podľa návrhu
        [hit] Najlepšie zásahy
        [yield] Najmenšie straty
        [spill] Najmenšie straty
        [young] Podľa návrhu
       *[other] Podľa návrhu
    }
move-auto-gold = Zaplatiť podľa návrhu
move-village = Dedina na pole { $field }
move-relocate = Dedina z poľa { $field } na pole { $to }
move-put = Na pole { $field }: { $count }× { unit }
    .group = { unit }
    .part = { $count }
move-dock = Dok s loďou na pole { $field }
move-pen =
    { $step ->
        [feed] Nechať nažive na poli { $field }: { herd }
       *[other] Stádo na pole { $field }: { herd }
    }
    .group =
        { $step ->
            [feed] Nechať nažive
           *[other] Stádo
        }
    .part = { herd }
move-store = Na pole { $field }: obilie { $count }
    .group = Obilie
    .part = { $count }
move-mv = { $field } → { $to }: { $count }× { unit-there }
    .group = { unit-there }
    .part = { $count }
move-sail = { $field } → { $to }: { $count }× { unit }
    .group = { unit }
    .part = { $count }
move-sail-load = { $field } → { $to }: { load-with-levels }
    .group = Plávať s nákladom
    .part = { load-with-levels }
move-board = { $field } → { $to }, na palubu: { $count }× { unit-there }
    .group = Na palubu: { unit-there }
    .part = { $count }
move-land =
    { $type ->
        [TR] { $field } → { $to }: posádka na breh, loď zanikne ({ unit })
        [WS] { $field } → { $to }: posádka na breh, loď zanikne ({ unit })
       *[other] { $field } → { $to }: { $count }× { unit } na breh
    }
    .group =
        { $type ->
            [TR] Posádka na breh, loď zanikne: { unit }
            [WS] Posádka na breh, loď zanikne: { unit }
           *[other] Na breh: { unit }
        }
    .part = { $count }
move-herd = { $field } → { $to }: { herd }
    .group = Stádo
    .part = { herd }
move-grain = { $field } → { $to }: obilie { $count }
    .group = Obilie
    .part = { $count }
move-fish = { $field } → { $to }: ryby { $count }
    .group = Ryby
    .part = { $count }
move-lose = Stratiť na poli { $field }: { $count }× { unit-struck }
    .group = Stratiť
    .part = { unit-struck }
unit-struck =
    { $swords ->
        [0] { unit-there }
        [one] { unit-there }: { $swords } meč
        [few] { unit-there }: { $swords } meče
       *[other] { unit-there }: { $swords } mečov
    }
move-wd = Za hradby na poli { $field }: { $count }× { unit-there }
    .group = Za hradby: { unit-there }
    .part = { $count }
move-pull = Za hradby na poli { $field }: { herd }
    .group = Za hradby stádo
    .part = { herd }
move-sally = Výpad na poli { $field }: { $count }× { unit }
    .group = Výpad: { unit }
    .part = { $count }
move-leave = Zo stavby na poli { $field }: { $count }× { unit }
    .group = Zo stavby: { unit }
    .part = { $count }
move-fight = Bitka na poli { $field }, súper: { $player }
move-charge = Útok jazdy
move-conv = Štíty navyše: { $first }, odložené meče: { $second }
move-hit = { unit-struck }
move-flee = Útek na pole { $to }: { $count }× { unit-there }
    .group = Útek na pole { $to }: { unit-there }
    .part = { $count }
move-assault = Útok na hradby: pole { $field }
move-raze =
    { $step ->
        [feed] Nechať hladovať osadu na poli { $field }
        [plunder] Odstrániť stavenisko na poli { $field }
       *[fall]
            { $what ->
                [harbour]
                    { $gold ->
                        [0] Zničiť prístav, bez zlata
                       *[other] Zničiť prístav, +{ gold-gain }
                    }
               *[city]
                   { $gold ->
                       [0] Zničiť mesto, bez zlata
                      *[other] Zničiť mesto, +{ gold-gain }
                   }
            }
    }
move-raze-gold = Vzdať sa osady na poli { $field }
move-keep =
    { $what ->
        [harbour] Urobiť z prístavu svoj dok
       *[city] Urobiť z mesta svoju dedinu
    }
move-loot =
    { $gold ->
        [0] Vyplieniť pole { $field }, bez zlata
       *[other] Vyplieniť pole { $field }, +{ gold-gain }
    }
move-take = Vziať na poli { $field }: { good-name }
    .group = Vziať
    .part = { good-name }
move-burn = Zničiť na poli { $field }: { good-name }
    .group = Zničiť
    .part = { good-name }
move-raise = Povýšiť na poli { $field }: { unit-there }
    .group = Povýšiť
    .part = { unit-there }
move-buy = Kúpiť na poli { $field }: { unit } za { gold-price }
    .group = Kúpiť jednotku
    .part = { unit }
move-rec = Verbovať na poli { $field } za { gold-price }
move-up = Na poli { $field }: { unit } → { into-name } za { gold-price }
    .group = { unit }: zmeniť na
    .part = { into-name }
move-down =
    { $gold ->
        [0] Na poli { $field }: { unit-there } → ľahká pechota, bez zlata
       *[other] Na poli { $field }: { unit-there } → ľahká pechota, +{ gold-gain }
    }
    .group = Späť na ľahkú pechotu
    .part =
        { $gold ->
            [0] { unit-there }
           *[other] { unit-there } (+{ gold-gain })
        }
move-train = Cvičiť na poli { $field } za { gold-price }: { unit-there }
    .group = Cvičiť
    .part = { unit-there }
move-build = Stavba na poli { $field }: { building } za { gold-price }, { builders }
    .group = Stavať: { building }
    .part = { builders }
move-join = Na stavbu na poli { $field }, { builders }
    .group = Poslať na stavbu
    .part = { builders }
move-drop = Vzdať sa staveniska na poli { $field }, +{ gold-gain }
move-clean = Obnoviť vyplienené pole { $field } za { gold-price }
move-sell = Predať z poľa { $field }: { goods }, +{ money-gold }
    .group = Predať: { good-name }
    .part = { $count } (+{ money })
move-purchase = Kúpiť na pole { $field }: { goods } za { gold-price }
    .group = Kúpiť: { good-name }
    .part = { $count }
move-kill =
    { $step ->
        [trade] Zabiť na poli { $field }: { herd }, +{ money-gold }
       *[other] Zabiť na poli { $field }: { herd }
    }
    .group = Zabiť
    .part =
        { $step ->
            [trade] { herd } (+{ money })
           *[other] { herd }
        }
move-offer = { offer-text }
    .group = { offer-kind }
    .part = { coins }
    .about = { treaty-terms }
offer-text =
    { $side ->
        [pay] { $player }: { treaty-name }; zaplatíš: { coins }
       *[receive] { $player }: { treaty-name }; dostaneš: { coins }
    }
builders =
    { $seasons ->
        [0] { builders-many }: stavba nepokročí, treba { $least }
        [one] { builders-many }: hotovo za { $seasons } obdobie
        [few] { builders-many }: hotovo za { $seasons } obdobia
       *[other] { builders-many }: hotovo za { $seasons } období
    }
builders-many =
    { $level ->
        [recruit] { $count ->
            [one] { builders-count } (nováčik)
            [few] { builders-count } (nováčikovia)
           *[other] { builders-count } (nováčikovia)
        }
        [experienced] { $count ->
            [one] { builders-count } (skúsený)
            [few] { builders-count } (skúsení)
           *[other] { builders-count } (skúsení)
        }
        [veteran] { $count ->
            [one] { builders-count } (veterán)
            [few] { builders-count } (veteráni)
           *[other] { builders-count } (veteráni)
        }
        [elite] { builders-count } (elita)
       *[standard] { builders-count }
    }
builders-count =
    { $count ->
        [one] { $count } staviteľ
        [few] { $count } stavitelia
       *[other] { $count } staviteľov
    }
offer-kind =
    { $side ->
        [pay] { treaty-name }, zaplatíš
       *[receive] { treaty-name }, dostaneš
    }
move-yes =
    { $side ->
        [pay] Prijať: { treaty-name }; zaplatíš: { coins }
       *[receive] Prijať: { treaty-name }; dostaneš: { coins }
    }
    .group =
        { $side ->
            [pay] { treaty-name }; zaplatíš: { coins }
           *[receive] { treaty-name }; dostaneš: { coins }
        }
    .part = Prijať
    .about = { treaty-terms }
# Čo zmluva hovorí, riadok po riadku: $rounds je 0, kde nemá koniec.
treaty-terms =
    { treaty-paid }
    { treaty-lasts }
    { treaty-effect }
    { treaty-points }
    { treaty-end-points }
    { treaty-sovereignty }
board-treaty-terms = { treaty-name }: { treaty-paid } { treaty-lasts } { treaty-effect } { treaty-points } { treaty-end-points }
treaty-paid =
    { $treaty ->
        [aid] Platí sa raz, pri podpise.
        [ransom] Platí sa raz, pri podpise.
       *[other] Teraz nestojí nič; platí sa pri každých daniach, počnúc najbližšími.
    }
treaty-lasts =
    { $rounds ->
        [0] { $revolt ->
            [one] Trvá, kým pán vazala neprepustí alebo sa vazal na jar nevzbúri, čo ho stojí { $revolt } víťazný bod.
            [few] Trvá, kým pán vazala neprepustí alebo sa vazal na jar nevzbúri, čo ho stojí { $revolt } víťazné body.
           *[other] Trvá, kým pán vazala neprepustí alebo sa vazal na jar nevzbúri, čo ho stojí { $revolt } víťazných bodov.
        }
        [one] Trvá { $rounds } obdobie.
        [few] Trvá { $rounds } obdobia.
       *[other] Trvá { $rounds } období.
    }
treaty-effect =
    { $treaty ->
        [vassalage] Dovtedy jeden druhého nenapáda, neoblieha ani neokráda a pán smie cez vazalovu zem.
       *[other] Dovtedy jeden druhého nenapáda, neoblieha ani neokráda.
    }
treaty-points = Víťazné body s prvou platbou: { $vp-superior } pre toho, kto dostáva, { $vp-inferior } pre toho, kto platí.
treaty-end-points = Body, ak zmluva platí aj na konci: { $tp-superior } pre toho, kto dostáva, { $tp-inferior } pre toho, kto platí.
treaty-sovereignty = Kto dostáva, má potom zmluvy potrebné na suverenitu: { $have } z { $need }.

# Prečo si to rozmyslieť. $player je ten druhý.
warning-offer-ends =
    { $side ->
        [pay] Ak to { $player } podpíše, je z toho suverenita a okamžitá výhra súpera: hru prehrávaš.
       *[receive] Ak to { $player } podpíše, získavaš suverenitu a hneď vyhrávaš.
    }
warning-sign-ends =
    { $side ->
        [pay] Ak to podpíšeš, { $player } získa suverenitu a hneď vyhráva: hru prehrávaš.
       *[receive] Ak to podpíšeš, získavaš suverenitu a hneď vyhrávaš.
    }
warning-offer-vassal =
    { $revolt ->
        [one] Ak to { $player } podpíše, je z teba vazal natrvalo: prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazný bod.
        [few] Ak to { $player } podpíše, je z teba vazal natrvalo: prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazné body.
       *[other] Ak to { $player } podpíše, je z teba vazal natrvalo: prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazných bodov.
    }
warning-sign-vassal =
    { $revolt ->
        [one] Ak to podpíšeš, je z teba vazal natrvalo (pán: { $player }): prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazný bod.
        [few] Ak to podpíšeš, je z teba vazal natrvalo (pán: { $player }): prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazné body.
       *[other] Ak to podpíšeš, je z teba vazal natrvalo (pán: { $player }): prepustiť ťa môže len pán, alebo sa na jar vzbúriš a stratíš { $revolt } víťazných bodov.
    }
warning-revolt =
    { $points ->
        [one] Tým porušíš zmluvu a stratíš { $points } víťazný bod; { $player } je znova tvoj nepriateľ.
        [few] Tým porušíš zmluvu a stratíš { $points } víťazné body; { $player } je znova tvoj nepriateľ.
       *[other] Tým porušíš zmluvu a stratíš { $points } víťazných bodov; { $player } je znova tvoj nepriateľ.
    }
warning-release = Tým sa zmluva končí aj s platbami a bodmi a { $player } je znova tvoj nepriateľ.
warning-homeland =
    { $gold ->
        [0] To je tvoja vlastná zem: vyplienená sa ti počíta menej, neplatí dane a nedá sa na nej verbovať, a zlato nedostaneš žiadne.
       *[other] To je tvoja vlastná zem: vyplienená sa ti počíta menej, neplatí dane a nedá sa na nej verbovať. Dostaneš { gold-gain }.
    }
warning-starve = Osada na poli { $field } tým navždy zanikne.
warning-winter =
    { $mode ->
        [first_game] Prichádza zima a chýba zlato ({ $missing }): čo sa nezaplatí, zanikne, a komu nezostane nič, vypadne z hry.
       *[other] Prichádza zima a chýba jedlo ({ $missing }): kto sa nenasýti, zahynie, a komu nezostane nič, vypadne z hry.
    }
warning-drop = Všetko, čo na poli { $field } už stojí, príde navnivoč; späť dostaneš len { gold-gain }.
move-no = Odmietnuť
move-revolt = Vzbúriť sa, pán: { $player }
move-release = Prepustiť vazala: { $player }
move-corsair = Na pole { $field }: { unit }
    .group = Na more
    .part = { unit }
move-young = Mláďatá na pole { $field }: { herd }
    .group = Mláďatá
    .part = { herd }
move-sow = Zasiať pole { $field }: teraz obilie { $seed }, na jeseň { $harvest }
move-reap = { $field } → { $to }: obilie { $count }
    .group = Obilie
    .part = { $count }
move-reap-here = Obilie { $count } do osady na poli { $field }
    .group = Do tunajšej osady
    .part = { $count }
move-feed = Spotrebovať najprv: { good-name }
    .group = Spotrebovať najprv
    .part = { good-name }
move-starve = Nechať hladovať na poli { $field }: { $count }× { unit-there }
    .group = Nechať hladovať: { unit-there }
    .part = { $count }
move-starve-gold = Oželieť na poli { $field }: { $count }× { unit-there }
    .group = Oželieť: { unit-there }
    .part = { $count }
move-spare =
    { $what ->
        [city] Nakŕmiť a vziať si mesto na poli { $field }, jedlo { $left }, víťazné body +{ $points }
       *[village] Nakŕmiť a vziať si dedinu na poli { $field }, jedlo { $left }, víťazné body +{ $points }
    }
move-spare-gold =
    { $what ->
        [city] Zaplatiť za mesto na poli { $field } výdavky ({ $left }) a vziať si ho, víťazné body +{ $points }
       *[village] Zaplatiť za dedinu na poli { $field } výdavky ({ $left }) a vziať si ju, víťazné body +{ $points }
    }
move-announce = Oznámiť: { goal-name }
move-house = Stádo na pole { $to }: { herd }

## Stôl

board-player = Hráč { $number }
board-over = Hra sa skončila
board-prelude = Predohra
board-moment = { season }, rok { $year }, { $subphase }. podfáza
board-moment-gold = { season }, rok { $year }: { subphase }
board-turn = Rozhoduje: { $player }
board-map = Mapa
points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
tally-vp = Víťazné body: { $points }
    .what = víťazné body
tally-fields = Zem: { $points }
    .what = zem
tally-settlements = Osady: { $points }
    .what = osady
tally-farms = Hospodárstvo: { $points }
    .what = hospodárstvo
tally-treaties = Zmluvy: { $points }
    .what = zmluvy
tally-total = Spolu: { $points }
won-by =
    { $way ->
        [sovereignty] Víťazstvo suverenitou: zmluvy so všetkými, vždy ako nadriadený.
        [dominance] Víťazstvo prevahou.
        [power] Víťazstvo mocou.
        [lead] Víťazstvo veľkým náskokom na konci roka.
        [last] Víťazstvo posledného, kto zostal.
       *[significance] Víťazstvo významnosťou po poslednom roku.
    }
tie-shared = Rovnako veľa bodov aj zlata: víťazstvo je spoločné.
won-over-outdone = Kto je mimo hry, nemôže ju vyhrať, nech má bodov akokoľvek veľa.
tie-gold = Pri rovnakom počte bodov rozhodlo zlato: { $gold }.

## Stránka

page-when = { season }, rok { $year }
page-subphase = { $subphase } z 10
page-partners = S kým rokovať
page-round = Kolo
page-first = Kolo začína: { $player }
page-hidden = Čo robia ostatní, sa ukáže, až keď budú všetci hotoví.
page-year = Rok { $year } z { $years }
page-realm = Tvoja ríša
page-land = Krajina
page-growth = Koľko obilia prirastie v lete.
page-shelter = O koľko sú tu hradby pevnejšie.
page-taxes = Najbližšie dane: { gold-gain }
page-taxes-gold =
    { $gold ->
        [one] Dane na jar, v lete aj na jeseň: vždy { $gold } zlatý
        [few] Dane na jar, v lete aj na jeseň: vždy { $gold } zlaté
       *[other] Dane na jar, v lete aj na jeseň: vždy { $gold } zlatých
    }
page-wages = Žold v zime: { gold-gain }
page-winter =
    { $missing ->
        [0] Zima: jedla dosť, máš { $food }, treba { $need }
       *[other] Zima: chýba jedlo ({ $missing }), treba { $need }
    }
page-after-harvest =
    { $missing ->
        [0] po žatve to bude stačiť
       *[other] aj so žatvou bude chýbať { $missing }
    }
page-winter-gold =
    { $enough ->
        [now] Zimné výdavky: { gold-needed }, máš { $gold }
        [later] Zimné výdavky: { gold-needed }, s daňami ich dovtedy budeš mať { $then }
       *[never] Zimné výdavky: { gold-needed }, aj s daňami chýba { $missing }
    }
gold-needed =
    { $need ->
        [one] { $need } zlatý
        [few] { $need } zlaté
       *[other] { $need } zlatých
    }
page-cut-off =
    { $count ->
        [one] { $count } odrezanú jednotku v zime stratíš
        [few] { $count } odrezané jednotky v zime stratíš
       *[other] { $count } odrezaných jednotiek v zime stratíš
    }
page-vp = Víťazné body: { $points }
page-gold = Zlato: { $gold }
page-lands = Polia na súši: { $lands }
page-units = Jednotky: { $units }
have =
    { $what ->
        [gold]
            { $count ->
                [one] zlatý
                [few] zlaté
               *[other] zlatých
            }
        [units]
            { $count ->
                [one] jednotka
                [few] jednotky
               *[other] jednotiek
            }
        [tiles]
            { $count ->
                [one] dielik
                [few] dieliky
               *[other] dielikov
            }
        [grain]
            { $count ->
                [one] obilie
                [few] obilia
               *[other] obilí
            }
        [fish]
            { $count ->
                [one] ryba
                [few] ryby
               *[other] rýb
            }
        [sheep]
            { $count ->
                [one] stádo oviec
                [few] stáda oviec
               *[other] stád oviec
            }
        [pigs]
            { $count ->
                [one] stádo svíň
                [few] stáda svíň
               *[other] stád svíň
            }
        [cows]
            { $count ->
                [one] stádo kráv
                [few] stáda kráv
               *[other] stád kráv
            }
       *[horses]
            { $count ->
                [one] stádo koní
                [few] stáda koní
               *[other] stád koní
            }
    }
page-offer = Ponuka
page-offer-terms = { $player } ponúka; { $partner } odpovedá: { treaty-name }. Platí { $inferior }, dostane { $superior }: { coins }.
page-offer-ends = Podpisom sa hra skončí: víťazí { $superior }.
page-fight =
    { $kind ->
        [ambush] Prepadnutie na poli { $field }
        [siege] Obliehanie na poli { $field }, kolo { $round }
       *[battle] Bitka na poli { $field }, kolo { $round }
    }
fight =
    { $what ->
        [units] Jednotky
        [shields] Štíty
        [swords] Meče
        [saved] Odložené
       *[killed] Zničení nepriatelia
    }
page-breached = Hradby sú prelomené
page-forecast =
    { $kind ->
        [siege] Výhľad: obliehanie na poli { $field }
       *[battle] Výhľad: bitka na poli { $field }
    }
page-odds = { $attacker }: výhra { $win } %, nerozhodne { $draw } %, { $defender }: výhra { $loss } %.
page-wins = { $player }: { $chance } %
page-draw = nerozhodne { $chance } %
page-losses = { $player }: priemerná strata jednotiek { $losses }
page-left = Koľko jednotiek zostane, šance v %
page-marches = Keď zaútočíš
page-marches-about =
    { $mode ->
        [first_game] Ak obranca zostane a nikto ďalší nepríde. Bez úteku.
        [basic] Ak obranca zostane a nikto ďalší nepríde. Bez útoku jazdy a úteku.
       *[advanced] Ak obranca zostane a nikto ďalší nepríde. Bez útoku jazdy, premeny mečov a úteku.
    }
page-march-on =
    { $kind ->
        [siege] osada, { $defender }
       *[battle] jednotky, { $defender }
    }
page-march-units =
    { $all ->
        [0] { $coming ->
            [one] { $coming } jednotka
            [few] { $coming } jednotky
           *[other] { $coming } jednotiek
        }
       *[other] { $coming ->
            [one] jedna
            [few] všetky { $coming }
           *[other] všetkých { $coming }
        }
    }
page-march-odds =
    { $kind ->
        [siege] dobytie { $win } % · odolá { $draw } % · porážka { $loss } %
       *[battle] výhra { $win } % · remíza { $draw } % · prehra { $loss } %
    }
page-march-left = zostane { $left } / { $units }
page-march-here = útok, { page-march-units }: { page-march-odds }, { page-march-left }
page-march = Útok na pole { $field }, bráni sa { $defender }, { page-march-units }: { page-march-odds }; v priemere { page-march-left }.
plan-title =
    { $step ->
        [hit] Najlepšie zásahy:
        [yield] Najmenšie straty:
        [spill] Najmenšie straty:
       *[other] Návrh:
    }
plan-village = { $field }: { $things }
plan-dock = dok s loďou
plan-put = { $count }× { type-name }
plan-pasture = { herd }
plan-store = obilie { $count }
plan-sow = zasiať: { $fields } (obilie { $count })
plan-reap = { $field } → { $to }: obilie { $count }
plan-rob = { $field } → { $to }: cudzie obilie { $count }
plan-rot = na poliach zhnije obilie { $count }
plan-young = mláďatá na pole { $field }: { herd }
plan-kill = zabiť na poli { $field }: { herd }, mäso { $count }
plan-eat = spotrebovať: { good-name } { $count }
plan-pay =
    { $count ->
        [one] zaplatiť { $count } zlatý
        [few] zaplatiť { $count } zlaté
       *[other] zaplatiť { $count } zlatých
    }
plan-starve = hladom zahynie na poli { $field }: { $count }× { type-name }
plan-starve-gold = bez platenia stratíš na poli { $field }: { $count }× { type-name }
plan-shrink = z mesta na poli { $field } bude hladom dedina
plan-shrink-gold = z mesta na poli { $field } bude bez platenia dedina
plan-abandon = o hlade ostane na poli { $field }: { building }
plan-abandon-gold = bez platenia zanikne na poli { $field }: { building }
plan-all-fed = nikto neostane o hlade
plan-all-paid = všetko je zaplatené
plan-lose = { $count }× { unit-there }
page-corsairs =
    { $count ->
        [one] Na more vypláva { $count } loď: { corsairs-bought }
        [few] Na more vyplávajú { $count } lode: { corsairs-bought }
       *[other] Na more vypláva { $count } lodí: { corsairs-bought }
    }
corsairs-bought =
    { $level ->
        [experienced] skúsení korzári
        [veteran] korzárski veteráni
        [elite] elitní korzári
       *[standard] korzári
    }
page-goals = Cesty k víťazstvu
page-needed = treba
page-treaties = Zmluvy
page-treaty =
    { $left ->
        [0] { treaty-name }: platí { $inferior }, dostáva { $superior }
        [one] { treaty-name }: platí { $inferior }, dostáva { $superior }; ešte { $left } obdobie
        [few] { treaty-name }: platí { $inferior }, dostáva { $superior }; ešte { $left } obdobia
       *[other] { treaty-name }: platí { $inferior }, dostáva { $superior }; ešte { $left } období
    }
goal =
    { $goal ->
        [vp] Body
        [lands] Zem
        [settlements] Osady
        [cities] Mestá
        [treaties] Zmluvy
       *[farm-points] Statky
    }
announced = oznámené: { goal-name }
field-name = { $field }, { colour }
field-locked = nepriatelia stoja proti sebe
field-control = drží { $player }
field-encircled = v obkľúčení
field-plundered = vyplienené
field-settlement = { building }: { $player }
field-site = stavia sa { building }, { $done } %
field-crop = zasiate obilie { $count }
field-grain = obilie v zásobe { $count }
field-fish = ryby v zásobe { $count }
field-units = { $player }: { $count }× { unit-there }
overview-unit =
    { $price ->
        [0] { type-name }: životy { $lives } (v ťažkom teréne { $rough })
       *[other] { type-name }: životy { $lives } (v ťažkom teréne { $rough }), cena premeny v zlate { $price }
    }
overview-building = { building } za { gold-gain }, najmenej { $least }× ľahká pechota, dieliky { $tiles }
board-legend =
    { $mode ->
        [first_game] Pole: meno (označenie do ťahov), krajina, [kto ho drží] a čo na ňom je, vždy s číslom hráča. LI ľahká pechota, HI ťažká pechota, SE obliehací stroj, TR prepravná loď, WS vojnová loď. ! nepriatelia stoja proti sebe, o obkľúčené, x vyplienené.
       *[other] Pole: meno (označenie do ťahov), krajina, [kto ho drží] a čo na ňom je, vždy s číslom hráča. LI ľahká pechota, HI ťažká pechota, SE obliehací stroj, CA jazda, TR prepravná loď, WS vojnová loď, ME žoldnieri, CO korzári. ! nepriatelia stoja proti sebe, o obkľúčené, x vyplienené.
    }
board-site = { building } { $done } %
board-crop = siatina { $count }
board-grain = obilie { $count }
board-fish = ryby { $count }
board-rank = { $rank }. miesto
board-rival = rival: { $player }
board-out = mimo hry

## Boje krok za krokom

scene-title =
    { $kind ->
        [ambush] Prepadnutie na poli { $field }
        [siege] Útok na hradby na poli { $field }
        [sea] Námorná bitka na poli { $field }
       *[battle] Bitka na poli { $field }
    }
scene-of = { scene-title }: { $player } a { $other }.
scene-side = { $player }: { $things }.
scene-units = { $count }× { unit }
scene-wall = hradby ({ $count })
scene-fort = opevnenie
scene-roll =
    { $kind ->
        [charge] Útok jazdy
        [wall] { $round }. kolo pri hradbách
        [fort] Opevnenie udrie
       *[round] { $round }. kolo
    }
scene-swords =
    { $count ->
        [one] { $count } meč
        [few] { $count } meče
       *[other] { $count } mečov
    }
scene-blanks = +{ $count } za prázdne kocky
scene-rival = +{ $count } proti rivalovi
scene-saved = +{ $count } z minulého kola
scene-against-shields =
    { $count ->
        [one] proti { $count } štítu
        [few] proti { $count } štítom
       *[other] proti { $count } štítom
    }
scene-against-wall = na hradby treba { $count }
scene-throw = { $player }: kocky { $dice }, { $swords } ({ $more }).
scene-throw-plain = { $player }: kocky { $dice }, { $swords }.
scene-loses = { $player } stráca: { $things }.
scene-points = Víťazné body: { $player } +{ $vp }, { $other } −{ $vp }.

## Na čo sa hra pýta, len keď to niekto chce

stop-herds = Stáda a tovar
    .about = Preháňať stáda a prevážať obilie a ryby; čo je prepojené, v zime aj tak živí všetkých.
stop-retreat = Ústup
    .about = Ustúpiť do vlastnej osady, aj jej na pomoc. Ak je to vypnuté, len vtedy, keby ti jednotky brala neutrálna zem.
stop-plunder = Plienenie vlastnej zeme
    .about = Vyplieniť aj zem, ktorá nikomu inému nepatrila. Na cudziu zem a na korisť sa hra pýta vždy.
stop-offers = Ponuky zmlúv
    .about = Ponúkať zmluvy a prepúšťať vazalov; odpovedať aj na ponuku od toho istého hráča, ktorá už raz bola odmietnutá.
stop-sales = Predaj po nákupe
    .about = Obchodovať ďalej, aj keď už niet čo kúpiť a ostáva len predávať, zabíjať stáda, meniť jednotky späť alebo rušiť stavby, alebo keď všetko zlato padne na zimu.
stop-builders = Stavitelia pri práci
    .about = Poslať preč aj jednotky, ktoré stavajú, keď už všetky ostatné vyrazili.
stop-hopeless = Boje bez nádeje
    .about = Bitka s nádejou menšou ako jedna k desiatim, útok na hradby, na ktoré meče stačiť nemôžu, útek alebo úkryt pred bitkou, ktorú zrejme neprehráš, a premena mečov, ktoré všetky zasiahnu.

## Čo počítajú štatistiky

measure-rounds = Kolá
measure-lands = Polia na súši na hráča
measure-settlements = Voľné osady na hráča
measure-gold = Zvyšné zlato na hráča
measure-victory-points = Víťazné body na hráča
measure-out = Hráči mimo hry
measure-treaties = Zmluvy na konci
measure-battles = Bitky
measure-assaults = Útoky na hradby
measure-conquests = Dobyté osady
measure-treaties-made = Podpísané zmluvy
measure-victory =
    { $victory ->
        [sovereignty] Víťazstvo suverenitou
        [dominance] Víťazstvo prevahou
        [power] Víťazstvo mocou
        [lead] Víťazstvo veľkým náskokom
        [last] Víťazstvo posledného, kto zostal
       *[significance] Víťazstvo významnosťou
    }
