"""`python -m koruna` is the command `koruna`."""

from koruna.terminal.main import main

if __name__ == "__main__":
    main()
