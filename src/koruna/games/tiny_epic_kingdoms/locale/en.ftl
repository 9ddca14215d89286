### The words of Tiny Epic Kingdoms.
### The same names, attributes and variables stand in cs, sk and en.

name = Tiny Epic Kingdoms
tagline = Small peoples, great plans.
about = Everybody may use your action too. Let your people grow, build a castle, fight or make peace.
length = 30–45 min

## Kinds, actions, regions, factions and tokens

kind =
    { $kind ->
        [food] food
        [ore] ore
       *[mana] mana
    }
action =
    { $action ->
        [patrol] Patrol
        [quest] Quest
        [build] Build
        [research] Research
        [expand] Expand
       *[trade] Trade
    }
action-does =
    { $action ->
        [patrol] one figure goes to a neighbouring region of its territory
        [quest] one figure goes from the rim of its territory to the rim of another
        [build] your castle grows by a level for ore
        [research] you learn your next magic for mana
        [expand] for food a new figure joins one of yours that stands alone
       *[trade] change any number of one resource into another
    }
terrain =
    { $terrain ->
        [fields] fields
        [mountains] mountains
        [forest] forest
        [ruins] ruins
       *[capital] capital
    }
faction =
    { $faction ->
        [orcs] Orcs
        [dwarves] Dwarves
        [humans] Humans
        [halflings] Halflings
        [lizardfolk] Lizardfolk
        [goblins] Goblins
        [elves] Elves
        [undead] Undead
        [centaurs] Centaurs
        [merfolk] Merfolk
        [dark_elves] Dark Elves
        [valkyries] Valkyries
       *[satyrs] Satyrs
    }
motto =
    { $faction ->
        [orcs] Brawlers who throw even their larder into a fight.
        [dwarves] Diggers and masons whose castle grows by the hour.
        [humans] Merchants and harbour folk with full stores.
        [halflings] Good neighbours whom it does not pay to attack.
        [lizardfolk] Nimble wanderers who slip in anywhere.
        [goblins] A noisy mob, always one more than you thought.
        [elves] Sorcerers who turn everything into mana.
        [undead] Every fallen one raises another.
        [centaurs] Riders of the plains who strike from afar.
        [merfolk] The water that parts others brings them together.
        [dark_elves] Not to be driven from the woods, not afraid of two at once.
        [valkyries] They call heroes to their hall and the living from the field.
       *[satyrs] Tricksters who play to a tune of their own.
    }
territory =
    { $territory ->
        [jedlohvozd] Firwold
        [hyperborcie] Hyperbravia
        [trojzatoci] Threebays
        [vrtichvostan] Wagtailia
        [kopcolesi] Hillholt
        [pocemburg] Hitherburg
        [mezivodi] Twixtwater
        [anarchistan] Anarchistan
        [skalopoli] Cragfield
        [zmatkansko] Muddlemark
        [podutesi] Undercliff
        [parohan] Antlerhan
        [brucidol] Grumbledale
        [plebejsko] Plebeia
        [rozeklanov] Splitmoor
       *[tutenstan] Tombstan
    }
token =
    { $token ->
        [crown] Crown
        [treasure] Treasure
        [bandits] Bandits
        [dragon_lair] Dragon’s Lair
        [camp] Camp
        [stronghold] Stronghold
        [town] Town
        [church] Church
       *[blank] Blank
    }
    .about =
        { $token ->
            [crown] The finder holds it for 2 points at the end; losing a war hands it to the winner.
            [treasure] Pick 2 resources at once, alike or not.
            [bandits] Hand over 2 resources or lose the figure that walked in.
            [dragon_lair] Whoever stands here and wins a war anywhere may knock 1 level off the loser’s castle; the loser’s retreat is then free.
            [camp] The region yields 2 of its resource instead of 1.
            [stronghold] Whoever has a figure here pays 2 less for each attack.
            [town] Whoever stands here at the end gets 1 point.
            [church] If you have a figure here, another one that would be lost in war may flee here, once.
           *[blank] Nothing here.
        }
source =
    { $source ->
        [rulebook] from the rulebook
        [several] from several public sources
        [single] from one public source
       *[house] our own decision
    }
amounts =
    { $food ->
        [0] { $ore ->
            [0] { $mana ->
                [0] nothing
               *[other] { $mana } mana
            }
           *[other] { $mana ->
                [0] { $ore } ore
               *[other] { $ore } ore, { $mana } mana
            }
        }
       *[other] { $ore ->
            [0] { $mana ->
                [0] { $food } food
               *[other] { $food } food, { $mana } mana
            }
           *[other] { $mana ->
                [0] { $food } food, { $ore } ore
               *[other] { $food } food, { $ore } ore, { $mana } mana
            }
        }
    }
points =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
ability-orcs-1 = Equal war numbers are always decided in your favour.
ability-orcs-2 = Food can pay for war too, worth 1 apiece.
ability-orcs-3 = Every war comes 1 cheaper for you.
ability-orcs-4 = After the reveal you may add 1 mana and lift your number by its war value (normally 2), even past 11.
ability-orcs-5 = 2 points if no stranger stands on your home card.
ability-dwarves-1 = Whoever would build up to your castle level pays 1 ore more.
ability-dwarves-2 = Each step into mountains by Patrol or Quest earns 1 ore.
ability-dwarves-3 = You save 1 ore on every Build.
ability-dwarves-4 = While others trade you may build.
ability-dwarves-5 = 1 point if no castle is higher than yours.
ability-humans-1 = While others research you may trade.
ability-humans-2 = Each Trade of yours yields 1 more of what you bought.
ability-humans-3 = Pay for war with a single kind and save 2.
ability-humans-4 = Collecting brings 1 more food if one of yours stands by water.
ability-humans-5 = 1 point per kind of which you store at least 4.
ability-halflings-1 = Whoever answers your flag with a number discards 2 resources.
ability-halflings-2 = A new ally takes 1 resource of their choice.
ability-halflings-3 = You too take 1 resource of your choice for a new alliance.
ability-halflings-4 = Against you an ally may set only the flag; you may set a number.
ability-halflings-5 = 1 point for each region you share with someone.
ability-lizardfolk-1 = Patrol takes you to any region of the same card.
ability-lizardfolk-2 = You may use Patrol and Quest in place of each other.
ability-lizardfolk-3 = Entering a region by Patrol or Quest gives 1 of its resource.
ability-lizardfolk-4 = A Quest may swap places with a foreign figure instead of fighting it.
ability-lizardfolk-5 = 1 point for each foreign home card where you have a figure.
ability-goblins-1 = One Patrol gives you two moves.
ability-goblins-2 = A war won earns 1 resource you pick.
ability-goblins-3 = Whenever another player expands you pocket 1 food.
ability-goblins-4 = After losing a war you snatch 1 resource from the winner.
ability-goblins-5 = 2 points if nobody has more figures than you.
ability-elves-1 = A Trade may give ore and food together for mana.
ability-elves-2 = Pay for war with mana alone and save 1.
ability-elves-3 = Mana stands in for anything when you build, expand or retreat.
ability-elves-4 = Against you an opponent’s mana counts only 1 in war.
ability-elves-5 = 1 point for each player with less mana than you.
ability-undead-1 = A figure lost in war leaves you 2 food.
ability-undead-2 = Expand may be paid with mana as well.
ability-undead-3 = Whenever another player loses a figure you get 1 food.
ability-undead-4 = You may expand in place of any chosen action.
ability-undead-5 = 2 points if you outnumber everyone on some foreign home card.
ability-centaurs-1 = Defending on fields costs you 1 less in war.
ability-centaurs-2 = A new figure may also start in a free neighbouring region.
ability-centaurs-3 = Once, right away: rearrange your figures as you like.
ability-centaurs-4 = Attacking by Quest costs you 2 less in war.
ability-centaurs-5 = Three occupied fields give 1 point, five give 2.
ability-merfolk-1 = Patrol may swim across water to any of its shores.
ability-merfolk-2 = War in a region by water costs you 1 less.
ability-merfolk-3 = Swimming across water earns 1 resource you pick.
ability-merfolk-4 = You may patrol in place of any chosen action.
ability-merfolk-5 = 1 point for every three of your figures by water.
ability-dark_elves-1 = While you have 2 figures or fewer nobody may attack them.
ability-dark_elves-2 = Defending costs you 1 less in war.
ability-dark_elves-3 = You may attack two figures of one opponent; if the opponent loses, both must go.
ability-dark_elves-4 = Nobody may attack you in a forest.
ability-dark_elves-5 = Three occupied forests give 1 point, five give 2.
ability-valkyries-1 = A lost war costs you 1 less.
ability-valkyries-2 = A Quest may take a figure to your hall (3 at most), another may bring it back.
ability-valkyries-3 = Once, right away: every other player gives up 3 resources.
ability-valkyries-4 = Once, right away: remove one foreign figure, but nobody’s last.
ability-valkyries-5 = 1 point for each figure in the hall, 3 at most.
ability-satyrs-1 = Whenever any war ends in equal numbers you get 1 mana.
ability-satyrs-2 = While others trade you may take 1 resource from somebody.
ability-satyrs-3 = A region with two of your figures yields 1 more when you collect.
ability-satyrs-4 = As active player you may choose even an action under a shield.
ability-satyrs-5 = 1 point if your reaching this level is what began the final part.
overview-ability = Faction { faction }, level { $level }: { $text } ({ source })
overview-token = Token { token } ×{ $count }: { token.about } (numbers: { source })
overview-territory = Territory { territory }: layout { source }
overview-castle = Castle, level { $level }: costs { $price } ore ({ $price-source }), gives { points } ({ $points-source })
overview-flat-castle = Flatter castle, level { $level }: gives { points } ({ source })
overview-no-castle = Without a castle: { points } ({ source })
overview-magic = Magic, level { $level }: costs { $price } mana ({ source })
overview-figure = Figure { $figure }: costs { $price } food ({ source })
overview-value =
    { $value ->
        [magic-vp_per_level] Points for each level of magic: { $number } ({ source })
        [population-figures] Figures of each player: { $number } ({ source })
        [population-start] Figures at the start: { $number } ({ source })
        [population-vp_each] Points for each figure: { $number } ({ source })
        [resources-cap_each] Most of one resource: { $number } ({ source })
        [resources-start_total] Resources at the start: { $number } ({ source })
        [end-last_cycle] Cycles at the most: { $number } ({ source })
        [war-number_max] Highest war number: { $number } ({ source })
        [war-retreat_food_per_figure_in_play] Food for a retreat, for each figure in play: { $number } ({ source })
        [scoring-capital_alone] Points for a capital held alone: { $number } ({ source })
        [scoring-capital_shared_each] Points for a shared capital, each: { $number } ({ source })
        [scoring-neutral_beaten] Points for each neutral figure beaten: { $number } ({ source })
       *[scoring-lost_kingdom_region] Points for each region of the Lost Kingdom: { $number } ({ source })
    }
overview-split = Resources for a first game: { amounts } ({ source })
overview-war-value = What a resource is worth in war: food { $food }, ore { $ore }, mana { $mana } ({ source })

## Options

option-draft = Choice of Factions
    .about = The players choose their factions in turn instead of drawing them.
option-exploration = Exploration Tokens
    .about = Hidden tokens lie in the regions: treasures, bandits, a crown, a dragon’s lair and more.
option-rivers_are_water = Rivers Are Water
    .about = For abilities that speak of water, a river counts too. Without this only lakes, bays and seas do.
option-flat_castle = Flatter Castle
    .about = The levels of the castle give 1, 2, 4, 6, 8 and 10 points instead of 0, 1, 2, 4, 7 and 10.

## The rules: each text answers “why not?” and is a paragraph of the help

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

## What happens: $player is a name

event-starts = { $player } starts.
event-is-faction = { $player } leads: { faction }.
event-drew-card = { $player } gets territory card { $card }.
event-lost-kingdom = The Lost Kingdom is { territory }.
event-chose-side = { $player } makes a home in { territory }.
event-split = { $player } begins with { amounts }.
event-settled = { $player } settles in { $region }.
event-tokens-hidden = Tokens are laid face down.
event-laid-token = { $player } lays a token in { $region }.
event-no-token = No token is left for { $region }.
event-cleared = { $player } clears the action card.
event-chose = { $player } chooses: { action }.
event-shielded = { $player } puts the shield on: { action }.
event-passed = { $player } does nothing.
event-collected = { $player } collects { amounts }.
event-gained = { $player } gains { $amount } { kind }.
event-paid = { $player } pays { amounts }.
event-gave-up = { $player } gives up { amounts }.
event-took = { $player } takes { $amount } { kind }.
event-was-robbed = { $player } loses { $amount } { kind }.
event-patrolled = { $player } patrols from { $from } to { $to }.
event-quested = { $player } goes on a Quest from { $from } to { $to }.
event-from-hall = { $player } sends a figure from the hall to { $to }.
event-to-hall = { $player } takes a figure from { $from } to the hall.
event-stood-up = A figure of { $player } stands up in { $region }.
event-swapped = { $player } swaps a figure from { $from } into { $to }.
event-was-swapped = In exchange, a figure of { $player } moves from { $from } to { $to }.
event-attacked = { $player } attacks in { $region }.
event-defends = { $player } defends { $region }.
event-set-dial = { $player } has set the die.
event-showed = { $player } shows { $number }.
event-showed-flag = { $player } shows the flag.
event-raised = { $player } adds 1 { kind }: the number is now { $number }.
event-won-war = { $player } wins the war for { $region }.
event-allied = { $player } makes peace in { $region }.
event-went-back = { $player } goes back from { $region }: there is no room for peace.
event-took-crown = The crown goes to { $player }.
event-attacked-neutral = { $player } attacks a neutral figure in { $region }; that takes a war number of { $number }.
event-beat-neutral = { $player } beats the neutral figure in { $region }.
event-tore-down = { $player } sends the dragon against the castle.
event-castle-fell = The castle of { $player } falls to level { $level }.
event-retreated = { $player } retreats from { $from } to { $to }.
event-fled = { $player } flees from { $from } into the church in { $to }.
event-found-haven = The last figure of { $player } finds a haven, from { $from } to { $to }.
event-lost-figure = { $player } loses a figure in { $region }.
event-found = { $player } finds in { $region }: { token }.
event-built = { $player } builds the castle up to level { $level }.
event-learned = { $player } reaches level { $level } of magic.
event-expanded = { $player } adds a figure in { $region }.
event-traded = { $player } trades { amounts } for { $amount } { kind }.
event-removed = { $player } removes a figure from { $region }.
event-rearranged = { $player } moves a figure from { $from } to { $to }.
event-end-triggered = The final part begins: the game ends with the fifth shield.
event-last-cycle = Cycle { $cycle } begins, and it is the last: the game ends with its fifth shield.

## What to do now

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

## Moves to choose from

# What a move costs or brings beside what it is called, piece by piece: `$changes` of the moves below.
change =
    { $sign ->
        [more] +{ $amount } { kind }
       *[less] −{ $amount } { kind }
    }
change-picks = +{ $count } of your choice
change-number = to pay: { $number }
change-neutral = the neutral figure is beaten
move-into-war = { $move }, war with { $player }
move-faction = { faction }
move-side = side { $side }: { territory }
move-split = begin with { amounts }
move-start = settle in { $region }
move-lay = token in { $region }
move-choose = { action }
move-choose-vain = { action } (you cannot do it now)
move-shield = shield on: { action }
move-patrol = patrol: { $from } → { $to }
move-patrol-with = patrol: { $from } → { $to } ({ $changes })
move-quest = quest: { $from } → { $to }
move-quest-with = quest: { $from } → { $to } ({ $changes })
move-to-hall = figure from { $from } to the hall
move-from-hall = figure from the hall to { $to }
move-from-hall-with = figure from the hall to { $to } ({ $changes })
move-swap = swap places: { $from } and { $to }
move-stand = stand up in { $region }
move-build = build level { $level } of the castle, { $cost } ore
move-research = learn level { $level } of magic, { $cost } mana
move-expand = new figure in { $region }, { $cost } food
move-trade = trade { amounts } for { $amount } { kind }
move-take = take from { $player }: { kind }
move-take-with = take from { $player }: { kind } ({ $changes })
move-collect = collect resources
move-collect-with = collect resources ({ $changes })
move-pass = do nothing
move-done = nothing more
move-flag = the flag
move-war = number { $number }
move-raise = add 1 { kind } to the number
move-raze = knock down a level of the castle
move-decline = decline
move-pay = pay { amounts }
move-gain = { $amount } { kind }
move-retreat = retreat: { $from } → { $to }
move-retreat-with = retreat: { $from } → { $to } ({ $changes })
move-shelter = flee from { $from } into the church in { $to }
move-lose = give up the figure in { $region }
move-lose-with = give up the figure in { $region } ({ $changes })
move-haven = last figure to { $region }
move-reveal = turn up the token in { $region }
move-rearrange = figure: { $from } → { $to }
move-remove = remove a figure of { $player } in { $region }
move-standing = the standing figure
move-lying = the lying figure
warning-final = The final part begins with this: the game ends with the fifth shield.
warning-vain = You cannot carry out this action now, so your turn would bring you nothing. The others may do it, or collect.

## The score

score-figures = Figures: { points }
    .what = figures
score-castle = Castle of level { $level }: { points }
    .what = the castle
score-magic = Magic of level { $level }: { points }
    .what = magic
score-bonus = Bonus of the fifth level: { points }
    .what = the bonus of the fifth level
score-capitals = Capitals: { points }
    .what = capitals
score-crown = Crown: { points }
    .what = the crown
score-towns = Towns: { points }
    .what = towns
score-neutrals = Neutral figures beaten: { points }
    .what = neutral figures beaten
score-lost-kingdom = Regions of the Lost Kingdom: { points }
    .what = the Lost Kingdom
score-total = Total: { points }
# Why the final part came: $by is castle, magic or figures; and then the fifth shield.
ended =
    { $by ->
        [castle] { $player } has a complete castle, and the fifth shield is on the card: the game is over.
        [magic] { $player } has all levels of magic, and the fifth shield is on the card: the game is over.
       *[figures] { $player } has all seven figures in play, and the fifth shield is on the card: the game is over.
    }
ended-figures-gone = All seven figures of a player were in play, and now the fifth shield is on the card: the game is over.
ended-last-cycle = Cycle { $cycle }, the last one, has its fifth shield: the game is over.
tie-figures = Points are equal; more figures decide.
tie-castle = Points and figures are equal; the higher castle decides.
tie-magic = Points, figures and castles are equal; the higher magic decides.
tie-resources = All is equal but the resources; more of them decide.
tie-shared = All is equal: the place is shared.

## The text board

board-player = Player { $number }
board-legend = A region is shown as its letter and number for moves, its name, its terrain, who is there and where one can go. ° is at the rim, ~ by water; figures are the number of the player, in brackets when they lie in ruins; n is neutral, ? a hidden token.
board-home = { $letter } { territory } – home of { $player }
board-lost-kingdom = { $letter } { territory } – the Lost Kingdom
board-stores = food { $food } · ore { $ore } · mana { $mana }
board-levels = castle { $castle } · magic { $magic } · figures in play { $figures }
board-hall = in the hall { $figures }
board-crown = crown
board-beaten = neutral figures beaten: { $figures }
board-ability = { $level }: { $text }
board-shields = Under a shield: { $actions }
board-no-shields = No action is under a shield.
board-chosen = Action of the turn: { action }
board-final = The final part: the game ends with the fifth shield.
board-over = The game is over.
board-turn = To move: { $player }
board-setting = Setting dice: { $players }
board-war = War for { $region }: { $attacker } attacks
board-most = At most: { $attacker } ({ $attack }), { $defender } ({ $defence })
board-dice = { $attacker }: { $attack }, { $defender }: { $defence }
board-flag = flag
board-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }

## The page and the drawing

page-before = Before the first turn
page-turn = Turn: { $player }
page-final = final part
page-actions = Actions
page-shields = Shields left: { $shields }
page-action-free = { action }, not taken yet: { action-does }.
page-action-used = { action }, under a shield: { action-does }.
page-action-cur = { action }, the action of this turn: { action-does }.
page-castle = Castle
page-castle-level = { $player }: level { $level }
page-pt = { $points } pt
page-in-play = Figures in play: { $figures } of { $all }
page-count-figures = Figures in play: { $figures }
page-count-castle = Castle: level { $level }
page-count-magic = Magic: level { $level }
page-held = { kind }: { $amount } of { $most }
page-magic = Magic
page-known = known
page-learn = to be learned for { $mana } mana
page-peoples = Peoples
page-hall = Hall: figures { $figures }, room for { $room }
page-lost-kingdom = Lost Kingdom
page-region = { $region }, { terrain }
page-figures-here =
    { $figures ->
        [one] { $player }: { $figures } figure
       *[other] { $player }: { $figures } figures
    }
page-lying-here = lying: { $figures }
page-neutral = neutral figure
page-token = { token }: { token.about }
page-hidden = hidden token
page-figure = figure in { $region }: { $player }
page-desk = Your decision
page-take = { kind } from { $player }
page-rob = Take a resource
page-begin-swap = swap places with a foreign figure
page-begin-shelter = flee into a church
page-begin-patrol = patrol instead
page-begin-quest = go on a Quest instead
page-begin-expand = expand instead
page-split = Your first resources
page-suggested = The one with a thick frame suits beginners.
page-pay = What you hand over
page-you-give = You give
page-you-get = You get
page-how-many = How many
page-give = give: { $kinds }
page-receive = get: { kind }
page-give-amount = number: { $count }
page-war = War for { $region }
page-against = against
page-war-means = The higher number wins; equal numbers go to the defender; two flags make an alliance. Both pay for their numbers; the flag is free.
page-war-of-two = The higher number wins; equal numbers and two flags go to the defender. Both pay for their numbers; the flag is free.
page-number = number { $number }
page-die-set = die is set
page-die-open = is setting the die
page-most = at most { $most }
page-collect =
    { $picks ->
        [0] collect { amounts }
       *[other] collect { amounts }, and pick { $picks } more
    }

## What statistics count

measure-figures = Figures per player
measure-castle = Castle level
measure-magic = Level of magic
measure-neutrals = Neutral figures beaten per player
measure-wars = Wars
measure-wars-won = Wars with a winner
measure-alliances = Alliances
measure-faction = Share of wins: { faction }
