### Kresby v pravidlách

gallery-land = Druhy krajiny
gallery-map = Mapa pre dvoch hráčov
gallery-signs = Značky na poli
gallery-sign =
    { $sign ->
        [plundered] vyplienené pole
        [encircled] obkľúčená osada
       *[locked] uzamknuté pole
    }
gallery-units = Jednotky
gallery-dice = Kocky
gallery-die =
    { $side ->
        [sword] meč, teda zásah
       *[blank] prázdna stena
    }
gallery-levels = Úrovne jednotiek
gallery-level =
    { $level ->
        [recruit] nováčikovia
        [standard] štandardní
        [experienced] skúsení
        [veteran] veteráni
       *[elite] elita
    }
gallery-goods = Stáda a tovar
gallery-buildings = Stavby
gallery-site = stavenisko: pruh ukazuje, koľko je hotové

example-village-now = Druhý hráč založil dedinu na pobreží. Teraz je na rade prvý; keď sa poradie obráti, bude zakladať dve za sebou.
example-battle = Druhý hráč prišiel s jednou jednotkou ľahkej pechoty na pole, kde má prvý hráč dve. Prvý môže bojovať, alebo to nechať tak; ak nechce ani jeden, obaja zostanú a pole je uzamknuté.
example-recruiting = Prvému hráčovi zostávajú v obchode 3 zlaté. Po jednom zlatom smie naverbovať ľahkú pechotu na poliach, ktoré drží a ktoré sú prepojené s dedinou, nie však na vyplienenom, a na každom raz za kolo.
