### Pravidla: každý text odpovídá na otázku „proč ne?“ a je odstavcem nápovědy

chapter-goal = O co jde
rule-aim = Tvoje království roste dílek po dílku: v každém tahu jeden umístíš a vybereš si další. Kdo má na konci nejvíc bodů, vítězí.
rule-kingdom = Království začíná hradem, který stojí na jednom políčku. Každý dílek zabere dvě políčka a každá jeho půlka má vlastní druh krajiny a nejvýš tři koruny, třeba i žádnou. Hodnotu dávají krajině právě koruny.
rule-terrains = Druhů krajiny je šest: pole, les, jezero, louka, bažina a důl. Nejčastější je pole, nejvzácnější důl, ten ale mívá nejvíc korun.

chapter-setup = Před prvním kolem
rule-kings = Ve dvou má každý hráč dva krále, ve třech a ve čtyřech po jednom.
rule-dominoes = Dílků je 48 a jsou očíslované; čím vyšší číslo, tím bývá krajina lepší. Ve dvou se hraje s 24 dílky, ve třech s 36, ve čtyřech se všemi. Co je na kterém ze 48 dílků, není žádné tajemství.
rule-removed = Dílky, které nejsou potřeba, se náhodně odeberou a nikdo neví, které to jsou. Stejně tak nikdo neví, v jakém pořadí přijdou ty ostatní.
rule-row = Na každého krále ve hře připadá v řadě jeden dílek: ve třech hráčích tedy tři, ve dvou a ve čtyřech čtyři. Nejdřív se seřadí podle čísel a teprve potom se otočí krajinou nahoru.
rule-first-claims = Králové se losují po jednom. Hráč, jehož krále los určí, ho postaví na volný dílek první řady a teprve potom se losuje další. Nikdo tedy dopředu neví, kdo bude následovat, a na posledního krále zbude, co zbude. Ve dvou mohou přijít na řadu oba králové téhož hráče hned po sobě. Do království se zatím nic neumisťuje.

chapter-round = Kolo
rule-rounds = Ve třech a ve čtyřech má hra 12 kol, ve dvou šest, takže na každého vyjde 12 dílků. Výběr z první řady se za kolo nepočítá.
rule-order = Hraje se podle čísel dílků, na kterých stojí králové, od nejnižšího k nejvyššímu; kdo kde sedí, na tom nezáleží. Kdo si vezme skromnější dílek, bude příště vybírat dřív.
rule-place-first = Tah má dvě části, vždy v tomto pořadí: nejdřív umísti dílek, na kterém stojí tvůj král, a teprve potom si vyber dílek z nové řady.
rule-claim-now = Když je čas vybírat, postav krále na volný dílek v řadě. Výběr nejde vynechat, ani když se předchozí dílek musel zahodit. Vybraný dílek se umisťuje až v příštím kole.
rule-not-in-row = Vybrat si můžeš jen dílek, který leží v právě nabízené řadě.
rule-already-claimed = Na dílku smí stát jen jeden král. Vyber si dílek, na kterém ještě žádný nestojí.
rule-two-kings = Ve dvou má každý král svůj vlastní tah: umístíš dílek, na kterém stojí, a potom s ním obsadíš dílek v nové řadě. Můžeš tak být na řadě i dvakrát za sebou. Pořadí svých dvou dílků nemůžeš prohodit a nemůžeš ani nejdřív umístit oba a vybírat až potom.
rule-new-row = Další řada se vyloží, až když se vystřídají všichni králové. Vybírat se tedy dá vždycky jen z jedné řady.
rule-last-round = Z poslední řady se vybírá jako z každé jiné. V kole po ní se už dílky jen umisťují. Pak hra končí a počítají se body.

chapter-placing = Umístění dílku
rule-no-match = Aspoň jedna půlka dílku se musí stranou dotýkat hradu nebo políčka se stejnou krajinou, jakou má sama. Jeden takový dotyk stačí, všechno ostatní se lišit může. Dotyk rohem neplatí a druhá půlka téhož dílku se nepočítá.
rule-castle = K hradu se hodí každá krajina. Hrad sám žádnou krajinu ani koruny nemá, nepatří do žádné oblasti a oblasti kolem sebe nespojuje.
rule-occupied = Obě půlky musí ležet na prázdných políčkách, ne na jiném dílku ani na hradě.
rule-too-wide = Celé království i s hradem se musí vejít do 5×5 políček (v Duelu mocných do 7×7). Hrad nemusí být uprostřed, může skončit třeba v rohu.
rule-off-grid = Políčko, které je od hradu dál než čtyři sloupce nebo čtyři řádky (v Duelu mocných šest), do tvého království nikdy patřit nemůže, takže tam nejde nic umístit.
rule-must-place = Dílek, který se dá umístit, umístit musíš, i když se ti to nehodí. Zahodit ho smíš, jen když pro něj žádné místo není.
rule-discard = Dílek, který není kam umístit, se zahodí lícem nahoru. Žádné body nepřinese a nikdo jiný si ho vzít nesmí. Král, který na něm stál, vybírá jako obvykle.
rule-holes = Políčka v království mohou zůstat prázdná, i taková, která už nikdy zakrýt nepůjdou.
rule-stays = Co leží, to leží: dílky ani hrad se už nepřesouvají ani neotáčejí.

chapter-scoring = Body
rule-areas = Políčka stejné krajiny, která se dotýkají stranou, tvoří oblast. Body za oblast získáš tak, že vynásobíš počet jejích políček počtem jejích korun; bez korun tedy nepřinese nic. Oddělené oblasti téže krajiny se počítají každá zvlášť.
rule-live-score = Během hry vidíš body za oblasti, jak právě leží. Bonusy z variant se přičtou až na konci; do té doby vidíš jen to, jestli jsou ještě možné.
rule-ties = Při stejném počtu bodů, do kterého patří i bonusy, rozhoduje, kdo má největší souvislou oblast, ať na ní koruny jsou, nebo ne. Jsou-li stejné i největší oblasti, rozhoduje celkový počet korun v království. Když nerozhodne ani ten, hráči se o místo dělí: po dvou prvních následuje třetí.

chapter-variants = Varianty
rule-combining = Varianty se dají libovolně kombinovat, omezuje je jen počet hráčů. Bonusy se přičítají každému království ještě předtím, než se řeší shoda bodů a než se sečtou body ze tří her Dynastie.
rule-dynasty = Dynastie: hrají se tři hry po sobě a vítězí nejvyšší součet bodů i s bonusy. Každá hra začíná novým zamícháním dílků a novým losováním králů. Při stejném součtu se hráči o místo dělí; největší oblast ani koruny už nerozhodují.
rule-middle-kingdom = Centralizované království: 10 bodů na konci, pokud je tvůj hrad přesně uprostřed. Bereme to přísně: království se musí rozkládat na celých 5×5 políčkách (v Duelu mocných 7×7) a hrad musí stát na prostředním z nich. Prázdná políčka nevadí a zahozený dílek sám o sobě také ne. Menší království, například 5×4 nebo 3×3, bonus nedostane.
rule-harmony = Harmonie: 5 bodů na konci, pokud za celou hru nezahodíš ani jeden dílek. S prvním zahozeným dílkem o bonus přicházíš nadobro. Dílek, který zbude při Širší nabídce, se nikomu jako zahozený nepočítá.
rule-mighty-duel = Duel mocných: hraje se se všemi 48 dílky a království má 7×7 políček. Hra má 12 kol a na každého vyjde 24 dílků. Jinak platí všechno jako v obvyklé hře pro dva.
rule-duel-for-two = Duel mocných je jen pro dva hráče.
rule-wider-selection = Širší nabídka: v každé řadě, i v té první, je o jeden dílek víc, než je králů, takže má na výběr i poslední král. Dílek, který zbude, jde hned ze hry, všem na očích; pořadí hráčů nijak nemění. Ve dvou se hraje s 30 dílky v řadách po pěti, ve třech se všemi 48 v řadách po čtyřech.
rule-wider-for-two-or-three = Širší nabídka je pro dva nebo tři hráče. Pro čtyři by dílky nestačily.
rule-duel-and-wider = Duel mocných se Širší nabídkou: hraje se devět kol, v řadách po pěti dílcích, a poslední tři dílky do hry nepřijdou. Na každého vyjde 18 dílků, takže se 7×7 políček zaplnit nedá. Pro Harmonii i tady stačí nic nezahodit.
rule-snake-order = Hadí pořadí, naše vlastní varianta: pro první řadu se losuje jen jeden král. Jeho hráč vybírá jako první a čtvrtý, soupeř jako druhý a třetí. Dál je všechno jako obvykle.
rule-snake-for-two = Hadí pořadí je jen pro dva hráče, protože jen ve dvou má každý dva krále.

chapter-moves = Zápis tahů
rule-write-place = „place e4 n“ položí levou půlku dílku, tak jak leží v řadě, na políčko e4 a pravou na sever od ní. Další směry jsou e (východ), s (jih) a w (západ). Písmena jsou sloupce od západu na východ, čísla řádky od jihu na sever. Hrad stojí na e5, v Duelu mocných na g7.
rule-write-claim = „claim 12“ postaví tvého krále na dílek 12. „discard“ zahodí dílek, který není kam umístit.
rule-equal-halves = Dílek se dvěma stejnými půlkami vypadá po otočení stejně, a tak se každé jeho umístění uvádí jen jednou.

not-a-move = „{ $text }“ není tah. Napiš „place e4 n“ (levá půlka na e4, pravá na sever od ní), „claim 12“ (král na dílek 12) nebo „discard“ (když dílek není kam umístit).
