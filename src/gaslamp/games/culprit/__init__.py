"""The Culprit."""
