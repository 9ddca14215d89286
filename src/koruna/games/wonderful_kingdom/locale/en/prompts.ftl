### What to do now

prompt-over = The game is over.
prompt-keep = Choose which advisor to keep.
    .why = An advisor helps you at most once a round, and you pay in soldiers.
prompt-offer = Lay the first card of your offer in an area.
    .why = Two cards make an offer, then your rival takes a whole area. A card laid face down costs a trap.
prompt-offer-second = Lay the second card of your offer.
    .why = It may lie in the same area or in the other one.
prompt-pick = Take one of the areas.
    .why = You take every card in it, hidden and harmful ones too.
prompt-pick-alone = Take one of the areas; pick { $pick } of 4.
    .why = You take every card in it, hidden and harmful ones too.
prompt-flip = Turn up a hidden card in an area.
    .why = It stays where it is, face up.
prompt-flip-more = Turn up another hidden card, or stop.
    .why = Each stays where it is, face up.
prompt-shift = Choose the card that moves to the other area.
    .why = A hidden card stays hidden.
prompt-choose = Choose one of the cards you are looking at.
    .why = The others are discarded.
prompt-remove = Remove an open card from the area; { $count } to go.
    .why = Removed cards leave the game.
prompt-lose = Choose the card a shadow takes.
    .why = Each shadow takes one of the cards you picked this round.
prompt-cover = Choose the symbol a thief covers.
    .why = A covered symbol makes nothing until you beat the thief.
prompt-tuck = Choose what the frost giant freezes.
    .why = What is frozen can be filled, but not completed until you beat the giant.
prompt-declare = Should the herald speak before the comparison ({ resource })?
    .why = Your production counts higher in the comparison, but gives no more cubes.
prompt-plan =
    { $cards ->
        [one] Decide about { $cards } picked card: build or exchange.
       *[other] Decide about { $cards } picked cards: build or exchange.
    }
    .why = A card you build waits for cubes; a card you exchange gives its cube now.
prompt-plan-cubes = Place the cubes of the exchange on sites or in the laboratory.
    .why = Five cubes in the laboratory make a krystallium.
prompt-plan-done = Close planning, or take a free action first.
    .why = Production follows: materials, population, gold, exploration.
prompt-produce = Place what your duchy made: { amount }.
    .why =
        { $seats ->
            [1] Cubes cannot be kept: a site or the laboratory. If you make enough, you get dominance.
           *[other] Cubes cannot be kept: a site or the laboratory. Whoever makes more gets dominance.
        }
prompt-produce-done = Close the step ({ resource }), or take a free action first.
    .why = After closing, the step cannot be opened again.
prompt-combat = Beat the threats you have soldiers for, or close combat.
    .why = What is still standing at the end of the game costs points.
prompt-final = The last free actions before points are counted.
    .why = Whatever you can still fill or fulfil counts.
