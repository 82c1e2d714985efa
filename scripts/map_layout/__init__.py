"""Lays out the Scotland Yard map: places for stations, routes for lines, the river."""
