"""Processes in which the house works things out: what bots choose, what can be known, lessons.

They have never seen a position. `inside` runs in them; `worker` is how the house speaks to one,
`turns` says whose job comes next, `pool` sees to it that every job ends: with its answer, with a
refusal, or because nobody waits for it any more.
"""
