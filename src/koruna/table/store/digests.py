"""Keys and one-time tokens are stored as hashes only, so that a leaked database gives access to none.

They are long and random, so a plain hash is enough, without salt or stretching.
"""

from __future__ import annotations

from hashlib import sha256


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
