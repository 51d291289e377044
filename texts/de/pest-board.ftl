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
pest-map-doomed = die nächste Pest bringt { $people } dazu und würde den Ort zerstören
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
pest-choice-done-ask-action = Zug beenden
pest-choice-done-ask-step = Hier anhalten
pest-choice-done-ask-construct = Fertig mit Bauen
pest-choice-done-ask-research = Nichts kaufen
pest-choice-done-ask-cure = Fertig mit Heilen
pest-choice-done-ask-assign = Fertig mit Zuweisen
pest-choice-done-ask-improve-construct = Den vollen Preis zahlen
pest-choice-done-ask-improve-produce = Nicht verbessern
pest-choice-done-ask-treat = Nein, in die Quarantäne
pest-choice-done-ask-spare = Niemanden verschonen
pest-choice-done-ask-waive = Niemanden einlassen
pest-choice-improve = Verbessern
pest-choice-camp = Das Lager beim Arzt aufschlagen
pest-choice-enter-pay = Alle aufnehmen und zahlen
pest-choice-enter-pay-leave-one = Eine Person zurücklassen, die anderen aufnehmen und zahlen
pest-choice-enter-camp = Lager aufschlagen: Hier kostet niemand Nahrung
pest-choice-enter-camp-leave-one = Das Lager aufschlagen und einen zurücklassen
pest-choice-exchange = { $same ->
        [yes] 2 { $first } für 1 Münze
       *[no] { $first } und { $second } für 1 Münze
    }
pest-choice-shift = { $from } → { $to }
pest-choice-shift-whole = Jemanden verlegen: { $from } → { $to }
pest-choice-put = Aufnehmen: { $space }
pest-choice-cure = Heilen: { $space }
pest-choice-send-home = Heimschicken: { $space }
pest-choice-construct = { $building } bauen
pest-choice-coins = { $count ->
        [0] Nur mit { $kind } zahlen
        [one] 1 Münze statt { $goods }
       *[other] { $count } Münzen statt { $goods }
    }
pest-choice-refresh = Neuer Markt
pest-choice-assign = Schicken: { $room }
pest-choice-transfer = Jemanden abziehen: { $room }
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
pest-ask-crate = { $source }: Wähle einen Grundrohstoff.
pest-ask-name = Welche offene Technologie kommt zurück in den Stapel?
pest-ask-enter = Wie nimmst du die Kranken auf?
pest-ask-treat = Kommt eine der kranken Personen auf eine Behandlungskarte?
pest-ask-repeat = Welches Paar von Aktionen wird wiederholt?
pest-ask-keep = { $source }: Welcher Rohstoff darf das Limit übersteigen?
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
