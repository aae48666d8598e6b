"""Cultists: a digital edition of Among Cultists."""
