### Lekce

lesson-home = Domov pro malý národ
    .about = Usadit se, zvolit první akci a přidat se k akcím ostatních.
lesson-home-side = Tvůj národ potřebuje domov. Karta země má dvě strany; vezmi si tentokrát stranu A.
    .not = I tahle strana by se hodila, ale lekce pokračuje na straně A.
lesson-home-split = Začínáš se šesti zdroji. Tři jídla, jedna ruda a dvě many jsou dobrý začátek: jídlo pro nové figurky, mana na magii i válku.
    .not = Šlo by to, ale brzy by ti něco chybělo. Vezmi tři jídla, jednu rudu a dvě many.
lesson-home-start = Usaď se na zakroužkovaných polích. Začínají tam obě tvoje figurky a pole dávají jídlo.
    .not = Začni na zakroužkovaných polích: mají nejvíc sousedů a z jídla národ roste.
lesson-home-acts = Šest akcí pro všechny. Kdo je na tahu, jednu zvolí a položí na ni štít; do konce cyklu už ji nikdo nezvolí.
lesson-home-choose = Zvol Hlídku: přesune figurku uvnitř tvé země.
    .not = Na to ještě dojde. Obě figurky na jednom místě toho moc nenasbírají: zvol Hlídku a rozejděte se.
lesson-home-patrol = Přesuň figurku do zakroužkovaného lesa. Od teď bude přinášet manu a pole dál jídlo.
    .not = Jdi do zakroužkovaného lesa: tvůj národ pak drží dva druhy krajů.
lesson-home-follow = Když akci zvolí někdo jiný, můžeš ji provést také, nebo nasbírat zdroj z každého kraje se svou figurkou. Zvol si.
lesson-home-rim = Z krajů na okraji vede Výprava do jiných zemí. Mezi domovy leží země, která zatím nikomu nepatří.

lesson-growth = Růst
    .about = Nové figurky, magie, hrad a jak končí cyklus.
lesson-growth-tracks = Rostou tři věci: počet figurek, magie a hrad. Každá dává body, a která se první naplní, ta přivodí konec hry.
lesson-growth-choose = Jídlo máš, tak ať se národ rozroste: zvol Osidlování.
    .not = Dobrá akce, ale jídlo ti leží ladem. Zvol Osidlování.
lesson-growth-expand = Nová figurka se přidá k té, která je ve svém kraji sama. Stojí tolik jídla, kolik pak budeš mít figurek.
    .not = Můžeš si to dovolit: přidej novou figurku k některé své.
lesson-growth-follow = Soupeř zvolil akci. Přidej se, jestli se ti to hodí, nebo sbírej: zdroj za každý kraj, který držíš.
lesson-growth-cycle = Pátý štít cyklus uzavře a všech šest akcí je zase volných. Jedna tedy pokaždé vypadne.
lesson-growth-again = Zvol další akci: Stavba zvedá hrad za rudu, Výzkum magii za manu. Každá úroveň má svou schopnost.
lesson-growth-end = Sedm figurek, pět úrovní magie nebo celý hrad, a začíná závěr. Cyklus se ještě dohraje a sečtou se body.

lesson-war = Válka
    .about = Vstoupit do kraje, který někdo drží, a získat ho.
lesson-war-rim = Ve Ztraceném království stojí osamělý ork a nemá moc z čeho platit. Výprava tam tvou figurku dovede přes okraj.
lesson-war-choose = Zvol Výpravu.
    .not = Teď ne: ork je právě slabý, zvol tedy Výpravu.
lesson-war-attack = Pošli figurku z domácích polí do zakroužkovaného kraje. Kdo vstoupí do cizího kraje, útočí.
    .not = Porazit se dá ork v zakroužkovaném kraji. Jdi tam.
lesson-war-dial = Obě strany tajně nastaví kostku. Nastav čtyřku: dvě many za ni stačí a soupeř zaplatí nejvýš dvojku.
    .not = Nastav čtyřku. Méně by mohlo prohrát a víc by jen víc stálo: za své číslo platí vítěz i poražený.
lesson-war-pay = Zaplať za své číslo. Mana platí za dvě, ruda za jednu a nic se nevrací.
lesson-war-won = Kraj je tvůj a poražená figurka musela pryč. Dvě vlajky místo čísel by z vás udělaly spojence.

lesson-game = Celá hra
    .about = Malý národ proti nejmírnějšímu ze všech soupeřů.
lesson-game-aim = Teď celou hru. Body jsou za figurky, za magii a za hrad.
lesson-game-end = Hra končí, když někdo jednu z těchto drah naplní. Sleduj, jak daleko je soupeř.
lesson-game-play = Hra je tvoje. Tři jídla, jedna ruda a dvě many jsou pořád dobrý začátek.
