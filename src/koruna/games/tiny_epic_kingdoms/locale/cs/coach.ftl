### Co průvodce vysvětlí, když to přijde poprvé

coach-prompt-split = Z jídla jsou nové figurky, z rudy hrad, mana platí magii a vyhrává války.
coach-prompt-select = Volíš ty, ale provést akci smějí všichni. Mysli i na to, co by s ní udělal soupeř.
coach-prompt-offer = Proveď akci také, nebo sbírej: jeden zdroj za každý kraj, který držíš.
coach-prompt-dial = Válka: oba tajně nastavíte kostku a oba za ni zaplatíte. Vlajka nestojí nic a dvě vlajky znamenají alianci.
coach-prompt-fate = Poražená figurka musí pryč: ustoupí za jídlo, nebo se vrátí do zásoby.
coach-event-attacked = První válka! Kdo vstoupí do cizího kraje, útočí; vyhrává vyšší číslo, při shodě obránce.
coach-event-allied = Dvě vlajky: v tom kraji jste spojenci a zůstáváte tam spolu.
coach-event-cleared = Cyklus skončil: štíty jsou pryč a zase se dá volit ze všech šesti akcí.
coach-event-end-triggered = Začíná závěr: tenhle cyklus se dohraje a sečtou se body.
