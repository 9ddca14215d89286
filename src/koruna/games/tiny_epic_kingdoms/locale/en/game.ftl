### The words of Tiny Epic Kingdoms.
### The same names, attributes and variables stand in cs, sk and en.

name = Tiny Epic Kingdoms
tagline = Small peoples, great plans.
about = Everybody may use your action too. Let your people grow, build a castle, fight or make peace.
length = 30–45 min
