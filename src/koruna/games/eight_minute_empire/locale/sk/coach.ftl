### Čo sprievodca vysvetlí, keď to príde prvýkrát

coach-prompt-bid = Najvyššia ponuka sa zaplatí a kto ju dal, začína; ostatným mince zostanú. Aj nula je poctivá ponuka.
coach-prompt-neutral = Neutrálne armády nepatria nikomu, no pri určovaní prevahy sa počítajú. Daj ich tam, kde pokazia prevahu súperovi.
coach-prompt-start = Kto začína, vyberá z čerstvého radu. Kto ide neskôr, už vie, o čo stoja ostatní.
coach-prompt-take = Neplatí sa za kartu, ale za miesto, kde leží. Čo si teraz nevezmeš, bude nabudúce lacnejšie.
coach-prompt-act = Číslo na karte hovorí, koľko smieš: využi všetko, časť, alebo nič. Čo vynecháš, prepadá, tovar ti zostane.
coach-prompt-act-or = Karta ponúka dve akcie: platí tá, ktorou začneš.
coach-prompt-act-and = Obe akcie sú tvoje, v ľubovoľnom poradí. Jednu z nich smieš aj vynechať.
coach-event-token-laid = V tomto regióne leží tovar. Kto bude región na konci ovládať, započíta si ho ako kartu.
coach-event-tied-youngest = Zhodné ponuky: začína najmladší z tých, ktorí ponúkli najviac, a ostatní neplatia.
coach-event-tied-lot = Zhodné ponuky: medzi tými, ktorí ponúkli najviac, rozhoduje lós a platí len víťaz.
coach-event-won-bid = Platí sa len najvyššia ponuka. Mince sa nevracajú, takže čo sa ponúklo, bude chýbať na karty.
coach-event-added = Nové armády prichádzajú do východiskového regiónu, alebo tam, kde má ich hráč mesto. Kto má v regióne najviac, má zaň bod.
coach-event-moved = Jeden pohyb prevedie jednu armádu do susedného regiónu. Nebojuje sa: cudzie armády neprekážajú.
coach-event-sailed = Po bodkovaných čiarach sa armády plavia cez more, keď to akcia dovolí.
coach-event-built = Mesto: ráta sa ako armáda, ktorá nikdy neodíde, a jeho hráčovi tam smú prichádzať nové.
coach-event-destroyed = Armáda bola zničená. Vracia sa do ruky svojmu hráčovi a môže prísť znova.
coach-event-no-use = Z tejto akcie sa teraz nedá urobiť nič, preto sa hneď končí. Tovar na karte sa počíta aj tak.
