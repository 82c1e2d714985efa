"""Steps without the GIL: uncompiled there is no doing without it (see release.pyx)."""

from gaslamp.research.batch.stepper import Stepper


def step(stepper: Stepper) -> None:
    stepper._step()


def deal(stepper: Stepper) -> None:
    stepper._deal()


def play(stepper: Stepper) -> None:
    stepper._choose()
