### Bodování

score-figures = Figurky: { points }
    .what = figurky
score-castle = Hrad stupně { $level }: { points }
    .what = hrad
score-magic = Magie úrovně { $level }: { points }
    .what = magie
score-bonus = Odměna za pátou úroveň: { points }
    .what = odměna za pátou úroveň
score-capitals = Hlavní města: { points }
    .what = hlavní města
score-crown = Koruna: { points }
    .what = koruna
score-towns = Města: { points }
    .what = města
score-neutrals = Poražené neutrální figurky: { points }
    .what = poražené neutrální figurky
score-lost-kingdom = Kraje Ztraceného království: { points }
    .what = Ztracené království
score-total = Celkem: { points }
# Proč přišel závěr: $by je castle, magic nebo figures; a pak pátý štít.
ended =
    { $by ->
        [castle] { $player } má celý hrad a na kartě leží pátý štít: hra končí.
        [magic] { $player } má všechny úrovně magie a na kartě leží pátý štít: hra končí.
       *[figures] { $player } má ve hře všech sedm figurek a na kartě leží pátý štít: hra končí.
    }
ended-figures-gone = Závěr začal, když bylo ve hře všech sedm figurek jednoho hráče; teď na kartě leží pátý štít a hra končí.
ended-last-cycle = { $cycle }. cyklus, poslední, má svůj pátý štít: hra končí.
tie-figures = Body jsou stejné; rozhoduje víc figurek.
tie-castle = Body i figurky jsou stejné; rozhoduje vyšší hrad.
tie-magic = Body, figurky i hrady jsou stejné; rozhoduje vyšší magie.
tie-resources = Všechno je stejné až na zdroje; rozhoduje, kdo jich má víc.
tie-shared = Všechno je stejné: hráči se o místo dělí.
