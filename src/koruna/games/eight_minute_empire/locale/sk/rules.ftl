### Pravidlá: každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

chapter-goal = O čo ide
rule-aim = Rozmiestňuješ armády a mestá po mape plnej regiónov a kontinentov a popritom zbieraš tovar. Víťazí, kto má na konci najviac bodov: dávajú ich regióny, kontinenty a tovar.
rule-length = Každý hráč si vezme rovnaký počet kariet: pri dvoch hráčoch 13, pri troch 10, pri štyroch 8, pri piatich 7. Len čo ich majú všetci, hra sa končí a spočítajú sa body.

chapter-setup = Pred prvou kartou
rule-pieces = Každý má 14 armád a 3 mestá. Tri armády začínajú v štartovom regióne, ostatné čakajú v zásobe.
rule-coins = Pri dvoch hráčoch má každý 14 mincí, pri troch 11, pri štyroch 9 a pri piatich 8. Ďalšie mince získať nemožno. Koľko ich kto má, nie je tajné.
rule-five-cards = Päť zo 42 kariet sa používa len pri piatich hráčoch. Šesť kariet leží v rade lícom nahor; v akom poradí prídu ostatné, nevie nikto.

chapter-bid = Dražba
rule-bid-now = Pred prvým ťahom sa draží o to, kto začne: všetci tajne a naraz ponúknu niekoľko svojich mincí, alebo nič. Ponuky sa ukážu, až keď padne posledná.
rule-within-purse = Ponúknuť môžeš len mince, ktoré máš.
rule-bid-stays = Tvoja ponuka už platí a nemení sa. Počkaj, kým svoju dajú aj všetci ostatní.
rule-highest-bid = Najvyššia ponuka sa zaplatí a jej hráč začína. Ostatným ich mince zostanú. Od začínajúceho hráča sa ťahá postupne okolo stola.
rule-equal-bids = Ak sú najvyššie ponuky rovnaké, platí a začína najmladší z týchto hráčov, aj keby nikto neponúkol nič.
rule-bid-once = Draží sa len raz za hru, a to hneď na začiatku.

chapter-turn = Ťah
rule-take-first = Vo svojom ťahu si vezmeš jednu kartu z radu. Ťah sa nedá vynechať; vynechať môžeš len akciu karty.
rule-cannot-pay = Prvá karta je zadarmo, druhá a tretia stojí 1 mincu, štvrtá a piata 2 a posledná 3. Vziať si môžeš len kartu, ktorú dokážeš zaplatiť, a jedna je vždy zadarmo.
rule-one-card = Za ťah si vezmeš jednu kartu. Jej akciu najprv vykonáš, alebo sa jej vzdáš, a potom je na rade ďalší hráč.
rule-keep-good = Karta zostane ležať pred tebou. Jej tovar sa na konci počíta, nech s akciou naložíš akokoľvek.
rule-at-once = Akcia sa vykonáva hneď po vzatí karty a nedá sa odložiť na neskôr. Môžeš ju využiť celú, sčasti, alebo vôbec; „hotovo“ ju ukončí.
rule-two-actions = Ak je medzi dvoma akciami „a“, môžeš vykonať obe v ľubovoľnom poradí, alebo len jednu z nich. Ak je medzi nimi „alebo“, vykonáš jednu: vyberáš si ju tým, že s ňou začneš.
rule-refill = Po akcii sa karty v rade posunú doľava a na jeho pravý koniec príde nová karta, ktorá stojí 3 mince.

chapter-actions = Akcie
rule-not-on-card = Robiť môžeš len to, čo dovoľuje práve vzatá karta, a len toľkokrát, koľkokrát je na nej.
rule-no-home = Nové armády prichádzajú do štartového regiónu alebo do regiónu, kde máš vlastné mesto. Cudzie mestá nepomôžu. Armády z jednej karty môžeš rozdeliť do viacerých takých regiónov.
rule-no-supply = V zásobe ti nezostáva žiadna armáda. Viac než 14 ich nemáš a vráti sa ti len tá, ktorá bola zničená.
rule-no-army-there = Presúvať môžeš len vlastné armády, a to z regiónu, kde nejakú máš.
rule-not-adjacent = Presun vezme jednu armádu do susedného regiónu: do toho, ktorý má s jej regiónom spoločnú hranicu, alebo ku ktorému z neho vedie bodkovaná čiara. Na dlhšiu cestu treba presunov viac. Všetky môže využiť jedna armáda, alebo si ich rozdelí niekoľko armád.
rule-over-land-only = Po bodkovaných čiarach armády chodia len s akciou po súši aj po mori. Bodkovaná čiara je more, aj keď spája dva regióny toho istého kontinentu.
rule-sea = S akciou po súši aj po mori môže každý presun viesť cez hranicu, alebo po bodkovanej čiare; vždy je to jeden presun.
rule-free-passage = Armády spolu nebojujú. V regióne ich môže stáť ľubovoľne veľa, ktoréhokoľvek hráča, a rovnako ním môžu prechádzať.
rule-city-needs-army = Mesto staviaš tam, kde máš armádu; samotné mesto nestačí. Miest môže byť v regióne ľubovoľne veľa, aj niekoľko tvojich.
rule-three-cities = Každý má tri mestá; kto ich postavil všetky, ďalšie už nestavia. Mestá sa nepresúvajú a zničiť sa nedajú.
rule-nothing-to-destroy = Zničiť môžeš armádu ktoréhokoľvek hráča, aj svoju, nech stojí kdekoľvek. V tom regióne však taká armáda musí byť.
rule-destroyed = Zničená armáda sa vracia do zásoby svojho hráča a ten ju môže umiestniť znova.
rule-no-effect = Keď sa z akcie nedá vykonať nič, ťah sa skončí sám. Skončí sa aj vtedy, keď je akcia vyčerpaná.
rule-no-such-region = Na tejto strane plánu región s týmto číslom nie je. Strana A má 25 regiónov, strana B 23.
rule-no-such-player = Hráč s týmto číslom pri stole nie je. Hráči sa číslujú od 1 podľa toho, ako sedia.

chapter-scoring = Bodovanie
rule-regions = Za región má 1 bod ten, kto v ňom má najviac armád a miest dohromady. Pri zhode ho neovláda nikto. Štartový región sa počíta ako každý iný.
rule-continents = Za kontinent má 1 bod ten, kto na ňom ovláda najviac regiónov. Pri zhode nikto.
rule-goods = Body za tovar závisia od toho, koľko ho z každého druhu máš. Kryštály: za 1, 2, 3, 4 je 1, 2, 3, 5 bodov. Rovnaké body sú pri kameni za 2, 3, 4, 5, pri dreve za 2, 4, 5, 6, pri nákovách za 2, 4, 6, 7 a pri mrkvách za 3, 5, 7, 8. Karta s dvoma obrázkami tovaru platí za dve. Viac, než je posledné číslo, už ďalšie body neprinesie.
rule-jokers = Žolík pridá 1 k tovaru, ktorý už máš. Žolíky sa priradia tak, aby ti priniesli čo najviac bodov. Bez iného tovaru nemajú žiadnu cenu.
rule-ties = Pri rovnakom počte bodov rozhoduje viac zvyšných mincí, potom viac armád na mape, potom viac regiónov. Ak je rovnaké aj to, hráči sa o miesto delia.
rule-live-score = Počas hry vidíš body tak, ako by sa spočítali práve teraz.

chapter-variants = Varianty
rule-sides = Plán má dve strany: A so štyrmi kontinentmi a B s piatimi.
rule-goods-tokens = Žetóny tovaru: desať žetónov, po dva z každého druhu, sa zamieša a päť z nich sa položí viditeľne do regiónov s trojuholníkom. Kto taký región na konci ovláda, pripočíta si žetón k tovaru, akoby to bola karta. Žolík sa k nemu pridať smie. Pri zhode v regióne žetón nezíska nikto.
rule-full-game = Plná hra: hrajú sa tri hry po sebe, každá s vlastnou dražbou a novými mincami, a víťazí najvyšší súčet bodov. Pri rovnakom súčte sa hráči o miesto delia; mince, armády ani regióny už nerozhodujú.
rule-lot = Rovnaké ponuky žrebom: ktorý z hráčov s najvyššou ponukou zaplatí a začne, rozhodne žreb.
rule-start-now = Voľba začínajúceho: kto vyhrá dražbu, zaplatí a určí, ktorý hráč začne, hoci aj niekoho iného.
rule-neutral-now = Neutrálne armády: pred dražbou obaja hráči striedavo umiestnia do ľubovoľných regiónov desať armád, ktoré nikomu nepatria, vždy po jednej; začína mladší. Pri určovaní prevahy sa počítajú. Región alebo kontinent, kde majú prevahu ony, nepatrí nikomu. Zničiť sa dajú a tým vypadnú z hry.
rule-neutral-for-two = Neutrálne armády sú len pre dvoch hráčov.
rule-stone6 = Kameň s mestom: vydania hry sa líšia v jedinej karte. Zvyčajne prináša dve nové armády, s touto možnosťou dve nové armády, alebo mesto.

chapter-moves = Zápis ťahov
rule-write-bid = „bid 3“ ponúkne tri mince, „take 2“ vezme druhú kartu z radu.
rule-write-act = „add 7“ umiestni novú armádu do regiónu 7, „move 3-4“ presunie armádu z regiónu 3 do regiónu 4, „city 5“ postaví mesto v regióne 5, „destroy 4 2“ zničí v regióne 4 armádu hráča 2 a „done“ akciu ukončí.
rule-write-rare = „start 2“ nechá začať hráča 2, „neutral 8“ umiestni neutrálnu armádu do regiónu 8 a „destroy 8 neutral“ ju tam zničí.

not-a-move = „{ $text }“ nie je ťah. Napíš „bid 3“, „take 2“ (druhá karta), „add 7“ (nová armáda), „move 3-4“ (z regiónu 3 do 4), „city 5“, „destroy 4 2“ (armáda hráča 2 v regióne 4) alebo „done“.
