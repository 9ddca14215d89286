### Čo hra navrhuje

plan-title =
    { $step ->
        [hit] Najlepšie zásahy:
        [yield] Najmenšie straty:
        [spill] Najmenšie straty:
       *[other] Návrh:
    }
plan-village = { $field }: { $things }
plan-dock = dok s loďou
plan-put = { $count }× { type-name }
plan-pasture = { herd }
plan-store = obilie { $count }
plan-sow = zasiať: { $fields } (obilie { $count })
plan-reap = { $field } → { $to }: obilie { $count }
plan-rob = { $field } → { $to }: cudzie obilie { $count }
plan-rot = na poliach zhnije obilie { $count }
plan-young = mláďatá na pole { $field }: { herd }
plan-kill = zabiť na poli { $field }: { herd }, mäso { $count }
plan-eat = spotrebovať: { good-name } { $count }
plan-pay =
    { $count ->
        [one] zaplatiť { $count } zlatý
        [few] zaplatiť { $count } zlaté
       *[other] zaplatiť { $count } zlatých
    }
plan-starve = hladom zahynie na poli { $field }: { $count }× { type-name }
plan-starve-gold = bez platenia stratíš na poli { $field }: { $count }× { type-name }
plan-shrink = z mesta na poli { $field } bude hladom dedina
plan-shrink-gold = z mesta na poli { $field } bude bez platenia dedina
plan-abandon = o hlade ostane na poli { $field }: { building }
plan-abandon-gold = bez platenia zanikne na poli { $field }: { building }
plan-all-fed = nikto neostane o hlade
plan-all-paid = všetko je zaplatené
plan-lose = { $count }× { unit-there }
