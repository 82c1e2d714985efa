"""How each game becomes numbers: one file a game, the same names in each.

`actions` and `draws` list what players and chance can do, `planes` what a seat sees, `bound` how
long a game can be. A list that has been published is never changed: another order is a new VERSION.
"""
