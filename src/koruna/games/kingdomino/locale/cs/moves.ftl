### Tahy na výběr

facing-n = na sever
facing-e = na východ
facing-s = na jih
facing-w = na západ
# $facing je n, e, s nebo w.
move-place =
    { $facing ->
        [n] umístit na { $square }, pravá půlka { facing-n }
        [e] umístit na { $square }, pravá půlka { facing-e }
        [s] umístit na { $square }, pravá půlka { facing-s }
        [w] umístit na { $square }, pravá půlka { facing-w }
       *[other] umístit na { $square }, pravá půlka { $facing }
    }
    .short =
        { $facing ->
            [n] { $square }, pravá ↑
            [e] { $square }, pravá →
            [s] { $square }, pravá ↓
           *[w] { $square }, pravá ←
        }
    .button = Umístit sem
move-claim = vybrat dílek { $domino }
    .button = Vybrat dílek { $domino }
move-discard = zahodit dílek
    .button = Zahodit dílek
