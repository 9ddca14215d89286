### The lessons

lesson-rows = Your first dominoes
    .about = Claim a domino, place it in your kingdom, and claim the next.
lesson-rows-castle = This is your castle. A kingdom of your own will grow around it, domino by domino.
lesson-rows-row = Every turn you claim a domino from a row like this one. The crowns on it will bring points; high numbers usually have more of them.
lesson-rows-claim = Claim domino 19: a field with a crown, and a forest. Choose it, and your king stands on it.
    .not = A good domino, too, but let us begin with number 19: its crown will soon bring your first point.
lesson-rows-second = Playing in twos, you have two kings. Put the other one on domino 4: whoever stands on the lowest number moves first.
    .not = You could, but then your opponent would move before you. Take number 4, the lowest, and you begin.
lesson-rows-place = Your turn begins with placing. Put the forest next to your castle, where any land fits: choose a square, turn the domino if you like, and confirm.
    .not = First the domino has to be placed.
lesson-rows-next = Then the same king claims a domino from the new row, for the next round. Take any you like.
    .not = Now claim one of the dominoes of the new row.
lesson-rows-join = Now domino 19. One of its halves has to touch the castle or the same kind of land: a forest beside your forest, for example.
    .not = First the domino has to be placed.
lesson-rows-last = And again a king claims. A low number lets you choose early next time, a high one is often worth more.
    .not = Now claim one of the dominoes of the new row.
lesson-rows-points = Your points are counted here: the squares of an area times its crowns. That is all there is to a turn: place, then claim.

lesson-points = Areas and crowns
    .about = How points come about, and how to get more of them with one domino.
lesson-points-area = Squares of the same land that touch make an area. Your lake has four squares and three crowns: four times three is twelve points.
lesson-points-box = The whole kingdom must fit into five by five squares. Yours is as wide and high as it can be, so only these squares are left.
lesson-points-lake = Join the two lakes to your lake. Each new square is worth three points there, because three crowns already lie in it.
    .not = There the lakes would be alone and without a crown, so they would bring nothing. Lay them against your lake.
lesson-points-field = Two field squares with two crowns are yours. Claim a domino of fields: two more squares will count twice each.
    .not = Swamps would be a land of their own, without a crown. Your fields have two crowns already: claim fields.
lesson-points-crown = Your forest has four squares and no crown, so it counts nothing. Lay the forest crown on the ringed square, and the field above it.
    .not = That gives fewer points. Start on the ringed square: the crown then counts for the whole forest, and the field joins your fields.
lesson-points-forest = Seven points with one domino! One crown made five squares of forest count, and your fields grew as well.
lesson-points-claim = Only one domino is left for your second king. It suits you well: fields again. Claim it.
    .not = Now claim one of the dominoes of the row.
lesson-points-room = A domino that fits nowhere is discarded. So leave yourself places with different lands around them.

lesson-game = A whole game
    .about = Six rounds against the gentlest of all opponents.
lesson-game-aim = Six rounds, twelve dominoes for each of you. Whoever then has more points wins.
lesson-game-help = Here you take a move back, ask for a hint, or see all moves in a list. Why something is not allowed, you are told when you try it.
lesson-game-play = The game is yours. Whatever happens for the first time will be explained where it happens.
