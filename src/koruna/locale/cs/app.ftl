### Koruna jako aplikace a stránka bez připojení.
### V cs, sk a en jsou stejná jména i proměnné.

app-name = Koruna: královské hry
offline-title = Bez připojení
offline-lead = Koruna se nemůže spojit se svým serverem. Tvoje stoly jsou uložené na něm a nic z nich se neztratilo.
offline-network = Zkontroluj, zda máš zapnutou Wi-Fi nebo mobilní data a vypnutý režim letadlo.
offline-server = Pokud server běží na počítači u tebe doma, zkontroluj, zda je zapnutý a zda jsi ve stejné síti.
offline-terminal = Bez připojení se dá hrát v terminálu počítače: koruna play.
offline-again-itself = Jakmile se spojení obnoví, stránka to sama zkusí znovu.
offline-again = Zkusit znovu
