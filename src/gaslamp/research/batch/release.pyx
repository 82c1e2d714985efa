"""Steps without the GIL, which plain Python has no word for (see release.py)."""

from gaslamp.research.batch.stepper cimport Stepper


def step(Stepper stepper):
    with nogil:
        stepper._step()


def deal(Stepper stepper):
    with nogil:
        stepper._deal()


def play(Stepper stepper):
    with nogil:
        stepper._choose()
