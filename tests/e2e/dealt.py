"""The server with a deal that is known beforehand: `python dealt.py host:port`, its seed in DEAL.

All else is the real server. For games that must go the same way every time.
"""

import os
import runpy
import secrets

if __name__ == "__main__":
    secrets.randbits = lambda k: int(os.environ["DEAL"], 16)
    runpy.run_module("miskatonic.server.run", run_name="__main__")
