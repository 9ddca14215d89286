### Slová hry Kráľovstvo divov.
### Rovnaké názvy, atribúty a premenné sú v cs, sk a en.

name = Kráľovstvo divov
tagline = Ponúkaj s rozvahou, stavaj s vášňou.
about = Ponúkaj súperovi karty a z vybraných stavaj vojvodstvo, alebo hraj scenár osamote.
length = 45–60 min
