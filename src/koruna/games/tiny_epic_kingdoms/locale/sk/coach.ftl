### Čo sprievodca vysvetlí, keď to príde prvýkrát

coach-prompt-split = Z jedla sú nové figúrky, z rudy hrad, mana platí mágiu a vyhráva vojny.
coach-prompt-select = Volíš ty, no vykonať akciu smú všetci. Mysli aj na to, čo by s ňou urobil súper.
coach-prompt-offer = Vykonaj akciu tiež, alebo zbieraj: jednu surovinu za každý kraj, ktorý držíš.
coach-prompt-dial = Vojna: obaja tajne nastavíte kocku a obaja za ňu zaplatíte. Vlajka nestojí nič a dve vlajky znamenajú alianciu.
coach-prompt-fate = Porazená figúrka musí preč: ustúpi za jedlo, alebo sa vráti do zásoby.
coach-event-attacked = Prvá vojna! Kto vstúpi do cudzieho kraja, útočí; vyhráva vyššie číslo, pri zhode obranca.
coach-event-allied = Dve vlajky: v tom kraji ste spojenci a zostávate tam spolu.
coach-event-cleared = Cyklus sa skončil: štíty sú preč a zasa sa dá voliť zo všetkých šiestich akcií.
coach-event-end-triggered = Začína sa záver: tento cyklus sa dohrá a zrátajú sa body.
