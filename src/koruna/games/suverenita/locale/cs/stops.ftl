### Na co se hra ptá, jen když to někdo chce

stop-herds = Stáda a zboží
    .about = Převážet stáda, obilí a ryby; co je propojené, živí v zimě všechny i tak.
stop-retreat = Ústup
    .about = Ustoupit do vlastní osady, třeba jí na pomoc. Jinak jen tehdy, když by jednotky ubývaly na neutrální zemi.
stop-plunder = Plenění vlastní země
    .about = Vyplenit i zemi, která nikomu jinému nepatřila. Na cizí zem a na kořist se hra ptá vždycky.
stop-offers = Nabídky smluv
    .about = Nabízet smlouvy, propouštět vazaly a odpovídat i na nabídku, kterou už máš od téhož hráče jednou odmítnutou.
stop-sales = Prodej po nákupu
    .about = Obchodovat dál, i když už není co koupit a zbývá jen prodávat, porážet, měnit jednotky zpátky nebo se vzdávat stavenišť, anebo když všechno zlato padne na zimu.
stop-builders = Stavitelé při práci
    .about = Poslat pryč i jednotky, které stavějí, když už všechny ostatní vyrazily.
stop-hopeless = Boje bez naděje
    .about = Bitva s nadějí menší než jedna ku deseti, útok na hradby, na které meče nemohou stačit, útěk nebo úkryt před bitvou, kterou nejspíš neprohraješ, a proměna mečů, které všechny zasáhnou.
