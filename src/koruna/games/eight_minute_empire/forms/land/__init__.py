"""How the map was drawn: run `draw_land` after a change of the graph. Nothing here is needed to play."""
