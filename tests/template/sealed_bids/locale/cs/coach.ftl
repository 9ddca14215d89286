### Co průvodce vysvětlí, když to přijde poprvé

coach-prompt-bid = Všichni nabízejí tajně a zároveň a poklad získá nejvyšší nabídka. Mince, které teď zaplatíš, budou chybět příště.
coach-event-wish-dealt = Přání znáš do konce jen ty: poklady jeho druhu ti mohou přinést víc, než ostatní tuší.
coach-event-opened = Nabídky se otevírají všechny najednou. Komu poklad unikl, tomu mince zůstanou.
coach-event-burnt = Jsou-li nejvyšší nabídky stejné, poklad nedostane nikdo.
