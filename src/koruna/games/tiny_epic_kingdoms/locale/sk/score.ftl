### Bodovanie

score-figures = Figúrky: { points }
    .what = figúrky
score-castle = Hrad stupňa { $level }: { points }
    .what = hrad
score-magic = Mágia úrovne { $level }: { points }
    .what = mágia
score-bonus = Odmena za piatu úroveň: { points }
    .what = odmena za piatu úroveň
score-capitals = Hlavné mestá: { points }
    .what = hlavné mestá
score-crown = Koruna: { points }
    .what = koruna
score-towns = Mestá: { points }
    .what = mestá
score-neutrals = Porazené neutrálne figúrky: { points }
    .what = porazené neutrálne figúrky
score-lost-kingdom = Kraje Strateného kráľovstva: { points }
    .what = Stratené kráľovstvo
score-total = Spolu: { points }
# Prečo prišiel záver: $by je castle, magic alebo figures; a potom piaty štít.
ended =
    { $by ->
        [castle] { $player } má celý hrad a na karte leží piaty štít: hra sa končí.
        [magic] { $player } má všetky úrovne mágie a na karte leží piaty štít: hra sa končí.
       *[figures] { $player } má v hre všetkých sedem figúrok a na karte leží piaty štít: hra sa končí.
    }
ended-figures-gone = Záver sa začal, keď bolo v hre všetkých sedem figúrok jedného hráča; teraz na karte leží piaty štít a hra sa končí.
ended-last-cycle = { $cycle }. cyklus, posledný, má svoj piaty štít: hra sa končí.
tie-figures = Body sú rovnaké; rozhoduje viac figúrok.
tie-castle = Body aj figúrky sú rovnaké; rozhoduje vyšší hrad.
tie-magic = Body, figúrky aj hrady sú rovnaké; rozhoduje vyššia mágia.
tie-resources = Všetko je rovnaké až na suroviny; rozhoduje, kto ich má viac.
tie-shared = Všetko je rovnaké: o miesto sa hráči delia.
