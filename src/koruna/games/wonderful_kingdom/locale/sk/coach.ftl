### Čo sprievodca vysvetlí, keď to príde prvýkrát

coach-prompt-offer = Čo vyložíš, to si smie vziať súper. Dávaj dobré karty k zlým, alebo dve dobré od seba.
coach-prompt-pick = Berieš celú oblasť. Karty, ktoré zostanú, sa hromadia nabudúce.
coach-prompt-pick-alone = Vezmi jednu z dvoch oblastí so všetkým, čo v nej je. Predtým smieš prehľadať balíček.
coach-prompt-plan = Stavenisko potrebuje kocky, výmena jednu dá hneď. Nezačínaj viac, než dokážeš dokončiť.
coach-prompt-produce = Kocky sa neskladujú: čo sa nezmestí na stavenisko, ide do laboratória, kde je z piatich kryštálium.
coach-prompt-combat = Vojaci porážajú hrozby. Ktorú neporazíš, tá zostane a na konci stojí body.
coach-event-laid-down = Prvá pasca: karta lícom nadol. Môže to byť poklad, alebo niečo, čo nikto nechce.
coach-event-won-soldier = Kto niečoho vyrobí viac, cvičí vojaka; vždy na druhý raz prejde do vojvodstva.
coach-event-frozen = Pod tým staveniskom sedí ľadový obor: plniť sa dá, no dokončiť až po jeho porážke.
