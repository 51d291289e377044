# Was das Programm selbst sagt, im Terminal und im Browser. Was die Spiele sagen, steht in einer Datei für jedes Spiel.

## Wörter, aus denen die Sätze aller Spiele bestehen
seat = Platz { $number }
seat-human = { $seat } (ein Mensch)
seat-bot = { $seat } (ein Bot, { $bot })
yes = ja
no = nein
list-none = nichts
list-more = { $before }, { $next }
list-last = { $before } und { $last }

## Rat zum Aufbau
warning = Warnung: { $advice }

## Zurücknehmen (game::Limit, game::NoUndo)
undo-beginning = Hier beginnt die Partie.
undo-learned = Etwas Neues wurde aufgedeckt. Weiter zurück geht es nicht.
undo-acted = { $seat } hat seitdem gehandelt. Weiter zurück geht es nicht.
undo-not-yours = Der letzte Schritt war von { $seat }. Nur { $seat } kann ihn rückgängig machen.
undo-not-there = Dieser Schritt lässt sich nicht rückgängig machen.

## Das Ergebnis
standing-place = { $rank }. { $seat }: { $score } ({ $parts })
standing-title = Rang: { $title }.
standing-part = { $part } { $score }

## Datenpakete und das Spiel des Tages (server::packs, server::tables::daily)
pack-unsound = Das Paket hat Fehler, und nichts davon wurde behalten. Verbessere diese Zeilen und wähle die Dateien noch einmal.
pack-too-many = Dieser Server nimmt keine Pakete mehr auf. Bitte seinen Betreiber um Platz, oder spiele mit einem, das da ist.
today-rated-first = Spiele zuerst deinen gewerteten Versuch zu Ende. Danach kannst du mit demselben Start üben, so oft du willst.
today-sealed = Startwert, Protokoll und Beweis des Spiels von heute sind offen, wenn der Tag vorbei ist, um Mitternacht UTC: Andere spielen es noch.
