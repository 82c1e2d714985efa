"""What is asked of a seat, as it comes over the wire."""

from typing import Any


def offers(decision: Any) -> list[Any]:
    """The actions that a decision offers; none where there is nothing to decide."""
    return [choice["action"] for choice in decision["choices"]] if decision else []
