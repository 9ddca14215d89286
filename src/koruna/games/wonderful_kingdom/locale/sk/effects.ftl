### Čo karta robí, slovami namiesto obrázkov

each-family =
    { $family ->
        [structure] za každú budovu
        [company] za každú družinu
        [masterwork] za každé veľdielo
       *[discovery] za každý objav
    }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
effect-cost = Cena stavby: { $amounts }
effect-exchange = Výmena: { $amounts }
effect-production = Produkcia: { $amounts }
effect-production-each = Produkcia: { resource } { each-family }
effect-bonus = Po dokončení: { $amounts }
effect-points = Na konci: { points }
effect-points-each = Na konci: { points } { each-family }
effect-start = Na začiatku: { $amounts }
effect-beat =
    { $soldiers ->
        [one] V súboji sa dá poraziť za { $soldiers } vojaka
        [few] V súboji sa dá poraziť za { $soldiers } vojakov
       *[other] V súboji sa dá poraziť za { $soldiers } vojakov
    }
threat-text =
    { $effect ->
        [breed] Keď príde do stavebného priestoru, pridaj 1 kartu hávede za každého potkana, ktorý tam je.
        [freeze_site] Zmrazí jedno stavenisko: kým pod ním sedí, nemožno ho dokončiť ani odhodiť.
        [discard_picks] Za každý tieň prídeš pred plánovaním o jednu vybranú kartu; jej kocky dostane do laboratória súper.
        [cover_symbol] Zakryje jeden symbol produkcie podľa tvojho výberu. Keď ho porazíš, jeden symbol sa vráti.
       *[none] Prichádza s potkanmi a nič ďalšie nerobí.
    }
reward-spy =
    { $count ->
        [one] { $count } zved
        [few] { $count } zvedovia
       *[other] { $count } zvedov
    }
reward-calamities =
    { $count ->
        [one] odstránenie najviac { $count } pohromy
        [few] odstránenie najviac { $count } pohrôm
       *[other] odstránenie najviac { $count } pohrôm
    }
# Číslo symbolu, ako ho pozná záznam udalostí.
symbol-number =
    { $symbol ->
        [0] materiál
        [1] populácia
        [2] zlato
        [3] prieskum
        [4] materiál za každú budovu
        [5] materiál za každú družinu
        [6] materiál za každé veľdielo
        [7] materiál za každý objav
        [8] populácia za každú budovu
        [9] populácia za každú družinu
        [10] populácia za každé veľdielo
        [11] populácia za každý objav
        [12] zlato za každú budovu
        [13] zlato za každú družinu
        [14] zlato za každé veľdielo
        [15] zlato za každý objav
        [16] prieskum za každú budovu
        [17] prieskum za každú družinu
        [18] prieskum za každé veľdielo
       *[other] prieskum za každý objav
    }
