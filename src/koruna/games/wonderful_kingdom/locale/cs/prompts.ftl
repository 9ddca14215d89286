### Co teď dělat

prompt-over = Hra je u konce.
prompt-keep = Vyber, kterého rádce si necháš.
    .why = Rádce ti pomůže nejvýš jednou za kolo a platí se mu vojáky.
prompt-offer = Vylož do oblastí první kartu své nabídky.
    .why = Nabídku tvoří dvě karty a soupeř si pak vezme celou oblast. Karta lícem dolů stojí past.
prompt-offer-second = Vylož druhou kartu své nabídky.
    .why = Smí ležet ve stejné oblasti, nebo v té druhé.
prompt-pick = Vezmi jednu z oblastí.
    .why = Bereš všechny karty v ní, i zakryté a škodlivé.
prompt-pick-alone = Vezmi jednu z oblastí; výběr { $pick } ze 4.
    .why = Bereš všechny karty v ní, i zakryté a škodlivé.
prompt-flip = Odkryj zakrytou kartu v oblasti.
    .why = Zůstane, kde je, jen už lícem nahoru.
prompt-flip-more = Odkryj další zakrytou kartu, nebo skonči.
    .why = Každá zůstane, kde je, jen už lícem nahoru.
prompt-shift = Vyber kartu, která přejde do druhé oblasti.
    .why = Zakrytá karta zůstane zakrytá.
prompt-choose = Vyber si jednu z prohlížených karet.
    .why = Ostatní se odhodí.
prompt-remove = Odstraň z oblasti otevřenou kartu (ještě { $count }×).
    .why = Odstraněné karty odejdou ze hry.
prompt-lose = Vyber kartu, kterou ti vezme stín.
    .why = Každý stín bere jednu z karet vybraných v tomto kole.
prompt-cover = Vyber symbol, který zakryje zloděj.
    .why = Zakrytý symbol nic nedá, dokud zloděje neporazíš.
prompt-tuck = Vyber, co zmrazí ledový obr.
    .why = Co je zmrazené, jde vyplňovat, ale dokončit až po porážce obra.
prompt-declare = Má před porovnáním ({ resource }) promluvit herold?
    .why = Tvoje produkce se při porovnání počítá vyšší, kostek ale nepřibude.
prompt-plan =
    { $cards ->
        [one] Rozhodni o { $cards } vybrané kartě: stavět, nebo směnit.
        [few] Rozhodni o { $cards } vybraných kartách: stavět, nebo směnit.
       *[other] Rozhodni o { $cards } vybraných kartách: stavět, nebo směnit.
    }
    .why = Karta na stavbu čeká na kostky; směněná dá svou kostku hned.
prompt-plan-cubes = Umísti kostky ze směny na staveniště nebo do laboratoře.
    .why = Pět kostek v laboratoři dá jedno krystallium.
prompt-plan-done = Uzavři plánování, nebo udělej ještě volnou akci.
    .why = Potom přijde produkce: materiál, populace, zlato, průzkum.
prompt-produce = Umísti, co vévodství vyprodukovalo: { amount }.
    .why =
        { $seats ->
            [1] Kostky si nejde nechat: patří na staveniště, nebo do laboratoře. Kdo vyprodukuje dost, má převahu.
           *[other] Kostky si nejde nechat: patří na staveniště, nebo do laboratoře. Kdo vyprodukuje víc, má převahu.
        }
prompt-produce-done = Uzavři krok ({ resource }), nebo udělej ještě volnou akci.
    .why = Uzavřený krok už se znovu neotevře.
prompt-combat = Poraz hrozby, na které máš vojáky, nebo souboj uzavři.
    .why = Co neporazíš do konce hry, bude stát body.
prompt-final = Poslední volné akce před sčítáním bodů.
    .why = Co ještě vyplníš nebo splníš, počítá se.
