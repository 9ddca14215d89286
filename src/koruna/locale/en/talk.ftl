# What people at a table say to each other. Reactions are quick, and each reads them in their own language.
talk-title = Say something
talk-who = Only those who play here can read it. Nothing of it is kept.
talk-hello = Hello!
talk-luck = Good luck!
talk-nice = Nice move!
talk-wow = Wow!
talk-oops = Oops…
talk-hmm = Hmm, let me think.
talk-thanks = Thank you!
talk-well-played = Well played!
talk-note = A short note
talk-send = Send
talk-too-much = That is enough for now. Wait a few seconds.
talk-nothing = There is nothing to say in it.
talk-not-here = At this table one cannot say that.
at-set-talk = Show what others at the table say
at-key-talk = T: say something to the others
setup-talk = Talk at the table
    .about = Only those who play can read it. Where strangers may sit down, there are reactions only.
setup-talk-all = reactions and notes
setup-talk-reactions = reactions
setup-talk-none = none
setup-delay = Spectators see the game
    .about = Later, so that nobody who watches can help a player. Once it is over, they see all of it.
setup-delay-none = at once
setup-delay-ten = ten moves later
setup-delay-fifty = fifty moves later
terms-delay =
    { $moves ->
        [one] spectators { $moves } move behind
       *[other] spectators { $moves } moves behind
    }
at-late =
    { $moves ->
        [one] You see this table { $moves } move late, so that nobody who watches can help a player.
       *[other] You see this table { $moves } moves late, so that nobody who watches can help a player.
    }
