### Na stránke

map-map = Mapa, strana { $side }

map-region = Región { $region }
# What a player has in a region.
map-standing =
    { $player }: { $armies ->
        [one] { $armies } armáda
        [few] { $armies } armády
       *[other] { $armies } armád
    }{ $cities ->
        [0] { "" }
        [one] , { $cities } mesto
        [few] , { $cities } mestá
       *[other] , { $cities } miest
    }
map-standing-neutral =
    { $armies ->
        [one] { $armies } neutrálna armáda
        [few] { $armies } neutrálne armády
       *[other] { $armies } neutrálnych armád
    }
# An army that can be destroyed; $player is a name, or board-neutral.
map-army =
    { $armies ->
        [one] Armáda: { $player }, región { $region }
        [few] Armáda, jedna z { $armies }: { $player }, región { $region }
       *[other] Armáda, jedna z { $armies }: { $player }, región { $region }
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
            [one] { $count } presun
            [few] { $count } presuny
           *[other] { $count } presunov
        }
        [sail] { $count }× súš/more
        [city] Mesto
        [destroy] Zničiť
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
        [or] alebo
       *[other] a
    }
# A card with the price of its place in the row.
map-card = { card }; { board-price }
map-row = Rad kariet, najlacnejšia prvá
map-left = Zostáva:
map-neutral-left =
    { $armies ->
        [one] zostáva umiestniť { $armies } neutrálnu armádu
        [few] zostáva umiestniť { $armies } neutrálne armády
       *[other] zostáva umiestniť { $armies } neutrálnych armád
    }

map-bidding = Tvoja ponuka
map-own-bid =
    { $coins ->
        [one] Tvoja ponuka: { $coins } minca
        [few] Tvoja ponuka: { $coins } mince
       *[other] Tvoja ponuka: { $coins } mincí
    }
map-has-bid = ponuka podaná
map-bids = rozmýšľa
map-bids-were = Ponuka
map-starter = { $player } začne a vezme si prvú kartu.

map-holdings = Ríše
    .about = Mince, armády a mestá v zásobe, ovládané regióny podľa kontinentov, body. Každý región je za 1 bod a kto vedie na kontinente, má 1 bod navyše.
map-coins-held = { board-coins }; platia sa nimi karty a rozhodujú pri zhode bodov.
map-good-held = { good.title }: na kartách { $count }, teraz { points }.
map-coins = Mince
    .about = Mincami sa platia karty; ktoré zvýšia, rozhodujú pri zhode bodov.
map-supply = Armády v zásobe
    .about = Armády, ktoré ešte môžeš pridať na mapu.
map-cities-left = Mestá v zásobe
    .about = Mestá, ktoré ešte môžeš postaviť.
map-points-goods = Body za tovar
map-points-all = Bodov teraz
map-points-end = Celkom bodov
map-goods = Tovar
    .about = Koľko má kto ktorého tovaru a koľko kusov je za 1, 2, 3 a 5 bodov. Žolíky sa počítajú tam, kde prinesú najviac.
