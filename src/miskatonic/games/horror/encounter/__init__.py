"""The encounter sets of the 2026 core box, a module each; a scenario gathers those it needs.

Each has `CARDS`, and `COPIES` with how many there are of each. Not for acts, agendas and what else belongs
to one scenario only.
"""
