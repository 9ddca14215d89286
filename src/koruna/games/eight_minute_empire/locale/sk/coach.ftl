### Čo sprievodca vysvetlí, keď to príde prvýkrát

coach-prompt-bid = Najvyššia ponuka sa zaplatí a kto ju dal, začína; ostatným mince zostanú. Aj nula je poctivá ponuka.
coach-prompt-take = Neplatí sa za kartu, ale za miesto, kde leží. Čo si teraz nevezmeš, bude nabudúce lacnejšie.
coach-prompt-act-or = Karta ponúka dve akcie: platí tá, ktorou začneš.
coach-prompt-act-and = Obe akcie sú tvoje, v ľubovoľnom poradí. Jednu z nich smieš aj vynechať.
coach-event-built = Mesto: ráta sa ako armáda, ktorá nikdy neodíde, a jeho hráčovi tam smú prichádzať nové.
coach-event-destroyed = Armáda bola zničená. Vracia sa do ruky svojmu hráčovi a môže prísť znova.
coach-event-sailed = Po bodkovaných čiarach sa armády plavia cez more, keď to akcia dovolí.
