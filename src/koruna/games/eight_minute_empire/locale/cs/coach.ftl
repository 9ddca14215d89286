### Co průvodce vysvětlí, když to přijde poprvé

coach-prompt-bid = Nejvyšší nabídka se zaplatí a kdo ji dal, začíná; ostatním mince zůstanou. I nula je poctivá nabídka.
coach-prompt-neutral = Neutrální armády nejsou ničí, ale při určování převahy se počítají. Dej je tam, kde pokazí převahu soupeři.
coach-prompt-start = Kdo začíná, vybírá z čerstvé řady. Kdo jde později, už ví, o co stojí ostatní.
coach-prompt-take = Neplatí se za kartu, ale za místo, kde leží. Co si teď nevezmeš, bude příště levnější.
coach-prompt-act = Číslo na kartě říká, kolik smíš: využij všechno, část, nebo nic. Co vynecháš, propadá, zboží ti zůstane.
coach-prompt-act-or = Karta nabízí dvě akce: platí ta, kterou začneš.
coach-prompt-act-and = Obě akce jsou tvoje, v libovolném pořadí. Jednu z nich smíš i vynechat.
coach-event-token-laid = V tomhle regionu leží zboží. Kdo bude region na konci ovládat, započítá si ho jako kartu.
coach-event-tied-youngest = Shodné nabídky: začíná nejmladší z těch, kdo nabídli nejvíc, a ostatní neplatí.
coach-event-tied-lot = Shodné nabídky: mezi těmi, kdo nabídli nejvíc, rozhoduje los a platí jen vítěz.
coach-event-won-bid = Platí se jen nejvyšší nabídka. Mince se nevracejí, takže co se nabídlo, bude chybět na karty.
coach-event-added = Nové armády přicházejí do výchozího regionu, nebo tam, kde má jejich hráč město. Kdo má v regionu nejvíc, má za něj bod.
coach-event-moved = Jeden pohyb převede jednu armádu do sousedního regionu. Nebojuje se: cizí armády nepřekážejí.
coach-event-sailed = Po tečkovaných čarách armády plují přes moře, když to akce dovolí.
coach-event-built = Město: počítá se jako armáda, která nikdy neodejde, a svému hráči tam smějí přicházet nové.
coach-event-destroyed = Armáda byla zničena. Vrací se do ruky svému hráči a může přijít znovu.
coach-event-no-use = Z téhle akce se teď nedá udělat nic, proto hned končí. Zboží na kartě se počítá i tak.
