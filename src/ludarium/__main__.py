"""`python -m ludarium` is the command line."""

import sys

from ludarium.cli import main

if __name__ == "__main__":
    sys.exit(main())
