### Smlouvy

offer-text =
    { $side ->
        [pay] { $player }: { treaty-name }; zaplatíš: { coins }
       *[receive] { $player }: { treaty-name }; dostaneš: { coins }
    }
offer-kind =
    { $side ->
        [pay] { treaty-name }, zaplatíš
       *[receive] { treaty-name }, dostaneš
    }
# Co smlouva říká, řádek po řádku: $rounds je 0, kde nemá konec.
treaty-terms =
    { treaty-paid }
    { treaty-lasts }
    { treaty-effect }
    { treaty-points }
    { treaty-end-points }
    { treaty-sovereignty }
board-treaty-terms = { treaty-name }: { treaty-paid } { treaty-lasts } { treaty-effect } { treaty-points } { treaty-end-points }
treaty-paid =
    { $treaty ->
        [aid] Platí se jednou, při podpisu.
        [ransom] Platí se jednou, při podpisu.
       *[other] Teď nestojí nic; platí se při každých daních, počínaje příštími.
    }
treaty-lasts =
    { $rounds ->
        [0] Trvá, dokud pán vazala nepropustí nebo se vazal na jaře nevzbouří, což ho stojí vítězné body: { $revolt }.
       *[other] Trvá { $rounds } období.
    }
treaty-effect =
    { $treaty ->
        [vassalage] Po tu dobu jeden druhého nenapadá, neobléhá ani neokrádá a pán smí přes vazalovu zemi.
       *[other] Po tu dobu jeden druhého nenapadá, neobléhá ani neokrádá.
    }
treaty-points = Vítězné body s první platbou: příjemce { $vp-superior }, plátce { $vp-inferior }.
treaty-end-points = Body, platí-li smlouva i na konci: příjemce { $tp-superior }, plátce { $tp-inferior }.
treaty-sovereignty = Příjemce má pak smlouvy k suverenitě: { $have }/{ $need }.
