"""The look of Koruna: colours, symbols, and self-contained drawings.

A drawing refers to symbols (`<use href="#k-crown"/>`) and colours (`colour("gold")`). `with_kit(drawing)` embeds
their definitions, for a file, a notebook or a mail; `without_kit(drawing)` strips them again, for a page that holds
the symbols of all its drawings once (`symbols_for(drawings)`) and the style sheet (`tokens()`).
"""

from koruna.look.colours import colour, tokens
from koruna.look.kit import symbols_for, with_kit, without_kit
from koruna.look.lettering import letters, shorten
from koruna.look.symbols import icon, symbols

__all__ = ["colour", "icon", "letters", "shorten", "symbols", "symbols_for", "tokens", "with_kit", "without_kit"]
