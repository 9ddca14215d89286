### Tahy na výběr

move-bid = nabídnout { $bid }
    .group = Nabídka
    .part = { $bid }
