### Slova hry Království divů.
### Stejné názvy, atributy a proměnné jsou v cs, sk a en.

name = Království divů
tagline = Nabízej s rozmyslem, stavěj s vášní.
about = Nabízej soupeři karty a z vybraných stav vévodství, nebo hraj scénář o samotě.
length = 45–60 min
