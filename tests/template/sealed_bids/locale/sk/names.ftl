### Poklady

# $kind je amber, silk, spice alebo wine, ako ich poznajú pravidlá.
kind =
    { $kind ->
        [amber] jantár
        [silk] hodváb
        [spice] korenie
       *[wine] víno
    }
treasure = { kind } ({ $value })
