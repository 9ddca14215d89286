# Hra mezi lidmi: začíná, až všichni sedí, a nikdo nevybírá, co se vylosuje.

at-gathering = Hra začne, až tu budou všichni
at-gathering-prompt = Čeká se, kdo ještě přijde: { $players }
at-gathering-you = Ostatní čekají na tebe
at-gathering-why = Losuje se, až si sedne poslední hráč, aby na tom měl podíl každý.
at-gathering-ready = Jsem tu, můžeme začít
at-gathering-here = už tu sedí
at-gathering-missing = ještě tu není
at-gathering-bot = bot

draw-title = Jak se losuje
draw-lead = Losování v této hře vychází z tajemství stolu a z hodnoty, kterou přidal každý hráč. Otisk tajemství byl dán dřív, než pozvaní hráči přidali své hodnoty, takže nikdo nemohl vybrat, co přijde.
draw-lead-some = Losování v této hře vychází z tajemství stolu a z hodnot, které někteří hráči přidali. Otisk tajemství byl dán dřív, než pozvaní přidali ty své.
# $players je seznam jmen jako text.
draw-without = Bez vlastní hodnoty: { $players }. Kdo žádnou nepřidá, musí věřit, že se stůl s ostatními na losování nedomluvil.
draw-commitment = Otisk tajemství
draw-value-of = Hodnota: { $player }
draw-value-none = (žádná)
draw-secret = Tajemství
draw-secret-later = ukáže se, až hra skončí
draw-check = Potom si stáhni záznam a spusť tento příkaz: všechno vylosuje znovu a porovná.
draw-check-now = Stáhni si záznam a spusť tento příkaz: všechno vylosuje znovu a porovná.
draw-own-value = Tvůj podíl na losování
    .about = Losování v této hře vychází z tajemství stolu a z hodnoty každého hráče. Necháš-li pole prázdné, přidá prohlížeč náhodnou.
draw-back = Zpět ke stolu

verify-ok = { $draws ->
    [one] Jediné losování v této hře odpovídá tajemství a hodnotám hráčů: nikdo ho nevybral.
    [few] Všechna { $draws } losování v této hře odpovídají tajemství a hodnotám hráčů: nikdo je nevybral.
   *[other] Všech { $draws } losování v této hře odpovídá tajemství a hodnotám hráčů: nikdo je nevybral.
}
verify-ok-some = { $draws ->
    [one] Jediné losování v této hře odpovídá tajemství a hodnotám, které hráči dali.
    [few] Všechna { $draws } losování v této hře odpovídají tajemství a hodnotám, které hráči dali.
   *[other] Všech { $draws } losování v této hře odpovídá tajemství a hodnotám, které hráči dali.
}
verify-compare = Porovnej s tím, co stůl ukazoval před hrou:
verify-commitment = otisk tajemství
verify-value = hodnota, { $player }
verify-no-commitment = Tento záznam neříká, jak se losovalo, proto ho nelze ověřit. Záznamy her mezi lidmi u stolu to říkají.
verify-no-secret = V tomto záznamu ještě není tajemství: stůl ho ukáže, až hra skončí. Potom si záznam stáhni znovu.
verify-other-secret = Tajemství v tomto záznamu není to, jehož otisk se ukazoval: někdo jedno z nich změnil.
verify-other-draw = Řádek { $line } záznamu: „{ $text }“ se nevylosovalo. Z tajemství a hodnot hráčů tam vychází „{ $drawn }“.
verify-cut = Záznam končí dřív, než se vylosovalo všechno, co patří k poslednímu tahu.
