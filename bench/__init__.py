"""What is measured, each with the figure it must reach."""
