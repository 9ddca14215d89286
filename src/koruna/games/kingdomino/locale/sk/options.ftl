### Možnosti

option-dynasty = Dynastia
    .about = Tri hry po sebe, víťazí najvyšší súčet bodov.
option-middle_kingdom = Centralizované kráľovstvo
    .about = 10 bodov navyše za hrad presne v strede kráľovstva.
option-harmony = Harmónia
    .about = 5 bodov navyše pre každého, kto nič neodhodí.
option-mighty_duel = Duel mocných
    .about = Pre dvoch hráčov: všetkých 48 dielikov a kráľovstvo s rozmermi 7×7 políčok.
option-wider_selection = Širšia ponuka
    .about = Pre dvoch alebo troch hráčov: v každom rade je o dielik viac a ten, ktorý zostane, ide z hry.
option-snake_order = Hadie poradie
    .about = Pre dvoch hráčov: kto je vyžrebovaný, vyberá z prvého radu ako prvý a štvrtý, súper ako druhý a tretí.

## Súperi

bot-full-greedy = Veľký chamtivec
    .about = Umiestňuje dielik a vyberá ďalší tak, aby oba spolu priniesli čo najviac bodov. Keď môže, drží hrad v strede a nenecháva diery.
