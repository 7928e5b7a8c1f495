"""`python -m polnoc` runs the `polnoc` command."""

import sys

from polnoc.cli import main

if __name__ == "__main__":
    sys.exit(main())
