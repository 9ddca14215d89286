### Textová doska

board-legend = Pri každom kraji je jeho písmeno a číslo do ťahov, názov, druh, kto v ňom je a kam sa z neho dá ísť. ° leží na okraji, ~ pri vode; figúrky sú číslo hráča, v zátvorke tie ležiace v podzemí; n je neutrálna, ? skrytý žetón.
board-home = { $letter } { territory } – domov: { $player }
board-lost-kingdom = { $letter } { territory } – Stratené kráľovstvo
board-stores = jedlo { $food } · ruda { $ore } · mana { $mana }
board-levels = hrad { $castle } · mágia { $magic } · figúrky v hre { $figures }
board-hall = v sieni { $figures }
board-crown = koruna
board-beaten = porazené neutrálne figúrky: { $figures }
board-ability = úroveň { $level }: { $text }
board-shields = Pod štítom: { $actions }
board-no-shields = Nijaká akcia nie je pod štítom.
board-chosen = Akcia ťahu: { action }
board-final = Záver: hra sa skončí s piatym štítom.
board-over = Hra sa skončila.
board-turn = Na ťahu: { $player }
board-setting = Nastavujú kocky: { $players }
board-war = Vojna o kraj { $region }: útočí { $attacker }
board-most = Najviac: { $attacker } – { $attack }, { $defender } – { $defence }
board-dice = { $attacker } – { $attack } : { $defence } – { $defender }
board-flag = vlajka
board-rank = { $rank }. miesto
