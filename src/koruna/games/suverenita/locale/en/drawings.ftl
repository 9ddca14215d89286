### The drawings in the rules

gallery-land = The kinds of land
gallery-map = The map for two players
gallery-signs = Signs on a field
gallery-sign =
    { $sign ->
        [plundered] plundered
        [encircled] encircled settlement
       *[locked] locked field
    }
gallery-units = Units
gallery-dice = Dice
gallery-die =
    { $side ->
        [sword] a sword, which hits
       *[blank] a blank
    }
gallery-levels = Levels of units
gallery-level =
    { $level ->
        [recruit] recruits
        [standard] standard
        [experienced] experienced
        [veteran] veterans
       *[elite] elite
    }
gallery-goods = Herds and goods
gallery-buildings = Buildings
gallery-site = a site: the bar shows how much is done

example-village-now = Player 2 has founded a village on the coast. Now it is player 1’s turn, who founds two in a row later on, when the order turns round.
example-battle = Player 2 has come with one light infantry to a field where player 1 has two. Player 1 may fight or leave it at that; if neither wants to, both stay and the field is locked.
example-recruiting = Player 1 has 3 gold left in trade. For 1 gold each, light infantry can be recruited on fields that are held and connected to a village, but not on the plundered one, and once a round on each.
