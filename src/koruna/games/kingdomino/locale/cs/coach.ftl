### Co průvodce vysvětlí, když to přijde poprvé

coach-prompt-place = Klikni na políčko pro jednu půlku; dílek si hned lehne nejlépe, jak jde. Můžeš ho otočit a potom potvrď.
coach-prompt-discard = Tenhle dílek není kam dát, takže je ztracený. Body tě to nestojí, jen to, co mohl přinést.
coach-prompt-claim = S nízkým číslem vybíráš příště dřív, na vysokých bývá víc korun. Mysli na to, co sousedí s tvými oblastmi.
coach-prompt-first-claim = Co si teď vybereš, to v prvním kole umístíš. S nízkým číslem vybíráš příště dřív, na vysokých bývá víc korun.
coach-event-placed = Oblast jedné krajiny přinese tolik bodů, kolik má políček krát kolik má korun. Bez koruny nepřinese nic, ať je jakkoli velká.
coach-event-discarded = Dílek, který nebylo kam dát, se zahodil. Nech si ve svém království místo pro různé krajiny.
coach-event-left-over = Když si všichni vyberou, jeden dílek z řady zbude a odchází ze hry. Později ho už nikdo nedostane.
