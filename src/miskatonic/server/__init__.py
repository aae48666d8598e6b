"""Tables over HTTP and WebSocket: who sits where, whose decision it is, what is kept and what is sent.

Not for rules: a table asks its game, found through the registry.
"""
