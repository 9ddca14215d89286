### Volby

option-season = Sezona
    .about = Tři hry po sobě, vítězí nejvyšší součet bodů.
option-second_price = Druhá cena
    .about = Vyhrává nejvyšší nabídka, ale zaplatí jen tolik, kolik nabízela druhá nejvyšší.
option-ties = Stejné nabídky
    .about = Co se stane s pokladem, když jsou nejvyšší nabídky stejné: „lot“ vítěze vylosuje, „burn“ poklad spálí (pro tři nebo čtyři hráče).
option-ties-lot = rozhodne los
option-ties-burn = poklad se spálí
