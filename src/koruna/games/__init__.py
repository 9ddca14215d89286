"""The games. Each has a folder of its own, which exports it as `GAME`."""
