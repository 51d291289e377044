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

## Was die Dinge von Pest tun
pest-amount = { $number } { $resource }
pest-gain-crates = { $number } { $number ->
        [one] Grundrohstoff
       *[other] Grundrohstoffe
    } nach Wahl
pest-gain-research = { $number } Forschung
pest-gain-influence = { $number } Einfluss
pest-gain-prestige = { $number } Ansehen
pest-gain-tasks = { $number } { $number ->
        [one] Schritt
       *[other] Schritte
    } auf der Aufgabenleiste
pest-gain-recall = { $number } { $number ->
        [one] Person
       *[other] Personen
    } aus der Hauptstadt zurück
pest-the-capital = die Hauptstadt
pest-size-village = Dorf
pest-size-town = Marktflecken
pest-size-city = Stadt
pest-color-red = rot
pest-color-blue = blau
pest-color-black = schwarz
pest-technology = { $technology }: { $research } Forschung, { $prestige } Ansehen, { $slot }. { $ability }
pest-decree = { $decree }. { $about }
pest-decree-about = Ära { $era }. Agenda: { $agenda }. Aufgabe: { $task }.
pest-agenda-per = { $amount } Ansehen { $every ->
        [one] je
       *[other] je { $every }
    }: { $what }
pest-agenda-rank = { $ranks } Ansehen nach dem Rang auf der Einflussleiste
pest-counted-healthy = Gesunde
pest-counted-sick = Kranke in Quarantäne und auf Behandlungskarten
pest-counted-influence = Einfluss
pest-counted-workers = Personen in eigenen Gebäuden
pest-counted-buildings = errichtete Gebäude
pest-counted-free = freie Quarantänefelder
pest-counted-shared = eigene Gebäude, die ihren Ort mit fremden teilen
pest-counted-capital = eigene Personen in der Hauptstadt
pest-counted-signs = Ansehen der Technologien in Fächern
pest-counted-sets = Sätze der vier Grundrohstoffe
pest-counted-special = Werkstatt, Manufaktur und Schatzhaus auf der Karte
pest-counted-basic = Grundrohstoffe
pest-task-build = baue { $where }
pest-task-technology = erwirb eine Technologie
pest-task-road = nimm Kranke von einer Straße auf
pest-task-place = nimm { $least } oder mehr Kranke von einem Ort auf
pest-build-resource = bei { $resource }
pest-build-size = in einem Ort der Größe { $size }
pest-build-port = in einem Hafen
pest-build-road = am Ende einer Straße ({ $color })
pest-build-others = wo ein Mitspieler ein Gebäude hat
pest-build-beside = neben einem Ort mit eigenem Gebäude
pest-build-apart = nicht neben einem Ort mit eigenem Gebäude
pest-place = { $place }: { $size }, { $resource }{ $port ->
        [no] {""}
       *[other] , Hafen: { $port }
    }. Straßen führen nach { $roads }.
pest-pest = { $card }: { $spreads }.
pest-spread-roads = Straßen ({ $color })
pest-spread-places = { $size ->
        [any] Orte
        [Dorf] Dörfer
        [Marktflecken] Marktflecken
       *[other] Städte
    }{ $resource ->
        [any] {""}
       *[other] {" "}mit { $resource }
    }{ $port ->
        [any] {""}
       *[other] {" "}mit Hafen ({ $port })
    }{ $road ->
        [any] {""}
       *[other] {" "}an einer Straße ({ $road })
    }
pest-support = { $card }: für den größten Einfluss { $left }, für den kleinsten { $right }, für die anderen { $middle }.
pest-building = { $building }: kostet { $cost }, bringt { $prestige } Ansehen.
pest-capital-building = { $building }: kostet { $cost }, bringt { $gain }.

## Datenpakete und das Spiel des Tages (server::packs, server::tables::daily)
pack-unsound = Das Paket hat Fehler, und nichts davon wurde behalten. Verbessere diese Zeilen und wähle die Dateien noch einmal.
pack-too-many = Dieser Server nimmt keine Pakete mehr auf. Bitte seinen Betreiber um Platz, oder spiele mit einem, das da ist.
today-rated-first = Spiele zuerst deinen gewerteten Versuch zu Ende. Danach kannst du mit demselben Start üben, so oft du willst.
today-sealed = Startwert, Protokoll und Beweis des Spiels von heute sind offen, wenn der Tag vorbei ist, um Mitternacht UTC: Andere spielen es noch.
