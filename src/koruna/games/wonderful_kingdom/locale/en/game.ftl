### The words of It’s a Wonderful Kingdom.
### The same names, attributes and variables are in cs, sk and en.

name = It’s a Wonderful Kingdom
tagline = Offer with care, build with passion.
about = Offer your rival cards and build a duchy from those you pick, or play a scenario alone.
length = 45–60 min
