"""For the operator: the health of the server, its errors, and what can be done about them."""
