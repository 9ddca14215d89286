### Ťahy na výber

# What a move costs or brings beside what it is called, piece by piece: `$changes` of the moves below.
change =
    { $sign ->
        [more] { kind } +{ $amount }
       *[less] { kind } −{ $amount }
    }
change-picks = +{ $count } podľa výberu
change-number = zaplatiť: { $number }
change-neutral = neutrálna figúrka bude porazená
move-into-war = { $move }, vojna: bráni sa { $player }
move-faction = { faction }
move-side = strana { $side }: { territory }
move-split = začať so surovinami: { amounts }
move-start = usadiť sa v kraji { $region }
move-lay = žetón do kraja { $region }
move-choose = { action }
move-choose-vain = { action } (teraz ju vykonať nemôžeš)
move-shield = štít na akciu: { action }
move-patrol = Hliadka: { $from } → { $to }
move-patrol-with = Hliadka: { $from } → { $to } ({ $changes })
move-quest = Výprava: { $from } → { $to }
move-quest-with = Výprava: { $from } → { $to } ({ $changes })
move-to-hall = figúrka z kraja { $from } do siene
move-from-hall = figúrka zo siene do kraja { $to }
move-from-hall-with = figúrka zo siene do kraja { $to } ({ $changes })
move-swap = výmena figúrok: { $from } a { $to }
move-stand = vstať v kraji { $region }
move-build = postaviť { $level }. stupeň hradu, ruda { $cost }
move-research = naučiť sa mágiu úrovne { $level }, mana { $cost }
move-expand = nová figúrka v kraji { $region }, jedlo { $cost }
move-trade = obchod; dať: { amounts }; dostať: { kind } { $amount }
move-take = vziať surovinu ({ $player }): { kind }
move-take-with = vziať surovinu ({ $player }): { kind } ({ $changes })
move-collect = zbierať suroviny
move-collect-with = zbierať suroviny ({ $changes })
    .button = zbierať suroviny
move-pass = nerobiť nič
move-done = už nič ďalšie
move-flag = vlajka
move-war = číslo { $number }
    .button = do vojny s číslom { $number }
move-raise = pridať k číslu: { kind } 1
move-raze = zbúrať stupeň hradu
move-decline = odmietnuť
move-pay = zaplatiť: { amounts }
move-gain = { kind } { $amount }
move-retreat = ústup: { $from } → { $to }
move-retreat-with = ústup: { $from } → { $to } ({ $changes })
move-shelter = útek z kraja { $from } do kostola v kraji { $to }
move-lose = vzdať sa figúrky v kraji { $region }
move-lose-with = vzdať sa figúrky v kraji { $region } ({ $changes })
move-haven = posledná figúrka do kraja { $region }
move-reveal = otočiť žetón v kraji { $region }
move-rearrange = figúrka: { $from } → { $to }
move-remove = odstrániť cudziu figúrku v kraji { $region } ({ $player })
move-standing = stojaca figúrka
move-lying = ležiaca figúrka
warning-final = Tým sa začne záver: hra sa skončí piatym štítom na karte.
warning-war = Tým sa začne vojna o kraj { $region }, bráni { $player }: obaja tajne nastavíte kocku a svoje číslo obaja zaplatíte.
    .yes = Ísť do vojny
warning-vain = Túto akciu teraz vykonať nemôžeš, takže ti ťah nič neprinesie. Ostatní ju vykonať smú, alebo budú zbierať.
