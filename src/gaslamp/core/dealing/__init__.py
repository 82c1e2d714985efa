"""Deals that a stranger can check. docs/fairness.md has the format, byte by byte.

The house commits to a secret, every person commits to a nonce, all nonces are revealed, and the
hash of it all is the seed of a frozen generator. Secrets, salts and nonces come from outside:
nothing in here draws a random number of its own.
"""
