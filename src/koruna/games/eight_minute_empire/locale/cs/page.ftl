### Na stránce

map-map = Mapa, strana { $side }

map-region = Region { $region }
# What a player has in a region.
map-standing =
    { $player }: { $armies ->
        [one] { $armies } armáda
        [few] { $armies } armády
       *[other] { $armies } armád
    }{ $cities ->
        [0] { "" }
        [one] , { $cities } město
        [few] , { $cities } města
       *[other] , { $cities } měst
    }
map-standing-neutral =
    { $armies ->
        [one] { $armies } neutrální armáda
        [few] { $armies } neutrální armády
       *[other] { $armies } neutrálních armád
    }
# An army that can be destroyed; $player is a name, or board-neutral.
map-army =
    { $armies ->
        [one] Armáda: { $player }, region { $region }
        [few] Armáda, celkem { $armies }: { $player }, region { $region }
       *[other] Armáda, celkem { $armies }: { $player }, region { $region }
    }

# An action on a card, in little room, and in even less. $action is add, move, sail, city or destroy.
map-act =
    { $action ->
        [add] { $count ->
            [one] +{ $count } armáda
            [few] +{ $count } armády
           *[other] +{ $count } armád
        }
        [move] { $count ->
            [one] { $count } přesun
            [few] { $count } přesuny
           *[other] { $count } přesunů
        }
        [sail] { $count }× souš/moře
        [city] Město
        [destroy] Zničit
       *[other] { $action }
    }
    .tiny =
        { $action ->
            [add] +{ $count }
           *[other] { $count }
        }
# $joined is or, or anything else.
map-joined =
    { $joined ->
        [or] nebo
       *[other] a
    }
# A card with the price of its place in the row.
map-card = { card }; { board-price }
map-row = Řada karet, nejlevnější první
map-left = Zbývá:
map-neutral-left =
    { $armies ->
        [one] zbývá umístit { $armies } neutrální armádu
        [few] zbývá umístit { $armies } neutrální armády
       *[other] zbývá umístit { $armies } neutrálních armád
    }

map-bidding = Tvoje nabídka
map-own-bid =
    { $coins ->
        [one] Tvoje nabídka: { $coins } mince
        [few] Tvoje nabídka: { $coins } mince
       *[other] Tvoje nabídka: { $coins } mincí
    }
map-has-bid = nabídka podána
map-bids = rozmýšlí se
map-bids-were = Nabídka
map-starter = { $player } začne a vezme si první kartu.

map-holdings = Říše
    .about = Mince, armády a města v zásobě, ovládané regiony podle kontinentů, body. Každý region je za 1 bod a kdo vede na kontinentu, má 1 bod navíc.
map-coins-held = { board-coins }; platí se jimi karty a rozhodují při shodě bodů.
map-good-held = { good.title }: na kartách { $count }, teď { points }.
map-coins = Mince
    .about = Mincemi se platí karty; které zbudou, rozhodují při shodě bodů.
map-supply = Armády v zásobě
    .about = Armády, které ještě můžeš přidat na mapu.
map-cities-left = Města v zásobě
    .about = Města, která ještě můžeš postavit.
map-points-goods = Body za zboží
map-points-all = Bodů teď
map-points-end = Celkem bodů
map-goods = Zboží
    .about = Kolik má kdo kterého zboží a kolik kusů je za 1, 2, 3 a 5 bodů. Žolíci se počítají tam, kde přinesou nejvíc.
