"""What was good and what was not in a game that is over.

Every decision is judged by what its seat had seen and by nothing else: `judge` has one judge for
each game, `walk` goes along a record and says what each seat had seen, `grades` has the thresholds,
`appraisal` says what comes out, `summary` draws the curves, `whole` puts it all together.
"""
