"""Short, readable heuristics from the sight alone: what a beginner at the table would do."""
