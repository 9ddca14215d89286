"""The `koruna` command: playing, simulating and replaying in a terminal."""
