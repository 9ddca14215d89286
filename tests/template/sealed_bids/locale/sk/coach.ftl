### Čo sprievodca vysvetlí, keď to príde prvýkrát

coach-prompt-bid = Všetci ponúkajú tajne a naraz a poklad získa najvyššia ponuka. Mince, ktoré teraz zaplatíš, budú nabudúce chýbať.
coach-event-wish-dealt = Želanie poznáš do konca len ty: poklady jeho druhu ti môžu priniesť viac, než ostatní tušia.
coach-event-opened = Ponuky sa otvárajú všetky naraz. Komu poklad unikol, tomu mince zostanú.
coach-event-burnt = Ak sú najvyššie ponuky rovnaké, poklad nedostane nikto.
