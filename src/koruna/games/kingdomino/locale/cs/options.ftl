### Volby

option-dynasty = Dynastie
    .about = Tři hry po sobě, vítězí nejvyšší součet bodů.
option-middle_kingdom = Centralizované království
    .about = 10 bodů navíc za hrad přesně uprostřed království.
option-harmony = Harmonie
    .about = 5 bodů navíc pro každého, kdo nic nezahodí.
option-mighty_duel = Duel mocných
    .about = Pro dva hráče: všech 48 dílků a království o 7×7 políčkách.
option-wider_selection = Širší nabídka
    .about = Pro dva nebo tři hráče: v každé řadě je o dílek víc a ten, který zbude, jde ze hry.
option-snake_order = Hadí pořadí
    .about = Pro dva hráče: kdo je vylosován, vybírá z první řady jako první a čtvrtý, soupeř jako druhý a třetí.

## Soupeři

bot-full-greedy = Velký chamtivec
    .about = Umisťuje dílek a vybírá další tak, aby oba dohromady přinesly co nejvíc bodů. Když může, drží hrad uprostřed a nenechává díry.
