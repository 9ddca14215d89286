### The words of Sealed Bids.
### The same names, attributes and variables stand in cs, sk and en.

name = Sealed Bids
tagline = One bid each, sealed, and then all at once.
about = Buy treasures with sealed bids, and above all those you secretly wish for.
