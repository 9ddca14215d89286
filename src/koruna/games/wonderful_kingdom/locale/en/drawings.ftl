### The drawings in the rules

gallery-resources = Cubes, krystallium and soldiers
gallery-families = The four families
gallery-duchies = The duchies, two sides each: what they make, what they begin with, what they score for
gallery-duchy = { duchy } { $side }
gallery-trap = A trap: it lets you lay a card face down
gallery-back = A card laid face down by player 1
gallery-treasures = Treasures
gallery-threats = Threats
gallery-advisors = Advisors
gallery-quests = The quest boards for two players
gallery-spy = A spy
gallery-scenarios = The scenarios, each with a card that it is about
gallery-scenario = { scenario }: { scenario-story }
gallery-family =
    { $family ->
        [structure] Structures
        [company] Companies
        [masterwork] Masterworks
       *[discovery] Discoveries
    }

example-offer-now = Player 1 makes the first offer: two of these eight cards go into the areas, both into one or one into each. With two traps either of them may lie face down.
example-pick-now = Player 1 takes everything in one area: a single card from the first, or five from the second, of which two lie face down and two are threats.
example-produce-now = Materials are being produced, and player 1 still holds one cube of them. It goes on a site with an open space for materials or into the laboratory; only then can the step be closed.
