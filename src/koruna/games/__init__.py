"""The games. Each lives in a folder of its own and offers itself there as `GAME`."""
