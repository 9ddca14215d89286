### Options

option-season = Season
    .about = Three games in a row; the highest sum of points wins.
option-second_price = Second Price
    .about = The highest bid wins but pays only as much as the second highest offered.
option-ties = Equal Bids
    .about = What becomes of a treasure when the highest bids are equal: “lot” draws the winner by lot, “burn” burns it (for three or four players).
option-ties-lot = the lot decides
option-ties-burn = the treasure is burnt
