### Zmluvy

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
# Čo zmluva hovorí, riadok po riadku: $rounds je 0, kde nemá koniec.
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
        [aid] Platí sa raz, pri podpise.
        [ransom] Platí sa raz, pri podpise.
       *[other] Teraz nestojí nič; platí sa pri každých daniach, počnúc najbližšími.
    }
treaty-lasts =
    { $rounds ->
        [0] { $revolt ->
            [one] Trvá, kým pán vazala neprepustí alebo sa vazal na jar nevzbúri, čo ho stojí { $revolt } víťazný bod.
            [few] Trvá, kým pán vazala neprepustí alebo sa vazal na jar nevzbúri, čo ho stojí { $revolt } víťazné body.
           *[other] Trvá, kým pán vazala neprepustí alebo sa vazal na jar nevzbúri, čo ho stojí { $revolt } víťazných bodov.
        }
        [one] Trvá { $rounds } obdobie.
        [few] Trvá { $rounds } obdobia.
       *[other] Trvá { $rounds } období.
    }
treaty-effect =
    { $treaty ->
        [vassalage] Dovtedy jeden druhého nenapáda, neoblieha ani neokráda a pán smie cez vazalovu zem.
       *[other] Dovtedy jeden druhého nenapáda, neoblieha ani neokráda.
    }
treaty-points = Víťazné body s prvou platbou: { $vp-superior } pre toho, kto dostáva, { $vp-inferior } pre toho, kto platí.
treaty-end-points = Body, ak zmluva platí aj na konci: { $tp-superior } pre toho, kto dostáva, { $tp-inferior } pre toho, kto platí.
treaty-sovereignty = Kto dostáva, má potom zmluvy potrebné na suverenitu: { $have } z { $need }.
