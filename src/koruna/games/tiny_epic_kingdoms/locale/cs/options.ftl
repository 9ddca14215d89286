### Volby

option-draft = Výběr národů
    .about = Hráči si národy po řadě vybírají, místo aby je losovali.
option-exploration = Žetony průzkumu
    .about = V krajích leží skryté žetony: poklady, bandité, koruna, dračí doupě a další.
option-rivers_are_water = Řeky jsou voda
    .about = Schopnosti, které mluví o vodě, počítají i s řekami. Bez této volby platí jen jezera, zálivy a moře.
option-flat_castle = Pozvolnější hrad
    .about = Stupně hradu přinášejí 1, 2, 4, 6, 8 a 10 bodů místo 0, 1, 2, 4, 7 a 10.
