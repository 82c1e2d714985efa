"""A judge for each game."""
