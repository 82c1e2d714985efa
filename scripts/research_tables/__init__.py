"""A game's actions, observations and memories as tables: what `research_page` prints of each."""
