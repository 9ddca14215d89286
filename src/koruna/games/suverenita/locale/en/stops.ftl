### What the game asks about only if somebody wants it

stop-herds = Herds and goods
    .about = Moving herds, grain and fish; what is connected feeds the same mouths anyway.
stop-retreat = Retreat
    .about = Retreating to your own settlement, also to relieve it. Unless switched on, you are asked only when neutral land would cost you units.
stop-plunder = Plundering your own land
    .about = Also plundering land that was nobody else’s. Foreign land and loot are always asked about.
stop-offers = Offers of treaties
    .about = Offering treaties and releasing vassals; and answering an offer that you have refused from the same player before.
stop-sales = Selling after buying
    .about = Going on with trade when there is nothing left to buy, only to sell, slaughter, downgrade or give up building, or when winter takes all your gold.
stop-builders = Builders at work
    .about = Marching off with units that build, when all others have gone.
stop-hopeless = Hopeless fights
    .about = A battle with less than one chance in ten, an assault on a wall that the swords cannot break, flight or shelter from a battle that you are not likely to lose, and turning swords into something else while all of them strike.
