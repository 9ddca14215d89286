### Tahy na výběr

move-bid = nabídnout { $bid }
