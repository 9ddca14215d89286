### The words of Suverenita.
### The same names, attributes and variables stand in cs, sk and en.

name = Suverenita
tagline = Fields to sow, walls to storm.
about = Feed your people, build cities, trade, make treaties or war: in five years one of you is sovereign.
length = 1–4 h
