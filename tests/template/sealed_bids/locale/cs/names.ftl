### Poklady

# $kind je amber, silk, spice nebo wine, jak je znají pravidla.
kind =
    { $kind ->
        [amber] jantar
        [silk] hedvábí
        [spice] koření
       *[wine] víno
    }
treasure = { kind } ({ $value })
