"""Simulation at scale: tournaments, measurements and plots over any game."""
