### Kresby v pravidlech

gallery-resources = Kostky, krystallium a vojáci
gallery-families = Čtyři rodiny
gallery-duchies = Vévodství po dvou stranách: co vyrábějí, s čím začínají a zač přinášejí body
gallery-duchy = { duchy } { $side }
gallery-trap = Past: s ní lze kartu položit lícem dolů
gallery-back = Karta, kterou první hráč položil lícem dolů
gallery-treasures = Poklady
gallery-threats = Hrozby
gallery-advisors = Rádci
gallery-quests = Desky poslání pro dva hráče
gallery-spy = Zvěd
gallery-scenarios = Scénáře, každý s kartou, o kterou v něm jde
gallery-scenario = { scenario }: { scenario-story }
gallery-family =
    { $family ->
        [structure] Budovy
        [company] Družiny
        [masterwork] Veledíla
       *[discovery] Objevy
    }

example-offer-now = První hráč dělá první nabídku: dvě z těchto osmi karet přijdou do oblastí, obě do jedné, nebo do každé jedna. S dvěma pastmi smí kterákoli z nich ležet lícem dolů.
example-pick-now = První hráč si vezme všechno z jedné oblasti: z první jedinou kartu, z druhé jich pět, z toho dvě leží lícem dolů a dvě jsou hrozby.
example-produce-now = Vyrábí se materiál a první hráč má v ruce ještě jednu jeho kostku. Ta přijde na staveniště, kde má materiál volné místo, nebo do laboratoře; teprve potom lze krok uzavřít.
