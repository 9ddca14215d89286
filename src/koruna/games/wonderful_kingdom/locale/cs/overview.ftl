### Co je v krabici

overview-source = Tištěné karty nejsou veřejné. Co z nich ukazují pravidla, je odtud převzaté; ostatní hodnoty jsou z našeho domácího vydání a majitel tištěné hry je může nahradit.
overview-card = { $copies }× { $text }
overview-duchy = { duchy }, strana { $side }: { $text }
overview-step-two-player = { quest }, { $step }. krok, { quest-step }: { $cost } → { $reward }
overview-step-solo = { quest } o samotě, { $step }. krok, { quest-step }: { $cost } → { $reward }
