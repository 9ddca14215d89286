"""The generator of the map: run `draw_land` after changing the graph. Not used at run time."""
