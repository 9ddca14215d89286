### Čo sa deje: $player je meno

event-dealt = Nová karta v rade: { card }.
event-token-laid = Žetón v regióne { $region }: { good }.
event-neutral-placed = { $player } umiestňuje neutrálnu armádu do regiónu { $region }.
event-sealed = { $player } má ponuku pripravenú.
event-offered =
    { $bid ->
        [0] { $player } neponúka nič.
        [one] { $player } ponúka { $bid } mincu.
        [few] { $player } ponúka { $bid } mince.
       *[other] { $player } ponúka { $bid } mincí.
    }
event-tied-youngest = Najvyššie ponuky sú rovnaké: víťazí najmladší z týchto hráčov.
event-tied-lot = Najvyššie ponuky sú rovnaké: rozhodne žreb.
event-won-bid =
    { $price ->
        [0] { $player } vyhráva dražbu a neplatí nič.
        [one] { $player } vyhráva dražbu a platí { $price } mincu.
        [few] { $player } vyhráva dražbu a platí { $price } mince.
       *[other] { $player } vyhráva dražbu a platí { $price } mincí.
    }
event-starts = { $player } začína.
event-took =
    { $price ->
        [0] { $player } berie kartu zadarmo: { card }.
        [one] { $player } berie kartu za { $price } mincu: { card }.
        [few] { $player } berie kartu za { $price } mince: { card }.
       *[other] { $player } berie kartu za { $price } mincí: { card }.
    }
event-added = { $player } pridáva armádu do regiónu { $region }.
event-moved = { $player } presúva armádu z regiónu { $from } do regiónu { $to }.
event-sailed = { $player } posiela armádu cez more z regiónu { $from } do regiónu { $to }.
event-built = { $player } stavia mesto v regióne { $region }.
event-destroyed = { $player } ničí armádu v regióne { $region }.
event-lost = { $player } stráca armádu v regióne { $region }.
event-destroyed-own = { $player } odstraňuje vlastnú armádu z regiónu { $region }.
event-destroyed-neutral = { $player } ničí neutrálnu armádu v regióne { $region }.
event-ended = { $player } ukončuje akciu.
event-no-use = { $player } nemôže z tejto akcie nič využiť.
