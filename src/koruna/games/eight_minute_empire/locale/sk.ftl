### Slová hry Osemminútové impérium.
### Rovnaké názvy, atribúty a premenné sú v cs, sk a en.

name = Osemminútové impérium
tagline = Karta, minca, kontinent.
about = Ber karty s tovarom a akciami a ovládni viac regiónov než ostatní.
# $seats je počet hráčov.
length =
    { $seats ->
        [2] 15 min
        [3] 20 min
       *[other] 25 min
    }

## Tovar, akcie a karty

# $good je ruby, stone, wood, anvil, carrot alebo joker, ako ich poznajú pravidlá.
good =
    { $good ->
        [ruby] kryštál
        [stone] kameň
        [wood] drevo
        [anvil] nákova
        [carrot] mrkva
       *[joker] žolík
    }
    .title =
        { $good ->
            [ruby] Kryštály
            [stone] Kameň
            [wood] Drevo
            [anvil] Nákovy
            [carrot] Mrkvy
           *[joker] Žolíky
        }
# $icons hovorí, koľkokrát karta tovar počíta.
good-on-card =
    { $icons ->
        [one] { good }
        [few] { good } ×{ $icons }
       *[other] { good } ×{ $icons }
    }
# $action a $action2 sú add, move, sail, city alebo destroy.
act =
    { $action ->
        [add] { $count ->
            [one] { $count } nová armáda
            [few] { $count } nové armády
           *[other] { $count } nových armád
        }
        [move] { $count ->
            [one] { $count } presun po súši
            [few] { $count } presuny po súši
           *[other] { $count } presunov po súši
        }
        [sail] { $count ->
            [one] { $count } presun po súši aj po mori
            [few] { $count } presuny po súši aj po mori
           *[other] { $count } presunov po súši aj po mori
        }
        [city] mesto
       *[destroy] zničenie armády
    }
act-second =
    { $action2 ->
        [add] { $count2 ->
            [one] { $count2 } nová armáda
            [few] { $count2 } nové armády
           *[other] { $count2 } nových armád
        }
        [move] { $count2 ->
            [one] { $count2 } presun po súši
            [few] { $count2 } presuny po súši
           *[other] { $count2 } presunov po súši
        }
        [sail] { $count2 ->
            [one] { $count2 } presun po súši aj po mori
            [few] { $count2 } presuny po súši aj po mori
           *[other] { $count2 } presunov po súši aj po mori
        }
        [city] mesto
       *[destroy] zničenie armády
    }
# $joined je and, or, alebo none, keď má karta jednu akciu.
card =
    { $joined ->
        [and] { good-on-card } – { act } a { act-second }
        [or] { good-on-card } – { act } alebo { act-second }
       *[none] { good-on-card } – { act }
    }
# $id je meno karty v záznamoch.
overview-card = { $id }: { card }
overview-card-five = { $id }: { card } (len pri piatich hráčoch)

## Možnosti

option-board = Strana plánu
    .about = Strana A má 25 regiónov na štyroch kontinentoch, strana B 23 regiónov na piatich.
option-board-A = strana A
option-board-B = strana B
option-goods_tokens = Žetóny tovaru
    .about = V piatich regiónoch leží žetón; kto región na konci ovláda, pripočíta si jeho tovar.
option-full_game = Plná hra
    .about = Tri hry po sebe; víťazí najvyšší súčet bodov.
option-bid_tie = Rovnaké ponuky
    .about = Kto začína, keď sú najvyššie ponuky rovnaké.
option-bid_tie-youngest = najmladší
option-bid_tie-random = rozhodne žreb
option-ages = Vek hráčov
    .about = Hráči od najmladšieho po najstaršieho, pre prípad rovnakých ponúk. Ak sa nevyplní, za najmladšieho platí posledné miesto pri stole a za najstaršieho prvé.
option-ages-first = najmladší
option-starter_choice = Voľba začínajúceho
    .about = Kto vyhrá dražbu, určí, ktorý hráč začne.
option-neutral_armies = Neutrálne armády
    .about = Pre dvoch hráčov: v ceste stojí desať armád, ktoré nikomu nepatria.
option-stone6_city = Kameň s mestom
    .about = Jedna karta kameňa ponúka dve armády, alebo mesto, ako ju tlačí jedno z vydaní; inak prináša len dve armády.

## Pravidlá: každý text odpovedá na „prečo nie?“ a je odsekom pomocníka

chapter-goal = O čo ide
rule-aim = Rozmiestňuješ armády a mestá po mape plnej regiónov a kontinentov a popritom zbieraš tovar. Víťazí, kto má na konci najviac bodov: dávajú ich regióny, kontinenty a tovar.
rule-length = Každý hráč si vezme rovnaký počet kariet: pri dvoch hráčoch 13, pri troch 10, pri štyroch 8, pri piatich 7. Len čo ich majú všetci, hra sa končí a spočítajú sa body.

chapter-setup = Pred prvou kartou
rule-pieces = Každý má 14 armád a 3 mestá. Tri armády začínajú v štartovom regióne, ostatné čakajú v zásobe.
rule-coins = Pri dvoch hráčoch má každý 14 mincí, pri troch 11, pri štyroch 9 a pri piatich 8. Ďalšie mince získať nemožno. Koľko ich kto má, nie je tajné.
rule-five-cards = Päť zo 42 kariet sa používa len pri piatich hráčoch. Šesť kariet leží v rade lícom nahor; v akom poradí prídu ostatné, nevie nikto.

chapter-bid = Dražba
rule-bid-now = Pred prvým ťahom sa draží o to, kto začne: všetci tajne a naraz ponúknu niekoľko svojich mincí, alebo nič. Ponuky sa ukážu, až keď padne posledná.
rule-within-purse = Ponúknuť môžeš len mince, ktoré máš.
rule-bid-stays = Tvoja ponuka už platí a nemení sa. Počkaj, kým svoju dajú aj všetci ostatní.
rule-highest-bid = Najvyššia ponuka sa zaplatí a jej hráč začína. Ostatným ich mince zostanú. Od začínajúceho hráča sa ťahá postupne okolo stola.
rule-equal-bids = Ak sú najvyššie ponuky rovnaké, platí a začína najmladší z týchto hráčov, aj keby nikto neponúkol nič.
rule-bid-once = Draží sa len raz za hru, a to hneď na začiatku.

chapter-turn = Ťah
rule-take-first = Vo svojom ťahu si vezmeš jednu kartu z radu. Ťah sa nedá vynechať; vynechať môžeš len akciu karty.
rule-cannot-pay = Prvá karta je zadarmo, druhá a tretia stojí 1 mincu, štvrtá a piata 2 a posledná 3. Vziať si môžeš len kartu, ktorú dokážeš zaplatiť, a jedna je vždy zadarmo.
rule-one-card = Za ťah si vezmeš jednu kartu. Jej akciu najprv vykonáš, alebo sa jej vzdáš, a potom je na rade ďalší hráč.
rule-keep-good = Karta zostane ležať pred tebou. Jej tovar sa na konci počíta, nech s akciou naložíš akokoľvek.
rule-at-once = Akcia sa vykonáva hneď po vzatí karty a nedá sa odložiť na neskôr. Môžeš ju využiť celú, sčasti, alebo vôbec; „hotovo“ ju ukončí.
rule-two-actions = Ak je medzi dvoma akciami „a“, môžeš vykonať obe v ľubovoľnom poradí, alebo len jednu z nich. Ak je medzi nimi „alebo“, vykonáš jednu: vyberáš si ju tým, že s ňou začneš.
rule-refill = Po akcii sa karty v rade posunú doľava a na jeho pravý koniec príde nová karta, ktorá stojí 3 mince.

chapter-actions = Akcie
rule-not-on-card = Robiť môžeš len to, čo dovoľuje práve vzatá karta, a len toľkokrát, koľkokrát je na nej.
rule-no-home = Nové armády prichádzajú do štartového regiónu alebo do regiónu, kde máš vlastné mesto. Cudzie mestá nepomôžu. Armády z jednej karty môžeš rozdeliť do viacerých takých regiónov.
rule-no-supply = V zásobe ti nezostáva žiadna armáda. Viac než 14 ich nemáš a vráti sa ti len tá, ktorá bola zničená.
rule-no-army-there = Presúvať môžeš len vlastné armády, a to z regiónu, kde nejakú máš.
rule-not-adjacent = Presun vezme jednu armádu do susedného regiónu: do toho, ktorý má s jej regiónom spoločnú hranicu, alebo ku ktorému z neho vedie bodkovaná čiara. Na dlhšiu cestu treba presunov viac. Všetky môže využiť jedna armáda, alebo si ich rozdelí niekoľko armád.
rule-over-land-only = Po bodkovaných čiarach armády chodia len s akciou po súši aj po mori. Bodkovaná čiara je more, aj keď spája dva regióny toho istého kontinentu.
rule-sea = S akciou po súši aj po mori môže každý presun viesť cez hranicu, alebo po bodkovanej čiare; vždy je to jeden presun.
rule-free-passage = Armády spolu nebojujú. V regióne ich môže stáť ľubovoľne veľa, ktoréhokoľvek hráča, a rovnako ním môžu prechádzať.
rule-city-needs-army = Mesto staviaš tam, kde máš armádu; samotné mesto nestačí. Miest môže byť v regióne ľubovoľne veľa, aj niekoľko tvojich.
rule-three-cities = Každý má tri mestá; kto ich postavil všetky, ďalšie už nestavia. Mestá sa nepresúvajú a zničiť sa nedajú.
rule-nothing-to-destroy = Zničiť môžeš armádu ktoréhokoľvek hráča, aj svoju, nech stojí kdekoľvek. V tom regióne však taká armáda musí byť.
rule-destroyed = Zničená armáda sa vracia do zásoby svojho hráča a ten ju môže umiestniť znova.
rule-no-effect = Keď sa z akcie nedá vykonať nič, ťah sa skončí sám. Skončí sa aj vtedy, keď je akcia vyčerpaná.
rule-no-such-region = Na tejto strane plánu región s týmto číslom nie je. Strana A má 25 regiónov, strana B 23.
rule-no-such-player = Hráč s týmto číslom pri stole nie je. Hráči sa číslujú od 1 podľa toho, ako sedia.

chapter-scoring = Bodovanie
rule-regions = Za región má 1 bod ten, kto v ňom má najviac armád a miest dohromady. Pri zhode ho neovláda nikto. Štartový región sa počíta ako každý iný.
rule-continents = Za kontinent má 1 bod ten, kto na ňom ovláda najviac regiónov. Pri zhode nikto.
rule-goods = Body za tovar závisia od toho, koľko ho z každého druhu máš. Kryštály: za 1, 2, 3, 4 je 1, 2, 3, 5 bodov. Rovnaké body sú pri kameni za 2, 3, 4, 5, pri dreve za 2, 4, 5, 6, pri nákovách za 2, 4, 6, 7 a pri mrkvách za 3, 5, 7, 8. Karta s dvoma obrázkami tovaru platí za dve. Viac, než je posledné číslo, už ďalšie body neprinesie.
rule-jokers = Žolík pridá 1 k tovaru, ktorý už máš. Žolíky sa priradia tak, aby ti priniesli čo najviac bodov. Bez iného tovaru nemajú žiadnu cenu.
rule-ties = Pri rovnakom počte bodov rozhoduje viac zvyšných mincí, potom viac armád na mape, potom viac regiónov. Ak je rovnaké aj to, hráči sa o miesto delia.
rule-live-score = Počas hry vidíš body tak, ako by sa spočítali práve teraz.

chapter-variants = Varianty
rule-sides = Plán má dve strany: A so štyrmi kontinentmi a B s piatimi.
rule-goods-tokens = Žetóny tovaru: desať žetónov, po dva z každého druhu, sa zamieša a päť z nich sa položí viditeľne do regiónov s trojuholníkom. Kto taký región na konci ovláda, pripočíta si žetón k tovaru, akoby to bola karta. Žolík sa k nemu pridať smie. Pri zhode v regióne žetón nezíska nikto.
rule-full-game = Plná hra: hrajú sa tri hry po sebe, každá s vlastnou dražbou a novými mincami, a víťazí najvyšší súčet bodov. Pri rovnakom súčte sa hráči o miesto delia; mince, armády ani regióny už nerozhodujú.
rule-lot = Rovnaké ponuky žrebom: ktorý z hráčov s najvyššou ponukou zaplatí a začne, rozhodne žreb.
rule-start-now = Voľba začínajúceho: kto vyhrá dražbu, zaplatí a určí, ktorý hráč začne, hoci aj niekoho iného.
rule-neutral-now = Neutrálne armády: pred dražbou obaja hráči striedavo umiestnia do ľubovoľných regiónov desať armád, ktoré nikomu nepatria, vždy po jednej; začína mladší. Pri určovaní prevahy sa počítajú. Región alebo kontinent, kde majú prevahu ony, nepatrí nikomu. Zničiť sa dajú a tým vypadnú z hry.
rule-neutral-for-two = Neutrálne armády sú len pre dvoch hráčov.
rule-stone6 = Kameň s mestom: vydania hry sa líšia v jedinej karte. Zvyčajne prináša dve nové armády, s touto možnosťou dve nové armády, alebo mesto.

chapter-moves = Zápis ťahov
rule-write-bid = „bid 3“ ponúkne tri mince, „take 2“ vezme druhú kartu z radu.
rule-write-act = „add 7“ umiestni novú armádu do regiónu 7, „move 3-4“ presunie armádu z regiónu 3 do regiónu 4, „city 5“ postaví mesto v regióne 5, „destroy 4 2“ zničí v regióne 4 armádu hráča 2 a „done“ akciu ukončí.
rule-write-rare = „start 2“ nechá začať hráča 2, „neutral 8“ umiestni neutrálnu armádu do regiónu 8 a „destroy 8 neutral“ ju tam zničí.

not-a-move = „{ $text }“ nie je ťah. Napíš „bid 3“, „take 2“ (druhá karta), „add 7“ (nová armáda), „move 3-4“ (z regiónu 3 do 4), „city 5“, „destroy 4 2“ (armáda hráča 2 v regióne 4) alebo „done“.

## Čo sa deje: $player je meno

event-dealt = Nová karta v rade: { card }.
event-token-laid = Žetón v regióne { $region }: { good }.
event-neutral-placed = { $player } umiestňuje neutrálnu armádu do regiónu { $region }.
event-sealed = { $player } má ponuku pripravenú.
event-offered =
    { $bid ->
        [0] { $player } neponúka nič.
        [one] { $player } ponúka { $bid } mincu.
        [few] { $player } ponúka { $bid } mince.
       *[other] { $player } ponúka { $bid } mincí.
    }
event-tied-youngest = Najvyššie ponuky sú rovnaké: víťazí najmladší z týchto hráčov.
event-tied-lot = Najvyššie ponuky sú rovnaké: rozhodne žreb.
event-won-bid =
    { $price ->
        [0] { $player } vyhráva dražbu a neplatí nič.
        [one] { $player } vyhráva dražbu a platí { $price } mincu.
        [few] { $player } vyhráva dražbu a platí { $price } mince.
       *[other] { $player } vyhráva dražbu a platí { $price } mincí.
    }
event-starts = { $player } začína.
event-took =
    { $price ->
        [0] { $player } berie kartu zadarmo: { card }.
        [one] { $player } berie kartu za { $price } mincu: { card }.
        [few] { $player } berie kartu za { $price } mince: { card }.
       *[other] { $player } berie kartu za { $price } mincí: { card }.
    }
event-added = { $player } pridáva armádu do regiónu { $region }.
event-moved = { $player } presúva armádu z regiónu { $from } do regiónu { $to }.
event-sailed = { $player } posiela armádu cez more z regiónu { $from } do regiónu { $to }.
event-built = { $player } stavia mesto v regióne { $region }.
event-destroyed = { $player } ničí armádu v regióne { $region }.
event-lost = { $player } stráca armádu v regióne { $region }.
event-destroyed-own = { $player } odstraňuje vlastnú armádu z regiónu { $region }.
event-destroyed-neutral = { $player } ničí neutrálnu armádu v regióne { $region }.
event-ended = { $player } ukončuje akciu.
event-no-use = { $player } nemôže z tejto akcie nič využiť.

## Čo je teraz na rade

prompt-bid =
    { $coins ->
        [one] Tajne ponúkni mince za to, že začneš; máš { $coins } mincu.
        [few] Tajne ponúkni mince za to, že začneš; máš { $coins } mince.
       *[other] Tajne ponúkni mince za to, že začneš; máš { $coins } mincí.
    }
    .why = Kto ponúkne najviac, zaplatí a začína; ostatným mince zostanú.
prompt-neutral =
    { $armies ->
        [one] Umiestni poslednú neutrálnu armádu do ktoréhokoľvek regiónu.
        [few] Umiestni neutrálnu armádu do ktoréhokoľvek regiónu; zostávajú { $armies }.
       *[other] Umiestni neutrálnu armádu do ktoréhokoľvek regiónu; zostáva ich { $armies }.
    }
    .why = Neutrálne armády nepatria nikomu, pri určovaní prevahy sa však počítajú.
prompt-start = Urči, ktorý hráč začne.
    .why = Kto začína, vyberá z čerstvého radu ako prvý.
prompt-take =
    { $coins ->
        [0] Vezmi si prvú kartu, nezostáva ti žiadna minca.
        [one] Vezmi si kartu; máš { $coins } mincu.
        [few] Vezmi si kartu; máš { $coins } mince.
       *[other] Vezmi si kartu; máš { $coins } mincí.
    }
    .why = Tovar na karte sa počíta na konci, akciu vykonáš hneď. Čím ďalej karta leží, tým je drahšia.
prompt-act = Vykonaj akciu karty: { act }.
    .why = Smieš urobiť aj menej; „Hotovo“ akciu ukončí.
prompt-act-or = Vykonaj jedno z dvoch: { act }, alebo { act-second }.
    .why = Ktoré to bude, rozhodne prvé kliknutie; „Hotovo“ akciu ukončí.
prompt-act-and = Vykonaj oboje v ľubovoľnom poradí: { act } a { act-second }.
    .why = Smieš urobiť aj menej; „Hotovo“ akciu ukončí.
prompt-over = Hra sa skončila.

## Ťahy na výber

move-bid =
    { $coins ->
        [0] neponúknuť nič
        [one] ponúknuť { $coins } mincu
        [few] ponúknuť { $coins } mince
       *[other] ponúknuť { $coins } mincí
    }
move-start = začne { $player }
move-neutral = neutrálna armáda do regiónu { $region }
move-take =
    { $price ->
        [0] vziať { $place }. kartu zadarmo ({ card })
        [one] vziať { $place }. kartu za { $price } mincu ({ card })
        [few] vziať { $place }. kartu za { $price } mince ({ card })
       *[other] vziať { $place }. kartu za { $price } mincí ({ card })
    }
move-add = nová armáda do regiónu { $region }
    .button = Nová armáda
move-move = armáda z regiónu { $from } do regiónu { $to }
    .button = Presunúť armádu
move-sail = armáda cez more z regiónu { $from } do regiónu { $to }
    .button = Preplávať more
move-city = mesto v regióne { $region }
    .button = Postaviť mesto
move-destroy = zničiť cudziu armádu v regióne { $region } ({ $player })
    .button = Zničiť armádu
move-destroy-own = zničiť vlastnú armádu v regióne { $region }
    .button = Zničiť armádu
move-destroy-neutral = zničiť neutrálnu armádu v regióne { $region }
    .button = Zničiť armádu
move-done = hotovo
    .button = Hotovo

## Výsledok

score-regions =
    { $count ->
        [one] { $count } región: { points }
        [few] { $count } regióny: { points }
       *[other] { $count } regiónov: { points }
    }
    .what = regióny
score-continents =
    { $count ->
        [one] { $count } kontinent: { points }
        [few] { $count } kontinenty: { points }
       *[other] { $count } kontinentov: { points }
    }
    .what = kontinenty
# $good je ruby, stone, wood, anvil alebo carrot.
score-good = { good.title } ({ $count }): { points }
    .what =
        { $good ->
            [ruby] kryštály
            [stone] kameň
            [wood] drevo
            [anvil] nákovy
           *[carrot] mrkvy
        }
score-total = Spolu: { points }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
# $cards je, koľko kariet si v hre každý vezme.
ended =
    { $cards ->
        [one] Každý má { $cards } kartu: hra sa končí.
        [few] Každý má { $cards } karty: hra sa končí.
       *[other] Každý má { $cards } kariet: hra sa končí.
    }
tie-coins = Rovnaký počet bodov: rozhodujú zvyšné mince.
tie-armies = Rovnaký počet bodov aj mincí: rozhodujú armády na mape.
tie-regions = Rovnaký počet bodov, mincí aj armád: rozhodujú regióny.
tie-shared = Zhoda v bodoch, minciach, armádach aj regiónoch: o miesto sa hráči delia.

## Textová doska

board-before = Pred prvou kartou
board-round = { $round }. karta z { $rounds }
board-final = Konečný výsledok
# $number sa počíta od 1.
board-player = Hráč { $number }
board-turn = Na rade: { $player }
board-bidding = Ešte bez ponuky: { $players }
board-row = Rad
board-price =
    { $price ->
        [0] zadarmo
        [one] { $price } minca
        [few] { $price } mince
       *[other] { $price } mincí
    }
board-pile =
    { $cards ->
        [one] v balíčku { $cards } karta
        [few] v balíčku { $cards } karty
       *[other] v balíčku { $cards } kariet
    }
board-left = Zostáva: { act }
board-left-or = Zostáva: { act } alebo { act-second }
board-left-and = Zostáva: { act } a { act-second }
board-neutral = neutrálne
board-rank = { $rank }. miesto
board-parts = regióny { $regions }, kontinenty { $continents }, tovar { $goods }
board-coins =
    { $coins ->
        [one] { $coins } minca
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
board-supply =
    { $armies ->
        [one] v zásobe { $armies } armáda
        [few] v zásobe { $armies } armády
       *[other] v zásobe { $armies } armád
    }
board-cities =
    { $cities ->
        [one] { $cities } mesto na stavbu
        [few] { $cities } mestá na stavbu
       *[other] { $cities } miest na stavbu
    }
board-bid = ponuka { $bid }
board-bid-ready = ponuka podaná
# $count hovorí, koľko je tovaru, $points čo prináša.
board-good = { good } { $count } ({ $points })
board-legend = Regióny podľa čísel. ★ štart, △ miesto pre žetón, ▲ mesto; „1×3“ sú tri armády hráča 1, = kto región ovláda. Šípka: susedia po súši, ~ cez more.

## On the page

map-map = Mapa, strana { $side }

map-region = Región { $region }
# What a player has in a region.
map-standing =
    { $player }: { $armies ->
        [one] { $armies } armáda
        [few] { $armies } armády
       *[other] { $armies } armád
    }{ $cities ->
        [0] { "" }
        [one] , { $cities } mesto
        [few] , { $cities } mestá
       *[other] , { $cities } miest
    }
map-standing-neutral =
    { $armies ->
        [one] { $armies } neutrálna armáda
        [few] { $armies } neutrálne armády
       *[other] { $armies } neutrálnych armád
    }
# An army that can be destroyed; $player is a name, or board-neutral.
map-army =
    { $armies ->
        [one] Armáda: { $player }, región { $region }
        [few] Armáda, jedna z { $armies }: { $player }, región { $region }
       *[other] Armáda, jedna z { $armies }: { $player }, región { $region }
    }

# An action on a card, in little room, and in even less. $action is add, move, sail, city or destroy.
map-act =
    { $action ->
        [add] { $count ->
            [one] +{ $count } armáda
            [few] +{ $count } armády
           *[other] +{ $count } armád
        }
        [move] { $count ->
            [one] { $count } presun
            [few] { $count } presuny
           *[other] { $count } presunov
        }
        [sail] { $count }× súš/more
        [city] Mesto
        [destroy] Zničiť
       *[other] { $action }
    }
    .tiny =
        { $action ->
            [add] +{ $count }
           *[other] { $count }
        }
# $joined is or, or anything else.
map-joined =
    { $joined ->
        [or] alebo
       *[other] a
    }
# A card with the price of its place in the row.
map-card = { card }; { board-price }
map-row = Rad kariet, najlacnejšia prvá
map-left = Zostáva:
map-done = Hotovo
map-neutral-left =
    { $armies ->
        [one] zostáva umiestniť { $armies } neutrálnu armádu
        [few] zostáva umiestniť { $armies } neutrálne armády
       *[other] zostáva umiestniť { $armies } neutrálnych armád
    }

map-bidding = Tvoja ponuka
map-bid =
    { $coins ->
        [one] Ponúknuť { $coins } mincu
        [few] Ponúknuť { $coins } mince
       *[other] Ponúknuť { $coins } mincí
    }
map-own-bid =
    { $coins ->
        [one] Tvoja ponuka: { $coins } minca
        [few] Tvoja ponuka: { $coins } mince
       *[other] Tvoja ponuka: { $coins } mincí
    }
map-has-bid = ponuka podaná
map-bids = rozmýšľa
map-bids-were = Ponuka

map-holdings = Ríše
    .about = Mince, armády a mestá v zásobe, ovládané regióny podľa kontinentov, body. Každý región je za 1 bod a kto vedie na kontinente, má 1 bod navyše.
map-coins = Mince
map-supply = Armády v zásobe
map-cities-left = Mestá v zásobe
map-points-goods = Body za tovar
map-points-all = Bodov teraz
map-points-end = Celkom bodov
map-goods = Tovar
    .about = Koľko má kto ktorého tovaru a koľko kusov je za 1, 2, 3 a 5 bodov. Žolíky sa počítajú tam, kde prinesú najviac.

## Čo počítajú štatistiky

measure-regions = Regióny na hráča
measure-continents = Kontinenty na hráča
measure-armies = Armády na mape na hráča
measure-cities = Mestá na hráča
measure-coins = Zvyšné mince na hráča
measure-bid = Najvyššia ponuka
measure-destroyed = Zničené armády
