### What happened

event-duchy = { $player } rules the { duchy }.
event-dealt = { $player } is dealt cards.
event-dealt-card = { $player } is dealt { card }.
event-kept = { $player } keeps an advisor: { advisor }.
event-round = Round { $round }. { $player } starts.
event-turned-up = Laid in area { $area }: { card }.
event-top = On top of the deck now: { card }.
event-laid = { $player } lays { card } in area { $area }.
event-laid-down = { $player } lays a card face down in area { $area }.
event-picked =
    { $down ->
        [0] { $player } takes area { $area }.
        [one] { $player } takes area { $area } with { $down } hidden card.
       *[other] { $player } takes area { $area } with { $down } hidden cards.
    }
event-picked-cards =
    { $down ->
        [0] { $player } takes area { $area }: { $cards }.
        [one] { $player } takes area { $area }: { $cards }, and { $down } hidden card.
       *[other] { $player } takes area { $area }: { $cards }, and { $down } hidden cards.
    }
event-leftovers =
    { $count ->
        [one] { $count } card is left in the areas and leaves the game.
       *[other] { $count } cards are left in the areas and leave the game.
    }
event-revealed = { $player } turns up what was hidden: { $cards }.
event-spied = { $player } sends a spy into area { $area }.
event-shown = Turned up: { card }.
event-shifted = { $player } moves a card from area { $area } to the other.
event-shifted-card = { $player } moves { card } from area { $area } to the other.
event-searches = { $player } searches area { $area }.
event-removed = { $player } removes { card }.
event-looked = { $player } looks at cards from the deck.
event-looked-card = { $player } looks at a card from the deck: { card }.
event-chose = { $player } chooses { card }.
event-used = { $player } uses an advisor: { advisor }.
event-advisor-joined = { advisor } joins the court of { $player }.
event-calamities =
    { $count ->
        [one] { $count } more calamity in the duchy of { $player }.
       *[other] { $count } more calamities in the duchy of { $player }.
    }
event-threatened = { $player } is threatened: { threat } ({ $count }×).
event-vermin =
    { $count ->
        [one] { $count } vermin card comes to { $player }.
       *[other] { $count } vermin cards come to { $player }.
    }
event-lost-card = { $player } loses { card } to a shadow.
event-stolen = A thief covers a symbol that belongs to { $player }: { symbol-number }.
event-frozen = A frost giant freezes a site of { $player }: { card }.
event-secret-move = { $player } decides in secret.
event-done = { $player } is done.
event-slated = { $player } makes a site of { card }.
event-exchanged = { $player } exchanges { card }.
event-placed = { $player } places on { card }: { amount }.
event-to-laboratory = { $player } sends to the laboratory: { amount }.
event-krystallium-placed = { $player } places krystallium on { card } ({ resource }).
event-soldier-placed = { $player } sends a soldier to { card }.
event-placed-completing = { $player } places on { card }: { amount }, and completes it.
event-krystallium-placed-completing = { $player } places krystallium on { card } ({ resource }) and completes it.
event-soldier-placed-completing = { $player } sends a soldier to { card } and completes it.
event-site-discarded = { $player } discards the site { card }.
event-completed = { $player } completes { card }.
event-changed = { $player } changes five cubes from the laboratory into krystallium.
event-quest-step = { $player } does step { $step } of the quest { quest }.
event-quest-first = The reward for the last step of { quest } goes to { $player }.
event-produced = Production, { resource }: { $volumes }.
event-trains = Dominance, { resource }: { $player } trains a soldier.
event-won-soldier = Dominance, { resource }: { $player } gains a soldier.
event-beaten = { $player } beats a threat: { threat }.
event-giant-beaten = { $player } beats the frost giant under { card }.
event-giant-beaten-completing = { $player } beats the frost giant under { card } and completes it.
event-lost = The game is lost.
event-over = The game is over.
