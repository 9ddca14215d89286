### Lekcie

lesson-villages = Tri dediny
    .about = Založiť ríšu: kde sa začína a s čím.
lesson-villages-map = O túto krajinu sa podelíš s rivalom. Každé pole je zem, alebo more; dediny stoja na zemi.
lesson-villages-first = Prvú dedinu založ na zakrúžkovanom poli. Leží pri mori, takže k nej patrí aj dok s loďou.
    .not = Ríša sa môže začať aj tam. V tejto lekcii založ dedinu na zakrúžkovanom pobreží.
lesson-villages-second = Dediny sa zakladajú po poradí. Druhú daj na pole vedľa prvej: susedky sa ľahšie bránia.
    .not = Ďaleko od prvej dediny by stála sama. Vezmi zakrúžkované pole alebo niektoré vedľa neho.
lesson-villages-third = A tretiu, kde chceš. Dediny platia dane, držia zem a verbujú jednotky.
lesson-villages-stay = Teraz smie každý jednu dedinu presťahovať. Tvoje stoja dobre, nechaj ich tam.
    .not = Nie je prečo sa sťahovať. Nechaj dediny, kde sú.
lesson-villages-parts = Máš päť ľahkých pešiakov a loď. Prijmi návrh, kam ich postaviť.
    .not = Môžeš ich rozmiestniť po jednom, no návrh je dobrý. Prijmi ho.
lesson-villages-taxes = Tadiaľto vedú cesty k víťazstvu. V prvej hre sa všetko platí zlatom a to prinášajú dediny.

lesson-march = Ťaženie
    .about = Prvá jar: jednotky vyrážajú a držia zem.
lesson-march-stack = Každé obdobie sa začína ťažením. Jednotka sa pohne raz, na susedné pole, a zem, kde stojí, ti platí dane.
lesson-march-go = Vyber zakrúžkovanú dedinu, potom pole vedľa nej a pošli tam jednu alebo dve jednotky.
    .not = Začni zakrúžkovanou dedinou: vyber ju a potom pole vedľa nej.
lesson-march-more = Ak chceš, ťahaj aj ostatnými, hoci aj loďou. Keď všetky stoja, ako majú, ťaženie ukonči.
lesson-march-season = Rok má štyri obdobia. V prvej hre prinášajú jar, leto aj jeseň dane a zima stojí výdavky.

lesson-build = Verbovanie a stavby
    .about = Na čo je zlato.
lesson-build-gold = Toto je tvoje zlato. Raz za obdobie sa zaň kupujú jednotky, dediny a ďalšie stavby.
lesson-build-recruit = Naverbuj jednotku: vyber niektoré svoje pole. Stojí jedno zlato a hneď tam bude.
    .not = Najprv naverbuj ešte jednu jednotku; staviteľov je málo.
lesson-build-builders = Nová dedina stojí tri zlatá a dvom jednotkám trvá dve obdobia. Zatiaľ nikam neťahajú.
lesson-build-more = Miň, koľko chceš: verbuj, alebo nechaj dve jednotky stavať dedinu. Potom obdobie ukonči.
lesson-build-next = Čo zostane, to ti ostane nabudúce, a nové jednotky potiahnu s ostatnými.

lesson-battle = Bitka
    .about = Dvaja proti jednému: kto bojuje a kto uteká.
lesson-battle-meet = Na jednom poli stoja jednotky vás oboch. Tu vidíš, ako by sa bitka asi skončila.
lesson-battle-fight = Dve tvoje proti jednej: bojuj.
    .not = Môžeš ich nechať tak, no vyhliadky máš dobré. Bojuj.
lesson-battle-dice = Rozhodujú kocky: každý meč zlomí štít, alebo vezme život. Ako to dopadlo, stojí v kronike.
lesson-battle-honour = Víťaz získa víťazný bod, kto prehrá alebo utečie, o bod príde. Kto ich nazbiera dosť, vyhráva.

lesson-winter = Zima
    .about = Kto nemá čím zaplatiť, musí sa niečoho vzdať.
lesson-winter-winter = Zima všetko preverí: každá jednotka a každá dedina teraz stojí jedno zlato.
lesson-winter-upkeep = Tu zlato na všetkých nestačí. Na jeseň si ho preto nechaj, alebo ho vezmi rivalovi.
lesson-winter-pay = Prijmi návrh: obetuje čo najmenej.
    .not = Môžeš si vybrať, čoho sa vzdáš. Návrh je však najlacnejšia cesta, prijmi ho.
lesson-winter-spring = Kto zostal, začína novú jar. Najďalej dôjde ríša, ktorá rastie pomaly a uživí sa.

lesson-year = Prvý rok
    .about = Vlastná ríša proti najmiernejšiemu zo všetkých súperov.
lesson-year-aim = Odteraz hráš po svojom. Založ si v tejto krajine vlastnú ríšu, ako to už vieš.
lesson-year-help = Tu vezmeš ťah späť, požiadaš o radu alebo si ukážeš všetky ťahy v zozname.
lesson-year-play = Založ tri dediny, ťahaj, verbuj a stavaj. Prejdi obdobiami tak, aby ti na zimu zostalo zlato.
