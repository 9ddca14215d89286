### Co počítají statistiky

measure-discards = Zahozené dílky na hráče
measure-crowns = Koruny v království
measure-largest-area = Políčka největší oblasti
measure-complete = Království bez zahozeného dílku
measure-central = Hrady přesně uprostřed
