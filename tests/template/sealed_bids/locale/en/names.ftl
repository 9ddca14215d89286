### Treasures

# $kind is amber, silk, spice or wine, as the rules know it.
kind =
    { $kind ->
        [amber] amber
        [silk] silk
        [spice] spice
       *[wine] wine
    }
treasure = { kind } ({ $value })
