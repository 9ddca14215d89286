### Kinds, actions, regions, factions and tokens

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
