"""What is kept of games that are over, and what many of them together say.

`sheet` reads one finished table, `statistics` somebody's games, `rating` and `standings` how strong
people are, `bots` how strong the house's bots are. Nothing here knows a game that is still played.
"""
