"""Measurements: speed side by side with others, and how strong the bots are."""
