### Bodovanie

score-fixed = Body na kartách: { points }
    .what = body na kartách
score-families = Body za rodiny: { points }
    .what = rodiny
score-extra = Z poslaní a od radcov: { points }
    .what = poslania a radcovia
score-calamities = Pohromy ({ $count }×): { points }
    .what = pohromy
score-threats = Neporazené hrozby: { points }
    .what = neporazené hrozby
score-penalty = Strana A osamote: { points }
    .what = strana A
score-total = Spolu: { points }
# Čo hra osamote žiada a ako je to ďaleko.
warning-needed = Bez dokončenia tejto karty je scenár prehraný: { card }.
aim-card = { card }: dokončené { $done }/{ $count }.
# $met je 1, keď je posledný krok splnený.
aim-last-step =
    { $met ->
        [1] { quest }: posledný krok je splnený.
       *[0] { quest }: chýba posledný krok, splnených krokov { $done }/{ $count }.
    }
aim-threat =
    { $left ->
        [0] { threat }: žiadna hrozba nezostáva.
       *[other] { threat }: zostáva poraziť { $left }.
    }
aim-vermin = Hávede v balíčku zostáva: { $count }. Keď sa minie, hra je prehratá.
aim-stored = Kocky stratené pre tiene: { $count }. Pri { $most } je hra prehratá.
ended = Štyri kolá sú za nami.
ended-both-lose = Štyri kolá sú za nami a posledný krok poslania nesplnil nikto.
ended-last-step =
    { $met ->
        [1] { $player }, { quest }: posledný krok je splnený.
       *[0] { $player }, { quest }: chýba posledný krok, splnených krokov { $done }/{ $count }.
    }
ended-met = Štyri kolá sú za nami a všetko, čo bolo treba, je splnené.
ended-unmet = Štyri kolá sú za nami a niečo z toho, čo treba splniť, chýba.
ended-vermin = Balíček hávede je prázdny v { $round }. kole zo 4.
ended-stored = Kocky stratené pre tiene v { $round }. kole zo 4: { $count }.
# $missing sú body do ďalšej medaily.
ended-medal =
    { $medal ->
        [gold] Je z toho zlatá medaila.
        [silver] Je z toho strieborná medaila; do zlatej { missing }.
        [bronze] Je z toho bronzová medaila; do striebornej { missing }.
       *[none] Bez medaily; do bronzovej { missing }.
    }
missing =
    { $missing ->
        [one] chýba { $missing } bod
        [few] chýbajú { $missing } body
       *[other] chýba { $missing } bodov
    }
tie-quest = Nech sú body akékoľvek, rozhoduje splnený posledný krok poslania.
tie-completed = Body sú rovnaké; rozhoduje viac dokončených kariet.
tie-soldiers = Body aj dokončené karty sú rovnaké; rozhoduje viac vojakov.
tie-shared = Všetko je rovnaké: hráči sa o víťazstvo delia.
