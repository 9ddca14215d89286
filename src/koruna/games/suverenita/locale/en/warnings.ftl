### Why one should think twice: $player is the other one

warning-offer-ends =
    { $side ->
        [pay] If { $player } signs this, { $player } is sovereign and wins at once: you lose the game.
       *[receive] If { $player } signs this, you are sovereign, and you win at once.
    }
warning-sign-ends =
    { $side ->
        [pay] If you sign this, { $player } is sovereign and wins at once: you lose the game.
       *[receive] If you sign this, you are sovereign, and you win at once.
    }
warning-offer-vassal =
    { $revolt ->
        [one] If { $player } signs this, you are a vassal for good, unless your lord releases you or you revolt in spring and lose { $revolt } victory point.
       *[other] If { $player } signs this, you are a vassal for good, unless your lord releases you or you revolt in spring and lose { $revolt } victory points.
    }
warning-sign-vassal =
    { $revolt ->
        [one] If you sign this, you are a vassal of { $player } for good, unless your lord releases you or you revolt in spring and lose { $revolt } victory point.
       *[other] If you sign this, you are a vassal of { $player } for good, unless your lord releases you or you revolt in spring and lose { $revolt } victory points.
    }
warning-revolt =
    { $points ->
        [one] This breaks the treaty: you lose { $points } victory point, and { $player } is your enemy again.
       *[other] This breaks the treaty: you lose { $points } victory points, and { $player } is your enemy again.
    }
warning-release = This ends the treaty with its dues and points, and { $player } is your enemy again.
warning-homeland =
    { $gold ->
        [0] This is your own land: plundered, it counts less for you, pays no tax and gives no recruits, and you get no gold.
       *[other] This is your own land: plundered, it counts less for you, pays no tax and gives no recruits. You get { $gold } gold.
    }
warning-starve = The settlement in { $field } will be lost for good.
warning-winter =
    { $mode ->
        [first_game] Winter is next and gold is missing ({ $missing }): whatever is not paid for is lost, and whoever has nothing left is out of the game.
       *[other] Winter is next and food is missing ({ $missing }): whoever is not fed is lost, and whoever has nothing left is out of the game.
    }
warning-drop = All that was built in { $field } is lost, and only { gold-gain } comes back.
