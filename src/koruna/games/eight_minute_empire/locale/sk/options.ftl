### Možnosti

option-board = Strana plánu
    .about = Strana A má 25 regiónov na štyroch kontinentoch, strana B 23 regiónov na piatich.
option-board-A = strana A
option-board-B = strana B
option-goods_tokens = Žetóny tovaru
    .about = V piatich regiónoch leží žetón; kto región na konci ovláda, pripočíta si jeho tovar.
option-full_game = Plná hra
    .about = Tri hry po sebe; víťazí najvyšší súčet bodov.
option-bid_tie = Rovnaké ponuky
    .about = Kto začína, keď sú najvyššie ponuky rovnaké.
option-bid_tie-youngest = najmladší
option-bid_tie-random = rozhodne žreb
option-ages = Vek hráčov
    .about = Hráči od najmladšieho po najstaršieho, pre prípad rovnakých ponúk. Ak sa nevyplní, za najmladšieho platí posledné miesto pri stole a za najstaršieho prvé.
option-ages-first = najmladší
option-starter_choice = Voľba začínajúceho
    .about = Kto vyhrá dražbu, určí, ktorý hráč začne.
option-neutral_armies = Neutrálne armády
    .about = Pre dvoch hráčov: v ceste stojí desať armád, ktoré nikomu nepatria.
option-stone6_city = Kameň s mestom
    .about = Jedna karta kameňa ponúka dve armády, alebo mesto, ako ju tlačí jedno z vydaní; inak prináša len dve armády.
