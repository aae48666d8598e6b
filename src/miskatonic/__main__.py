"""`python -m miskatonic` does what the command `miskatonic` does."""

from miskatonic.cli import main

if __name__ == "__main__":
    main()
