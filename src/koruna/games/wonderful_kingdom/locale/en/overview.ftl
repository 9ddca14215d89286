### What is in the box

overview-source = The printed cards are not public. What the rulebook shows of them is taken from it; all other values are a house edition, and an owner of the printed game can replace them.
overview-card = { $copies }× { $text }
overview-duchy = { duchy }, side { $side }: { $text }
overview-step-two-player = { quest }, step { $step }, { quest-step }: { $cost } → { $reward }
overview-step-solo = { quest } alone, step { $step }, { quest-step }: { $cost } → { $reward }
