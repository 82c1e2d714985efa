"""For each game: where one should look before one moves, and what follows from it."""
