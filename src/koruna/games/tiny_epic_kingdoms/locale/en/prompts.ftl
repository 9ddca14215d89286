### What to do now

prompt-over = The game is over.
prompt-draft = Choose a faction.
    .why = Each faction has a magic of its own that grows with research.
prompt-side = Choose the side of your territory card.
    .why = This land is your home; the terrain decides what you can collect there.
prompt-split = Split six resources between food, ore and mana.
    .why = Food buys figures, ore builds the castle, mana pays for magic.
prompt-start = Choose the region of your first two figures.
    .why = Both start together, in a region of your own land.
prompt-lay = Lay a token face down at home.
    .why = Whoever enters the region turns it up.
prompt-select = Choose the action of this turn.
    .why = Your shield covers it until the cycle ends. The others may do it too, or collect.
prompt-shield = Put the shield on an action that has none.
    .why = That action is spent although nobody carried it out.
prompt-offer-active = Carry out the { action } action, or do nothing.
    .why = You chose this action; collecting is for the others.
prompt-offer = Carry out the { action } action too, or collect resources.
    .why = Collecting gives you the resource of each region where you have a figure.
prompt-offer-active-only = You cannot carry out the { action } action now, so there is nothing to do.
    .why = You chose this action; collecting is for the others.
prompt-offer-only = You cannot carry out the { action } action now, so collect resources.
    .why = Collecting gives you the resource of each region where you have a figure.
prompt-patrol = Make a further move of your Patrol, or stop.
    .why = Your magic lets this Patrol go on.
prompt-dial = Set your die in secret, at most { $most }, or the flag.
    .why =
        { $alliance ->
            [0] The higher number wins and both sides pay. With two flags the defender wins.
           *[1] The higher number wins and both sides pay. Two flags make an alliance.
        }
prompt-dial-flag = You can pay for nothing but the flag. Set it; it is free.
    .why =
        { $alliance ->
            [0] The flag loses to every number; with two flags the defender wins.
           *[1] The flag loses to every number; two flags make an alliance.
        }
prompt-raise = Add to your number, or decline.
    .why = Both numbers are known now; your magic lets you add to yours.
prompt-pay-war = Pay for your war number, { $number }.
    .why = Mana counts 2, ore 1. The winner pays and the loser pays too.
prompt-pay = Choose how you pay the price of { $amount }.
    .why = Your magic lets you pay with other resources, one for one.
prompt-gain = Pick a resource.
    .why = More than nine of a kind cannot be kept.
prompt-give = Choose what to give up; you have to give { $amount }.
    .why = Whoever has less gives up everything.
prompt-take = Take a resource from the winner.
    .why = You may take what the winner has left after paying.
prompt-lair = Knock a level off the loser’s castle, or decline.
    .why = Your dragon makes it possible.
prompt-fate =
    { $price ->
        [0] Your beaten figure has to leave; its retreat is free.
       *[other] Your beaten figure has to leave; a retreat costs { $price } food.
    }
    .why =
        { $price ->
            [0] A figure that you give up goes back to your supply.
           *[other] Retreating costs 1 food for each figure you have in play; giving it up costs nothing.
        }
prompt-haven = Your last figure finds shelter; choose its region.
    .why = The last figure on the map is never lost.
prompt-ransom = Bandits! Pay two resources or lose the figure.
    .why = They wait where your figure has come.
prompt-reveal = Which token is turned up first?
    .why = Both lie where your figure has come.
prompt-rearrange = Put your figures elsewhere, or finish.
    .why = Your magic lets you put them in other regions for free.
prompt-remove = Remove a foreign figure, or decline.
    .why = Your magic makes it possible. It goes back to its owner’s supply.
prompt-which =
    { $own ->
        [0] Which figure do you remove from { $region }?
       *[1] Which figure do you take from { $region }?
    }
    .why = One of the two stands, the other lies and searches the ruins.
