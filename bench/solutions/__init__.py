"""Parts of the games that are solved, and responses to inspectors, for `bench/yardsticks.py`."""
