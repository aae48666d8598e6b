"""The encounter sets of the 2026 core box, a module each; a scenario gathers those it needs.

Not for acts, agendas and what else belongs to one scenario only.
"""
