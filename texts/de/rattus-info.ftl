# Was Seiten über Rattus sagen, bevor ein Tisch geöffnet ist.

title-rattus = Rattus
front-rattus = Besiedle das Europa des Mittelalters, während sich die Ratten sammeln. Jede Klasse, die dir hilft, macht dich auch zum Ziel der Pest.
front-rattus-players = 2 bis 6 Spieler
front-rattus-time = 45 Minuten
front-rattus-boxes = mit Rattenfänger und Africanus
new-boxes = Spiel und Erweiterungen
new-cards = Klassenkarten im Spiel
rules-rattus-base = Rattus
rules-rattus-pied-piper = Rattenfänger
rules-rattus-africanus = Africanus
learn-page = Rattus: deine erste Partie
learn-point-rats = Wo Ratten liegen, kannst du Würfel einsetzen: so viele, wie Ratten da sind. Die meisten Würfel am Ende gewinnen.
learn-point-cards = Klassenkarten geben dir Fähigkeiten, machen dich aber auch verwundbar: Ihr Zeichen auf einer Ratte kostet dich einen Würfel.
learn-point-plague = Am Ende deines Zuges bewegst du die Pest. Die Ratten in ihrer neuen Region werden aufgedeckt.
learn-point-end = Ist der Beutel mit Ratten leer oder hat jemand alle Würfel auf dem Plan, trifft die Pest jede Region ein letztes Mal.
learn-begin = Geführte Partie starten
edition-pied_piper = Rattenfänger
edition-africanus = Africanus
edition-both = Rattenfänger und Africanus
