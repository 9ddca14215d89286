### Pravidla: každý text odpovídá na „proč ne?“ a je odstavcem nápovědy

chapter-goal = O co jde
rule-aim = Vedeš malý národ s velkými plány: rozmnožuješ ho, učíš se jeho magii, stavíš hrad a držíš dobré kraje. Vítězí, kdo má na konci nejvíc bodů.

chapter-setup = Před prvním tahem
rule-draft-now = Každý hraje za jeden národ. Určí ho los, nebo si podle domluvy hráči vybírají po řadě od začínajícího.
rule-faction-taken = Každý národ patří jen jednomu hráči. Vyber si takový, který ještě nikdo nemá.
rule-side-now = Každý dostane náhodnou kartu země a rozhodne, kterou stranou ji položí nahoru: A, nebo B. To je jeho domov.
rule-split-now = Než se usadíš, vyber, co má tvůj národ ve skladu.
rule-six-resources = Začínáš celkem se šesti zdroji, které rozdělíš mezi jídlo, rudu a manu, jak chceš. Pro první hru se hodí 3 jídla, 1 ruda a 2 many.
rule-start-now = První dvě figurky postavíš spolu do jednoho kraje svého domova.
rule-start-at-home = Usazuješ se v kraji vlastní země. Smí to být i hlavní město nebo podzemí, kde si figurky hned lehnou.

chapter-turn = Tah
rule-choose-now = Ve svém tahu zvolíš jednu ze šesti akcí a položíš na ni štít. Potom se každý po řadě od tebe rozhodne, co s ní udělá.
rule-under-shield = Akce se štítem už byla v tomto cyklu zvolena. Vyber volnou.
rule-cycle = Pátý štít cyklus uzavře. Další hráč nejdřív všechny štíty odstraní a pak volí ze všech šesti akcí, takže pokaždé jedna akce vypadne.
rule-shield-now = Kdo smí zvolit akci pod štítem, položí štít tohoto tahu jinam.
rule-shield-on-free = Štít přijde na akci, na které žádný neleží. Ta je tím vyčerpaná, aniž by ji kdo provedl.
rule-act-now = Teď je na řadě akce tohoto tahu: proveď ji, nebo využij to, co smíš místo ní.
rule-active-acts = Kdo akci zvolil, ten ji provede, nebo neudělá nic. Sbírat zdroje smějí jen ostatní.
rule-act-or-collect = Kdo akci nezvolil, buď ji provede také, nebo sbírá zdroje. Jedno z toho udělat musí, i kdyby nic nezískal.
rule-not-chosen = Provést můžeš jen akci zvolenou v tomto tahu, ledaže ti schopnost dovoluje místo ní jinou.
rule-collect = Při sběru dostaneš jeden zdroj za každý kraj se svou figurkou: jídlo z polí, rudu z hor, manu z lesů. Dvě figurky v kraji nepřinesou víc než jedna.
rule-single = Hráč s jedinou figurkou ve hře dostane při sběru navíc jeden zdroj podle vlastního výběru.
rule-gain-now = Dostáváš zdroj podle vlastního výběru: jídlo, rudu, nebo manu.
rule-cap = Od žádného druhu nemůže mít nikdo víc než devět; co přebývá, propadne. Vyber si druh, na který máš místo.

chapter-moves-on-map = Hlídka a Výprava
rule-patrol-or-quest = Hlídka zůstává ve své zemi, Výprava vede do jiné.
rule-not-adjacent = Hlídka přesune jednu figurku do sousedního kraje téže země. Řeky, vodu ani útesy překročit nejde.
rule-rivers = Pro schopnosti, které mluví o vodě, je vodou i řeka, není-li domluveno jinak: kraje podél ní leží u vody a kdo smí plavat, přeplave ji. Vlévá-li se do jezera, jsou to pořád dvě různé vody.
rule-border-regions = Výprava vede z kraje na okraji jedné země do kraje na okraji kterékoli jiné.
rule-no-such-region = Takový kraj ve hře není. Země mají písmena podle pořadí hráčů a jejich kraje čísla od 1; na vodě a na útesech nikdo stát nemůže.
rule-no-figure-there = Pohnout můžeš jen vlastní figurkou, a to z kraje, kde nějakou máš.
rule-two-figures = V kraji nikdy není víc než dvě figurky, ať mají jakoukoli barvu. Do plného kraje vstoupit nejde.
rule-last-figure = Nikdo nesmí vstoupit do kraje, kde má hráč svou poslední figurku na mapě.
rule-own-last-figure = Tvoje vlastní poslední figurka na mapě nesmí vstoupit do kraje s figurkou jiného hráče.
rule-last-two = Dvě figurky, které jsou všechno, co hráč na mapě má, nelze napadnout najednou.
rule-protected-figures = Některé schopnosti chrání figurky hráče, dokud jich je málo: nikdo je nesmí napadnout ani odstranit.
rule-safe-terrain = Některé schopnosti zakazují útočit na hráče v krajích určitého druhu.
rule-lying = Figurka ležící v podzemí se nemůže hýbat, dokud nevstane, a na to padne jedna Hlídka.
rule-nobody-lies = Vstát může jen tvoje figurka, která leží v podzemí.
rule-ruins = Kdo vstoupí do podzemí, lehne si a prohledává ho: při sběru dá kraj s hledající figurkou jeden zdroj podle výběru, stojící figurka nic. Na konci jsou všechny figurky v podzemí ztracené.
rule-patrol-on = Má-li Hlídka víc než jeden pohyb, každý následuje, až se předchozí vyřeší. Můžeš pokračovat, postavit figurku, nebo skončit slovem „done“.
rule-no-hall = Síň, do které se dají odvést figurky, má jen národ s touto schopností.
rule-hall-full = V síni už není místo.
rule-last-stays-on-map = Poslední figurka na mapě do síně odejít nemůže.
rule-no-swap = Vyměnit si místo s cizí figurkou smí jen národ s touto schopností.
rule-swap-where = Figurky si mění místo mezi dvěma kraji na okraji dvou zemí. V druhém kraji smějí být jen figurky jednoho soupeře a jedna z nich musí stát; ničí poslední ani chráněná figurka se nevyměňuje. Ve dvou hráčích po výměně nesmí zůstat v jednom kraji dva hráči.

chapter-war = Válka
rule-dial-now = Kdo vstoupí do kraje s figurkou jiného hráče, útočí na ni. Obě strany tajně a zároveň nastaví kostku: číslo od 1 do 11, nebo vlajku. Kostky se ukážou, až jsou nastavené obě.
rule-dial-stays = Tvoje kostka je nastavená a už se nemění. Počkej na druhou stranu.
rule-number-too-high = Nastavit můžeš jen číslo, které dokážeš zaplatit: mana má hodnotu 2, ruda 1, jídlo 0 a slevy se počítají. Vlajka nestojí nic.
rule-only-flag = Proti spojenci, jehož schopnost to žádá, můžeš ukázat jedině vlajku.
rule-war-result = Vyhrává vyšší číslo, při shodě obránce. Vlajka prohrává s každým číslem. Dvě vlajky znamenají alianci.
rule-raise-now = Po odhalení kostek smí někdo ke svému číslu přidat zdroj. Přidej ho, nebo odmítni.
rule-cannot-raise = Přidat jde jen druh, který schopnost jmenuje, a jen když ze zbytku ještě zaplatíš své číslo.
rule-pay-now = Než hra půjde dál, je třeba zaplatit.
rule-pay-exactly = Za své číslo platí vítěz i poražený. Čím, je na tobě, ale žádná menší část platby nesmí stačit a nazpět se nevrací. Kdo neplatí nic, jako by platil jedním druhem.
rule-price-exactly = Cena se platí přesně. Díky schopnosti smíš kteroukoli její část zaplatit jiným druhem, kus za kus.
rule-give-now = Musíš odevzdat zdroje podle vlastního výběru.
rule-give-exactly = Kdo má odevzdat zdroje, odevzdá přesně tolik, kolik se žádá, nebo všechny, má-li jich méně.
rule-take-now = Bereš zdroj vítězi války.
rule-take-from-winner = Kdo smí vzít zdroj vítězi, bere druh, který vítězi po zaplacení ještě zbyl.
rule-fate-now = Poražená figurka musí pryč: ustoupí, nebo se vrátí do zásoby.
rule-not-beaten = Jde jen o figurky v krajích, které musí poražený opustit.
rule-retreat-price = Ústup stojí 1 jídlo za každou figurku, kterou máš ve hře, včetně té ustupující.
rule-retreat-where = Figurka ustupuje do sousedního kraje téže země, kde není nikdo cizí a kde je místo.
rule-keep-last = Poslední figurky na mapě se vzdát nelze: ustoupí, jestli může, nebo najde útočiště.
rule-haven-where = Poslední figurka, která nemůže ustoupit, jde zdarma do nejbližšího kraje bez figurek; do jiné země jen tehdy, není-li v té její žádný volný.

chapter-alliance = Aliance
rule-alliance = Po dvou vlajkách zůstanou obě figurky a oba hráči z kraje sbírají. Spojenci jsou, dokud mají nějaký kraj společný; odejít z něj je zdarma.
rule-alliance-break = Bojují-li spojenci a jeden z nich ukáže číslo, aliance se rozpadne: poražený musí opustit místo boje i všechny společné kraje, v libovolném pořadí, a každý ústup platí zvlášť.

chapter-growth = Stavba, Výzkum, Osidlování, Obchod
rule-build-price = Další stupeň hradu stojí tolik rudy, kolikátý je. Za jednu akci přibude jeden stupeň.
rule-castle-top = Hrad má šest stupňů a tvůj už stojí celý.
rule-research-price = Další úroveň magie stojí tolik many, kolikátá je. Její schopnost platí hned a nižší zůstávají.
rule-magic-top = Magie má pět úrovní a ty už znáš všechny.
rule-expand-price = Nová figurka stojí tolik jídla, kolik jich pak budeš mít ve hře: čtvrtá stojí 4.
rule-expand-where = Nová figurka se přidá k tvé figurce, která je ve svém kraji sama. V podzemí si lehne.
rule-no-supply = Figurek máš sedm a všechny už jsou ve hře.
rule-trade-what-you-have = Dát můžeš jen to, co máš.
rule-trade-for-another = Obchod mění jeden druh za jiný: kolik kusů dáš, tolik dostaneš.
rule-trade-cap = Obchod, po kterém by druhu bylo víc než devět, možný není.
rule-trade-one-kind = Dáváš jen jeden druh, ledaže ti schopnost dovoluje víc.

chapter-abilities = Schopnosti, které se ptají
rule-no-robbing = Vzít někomu zdroj místo akce smí jen národ s touto schopností.
rule-take-from-other = Bereš jinému hráči u stolu.
rule-nothing-to-take = Tento hráč od toho druhu nic nemá.
rule-rearrange-now = Jednou smíš své figurky přemístit, jednu po druhé; „done“ to ukončí.
rule-rearrange-where = Figurka smí do kteréhokoli kraje, kde není cizí ani neutrální figurka, nejvýš dvě v jednom. V podzemí si lehne.
rule-remove-now = Jednou smíš odstranit cizí figurku, nebo to odmítnout.
rule-remove-whom = Může to být kterákoli figurka jiného hráče na mapě, jen ne něčí poslední ani chráněná.
rule-which-now = Když v témže podzemí jedna figurka hráče stojí a druhá leží, řekne ten, kdo jednu z nich bere pryč, kterou: „standing“ je ta stojící, „lying“ ta ležící.

chapter-end = Konec a bodování
rule-end = Má-li po některém tahu někdo ve hře všech sedm figurek, celý hrad nebo všech pět úrovní magie, začíná závěr. Hra končí tahem, ve kterém na kartě přibude pátý štít.
rule-last-cycle = Padesátý cyklus je poslední: hra skončí jeho pátým štítem, i když závěr nikdo nespustil. Toto pravidlo je naše, aby žádná hra netrvala věčně; obvyklá hra má kolem deseti cyklů.
rule-points = Dostaneš 1 bod za každou figurku mimo podzemí, 1 za každou úroveň magie, k tomu to, co přidá pátá úroveň, a body za hrad: za jeho šest stupňů postupně 0, 1, 2, 4, 7, 10, s pozvolnějším hradem 1, 2, 4, 6, 8, 10.
rule-capital = Hlavní město nedává zdroje, ale na konci přinese 2 body tomu, kdo v něm stojí, nebo po 1 bodu dvěma hráčům.
rule-ties = Při shodě bodů rozhoduje víc figurek ve hře mimo podzemí, pak vyšší hrad, vyšší magie a nakonec víc zdrojů dohromady. Je-li všechno stejné, hráči se o místo dělí.

chapter-seats = Dva a pět hráčů
rule-lost-kingdom = Ve dvou leží uprostřed třetí země, Ztracené království, s neutrální figurkou v každém kraji. Aliance nejsou: dvě vlajky vyhrává obránce. Na konci je za každou poraženou neutrální figurku a za každý kraj Ztraceného království s tvou figurkou 1 bod.
rule-neutral-price = Neutrální figurku porazíš, když zaplatíš bojové číslo rovné počtu neutrálních figurek ve hře. Kdo je nezaplatí, útočit nesmí.
rule-five = V pěti hráčích ten, kdo kartu vyklidí, nedělá nic dalšího: žeton jde dál, nikdo nejedná ani nesbírá.

chapter-exploration = Žetony průzkumu
rule-exploration = Podle domluvy leží v každém kraji bez začínajících figurek žeton lícem dolů. Otočí ho první figurka, která tam přijde a zůstane, případně až po válce.
rule-lay-now = V pěti hráčích každý položí doma tři žetony lícem dolů.
rule-lay-at-home = Žeton přijde do kraje vlastní země, kde nejsou tvé figurky ani jiný žeton.
rule-ransom-now = Bandité: zaplať dva zdroje, nebo se figurka, která sem přišla, vrátí do zásoby. Poslední figurku nevezmou nikdy, ta zaplatí, co má.
rule-ransom-price = Bandité chtějí přesně dva zdroje.
rule-lair-now = Kdo drží dračí doupě a vyhraje válku, smí poraženému zbořit stupeň hradu, nebo to odmítnout. Poražená figurka pak ustupuje bez jídla.
rule-shelter-where = Do kostela uteče figurka, která by se ve válce ztratila, je-li tam jiná tvá neporažená figurka a místo ještě pro jednu. Kostel tím zmizí.
rule-reveal-now = Tvoje figurky přišly k několika skrytým žetonům: urči, který se otočí nejdřív.
rule-reveal-where = Otočí se jen skrytý žeton tam, kam právě přišla tvá figurka.

chapter-moves = Zápis tahů
rule-write-regions = Kraj se píše písmenem země a svým číslem: „a3“ je třetí kraj prvního hráče. Ve dvou hráčích je „c“ Ztracené království.
rule-write-actions = „choose patrol“ volí akci. „patrol a1-a2“, „quest a1-b3“, „stand a3“, „build“, „research“, „expand a1“ a „trade 3 food for ore“ ji provedou; „collect“ a „pass“ ne.
rule-write-war = „war 5“ a „flag“ nastaví kostku, „pay 2 ore 1 mana“ platí, „retreat a1-a2“ a „lose a1“ rozhodnou o poražené figurce, „shelter a1-b2“ ji odvede do kostela a „haven b3“ najde místo pro poslední.
rule-write-rare = „faction orcs“, „side A“, „split 3 food 1 ore 2 mana“, „start a3“ a „lay a2“ hru připraví. „gain food“, „take mana 2“, „raise mana“, „raze“, „decline“, „swap a1-b3“, „rearrange a1-b3“, „remove b3 2“, „standing“, „lying“, „reveal b2“, „shield trade“ a „done“ odpovídají na schopnosti a žetony.

not-a-move = „{ $text }“ není tah. Napiš „choose patrol“, „patrol a1-a2“, „quest a1-b3“, „build“, „research“, „expand a1“, „trade 3 food for ore“, „collect“, „pass“, „war 5“ nebo „flag“; ostatní najdeš v nápovědě.
