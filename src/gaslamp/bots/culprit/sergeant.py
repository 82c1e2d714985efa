"""A sergeant at The Culprit: hunts while innocent, hides while guilty, and sees when to change."""

from gaslamp.bots.novice.culprit import Novice


class CulpritSergeant(Novice):
    """What the novice has always been; this one may grow."""
