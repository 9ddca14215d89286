### Co se děje: $player je jméno

event-dealt = Nová karta v řadě: { card }.
event-token-laid = Žeton v regionu { $region }: { good }.
event-neutral-placed = { $player } umisťuje neutrální armádu do regionu { $region }.
event-sealed = { $player } má nabídku připravenou.
event-offered =
    { $bid ->
        [0] { $player } nenabízí nic.
        [one] { $player } nabízí { $bid } minci.
        [few] { $player } nabízí { $bid } mince.
       *[other] { $player } nabízí { $bid } mincí.
    }
event-tied-youngest = Nejvyšší nabídky jsou stejné: vítězí nejmladší z těchto hráčů.
event-tied-lot = Nejvyšší nabídky jsou stejné: rozhodne los.
event-won-bid =
    { $price ->
        [0] { $player } vyhrává dražbu a neplatí nic.
        [one] { $player } vyhrává dražbu a platí { $price } minci.
        [few] { $player } vyhrává dražbu a platí { $price } mince.
       *[other] { $player } vyhrává dražbu a platí { $price } mincí.
    }
event-starts = { $player } začíná.
event-took =
    { $price ->
        [0] { $player } bere kartu zdarma: { card }.
        [one] { $player } bere kartu za { $price } minci: { card }.
        [few] { $player } bere kartu za { $price } mince: { card }.
       *[other] { $player } bere kartu za { $price } mincí: { card }.
    }
event-added = { $player } přidává armádu do regionu { $region }.
event-moved = { $player } přesouvá armádu z regionu { $from } do regionu { $to }.
event-sailed = { $player } posílá armádu přes moře z regionu { $from } do regionu { $to }.
event-built = { $player } staví město v regionu { $region }.
event-destroyed = { $player } ničí armádu v regionu { $region }.
event-lost = { $player } ztrácí armádu v regionu { $region }.
event-destroyed-own = { $player } odstraňuje vlastní armádu z regionu { $region }.
event-destroyed-neutral = { $player } ničí neutrální armádu v regionu { $region }.
event-ended = { $player } ukončuje akci.
event-no-use = { $player } nemůže z této akce nic využít.
