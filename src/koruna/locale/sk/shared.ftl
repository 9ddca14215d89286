### Slová spoločné všetkým hrám. Hra môže ktorékoľvek z nich povedať po svojom.
### V cs, sk a en sú rovnaké mená, atribúty aj premenné.

## Jazyky, každý vlastnými slovami

language-cs = Čeština
language-sk = Slovenčina
language-en = English

## Hráči a súperi

# $number sa počíta od 1.
player-number = Hráč { $number }

bot-premysl = Přemysl Oráč
    .about = Od pluhu ho povolali na trón. Berie, čo má najbližšie po ruke.
    .against = proti Přemyslovi Oráčovi
    .short = Přemysl
bot-pribina = Pribina z Nitry
    .about = Knieža. Stavia trpezlivo, kameň ku kameňu.
    .against = proti Pribinovi z Nitry
    .short = Pribina
bot-eliska = Eliška Premyslovna
    .about = Česká kráľovná. Stará sa o svoje a pozerá aj na tvoje.
    .against = proti Eliške Premyslovne
    .short = Eliška
bot-svatopluk = Svätopluk z Velehradu
    .about = Kráľ Veľkej Moravy. Vidí niekoľko ťahov dopredu a neprestáva tlačiť.
    .against = proti Svätoplukovi z Velehradu
    .short = Svätopluk
bot-libuse = Libuša z Vyšehradu
    .about = Kňažná a veštkyňa. Dovidí najďalej zo všetkých.
    .against = proti Libuši z Vyšehradu
    .short = Libuša
bot-random = Náhodný hráč
    .about = Zahrá ktorýkoľvek povolený ťah, ako to práve padne: najslabší zo všetkých.
bot-greedy = Chamtivec
    .about = Vždy berie to, čo práve teraz vyzerá najlepšie, a myslí na jeden ťah dopredu.

# $strength je od 1 (najslabší) do $most.
opponent-strength = sila { $strength } z { $most }
opponent-ranked = { $bot }, sila { $strength } z { $most }
# $against je „proti Pribinovi z Nitry“: súper o stupeň slabší.
opponent-wins = V meraní { $against } vyhráva { NUMBER($wins, maximumFractionDigits: 0) } % hier vo dvoch (z { $games } hier).
opponent-seconds = Na rozhodnutie si zvyčajne vezme { NUMBER($seconds, maximumSignificantDigits: 2) } s.
opponent-own = Bot, ktorého sem priniesol niekto z ľudí. Ako hrá, vie najlepšie jeho autor.
# One of several alike.
bot-numbered = { $bot } { $number }

place-ordinal = { $place }.

# Before what to do now; the second where several people share a device.
your-turn = Si na ťahu.
turn-of = { $player } je na ťahu.

option-on = zapnuté
option-off = vypnuté

## Pomocník

# $seats je výpočet, napríklad 2, 3, 4.
help-players = Počet hráčov: { $seats }
help-overview = Čo je v krabici
help-options = Možnosti
help-bots = Súperi od najslabšieho
help-simulations = Jednoduchí boti na simulácie

## Pravidlá, ktoré má každá hra

rule-not-your-turn = Ťahať smie len ten, kto je na ťahu. Počkaj, kým na teba príde.
rule-game-over = Hra sa skončila, ťahať sa už nedá.
rule-no-such-move = Ťah zadaný číslom musí byť jeden z tých, ktoré sú práve povolené.
rule-chance-next = Na rade je náhoda: najprv sa žrebuje a až potom niekto rozhoduje.

## Čo sa deje v každej hre

# V sérii. $points sú body všetkých hráčov ako text; $margin je náskok, ktorý má $winner.
# $players sú tí, čo ich majú najviac.
event-game-over =
    { $margin ->
        [one] Koniec { $number }. hry: { $winner } víťazí o { $margin } bod. Body: { $points }.
        [few] Koniec { $number }. hry: { $winner } víťazí o { $margin } body. Body: { $points }.
       *[other] Koniec { $number }. hry: { $winner } víťazí o { $margin } bodov. Body: { $points }.
    }
event-game-over-level = Koniec { $number }. hry: o prvé miesto sa delia { $players }. Body: { $points }.

## Čo by ťah urobil

# $points je bez znamienka; $sign je more alebo less.
gain-points =
    { $sign ->
        [less]
            { $points ->
                [one] −{ $points } bod
                [few] −{ $points } body
               *[other] −{ $points } bodov
            }
       *[more]
            { $points ->
                [one] +{ $points } bod
                [few] +{ $points } body
               *[other] +{ $points } bodov
            }
    }
    .short =
        { $sign ->
            [less] −{ $points }
           *[more] +{ $points }
        }
# $outcome je win, share, lose, alebo unknown, aj pre toho, kto hrá sám; $player je víťaz.
warning-ends =
    { $outcome ->
        [win] Tým sa hra končí a víťazstvo je tvoje.
        [share] Tým sa hra končí a o prvé miesto sa delíš.
        [lose] Tým sa hra končí. Vyhráva { $player }.
       *[unknown] Tým sa hra končí.
    }

## Príprava hry

unknown-game = Hru „{ $game }“ Koruna nepozná. Vyber si z týchto: { $known }.
bad-seats = Počet hráčov hry „{ $game }“ nemôže byť { $seats }. Môže byť: { $allowed }.
unknown-option = Hra „{ $game }“ nemá možnosť „{ $option }“. Vyber si z týchto: { $known }.
bad-value = Možnosť „{ $option }“ sa nedá nastaviť na „{ $value }“. Vyber si z týchto hodnôt: { $allowed }.
bad-number = Možnosť „{ $option }“ sa nedá nastaviť na „{ $value }“. Je to celé číslo od 1 do { NUMBER($most) }.
bad-order = Možnosť „{ $option }“ sa nedá nastaviť na „{ $value }“. Zapisuje sa ako poradie hráčov: čísla od 1 do { $seats }, každé raz a medzi nimi spojovníky, napríklad { $example }.
content-unreadable = { $file } sa nedá prečítať ako text v UTF-8.
needs-content = Táto hra sa hrá s vlastnými súbormi „{ $value }“, a tie tu nie sú. Uveď priečinok, z ktorého sa načítali.
other-content = Možnosti chcú súbory „{ $value }“, zadané sú však „{ $content }“.
unnamed-content = Text neuvádza žiadne vlastné súbory, takže sa podľa neho s „{ $content }“ nehrá. Nezadávaj ich.
content-of-other = S týmito súbormi sa hra „{ $game }“ hrať nedá. Patria k hre „{ $other }“.
no-content = Hra „{ $game }“ sa hrá len s tým, čo k nej patrí; vlastné súbory nečíta.
nothing-in-folder = V priečinku „{ $folder }“ nie je nič pre hru „{ $game }“. Hľadá tieto súbory: { $known }.
unknown-bot = Hra „{ $game }“ nemá súpera „{ $bot }“. Vyber si z týchto: { $known }.
no-program = Za „program:“ napíš, čím sa program spúšťa, napríklad program:./moj-bot.
too-many-names = Počet miest v hre je { $seats }, počet zadaných mien { $names }. Zadaj pre každé miesto najviac jedno meno.
games-below-none = Počet hier nemôže byť { $games }. Je to celé číslo, najmenej 0.

## Ťahy

not-a-move = „{ $text }“ v tejto hre nie je žiadny ťah. Vyber si niektorý zo zoznamu ťahov.
no-such-seat = Miesto { $seat } v tejto hre nie je. Miesta sa počítajú od nuly, takže posledné je { $last }.
spectator-observes = Divák nemá žiadne pozorovanie, majú ho len hráči. Opýtaj sa na niektoré z miest od 0 do { $last }.
nothing-drawn = V tejto chvíli sa nič nežrebuje: buď rozhoduje hráč, alebo je po hre.
not-its-game = Hru „{ $game }“ tento protihráč nehrá. Vie len „{ $other }“.
nothing-to-choose = Miesto { $seat } teraz o ničom nerozhoduje: na rade je niekto iný, žrebuje sa, alebo je po hre.
bots-for-seats = Počet miest v hre je { $seats }, počet zadaných protihráčov { $bots }. Každé miesto potrebuje svojho.
bots-would-see = V hre „{ $game }“ by títo protihráči videli, čo majú mať skryté. Zadaj generátor náhody, ktorým sa to rozdá znova („thinking“).
scripted-chance = Podľa zadaného žrebovania má teraz prísť „{ $text }“, lenže to sa v tejto chvíli vyžrebovať nedá. Možné je: { $possible }.
script-is-text = Zadané žrebovanie je zoznam textov, pre každý výsledok jeden. „{ $text }“ je len jeden text: daj ho do hranatých zátvoriek.

## Čítanie záznamov

# $why je niektorá z nasledujúcich viet alebo iný dôvod.
record-line = Riadok { NUMBER($line, useGrouping: 0) } záznamu: { $why }
record-foreign = Toto nie je záznam Koruny; ten sa začína riadkom ako „koruna 2“. Skontroluj, či máš správny súbor.
record-format = Záznam je vo formáte „{ $found }“, ale táto Koruna číta formát „{ $known }“. Otvor ho v tej Korune, ktorá ho zapísala, alebo v novšej.
record-cut = Posledný riadok nie je ukončený, takže kus záznamu zrejme chýba. Zožeň si celý súbor; ak nič nechýba, ukonči posledný riadok Enterom.
record-no-rule = Chýba riadok „---“, ktorý oddeľuje hlavičku od ťahov. Záznam je zrejme odseknutý, zožeň si celý súbor.
record-game = Tu má byť hra a jej verzia, napríklad „game kingdomino 1“.
record-seats = Tu má byť počet hráčov, napríklad „seats 2“.
record-head = Tento riadok do hlavičky nepatrí. Pod počtom hráčov v nej môžu byť len možnosti („option harmony“), mená („0 Eva“), pozícia a výsledok, každé raz a v poradí, v akom ich Koruna zapisuje, a poznámky („# …“).
record-move = Tu má byť ťah: číslo miesta pri stole, počítané od nuly, alebo hviezdička pre náhodu, a potom to, čo sa stalo, napríklad „0 claim 17“ alebo „* 17“.
record-version = Záznam patrí k hre „{ $found }“, ale toto je „{ $known }“ (číslo je verzia pravidiel). Otvor ho v Korune, ktorá má rovnakú hru aj verziu.
record-older = Záznam sa hral podľa verzie { $found } pravidiel hry „{ $game }“ a verzia { $known }, ktorá je tu, toto nedovoľuje. { $why } Otvor ho v Korune, ktorá má verziu { $found }.
record-result = Výsledok je „{ $found }“, ale ťahy vedú k „{ $known }“. Niečo z toho bolo zmenené.
record-result-early = Výsledok je „{ $found }“, ale ťahy nevedú až do konca hry. Niektoré chýbajú.
record-position = Pozícia má iné možnosti alebo iný počet hráčov než hlavička záznamu.
record-position-hidden = Pozícia niečo tají („?“), takže sa z nej hra prehrať nedá. Zožeň si záznam, keď bude po hre.
record-move-hidden = Čo sa tu stalo, bolo pri písaní záznamu ešte tajné („?“), takže sa hra prehrať nedá. Zožeň si záznam, keď bude po hre.
no-chance-now = „{ $text }“ je výsledok žrebovania, lenže v tejto chvíli sa nič nežrebuje. Niektorý riadok nad týmto chýba alebo je navyše.
chance-first = Pred { $text } rozhoduje náhoda: tu chýba riadok s *.
impossible-chance = „{ $text }“ sa v tejto chvíli vyžrebovať nedá. Tento riadok alebo niektorý nad ním zrejme niekto zmenil.
not-over-yet = Hra sa ešte neskončila, takže ju zatiaľ nikto nevyhral ani neprehral. Opýtaj sa znova, keď sa skončí.

## Pozície

position-head = Pozícia sa začína hrou, jej verziou, počtom hráčov a možnosťami, napríklad „kingdomino 1 2 harmony“, a za zvislou čiarou nasledujú jej položky. Táto sa začína „{ $text }“.
position-game = Toto je pozícia k hre „{ $found }“, ale toto je „{ $known }“ (číslo je verzia pravidiel).
position-item = Pozícia tejto hry nemá položku „{ $item }“. Môže mať tieto: { $known }.
position-twice = Položka „{ $item }“ je v pozícii dvakrát. Nechaj len jednu.
position-value = „{ $text }“ nemôže byť v pozícii hodnotou položky „{ $item }“.
position-impossible =
    { $count ->
        [0] K takej pozícii žiadna hra nedôjde: jej položky odporujú pravidlám alebo k sebe nepasujú.
        [1] K takej pozícii žiadna hra nedôjde: jej položka „{ $items }“ odporuje pravidlám alebo nepasuje k ostatným.
       *[other] K takej pozícii žiadna hra nedôjde. Pravidlám odporujú alebo k sebe nepasujú tieto jej položky: { $items }.
    }
position-details = Podrobnosti sú len po anglicky: { $what }.
position-stuck = K takej pozícii žiadna hra nedôjde: niekto v nej má rozhodnúť, ale nemôže urobiť vôbec nič.
position-long = Na pozíciu je tento text príliš dlhý: smie mať najviac { $most } znakov.
position-known = Položka „{ $item }“ zakrýva otáznikom niečo, čo ten, pre koho pozícia je, vie, alebo čo vidia všetci. Vypíš to.
bad-limit = Hranica premýšľania je kladný počet iterácií, alebo kladný počet sekúnd, nie oboje.
bad-buffer = Sem sa pozorovanie nezmestí: má { $size } čísel a potrebuje zapisovateľné pole rovnakej dĺžky z 32-bitových čísel s pohyblivou čiarkou.
