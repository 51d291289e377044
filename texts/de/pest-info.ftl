# Was Seiten über Pest sagen, bevor ein Tisch geöffnet ist.

title-pest = Pest
front-pest = Heile ein Reich in drei Ären. Neun Aktionspaare, höchstens vier im Jahr, und eine Quarantäne, die immer zu klein ist.
front-pest-players = 1 bis 5 Spieler
front-pest-time = zwei bis drei Stunden
front-pest-boxes = Duell und Solo
front-pest-alone = Solo oder Duell
rules-pest = Pest
learn-pest-page = Pest: deine erste Partie
learn-pest-point-pest = Jedes Jahr kommt eine Pest, und Menschen erkranken. Ein Ort mit zu vielen Kranken wird zerstört. Ein Gebäude, ein Arzt oder ein Lager schützt ihn.
learn-pest-point-grid = In jedem Zug setzt du einen Assistenten auf dein Raster und tust zwei Aktionen: eine der Spalte, eine der Zeile.
learn-pest-point-people = Nimm Kranke auf, heile sie mit Kräutern und schicke die Gesunden zur Arbeit in deine Gebäude oder in die Hauptstadt.
learn-pest-point-end = Nach drei Ären zu zwei Jahren gewinnt das meiste Ansehen: für Aufgaben, Gebäude, Geheilte, Technologien und Einfluss, weniger die Schande der Toten.
learn-pest-begin = Geführte Partie starten
edition-duel = Duell
edition-solo = Solo
