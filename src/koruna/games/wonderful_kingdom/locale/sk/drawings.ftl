### Kresby v pravidlách

gallery-resources = Kocky, krystallium a vojaci
gallery-families = Štyri rodiny
gallery-duchies = Vojvodstvá po dvoch stranách: čo vyrábajú, s čím začínajú a za čo prinášajú body
gallery-duchy = { duchy } { $side }
gallery-trap = Pasca: s ňou možno kartu položiť lícom nadol
gallery-back = Karta, ktorú prvý hráč položil lícom nadol
gallery-treasures = Poklady
gallery-threats = Hrozby
gallery-advisors = Radcovia
gallery-quests = Dosky poslaní pre dvoch hráčov
gallery-spy = Zved
gallery-scenarios = Scenáre, každý s kartou, o ktorú v ňom ide
gallery-scenario = { scenario }: { scenario-story }
gallery-family =
    { $family ->
        [structure] Budovy
        [company] Družiny
        [masterwork] Veľdiela
       *[discovery] Objavy
    }

example-offer-now = Prvý hráč robí prvú ponuku: dve z týchto ôsmich kariet prídu do oblastí, obe do jednej, alebo do každej jedna. S dvoma pascami smie ktorákoľvek z nich ležať lícom nadol.
example-pick-now = Prvý hráč si vezme všetko z jednej oblasti: z prvej jedinú kartu, z druhej ich päť, z toho dve ležia lícom nadol a dve sú hrozby.
example-produce-now = Vyrába sa materiál a prvý hráč má v ruke ešte jednu jeho kocku. Tá príde na stavenisko, kde má materiál voľné miesto, alebo do laboratória; až potom možno krok uzavrieť.
