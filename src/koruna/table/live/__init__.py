"""Tables in memory: their logs, the changes that people and bots make, and the notifications about them."""
