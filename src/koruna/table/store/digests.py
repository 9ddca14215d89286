"""Keys and one-time tokens are kept as hashes only: whoever reads the database can use none of them.

They are random and long, so that a plain hash is enough; it needs no salt and no stretching.
"""

from __future__ import annotations

from hashlib import sha256


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
