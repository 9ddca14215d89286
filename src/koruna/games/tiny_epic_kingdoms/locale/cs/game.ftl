### Slova hry Malá velká království.
### Stejné názvy, atributy a proměnné jsou v cs, sk a en.

name = Malá velká království
tagline = Malé národy, velké plány.
about = Tvou akci smí využít každý. Rozmnož svůj národ, postav hrad, bojuj, nebo uzavři mír.
length = 30–45 min
