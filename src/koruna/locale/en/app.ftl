### Koruna as an app, and the page without a connection.
### The same names, attributes and variables stand in cs, sk and en.

app-name = Koruna: kingdom games
offline-title = No connection
offline-lead = Koruna cannot reach its server. Your tables are kept there and nothing of them is lost.
offline-network = Check that Wi-Fi or mobile data is on, and that airplane mode is off.
offline-server = If the server runs on a computer at your home, check that it is switched on and that you are in the same network.
offline-terminal = Without a connection, games can be played in the terminal of a computer: koruna play.
offline-again-itself = This page tries again by itself as soon as there is a connection.
offline-again = Try again
