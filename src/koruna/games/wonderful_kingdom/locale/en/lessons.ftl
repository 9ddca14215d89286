### The lessons

lesson-round = One round
    .about = Share out cards, plan what to build, and let your duchy produce.
lesson-round-aim = This is your duchy. It makes cubes each round, and with them you complete cards that make more, or bring points.
lesson-round-offer = You share out cards by offering: lay one from your hand in the first area. Keep in mind that your rival picks first.
    .not = This time lay the first card face up in the first area.
lesson-round-second = And the second card in the other area. Your rival takes one area with everything in it; the other waits.
    .not = Lay this one face up in the second area, so that there is a real choice.
lesson-round-trap = Twice a round a card may lie face down: a trap. Behind its back may be a treasure, or a calamity that costs 4 points.
lesson-round-pick = Your rival has offered, so now you pick: take one of the areas with all its cards.
lesson-round-rest = So it goes on until each of you has offered and picked four times. Offer and pick as you like.
lesson-round-plan = Planning: every picked card becomes a site, or is exchanged for the cube printed on it. Make a site first.
    .not = First a site: cubes need a place to go.
lesson-round-decide = Decide about the other cards, too. Few sites that get finished are better than many that do not. Then close planning.
lesson-round-produce = Your duchy produces: materials, population, gold, exploration. Place the cubes on sites; the rest goes to the laboratory. Then close the step.
lesson-round-end = Completed cards produce from the next step on, and some bring points. After four rounds whoever has more wins.

lesson-threats = Threats
    .about = A frost giant comes: what it does, and how to get rid of it.
lesson-threats-giant = Instead of calamities threats come here. A giant rat brings vermin; a frost giant freezes one of your sites.
lesson-threats-tuck = Choose what the giant freezes. Best something that you will not finish soon anyway.
lesson-threats-frozen = A frozen site may be filled, but not completed. First the giant has to be beaten, and that costs soldiers.
lesson-threats-plan = Now plan as usual: sites or cubes for every card. Then close planning.
lesson-threats-soldiers = Soldiers are trained here: whoever makes more cubes of a kind than the other gets one, every second time.
lesson-threats-beat = After production comes combat. Pay the soldiers on a threat’s card and it is gone; a frozen site must be filled as well.

lesson-advisors = Advisors
    .about = People who help you, for soldiers.
lesson-advisors-two = With this module two advisors offer themselves to you. Each helps in one phase, once a round, and wants soldiers for it.
lesson-advisors-keep = Read what they do and keep one of them.
lesson-advisors-soldiers = You begin with two soldiers. Other advisors come with the cards; whoever picks one gets a soldier, too.
lesson-advisors-offer = Offer two cards as always. Remember that you may be giving an advisor away.
    .not = Advisors can wait; now lay your two cards.
lesson-advisors-pick = Pick an area. An advisor in it joins you at once.
    .not = Advisors can wait; now take one of the areas.
lesson-advisors-end = Advisors also bring points at the end, some of them for what others like them bring. Keep an eye on your soldiers.

lesson-quests = Quests
    .about = A story of four steps, beside everything else.
lesson-quests-story = A quest has four steps. Both of you follow the same one, each for themselves.
lesson-quests-steps = You do a step at any time, in any order: pay its whole price at once and take the reward.
lesson-quests-offer = The rest is as always. Offer two cards.
    .not = The quest can wait; now lay your two cards.
lesson-quests-pick = Pick an area, and think of what your next step costs.
    .not = The quest can wait; now take one of the areas.
lesson-quests-end = Finished steps count here, too. A quest is worth beginning early: its rewards help you all game long.

lesson-alone = Alone, to the end
    .about = The last round of a game alone.
lesson-alone-alone = You can play alone, too: two areas are filled from the deck, and you take one of them four times.
lesson-alone-last = This is the last round of a long game. In the end your points decide which medal you get.
lesson-alone-play = Finish the game: pick, plan, produce. What counts now are points, not what a card would make later.
