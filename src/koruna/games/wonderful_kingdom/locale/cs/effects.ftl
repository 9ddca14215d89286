### Co karta dělá, slovy místo obrázků

each-family =
    { $family ->
        [structure] za každou budovu
        [company] za každou družinu
        [masterwork] za každé veledílo
       *[discovery] za každý objev
    }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
effect-cost = Stavba stojí: { $amounts }
effect-exchange = Směna dá: { $amounts }
effect-production = Produkuje: { $amounts }
effect-production-each = Produkuje: { resource } { each-family }
effect-bonus = Po dokončení: { $amounts }
effect-points = Na konci: { points }
effect-points-each = Na konci: { points } { each-family }
effect-start = Na začátku: { $amounts }
effect-beat =
    { $soldiers ->
        [one] V souboji se dá porazit za { $soldiers } vojáka
        [few] V souboji se dá porazit za { $soldiers } vojáky
       *[other] V souboji se dá porazit za { $soldiers } vojáků
    }
threat-text =
    { $effect ->
        [breed] Když přijde do stavebního prostoru, přidej 1 kartu havěti za každou krysu, která tam je.
        [freeze_site] Zmrazí jedno staveniště: dokud pod ním sedí, nejde ho dokončit ani odhodit.
        [discard_picks] Za každý stín přijdeš před plánováním o jednu vybranou kartu; její kostky dostane do laboratoře soupeř.
        [cover_symbol] Zakryje jeden symbol produkce podle tvého výběru. Po porážce se jeden symbol vrátí.
       *[none] Přichází s krysami a nedělá nic dalšího.
    }
reward-spy =
    { $count ->
        [one] { $count } zvěd
        [few] { $count } zvědi
       *[other] { $count } zvědů
    }
reward-calamities =
    { $count ->
        [one] odstranění až { $count } pohromy
        [few] odstranění až { $count } pohrom
       *[other] odstranění až { $count } pohrom
    }
# Číslo symbolu, jak ho zná záznam událostí.
symbol-number =
    { $symbol ->
        [0] materiál
        [1] populace
        [2] zlato
        [3] průzkum
        [4] materiál za každou budovu
        [5] materiál za každou družinu
        [6] materiál za každé veledílo
        [7] materiál za každý objev
        [8] populace za každou budovu
        [9] populace za každou družinu
        [10] populace za každé veledílo
        [11] populace za každý objev
        [12] zlato za každou budovu
        [13] zlato za každou družinu
        [14] zlato za každé veledílo
        [15] zlato za každý objev
        [16] průzkum za každou budovu
        [17] průzkum za každou družinu
        [18] průzkum za každé veledílo
       *[other] průzkum za každý objev
    }
