### Textová deska

board-legend = Kraj má písmeno a číslo do tahů, jméno, druh, kdo v něm je a kam se z něj jde. ° leží na okraji, ~ u vody; figurky jsou číslo hráče, v závorce ty ležící v podzemí; n je neutrální, ? skrytý žeton.
board-home = { $letter } { territory } – domov: { $player }
board-lost-kingdom = { $letter } { territory } – Ztracené království
board-stores = jídlo { $food } · ruda { $ore } · mana { $mana }
board-levels = hrad { $castle } · magie { $magic } · figurky ve hře { $figures }
board-hall = v síni { $figures }
board-crown = koruna
board-beaten = poražené neutrální figurky: { $figures }
board-ability = úroveň { $level }: { $text }
board-shields = Pod štítem: { $actions }
board-no-shields = Žádná akce není pod štítem.
board-chosen = Akce tahu: { action }
board-final = Závěr: hra skončí s pátým štítem.
board-over = Hra je u konce.
board-turn = Na tahu: { $player }
board-setting = Nastavují kostky: { $players }
board-war = Válka o kraj { $region }: útočí { $attacker }
board-most = Nejvýš: { $attacker } – { $attack }, { $defender } – { $defence }
board-dice = { $attacker } – { $attack } : { $defence } – { $defender }
board-flag = vlajka
board-rank = { $rank }. místo
