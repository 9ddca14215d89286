### Čo teraz robiť

prompt-over = Hra sa skončila.
prompt-draft = Vyber si národ.
    .why = Každý národ má vlastnú mágiu, ktorá rastie výskumom.
prompt-side = Zvoľ stranu svojej karty krajiny.
    .why = Táto krajina je tvoj domov; podľa jej krajov budeš zbierať suroviny.
prompt-split = Rozdeľ šesť surovín medzi jedlo, rudu a manu.
    .why = Za jedlo sú figúrky, za rudu hrad, za manu mágia.
prompt-start = Vyber kraj pre svoje prvé dve figúrky.
    .why = Obe začínajú spolu, v kraji vlastnej krajiny.
prompt-lay = Polož doma žetón lícom nadol.
    .why = Kto do kraja vstúpi, otočí ho.
prompt-select = Zvoľ akciu tohto ťahu.
    .why = Tvoj štít ju zakryje do konca cyklu. Ostatní ju smú vykonať tiež, alebo zbierať.
prompt-shield = Polož štít na voľnú akciu.
    .why = Tá akcia je tým vyčerpaná, hoci ju nikto nevykonal.
prompt-offer-active = Vykonaj akciu { action }, alebo nerob nič.
    .why = Táto akcia je tvoja voľba, zbierať smú len ostatní.
prompt-offer = Pridaj sa k akcii { action }, alebo zbieraj.
    .why = Zber dá z každého kraja s tvojou figúrkou jeho surovinu.
prompt-offer-active-only = Akciu { action } teraz vykonať nemôžeš, takže niet čo robiť.
    .why = Táto akcia je tvoja voľba, zbierať smú len ostatní.
prompt-offer-only = Akciu { action } teraz vykonať nemôžeš, preto zbieraj.
    .why = Zber dá z každého kraja s tvojou figúrkou jeho surovinu.
prompt-patrol = Urob ďalší pohyb Hliadky, alebo skonči.
    .why = Tvoja mágia dovoľuje v Hliadke pokračovať.
prompt-dial = Tajne nastav kocku, najviac na { $most }, alebo na vlajku.
    .why =
        { $alliance ->
            [0] Vyhráva vyššie číslo a platia obe strany. Pri dvoch vlajkách vyhráva obranca.
           *[1] Vyhráva vyššie číslo a platia obe strany. Dve vlajky znamenajú alianciu.
        }
prompt-dial-flag = Na viac než vlajku nemáš. Vyber ju, je zadarmo.
    .why =
        { $alliance ->
            [0] Vlajka prehráva s každým číslom; pri dvoch vlajkách vyhráva obranca.
           *[1] Vlajka prehráva s každým číslom; dve vlajky znamenajú alianciu.
        }
prompt-raise = Pridaj k svojmu číslu, alebo odmietni.
    .why = Obe čísla sú už známe; mágia ti dovoľuje k svojmu pridať.
prompt-pay-war = Zaplať za svoje číslo { $number }.
    .why = Mana platí za 2, ruda za 1. Platí víťaz aj porazený.
prompt-pay = Vyber, čím zaplatíš cenu { $amount }.
    .why = Mágia ti dovoľuje platiť aj inými surovinami, kus za kus.
prompt-gain = Vyber si surovinu.
    .why = Viac než deväť z jedného druhu sa mať nedá.
prompt-give = Vyber, čo odovzdáš; požadovaný počet je { $amount }.
    .why = Kto má menej, odovzdá všetko.
prompt-take = Vezmi surovinu víťazovi.
    .why = Vziať smieš, čo víťazovi po zaplatení zostalo.
prompt-lair = Zbúraj porazenému stupeň hradu, alebo odmietni.
    .why = Umožňuje ti to tvoj drak.
prompt-fate =
    { $price ->
        [0] Tvoja porazená figúrka musí preč; ústup je zadarmo.
        [one] Tvoja porazená figúrka musí preč; ústup stojí { $price } jedlo.
        [few] Tvoja porazená figúrka musí preč; ústup stojí { $price } jedlá.
       *[other] Tvoja porazená figúrka musí preč; ústup stojí { $price } jedál.
    }
    .why =
        { $price ->
            [0] Figúrka, ktorej sa vzdáš, sa vráti do tvojej zásoby.
           *[other] Ústup stojí 1 jedlo za každú tvoju figúrku v hre; vzdať sa tej porazenej je zadarmo.
        }
prompt-haven = Tvoja posledná figúrka hľadá útočisko; vyber jej kraj.
    .why = Posledná figúrka na mape sa nikdy nestráca.
prompt-ransom = Banditi! Zaplať dve suroviny, alebo stratíš figúrku.
    .why = Číhajú tam, kam prišla tvoja figúrka.
prompt-reveal = Ktorý žetón sa otočí ako prvý?
    .why = Oba ležia tam, kam prišla tvoja figúrka.
prompt-rearrange = Premiestni svoje figúrky, alebo skonči.
    .why = Mágia ti dovoľuje premiestniť ich zadarmo.
prompt-remove = Odstráň cudziu figúrku, alebo odmietni.
    .why = Umožňuje ti to mágia. Figúrka sa vráti do zásoby svojho majiteľa.
prompt-which =
    { $own ->
        [0] Ktorú figúrku z kraja { $region } odstrániš?
       *[1] Ktorú figúrku z kraja { $region } premiestniš?
    }
    .why = Jedna z nich stojí, druhá leží a prehľadáva podzemie.
