### Pravidlá: každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

chapter-goal = O čo ide
rule-aim = Rozvíjaš vojvodstvo a tvoj súper tiež. Hra má štyri kolá. V každom si najprv voľbou rozdelíte karty, potom naplánujete, ktoré postavíte a ktoré vymeníte, a napokon vaše vojvodstvá vyprodukujú kocky, ktorými karty dokončíte. Po štvrtom kole víťazí ten, kto má najviac bodov. Hrať sa dá aj osamote.
rule-modules = K základným pravidlám patrí v každej hre práve jeden modul: hrozby, radcovia alebo poslania. Hra celkom bez modulu slúži na naučenie. Viac modulov naraz spájajú len scenáre.
rule-resources = Prostriedky sú štyri: materiál, populácia, zlato a prieskum. Kocky sa len umiestňujú, odložiť si ich nemožno. Popri nich sú kryštálium, ktoré zastúpi ktorýkoľvek prostriedok, a vojaci.
rule-families = Karty rozvoja patria do štyroch rodín: budovy sa stavajú najmä z materiálu, družiny z populácie, veľdiela zo zlata a objavy z prieskumu. Na rodiny sa odvolávajú niektoré symboly produkcie aj body.

chapter-setup = Pred prvým kolom
rule-deck = Balíček má 80 kariet: 70 kariet rozvoja a 10 pokladov. Každý hráč má kartu vojvodstva, obaja otočenú na rovnakú stranu. Dáva prvé symboly produkcie a kryštálium do začiatku, na strane A aj body za karty jednej rodiny.
rule-first-player-for-two = Kto začína prvé kolo, určí žreb, alebo je to podľa dohody prvý hráč. Ďalšie kolá začínajú hráči striedavo. Osamote sa o tom nerozhoduje.

chapter-choice = Voľba
rule-deal = Na začiatku kola dostane každý do ruky 7 kariet z balíčka a 1 pohromu, s modulom hrozieb namiesto nej svoju hrozbu. Do každej z dvoch oblastí príde lícom nahor jedna karta z balíčka.
rule-offer-now = Ponukou sa vykladajú dve karty z ruky do oblastí. Začínajúci hráč ponúkne a druhý vyberá, potom ponúkne druhý a vyberá začínajúci, a tak ďalej, kým každý štyrikrát neponúkne a štyrikrát nevyberie.
rule-offer-first = Ponuka sú dve karty z ruky, obe do jednej oblasti alebo každá do inej. Medzi nimi sa nič iné nerobí.
rule-not-in-hand = Ponúknuť môžeš len kartu, ktorú máš v ruke.
rule-no-traps = Lícom nadol položíš kartu len s pascou. V každom kole máš dve pasce a smieš ich použiť aj obe v jednej ponuke; nepoužité prepadnú a v ďalšom kole máš znova dve.
rule-hidden = Na kartu položenú lícom nadol sa už nikto nesmie pozrieť, ani ten, kto ju tam dal. Kto ju vyberie, otočí ju až pri plánovaní. Ak ostane v oblasti, odíde z hry nevidená.
rule-pick-now = Kto vyberá, berie všetky karty jednej oblasti. Smie byť aj prázdna.
rule-piles = Karty, ktoré si nikto nevybral, v oblasti ostávajú a hromadia sa. Čo leží lícom nahor, vidia medzi vybranými kartami obaja. Čo v oblastiach zvýši po poslednom výbere, sa odhodí.

chapter-planning = Plánovanie
rule-plan-now = Pri plánovaní rozhodneš o každej vybranej karte: buď z nej založíš stavenisko, alebo ju vymeníš za kocku, ktorá je na nej uvedená. Plánujú obaja naraz; čo urobil súper, sa ukáže, až keď skončíte obaja.
rule-not-picked = Rozhodovať môžeš len o karte, ktorú máš medzi vybranými.
rule-treasure-exchanged = Poklad sa nestavia, len vymieňa: dá dve kocky a každú umiestniš zvlášť.
rule-cubes-first = Najprv umiestni kocky, ktoré držíš: na stavenisko alebo do laboratória. Potom pokračuj ďalšou kartou.
rule-picks-left = Plánovanie neuzavrieš, kým ti zostáva vybraná karta: založ z nej stavenisko, alebo ju vymeň.
rule-calamity = Pohroma, ktorú si vyberieš, ide na začiatku plánovania rovno do vojvodstva a na konci hry stojí 4 body. Vymeniť ani postaviť ju nemožno.
rule-done-stays = Túto časť už máš uzavretú. Počkaj na súpera.

chapter-production = Produkcia
rule-produce-now = Produkcia má štyri kroky v poradí materiál, populácia, zlato, prieskum. V každom si obaja naraz vezmú kocky toho prostriedku a umiestnia ich na staveniská alebo do laboratória.
rule-volume = Kociek je toľko, koľko máš symbolov prostriedku na karte vojvodstva a na dokončených kartách. Počet sa určí na začiatku kroku: karta dokončená počas neho pridá až nabudúce.
rule-per-family = Symbol spojený s rodinou dá jednu kocku za každú dokončenú kartu tej rodiny, aj za seba, ak do nej patrí.
rule-dominance = Kto v kroku produkuje viac, má prevahu. Ak je jeho cvičisko prázdne, postaví naň vojaka; ak tam už jeden stojí, prejde do vojvodstva. Každá druhá prevaha tak prinesie vojaka, pokojne aj o niekoľko kôl neskôr. Pri zhode nedostane nikto nič.
rule-cubes-left = Krok neuzavrieš, kým držíš kocky. Čo nedáš na stavenisko, príde do laboratória.

chapter-building = Staveniská, laboratórium a dokončené karty
rule-no-such-site = Stavať môžeš len na stavenisku, ktoré máš. Ak staviaš tú istú kartu viackrát, píše sa druhé stavenisko s „-2“ na konci.
rule-no-space = Na stavenisku sú miesta len pre to, čo karta stojí. Umiestniš tam len to, pre čo je niektoré voľné.
rule-no-cube = Umiestniť môžeš len kocku, ktorú práve držíš.
rule-fill-several = Naplniť stavenisko naraz možno, ak držíš jediný druh kociek a stavenisko preň má viac než jedno voľné miesto. Inak umiestňuj kocky po jednej.
rule-lab-all = Poslať do laboratória všetky kocky naraz má zmysel, ak ich držíš viac. Jednu pošli samotnú.
rule-laboratory = Len čo je v laboratóriu päť kociek, nech sú akékoľvek, hneď sa premenia na jedno kryštálium. Späť na stavenisko sa kocky z laboratória nedostanú.
rule-no-krystallium = Kryštálium, ktoré máš, si necháš, ako dlho chceš. Kedykoľvek vyplní na stavenisku miesto ktoréhokoľvek prostriedku alebo miesto pre kryštálium, len vojaka nenahradí a do laboratória nepatrí.
rule-no-soldier = Miesto pre vojaka vyplníš kedykoľvek, keď máš vojaka vo vojvodstve. Ten na cvičisku sa ešte neráta.
rule-completing = Len čo je na stavenisku vyplnené posledné miesto, karta je hneď dokončená: kocky sa vrátia do zásoby, karta prejde do vojvodstva a ty raz dostaneš jej odmenu, ktorú smieš hneď použiť inde. Karta dokončená pri plánovaní produkuje ešte v tomto kole. Rozostavané karty ostávajú do ďalších kôl.
rule-any-time = Kedykoľvek o niečom rozhoduješ, v ktorejkoľvek fáze, smieš aj položiť kryštálium alebo vojaka, odhodiť stavenisko a splniť krok poslania. Len keď práve pôsobia hrozby a medzi dvoma kartami jednej ponuky to nejde.
rule-discarding = Stavenisko smieš odhodiť: jeho výmenná kocka príde do laboratória a všetko, čo na ňom ležalo, prepadne.

chapter-threats = Modul hrozieb
rule-threat-decks = Balíčky hrozieb sa vyberajú len s modulom hrozieb a mimo scenárov.
rule-threats-differ = Každý hráč má iný balíček hrozieb. Na začiatok sa hodia ľadoví obri proti obrím potkanom.
rule-rival-threat-for-two = Druhý balíček hrozieb patrí druhému hráčovi. Osamote je v hre len jeden.
rule-threats-come = Pohromy sa s týmto modulom nepoužívajú, ôsmou kartou v ruke je hrozba. Trápi toho, kto si ju vyberie, nech je čiakoľvek; vymeniť ani postaviť ju nemožno. Hneď po odkrytí kariet, ešte pred plánovaním, hrozby zapôsobia v poradí potkany, tiene, zlodeji, obri a ostanú v stavebnom priestore, kým ich neporazíš. Každá neporazená stojí na konci body.
rule-rats = Obrí potkan privedie 1 kartu hávede za každého potkana, ktorého po jeho príchode máš: prvý jednu, druhý dve. Kariet hávede je desať, a keď sa minú, ďalšia nepribudne.
rule-rats-breed = Podľa voľby sa potkany množia aj v kole bez nového potkana: raz pribudne 1 karta hávede za každého. Voľba má zmysel len tam, kde sú potkany v hre.
rule-lose-now = Udrel tieň: vyber, o ktorú vybranú kartu prídeš.
rule-lose-card = Za každý tieň, aj ten spred tohto kola, prídeš o jednu kartu rozvoja alebo poklad medzi vybranými; iné karty tieň nechá. Kocky z výmeny dostane do laboratória súper, osamote nikto.
rule-cover-now = Zlodej kradne: vyber symbol produkcie, ktorý zakryje.
rule-cover-symbol = Každý novovybraný zlodej zakryje jeden nezakrytý symbol na karte vojvodstva alebo na dokončenej karte. Zakrytý symbol neprodukuje a neráta sa do prevahy, ani keď patrí k rodine. Žetóny krádeže sú štyri.
rule-tuck-now = Prichádza ľadový obor: vyber, čo zmrazí.
rule-tuck-where = Obor sa usadí pod staveniskom, kde žiadny nie je, alebo pod vybranou kartou rozvoja, z ktorej sa tým hneď stane stavenisko. Ak nemá kam, čaká v stavebnom priestore do ďalšieho kola.
rule-frozen-stays = Zmrazené stavenisko smieš vypĺňať ďalej, ale dokončiť ani odhodiť ho nemožno, kým obra neporazíš.
rule-combat-now = Po produkcii nasleduje súboj: poraz toľko hrozieb, koľko chceš a zaplatíš, v akomkoľvek poradí. Inokedy sa poraziť nedajú.
rule-no-such-threat = Poraziť môžeš len hrozbu, ktorá je v tvojom stavebnom priestore.
rule-beat-price = Hrozbu porazíš, ak zaplatíš naraz všetkých vojakov uvedených na jej karte. Porazená odíde z hry.
rule-beat-thief = S porazeným zlodejom sa ti vráti jeden zakrytý symbol podľa tvojho výberu: povedz, ktorý.
rule-beat-giant = Obra pod staveniskom porazíš, až keď budú všetky miesta na ňom vyplnené. Karta je potom hneď dokončená a produkuje od ďalšieho kola. Na obra, ktorý ešte žiadne stavenisko nemá, stačia vojaci.

chapter-advisors = Modul radcov
rule-advisors = Radcovia sú v balíčku namiesto pokladov a každý začína s 2 vojakmi. Vybraný radca ide hneď k tebe (zakrytý po odkrytí) a privedie 1 vojaka. Nestavia sa, nevymieňa a nie je dokončenou kartou.
rule-keep-now = Na začiatku dostane každý dvoch radcov: vyber, ktorého si necháš. Ten vojaka neprivedie.
rule-keep-one = Necháš si jedného z radcov v ruke. Druhý zmizne nevidený v škatuli, osamote sa zamieša do balíčka.
rule-no-such-advisor = Pomôže ti len radca, ktorý je pri tebe.
rule-advisor-phase = Každý radca pomáha v jedinej fáze: vo voľbe, keď si na ťahu, pri plánovaní, v produkcii alebo na konci hry.
rule-advisor-once = Každého radcu využiješ najviac raz za kolo.
rule-advisor-price = Radca chce za pomoc vojakov z vojvodstva, všetkých naraz; ten na cvičisku sa neráta.
rule-advisor-useless = Radca, ktorý by teraz nič nezmenil, pomôcť nemôže. Kto pridáva kocky, robí to len v kroku svojho prostriedku; pridané kocky sa do prevahy nerátajú.
rule-flip-now = Prorok práve odkrýva karty v oblastiach: vyber ich, alebo skonči.
rule-flip-hidden = Prorok odkryje kartu, ktorá v oblasti leží lícom nadol. Ostane tam, otvorená pre oboch.
rule-flip-one = Keď už je prorok zaplatený, aspoň jednu kartu odkryje.
rule-shift-now = Agentka práve presúva kartu z jednej oblasti do druhej: vyber ju.
rule-shift-card = Presunúť možno akúkoľvek kartu, ktorá v niektorej oblasti leží. Zakrytá ostane zakrytá.
rule-choose-now = Pozeráš sa na karty z balíčka: jednu z nich si vyber.
rule-choose-one = Vybrať si môžeš len jednu z kariet, na ktoré sa pozeráš. Ostatné sa odhodia.
rule-declare-now = Skôr než sa produkcia porovná, smie prehovoriť herold: využi ho, alebo to nechaj tak.
rule-declare-herald = Pred porovnaním pomôže len herold: tvoja produkcia sa pre prevahu ráta ako vyššia, kociek však nepribudne.

chapter-quests = Modul poslaní
rule-quest-board = Doska poslania sa vyberá len s modulom poslaní a mimo scenárov.
rule-quests = Poslanie má štyri kroky. Plníš ich kedykoľvek a v ľubovoľnom poradí, každý raz: zaplatíš celú cenu naraz a hneď dostaneš odmenu. Ten istý krok smú splniť obaja. Pohromy odstraňuješ len zo svojho vojvodstva.
rule-last-step = Vyhrať môže len ten, kto splnil posledný krok. Ak ho splní jediný, vyhráva bez ohľadu na body; ak ho splnia obaja, rozhodujú body; ak ho nesplní nikto, prehrávajú obaja. Odmenu zaň vo dvojici dostane len prvý, a ak ho splnia obaja v tej istej fáze alebo kroku, ten, kto kolo začínal.
rule-no-such-quest = Plniť možno len poslanie, ktoré je v hre.
rule-step-done = Každý krok plní hráč len raz.
rule-step-price = Krok platíš naraz: kockami, ktoré držíš, kockami v laboratóriu podľa farby, kryštáliom namiesto čohokoľvek a vojakmi z vojvodstva. Kocky na staveniskách ani bezfarebné kocky neplatia.
rule-transmute-quests = O samočinnej premene laboratória sa rozhoduje len tam, kde je v hre poslanie.
rule-change-by-itself = V tejto hre sa laboratórium premieňa samo, len čo je v ňom päť kociek.
rule-change-five = S poslaním drží laboratórium farby, nemá obmedzenie a samo sa nemení: päť kociek za kryštálium vymeníš, kedy chceš, len ich tam musí byť aspoň päť.
rule-change-what-you-have = Za kryštálium dáš presne päť kociek, ktoré v laboratóriu naozaj máš.
rule-quest-spies = Niektoré kroky dajú zveda. Raz za kolo vo voľbe odkryje kartu ležiacu v oblasti lícom nadol, otvorenú potom pre oboch; po kole je zasa pripravený. Zvedovia sú najviac dvaja.

chapter-alone = Osamote
rule-alone = Namiesto súpera hráš proti balíčku nebezpečenstiev: 8 neznámych kariet z balíčka a 4 pohromy alebo hrozby. V kole ležia v každej oblasti dve otvorené karty a ty štyrikrát vezmeš celú oblasť. Zakaždým okrem štvrtého príde do druhej oblasti zakrytá karta nebezpečenstva a do prázdnej dve nové z balíčka. Vrchnú kartu balíčka vždy vidíš. Čo po štvrtom výbere zvýši, sa odhodí.
rule-no-spy = Osamote nie sú pasce, ale dvaja zvedovia, na začiatku jeden pripravený. Zved odkryje vo voľbe jednu zakrytú kartu, aj uprostred pátrania; po voľbe sa jeden použitý obnoví, a ak ti už dalo zveda poslanie, obnovia sa obaja. Poslať možno len pripraveného zveda.
rule-spy-hidden = Zved odkryje len kartu, ktorá v oblasti leží lícom nadol.
rule-spy-first-hidden = Zakryté karty nebezpečenstva v jednej oblasti sa od seba nedajú rozoznať, zved preto odkryje vždy prvú z nich.
rule-search-alone = Pátra sa len osamote.
rule-search-once = Pátranie: zvoľ oblasť, odstráň z nej dve otvorené karty, pozri sa na tri vrchné karty balíčka, jednu z nich do oblasti pridaj a celú ju vezmi. Smieš to raz za kolo, ak nie je dohodnuté pri každom výbere.
rule-search-two-open = Na pátranie musia v oblasti ležať aspoň dve otvorené karty z balíčka. Pohromy a hrozby sa nerátajú.
rule-search-reserve = Po pátraní musí v balíčku zvýšiť dosť kariet na všetky ďalšie doplnenia. Keď ich toľko nie je, pátrať nemožno.
rule-remove-now = Pátraš: najprv odstráň z oblasti dve otvorené karty.
rule-remove-open = Odstrániť možno len kartu rozvoja, poklad alebo radcu, ak v tej oblasti ležia lícom nahor.
rule-dominance-alone = Prevahu má osamote ten, kto v kroku produkuje aspoň 5; kocky pridané radcom sa nerátajú.
rule-medals = Na konci sa body porovnajú s medailami, obvykle 70 za bronz, 95 za striebro a 115 za zlato. Na strane A sa predtým odráta 15. Bez medaily ešte nie je prehraté, ale nesplnený posledný krok poslania znamená prehru.

chapter-scenarios = Šesť scenárov
rule-scenario-alone = Scenáre sú pre jedného hráča a moduly si prinášajú samy: voľbu modulu nechaj, ako je.
rule-scenarios = Scenár rozloží niektoré karty vopred a na konci chce, aby stáli vo vojvodstve. Ráta sa, koľko ich tam je, nie ktoré kusy to boli. Nesplnená podmienka znamená prehru bez medaily; aj tu sa na strane A odráta 15 bodov. Poslanie sa hrá so stranou pre jedného.
rule-scenario-1 = Záplava potkanov: v balíčku nebezpečenstiev sú obrie potkany a ty začínaš so štyrmi staveniskami karty Statok. Po každom súboji pribudne toľko hávede, koľko statkov ešte nie je dokončených; porazená háveď sa vracia do svojho balíčka. Len čo je prázdny, prehrávaš. Na konci musíš mať štyri dokončené statky. Medaily 70, 90, 110.
rule-protected-site = Štyri statky, s ktorými začína Záplava potkanov, nemožno odhodiť. Piaty, ktorý si vyberieš, už áno, a dokončený sa medzi štyri ráta.
rule-scenario-2 = Proroctvo: s radcami v balíčku. Začínaš s Osvieteným prorokom, Šedou eminenciou a 6 vojakmi, ale bez zvedov. Dokončiť musíš karty Brána pekelná, Tajný spolok a Kráľovské väzenie. Medaily 60, 80, 100.
rule-scenario-3 = Mrazivý sever: poslanie Krajiny severu a ľadoví obri v balíčku nebezpečenstiev, so súbojom. Dokončiť musíš karty Veľký maják, Moreplavci, Prístav a Posledný úkryt obrov a splniť posledný krok. Medaily 60, 85, 110.
rule-scenario-4 = Posledná bitka: poslanie Uzurpátor a radcovia v balíčku; začínaš s Preslávenou kartografkou a 2 vojakmi. Dokončiť musíš karty Verbovači, Spojené vojská, Kasárne a Čarovná vyhňa a splniť posledný krok. Medaily 80, 95, 125.
rule-scenario-5 = Cech zlodejov: začínaš s dokončenými kartami Mlyn a Cechový dom, ktorých symboly kryjú štyri žetóny krádeže, a so štyrmi zlodejmi. V balíčku nebezpečenstiev sú tiene; kocky z kariet, o ktoré pre ne prídeš, sa kladú vedľa neho, a piata znamená okamžitú prehru. Na konci nesmie zvýšiť žiadny zlodej. Medaily 80, 95, 120.
rule-scenario-6 = Obkľúčení nepriateľmi: dve poslania naraz, Uzurpátor a Pán skazy. Dokončiť musíš karty Kasárne, Kráľovská garda, Hradby a Ženisti a splniť oba posledné kroky. Medaily 60, 85, 100.

chapter-end = Koniec a bodovanie
rule-final-now = Po štvrtom kole má každý, začínajúci hráč prvý, poslednú príležitosť: položiť kryštálium a vojakov, splniť krok poslania, využiť radcu pre koniec hry. Potom sa rátajú body.
rule-points = Spočítaj body na dokončených kartách a body za rodiny: každá karta aj vojvodstvo násobí počet dokončených kariet svojej rodiny. Odrátaj 4 za každú pohromu a body neporazených hrozieb: potkan 4, háveď 2, obor 5, tieň 4, zlodej 4. Staveniská, kryštálium ani vojaci body nedávajú.
rule-ties = Pri zhode rozhoduje viac dokončených kariet, potom viac vojakov vo vojvodstve. Ak je aj to rovnaké, hráči sa o víťazstvo delia.

chapter-moves = Zápis ťahov
rule-write-choice = Karty sa píšu svojimi anglickými skratkami z ponuky ťahov. „lay mill 1“ vyloží kartu do oblasti 1, „lay mill 2 down“ do oblasti 2 lícom nadol, „pick 1“ vezme oblasť 1. „spy 1-3“ odkryje zvedom tretiu kartu oblasti 1. Osamote „search 1“ pátra, „remove mill“ kartu odstráni a „keep mill“ si ju vyberie.
rule-write-planning = „slate mill“ založí stavenisko, „exchange mill“ kartu vymení. „place gold mill“ umiestni kocku zlata, „fill mill“ toľko kociek, koľko sa zmestí, „lab gold“ pošle kocku do laboratória a „lab gold all“ všetky. „done“ uzavrie, čo máš hotové.
rule-write-free = „crystal gold mill“ položí kryštálium namiesto zlata, „crystal krystallium mill“ na jeho vlastné miesto, „enlist mill“ vojaka. „discard mill“ odhodí stavenisko. Druhé stavenisko tej istej karty je „mill-2“.
rule-write-modules = „beat shadow“ porazí hrozbu, „beat thief gold“ zlodeja a vráti symbol zlata, „beat frost_giant mill“ obra pod staveniskom. „lose mill“ dá kartu tieňu, „cover gold“ zakryje symbol, „tuck site mill“ a „tuck card mill“ usadia obra. „use grey_eminence“ využije radcu, „flip 1-2“ odkryje a „shift 1-2“ presunie kartu. „quest usurper 3“ splní krok, „change 3 gold 2 colourless“ vymení päť kociek; prostriedky sa píšu v poradí materials, population, gold, exploration, colourless.

not-a-move = „{ $text }“ v tejto hre nie je nijaký ťah. Ťahy vyzerajú napríklad takto: „lay mill 1“, „pick 2“, „slate mill“, „place gold mill“, „done“.
