### Rules: every text answers “why not?” and is a paragraph of the help

chapter-goal = The aim
rule-aim = You build up a duchy, and so does your rival. The game has four rounds. In each you first share out cards by choice, then plan which of them to build and which to exchange, and finally your duchies make the cubes that complete the cards. After the fourth round whoever has the most points wins. It can be played alone as well.
rule-modules = Every game adds exactly one module to the basic rules: threats, advisors or quests. A game with no module at all is for learning. Only scenarios join several modules.
rule-resources = There are four resources: materials, population, gold and exploration. Their cubes are placed at once and never stored. Beside them there are krystallium, which stands for any resource, and soldiers.
rule-families = Developments are of four families: structures are built mostly of materials, companies of population, masterworks of gold and discoveries of exploration. Some production symbols and some points refer to families.

chapter-setup = Before the first round
rule-deck = The deck has 80 cards: 70 developments and 10 treasures. Every player has a duchy card, both with the same side up. It gives the first production symbols and krystallium to start with, on side A also points for the cards of one family.
rule-first-player-for-two = Who starts the first round is drawn by lot, or, if so agreed, it is the first player. From then on players start in turn. If you play alone, there is nothing to decide.

chapter-choice = Choice
rule-deal = At the start of a round everybody gets 7 cards from the deck and 1 calamity, or with the threats module one threat of their own instead. One card from the deck is laid face up in each of the two areas.
rule-offer-now = An offer lays two cards from the hand in the areas. The starting player offers and the other picks, then the other offers and the starting player picks, and so on until each has made four offers and four picks.
rule-offer-first = An offer is two cards from the hand, both in one area or one in each. Nothing else is done between them.
rule-not-in-hand = You can only offer a card that you have in hand.
rule-no-traps = A card is laid face down only with a trap. You have two traps every round and may use both in one offer; unused ones are lost, and the next round brings two again.
rule-hidden = Nobody may look again at a card that lies face down, not even whoever laid it. Whoever picks it turns it up in planning. If it stays in an area, it leaves the game unseen.
rule-pick-now = Whoever picks takes every card of one area. It may even be empty.
rule-piles = Cards that nobody picked stay in their area and pile up. Both see the picked cards that were face up. What is left in the areas after the last pick is discarded.

chapter-planning = Planning
rule-plan-now = In planning you decide about every picked card: it becomes a site, or you exchange it for the cube printed on it. Both plan at once; what the other did is shown when both are done.
rule-not-picked = You can only decide about a card that is among your picked ones.
rule-treasure-exchanged = A treasure is never built, only exchanged: it gives two cubes, each placed on its own.
rule-cubes-first = First place the cubes you hold: on a site or in the laboratory. Then go on with another card.
rule-picks-left = Planning cannot be closed while you have a picked card: make it a site, or exchange it.
rule-calamity = A calamity that you picked goes straight to your duchy when planning begins, and costs 4 points at the end. It is never exchanged or built.
rule-done-stays = You are done with this part. Wait for the other player.

chapter-production = Production
rule-produce-now = Production has four steps: materials, population, gold, exploration. In each, both at once take the cubes of that resource and place them on sites or in the laboratory.
rule-volume = You take as many cubes as you have symbols of the resource on your duchy card and on completed cards. They are counted when the step begins: a card completed during it adds to the next ones only.
rule-per-family = A symbol joined with a family gives one cube for every completed card of that family, itself included if it belongs to it.
rule-dominance = Whoever makes more in a step has dominance. If their training ground is empty, a soldier is put there; if one stands there, it moves to the duchy. So every second dominance brings a soldier, even rounds later. If both make the same, nobody gets anything.
rule-cubes-left = A step cannot be closed while you hold cubes. What you do not place on a site goes into the laboratory.

chapter-building = Sites, the laboratory and completed cards
rule-no-such-site = You can only build on a site that you have. If you build the same card several times, the second site is written with “-2” at its end.
rule-no-space = A site has spaces only for what the card costs. You can place there only what has an open space.
rule-no-cube = You can only place a cube that you hold right now.
rule-fill-several = A site can be filled at once when you hold cubes of a single resource and it has more than one open space for them. Otherwise place them one by one.
rule-lab-all = To send all cubes to the laboratory at once you must hold several. Send a single one by itself.
rule-laboratory = As soon as there are five cubes in the laboratory, whatever they are, they become one krystallium. Cubes never go back from the laboratory to a site.
rule-no-krystallium = Krystallium that you have is kept as long as you like. At any time it fills a space of any resource or a space for krystallium on a site; it never stands for a soldier and is not put into the laboratory.
rule-no-soldier = A space for a soldier is filled at any time with a soldier of your duchy. The one on the training ground does not count yet.
rule-completing = As soon as the last space of a site is filled, the card is complete: its cubes return to the supply, the card joins your duchy, and you get its bonus once, which you may use elsewhere at once. A card completed in planning produces in this very round. Unfinished sites stay for the next rounds.
rule-any-time = Whenever you decide about anything, in any phase, you may also place krystallium or a soldier, discard a site, and do a step of a quest. The only exceptions: while threats take effect, and between the two cards of an offer.
rule-discarding = You may discard a site: the cube of its exchange goes into the laboratory, and everything that lay on it is lost.

chapter-threats = The threats module
rule-threat-decks = Threat decks are chosen only with the threats module and outside scenarios.
rule-threats-differ = Each player has a different threat deck. Frost giants against giant rats are good for a first game.
rule-rival-threat-for-two = The second threat deck is the second player’s. If you play alone, only one is in play.
rule-threats-come = Calamities are not used with this module; the eighth card in hand is a threat. It troubles whoever picks it, no matter whose it was, and can never be exchanged or built. Right after the cards are turned up and before planning, threats take effect in the order rats, shadows, thieves, giants, and stay in the construction space until you beat them. Each one left at the end costs points.
rule-rats = A giant rat brings 1 vermin card for every rat you then have: the first brings one, the second two. There are ten vermin cards; when they run out no more come.
rule-rats-breed = If so agreed, rats also breed in a round without a new rat: once, 1 vermin card for each of them. This makes sense only where rats are in play.
rule-lose-now = A shadow strikes: choose which picked card you lose.
rule-lose-card = For every shadow, older ones included, you lose one development or treasure among your picked cards; a shadow leaves all other cards alone. The cubes of its exchange go into your opponent’s laboratory, or to nobody if you play alone.
rule-cover-now = A thief steals: choose the production symbol that is covered.
rule-cover-symbol = Every newly picked thief covers one open symbol on your duchy card or on a completed card. A covered symbol makes nothing and does not count for dominance, even if it is joined with a family. There are four theft tokens.
rule-tuck-now = A frost giant comes: choose what it freezes.
rule-tuck-where = A giant settles under a site that has none, or under a picked development, which becomes a site at once. If there is nothing for it, it waits in the construction space until the next round.
rule-frozen-stays = A frozen site may still be filled, but it can be neither completed nor discarded until you beat the giant.
rule-combat-now = After production comes combat: beat as many threats as you like and can pay for, in any order. They cannot be beaten at any other time.
rule-no-such-threat = You can only beat a threat that is in your construction space.
rule-beat-price = A threat is beaten by paying all the soldiers on its card at once. It then leaves the game.
rule-beat-thief = With a beaten thief one covered symbol of your choice comes back: say which.
rule-beat-giant = A giant under a site is beaten when every space there is filled. The card is then complete at once and produces from the next round on. For a giant that has no site yet, soldiers are enough.

chapter-advisors = The advisors module
rule-advisors = Advisors are in the deck instead of treasures, and everybody starts with 2 soldiers. An advisor you pick joins you at once (a hidden one when it is turned up) and brings 1 soldier. It is never built or exchanged and does not count as a completed card.
rule-keep-now = At the start everybody gets two advisors: choose the one you keep. It brings no soldier.
rule-keep-one = You keep one of the advisors in hand. The other goes unseen into the box, or back into the deck if you play alone.
rule-no-such-advisor = Only an advisor who is with you can help you.
rule-advisor-phase = Every advisor helps in one phase only: during the choice on your turn, in planning, in production, or at the end of the game.
rule-advisor-once = Every advisor is used at most once a round.
rule-advisor-price = An advisor wants soldiers of your duchy, all at once; the one on the training ground does not count.
rule-advisor-useless = An advisor who would change nothing now cannot help. Those who add cubes do so only in the step of their resource; cubes added do not count for dominance.
rule-flip-now = The prophet is turning cards up in the areas: choose them, or stop.
rule-flip-hidden = The prophet turns up a card that lies face down in an area. It stays there, open to both.
rule-flip-one = Once the prophet is paid, at least one card is turned up.
rule-shift-now = The agent is moving a card from one area to the other: choose it.
rule-shift-card = Any card that lies in an area can be moved. A hidden one stays hidden.
rule-choose-now = You are looking at cards from the deck: choose one of them.
rule-choose-one = You can only choose one of the cards you are looking at. The others are discarded.
rule-declare-now = Before production is compared a herald may speak: use the herald, or do not.
rule-declare-herald = Before the comparison only a herald helps: your production counts higher for dominance, but there are no more cubes.

chapter-quests = The quests module
rule-quest-board = A quest board is chosen only with the quests module and outside scenarios.
rule-quests = A quest has four steps. You do them at any time and in any order, each once: pay the whole price at once and get the reward at once. Both may do the same step. Calamities are removed from your own duchy only.
rule-last-step = Only somebody who did the last step can win. If only one did it, that player wins whatever the points; if both did, points decide; if nobody did, both lose. With two players its reward goes to the first only, and if both do it in the same phase or step, to the one who started the round.
rule-no-such-quest = You can only follow a quest that is in play.
rule-step-done = A player does every step only once.
rule-step-price = A step is paid at once: with cubes you hold, cubes in the laboratory by their colour, krystallium for anything, and soldiers of the duchy. Cubes on sites and colourless cubes do not pay.
rule-transmute-quests = Whether the laboratory changes cubes by itself is a choice only where a quest is in play.
rule-change-by-itself = In this game the laboratory changes cubes into krystallium by itself as soon as it holds five cubes.
rule-change-five = With a quest the laboratory keeps colours, has no limit and changes nothing by itself: you change five cubes for krystallium when you like, but there have to be at least five.
rule-change-what-you-have = For krystallium you give exactly five cubes that are really in your laboratory.
rule-quest-spies = Some steps give a spy. Once a round, during the choice, it turns up a card that lies face down in an area, open to both from then on; after the round it is ready again. There are at most two spies.

chapter-alone = Playing alone
rule-alone = Instead of an opponent you face the hazard deck: 8 unknown cards from the deck and 4 calamities or threats. In a round two open cards lie in each area, and four times you take a whole area. Every time but the fourth a hidden hazard card goes into the other area, and two new cards from the deck into the empty one. You always see the top card of the deck. What is left after the fourth pick is discarded.
rule-no-spy = If you play alone, you have no traps; instead you have two spies, one of them ready at the start. During the choice a spy turns up one hidden card, even in the middle of a search; after the choice one used spy is renewed, or both once a quest gave you a spy. Only a spy that is ready can be sent.
rule-spy-hidden = A spy turns up only a card that lies face down in an area.
rule-spy-first-hidden = Hidden hazard cards in one area cannot be told apart, so a spy always turns up the first of them.
rule-search-alone = Only whoever plays alone can search.
rule-search-once = A search: choose an area, remove two open cards from it, look at the top three cards of the deck, add one of them to the area and take it all. You may do so once a round, or at every pick if so agreed.
rule-search-two-open = For a search at least two open cards of the deck have to lie in the area. Calamities and threats do not count.
rule-search-reserve = After a search the deck must still last for every later refill. If it would not, there is no search.
rule-remove-now = You are searching: first remove two open cards from the area.
rule-remove-open = You can only remove a development, a treasure or an advisor that lies face up in that area.
rule-dominance-alone = If you play alone, you have dominance when you make at least 5 in a step; cubes added by an advisor do not count.
rule-medals = At the end your points are compared with the medals, usually 70 for bronze, 95 for silver and 115 for gold. On side A 15 are taken off first. Having no medal is no defeat, but missing the last step of a quest is.

chapter-scenarios = Six scenarios
rule-scenario-alone = Scenarios are for one player and bring their own modules: leave the module as it is.
rule-scenarios = A scenario lays out some cards beforehand and wants them in your duchy at the end. What counts is how many there are, not which copies. A condition not met means defeat without a medal; side A costs 15 points here too. Quests are played with the side for one player.
rule-scenario-1 = Tide of Rats: there are giant rats in the hazard deck, and you start with four sites of the Farmstead. After every combat as many vermin come as there are unfinished farmsteads; beaten vermin return to their deck. Once it is empty you lose. At the end you need four completed farmsteads. Medals 70, 90, 110.
rule-protected-site = The four farmsteads that Tide of Rats begins with cannot be discarded. A fifth one that you pick can, and counts among the four when completed.
rule-scenario-2 = The Prophecy: with advisors in the deck. You start with the Enlightened Prophet, the Grey Eminence and 6 soldiers, but without spies. You have to complete the Gate of Hell, the Secret Society and the Royal Gaol. Medals 60, 80, 100.
rule-scenario-3 = The Freezing North: the quest Lands of the North and frost giants in the hazard deck, with combat. You have to complete the Great Lighthouse, the Seafarers, the Harbour and the Last Refuge of the Giants and do the last step. Medals 60, 85, 110.
rule-scenario-4 = The Last Battle: the quest The Usurper, and advisors in the deck; you start with the Renowned Cartographer and 2 soldiers. You have to complete the Recruiters, the Allied Armies, the Barracks and the Enchanted Forge and do the last step. Medals 80, 95, 125.
rule-scenario-5 = The Thieves’ Guild: you start with the Mill and the Guild House completed, their symbols covered by the four theft tokens, and with four thieves. There are shadows in the hazard deck; the cubes of cards you lose to them are laid beside it, and the fifth loses the game at once. No thief may be left at the end. Medals 80, 95, 120.
rule-scenario-6 = Beset on All Sides: two quests at once, The Usurper and Lord of Ruin. You have to complete the Barracks, the Royal Guard, the Ramparts and the Sappers and do both last steps. Medals 60, 85, 100.

chapter-end = End and scoring
rule-final-now = After the fourth round everybody has a last chance, the starting player first: to place krystallium and soldiers, do a step of a quest, use an advisor for the end of the game. Then points are counted.
rule-points = Add up the points on completed cards and those for families: each card, and the duchy too, multiplies the number of completed cards of its family. Take off 4 for every calamity and the points of threats not beaten: rat 4, vermin 2, giant 5, shadow 4, thief 4. Sites, krystallium and soldiers bring no points.
rule-ties = In a tie more completed cards decide, then more soldiers in the duchy. If that is equal too, the players share the victory.

chapter-moves = How moves are written
rule-write-choice = Cards are written with the short names of the list of moves. “lay mill 1” lays a card in area 1, “lay mill 2 down” in area 2 face down, “pick 1” takes area 1. “spy 1-3” turns up the third card of area 1 with a spy. Alone, “search 1” searches, “remove mill” removes a card and “keep mill” chooses one.
rule-write-planning = “slate mill” makes a site of a card, “exchange mill” exchanges it. “place gold mill” places a cube of gold, “fill mill” as many cubes as fit, “lab gold” sends a cube to the laboratory and “lab gold all” every one. “done” closes what you are done with.
rule-write-free = “crystal gold mill” places krystallium for gold, “crystal krystallium mill” on a space of its own, “enlist mill” a soldier. “discard mill” discards a site. The second site of the same card is “mill-2”.
rule-write-modules = “beat shadow” beats a threat, “beat thief gold” a thief and frees a symbol of gold, “beat frost_giant mill” the giant under a site. “lose mill” gives a card to a shadow, “cover gold” covers a symbol, “tuck site mill” and “tuck card mill” settle a giant. “use grey_eminence” uses an advisor, “flip 1-2” turns a card up and “shift 1-2” moves one. “quest usurper 3” does a step, “change 3 gold 2 colourless” changes five cubes; colours are written in the order materials, population, gold, exploration, colourless.

not-a-move = “{ $text }” is not a move of this game. Moves look like this: “lay mill 1”, “pick 2”, “slate mill”, “place gold mill”, “done”.
