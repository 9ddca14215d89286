### Na čo sa hra pýta, len keď to niekto chce

stop-herds = Stáda a tovar
    .about = Preháňať stáda a prevážať obilie a ryby; čo je prepojené, v zime aj tak živí všetkých.
stop-retreat = Ústup
    .about = Ustúpiť do vlastnej osady, aj jej na pomoc. Ak je to vypnuté, len vtedy, keby ti jednotky brala neutrálna zem.
stop-plunder = Plienenie vlastnej zeme
    .about = Vyplieniť aj zem, ktorá nikomu inému nepatrila. Na cudziu zem a na korisť sa hra pýta vždy.
stop-offers = Ponuky zmlúv
    .about = Ponúkať zmluvy a prepúšťať vazalov; odpovedať aj na ponuku od toho istého hráča, ktorá už raz bola odmietnutá.
stop-sales = Predaj po nákupe
    .about = Obchodovať ďalej, aj keď už niet čo kúpiť a ostáva len predávať, zabíjať stáda, meniť jednotky späť alebo rušiť stavby, alebo keď všetko zlato padne na zimu.
stop-builders = Stavitelia pri práci
    .about = Poslať preč aj jednotky, ktoré stavajú, keď už všetky ostatné vyrazili.
stop-hopeless = Boje bez nádeje
    .about = Bitka s nádejou menšou ako jedna k desiatim, útok na hradby, na ktoré meče stačiť nemôžu, útek alebo úkryt pred bitkou, ktorú zrejme neprehráš, a premena mečov, ktoré všetky zasiahnu.
