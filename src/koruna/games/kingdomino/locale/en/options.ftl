### Options

option-dynasty = Dynasty
    .about = Three games in a row; the highest sum of points wins.
option-middle_kingdom = Middle Kingdom
    .about = 10 extra points for a castle exactly in the centre of its kingdom.
option-harmony = Harmony
    .about = 5 extra points for whoever discards nothing.
option-mighty_duel = Mighty Duel
    .about = For two players: all 48 dominoes and kingdoms of 7×7 squares.
option-wider_selection = Wider Selection
    .about = For two or three players: one domino more in every row, and the one left over leaves the game.
option-snake_order = Snake Order
    .about = For two players: whoever is drawn claims first and fourth from the first row, the other player second and third.

## Opponents

bot-full-greedy = Full Greedy
    .about = Places a domino and picks the next so that the two together score the most. Keeps the castle in the centre and avoids holes when it can.
