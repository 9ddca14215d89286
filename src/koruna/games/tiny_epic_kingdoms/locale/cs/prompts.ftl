### Co teď dělat

prompt-over = Hra je u konce.
prompt-draft = Vyber si národ.
    .why = Každý národ má vlastní magii, která roste výzkumem.
prompt-side = Zvol stranu své karty země.
    .why = Tahle země je tvůj domov; podle krajiny v ní budeš sbírat zdroje.
prompt-split = Rozděl šest zdrojů mezi jídlo, rudu a manu.
    .why = Za jídlo jsou figurky, za rudu hrad, za manu magie.
prompt-start = Vyber kraj pro své první dvě figurky.
    .why = Obě začínají spolu, v kraji vlastní země.
prompt-lay = Polož doma žeton lícem dolů.
    .why = Kdo do kraje vstoupí, žeton otočí.
prompt-select = Zvol akci tohoto tahu.
    .why = Tvůj štít ji zakryje do konce cyklu. Ostatní ji smějí provést také, nebo sbírat.
prompt-shield = Polož štít na volnou akci.
    .why = Ta akce je tím vyčerpaná, i když ji nikdo neprovedl.
prompt-offer-active = Proveď akci { action }, nebo nedělej nic.
    .why = Tahle akce je tvoje volba, sbírat smějí jen ostatní.
prompt-offer = Přidej se k akci { action }, nebo sbírej.
    .why = Sběr dá z každého kraje s tvou figurkou jeho zdroj.
prompt-offer-active-only = Akci { action } teď provést nemůžeš, takže není co dělat.
    .why = Tahle akce je tvoje volba, sbírat smějí jen ostatní.
prompt-offer-only = Akci { action } teď provést nemůžeš, takže sbírej.
    .why = Sběr dá z každého kraje s tvou figurkou jeho zdroj.
prompt-patrol = Udělej další pohyb Hlídky, nebo skonči.
    .why = Tvoje magie dovoluje v Hlídce pokračovat.
prompt-dial = Tajně nastav kostku, nejvýš na { $most }, nebo na vlajku.
    .why =
        { $alliance ->
            [0] Vyhrává vyšší číslo a platí obě strany. Při dvou vlajkách vyhrává obránce.
           *[1] Vyhrává vyšší číslo a platí obě strany. Dvě vlajky znamenají alianci.
        }
prompt-dial-flag = Na víc než vlajku nemáš. Vyber ji, je zdarma.
    .why =
        { $alliance ->
            [0] Vlajka prohrává s každým číslem; při dvou vlajkách vyhrává obránce.
           *[1] Vlajka prohrává s každým číslem; dvě vlajky znamenají alianci.
        }
prompt-raise = Přidej ke svému číslu, nebo odmítni.
    .why = Obě čísla už jsou známá; magie ti dovoluje ke svému přidat.
prompt-pay-war = Zaplať za své číslo { $number }.
    .why = Mana platí za 2, ruda za 1. Platí vítěz i poražený.
prompt-pay = Vyber, čím zaplatíš cenu { $amount }.
    .why = Magie ti dovoluje platit i jinými zdroji, kus za kus.
prompt-gain = Vyber si zdroj.
    .why = Víc než devět od jednoho druhu mít nejde.
prompt-give = Vyber, co odevzdáš; požadovaný počet je { $amount }.
    .why = Kdo má méně, odevzdá všechno.
prompt-take = Vezmi zdroj vítězi.
    .why = Vzít smíš, co vítězi po zaplacení zbylo.
prompt-lair = Zboř poraženému stupeň hradu, nebo odmítni.
    .why = Umožňuje ti to tvůj drak.
prompt-fate =
    { $price ->
        [0] Tvoje poražená figurka musí pryč; ústup je zdarma.
        [one] Tvoje poražená figurka musí pryč; ústup stojí { $price } jídlo.
        [few] Tvoje poražená figurka musí pryč; ústup stojí { $price } jídla.
       *[other] Tvoje poražená figurka musí pryč; ústup stojí { $price } jídel.
    }
    .why =
        { $price ->
            [0] Figurka, které se vzdáš, se vrátí do tvé zásoby.
           *[other] Ústup stojí 1 jídlo za každou tvou figurku ve hře; vzdát se té poražené je zdarma.
        }
prompt-haven = Tvoje poslední figurka hledá útočiště; vyber jí kraj.
    .why = Poslední figurka na mapě se nikdy neztrácí.
prompt-ransom = Bandité! Zaplať dva zdroje, nebo ztratíš figurku.
    .why = Číhají tam, kam došla tvoje figurka.
prompt-reveal = Který žeton se otočí nejdřív?
    .why = Oba leží tam, kam došla tvoje figurka.
prompt-rearrange = Přemísti své figurky, nebo skonči.
    .why = Magie ti dovoluje přemístit je zdarma.
prompt-remove = Odstraň cizí figurku, nebo odmítni.
    .why = Umožňuje ti to magie. Figurka se vrátí do zásoby svého majitele.
prompt-which =
    { $own ->
        [0] Kterou figurku z kraje { $region } odstraníš?
       *[1] Kterou figurku z kraje { $region } přemístíš?
    }
    .why = Jedna z nich stojí, druhá leží a prohledává podzemí.
