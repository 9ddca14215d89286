"""Requests with the character NUL, which PostgreSQL takes in no text."""

from __future__ import annotations

from tests.table.seats import Client, Seats

NUL = "\0"
ANSWERED = {"path": 404, "path of the interface": 404, "names": 201, "game": 422, "option": 422}
ANSWERED |= {"set-up": 303, "sitting down": 303, "move": 422, "bot": 422, "key": 403}
ANSWERED |= {"a program that sits down": 201, "token": 403}


def ask_with_nul(client: Client) -> dict[str, int]:
    """NUL wherever text of a request may come to the database."""
    seats = [{"kind": "person", "name": f"E{NUL}va"}, {"kind": "person", "name": NUL}]
    own = Seats(client)
    key = {"Authorization": f"Bearer {own.keys[0]}"}
    setup = {"seats": "2", "who0": "me", "name0": f"E{NUL}va", "who1": "bot:greedy", "name1": "", "seed": f"a{NUL}b"}
    free = Seats(client, seats=[{"kind": "person"}, {"kind": "person"}])
    api = f"/api/tables/{own.id}"
    return {
        "path": client.get(f"/t/a{NUL}b".replace(NUL, "%00")).status_code,
        "path of the interface": client.get("/api/tables/%00").status_code,
        "names": client.post("/api/tables", json={"game": "kingdomino", "seats": seats}).status_code,
        "game": client.post("/api/tables", json={"game": NUL, "seats": []}).status_code,
        "option": client.post(
            "/api/tables", json={"game": "kingdomino", "options": {NUL: NUL}, "seats": seats}
        ).status_code,
        "set-up": client.post("/new/kingdomino", data=setup, follow_redirects=False).status_code,
        "sitting down": client.post(
            free.links[0], data={"name": f"E{NUL}va"}, headers={"Accept": "text/html"}, follow_redirects=False
        ).status_code,
        "a program that sits down": client.post(
            f"/api/tables/{free.id}/seats", json={"token": free.links[1].rpartition("/")[2], "name": f"Pe{NUL}tr"}
        ).status_code,
        "token": client.post(f"/api/tables/{free.id}/seats", json={"token": NUL, "name": NUL}).status_code,
        "move": client.post(f"{api}/moves", json={"seq": own.now()["seq"], "move": NUL}, headers=key).status_code,
        "bot": client.post(f"{api}/seats/0/bot", json={"level": NUL}, headers=key).status_code,
        "key": client.get(f"/t/{own.id}/sit/%00").status_code,
    }
