### The rules: each text answers “why not?” and is a paragraph of the help

chapter-goal = What it is about
rule-aim = You lead a small people with great plans: let it grow, learn its magic, build a castle and hold good land. Whoever has the most points at the end wins.

chapter-setup = Before the first turn
rule-draft-now = Everybody has a faction. It is drawn, or, if so agreed, the players choose in turn from the starting player on.
rule-faction-taken = Each faction belongs to one player only. Choose one that nobody has.
rule-side-now = Everybody gets a territory card at random and decides which side of it is face up: A or B. This is your home.
rule-split-now = Before you settle, you choose what your people have in store.
rule-six-resources = You begin with six resources in all, split between food, ore and mana as you like. For a first game 3 food, 1 ore and 2 mana are a good start.
rule-start-now = Your first two figures go together into one region of your home.
rule-start-at-home = You settle in a land region of your own territory. A capital is allowed, and so are ruins, where the figures lie down at once.

chapter-turn = A turn
rule-choose-now = On your turn you choose one of six actions and put a shield on it. Then everybody, beginning with you, decides what to do with it.
rule-under-shield = An action with a shield on it has been used in this cycle. Choose one without a shield.
rule-cycle = The fifth shield ends the cycle. The next player first takes all shields off and then chooses from all six actions, so that one action is left out each time.
rule-shield-now = Whoever may choose an action under a shield puts the shield of the turn somewhere else.
rule-shield-on-free = The shield goes on an action that has none. That one is used up without being done.
rule-act-now = It is time for the action of this turn: do it, or take what you may take instead.
rule-active-acts = Whoever chose the action does it or does nothing. Only the others may collect.
rule-act-or-collect = Whoever did not choose the action either does it too or collects resources. It has to be one of the two, even if it brings nothing.
rule-not-chosen = You can do only the action chosen in this turn, unless an ability of yours allows another in its place.
rule-collect = Collecting brings one resource for each region with a figure of yours: food from fields, ore from mountains, mana from forests. Two figures in a region bring no more than one.
rule-single = A player with a single figure in play collects one more resource of their choice.
rule-gain-now = You get a resource of your choice: food, ore or mana.
rule-cap = Nobody has more than nine of a kind; anything beyond that is lost. So pick a kind you have room for.

chapter-moves-on-map = Patrol and Quest
rule-patrol-or-quest = A Patrol stays on its territory, a Quest leads to another one.
rule-not-adjacent = A Patrol takes one figure into a neighbouring region of the same territory. Rivers, water and cliffs cannot be crossed.
rule-rivers = For abilities that speak of water, a river counts as water too, unless agreed otherwise: regions along it are by water, and whoever may swim crosses it. Where it flows into a lake, the two are still different waters.
rule-border-regions = A Quest leads from a region at the rim of its territory to a region at the rim of any other.
rule-no-such-region = There is no such region in play. Territories have letters in the order of the players and their regions numbers from 1; on water and cliffs nobody can stand.
rule-no-figure-there = You can move only a figure of your own, from where you have one.
rule-two-figures = Never more than two figures are in a region, whatever their colours. You cannot enter a full one.
rule-last-figure = Nobody may enter a region with the last figure that a player has on the map.
rule-own-last-figure = Your own last figure on the map may not enter a region with a figure of another player.
rule-last-two = Two figures that are all a player has on the map cannot be attacked together.
rule-protected-figures = Some abilities protect a player’s figures while there are few of them: nobody may attack or remove them.
rule-safe-terrain = Some abilities forbid attacks on a player in regions of a certain kind.
rule-lying = A figure that lies in ruins cannot move before it stands up, which takes a Patrol.
rule-nobody-lies = Only a figure of yours that lies in ruins can stand up.
rule-ruins = Whoever enters ruins lies down and searches them: when collecting, a region with a searching figure gives one resource of your choice, with a figure standing there nothing. At the end all figures in ruins are lost.
rule-patrol-on = A Patrol of more than one move makes each after the one before is settled. You may go on, stand a figure up, or stop with “done”.
rule-no-hall = Only a faction with that ability has a hall to send figures to.
rule-hall-full = There is no more room in the hall.
rule-last-stays-on-map = Your last figure on the map cannot go to the hall.
rule-no-swap = Only a faction with that ability may change places with a foreign figure.
rule-swap-where = Figures change places between two regions at the rims of two territories. In the other region all figures must be of one opponent and one of them must stand; nobody’s last or protected figure takes part. With two players nobody may end up sharing a region.

chapter-war = War
rule-dial-now = Whoever enters a region with a figure of another player attacks it. Both sides set a die in secret and at the same time: a number from 1 to 11, or the flag. The dice are shown when both are set.
rule-dial-stays = Your die is set and stays as it is. Wait for the other side.
rule-number-too-high = You can set only a number that you can pay for: a mana is worth 2, an ore 1, food nothing, and discounts count. The flag costs nothing.
rule-only-flag = Against an ally whose ability demands it you can show nothing but the flag.
rule-war-result = The higher number wins; with equal numbers the defender does. A flag loses to any number. Two flags make an alliance.
rule-raise-now = After the dice are shown, some may add a resource to their number. Add it, or decline.
rule-cannot-raise = Only a kind that the ability names can be added, and only if your number can still be paid from the rest.
rule-pay-now = A price has to be paid before the game goes on.
rule-pay-exactly = Winner and loser both pay for their numbers. How is up to you, but you may not add anything the payment could do without, and there is no change. Paying nothing counts as paying with one kind.
rule-price-exactly = A price is paid exactly. An ability lets you pay any part of it with another kind, one for one.
rule-give-now = You have to give up resources of your choice.
rule-give-exactly = Whoever has to give up resources gives exactly as many as demanded, or all of them if there are fewer.
rule-take-now = You may take a resource from the winner of the war.
rule-take-from-winner = Whoever may take a resource from the winner takes a kind that the winner still has after paying.
rule-fate-now = A beaten figure has to leave: it retreats, or it goes back to the supply.
rule-not-beaten = Only figures in regions that the loser has to leave retreat or are given up.
rule-retreat-price = A retreat costs 1 food for every figure you have in play, the retreating one included.
rule-retreat-where = A figure retreats into a neighbouring region of the same territory where nobody else is and where there is room.
rule-keep-last = Your last figure on the map cannot be given up: it retreats if it can, or finds a haven.
rule-haven-where = A last figure that cannot retreat goes for nothing to the nearest region without any figure, on other territories only if none is free on its own.

chapter-alliance = Alliances
rule-alliance = After two flags both figures stay, and both players collect from the region. Players are allies as long as they share a region; leaving it costs nothing.
rule-alliance-break = If allies fight and one of them shows a number, the alliance breaks: the loser has to leave the war region and every region the two share, in any order, paying for each retreat.

chapter-growth = Build, Research, Expand, Trade
rule-build-price = The next level of the castle costs as much ore as its number. One level per action.
rule-castle-top = The castle has six levels, and yours is finished.
rule-research-price = The next level of magic costs as much mana as its number. Its ability works at once, and the lower ones stay.
rule-magic-top = Magic has five levels, and you know them all.
rule-expand-price = The new figure costs 1 food for each figure you will then have in play: the fourth one costs 4.
rule-expand-where = The new figure joins one of yours that is alone in its region. In ruins it lies down.
rule-no-supply = You have seven figures, and all of them are in play.
rule-trade-what-you-have = You can give only what you have.
rule-trade-for-another = A trade changes one kind into another: any number, for as many.
rule-trade-cap = A trade that would bring you more than nine of a kind is not possible.
rule-trade-one-kind = You give one kind only, unless an ability allows several.

chapter-abilities = Abilities that ask
rule-no-robbing = Only a faction with that ability may take something from another player instead of the action.
rule-take-from-other = You take from another player at the table.
rule-nothing-to-take = That player has nothing of this kind.
rule-rearrange-now = Once you may put your figures elsewhere, one after another; “done” ends it.
rule-rearrange-where = A figure goes to any land region where no foreign or neutral figure is, two at most. In ruins it lies down.
rule-remove-now = Once you may remove a foreign figure, or decline.
rule-remove-whom = It may be any figure of another player on the map, but nobody’s last one and none that is protected.
rule-which-now = If one figure of a player stands and another lies in the same ruins, whoever takes one of the two away says which: “standing” or “lying”.

chapter-end = The end and scoring
rule-end = When, after a turn, somebody has all seven figures in play, a complete castle or all five levels of magic, the final part begins. The game ends with the turn that puts the fifth shield on the card.
rule-last-cycle = The fiftieth cycle is the last one: the game ends with its fifth shield even if nobody has triggered the end. This rule is ours, so that no game goes on for ever; a usual game has about ten cycles.
rule-points = You get 1 point for each figure that is not in ruins, 1 for each level of magic and what the fifth level adds, and points for the castle: 0, 1, 2, 4, 7, 10 for its six levels, or 1, 2, 4, 6, 8, 10 with the flatter castle.
rule-capital = A capital yields no resources, but 2 points at the end to whoever is there, or 1 to each of two players.
rule-ties = Equal points are decided by more figures in play outside of ruins, then a higher castle, then higher magic, then more resources in all. If all of that is equal, the place is shared.

chapter-seats = Two and five players
rule-lost-kingdom = With two players a third territory lies in the middle, the Lost Kingdom, with a neutral figure in every region. There are no alliances: with two flags the defender wins. At the end each neutral figure you have beaten and each region of the Lost Kingdom with a figure of yours is a point.
rule-neutral-price = A neutral figure is beaten by paying a war number equal to all neutral figures in play. Whoever cannot pay it may not attack.
rule-five = With five players, whoever clears the card does nothing else: nobody acts, nobody collects, and it is the next player’s turn.

chapter-exploration = Exploration tokens
rule-exploration = If so agreed, a token lies face down in every region without starting figures. It is turned up by the first figure that comes there and stays, after a war if there is one.
rule-lay-now = With five players everybody lays three tokens face down at home.
rule-lay-at-home = A token goes to a region of your own territory that has neither your figures nor another token.
rule-ransom-now = Bandits: pay two resources, or the figure that came there goes back to the supply. A last figure is never taken and pays what it has.
rule-ransom-price = The bandits want exactly two resources.
rule-lair-now = Whoever holds the dragon’s lair and wins a war may knock a level off the loser’s castle, or decline. The beaten figure then retreats without food.
rule-shelter-where = A figure that would be lost in war may flee into a church where you have another figure that was not beaten, if there is room for one more. The church is then gone.
rule-reveal-now = Your figures have come to several hidden tokens: say which is turned up first.
rule-reveal-where = Only a hidden token where a figure of yours has just arrived is turned up.

chapter-moves = Writing moves
rule-write-regions = A region is the letter of its territory and its number: “a3” is the third region of the first player. With two players “c” is the Lost Kingdom.
rule-write-actions = “choose patrol” chooses an action. “patrol a1-a2”, “quest a1-b3”, “stand a3”, “build”, “research”, “expand a1” and “trade 3 food for ore” do it; “collect” and “pass” do not.
rule-write-war = “war 5” and “flag” set the die, “pay 2 ore 1 mana” pays, “retreat a1-a2” and “lose a1” decide about a beaten figure, “shelter a1-b2” takes it to a church and “haven b3” finds a place for the last one.
rule-write-rare = “faction orcs”, “side A”, “split 3 food 1 ore 2 mana”, “start a3” and “lay a2” prepare the game. “gain food”, “take mana 2”, “raise mana”, “raze”, “decline”, “swap a1-b3”, “rearrange a1-b3”, “remove b3 2”, “standing”, “lying”, “reveal b2”, “shield trade” and “done” answer abilities and tokens.

not-a-move = “{ $text }” is not a move. Write “choose patrol”, “patrol a1-a2”, “quest a1-b3”, “build”, “research”, “expand a1”, “trade 3 food for ore”, “collect”, “pass”, “war 5” or “flag”; the help lists the others.
