### Možnosti

option-season = Sezóna
    .about = Tri hry po sebe, víťazí najvyšší súčet bodov.
option-second_price = Druhá cena
    .about = Vyhráva najvyššia ponuka, ale zaplatí len toľko, koľko ponúkala druhá najvyššia.
option-ties = Rovnaké ponuky
    .about = Čo sa stane s pokladom, keď sú najvyššie ponuky rovnaké: „lot“ víťaza vyžrebuje, „burn“ poklad spáli (pre troch alebo štyroch hráčov).
option-ties-lot = rozhodne žreb
option-ties-burn = poklad sa spáli
