### Čo sprievodca vysvetlí, keď to príde prvýkrát

coach-prompt-village = Dedina ti získa pole a platí dane. Dediny vedľa seba sa navzájom bránia; pobrežie dovolí lode.
coach-prompt-units = Každá jednotka sa za obdobie pohne raz. Polia, kde stojí, platia dane, no osamelé jednotky sa ľahko zaženú.
coach-prompt-fight = Skôr než sa rozhodneš, porovnaj kocky: víťaz získa víťazný bod, kto prehrá alebo utečie, o bod príde.
coach-prompt-trade-gold = Verbuj, kde jednotky potrebuješ, a mysli na zimu: každá jednotka a dedina bude stáť jedno zlato.
coach-prompt-plunder-gold = Vyplienená zem nikomu neplatí, kým sa neobnoví. Rivala to bolí a raz možno aj teba.
coach-prompt-feed-gold = Zima: zlato na všetkých nestačí. Návrh obetuje to, čo ťa stojí najmenej.
coach-event-battle = Prvá bitka: meče lámu štíty alebo berú životy, kolo za kolom, kým jedna strana nepadne alebo neutečie.
coach-event-taxes = Dane: jedno zlato za každú slobodnú dedinu a polovica za každé ďalšie pole, ktoré držíš.
coach-event-upkeep = Prvá zima: všetkým treba zaplatiť. Na koho sa nedostane, ten je stratený.
