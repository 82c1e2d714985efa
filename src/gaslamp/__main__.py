"""`python -m gaslamp` is the `gaslamp` command."""

from gaslamp.cli import main

main()
