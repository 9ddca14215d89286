### Lekcie: kurz hry a kroky lekcie pri stole.

learn-title = Ako sa hrá { $game }
learn-minutes =
    { $minutes ->
        [one] asi { $minutes } minúta
        [few] asi { $minutes } minúty
       *[other] asi { $minutes } minút
    }
learn-done = hotovo
learn-begin = Začať
learn-begin-of = Začať lekciu: { $lesson }
lobby-learn = Naučiť sa
lobby-learn-of = Naučiť sa hrať: { $game }
lobby-offer-title = Hráš tu prvýkrát?
lobby-offer = Hráš tu prvýkrát? Zahraj si krátku lekciu: o pár minút budeš vedieť hrať svoju prvú hru.
lobby-offer-yes = Začať lekciu
lobby-offer-no = Nie, vďaka
lesson-learner = Nováčik
lesson-heading = Lekcia { $number }: { $title }
lesson-step = Krok { $step } z { $steps }
lesson-continue = Ďalej
lesson-show = Ukázať
lesson-show-why = Zahrá ťah za teba.
lesson-free = Hrať ďalej po svojom
lesson-next = Ďalšia lekcia
lesson-all = Všetky lekcie
lesson-done = To je celá lekcia. Hraj sa tu ďalej, ako chceš, alebo pokračuj ďalšou.
lesson-done-last = To je celý kurz. Hra je odteraz tvoja: dohraj ju tu, alebo si založ vlastný stôl.
lesson-left = Tvoja cesta teraz vedie inokadiaľ než lekcia, a to nevadí: hraj ďalej po svojom, alebo ju začni znova zo zoznamu.
coach-name = Sprievodca
coach-done = Rozumiem
