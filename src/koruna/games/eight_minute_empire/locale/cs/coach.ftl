### Co průvodce vysvětlí, když to přijde poprvé

coach-prompt-bid = Nejvyšší nabídka se zaplatí a kdo ji dal, začíná; ostatním mince zůstanou. I nula je poctivá nabídka.
coach-prompt-take = Neplatí se za kartu, ale za místo, kde leží. Co si teď nevezmeš, bude příště levnější.
coach-prompt-act-or = Karta nabízí dvě akce: platí ta, kterou začneš.
coach-prompt-act-and = Obě akce jsou tvoje, v libovolném pořadí. Jednu z nich smíš i vynechat.
coach-event-built = Město: počítá se jako armáda, která nikdy neodejde, a svému hráči tam smějí přicházet nové.
coach-event-destroyed = Armáda byla zničena. Vrací se do ruky svému hráči a může přijít znovu.
coach-event-sailed = Po tečkovaných čarách armády plují přes moře, když to akce dovolí.
