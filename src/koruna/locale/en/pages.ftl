### The web pages around the table.
### The same names, attributes and variables stand in cs, sk and en.

## Every page

page-skip = Skip to the content
page-home = Koruna, all games
page-home-link = All games
page-tools = Settings
page-rules = Rules
page-language = Language: { $code }
page-theme = Light or dark
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-keeps-link = What this server keeps
