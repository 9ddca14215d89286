### Čo sprievodca vysvetlí, keď to príde prvýkrát

coach-prompt-place = Klikni na políčko pre jednu polovicu; dielik si hneď ľahne najlepšie, ako sa dá. Môžeš ho otočiť a potom potvrď.
coach-prompt-discard = Tento dielik nie je kam dať, takže je stratený. Body ťa to nestojí, len to, čo mohol priniesť.
coach-prompt-claim = S nízkym číslom vyberáš nabudúce skôr, na vysokých býva viac korún. Mysli na to, čo susedí s tvojimi oblasťami.
coach-prompt-first-claim = Čo si teraz vyberieš, to v prvom kole umiestniš. S nízkym číslom vyberáš nabudúce skôr, na vysokých býva viac korún.
coach-event-placed = Oblasť jednej krajiny prinesie toľko bodov, koľko má políčok krát koľko má korún. Bez koruny neprinesie nič, nech je akákoľvek veľká.
coach-event-discarded = Dielik, ktorý nebolo kam dať, sa odhodil. Nechaj si vo svojom kráľovstve miesto pre rôzne krajiny.
coach-event-left-over = Keď si všetci vyberú, jeden dielik z radu zvýši a odchádza z hry. Neskôr ho už nikto nedostane.
