"""Request handling shared by pages and JSON interface: identity, access control, parameters, limits."""
