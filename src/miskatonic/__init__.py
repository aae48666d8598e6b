"""Miskatonic: a game house for Mythos tabletop games."""

__version__ = "0.1.0"
"""What it promises is in docs/versions.md."""
