### What statistics count

measure-completed = Completed cards per player
measure-given-up = Discarded sites per player
measure-krystallium = Krystallium left per player
measure-soldiers = Soldiers left per player
measure-calamities = Calamities per player
measure-quest-steps = Quest steps done per player
measure-lost = Games lost by all
measure-rounds = Rounds played
measure-medal = Medal (0 none, 3 gold)
measure-duchy = Share of wins: { duchy }
