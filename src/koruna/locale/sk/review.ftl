### Rozbor hry: čo sa stalo a prečo.
### Rovnaké názvy a premenné sú v cs, sk aj en.

review-title = Rozbor: { $game }
review-judge = Posudzuje { $judge }, každé rozhodnutie podľa toho, čo hráč v tej chvíli mohol vedieť.
review-unfinished = Táto hra sa ešte neskončila.
review-to-judge =
    { $count ->
        [one] { $count } okamih ešte nie je posúdený.
        [few] { $count } okamihy ešte nie sú posúdené.
       *[other] { $count } okamihov ešte nie je posúdených.
    }
review-empty = Nie je čo rozoberať: nikto ešte neťahal.
review-no-record = Na rozbor treba záznam alebo jeho text.
review-level = „{ $level }“ nie je žiadny zo súperov, ktorí vedia hru posúdiť. Sú to: { $known }.
review-no-frame = Tabuľka rozhodnutí potrebuje Polars. Nainštaluješ ho príkazom: pip install koruna[frames]

## Graf
review-chart = Šance na výhru v priebehu hry
    .points = Očakávané body v priebehu hry
review-chart-of = { $player }: od { $first } % k { $last } %.
    .points = Body: od { $first } k { $last }.
review-mark-decision = rozhodnutie, ktoré stálo veľa
review-mark-luck = náhoda
review-nobody = Nikto
review-round = Kolo
review-move = Ťah
review-percent = { $value } %

## Hráči
review-players = Hráči
review-player = Hráč
review-accuracy = Presnosť
review-decisions = Rozhodnutia
review-cost = Rozdané
review-luck = Šťastie
review-good-of = { $good } z { $decisions }
review-no-share = –
review-signed =
    { $sign ->
        [less] −{ $value } %
       *[more] +{ $value } %
    }
review-accuracy-about = Podiel rozhodnutí, ktoré boli rovnako dobré ako najlepší ťah.
review-luck-about = Koľko náhoda dala a vzala oproti tomu, čo sa dalo čakať.

## Zlomy
review-points-heading = Zlomy
review-no-points = Nič nevyčnieva: žiadne rozhodnutie ani žreb túto hru samo nerozhodli.
    .none-yet = Zatiaľ nie je nič posúdené.
    .so-far = Zatiaľ nič nevyčnieva; ešte nie je posúdené všetko.
review-turn-decision =
    { $round ->
        [0] { $you ->
            [yes] Začiatok: volíš „{ $played }“. Ťah „{ $best }“ by ti dal o { $cost } % lepšiu šancu.
           *[no] Začiatok: { $player } volí „{ $played }“. Ťah „{ $best }“ by bol o { $cost } % lepší.
        }
       *[other] { $you ->
            [yes] { $round }. kolo: volíš „{ $played }“. Ťah „{ $best }“ by ti dal o { $cost } % lepšiu šancu.
           *[no] { $round }. kolo: { $player } volí „{ $played }“. Ťah „{ $best }“ by bol o { $cost } % lepší.
        }
    }
    .lucky = Vďaka tomu, čo z toho miesta nikto nemohol vedieť, to dopadlo dobre.
    .points =
        { $points ->
            [one] To je asi { $points } bod.
            [few] To sú asi { $points } body.
            [many] To je asi { $points } bodu.
           *[other] To je asi { $points } bodov.
        }
review-turn-alone =
    { $points ->
        [one] { $round }. kolo: volíš „{ $played }“. Ťah „{ $best }“ by priniesol asi o { $points } bod viac.
        [few] { $round }. kolo: volíš „{ $played }“. Ťah „{ $best }“ by priniesol asi o { $points } body viac.
        [many] { $round }. kolo: volíš „{ $played }“. Ťah „{ $best }“ by priniesol asi o { $points } bodu viac.
       *[other] { $round }. kolo: volíš „{ $played }“. Ťah „{ $best }“ by priniesol asi o { $points } bodov viac.
    }
review-turn-luck =
    { $sign ->
        [less] { $you ->
            [yes] { $round }. kolo: máš smolu, žreb ťa stojí { $change } %.
           *[no] { $round }. kolo: { $player } má smolu, žreb stojí { $change } %.
        }
       *[more] { $you ->
            [yes] { $round }. kolo: máš šťastie, žreb ti dáva { $change } %.
           *[no] { $round }. kolo: { $player } má šťastie, žreb dáva { $change } %.
        }
    }
# Pred vetami o hre série
review-in-game = ({ $number }. hra) { $told }

## Rozhodnutia
review-decisions-heading = Rozhodnutia
review-played = Zahrané
review-best = Najlepší nájdený
review-costs = Cena
review-in-points = V bodoch
review-was-best = najlepší ťah

## Na stránke
review-button = Rozbor hry
review-progress = Posudzuje sa: { $done } z { $count }
review-complete = Posúdené. Lepšie to už nebude.
review-look = Pozrieť sa na ten okamih
review-at = Rozbor tohto okamihu
review-compare = Porovnať
review-puzzle = Ako úloha
review-as-played = { $player } hrá: { $move }
review-as-best = Lepší: { $move }
review-marked = Orámované je, čo ťah zmení; čo odstráni, vidno ďalej slabo.
review-puzzle-lead = { $round }. kolo: { $player } hrá „{ $played }“. Nájdi lepší ťah.
review-puzzle-choose = Tvoj ťah
review-puzzle-try = Skúsiť
review-puzzle-title = Úloha
review-puzzle-find = V { $round }. kole sa hralo „{ $played }“. Nájdi na doske lepší ťah.
review-puzzle-list = Ako zoznam ťahov
review-puzzle-board = Na doske
review-puzzle-left = Ideš inou cestou: hraj voľne ďalej, alebo sa vráť k rozboru.
# Čo sa skúsilo; $unit hovorí, či sú $ahead a $behind body, alebo percentá šance na výhru.
review-puzzle-tried =
    { $how ->
        [better] { $unit ->
            [points] Oproti hranému ťahu je to asi o { $ahead } b. lepšie, no do najlepšieho nájdeného chýba asi { $behind } b.
           *[chance] Oproti hranému ťahu je to o { $ahead } % lepšie, no do najlepšieho nájdeného chýba { $behind } %.
        }
       *[worse] { $unit ->
            [points] Nie je to lepšie než hraný ťah a do najlepšieho nájdeného chýba asi { $behind } b. Skús to znova.
           *[chance] Nie je to lepšie než hraný ťah a do najlepšieho nájdeného chýba { $behind } %. Skús to znova.
        }
    }
review-puzzle-solved =
    { $how ->
        [best] { $unit ->
            [points] Áno, toto je najlepší nájdený ťah: asi o { $ahead } b. lepší než ten hraný.
           *[chance] Áno, toto je najlepší nájdený ťah: o { $ahead } % lepší než ten hraný.
        }
       *[equal] { $unit ->
            [points] Áno, je to rovnako dobré ako najlepší nájdený ťah: asi o { $ahead } b. lepšie než ten hraný.
           *[chance] Áno, je to rovnako dobré ako najlepší nájdený ťah: o { $ahead } % lepšie než ten hraný.
        }
    }
review-puzzle-show = Ukázať riešenie
review-back = Späť k rozboru
review-chances = Šance ako tabuľka
    .points = Body ako tabuľka
review-later = Rozbor je možný, až keď sa hra skončí.
review-all = Všetky rozhodnutia
review-costliest = Najdrahšie prvé; každé si môžeš pozrieť na doske.
review-decisions-of = Rozhodnutia hráča
review-next = Ďalšie rozhodnutie
review-previous = Predchádzajúce rozhodnutie
review-was-good = Bolo rovnako dobré ako najlepší nájdený ťah.
review-cost-of = Cena: { $cost } %.
review-to-table = K stolu
review-upload = Rozbor záznamu
review-upload-lead = Presuň sem záznam dohranej hry alebo ho vyber. Posúdi sa ako hra pri stole a nikto iný ho neuvidí.
review-upload-label = Záznam hry
review-upload-do = Rozobrať
review-upload-long = Tento záznam je príliš dlhý.
review-upload-unfinished = Táto hra sa ešte neskončila. Rozoberajú sa len dohrané hry.
review-upload-gone = Tento rozbor tu už nie je. Pošli záznam znova.

## Rady; $other je druhý najlepší ťah
review-hint-now =
    { $now ->
        [one] Hneď prinesie { $now } bod.
        [few] Hneď prinesie { $now } body.
        [many] Hneď prinesie { $now } bodu.
       *[other] Hneď prinesie { $now } bodov.
    }
review-hint-less =
    { $now ->
        [one] Hneď prinesie { $now } bod, „{ $other }“ { $then }.
        [few] Hneď prinesie { $now } body, „{ $other }“ { $then }.
        [many] Hneď prinesie { $now } bodu, „{ $other }“ { $then }.
       *[other] Hneď prinesie { $now } bodov, „{ $other }“ { $then }.
    }
review-hint-promised =
    { $promised ->
        [one] Sľubuje ti asi o { $promised } bod viac ako „{ $other }“.
        [few] Sľubuje ti asi o { $promised } body viac ako „{ $other }“.
        [many] Sľubuje ti asi o { $promised } bodu viac ako „{ $other }“.
       *[other] Sľubuje ti asi o { $promised } bodov viac ako „{ $other }“.
    }
review-hint-denied =
    { $denied ->
        [one] Oproti ťahu „{ $other }“ má { $player } asi o { $denied } bod menej.
        [few] Oproti ťahu „{ $other }“ má { $player } asi o { $denied } body menej.
        [many] Oproti ťahu „{ $other }“ má { $player } asi o { $denied } bodu menej.
       *[other] Oproti ťahu „{ $other }“ má { $player } asi o { $denied } bodov menej.
    }
review-hint-odds = S ním máš šancu na výhru { $chance } %, s „{ $other }“ o { $odds } % menšiu.
review-hint-close = „{ $other }“ je asi rovnako dobrý ťah.

## V termináli
terminal-reviewing = Rozbor
terminal-review-replay = Ťah si pozrieš príkazom: koruna replay { $file } --move ČÍSLO
