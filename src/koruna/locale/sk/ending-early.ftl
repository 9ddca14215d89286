# Hra, ktorá márne čaká na niekoho, a hodiny.
at-clock = Čas, ktorý zostáva na rozhodnutie
at-end-game = Ukončiť hru
at-end-game-why = Hra čaká na niekoho, kto tu nie je. Ak to chcú všetci, ktorí tu sú, skončí sa tak, ako stojí, bez víťaza.
at-end-wanted = Hru tu chce ukončiť: { $players }.
at-ended = Hra bola ukončená predčasne
at-ended-why = Čakala na niekoho, kto sa nevrátil. Nikto nevyhral.
aside-ended = Tí, čo zostali, hru ukončujú.
table-ended = Táto hra bola ukončená predčasne; už sa tu nehrá.
table-not-ended = Hra sa dá predčasne ukončiť, len keď čaká na niekoho, kto tu nie je.
setup-clock = Čas na rozhodnutie
    .about = Keď vyprší, hrá za hráča bot, kým si miesto znova nevezme.
setup-clock-none = bez obmedzenia
setup-clock-minute = 1 minúta
setup-clock-five = 5 minút
setup-clock-hour = 1 hodina
setup-clock-day = 1 deň
