"""A sergeant at Sleuth: counts what is quickly counted, and names nothing before it is proved."""

from gaslamp.bots.novice.sleuth import Novice


class SleuthSergeant(Novice):
    """What the novice has always been; this one may grow."""
