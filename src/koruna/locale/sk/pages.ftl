### Webové stránky okolo stola.
### V cs, sk a en sú rovnaké mená, atribúty aj premenné.

## Každá stránka

page-skip = Prejsť na obsah
page-home = Koruna, všetky hry
page-home-link = Všetky hry
page-tools = Nastavenia
page-rules = Pravidlá
page-language = Jazyk: { $code }
page-theme = Svetlý alebo tmavý vzhľad
page-theme-system = Podľa systému
page-theme-light = Svetlý
page-theme-dark = Tmavý
page-keeps-link = Čo si tento server pamätá
