"""Settings of a house that limits nobody and has no workers."""

from typing import Any

GENEROUS = {
    "thinkers": 0,
    "scholars": 0,
    "pace": 0,
    "limits": {
        "requests": {"burst": 100000, "rate": 100000},
        "newcomers": {"burst": 100000, "rate": 100000},
        "attempts": {"burst": 100000, "rate": 100000},
        "wrong": {"burst": 100000, "rate": 100000},
        "messages": {"burst": 100000, "rate": 100000},
        "tables": {"burst": 100000, "rate": 100000},
        "tables_of_address": {"burst": 100000, "rate": 100000},
        "replays": {"burst": 100000, "rate": 100000},
        "knowledge": {"burst": 100000, "rate": 100000},
    },
    "transport": {
        "arrivals": {"burst": 100000, "rate": 100000},
        "bytes": {"burst": 1e9, "rate": 1e9},
        "frames_of_address": {"burst": 1e6, "rate": 1e6},
    },
}


def merged(base: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    both = {**base, **over}
    for part in ("limits", "transport"):
        if part in over:
            both[part] = {**base[part], **over[part]}
    return both
