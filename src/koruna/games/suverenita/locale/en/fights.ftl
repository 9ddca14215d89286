### Fights, step by step

scene-title =
    { $kind ->
        [ambush] Ambush in { $field }
        [siege] Assault on { $field }
        [sea] Sea battle in { $field }
       *[battle] Battle in { $field }
    }
scene-of = { scene-title }: { $player } against { $other }.
scene-side = { $player }: { $things }.
scene-units = { $count } × { unit }
scene-wall = walls of { $count }
scene-fort = a fort
scene-roll =
    { $kind ->
        [charge] Charge
        [wall] Round { $round } at the wall
        [fort] The fort strikes
       *[round] Round { $round }
    }
scene-swords =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
scene-blanks = +{ $count } for blanks
scene-rival = +{ $count } against the rival
scene-saved = +{ $count } saved before
scene-against-shields =
    { $count ->
        [one] against { $count } shield
       *[other] against { $count } shields
    }
scene-against-wall = the wall takes { $count }
scene-throw = { $player }: dice { $dice }, { $swords } ({ $more }).
scene-throw-plain = { $player }: dice { $dice }, { $swords }.
scene-loses = { $player } loses { $things }.
scene-points = Victory points: { $player } +{ $vp }, { $other } −{ $vp }.
