### Co průvodce vysvětlí, když to přijde poprvé

coach-prompt-village = Vesnice ti získá pole a platí daně. Vesnice vedle sebe se navzájem brání; pobřeží dovolí lodě.
coach-prompt-units = Každá jednotka se za období pohne jednou. Pole, kde stojí, platí daně, ale osamělé jednotky se snadno zaženou.
coach-prompt-fight = Než se rozhodneš, porovnej kostky: vítěz získá vítězný bod, kdo prohraje nebo prchne, o bod přijde.
coach-prompt-trade-gold = Verbuj, kde jednotky potřebuješ, a mysli na zimu: každá jednotka a vesnice bude stát jedno zlato.
coach-prompt-plunder-gold = Vypleněná země nikomu neplatí, dokud se neobnoví. Rivala to bolí a jednou možná i tebe.
coach-prompt-feed-gold = Zima: zlato na všechny nestačí. Návrh obětuje to, co tě stojí nejméně.
coach-event-battle = První bitva: meče lámou štíty nebo berou životy, kolo za kolem, až jedna strana padne nebo prchne.
coach-event-taxes = Daně: jedno zlato za každou svobodnou vesnici a půl za každé další pole, které držíš.
coach-event-upkeep = První zima: všem je potřeba zaplatit. Na koho se nedostane, ten je ztracený.
