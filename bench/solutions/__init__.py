"""Parts of the games that are solved, and responses to inspectors: what `yardsticks` puts together."""
