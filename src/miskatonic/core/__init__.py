"""What every game shares: contract, flow, chance, records, rulebook and texts.

Not for anything a single game knows: `core` imports no game.
"""
