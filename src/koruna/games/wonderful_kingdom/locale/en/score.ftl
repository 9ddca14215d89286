### Scoring

score-fixed = Points on cards: { points }
    .what = points on cards
score-families = Points for families: { points }
    .what = families
score-extra = From quests and advisors: { points }
    .what = quests and advisors
score-calamities = Calamities ({ $count }×): { points }
    .what = calamities
score-threats = Threats not beaten: { points }
    .what = threats not beaten
score-penalty = Side A, playing alone: { points }
    .what = side A
score-total = Total: { points }
# What a game alone asks for, and how far it is.
warning-needed = The scenario is lost unless you complete this card: { card }.
aim-card = { card }: { $done } of { $count } completed.
# $met is 1 where the last step is done.
aim-last-step =
    { $met ->
        [1] { quest }: the last step is done.
       *[0] { quest }: the last step is missing (steps done: { $done } of { $count }).
    }
aim-threat =
    { $left ->
        [0] { threat }: none is left.
       *[other] { threat }: { $left } still to be beaten.
    }
aim-vermin = Vermin left in their deck: { $count }. With none left the game is lost.
aim-stored = Cubes lost to shadows: { $count }. With { $most } the game is lost.
ended = Four rounds are over.
ended-both-lose = Four rounds are over, and nobody has done the last step of the quest.
ended-last-step =
    { $met ->
        [1] { $player }, { quest }: the last step is done.
       *[0] { $player }, { quest }: the last step is missing (steps done: { $done } of { $count }).
    }
ended-met = Four rounds are over, and everything that was asked for is there.
ended-unmet = Four rounds are over, and not everything that was asked for is there.
ended-vermin = The deck of vermin is empty in round { $round } of 4.
ended-stored = { $count } cubes are lost to shadows in round { $round } of 4.
# $missing are the points up to the next medal.
ended-medal =
    { $medal ->
        [gold] That is a gold medal.
        [silver] That is a silver medal, { missing } short of gold.
        [bronze] That is a bronze medal, { missing } short of silver.
       *[none] No medal, { missing } short of bronze.
    }
missing =
    { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    }
tie-quest = Whatever the points, the last step of the quest decides.
tie-completed = Points are equal; more completed cards decide.
tie-soldiers = Points and completed cards are equal; more soldiers decide.
tie-shared = Everything is equal: the players share the victory.
