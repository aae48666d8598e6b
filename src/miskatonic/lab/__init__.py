"""Simulation at scale: tournaments, measurements and plots over any game; environments to learn in."""
