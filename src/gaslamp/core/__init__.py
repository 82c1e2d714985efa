"""The contract that every game speaks. No files, no clock, no chance of its own."""
