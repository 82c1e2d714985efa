"""The house for researchers: its games as environments that others' algorithms can be run on.

    gaslamp.research.pettingzoo   env(game, seats=…, **options), parallel_env
    gaslamp.research.gymnasium    make(game, seat=…, opponents=…)
    gaslamp.research.openspiel    importing it registers gaslamp_<game>
    gaslamp.research.batch        Batch(game, n, …): many games at once, in arrays
    gaslamp.research.ranked       RankedBatch(game, n, seat=…, opponents=…): the same against ranks

All of them number actions and lay out observations in the same way (`spec`, docs/research.md), and
take turns in the same way: of the seats that a game waits for, the lowest decides. Nobody speaks
out of turn. It takes the extra `research`.
"""
