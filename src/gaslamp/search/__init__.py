"""Looking ahead, for players that may take their time."""
