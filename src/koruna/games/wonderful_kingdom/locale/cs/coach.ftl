### Co průvodce vysvětlí, když to přijde poprvé

coach-prompt-offer = Co vyložíš, to si smí vzít rival. Dávej dobré karty ke špatným, nebo dvě dobré od sebe.
coach-prompt-pick = Bereš celou oblast. Karty, které zůstanou, se hromadí na příště.
coach-prompt-pick-alone = Vezmi jednu ze dvou oblastí se vším, co v ní je. Předtím smíš prohledat balíček.
coach-prompt-plan = Staveniště potřebuje kostky, směna jednu dá hned. Nezačínej víc, než dokážeš dokončit.
coach-prompt-produce = Kostky se neskladují: co se nevejde na staveniště, jde do laboratoře, kde je z pěti krystallium.
coach-prompt-combat = Vojáci porážejí hrozby. Kterou neporazíš, ta zůstane a na konci stojí body.
coach-event-laid-down = První past: karta lícem dolů. Může to být poklad, nebo něco, co nikdo nechce.
coach-event-won-soldier = Kdo něčeho vyrobí víc, cvičí vojáka; vždy napodruhé přejde do vévodství.
coach-event-frozen = Pod tím staveništěm sedí ledový obr: plnit se dá, ale dokončit až po jeho porážce.
