"""Tables while they are played: their log, what people and bots do at them, and who is told."""
