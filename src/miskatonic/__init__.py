"""Miskatonic: a game house for Mythos tabletop games."""
