### Koruna ako aplikácia a stránka bez pripojenia.
### V cs, sk a en sú rovnaké mená aj premenné.

app-name = Koruna: kráľovské hry
offline-title = Bez pripojenia
offline-lead = Koruna sa nemôže spojiť so svojím serverom. Tvoje stoly sú uložené na ňom a nič z nich sa nestratilo.
offline-network = Skontroluj, či máš zapnutú Wi-Fi alebo mobilné dáta a vypnutý režim v lietadle.
offline-server = Ak server beží na počítači u teba doma, skontroluj, či je zapnutý a či si v rovnakej sieti.
offline-terminal = Bez pripojenia sa dá hrať v termináli počítača: koruna play.
offline-again-itself = Len čo sa spojenie obnoví, stránka to sama skúsi znova.
offline-again = Skúsiť znova
