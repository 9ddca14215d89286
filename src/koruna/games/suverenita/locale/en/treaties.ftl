### Treaties

offer-text =
    { $side ->
        [pay] To { $player }: { treaty-name }, you pay { coins }
       *[receive] To { $player }: { treaty-name }, you receive { coins }
    }
offer-kind =
    { $side ->
        [pay] { treaty-name }, you pay
       *[receive] { treaty-name }, you receive
    }
# What a treaty says, line by line: $rounds is 0 where it has no end.
treaty-terms =
    { treaty-paid }
    { treaty-lasts }
    { treaty-effect }
    { treaty-points }
    { treaty-end-points }
    { treaty-sovereignty }
board-treaty-terms = { treaty-name }: { treaty-paid } { treaty-lasts } { treaty-effect } { treaty-points } { treaty-end-points }
treaty-paid =
    { $treaty ->
        [aid] Paid once, when it is signed.
        [ransom] Paid once, when it is signed.
       *[other] Costs nothing now; paid whenever taxes are collected, from the next time on.
    }
treaty-lasts =
    { $rounds ->
        [0]
            { $revolt ->
                [one] Lasts until the lord releases the vassal, or the vassal revolts in spring and loses { $revolt } victory point.
               *[other] Lasts until the lord releases the vassal, or the vassal revolts in spring and loses { $revolt } victory points.
            }
        [one] Lasts { $rounds } season.
       *[other] Lasts { $rounds } seasons.
    }
treaty-effect =
    { $treaty ->
        [vassalage] Meanwhile neither fights, besieges or robs the other, and the lord may cross the vassal’s land.
       *[other] Meanwhile neither fights, besieges or robs the other.
    }
treaty-points = Victory points with the first payment: receiver { $vp-superior }, payer { $vp-inferior }.
treaty-end-points = Points if it still holds at the end: receiver { $tp-superior }, payer { $tp-inferior }.
treaty-sovereignty = Treaties the receiver then has for sovereignty: { $have } of { $need }.
