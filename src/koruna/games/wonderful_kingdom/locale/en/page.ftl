### The page

page-round = Round { $round } of { $rounds }
page-phase =
    { $phase ->
        [choice] Choice
        [planning] Planning
        [production] Production
        [combat] Combat
       *[end] Last chance
    }
page-advisor = Advisor, used in: { $phase }
page-advisor-used = Used this round.
page-threats-label = { $count } in the construction space. { $description }
page-site-open = Missing: { $pieces }
page-site-full = All spaces are filled
page-site-frozen = A frost giant is under it
page-site-protected = May not be discarded
page-no-duchy = Duchy
page-side = Side { $side }
page-area = Area { $area }
page-area-empty = Empty
page-area-label = Area { $area }: { $cards }
page-area-label-empty = Area { $area }: empty
page-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-face-down = Face down
page-hazard-card = Hidden hazard card
page-laid-by = Hidden card: { $player }
page-trap-here = Face down
page-trap-into = Face down in area { $area }
page-traps =
    { $traps ->
        [one] { $traps } trap left
       *[other] { $traps } traps left
    }
page-search = Search
page-search-in = Search in area { $area } and take it: remove two cards, add one of three
page-searched = Already searched this round
page-not-searched = One search left this round
page-spy-on = A spy turns up card { $place } of area { $area }
page-spies = Spies ready: { $ready } of { $spies }
page-deck = Deck
page-deck-left =
    { $cards ->
        [one] { $cards } card left in the deck
       *[other] { $cards } cards left in the deck
    }
page-hazards =
    { $cards ->
        [one] { $cards } card left in the hazard deck
       *[other] { $cards } cards left in the hazard deck
    }
page-looked = Choose one
page-hand = Your hand
page-hand-of =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
page-first-advisors = Keep one advisor
page-picks = Picked
page-picks-of = Picked cards
page-doubled =
    { $cards ->
        [one] The next exchange gives two cubes
       *[other] The next { $cards } exchanges give two cubes each
    }
page-slate = Build
page-slate-card = Build: { $card }
page-exchange = Exchange
page-exchange-card = Exchange: { $card }
page-cubes = To place
page-place-cubes =
    { $kinds ->
        [1] { $cubes ->
            [1] Click a site or the laboratory.
           *[other] Click a site or the laboratory; click a cube first to place just one.
        }
       *[other] Click a site or the laboratory. Where more than one of the cubes can go, you are asked which.
    }
page-one-cube = Place one by one: { $amount }
page-which-space = Which space?
page-space =
    { $resource ->
        [materials] A space for materials
        [population] A space for population
        [gold] A space for gold
        [exploration] A space for exploration
       *[krystallium] A space for krystallium
    }
page-which-cubes = Which five cubes?
page-change = Five for krystallium
page-change-why = Give five cubes from your laboratory, of your choice, for one krystallium
page-sites = Under construction
page-no-sites = Nothing is under construction.
page-discard = Discard
page-discard-why = Discard a site: its exchange goes to the laboratory, what lies on it is lost
page-laboratory = Laboratory: { $cubes } of 5 cubes
page-to-laboratory = Into the laboratory (cubes: { $cubes } of 5)
page-crystal = { $amount }; click to place one on a site
page-soldier = { $amount }; click to place one on a site
page-training =
    { $trained ->
        [yes] Training ground: a soldier who joins with the next dominance
       *[no] Training ground: empty
    }
page-advisors = Advisors
page-family =
    { $family ->
        [structure] Structures: { $count }, points for each: { $worth }
        [company] Companies: { $count }, points for each: { $worth }
        [masterwork] Masterworks: { $count }, points for each: { $worth }
       *[discovery] Discoveries: { $count }, points for each: { $worth }
    }
page-production = Production
page-makes = { $player }: { $cubes }
page-reward = A soldier is won
page-no-reward = It takes { $cubes } cubes to win a soldier
page-tied = A tie wins no soldier
page-leads = Dominance: { $player }
page-symbol =
    { $family ->
        [structure] Symbol of { resource } for each structure: { $count }
        [company] Symbol of { resource } for each company: { $count }
        [masterwork] Symbol of { resource } for each masterwork: { $count }
        [discovery] Symbol of { resource } for each discovery: { $count }
       *[none] Symbols of { resource }: { $count }
    }
page-symbol-covered =
    { $family ->
        [structure] Covered symbol of { resource } for each structure: { $count }
        [company] Covered symbol of { resource } for each company: { $count }
        [masterwork] Covered symbol of { resource } for each masterwork: { $count }
        [discovery] Covered symbol of { resource } for each discovery: { $count }
       *[none] Covered symbols of { resource }: { $count }
    }
page-medals = Medals
page-medal = { $medal } from { $points } points
page-scenario = scenario
page-quest = quest
page-step =
    { $last ->
        [yes] { $name }. Price: { $price }. Reward: { $reward }. { $first ->
            [yes] Needed to win; the reward is for whoever is first.
           *[no] Needed to win.
        }
       *[no] { $name }. Price: { $price }. Reward: { $reward }.
    }
page-step-done = Done by { $player }
page-points = Points
page-points-now = if the game ended now
page-points-total = Total
page-points-part =
    { $part ->
        [fixed] Cards
        [families] Families
        [extra] Quests and advisors
        [calamities] Calamities
        [threats] Threats
       *[penalty] Side A alone
    }
page-threats = Threats
page-lost = Lost
page-over = Game over
page-needed = The scenario needs this card
page-room =
    { $over ->
        [0] Open spaces on your sites: { $room }
       *[other] Open spaces on your sites: { $room }, into the laboratory: { $over }
    }

stop-steps = Every production step and combat
    .about = Closing them even when nothing can be completed, used or beaten there any more.
