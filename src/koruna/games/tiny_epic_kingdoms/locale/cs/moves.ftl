### Tahy na výběr

# What a move costs or brings beside what it is called, piece by piece: `$changes` of the moves below.
change =
    { $sign ->
        [more] { kind } +{ $amount }
       *[less] { kind } −{ $amount }
    }
change-picks = +{ $count } podle výběru
change-number = zaplatit: { $number }
change-neutral = neutrální figurka bude poražena
move-into-war = { $move }, válka: brání se { $player }
move-faction = { faction }
move-side = strana { $side }: { territory }
move-split = začít se zdroji: { amounts }
move-start = usadit se v kraji { $region }
move-lay = žeton do kraje { $region }
move-choose = { action }
move-choose-vain = { action } (teď ji provést nemůžeš)
move-shield = štít na akci: { action }
move-patrol = Hlídka: { $from } → { $to }
move-patrol-with = Hlídka: { $from } → { $to } ({ $changes })
move-quest = Výprava: { $from } → { $to }
move-quest-with = Výprava: { $from } → { $to } ({ $changes })
move-to-hall = figurka z kraje { $from } do síně
move-from-hall = figurka ze síně do kraje { $to }
move-from-hall-with = figurka ze síně do kraje { $to } ({ $changes })
move-swap = výměna figurek: { $from } a { $to }
move-stand = vstát v kraji { $region }
move-build = postavit { $level }. stupeň hradu, ruda { $cost }
move-research = naučit se { $level }. úroveň magie, mana { $cost }
move-expand = nová figurka v kraji { $region }, jídlo { $cost }
move-trade = obchod; dát: { amounts }; dostat: { kind } { $amount }
move-take = vzít zdroj ({ $player }): { kind }
move-take-with = vzít zdroj ({ $player }): { kind } ({ $changes })
move-collect = sbírat zdroje
move-collect-with = sbírat zdroje ({ $changes })
    .button = sbírat zdroje
move-pass = nedělat nic
move-done = už nic dalšího
move-flag = vlajka
move-war = číslo { $number }
    .button = do války s číslem { $number }
move-raise = přidat k číslu: { kind } 1
move-raze = zbořit stupeň hradu
move-decline = odmítnout
move-pay = zaplatit: { amounts }
move-gain = { kind } { $amount }
move-retreat = ústup: { $from } → { $to }
move-retreat-with = ústup: { $from } → { $to } ({ $changes })
move-shelter = útěk z kraje { $from } do kostela v kraji { $to }
move-lose = vzdát se figurky v kraji { $region }
move-lose-with = vzdát se figurky v kraji { $region } ({ $changes })
move-haven = poslední figurka do kraje { $region }
move-reveal = otočit žeton v kraji { $region }
move-rearrange = figurka: { $from } → { $to }
move-remove = odstranit cizí figurku v kraji { $region } ({ $player })
move-standing = stojící figurka
move-lying = ležící figurka
warning-final = Tím začne závěr: hra skončí pátým štítem na kartě.
warning-war = Tím začne válka o kraj { $region }, brání { $player }: oba tajně nastavíte kostku a své číslo oba zaplatíte.
    .yes = Jít do války
warning-vain = Tuto akci teď provést nemůžeš, takže ti tah nic nepřinese. Ostatní ji provést smějí, nebo budou sbírat.
