# Čo si ľudia pri stole hovoria. Reakcie sú rýchle a každý ich číta vo svojom jazyku.
talk-title = Povedať niečo ostatným
talk-who = Prečítajú si to len tí, čo tu hrajú. Nič z toho sa neukladá.
talk-hello = Ahoj!
talk-luck = Veľa šťastia!
talk-nice = Pekný ťah!
talk-wow = Páni!
talk-oops = Ojoj…
talk-hmm = Hm, rozmýšľam.
talk-thanks = Vďaka!
talk-well-played = Dobrá hra!
talk-note = Krátky odkaz
talk-send = Poslať
talk-too-much = Na teraz to stačí. Počkaj pár sekúnd.
talk-nothing = Nie je v tom čo povedať.
talk-not-here = Pri tomto stole sa to povedať nedá.
at-set-talk = Ukazovať, čo hovoria ostatní pri stole
at-key-talk = T: povedať niečo ostatným
setup-talk = Rozhovor pri stole
    .about = Čítajú ho len tí, čo hrajú. Kde si môže prisadnúť hocikto, sú len reakcie.
setup-talk-all = reakcie a odkazy
setup-talk-reactions = reakcie
setup-talk-none = žiadny
setup-delay = Diváci vidia hru
    .about = S oneskorením nemôže nikto z divákov hráčom našepkávať. Po konci uvidia všetko.
setup-delay-none = hneď
setup-delay-ten = o desať ťahov neskôr
setup-delay-fifty = o päťdesiat ťahov neskôr
terms-delay =
    { $moves ->
        [one] diváci o { $moves } ťah pozadu
        [few] diváci o { $moves } ťahy pozadu
       *[other] diváci o { $moves } ťahov pozadu
    }
at-late =
    { $moves ->
        [one] Tento stôl vidíš o { $moves } ťah neskôr, aby diváci nemohli našepkávať.
        [few] Tento stôl vidíš o { $moves } ťahy neskôr, aby diváci nemohli našepkávať.
       *[other] Tento stôl vidíš o { $moves } ťahov neskôr, aby diváci nemohli našepkávať.
    }
