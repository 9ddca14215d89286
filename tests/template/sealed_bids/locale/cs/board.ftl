### Kresba a textová deska

state-deal = Rozdává se
state-bid = Dražba { $round } z { $rounds }
state-lot = Dražba { $round } z { $rounds }: rozhoduje los
state-over = Konečný výsledek
points-so-far =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
rank-so-far = { $rank }. místo
coins-left =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
burnt-so-far =
    { $count ->
        [one] Shořel { $count } poklad
        [few] Shořely { $count } poklady
       *[other] Shořelo { $count } pokladů
    }
wishes-for = Přání: { kind }
last-bid = Poslední nabídka: { $bid }
own-bid = Zapečetěná nabídka: { $bid }
bid-ready = Nabídka zapečetěná
