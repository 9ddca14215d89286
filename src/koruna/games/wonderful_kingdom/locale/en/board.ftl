### The table as text

letter =
    { $resource ->
        [materials] M
        [population] P
        [gold] G
        [exploration] E
        [krystallium] K
        [soldier] S
       *[colourless] C
    }
board-legend = M materials, P population, G gold, E exploration, K krystallium, S soldier, C colourless cube. A card: cost ⇄ what it is exchanged for → what it makes, + bonus, ★ points. On a site • is a filled space and a letter an open one, * stands for a frost giant.
board-round = Round { $round } of 4
board-scenario = Scenario: { $scenario }
board-area = Area { $area }
board-empty = nothing
board-hidden = face down
board-hidden-by = face down ({ $player })
board-hand = In hand
board-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-looked = Cards looked at
board-picks = Picked
board-sites = Sites
board-completed = Completed
board-advisors = Advisors
board-used = used
board-produces = makes { $amounts }
board-covered = covered { $symbols }
board-laboratory = laboratory { $amounts }
board-laboratory-count = laboratory { $cubes } of 5
board-cubes = To place: { $amounts }
board-pieces = krystallium { $krystallium } · soldiers { $soldiers }
board-trained = a soldier in training
board-family =
    { $family ->
        [structure] structures { $count }
        [company] companies { $count }
        [masterwork] masterworks { $count }
       *[discovery] discoveries { $count }
    }
board-calamities = calamities { $count }
board-threats = threats: { $threats }
board-traps = traps { $traps }
board-spies = spies { $ready } of { $spies }
board-deck = In the deck { $deck }
board-top = on top { $card }
board-hazards = in the hazard deck { $hazards }
board-vermin = in the vermin deck { $vermin }
board-stored = cubes beside the hazard deck: { $stored }
board-quest-done = done: { $players }
board-medals = Medals: { $bronze } bronze, { $silver } silver, { $gold } gold
board-volumes = Step ({ resource }): { $volumes }
board-turn = To move: { $player }
board-deciding = Deciding: { $players }
board-over = The game is over.
board-lost = Defeat.
board-lost-both = Nobody did the last step of the quest: both lose.
board-medal = Result: { medal }
board-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
       *[other] place { $rank }
    }
