### Ťahy na výber

facing-n = na sever
facing-e = na východ
facing-s = na juh
facing-w = na západ
# $facing je n, e, s alebo w.
move-place =
    { $facing ->
        [n] umiestniť na { $square }, pravá polovica { facing-n }
        [e] umiestniť na { $square }, pravá polovica { facing-e }
        [s] umiestniť na { $square }, pravá polovica { facing-s }
        [w] umiestniť na { $square }, pravá polovica { facing-w }
       *[other] umiestniť na { $square }, pravá polovica { $facing }
    }
    .short =
        { $facing ->
            [n] { $square } a pravá ↑
            [e] { $square } a pravá →
            [s] { $square } a pravá ↓
           *[w] { $square } a pravá ←
        }
    .button = Umiestniť sem
move-claim = vybrať dielik { $domino }
    .button = Vybrať dielik { $domino }
move-discard = odhodiť dielik
    .button = Odhodiť dielik
