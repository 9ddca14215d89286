### Webové stránky kolem stolu.
### V cs, sk a en jsou stejná jména, atributy i proměnné.

## Každá stránka

page-skip = Přejít k obsahu
page-home = Koruna, všechny hry
page-home-link = Všechny hry
page-tools = Nastavení
page-rules = Pravidla
page-language = Jazyk: { $code }
page-theme = Světlý nebo tmavý vzhled
page-theme-system = Podle systému
page-theme-light = Světlý
page-theme-dark = Tmavý
page-keeps-link = Co si tento server pamatuje
