### Pravidlá: každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

chapter-goal = O čo ide
rule-aim = Vedieš malý národ s veľkými plánmi: rozmnožuješ ho, učíš sa jeho mágiu, staviaš hrad a držíš dobré kraje. Vyhráva, kto má na konci najviac bodov.

chapter-setup = Pred prvým ťahom
rule-draft-now = Každý hrá za jeden národ. Určí ho žreb, alebo si podľa dohody hráči vyberajú po poradí od začínajúceho.
rule-faction-taken = Každý národ patrí iba jednému hráčovi. Vyber si taký, ktorý ešte nikto nemá.
rule-side-now = Každý dostane náhodnú kartu krajiny a rozhodne, ktorou stranou ju položí nahor: A, alebo B. To je jeho domov.
rule-split-now = Skôr než sa usadíš, vyber, čo má tvoj národ v sklade.
rule-six-resources = Začínaš celkovo so šiestimi surovinami, ktoré rozdelíš medzi jedlo, rudu a manu, ako chceš. Na prvú hru sa hodia 3 jedlá, 1 ruda a 2 many.
rule-start-now = Prvé dve figúrky postavíš spolu do jedného kraja svojho domova.
rule-start-at-home = Usadzuješ sa v kraji vlastnej krajiny. Smie to byť aj hlavné mesto alebo podzemie, kde si figúrky hneď ľahnú.

chapter-turn = Ťah
rule-choose-now = Vo svojom ťahu zvolíš jednu zo šiestich akcií a položíš na ňu štít. Potom sa každý po poradí od teba rozhodne, čo s ňou urobí.
rule-under-shield = Akcia so štítom už bola v tomto cykle zvolená. Vyber voľnú.
rule-cycle = Piaty štít cyklus uzavrie. Ďalší hráč najprv všetky štíty odstráni a potom volí zo všetkých šiestich akcií, takže zakaždým jedna akcia vypadne.
rule-shield-now = Kto smie zvoliť akciu pod štítom, položí štít tohto ťahu inam.
rule-shield-on-free = Štít príde na akciu, na ktorej žiadny neleží. Tá je tým vyčerpaná bez toho, aby ju niekto vykonal.
rule-act-now = Teraz je na rade akcia tohto ťahu: vykonaj ju, alebo využi to, čo smieš namiesto nej.
rule-active-acts = Kto akciu zvolil, ten ju vykoná, alebo neurobí nič. Zbierať suroviny smú iba ostatní.
rule-act-or-collect = Kto akciu nezvolil, buď ju vykoná tiež, alebo zbiera suroviny. Jedno z toho urobiť musí, aj keby nič nezískal.
rule-not-chosen = Vykonať môžeš iba akciu zvolenú v tomto ťahu, ibaže ti schopnosť dovoľuje namiesto nej inú.
rule-collect = Pri zbere dostaneš jednu surovinu za každý kraj so svojou figúrkou: jedlo z polí, rudu z hôr, manu z lesov. Dve figúrky v kraji neprinesú viac než jedna.
rule-single = Hráč s jedinou figúrkou v hre dostane pri zbere navyše jednu surovinu podľa vlastného výberu.
rule-gain-now = Dostávaš surovinu podľa vlastného výberu: jedlo, rudu, alebo manu.
rule-cap = Z nijakého druhu nemôže mať nikto viac než deväť; čo prevyšuje, prepadne. Vyber si druh, na ktorý máš miesto.

chapter-moves-on-map = Hliadka a Výprava
rule-patrol-or-quest = Hliadka zostáva vo svojej krajine, Výprava vedie do inej.
rule-not-adjacent = Hliadka presunie jednu figúrku do susedného kraja tej istej krajiny. Rieky, vodu ani útesy prekročiť nemožno.
rule-rivers = Pre schopnosti, ktoré hovoria o vode, je vodou aj rieka, ak nie je dohodnuté inak: kraje pozdĺž nej ležia pri vode a kto smie plávať, prepláva ju. Ak sa vlieva do jazera, sú to stále dve rôzne vody.
rule-border-regions = Výprava vedie z kraja na okraji jednej krajiny do kraja na okraji ktorejkoľvek inej.
rule-no-such-region = Taký kraj v hre nie je. Krajiny majú písmená podľa poradia hráčov a ich kraje čísla od 1; na vode a na útesoch nikto stáť nemôže.
rule-no-figure-there = Pohnúť môžeš iba vlastnou figúrkou, a to odtiaľ, kde nejakú máš.
rule-two-figures = V kraji nikdy nie sú viac než dve figúrky, nech majú akúkoľvek farbu. Do plného kraja vstúpiť nemožno.
rule-last-figure = Nikto nesmie vstúpiť do kraja, kde má hráč svoju poslednú figúrku na mape.
rule-own-last-figure = Tvoja vlastná posledná figúrka na mape nesmie vstúpiť do kraja s figúrkou iného hráča.
rule-last-two = Dve figúrky, ktoré sú všetko, čo hráč na mape má, nemožno napadnúť naraz.
rule-protected-figures = Niektoré schopnosti chránia figúrky hráča, kým ich je málo: nikto ich nesmie napadnúť ani odstrániť.
rule-safe-terrain = Niektoré schopnosti zakazujú útočiť na hráča v krajoch určitého druhu.
rule-lying = Figúrka ležiaca v podzemí sa nemôže hýbať, kým nevstane, a na to padne jedna Hliadka.
rule-nobody-lies = Vstať môže iba tvoja figúrka, ktorá leží v podzemí.
rule-ruins = Kto vstúpi do podzemia, ľahne si a prehľadáva ho: pri zbere dá kraj s hľadajúcou figúrkou jednu surovinu podľa výberu, stojaca figúrka nič. Na konci sú všetky figúrky v podzemí stratené.
rule-patrol-on = Ak má Hliadka viac než jeden pohyb, každý nasleduje, až keď sa predchádzajúci vyrieši. Môžeš pokračovať, postaviť figúrku, alebo skončiť slovom „done“.
rule-no-hall = Sieň, do ktorej sa dajú odviesť figúrky, má iba národ s touto schopnosťou.
rule-hall-full = V sieni už nie je miesto.
rule-last-stays-on-map = Posledná figúrka na mape do siene odísť nemôže.
rule-no-swap = Vymeniť si miesto s cudzou figúrkou smie iba národ s touto schopnosťou.
rule-swap-where = Figúrky si menia miesto medzi dvoma krajmi na okraji dvoch krajín. V druhom kraji musia byť iba figúrky jedného súpera a jedna z nich musí stáť; ničia posledná ani chránená figúrka sa nevymieňa. Pri dvoch hráčoch po výmene nesmú zostať v jednom kraji dvaja hráči.

chapter-war = Vojna
rule-dial-now = Kto vstúpi do kraja s figúrkou iného hráča, útočí na ňu. Obe strany tajne a zároveň nastavia kocku: číslo od 1 do 11, alebo vlajku. Kocky sa ukážu, až keď sú nastavené obe.
rule-dial-stays = Tvoja kocka je nastavená a už sa nemení. Počkaj na druhú stranu.
rule-number-too-high = Nastaviť môžeš iba číslo, ktoré dokážeš zaplatiť: mana má hodnotu 2, ruda 1, jedlo 0 a zľavy sa počítajú. Vlajka nestojí nič.
rule-only-flag = Proti spojencovi, ktorého schopnosť to žiada, môžeš ukázať jedine vlajku.
rule-war-result = Vyhráva vyššie číslo, pri zhode obranca. Vlajka prehráva s každým číslom. Dve vlajky znamenajú alianciu.
rule-raise-now = Po odhalení kociek smie niekto k svojmu číslu pridať surovinu. Pridaj ju, alebo odmietni.
rule-cannot-raise = Pridať možno iba druh, ktorý schopnosť menuje, a iba keď zo zvyšku ešte zaplatíš svoje číslo.
rule-pay-now = Skôr než hra pôjde ďalej, treba zaplatiť.
rule-pay-exactly = Za svoje číslo platí víťaz aj porazený. Čím, je na tebe, ale nijaká menšia časť platby nesmie stačiť a nič sa nevydáva. Nezaplatiť nič platí ako platba jedným druhom.
rule-price-exactly = Cena sa platí presne. Vďaka schopnosti smieš ktorúkoľvek jej časť zaplatiť iným druhom, kus za kus.
rule-give-now = Musíš odovzdať suroviny podľa vlastného výberu.
rule-give-exactly = Kto má odovzdať suroviny, odovzdá presne toľko, koľko sa žiada, alebo všetky, ak ich má menej.
rule-take-now = Berieš surovinu víťazovi vojny.
rule-take-from-winner = Kto smie vziať surovinu víťazovi, berie druh, ktorý víťazovi po zaplatení ešte zostal.
rule-fate-now = Porazená figúrka musí preč: ustúpi, alebo sa vráti do zásoby.
rule-not-beaten = Ide iba o figúrky v krajoch, ktoré musí porazený opustiť.
rule-retreat-price = Ústup stojí 1 jedlo za každú figúrku, ktorú máš v hre, vrátane tej ustupujúcej.
rule-retreat-where = Figúrka ustupuje do susedného kraja tej istej krajiny, kde nie je nikto cudzí a kde je miesto.
rule-keep-last = Poslednej figúrky na mape sa vzdať nemožno: ustúpi, ak môže, alebo nájde útočisko.
rule-haven-where = Posledná figúrka, ktorá nemôže ustúpiť, ide zadarmo do najbližšieho kraja bez figúrok; do inej krajiny iba vtedy, ak v tej jej nie je žiadny voľný.

chapter-alliance = Aliancie
rule-alliance = Po dvoch vlajkách zostanú obe figúrky a obaja hráči z kraja zbierajú. Spojencami sú, kým majú nejaký kraj spoločný; odísť z neho je zadarmo.
rule-alliance-break = Ak bojujú spojenci a jeden z nich ukáže číslo, aliancia sa rozpadne: porazený musí opustiť miesto boja aj všetky spoločné kraje, v ľubovoľnom poradí, a každý ústup platí zvlášť.

chapter-growth = Stavba, Výskum, Osídľovanie, Obchod
rule-build-price = Ďalší stupeň hradu stojí toľko rudy, koľký v poradí je. Za jednu akciu pribudne jeden stupeň.
rule-castle-top = Hrad má šesť stupňov a tvoj už stojí celý.
rule-research-price = Ďalšia úroveň mágie stojí toľko many, koľká v poradí je. Jej schopnosť platí hneď a nižšie zostávajú.
rule-magic-top = Mágia má päť úrovní a ty už poznáš všetky.
rule-expand-price = Nová figúrka stojí toľko jedla, koľko ich potom budeš mať v hre: štvrtá stojí 4.
rule-expand-where = Nová figúrka sa pridá k tvojej figúrke, ktorá je vo svojom kraji sama. V podzemí si ľahne.
rule-no-supply = Figúrok máš sedem a všetky už sú v hre.
rule-trade-what-you-have = Dať môžeš iba to, čo máš.
rule-trade-for-another = Obchod mení jeden druh za iný: koľko kusov dáš, toľko dostaneš.
rule-trade-cap = Obchod, po ktorom by druhu bolo viac než deväť, možný nie je.
rule-trade-one-kind = Dávaš iba jeden druh, ibaže ti schopnosť dovoľuje viac.

chapter-abilities = Schopnosti, ktoré sa pýtajú
rule-no-robbing = Vziať niekomu surovinu namiesto akcie smie iba národ s touto schopnosťou.
rule-take-from-other = Berieš inému hráčovi pri stole.
rule-nothing-to-take = Tento hráč z toho druhu nič nemá.
rule-rearrange-now = Raz smieš svoje figúrky premiestniť, jednu po druhej; „done“ to ukončí.
rule-rearrange-where = Figúrka smie do ktoréhokoľvek kraja, kde nie je cudzia ani neutrálna figúrka, najviac dve v jednom. V podzemí si ľahne.
rule-remove-now = Raz smieš odstrániť cudziu figúrku, alebo to odmietnuť.
rule-remove-whom = Môže to byť ktorákoľvek figúrka iného hráča na mape, iba nie niečia posledná ani chránená.
rule-which-now = Keď v tom istom podzemí jedna figúrka hráča stojí a druhá leží, povie ten, kto jednu z nich berie preč, ktorú: „standing“ je tá stojaca, „lying“ tá ležiaca.

chapter-end = Koniec a bodovanie
rule-end = Ak po niektorom ťahu má niekto v hre všetkých sedem figúrok, celý hrad alebo všetkých päť úrovní mágie, začína sa záver. Hra sa končí ťahom, v ktorom na karte pribudne piaty štít.
rule-last-cycle = Päťdesiaty cyklus je posledný: hra sa skončí jeho piatym štítom, aj keď záver nikto nespustil. Toto pravidlo je naše, aby žiadna hra netrvala večne; obvyklá hra má okolo desať cyklov.
rule-points = Dostaneš 1 bod za každú figúrku mimo podzemia, 1 za každú úroveň mágie a k tomu, čo pridá piata úroveň, a body za hrad: za jeho šesť stupňov postupne 0, 1, 2, 4, 7, 10, s pozvoľnejším hradom 1, 2, 4, 6, 8, 10.
rule-capital = Hlavné mesto nedáva suroviny, ale na konci prinesie 2 body tomu, kto v ňom stojí, alebo po 1 bode dvom hráčom.
rule-ties = Pri zhode bodov rozhoduje viac figúrok v hre mimo podzemia, potom vyšší hrad, vyššia mágia a napokon viac surovín dokopy. Ak je všetko rovnaké, hráči sa o miesto delia.

chapter-seats = Dvaja a piati hráči
rule-lost-kingdom = Pri dvoch hráčoch leží uprostred tretia krajina, Stratené kráľovstvo, s neutrálnou figúrkou v každom kraji. Aliancie nie sú: pri dvoch vlajkách vyhráva obranca. Na konci je za každú porazenú neutrálnu figúrku a za každý kraj Strateného kráľovstva s tvojou figúrkou 1 bod.
rule-neutral-price = Neutrálnu figúrku porazíš, keď zaplatíš bojové číslo rovné počtu neutrálnych figúrok v hre. Kto ho nezaplatí, útočiť nesmie.
rule-five = Pri piatich hráčoch ten, kto kartu vyprázdni, nerobí nič ďalšie: žetón ide ďalej, nikto nekoná ani nezbiera.

chapter-exploration = Žetóny prieskumu
rule-exploration = Podľa dohody leží v každom kraji bez začínajúcich figúrok žetón lícom nadol. Otočí ho prvá figúrka, ktorá tam príde a zostane, prípadne až po vojne.
rule-lay-now = Pri piatich hráčoch každý položí doma tri žetóny lícom nadol.
rule-lay-at-home = Žetón príde do kraja vlastnej krajiny, kde nie sú tvoje figúrky ani iný žetón.
rule-ransom-now = Banditi: zaplať dve suroviny, alebo sa figúrka, ktorá sem prišla, vráti do zásoby. Poslednú figúrku nevezmú nikdy, tá zaplatí, čo má.
rule-ransom-price = Banditi chcú presne dve suroviny.
rule-lair-now = Kto drží dračí brloh a vyhrá vojnu, smie porazenému zbúrať stupeň hradu, alebo to odmietnuť. Porazená figúrka potom ustupuje bez jedla.
rule-shelter-where = Do kostola utečie figúrka, ktorá by sa vo vojne stratila, ak je tam iná tvoja neporazená figúrka a miesto ešte pre jednu. Kostol tým zmizne.
rule-reveal-now = Tvoje figúrky prišli k niekoľkým skrytým žetónom: urči, ktorý sa otočí ako prvý.
rule-reveal-where = Otočí sa iba skrytý žetón tam, kam práve prišla tvoja figúrka.

chapter-moves = Zápis ťahov
rule-write-regions = Kraj sa píše písmenom krajiny a svojím číslom: „a3“ je tretí kraj prvého hráča. Pri dvoch hráčoch je „c“ Stratené kráľovstvo.
rule-write-actions = „choose patrol“ volí akciu. „patrol a1-a2“, „quest a1-b3“, „stand a3“, „build“, „research“, „expand a1“ a „trade 3 food for ore“ ju vykonajú; „collect“ a „pass“ nie.
rule-write-war = „war 5“ a „flag“ nastavia kocku, „pay 2 ore 1 mana“ platí, „retreat a1-a2“ a „lose a1“ rozhodnú o porazenej figúrke, „shelter a1-b2“ ju odvedie do kostola a „haven b3“ nájde miesto pre poslednú.
rule-write-rare = „faction orcs“, „side A“, „split 3 food 1 ore 2 mana“, „start a3“ a „lay a2“ hru pripravia. „gain food“, „take mana 2“, „raise mana“, „raze“, „decline“, „swap a1-b3“, „rearrange a1-b3“, „remove b3 2“, „standing“, „lying“, „reveal b2“, „shield trade“ a „done“ odpovedajú na schopnosti a žetóny.

not-a-move = „{ $text }“ nie je ťah. Napíš „choose patrol“, „patrol a1-a2“, „quest a1-b3“, „build“, „research“, „expand a1“, „trade 3 food for ore“, „collect“, „pass“, „war 5“ alebo „flag“; ostatné nájdeš v pomocníkovi.
