"""Gaslamp: a house for detective games."""

__version__ = "0.1.0"
