### Kresba a textová doska

state-deal = Rozdáva sa
state-bid = Dražba { $round } z { $rounds }
state-lot = Dražba { $round } z { $rounds }: rozhoduje žreb
state-over = Konečný výsledok
points-so-far =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
rank-so-far = { $rank }. miesto
coins-left =
    { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
burnt-so-far =
    { $count ->
        [one] Zhorel { $count } poklad
        [few] Zhoreli { $count } poklady
       *[other] Zhorelo { $count } pokladov
    }
wishes-for = Želanie: { kind }
last-bid = Posledná ponuka: { $bid }
own-bid = Zapečatená ponuka: { $bid }
bid-ready = Ponuka zapečatená
