### Lekce: kurz hry a kroky lekce u stolu.

learn-title = Jak se hraje { $game }
learn-minutes =
    { $minutes ->
        [one] asi { $minutes } minuta
        [few] asi { $minutes } minuty
       *[other] asi { $minutes } minut
    }
learn-done = hotovo
learn-begin = Začít
learn-begin-of = Začít lekci: { $lesson }
lobby-learn = Naučit se
lobby-learn-of = Naučit se hrát: { $game }
lobby-offer-title = Hraješ tu poprvé?
lobby-offer = Hraješ tu poprvé? Zahraj si krátkou lekci: za pár minut budeš umět svou první hru.
lobby-offer-yes = Začít lekci
lobby-offer-no = Ne, díky
lesson-learner = Nováček
lesson-heading = Lekce { $number }: { $title }
lesson-step = Krok { $step } z { $steps }
lesson-continue = Dál
lesson-show = Ukázat
lesson-show-why = Zahraje tah za tebe.
lesson-free = Hrát dál po svém
lesson-next = Další lekce
lesson-all = Všechny lekce
lesson-done = To je celá lekce. Hraj si tu dál, jak chceš, nebo pokračuj další.
lesson-done-last = To je celý kurz. Od teď je hra tvoje: dohraj ji tady, nebo si založ vlastní stůl.
lesson-left = Tvoje cesta teď vede jinudy než lekce, a to nevadí: hraj dál po svém, nebo ji začni znovu ze seznamu.
coach-name = Průvodce
coach-done = Rozumím
