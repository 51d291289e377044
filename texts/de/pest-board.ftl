# What the board of Pest says in the browser, beside the sentences of pest.ftl.

## map: the map of the realm, answers in words, the steps of a year
pest-map-label = Karte des Reichs
pest-map-whole = Ganze Karte zeigen
pest-map-road-redroad = Rote Straße
pest-map-road-blueroad = Blaue Straße
pest-map-road-greyroad = Graue Straße
pest-map-on-redroad = Roten Straße
pest-map-on-blueroad = Blauen Straße
pest-map-on-greyroad = Grauen Straße
pest-map-sea-tresinne-islands = Tresinne-Inseln
pest-map-sea-southern-bay = Südliche Bucht
pest-map-sea-gulun-strait = Straße von Gulun
pest-map-size-village = Dorf
pest-map-size-town = Marktflecken
pest-map-size-city = Stadt
pest-map-place = { $place }, { $size }, { $resource }{ $more }
pest-map-capital = { $place }, die Hauptstadt
pest-map-destroyed = zerstört
pest-map-port = Hafen
pest-map-sick = { $count ->
        [one] ein Kranker
       *[other] { $count } Kranke
    }
pest-map-road-sick = { $count ->
        [one] Ein Kranker
       *[other] { $count } Kranke
    } auf der Straße zwischen { $a } und { $b }
pest-map-doomed = würde beim nächsten Treffer zerstört
pest-map-risk = von { $count } der { $of } Pestkarten getroffen
pest-map-building = { $building } von { $name }
pest-map-doctor = Arzt von { $name }
pest-map-camp = Lager von { $name }
pest-map-way = { $steps ->
        [0] kein Schritt
        [one] ein Schritt
       *[other] { $steps } Schritte
    }, { $food ->
        [0] keine Nahrung
       *[other] { $food } Nahrung
    }
pest-map-way-coins = { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } statt Nahrung
pest-map-way-sick = nimmt { $sick ->
        [one] einen Kranken
       *[other] { $sick } Kranke
    } mit
pest-map-way-gives = gibt am Ende { $resource }
pest-map-way-tasks = rückt den Aufgabenmarker vor
pest-map-way-improve = nur mit verbessertem Bewegen
pest-map-way-camp = unterwegs wird das Lager aufgeschlagen
pest-map-way-over = über { $places }
pest-map-site = { $influence } Einfluss
pest-map-site-task = rückt den Aufgabenmarker vor
pest-map-kind-castle = Burg
pest-map-kind-quarter = Quartier
pest-map-kind-workshop = Werkstatt
pest-map-kind-factory = Manufaktur
pest-map-kind-treasury = Schatzhaus
pest-map-capital-people = { $count ->
        [0] niemand ist dort
        [one] eine Person ist dort
       *[other] { $count } Leute sind dort
    }
pest-map-capital-rewards = { $count ->
        [one] eine Belohnung liegt offen
       *[other] { $count } Belohnungen liegen offen
    }
pest-map-target-roads = jedes Stück der { $road }
pest-map-target-village = Dörfer
pest-map-target-town = Marktflecken
pest-map-target-city = Städte
pest-map-target-any = Orte
pest-map-target-resource = { $places } mit { $resource }
pest-map-target-port = { $places } mit Hafen ({ $sea })
pest-map-target-on-road = { $places } an der { $road }
pest-map-pest = Die Pest
pest-map-pest-people = { $people ->
        [one] Überallhin kommt ein Kranker.
       *[other] Überallhin kommen { $people } Kranke.
    }
pest-map-pest-roads = { $people ->
        [one] eine Person
       *[other] { $people } Leute
    } auf den Straßen: { $roads }
pest-map-pest-road = { $a }–{ $b }
pest-map-pest-hit = Kranke kommen nach { $places }
pest-map-pest-taken = { $name } nimmt { $people } auf: { $places }
pest-map-pest-kept = { $name }: { $people } auf { $space }
pest-map-pest-overflowed = { $name }: Der Friedhof ist voll
pest-map-pest-spared = Eine Karte von { $name } schützt { $places }
pest-map-pest-waived = { $name } lässt Kranke nach { $places }
pest-map-pest-camp = Das Lager von { $name } kommt zurück: { $places }
pest-map-pest-fell = zerstört: { $places }
pest-map-pest-spread = breitet sich aus nach { $places }
pest-map-pest-calm = Sonst erkrankt niemand.
pest-map-forecast-about = { $count ->
        [one] Eine Pestkarte kann noch kommen. Käme sie jetzt:
       *[other] Eine dieser { $count } Pestkarten kommt als Nächstes. Käme sie jetzt:
    }
pest-map-forecast-none = Es kommt keine Pest mehr.
pest-map-forecast-hit = { $places ->
        [0] kein Ort getroffen
        [one] ein Ort getroffen
       *[other] { $places } Orte getroffen
    }{ $roads ->
        [0] { "" }
        [one] , dazu ein Straßenstück
       *[other] , dazu { $roads } Straßenstücke
    }
pest-map-forecast-fall = zerstört: { $places }
pest-map-forecast-spread = und sich ausbreiten nach { $places }
pest-map-forecast-takes = { $name } nimmt { $taken } auf
pest-map-forecast-harmful = { $harmful } ohne harmloses Feld
pest-map-forecast-overflow = { $overflow } ganz ohne Feld
pest-map-forecast-camp = Das Lager von { $name } geht zurück
pest-map-forecast-pointing = Auf eine Karte zeigen, um sie auf der Landkarte zu sehen.
pest-map-support = Hilfe
pest-map-support-next = Für nächstes Jahr versprochen: { $card }
pest-map-support-left = Meister Einfluss
pest-map-support-middle = Die anderen
pest-map-support-right = Geringster Einfluss
pest-map-also = Auch möglich
pest-map-signs = Zeichen auf der Karte
pest-map-sign-steps = Schritte
pest-map-sign-food = Nahrung zu zahlen
pest-map-sign-research = braucht Forschung
pest-map-sign-warning = Kranke schaden dir
pest-map-sign-influence = Einfluss
pest-map-sign-task = ein Schritt auf der Aufgabenleiste
pest-map-facts-none = keine
pest-map-facts-places = Orte
pest-map-facts-place = Ort
pest-map-facts-gives = Gibt
pest-map-facts-sick = Kranke
pest-map-facts-there = Dort
pest-map-facts-roads = Straßen nach
pest-map-facts-sick-roads = Kranke auf Straßen
pest-map-facts-road = Straße
pest-map-facts-players = Spieler
pest-map-facts-player = Spieler
pest-map-facts-research = Forschung
pest-map-facts-influence = Einfluss
pest-map-facts-prestige = Ansehen
pest-map-facts-shame = Schande
pest-map-facts-quarantine = Kranke in Quarantäne
pest-map-facts-recovered = Gesunde auf der Genesungsleiste
pest-map-facts-technologies = Technologien
pest-map-facts-assistants = Übrige Assistenten
pest-map-facts-score = Punkte jetzt
pest-map-facts-around = Auf dem Tisch
pest-map-facts-what = Was
pest-map-facts-is = Ist
pest-map-facts-era = Ära { $era }
pest-map-facts-decrees = Verordnungen
pest-map-facts-market = Offene Technologien
pest-map-facts-rewards = Offene Belohnungen der Hauptstadt
pest-map-color-red = rot
pest-map-color-blue = blau
pest-map-color-black = grau
pest-map-find = Ort suchen
pest-map-find-none = Kein solcher Ort
pest-map-not-possible = jetzt nicht möglich
pest-choice-cell = { $top } und { $left }
pest-choice-at-ask-castle = Burg in { $place }
pest-choice-at-ask-doctor = Arzt nach { $place }
pest-choice-at-ask-site = In { $place } bauen
pest-choice-at-ask-waive = Die Kranken nach { $place } lassen
pest-choice-at-ask-spare = In { $place } jemanden verschonen
pest-choice-move = Nach { $place } gehen
pest-choice-through = Durch die Hauptstadt nach { $place }
pest-choice-jump = Nach { $place } springen
pest-choice-technology-ask-research = { $technology } kaufen
pest-choice-technology-ask-name = { $technology } zurücklegen
pest-choice-use = { $technology } benutzen
pest-choice-do = Jetzt { $action }
pest-choice-done = Fertig
pest-choice-done-turn = Zug beenden
pest-cure-all = { $count ->
        [one] 1 Person heilen
       *[other] { $all ->
            [yes] Alle { $count } heilen
           *[no] { $count } heilen, so viele du bezahlen kannst
        }
    }
pest-pay-differently = Stattdessen mit Münzen zahlen
pest-choice-done-ask-action = Zug beenden
pest-choice-done-ask-step = Hier anhalten
pest-choice-done-ask-construct = Nichts bauen
pest-choice-done-ask-research = Nichts kaufen
pest-choice-done-ask-cure = Fertig mit Heilen
pest-choice-done-ask-assign = Fertig mit Zuweisen
pest-choice-done-ask-improve-construct = Den vollen Preis zahlen
pest-choice-done-ask-improve-produce = Nicht verbessern
pest-choice-done-ask-treat = Nein, in die Quarantäne
pest-choice-done-ask-spare = Niemanden verschonen
pest-choice-done-ask-waive = Niemanden einlassen
pest-choice-improve = Verbessern
pest-choice-camp = Hier das Lager aufschlagen
pest-choice-enter-pay = Alle aufnehmen und zahlen
pest-choice-enter-pay-leave-one = Eine Person zurücklassen, die anderen aufnehmen und zahlen
pest-choice-enter-camp = Lager aufschlagen: Hier kostet niemand Nahrung
pest-choice-enter-camp-leave-one = Das Lager aufschlagen und einen zurücklassen
pest-choice-exchange = { $first } und { $second } für eine Münze
pest-choice-shift = { $from } → { $to }
pest-choice-shift-whole = Jemanden verlegen: { $from } → { $to }
pest-choice-put = Aufnehmen: { $space }
pest-choice-cure = Heilen: { $space }
pest-choice-send-home = Heimschicken: { $space }
pest-choice-construct = { $building } bauen
pest-choice-coins = { $count ->
        [0] Nur mit { $kind } zahlen
        [one] 1 Münze statt 1 { $kind }
       *[other] { $count } Münzen statt { $count } { $kind }
    }
pest-choice-refresh = Neuer Markt
pest-choice-assign = Schicken: { $room }
pest-choice-transfer = Abziehen: { $room }
pest-choice-bonus = { $number ->
        [1] Erster Bonus
       *[other] Zweiter Bonus
    }
pest-choice-reward = Nehmen: { $reward }
pest-choice-group-step = Wohin
pest-choice-group-place = Wo
pest-ask-assistant = Setze einen Assistenten auf ein freies Feld deines Rasters.
pest-ask-action-done = Beide Aktionen sind erledigt. Beende deinen Zug.
pest-ask-cure = Wen heilst du?
pest-ask-cure-done = Niemand sonst kann geheilt werden.
pest-ask-assign = Wohin schickst du eine gesunde Person?
pest-ask-assign-done = Niemand sonst kann geschickt werden.
pest-ask-construct-done = Nichts weiter kann gebaut werden.
pest-ask-research-done = Nichts ist jetzt käuflich.
pest-ask-step-done = Der Arzt hat keinen Schritt übrig.
pest-ask-crate = Ein Rohstoff nach Wahl: welcher?
pest-ask-name = Welche offene Technologie kommt zurück in den Stapel?
pest-ask-enter = Wie nimmst du die Kranken auf?
pest-ask-treat = Kommt eine der kranken Personen auf eine Behandlungskarte?
pest-ask-repeat = Welches Paar von Aktionen wird wiederholt?
pest-ask-keep = Welcher Rohstoff darf über die Grenze gehen?
pest-ask-spare = Wo schickt deine Schutzkleidung eine kranke Person fort?
pest-ask-waive = Dein Quarantäne-Kontrollpunkt hält diese Orte frei. Lässt du Kranke trotzdem ein?
pest-ask-transfer = In welches Gebäude geht diese Person?
pest-ask-recall = Dein Gelehrter verlässt die Hauptstadt: wohin?
pest-ask-produce-less = Eine kranke Person stört: Welcher Rohstoff wird nicht produziert?
pest-step-setup = Aufbau
pest-step-year = Jahr { $year } von 6
pest-since-way = Arzt nach { $places }
pest-since-decrees = die Verordnungen der drei Ären liegen offen
pest-ask-doctor = Wo beginnt dein Arzt? Kranke von dort kommen in deine Quarantäne.
pest-since-taken = nimmt { $count } Kranke auf
pest-since-cured = heilt { $count }
pest-since-workers = { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    } an die Arbeit
pest-since-capital = { $count } in die Hauptstadt
pest-since-struck = neue Kranke an { $count ->
        [one] 1 Ort
       *[other] { $count } Orten
    }
pest-since-received = { $name } nimmt { $count } auf
pest-since-received-you = du nimmst { $count } auf
pest-since-era = { $name }: { $prestige ->
        [0] {""}
       *[other] +{ $prestige } Ansehen
    }{ $shame ->
        [0] {""}
       *[other] {" "}+{ $shame } Schande
    }
tell-castle-you = Deine Burg steht in { $place }.
tell-doctor-you = Dein Arzt beginnt in { $place }.
tell-turn-you = Dein Zug.
tell-supplied-you = Du beginnst mit { $goods } und { $research } Forschung.
tell-camp-returned-you = Dein Lager kommt aus { $place } zurück.
tell-camp-set-you = Du schlägst dein Lager in { $place } auf.
tell-taken-you = Du nimmst { $people ->
        [one] 1 kranke Person
       *[other] { $people } kranke Personen
    } aus { $place } auf.
tell-road-taken-you = Du nimmst { $people ->
        [one] 1 kranke Person
       *[other] { $people } kranke Personen
    } von der Straße zwischen { $road } auf.
tell-received-you = Du nimmst in { $place } { $people ->
        [one] 1 kranke Person
       *[other] { $people } kranke Personen
    } auf.
tell-overflowed-you = Dein Friedhof ist voll.
tell-gained-you = Du erhältst { $goods }.
tell-gained-PE-31 = Hilfe aus dem Vorjahr: { $seat } bekommt { $goods }.
tell-gained-you-PE-31 = Hilfe aus dem Vorjahr: Du erhältst { $goods }.
tell-paid-you = Du zahlst { $goods }.
tell-cut-you = Du hast keinen Platz für { $goods }.
tell-exchanged-you = Du gibst { $first } und { $second } für eine Münze.
tell-researched-you = Du erhältst { $research } Forschung.
tell-research-paid-you = Du zahlst { $research } Forschung.
tell-honoured-you = Du erhältst { $prestige } Ansehen.
tell-shamed-you = Du nimmst { $shame } Schande.
tell-influenced-you = Dein Einfluss steigt von { $from } auf { $to }.
tell-task-you = Du erreichst Feld { $space } der Aufgaben von Ära { $era }.
tell-placed-you = Du wählst { $top } und { $left }.
tell-placed-on-card-you = Du schickst einen Assistenten zu { $technology }.
tell-repeated-you = Du wiederholst { $top } und { $left }.
tell-began-you = Du machst { $action }.
tell-improved-you = Du verbesserst { $action }.
tell-walked-you = Dein Arzt geht nach { $place }.
tell-walked-through-you = Dein Arzt geht durch die Hauptstadt nach { $place }.
tell-jumped-you = Dein Arzt springt nach { $place }.
tell-built-you = Du baust { $building } in { $place }.
tell-raised-you = Du baust { $building } in der Hauptstadt.
tell-bought-you = Du kaufst { $technology } ({ $slot }).
tell-discarded-you = Du legst { $technology } ab ({ $slot }).
tell-shifted-you = Du verlegst eine kranke Person: { $from } → { $to }.
tell-cured-you = Du heilst eine Person: { $from }.
tell-released-you = Du schickst eine Person nach Hause: { $from }.
tell-assigned-you = Du schickst jemanden: { $from } → { $to }.
tell-reward-taken-you = Du nimmst eine Belohnung der Hauptstadt: { $reward }.
pest-cant-construct = { $thing }: jetzt nicht baubar
pest-cant-technology = { $thing }: jetzt nicht zu kaufen
pest-cant-move = Nach { $thing } geht es jetzt nicht
pest-short = Dir fehlt noch: { $goods }.
pest-short-coins = Dir fehlt noch: { $goods }. { $coins ->
        [one] Deine Münze deckt nur 1 davon
       *[other] Deine { $coins } Münzen decken nur { $coins } davon
    }.
pest-ask-coins-food = Mit Nahrung oder mit Münzen zahlen?
pest-ask-coins-herbs = Mit Kräutern oder mit Münzen zahlen?
pest-ask-coins-wood = Mit Holz oder mit Münzen zahlen?
pest-ask-coins-stone = Mit Stein oder mit Münzen zahlen?
pest-ask-action = Wähle die Aktion, die du zuerst machst.
pest-ask-action-one = Jetzt { $left } ausführen oder den Zug beenden.

## payments: complete offers, and several answers with one click
pest-pay-plain = { $free ->
        [yes] Nichts bezahlen
       *[no] { $cost } bezahlen
    }
pest-pay-improved = Verbessern: { $cost } bezahlen
pest-pay-pay = { $free ->
        [yes] Alle aufnehmen, kostenlos
       *[no] Alle aufnehmen: { $cost } bezahlen
    }
pest-pay-pay-leave-one = { $free ->
        [yes] 1 zurücklassen, die übrigen kostenlos aufnehmen
       *[no] 1 zurücklassen: { $cost } bezahlen
    }
pest-pay-camp = { $free ->
        [yes] Lager hier aufschlagen, nichts bezahlen
       *[no] Lager hier aufschlagen: { $cost } für die Straße bezahlen
    }
pest-pay-camp-leave-one = { $free ->
        [yes] Lager hier aufschlagen und 1 zurücklassen, nichts bezahlen
       *[no] Lager hier aufschlagen und 1 zurücklassen: { $cost } für die Straße bezahlen
    }
pest-pay-with-coins = Mit mehr Münzen
pest-ask-enter-place = Wie betrittst du { $place }?
pest-cure-and-end = Heilen und Zug beenden
pest-stop-and-cure = Hier anhalten und heilen
pest-done-and-cure = Abschließen und heilen
pest-sheet-build-now = Gleich bauen
pest-sheet-preview-up-to = bis zu
pest-sheet-high-limit = Ein Rohstoff darf bis { $limit } gehen.

## warnings, forecast, era
pest-map-way-harmful = { $count ->
        [one] 1 davon auf ein schädliches Feld
       *[other] { $count } davon auf schädliche Felder
    }
pest-map-way-dead = { $count ->
        [one] kein Platz für 1 davon: Die Person stirbt
       *[other] kein Platz für { $count } davon: Sie sterben
    }
pest-map-way-lost = { $count ->
        [one] die Rohstoffleiste verliert ein Feld: 1 Rohstoff geht verloren
       *[other] die Rohstoffleiste verliert ein Feld: { $count } Rohstoffe gehen verloren
    }
pest-map-forecast-heat = Die Karte zeigt, wie viele der { $count } Karten jeden Ort treffen.
pest-sheet-influence-next = nächste Belohnung auf Feld { $space }: { $gain }
pest-era-end = Ende der Ära { $era }
pest-era-agenda = Agenda
pest-era-capital = Hauptstadt
pest-era-dead = Die Toten

## sheet: the player's board, market, capital, score, help

# The board of a player
pest-sheet-grid = Das Raster der Aktionen
pest-sheet-ward = Quarantänefeld bei { $space }
pest-sheet-ward-track = Quarantänefeld auf der Rohstoffleiste
pest-sheet-cell = { $top } und { $left }
pest-sheet-cell-used = { $top } und { $left }: in diesem Jahr benutzt
pest-sheet-either-order = , in beliebiger Reihenfolge
pest-sheet-now = Jetzt möglich
pest-sheet-more = Das ganze Tableau
pest-sheet-nothing = nichts
pest-sheet-amount = { $amount } { $kind }
pest-sheet-kind-crates = Grundrohstoff nach Wahl
pest-sheet-kind-research = Forschung
pest-sheet-kind-influence = Einfluss
pest-sheet-kind-prestige = Ansehen
pest-sheet-kind-tasks = Schritt auf der Aufgabenleiste
pest-sheet-kind-recall = Person zurück aus der Hauptstadt

# What a space of the grid would bring
pest-sheet-preview-point = Zeige auf ein Feld, um zu sehen, was seine beiden Aktionen bringen.
pest-sheet-preview-touch = Tippe auf ein Feld, um zu sehen, was seine beiden Aktionen bringen.
pest-sheet-preview-move = { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    }; { $places ->
        [0] kein Ort erreichbar
        [one] ein Ort erreichbar
       *[other] { $places } Orte erreichbar, auf der Karte golden
    }
pest-sheet-preview-construct = Bezahlbar: { $buildings }.
pest-sheet-preview-quarters = { $count ->
        [one] ein Quartier
       *[other] { $count } Quartiere
    }
pest-sheet-preview-construct-poor = Du kannst kein Gebäude auf der Karte bezahlen.
pest-sheet-preview-construct-nowhere = Weder beim Arzt noch beim Lager kannst du auf der Karte bauen.
pest-sheet-preview-site = { $place } bringt { $influence } Einfluss.
pest-sheet-preview-capital = In der Hauptstadt: { $buildings }.
pest-sheet-preview-research = Du kannst { $technologies } kaufen.
pest-sheet-preview-research-none = Du kannst keine offene Technologie bezahlen.
pest-sheet-preview-cure = { $people ->
        [one] Eine Person kann
       *[other] { $people } Personen können
    } geheilt werden für
pest-sheet-preview-cure-none = Niemand kann geheilt werden: keine Kranken oder zu wenig Kräuter.
pest-sheet-preview-assign = { $people ->
        [0] Niemand
        [one] Eine gesunde Person
       *[other] { $people } gesunde Personen
    } zu entsenden; { $rooms ->
        [0] kein Gebäude wartet
        [one] ein Gebäude wartet
       *[other] { $rooms } Gebäude warten
    } auf jemanden; { $rewards ->
        [0] keine Belohnung liegt
        [one] eine Belohnung liegt
       *[other] { $rewards } Belohnungen liegen
    } in der Hauptstadt offen.
pest-sheet-restricted-move = Die kranke Person dort kostet dich 1 Schritt.
pest-sheet-restricted-construct = Die kranke Person dort verteuert um 1 Holz oder Stein.
pest-sheet-restricted-produce = Die kranke Person dort kostet dich 1 Rohstoff.
pest-sheet-improvable-move = Mit Forschung: 1 Schritt mehr.
pest-sheet-improvable-construct = Mit Forschung: 1 Holz oder Stein weniger.
pest-sheet-improvable-produce = Mit Forschung: 1 Rohstoff mehr.
pest-sheet-preview-full = Kein Platz für { $goods }: Dein Lager ist voll.

# Answers by what they do
pest-sheet-group-do = Wähle eine Aktion
pest-sheet-group-construct = Auf der Karte bauen
pest-sheet-group-raise = In der Hauptstadt bauen
pest-sheet-group-technology = Eine Technologie kaufen
pest-sheet-group-slot = In welches Fach
pest-sheet-group-cure = Jemanden heilen aus
pest-sheet-group-assign = Eine gesunde Person schicken
pest-sheet-group-transfer = Jemanden abziehen
pest-sheet-group-put = Die kranke Person kommt
pest-sheet-group-kind = Welcher Rohstoff
pest-sheet-group-coins = Zahle mit
pest-sheet-group-reward = Eine Belohnung nehmen
pest-sheet-group-bonus = Einen Bonus wählen
pest-sheet-group-use = Eine Karte nutzen
pest-sheet-group-enter = Den Ort betreten
pest-sheet-not-now = Jetzt nicht möglich, und warum
pest-sheet-exchange = In Münzen tauschen
pest-sheet-exchange-about = Zwei Grundrohstoffe für eine Münze, so oft du willst. Oder ziehe einen Rohstoff auf einen anderen.
pest-sheet-exchange-pair = { $first } und { $second } für eine Münze geben
pest-sheet-shift = Kranke verlegen
pest-sheet-shift-about = Kranke dürfen innerhalb deiner Quarantäne den Platz wechseln. Oder ziehe sie.
pest-sheet-shift-pair = { $from } → { $to }
pest-sheet-harm-move = Bewegen: 1 Schritt weniger
pest-sheet-harm-construct = Bauen: 1 Holz oder Stein mehr
pest-sheet-harm-produce = Produzieren: 1 Rohstoff weniger
pest-sheet-harm-track = von jedem Rohstoff hat 1 weniger Platz
pest-sheet-harm-cemetery = sie stirbt: { $shame } Schande an jedem Ende einer Ära
pest-sheet-replaces = { $technology } geht und bringt sofort { $prestige } Ansehen
pest-sheet-improves-move = { $cost } Forschung: ein Schritt mehr
pest-sheet-improves-construct = { $cost } Forschung: ein Holz oder Stein weniger
pest-sheet-improves-produce = { $cost } Forschung: ein Rohstoff mehr
pest-sheet-refreshes = { $cost } Forschung: die offenen gehen, neue kommen
pest-sheet-camp-about = Hier keine Nahrung für Kranke, und der Ort ist vor der nächsten Pest sicher
pest-sheet-enter-pay = 1 Nahrung oder 1 Münze für jede Person nach der ersten
pest-sheet-assign-capital = bringt eine offene Belohnung und zählt am Ende der Ära; auf der Genesungsleiste zählt die Person am Spielende
pest-sheet-assign-capital-again = zählt am Ende der Ära; die Belohnung dieser Aktion ist genommen
pest-sheet-cure-one = jemand: { $space }

# Parts of the board
pest-sheet-stock = Rohstoffe
pest-sheet-no-limit = ohne Grenze
pest-sheet-quarantine = Quarantäne
pest-sheet-cemetery = Friedhof
pest-sheet-dead = { $count ->
        [0] Niemand ist tot
        [one] Eine Tote
       *[other] { $count } Tote
    }
pest-sheet-of = { $count } von { $of }
pest-sheet-shame-era = −{ $shame } je Ära
pest-sheet-tasks = Aufgaben
pest-sheet-task = Aufgaben der Ära { $era }: { $reached } von 4
pest-sheet-task-next = Nächstes Mal: +{ $influence } Einfluss
pest-sheet-recovery = Genesung
pest-sheet-recovery-herbs = Kräuter als Preis;
pest-sheet-laboratory = Labor
pest-sheet-recovery-sum = Genesungsleiste: { $count } von { $of } gesund
pest-sheet-recovery-space = { $herbs } Kräuter als Preis; am Ende { $prestige } Ansehen, wenn es das letzte besetzte ist
pest-sheet-recovery-lab = Labor: bringt beim Produzieren Forschung. { $herbs } Kräuter als Preis; am Ende { $prestige } Ansehen, wenn es das letzte besetzte ist
pest-sheet-buildings = Gebäude
pest-sheet-section = Abschnitt { $section } fertig: { $bonus } Ansehen
pest-sheet-section-bonus = ein fertiger Abschnitt gibt einen Bonus
pest-sheet-building-left = { $building }: nicht gebaut
pest-sheet-building-stands = { $building } in { $place }, { $resource }
pest-sheet-building-staffed = { $building } in { $place }, { $resource }, jemand arbeitet dort
pest-sheet-technologies = Technologien
pest-sheet-slot-free = { $slot } frei
pest-sheet-sick = kranke Person
pest-sheet-healthy = gesunde Person
pest-sheet-influence = Einfluss
pest-sheet-prestige = Ansehensmarker
pest-sheet-shame = Schandmarker
pest-sheet-in-capital = Personen in der Hauptstadt
pest-sheet-assistants = { $count ->
        [one] ein Assistent übrig
       *[other] { $count } Assistenten übrig
    }
pest-sheet-bot = Bot ({ $level })
pest-sheet-away = abwesend
pest-sheet-others = Die anderen, in Zugreihenfolge
pest-sheet-order = als { $rank } am Zug
pest-other-quarantine = Kranke in Quarantäne
pest-other-recovered = Gesunde auf der Genesungsleiste
pest-sheet-boards = Die Tableaus der Spieler

# Eras, decrees
pest-sheet-era = Ära { $era }
pest-sheet-era-now = jetzt
pest-sheet-agenda = Agenda
pest-sheet-decrees = Verordnungen, Hilfe und Einfluss
pest-sheet-support = Hilfe, zu Beginn des nächsten Jahres
pest-sheet-support-most = Meister Einfluss
pest-sheet-support-others = Dazwischen
pest-sheet-support-least = Wenigster Einfluss
pest-sheet-support-none = Diese Karte gibt nichts.
pest-sheet-influence-sign = ein Ansehen am Ende
pest-sheet-influence-about = Bauen, Aufgaben und die Hauptstadt bringen deinen Marker voran. Belohnungen auf dem Weg bekommst du sofort; Lorbeerkränze zählen am Ende als Ansehen, und die vordersten zwei bekommen dann mehr. Wer hinten liegt, beginnt das nächste Jahr.
pest-sheet-influence-covered = verdeckt: wird übersprungen
pest-sheet-forecast = Vorhersage
pest-sheet-agenda-per = { $amount } Ansehen je { $every ->
        [1] { $what }
       *[other] { $every } { $what }
    }
pest-sheet-agenda-rank = Ansehen nach Platz auf der Einflussleiste: { $amounts }
pest-sheet-what-healthy = { $count ->
        [one] gesunde Person
       *[other] gesunde Personen
    }
pest-sheet-what-sick = { $count ->
        [one] kranke Person in Quarantäne
       *[other] Kranke in Quarantäne
    }
pest-sheet-what-influence = { $count ->
        [one] Einfluss
       *[other] Einfluss
    }
pest-sheet-what-workers = { $count ->
        [one] Person, die in deinen Gebäuden arbeitet
       *[other] Personen, die in deinen Gebäuden arbeiten
    }
pest-sheet-what-buildings = { $count ->
        [one] Gebäude auf der Karte
       *[other] Gebäude auf der Karte
    }
pest-sheet-what-free = { $count ->
        [one] freies Quarantänefeld
       *[other] freie Quarantänefelder
    }
pest-sheet-what-shared = { $count ->
        [one] Gebäude neben fremden
       *[other] Gebäude neben fremden
    }
pest-sheet-what-capital = { $count ->
        [one] eigene Person in der Hauptstadt
       *[other] eigene Personen in der Hauptstadt
    }
pest-sheet-what-signs = { $count ->
        [one] Ansehenszeichen auf deinen Technologien
       *[other] Ansehenszeichen auf deinen Technologien
    }
pest-sheet-what-sets = { $count ->
        [one] Satz der vier Grundrohstoffe
       *[other] Sätze der vier Grundrohstoffe
    }
pest-sheet-what-special = { $count ->
        [one] Werkstatt, Manufaktur oder Schatzhaus
       *[other] Werkstätten, Manufakturen und Schatzhäuser
    }
pest-sheet-what-basic = { $count ->
        [one] Grundrohstoff
       *[other] Grundrohstoffe
    }
pest-sheet-imperative-build = baue { $where }
pest-sheet-imperative-technology = erwirb eine Technologie
pest-sheet-imperative-road = nimm Kranke von einer Straße auf
pest-sheet-imperative-place = nimm { $least } oder mehr Kranke aus einem Ort auf
pest-sheet-site-resource = bei { $resource }
pest-sheet-site-village = in einem Dorf
pest-sheet-site-town = in einem Marktflecken
pest-sheet-site-city = in einer Stadt
pest-sheet-site-port = in einem Hafen
pest-sheet-site-road = an einer { $color } Straße
pest-sheet-site-others = wo jemand anderes ein Gebäude hat
pest-sheet-site-next = neben einem Ort mit eigenem Gebäude
pest-sheet-site-apart = nicht neben einem eigenen Gebäude
pest-sheet-color-red = roten
pest-sheet-color-blue = blauen
pest-sheet-color-black = schwarzen

# Market
pest-market-about = Mit Forschen kaufst du eine davon; sofort kommt eine neue nach. Neben dem Namen stehen der Preis in Forschung und das Ansehen am Ende, daneben, wer sie jetzt bezahlen könnte. Im Stapel sind noch { $count }.
pest-market-price = Preis: { $cost } Forschung
pest-market-prestige = Am Ende { $prestige } Ansehen wert
pest-market-slot = { $slot }
pest-market-buyers = Kaufen könnten: { $names }
pest-market-research = Forschung der Spieler
pest-market-has = { $research } Forschung

# Capital
pest-capital = Hauptstadt
pest-capital-fields = Personen in der Hauptstadt
pest-capital-neutral = Neutrales Feld
pest-capital-card = Am Ende der Ära
pest-capital-first = Die meisten Personen
pest-capital-second = Zweite
pest-capital-third = Dritte
pest-capital-bonus = Die Ersten nehmen dazu
pest-capital-or = oder
pest-capital-solo = Am Ende jeder Ära: eine Schande für jede Person, die das neutrale Feld mehr hat als du.
pest-capital-rewards = Belohnungen fürs Entsenden
pest-capital-open = { $open } von { $of } offen
pest-capital-turned = umgedreht
pest-capital-buildings = Gebäude der Hauptstadt
pest-capital-stands = steht schon
pest-capital-solo-sick = Verbliebene Kranke
pest-capital-solo-left = { $influence } auf der Einflussleiste, { $tasks } auf den Aufgabenleisten, { $buildings } neben Hauptstadtgebäuden

# Score
pest-score = Wertung
pest-score-now = Wäre das Spiel jetzt zu Ende

# Help
pest-help-held = { $name } hat sie.
pest-help-open = Sie liegt offen. Eine Forschungsaktion kann sie kaufen.
pest-help-deck = Sie ist im Stapel.
pest-help-pay = Zu bezahlen:
pest-help-cost = Kosten:
pest-help-gives = Bringt:
pest-help-technology = { $cost } Forschung, { $slot }, { $prestige } Ansehen
pest-help-building = Abschnitt { $section }, am Ende { $prestige } Ansehen
pest-help-building-castle = Steht von Anfang an. Sie gibt bei jedem Produzieren einen Rohstoff ihres Ortes, und ihren Ort zu betreten kostet deinen Arzt keinen Schritt.
pest-help-building-quarter = Mit einer gesunden Person darin gibt es beim Produzieren einen Rohstoff seines Ortes. Dein Arzt betritt den Ort ohne Schritt.
pest-help-building-workshop = Mit einer gesunden Person darin gibt sie beim Produzieren zwei Rohstoffe ihres Ortes.
pest-help-building-factory = Gibt bei jedem Produzieren einen Rohstoff ihres Ortes, auch ohne dass jemand dort arbeitet.
pest-help-building-treasury = Mit einer gesunden Person darin gibt es beim Produzieren eine Münze.
pest-help-stands = Steht in { $place }: { $resource }. Niemand arbeitet dort.
pest-help-stands-staffed = Steht in { $place }: { $resource }. Jemand arbeitet dort.
pest-help-raise = Von überall mit einer Bauen-Aktion zu errichten, statt auf der Karte zu bauen. Jedes gibt es einmal. Ansehen und Einfluss erhältst du sofort; auf deinem Tableau steht es nicht.
pest-help-decree = Verordnung der Ära { $era }
pest-help-imperative = Aufgabe: { $what }. Jedes Mal rückt dein Aufgabenmarker um eins vor und bringt dessen Einfluss.
pest-help-agenda = Agenda, am Ende der Ära: { $what }.
pest-help-action-move = Dein Arzt geht auf Straßen bis zu zwei Schritte. An jedem Ort nimmst du alle Kranken auf: Die erste Person ist umsonst, jede weitere kostet eine Nahrung; mit deinem Lager kosten sie nichts. Wo du anhältst, bekommst du den Rohstoff des Ortes.
pest-help-action-construct = Baue, wo dein Arzt und wo dein Lager ist, zum Preis auf deinem Tableau. Eine Stadt bringt { $city } Einfluss, ein Marktflecken { $town }, ein Dorf { $village }, je fremdem Gebäude dort einen weniger. Oder errichte ein Gebäude der Hauptstadt.
pest-help-action-produce = Burg und Manufaktur geben ihren Rohstoff, Quartiere, Werkstatt und Schatzhaus nur mit einer gesunden Person darin. Jede gesunde Person auf einem Labor gibt eine Forschung.
pest-help-action-research = Kaufe eine offene Technologie zu ihrem Preis in Forschung und lege sie in ein Fach. Für { $refresh } Forschung darfst du vorher einen neuen Markt auslegen.
pest-help-action-cure = Beliebig viele Kranke kommen aus deiner Quarantäne auf die Genesungsleiste, jede Person für die Kräuter auf ihrem Feld.
pest-help-action-assign = Gesunde gehen von der Genesungsleiste in deine Gebäude oder in die Hauptstadt, für eine Belohnung und Gewicht am Ende der Ära.
pest-help-space-quarantine = Aufgenommene Kranke kommen zuerst hierher und schaden nicht. Ist die Quarantäne voll, kommen sie auf die Felder neben deinen Aktionen, auf die Rohstoffleiste oder sterben.
pest-help-space-tent = Ein weiteres Quarantänefeld, das nicht schadet.
pest-help-space-hut = Zwei weitere Quarantänefelder, die nicht schaden.
pest-help-space-move = Eine kranke Person hier schränkt Bewegen ein: ein Schritt weniger.
pest-help-space-construct = Eine kranke Person hier schränkt Bauen ein: ein Holz oder Stein mehr je Aktion.
pest-help-space-produce = Eine kranke Person hier schränkt Produzieren ein: ein Rohstoff weniger.
pest-help-space-track = Eine kranke Person hier lässt Platz für { $blocked } jedes Rohstoffs statt { $limit }.
pest-help-space-cemetery = Die Toten bleiben tot und bringen an jedem Ende einer Ära die Schande all ihrer Felder. Ist der Friedhof voll, kostet jeder weitere Tod sofort { $overflow } Schande.
pest-help-space-apparatus = Hier genesen sie von selbst, ein Feld je Forschen oder Heilen.
pest-help-space-hospital = Hier genesen sie von selbst, ein Feld je Forschen oder Heilen.
pest-help-resource-wood = Zum Bauen. Die Leiste fasst { $limit } jeder Art; was darüber geht, verfällt.
pest-help-resource-stone = Zum Bauen. Die Leiste fasst { $limit } jeder Art; was darüber geht, verfällt.
pest-help-resource-food = Bezahlt Kranke auf deinem Weg: jede Person nach der ersten an einem Ort, jede auf einer Straße.
pest-help-resource-herbs = Bezahlen das Heilen: so viele, wie das nächste Feld der Genesungsleiste sagt.
pest-help-resource-coin = Ersetzt Holz, Stein, Nahrung oder Kräuter. In deinem Zug machst du jederzeit aus zwei Grundrohstoffen 1 Münze.
pest-help-resource-research = Kauft Technologien. Einmal im Zug verbessert { $improve } Forschung Bewegen, Bauen oder Produzieren.
pest-help-resource-research-title = Forschung
pest-help-tasks = Die Verordnung jeder Ära nennt eine Aufgabe. Jedes Mal, wenn du sie in dieser Ära erfüllst, rückt dein Marker ein Feld vor, höchstens vier: Einfluss sofort, Ansehen am Ende des Spiels.
pest-help-tasks-title = Aufgaben
pest-help-recovery = Hier stehen Gesunde, von links nach rechts. Die Zahl sind die Kräuter für die nächste Person; blaue Felder sind Labore. Am Ende bringt das letzte besetzte Feld Ansehen.
pest-help-recovery-title = Genesungsleiste
pest-help-buildings = Neben der Burg hast du neun Gebäude in drei Abschnitten. Gebaute bringen am Ende Ansehen, ein ganzer Abschnitt einen Bonus. Quartiere, Werkstatt und Schatzhaus produzieren nur, wenn eine gesunde Person darin arbeitet.
pest-help-buildings-title = Gebäude
pest-help-technologies = Drei Fächer, je eine Karte. Eine neue Karte in einem besetzten Fach schickt die alte weg, die sofort ihr Ansehen bringt.
pest-help-technologies-title = Technologien
pest-help-influence = Rückt deinen Marker vor; besetzte Felder werden übersprungen. Belohnungen auf dem Weg bekommst du sofort, Lorbeerkränze zählen am Ende als Ansehen. Der meiste Einfluss bringt dann { $first }, der zweitmeiste { $second }. Wer am wenigsten hat, beginnt das nächste Jahr.
pest-help-influence-title = Einfluss
pest-help-prestige = Ansehensmarker bisher. Das meiste Ansehen insgesamt gewinnt: Marker, Aufgaben, Genesung, Gebäude, Technologien, Einfluss, Rohstoffe, weniger Schande.
pest-help-prestige-title = Ansehen
pest-help-shame = Jeder Schandmarker kostet am Ende ein Ansehen. Die Toten bringen an jedem Ende einer Ära Schande.
pest-help-shame-title = Schande
pest-help-capital = Personen in die Hauptstadt zu schicken bringt je Aktion eine offene Belohnung, die dann umgedreht wird. Am Ende der Ära zahlt die Hauptstadtkarte nach der Zahl der Personen dort.
pest-help-capital-title = Die Hauptstadt
pest-help-capital-card = Wer die meisten Personen in der Hauptstadt hat, bekommt die erste Belohnung und einen Bonus, die nächsten bekommen die zweite und dritte. Bei Gleichstand gibt es die nächstkleinere. Danach verlassen alle die Hauptstadt.
pest-help-capital-card-title = Die Hauptstadtkarte
pest-help-assistants = Jeder ist ein Zug: auf einem freien Feld des Rasters tut er die Aktion darüber und die links. { $assistants } im Jahr in dieser Ära.
pest-help-assistants-title = Assistenten
pest-help-camp = Du errichtest es beim Bewegen, wo dein Arzt ist: Alle Kranken des Ortes kommen umsonst mit, und die nächste Pest verschont ihn. Du kannst dort auch aus der Ferne bauen. Danach, oder wenn die Pest es trifft, kommt es zurück.
pest-help-camp-title = Lager
pest-help-improve = Einmal im Zug verbessert { $improve } Forschung die Aktion über dem Raster: ein Schritt mehr, ein Holz oder Stein weniger oder ein Rohstoff mehr.
pest-help-improve-title = Verbessern
pest-help-refresh = Für { $refresh } Forschung kommen alle offenen Technologien zurück in den Stapel und neue werden ausgelegt. Danach lässt sich nichts zurücknehmen.
pest-help-refresh-title = Ein neuer Markt

# Which numbers are printed
pest-source-technology = Standarddateien: Name und Wirkung wie gedruckt; Preis, Ansehen und Fach rekonstruiert.
pest-source-building = Standarddateien: Art und Ertrag wie gedruckt; Kosten, Ansehen und Abschnitt rekonstruiert.
pest-source-capital-building = Standarddateien: Dass es fünf sind, ist gedruckt; Namen, Kosten und Belohnungen sind rekonstruiert.
pest-source-decree = Standarddateien: Titel und Mengen wie gedruckt; die Ära und einige Zeichen rekonstruiert.
pest-source-cards = Standarddateien: Die Nummern der Pestkarten sind gedruckt, ihre Ziele und die Belohnungen der Hilfskarten rekonstruiert.

# The guided first year
pest-learn-castle = Wo deine Burg steht
pest-learn-castle-about = Sechs Jahre lang heilst du das Reich; das meiste Ansehen gewinnt. Wähle zuerst einen der leuchtenden Orte für deine Burg. Sie gibt bei jedem Produzieren seinen Rohstoff, und dein Arzt betritt ihn, ohne einen Schritt zu verbrauchen. Viele Straßen ringsum sind ein guter Anfang.
pest-learn-doctor = Dein Arzt
pest-learn-doctor-about = Der Arzt beginnt neben der Burg. Kranke dort kommen in die Quarantäne auf deinem Tableau: noch nichts Schlimmes, und sie können geheilt werden.
pest-learn-pest = Eine Pest kommt
pest-learn-pest-about = So beginnt jedes Jahr: Eine Karte sagt, an welchen Orten oder auf welchen Straßen Menschen erkranken. Orte mit Arzt, Lager oder zwei Gebäuden bleiben frei. Die Vorhersage bei der Karte zeigt, was noch kommen kann.
pest-learn-received = In die Quarantäne
pest-learn-received-about = Ein einzelnes Gebäude schützt seinen Ort: Wer es besitzt, nimmt die Kranken auf.
pest-learn-fell = Ein Ort ist verloren
pest-learn-fell-about = Zu viele Kranke lagen dort. Er gibt nichts mehr, niemand kann dort bauen, und jeder Nachbarort bekommt eine kranke Person.
pest-learn-support = Hilfe vom Rat
pest-learn-support-about = Was hier versprochen ist, wird bezahlt, wenn das nächste Jahr beginnt: meist mehr an die mit wenig Einfluss. Einfluss unter der Karte, auf dem Telefon Karten, zeigt es noch einmal.
pest-learn-assistant = Ein Assistent, zwei Aktionen
pest-learn-assistant-about = Zeige auf ein Feld des Rasters: Der Kasten darunter sagt, was Spalte und Zeile bringen. Jedes Feld geht einmal im Jahr. Mit Bewegen und Heilen machst du anfangs selten etwas falsch: Unterwegs nimmst du Kranke auf, dann heilst du sie. Die Lampe oben holt den Rat eines Bots.
pest-learn-action = In beliebiger Reihenfolge
pest-learn-action-about = Beide Aktionen nacheinander, oder nur eine. Solange nichts Neues aufgedeckt wird, kannst du jeden Schritt zurücknehmen: U, oder R für den ganzen Zug.
pest-learn-step = Unterwegs
pest-learn-step-about = Wohin du gehen kannst, leuchtet golden; kleine Schilder nennen Schritte und Nahrung. Ein Buch heißt: nur mit Forschung. Zeige auf einen Ort, um den Weg zu sehen, und wähle ihn, um zu gehen. Am Ziel bekommst du den Rohstoff, und dein Arzt hält die nächste Pest fern.
pest-learn-enter = Kranke auf deinem Weg
pest-learn-enter-about = Du nimmst alle auf: die erste Person ist frei, jede weitere kostet Nahrung. Oder errichte dein Lager: Dann kostet niemand etwas, und der Ort ist vor der nächsten Pest sicher.
pest-learn-put = Die Quarantäne ist voll
pest-learn-put-about = Jetzt stören dich die Kranken: Neben einer Aktion schwächen sie sie, auf der Rohstoffleiste kosten sie Platz, und Tote bringen Schande. Heile bald. In deinem Zug kannst du Kranke auch umlegen.
pest-learn-construct = Bauen
pest-learn-construct-about = Gebaut wird, wo dein Arzt oder dein Lager ist. Städte bringen mehr Einfluss als Dörfer, weniger, wenn andere vorher dort bauten. Eine Münze steht für jeden fehlenden Rohstoff.
pest-learn-research = Technologien
pest-learn-research-about = Jede hat einen Preis in Forschung und wirkt von nun an. Forschung bringen Gesunde auf Laboren beim Produzieren, und Belohnungen.
pest-learn-cure = Heilen
pest-learn-cure-about = Jede geheilte Person kommt auf das nächste Feld der Genesungsleiste und kostet die Kräuter darauf. Heile zuerst die, die neben einer Aktion liegen und sie schwächen.
pest-learn-assign = Arbeit für die Gesunden
pest-learn-assign-about = In einem Gebäude produzieren sie; in der Hauptstadt bringen sie jetzt eine Belohnung und zählen am Ende der Ära. Wer auf der Genesungsleiste bleibt, ist am Ende des Spiels Ansehen wert.
pest-learn-task = Eine Aufgabe erfüllt
pest-learn-task-about = Die Verordnung der Ära nennt eine Aufgabe und eine Agenda. Du findest sie unter der Karte, auf dem Telefon bei den Karten. Jede erfüllte Aufgabe bringt sofort Einfluss und am Ende Ansehen. Die Agenda zählt am Ende der Ära.
pest-learn-year = Das erste Jahr ist um
pest-learn-year-about = Alle Assistenten kommen zurück, und wer am wenigsten Einfluss hat, beginnt. Du weißt jetzt, wie es geht: eine Pest, dann die Aktionen. Zwei Jahre sind eine Ära.
pest-learn-era = Eine Ära endet
pest-learn-era-about = Die Agenda wurde gezählt, die Hauptstadt zahlte nach den Personen dort und wurde geleert, die Toten brachten Schande. Ab jetzt haben alle einen Assistenten mehr im Jahr.
pest-learn-over = Das war alles
pest-learn-over-about = Das Wertungsblatt zeigt, woher das Ansehen kam. Noch eine Partie gegen stärkere Bots oder mit Freunden?
