### Rozbor hry: co se stalo a proč.
### Stejné názvy a proměnné jsou v cs, sk i en.

review-title = Rozbor: { $game }
review-judge = Posuzuje { $judge }, každé rozhodnutí podle toho, co hráč v tu chvíli mohl vědět.
review-unfinished = Tahle hra ještě neskončila.
review-to-judge =
    { $count ->
        [one] { $count } okamžik ještě není posouzený.
        [few] { $count } okamžiky ještě nejsou posouzené.
       *[other] { $count } okamžiků ještě není posouzených.
    }
review-empty = Není co rozebírat: nikdo ještě netáhl.
review-no-record = K rozboru je potřeba záznam nebo jeho text.
review-level = „{ $level }“ není žádný ze soupeřů, kteří umějí hru posoudit. Jsou to: { $known }.
review-no-frame = Tabulka rozhodnutí potřebuje Polars. Nainstaluješ ho příkazem: pip install koruna[frames]

## Graf
review-chart = Šance na výhru v průběhu hry
    .points = Očekávané body v průběhu hry
review-chart-of = { $player }: od { $first } % k { $last } %.
    .points = Body: od { $first } k { $last }.
review-mark-decision = rozhodnutí, které stálo mnoho
review-mark-luck = náhoda
review-nobody = Nikdo
review-round = Kolo
review-move = Tah
review-percent = { $value } %

## Hráči
review-players = Hráči
review-player = Hráč
review-accuracy = Přesnost
review-decisions = Rozhodnutí
review-cost = Rozdáno
review-luck = Štěstí
review-good-of = { $good } z { $decisions }
review-no-share = –
review-signed =
    { $sign ->
        [less] −{ $value } %
       *[more] +{ $value } %
    }
review-accuracy-about = Podíl rozhodnutí, která byla stejně dobrá jako nejlepší tah.
review-luck-about = Kolik náhoda dala a vzala oproti tomu, co se dalo čekat.

## Zlomy
review-points-heading = Zlomy
review-no-points = Nic nevyčnívá: žádné rozhodnutí ani los tuhle hru samo nerozhodly.
    .none-yet = Zatím není nic posouzeno.
    .so-far = Zatím nic nevyčnívá; ještě není posouzeno všechno.
review-turn-decision =
    { $round ->
        [0] { $you ->
            [yes] Začátek: volíš „{ $played }“. Tah „{ $best }“ by ti dal o { $cost } % lepší šanci.
           *[no] Začátek: { $player } volí „{ $played }“. Tah „{ $best }“ by byl o { $cost } % lepší.
        }
       *[other] { $you ->
            [yes] { $round }. kolo: volíš „{ $played }“. Tah „{ $best }“ by ti dal o { $cost } % lepší šanci.
           *[no] { $round }. kolo: { $player } volí „{ $played }“. Tah „{ $best }“ by byl o { $cost } % lepší.
        }
    }
    .lucky = Díky tomu, co z toho místa nikdo nemohl vědět, to dopadlo dobře.
    .points =
        { $points ->
            [one] To je asi { $points } bod.
            [few] To jsou asi { $points } body.
            [many] To je asi { $points } bodu.
           *[other] To je asi { $points } bodů.
        }
review-turn-alone =
    { $points ->
        [one] { $round }. kolo: volíš „{ $played }“. Tah „{ $best }“ by přinesl asi o { $points } bod víc.
        [few] { $round }. kolo: volíš „{ $played }“. Tah „{ $best }“ by přinesl asi o { $points } body víc.
        [many] { $round }. kolo: volíš „{ $played }“. Tah „{ $best }“ by přinesl asi o { $points } bodu víc.
       *[other] { $round }. kolo: volíš „{ $played }“. Tah „{ $best }“ by přinesl asi o { $points } bodů víc.
    }
review-turn-luck =
    { $sign ->
        [less] { $you ->
            [yes] { $round }. kolo: máš smůlu, los tě stojí { $change } %.
           *[no] { $round }. kolo: { $player } má smůlu, los stojí { $change } %.
        }
       *[more] { $you ->
            [yes] { $round }. kolo: máš štěstí, los ti dává { $change } %.
           *[no] { $round }. kolo: { $player } má štěstí, los dává { $change } %.
        }
    }
# Před větami o hře série
review-in-game = ({ $number }. hra) { $told }

## Rozhodnutí
review-decisions-heading = Rozhodnutí
review-played = Zahráno
review-best = Nejlepší nalezený
review-costs = Cena
review-in-points = V bodech
review-was-best = nejlepší tah

## Na stránce
review-button = Rozbor hry
review-progress = Posuzuje se: { $done } z { $count }
review-complete = Posouzeno. Lepší už to nebude.
review-look = Podívat se na ten okamžik
review-at = Rozbor tohoto okamžiku
review-compare = Porovnat
review-puzzle = Jako úloha
review-as-played = { $player } hraje: { $move }
review-as-best = Lepší: { $move }
review-marked = Orámované je, co tah změní; co odstraní, zůstává vidět slabě.
review-puzzle-lead = { $round }. kolo: { $player } hraje „{ $played }“. Najdi lepší tah.
review-puzzle-choose = Tvůj tah
review-puzzle-try = Zkusit
review-puzzle-title = Úloha
review-puzzle-find = V { $round }. kole se hrálo „{ $played }“. Najdi na desce lepší tah.
review-puzzle-list = Jako seznam tahů
review-puzzle-board = Na desce
review-puzzle-left = Jdeš jinou cestou: hraj volně dál, nebo se vrať k rozboru.
# Co se zkusilo; $unit říká, jestli jsou $ahead a $behind body, nebo procenta šance na výhru.
review-puzzle-tried =
    { $how ->
        [better] { $unit ->
            [points] Proti hranému tahu je to asi o { $ahead } b. lepší, do nejlepšího nalezeného ale chybí asi { $behind } b.
           *[chance] Proti hranému tahu je to o { $ahead } % lepší, do nejlepšího nalezeného ale chybí { $behind } %.
        }
       *[worse] { $unit ->
            [points] Není to lepší než hraný tah a do nejlepšího nalezeného chybí asi { $behind } b. Zkus to znovu.
           *[chance] Není to lepší než hraný tah a do nejlepšího nalezeného chybí { $behind } %. Zkus to znovu.
        }
    }
review-puzzle-solved =
    { $how ->
        [best] { $unit ->
            [points] Ano, tohle je nejlepší nalezený tah: asi o { $ahead } b. lepší než ten hraný.
           *[chance] Ano, tohle je nejlepší nalezený tah: o { $ahead } % lepší než ten hraný.
        }
       *[equal] { $unit ->
            [points] Ano, je to stejně dobré jako nejlepší nalezený tah: asi o { $ahead } b. lepší než ten hraný.
           *[chance] Ano, je to stejně dobré jako nejlepší nalezený tah: o { $ahead } % lepší než ten hraný.
        }
    }
review-puzzle-show = Ukázat řešení
review-back = Zpět k rozboru
review-chances = Šance jako tabulka
    .points = Body jako tabulka
review-later = Rozbor je možný, až hra skončí.
review-all = Všechna rozhodnutí
review-costliest = Nejdražší první; každé si můžeš prohlédnout na desce.
review-decisions-of = Rozhodnutí hráče
review-next = Další rozhodnutí
review-previous = Předchozí rozhodnutí
review-was-good = Bylo stejně dobré jako nejlepší nalezený tah.
review-cost-of = Cena: { $cost } %.
review-to-table = Ke stolu
review-upload = Rozbor záznamu
review-upload-lead = Přetáhni sem záznam dohrané hry nebo ho vyber. Posoudí se jako hra u stolu a nikdo jiný ho neuvidí.
review-upload-label = Záznam hry
review-upload-do = Rozebrat
review-upload-long = Tenhle záznam je moc dlouhý.
review-upload-unfinished = Tahle hra ještě neskončila. Rozebírají se jen dohrané hry.
review-upload-gone = Tenhle rozbor už tu není. Pošli záznam znovu.

## Rady; $other je druhý nejlepší tah
review-hint-now =
    { $now ->
        [one] Hned přinese { $now } bod.
        [few] Hned přinese { $now } body.
        [many] Hned přinese { $now } bodu.
       *[other] Hned přinese { $now } bodů.
    }
review-hint-less =
    { $now ->
        [one] Hned přinese { $now } bod, „{ $other }“ { $then }.
        [few] Hned přinese { $now } body, „{ $other }“ { $then }.
        [many] Hned přinese { $now } bodu, „{ $other }“ { $then }.
       *[other] Hned přinese { $now } bodů, „{ $other }“ { $then }.
    }
review-hint-promised =
    { $promised ->
        [one] Slibuje ti asi o { $promised } bod víc než „{ $other }“.
        [few] Slibuje ti asi o { $promised } body víc než „{ $other }“.
        [many] Slibuje ti asi o { $promised } bodu víc než „{ $other }“.
       *[other] Slibuje ti asi o { $promised } bodů víc než „{ $other }“.
    }
review-hint-denied =
    { $denied ->
        [one] Oproti tahu „{ $other }“ má { $player } asi o { $denied } bod méně.
        [few] Oproti tahu „{ $other }“ má { $player } asi o { $denied } body méně.
        [many] Oproti tahu „{ $other }“ má { $player } asi o { $denied } bodu méně.
       *[other] Oproti tahu „{ $other }“ má { $player } asi o { $denied } bodů méně.
    }
review-hint-odds = S ním máš šanci na výhru { $chance } %, s „{ $other }“ o { $odds } % menší.
review-hint-close = „{ $other }“ je asi stejně dobrý tah.

## V terminálu
terminal-reviewing = Rozbor
terminal-review-replay = Tah si prohlédneš příkazem: koruna replay { $file } --move ČÍSLO
