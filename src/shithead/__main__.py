"""``python -m shithead``."""

from shithead.cli import main

if __name__ == "__main__":
    main()
