### Lessons: the course of a game, and the steps of a lesson at the table.

learn-title = Learn { $game }
learn-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
learn-done = done
learn-begin = Start
learn-begin-of = Start the lesson: { $lesson }
lobby-learn = Learn
lobby-learn-of = Learn to play: { $game }
lobby-offer-title = First time here?
lobby-offer = First time here? Play a short lesson: in a few minutes you will know your first game.
lobby-offer-yes = Start the lesson
lobby-offer-no = No, thanks
lesson-learner = Newcomer
lesson-heading = Lesson { $number }: { $title }
lesson-step = Step { $step } of { $steps }
lesson-continue = Continue
lesson-show = Show me
lesson-show-why = Makes the move for you.
lesson-free = Play on freely
lesson-next = Next lesson
lesson-all = All lessons
lesson-done = That was the lesson. Play on here as you like, or take the next one.
lesson-done-last = That was the whole course. Now the game is yours: play on here, or sit down at a table of your own.
lesson-left = You have gone your own way, and that is fine: play on freely, or start the lesson again from the list.
coach-name = The coach
coach-done = Got it
