### Čo teraz robiť

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
prompt-trade-gold = Verbuj, stavaj a meň pechotu. Máš { gold-gain }.
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
