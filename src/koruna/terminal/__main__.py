"""`python -m koruna.terminal` is the same as `koruna`."""

from koruna.terminal.main import main

if __name__ == "__main__":
    main()
