### Co teď

prompt-place = Umísti dílek { $domino } do svého království.
    .why = Aspoň jedna půlka se musí dotýkat hradu nebo stejné krajiny.
prompt-discard = Dílek { $domino } se nikam nevejde, zahoď ho.
    .why = Zahozený dílek nic nepřinese a odchází ze hry.
prompt-claim = Vyber si volný dílek z nové řady.
    .why = Umístíš ho v příštím kole. S nižším číslem budeš na tahu dřív, vyšší bývá cennější.
prompt-first-claim = Vyber si volný dílek z první řady.
    .why = Umístíš ho v prvním kole. S nižším číslem budeš na tahu dřív, vyšší bývá cennější.
prompt-over = Hra skončila.
