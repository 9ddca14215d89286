# A game between people: it begins when all have sat down, and nobody chooses what is drawn.

at-gathering = The game begins when everybody is here
at-gathering-prompt = Waiting for { $players }
at-gathering-you = The others are waiting for you
at-gathering-why = Nothing is drawn before the last player sits down, so that every player has a part in it.
at-gathering-ready = I’m here, let’s begin
at-gathering-here = is here
at-gathering-missing = not here yet
at-gathering-bot = bot

draw-title = How chance is drawn
draw-lead = What is drawn in this game comes from a secret of the table and from a value of every player. The hash of the secret was fixed before the invited players gave their values, so nobody could choose what comes.
draw-lead-some = What is drawn in this game comes from a secret of the table and from the values that players gave. The hash of the secret was fixed before the invited players gave theirs.
# $players is a list of names, as text.
draw-without = No value of { $players }. Whoever gives none has to trust that the table and the others did not agree on what is drawn.
draw-commitment = Hash of the secret
draw-value-of = Value of { $player }
draw-value-none = (none given)
draw-secret = The secret
draw-secret-later = is shown when the game is over
draw-check = Download the record then and run this: it draws everything again and compares.
draw-check-now = Download the record and run this: it draws everything again and compares.
draw-own-value = Your part in what is drawn
    .about = Chance in this game comes from a secret of the table and from a value of every player. Leave this empty and your browser adds a random one.
draw-back = Back to the table

verify-ok = { $draws ->
    [one] The one draw of this game is what the secret and the values of the players make of it: nobody chose it.
   *[other] All { $draws } draws of this game are what the secret and the values of the players make of them: nobody chose them.
}
verify-ok-some = { $draws ->
    [one] The one draw of this game is what the secret and the given values make of it.
   *[other] All { $draws } draws of this game are what the secret and the given values make of them.
}
verify-compare = Compare with what the table showed you before the game:
verify-commitment = hash of the secret
verify-value = value of { $player }
verify-no-commitment = This record does not say how chance was drawn, so it cannot be verified. Records of games between people at the table do.
verify-no-secret = This record has no secret yet: the table shows it when the game is over. Download the record again then.
verify-other-secret = The secret in this record is not the one whose hash was shown: somebody has changed one of them.
verify-other-draw = Line { $line } of the record: “{ $text }” is not what was drawn. The secret and the values of the players bring “{ $drawn }” there.
verify-cut = The record ends before everything was drawn that its last move needs.
