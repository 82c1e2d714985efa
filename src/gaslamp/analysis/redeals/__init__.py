"""For each game: the same game as one seat has seen it, with what it could not know dealt anew."""
