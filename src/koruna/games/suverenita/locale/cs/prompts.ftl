### Co teď dělat

prompt-over = Hra je u konce.
prompt-village = Založ vesnici na volné zemi.
    .why = Vesnice drží pole, platí daně a dodává jednotky. U pobřeží mohou být lodě.
prompt-relocate = Smíš přestěhovat jednu ze svých vesnic.
    .why = Je to naposled: od teď už vesnice zůstanou, kde jsou.
prompt-parts = Rozmísti na své vesnice, s čím začínáš, nebo přijmi návrh.
    .why = Dokud nejsou hotovi všichni, nikdo výběr ostatních nevidí.
prompt-units = Táhni jednotkami: vyber skupinu a potom, kam půjde.
    .why = Jednotka táhne v období jednou. Kde se potkají nepřátelé, může být bitva.
prompt-ride = Tvoje jezdectvo smí jet ještě o pole dál.
    .why = Kromě obvyklého tahu smí jezdectvo jet o jedno pole po souši.
prompt-herds = Přežeň stáda a převez zboží mezi svými poli.
    .why = Cestují tak daleko, kam sahá tvoje propojená země.
prompt-retreat = Jednotky, které ještě netáhly, smějí ustoupit do osady nebo na loď.
    .why = Je to poslední pohyb před bitvami.
prompt-attrition =
    { $left ->
        [one] Neutrální země na poli { $field } si bere { $left } tvou jednotku: vyber kterou.
        [few] Neutrální země na poli { $field } si bere { $left } tvoje jednotky: vyber které.
       *[other] Neutrální země na poli { $field } si bere { $left } tvých jednotek: vyber které.
    }
    .why = Každé období na neutrální zemi stojí čtvrtinu tamních jednotek, zaokrouhleno nahoru.
prompt-withdraw = Stáhni jednotky a stáda za hradby, nebo udělej výpad.
    .why = Za hradbami jsou jednotky v bitvě v bezpečí, osada je ale obklíčená.
prompt-withdraw-gold = Stáhni jednotky za hradby, nebo udělej výpad.
    .why = Za hradbami jsou jednotky v bitvě v bezpečí, osada je ale obklíčená.
prompt-fight = Chceš bojovat na poli { $field }?
    .why = Vítěz získá 1 vítězný bod, poražený nebo ten, kdo uteče, 1 ztratí.
prompt-charge = Steč na poli { $field }? Jezdectvo udeří první, ale štíty proti němu platí dvakrát.
    .why = Rozhoduje se tajně. Kdo vyrazí do steče, v tomto kole už nehází.
prompt-convert = Proměň dvojice mečů ve štíty, nebo si je ulož.
    .why = Dva meče dají jeden štít teď, nebo jeden meč do příštího kola.
prompt-hit =
    { $left ->
        [one] Na poli { $field } máš ještě { $left } meč: vyber, koho zasáhne.
        [few] Na poli { $field } máš ještě { $left } meče: vyber, koho zasáhnou.
       *[other] Na poli { $field } máš ještě { $left } mečů: vyber, koho zasáhnou.
    }
    .why = Každý meč prolomí štít, nebo ubere život.
prompt-yield =
    { $left ->
        [one] Na poli { $field } tě zasahuje ještě { $left } meč: vyber, koho ztratíš.
        [few] Na poli { $field } tě zasahují ještě { $left } meče: vyber, koho ztratíš.
       *[other] Na poli { $field } tě zasahuje ještě { $left } mečů: vyber, koho ztratíš.
    }
    .why = Ve své zadní řadě si vybíráš, koho ztratíš.
prompt-spill = Lodě na poli { $field } vezou o { $left } víc, než unesou: vyber, koho ztratíš.
    .why = Přepravní loď unese 3: pěchota zabere 1, jezdectvo 2.
prompt-flee =
    { $fallen ->
        [1] Osada na poli { $field } padla: vyber, kam tvoje lodě vyplují.
       *[0] Z pole { $field } smíš uniknout: vyber, kdo a kam uteče.
    }
    .why = Kdo uteče, ztratí 1 vítězný bod, ale zachrání ty, kdo se dostanou pryč.
prompt-assault = Zaútočíš na hradby na poli { $field }?
    .why = Meče jednoho kola musí stačit na celé hradby, jinak jsou zase celé.
prompt-storm = Pokračuješ v útoku na hradby na poli { $field }?
    .why = Přestat smíš po každém kole; v dalším období jsou hradby zase celé.
prompt-fall =
    { $what ->
        [harbour] A přístav na poli { $field }: zničit ho, nebo z něj udělat svůj dok?
       *[city] Město na poli { $field } padlo: zničit ho, nebo z něj udělat svou vesnici?
    }
    .why = Zničení přinese zlato, ponechání vlastní osadu.
prompt-plunder = Smíš plenit pole, která drží tvoje jednotky, a brát nebo ničit, co na nich je.
    .why = Vypleněná země neplatí daně a nejde na ní verbovat, dokud se neobnoví.
prompt-plunder-gold = Můžeš plenit pole, která drží tvoje jednotky, nebo odstranit opuštěná staveniště.
    .why = Vypleněná země neplatí daně a nejde na ní verbovat, dokud se neobnoví.
prompt-merit = Vyber, kdo postoupí za zničené nepřátele.
    .why = Kdo postoupí, bojuje od teď lépe.
prompt-revolt = Smíš se vzbouřit proti svému pánovi, nebo propustit vazala.
    .why = Bez smlouvy jste zase nepřátelé.
prompt-offer = Smíš nabídnout smlouvu.
    .why = Partneři ve smlouvě spolu nebojují.
prompt-answer = Odpověz na nabídku.
    .why = Kdo podepíše, je smlouvou vázán, dokud trvá.
prompt-trade = Obchoduj, verbuj, cvič a stav. Máš { gold-gain }.
    .why = Utrať, kolik chceš: zlato, které zbude, ti zůstane.
prompt-trade-gold = Verbuj, stav a měň pěchotu. Máš { gold-gain }.
    .why = Utrať, kolik chceš: zlato, které zbude, ti zůstane.
prompt-corsair =
    { $left ->
        [1] Vyber moře, na kterém budou číhat { corsairs }.
       *[other] Vyber moře, na kterém budou číhat { corsairs } (zbývá umístit: { $left }).
    }
    .why = Zůstanou tam a číhají na lodě.
corsairs =
    { $level ->
        [experienced] tvoji zkušení korzáři
        [veteran] tvoji korzárští veteráni
        [elite] tvoji elitní korzáři
       *[standard] tvoji korzáři
    }
prompt-young = Vyber, kde se budou pást mláďata.
    .why = Na jaře mají stáda mláďata; pole uživí nejvýš dvě stáda.
prompt-sow = Osej svá pole.
    .why = Co zaseješ, na podzim sklidíš.
prompt-harvest = Svez úrodu.
    .why = Na co není v zásobě místo, propadne.
prompt-feed = Nakrm svou říši.
    .why = Kdo se v zimě nenají, je ztracen.
prompt-feed-gold = Na výdaje všech tvoje zlato nestačí: přijmi návrh, nebo vyber, koho oželíš.
    .why = Co se v zimě nezaplatí, je ztraceno.
prompt-surrender =
    { $mode ->
        [first_game]
            { $what ->
                [city] Výdaje města na poli { $field } nikdo nezaplatil. Dáš na ně zlato ({ $left }) a vezmeš si ho?
               *[village] Výdaje vesnice na poli { $field } nikdo nezaplatil. Dáš na ně zlato ({ $left }) a vezmeš si ji?
            }
       *[other]
            { $what ->
                [city] Město na poli { $field } hladoví. Dáš mu jídlo ({ $left }) a vezmeš si ho?
               *[village] Vesnice na poli { $field } hladoví. Dáš jí jídlo ({ $left }) a vezmeš si ji?
            }
    }
    .why = Kdo se o osadu postará, má ji jako dobytou; jinak zanikne.
prompt-announce = Smíš oznámit vítězství.
    .why = Vydrží-li to do konce příštího období, vyhráváš.
prompt-room =
    { $left ->
        [one] Stádo z hradeb na poli { $field } nemá venku místo: vyber, kam půjde.
        [few] { $left } stáda z hradeb na poli { $field } nemají venku místo: vyber, kam půjdou.
       *[other] { $left } stád z hradeb na poli { $field } nemá venku místo: vyber, kam půjdou.
    }
    .why = Půjde na sousední pole, které ovládáš.
