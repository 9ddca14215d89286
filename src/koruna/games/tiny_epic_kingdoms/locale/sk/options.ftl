### Voľby

option-draft = Výber národov
    .about = Hráči si národy po poradí vyberajú, namiesto toho, aby im ich určil žreb.
option-exploration = Žetóny prieskumu
    .about = V krajoch ležia skryté žetóny: poklady, banditi, koruna, dračí brloh a ďalšie.
option-rivers_are_water = Rieky sú voda
    .about = Schopnosti, ktoré hovoria o vode, rátajú aj s riekami. Bez tejto voľby platia iba jazerá, zálivy a moria.
option-flat_castle = Pozvoľnejší hrad
    .about = Stupne hradu prinášajú 1, 2, 4, 6, 8 a 10 bodov namiesto 0, 1, 2, 4, 7 a 10.
