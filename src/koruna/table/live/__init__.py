"""Tables in memory: their log, the changes that people and bots make, and who is notified of them."""
