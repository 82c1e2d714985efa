"""A game in a terminal: one person against bots, drawn in characters and kept when it is left."""
