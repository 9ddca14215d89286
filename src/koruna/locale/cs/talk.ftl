# Co si lidé u stolu říkají. Reakce jsou rychlé a každý je čte ve svém jazyce.
talk-title = Říct něco ostatním
talk-who = Přečtou si to jen ti, kdo tu hrají. Nic z toho se neukládá.
talk-hello = Ahoj!
talk-luck = Hodně štěstí!
talk-nice = Pěkný tah!
talk-wow = Páni!
talk-oops = Jejda…
talk-hmm = Hm, přemýšlím.
talk-thanks = Díky!
talk-well-played = Dobrá hra!
talk-note = Krátký vzkaz
talk-send = Poslat
talk-too-much = Pro teď to stačí. Počkej pár vteřin.
talk-nothing = Není v tom co říct.
talk-not-here = U tohoto stolu se to říct nedá.
at-set-talk = Ukazovat, co říkají ostatní u stolu
at-key-talk = T: říct něco ostatním
setup-talk = Hovor u stolu
    .about = Čtou ho jen ti, kdo hrají. Kde si může přisednout kdokoli, jsou jen reakce.
setup-talk-all = reakce a vzkazy
setup-talk-reactions = reakce
setup-talk-none = žádný
setup-delay = Diváci vidí hru
    .about = Se zpožděním nemůže nikdo z diváků hráčům napovídat. Po konci uvidí všechno.
setup-delay-none = hned
setup-delay-ten = o deset tahů později
setup-delay-fifty = o padesát tahů později
terms-delay =
    { $moves ->
        [one] diváci o { $moves } tah pozadu
        [few] diváci o { $moves } tahy pozadu
       *[other] diváci o { $moves } tahů pozadu
    }
at-late =
    { $moves ->
        [one] Tento stůl vidíš o { $moves } tah později, aby diváci nemohli napovídat.
        [few] Tento stůl vidíš o { $moves } tahy později, aby diváci nemohli napovídat.
       *[other] Tento stůl vidíš o { $moves } tahů později, aby diváci nemohli napovídat.
    }
