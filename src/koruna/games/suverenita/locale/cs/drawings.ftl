### Kresby v pravidlech

gallery-land = Druhy krajiny
gallery-map = Mapa pro dva hráče
gallery-signs = Značky na poli
gallery-sign =
    { $sign ->
        [plundered] vypleněné pole
        [encircled] obklíčená osada
       *[locked] uzamčené pole
    }
gallery-units = Jednotky
gallery-dice = Kostky
gallery-die =
    { $side ->
        [sword] meč, tedy zásah
       *[blank] prázdná stěna
    }
gallery-levels = Úrovně jednotek
gallery-level =
    { $level ->
        [recruit] nováčci
        [standard] standardní
        [experienced] zkušení
        [veteran] veteráni
       *[elite] elita
    }
gallery-goods = Stáda a zboží
gallery-buildings = Stavby
gallery-site = staveniště: pruh ukazuje, kolik je hotovo

example-village-now = Druhý hráč založil vesnici na pobřeží. Teď je na řadě první; až se pořadí obrátí, bude zakládat dvě za sebou.
example-battle = Druhý hráč přišel s jednou jednotkou lehké pěchoty na pole, kde má první hráč dvě. První může bojovat, nebo to nechat být; nechce-li ani jeden, oba zůstanou a pole je uzamčené.
example-recruiting = Prvnímu hráči zbývají v obchodu 3 zlaté. Po jednom zlatém smí naverbovat lehkou pěchotu na polích, která drží a která jsou propojená s vesnicí, ne však na vypleněném, a na každém jednou za kolo.
