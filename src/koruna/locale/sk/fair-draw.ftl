# Hra medzi ľuďmi: začína sa, až keď všetci sedia, a nikto nevyberá, čo sa vyžrebuje.

at-gathering = Hra sa začne, keď tu budú všetci
at-gathering-prompt = Čaká sa, kto ešte príde: { $players }
at-gathering-you = Ostatní čakajú na teba
at-gathering-why = Žrebuje sa, až keď si sadne posledný hráč, aby mal na tom podiel každý.
at-gathering-ready = Som tu, môžeme začať
at-gathering-here = už tu sedí
at-gathering-missing = ešte tu nie je
at-gathering-bot = bot

draw-title = Ako sa žrebuje
draw-lead = Žrebovanie v tejto hre vychádza z tajomstva stola a z hodnoty, ktorú pridal každý hráč. Odtlačok tajomstva bol daný skôr, než pozvaní hráči pridali svoje hodnoty, takže nikto nemohol vybrať, čo príde.
draw-lead-some = Žrebovanie v tejto hre vychádza z tajomstva stola a z hodnôt, ktoré niektorí hráči pridali. Odtlačok tajomstva bol daný skôr, než pozvaní pridali tie svoje.
# $players je zoznam mien ako text.
draw-without = Bez vlastnej hodnoty: { $players }. Kto žiadnu nepridá, musí veriť, že sa stôl s ostatnými na žrebovaní nedohodol.
draw-commitment = Odtlačok tajomstva
draw-value-of = Hodnota: { $player }
draw-value-none = (žiadna)
draw-secret = Tajomstvo
draw-secret-later = ukáže sa, keď sa hra skončí
draw-check = Potom si stiahni záznam a spusti tento príkaz: všetko vyžrebuje znova a porovná.
draw-check-now = Stiahni si záznam a spusti tento príkaz: všetko vyžrebuje znova a porovná.
draw-own-value = Tvoj podiel na žrebovaní
    .about = Žrebovanie v tejto hre vychádza z tajomstva stola a z hodnoty každého hráča. Ak necháš pole prázdne, pridá prehliadač náhodnú.
draw-back = Späť k stolu

verify-ok = { $draws ->
    [one] Jediné žrebovanie v tejto hre zodpovedá tajomstvu a hodnotám hráčov: nikto ho nevybral.
    [few] Všetky { $draws } žrebovania v tejto hre zodpovedajú tajomstvu a hodnotám hráčov: nikto ich nevybral.
   *[other] Všetkých { $draws } žrebovaní v tejto hre zodpovedá tajomstvu a hodnotám hráčov: nikto ich nevybral.
}
verify-ok-some = { $draws ->
    [one] Jediné žrebovanie v tejto hre zodpovedá tajomstvu a hodnotám, ktoré hráči dali.
    [few] Všetky { $draws } žrebovania v tejto hre zodpovedajú tajomstvu a hodnotám, ktoré hráči dali.
   *[other] Všetkých { $draws } žrebovaní v tejto hre zodpovedá tajomstvu a hodnotám, ktoré hráči dali.
}
verify-compare = Porovnaj s tým, čo stôl ukazoval pred hrou:
verify-commitment = odtlačok tajomstva
verify-value = hodnota, { $player }
verify-no-commitment = Tento záznam nehovorí, ako sa žrebovalo, preto sa nedá overiť. Záznamy hier medzi ľuďmi pri stole to hovoria.
verify-no-secret = V tomto zázname ešte nie je tajomstvo: stôl ho ukáže, keď sa hra skončí. Potom si záznam stiahni znova.
verify-other-secret = Tajomstvo v tomto zázname nie je to, ktorého odtlačok sa ukazoval: niekto jedno z nich zmenil.
verify-other-draw = Riadok { $line } záznamu: „{ $text }“ sa nevyžrebovalo. Z tajomstva a hodnôt hráčov tam vychádza „{ $drawn }“.
verify-cut = Záznam sa končí skôr, než sa vyžrebovalo všetko, čo patrí k poslednému ťahu.
