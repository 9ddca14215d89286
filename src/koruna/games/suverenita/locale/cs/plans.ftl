### Co hra navrhuje

plan-title =
    { $step ->
        [hit] Nejlepší zásahy:
        [yield] Nejmenší ztráty:
        [spill] Nejmenší ztráty:
       *[other] Návrh:
    }
plan-village = { $field }: { $things }
plan-dock = dok s lodí
plan-put = { $count }× { type-name }
plan-pasture = { herd }
plan-store = obilí { $count }
plan-sow = osít pole { $fields } (obilí { $count })
plan-reap = { $field } → { $to }: obilí { $count }
plan-rob = { $field } → { $to }: cizí obilí { $count }
plan-rot = na polích shnije obilí { $count }
plan-young = mláďata na pole { $field }: { herd }
plan-kill = porazit stádo na poli { $field }: { herd }, maso { $count }
plan-eat = spotřebovat: { good-name } { $count }
plan-pay =
    { $count ->
        [one] zaplatit { $count } zlatý
        [few] zaplatit { $count } zlaté
       *[other] zaplatit { $count } zlatých
    }
plan-starve = hladem zahyne na poli { $field }: { $count }× { type-name }
plan-starve-gold = bez placení ztratíš na poli { $field }: { $count }× { type-name }
plan-shrink = z města na poli { $field } bude hladem vesnice
plan-shrink-gold = z města na poli { $field } bude bez placení vesnice
plan-abandon = o hladu zůstane na poli { $field }: { building }
plan-abandon-gold = bez placení zůstane na poli { $field }: { building }
plan-all-fed = nikdo nezůstane o hladu
plan-all-paid = všechno je zaplaceno
plan-lose = { $count }× { unit-there }
