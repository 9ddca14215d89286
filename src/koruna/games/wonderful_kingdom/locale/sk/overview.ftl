### Čo je v škatuli

overview-source = Tlačené karty nie sú verejné. Čo z nich ukazujú pravidlá, je odtiaľ; ostatné hodnoty sú domáce vydanie a majiteľ tlačenej hry ich môže nahradiť.
overview-card = { $copies }× { $text }
overview-duchy = { duchy }, strana { $side }: { $text }
overview-step-two-player = { quest }, { $step }. krok, { quest-step }: { $cost } → { $reward }
overview-step-solo = { quest } osamote, { $step }. krok, { quest-step }: { $cost } → { $reward }
