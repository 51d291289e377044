# Das Regelheft: alles außer seinem Text, der in `book/` steht.

book-page-rattus = Rattus
book-page-rattus-pied-piper = Rattenfänger
book-page-rattus-africanus = Africanus
book-page-rattus-cards = Karten von Rattus
book-page-pest = Pest
book-page-pest-cards = Karten von Pest

book-find = In den Regeln suchen
book-found-title = Gefunden
book-found =
    { $count ->
        [0] Keine Stelle enthält alle diese Wörter.
        [one] Eine Stelle
       *[other] { $count } Stellen
    }
# The button after a passage. $count: the number of rules behind it.
book-why =
    { $count ->
        [one] Regel
       *[other] Regeln
    }
book-why-label = { $rules }
book-ledger-english = Die genauen Regeln gibt es nur auf Englisch.
book-step-back = Schritt zurück
book-step-on = Nächster Schritt
book-step = Schritt { $step } von { $steps }
book-example-begin = Der Tisch vor dem Beispiel. Mit den Knöpfen oder den Pfeiltasten geht es Schritt für Schritt weiter.
book-example-instead = Zurück zum Anfang: eine andere Möglichkeit.
book-neutral = Neutral
book-gallery-title = Alle Karten von { $game }
book-ledger = Die genauen Regeln, je eine Zeile
book-read = Das sind die genauen Regeln, jede in einer Zeile. Das Regelheft erklärt sie mit Bildern.
book-read-link = Zum Regelheft
book-print = Diese Seite drucken

book-seat-1 = Rot
book-seat-2 = Blau
book-seat-3 = Gelb
book-seat-4 = Grün
book-seat-5 = Weiß
book-seat-6 = Violett

book-numbers-players = Spieler
book-numbers-regions = Regionen im Spiel
book-numbers-rats = Ratten im Beutel
book-numbers-cards = Klassenkarten
book-class-cards = Klassenkarten: { $box }
book-region-cards = Regionskarten
book-protects = Schützt eine Klassenkarte: { $one } oder { $other }.
book-protects-any = Schützt eine Klassenkarte einer beliebigen Klasse.

book-technologies = Technologien
book-decrees = Verordnungen
book-pests = Pestkarten
book-supports = Hilfskarten
book-capital-cards = Hauptstadtkarten
book-capital-buildings = Gebäude der Hauptstadt
book-technology-under = { $cost } Forschung, { $prestige } Ansehen, { $slot }
book-decree-under = Verordnung der Ära { $era }
book-decree-imperative = Aufgabe, { $name }: { $words }
book-decree-agenda = Agenda, { $name }: { $words }
book-pest-strikes = Es erkranken Menschen hier: { $targets }.
book-support-most = Meister Einfluss: { $gains }.
book-support-others = Alle anderen: { $gains }.
book-support-least = Wenigster Einfluss: { $gains }.
book-capital-rank =
    { $rank ->
        [1] Die meisten Personen: { $gains }.
        [2] Zweiter: { $gains }.
       *[other] Dritter: { $gains }.
    }
book-capital-bonus = Der Erste wählt dazu: { $one } oder { $other }.
book-building-under = Kostet { $cost }
book-building-gives = Bringt { $gains }.
book-solo-out = Nicht im Solospiel.
book-score-points = Ansehen

## Das Beispiel der Wertung, Zeile für Zeile
book-scoring-markers = Das im Spiel gewonnene Ansehen liegt als Marker vor dir: 14.
book-scoring-tasks = Die Aufgabenleisten: Feld 3 in Ära I bringt 2, Feld 4 in Ära II 7 und Feld 4 in Ära III 10.
book-scoring-recovery = Acht Gesunde stehen auf der Genesungsleiste, und auf dem achten Feld steht 12. Wer in einem Gebäude oder in der Hauptstadt ist, zählt hier nicht.
book-scoring-buildings = Vier Gebäude stehen auf der Karte: 1, 1, 2 und 3 Ansehen. Die Burg gibt keines.
book-scoring-sections = Alle drei Gebäude des ersten Abschnitts sind gebaut: 2. Der zweite ist nicht vollständig.
book-scoring-technologies = Die Technologien in den drei Fächern geben 1, 1 und 3.
book-scoring-influence = Mit Einfluss 27 liegen sechs Ansehenszeichen der Einflussleiste hinter dir: je 1.
book-scoring-influence_rank = Niemand hat mehr Einfluss: 5.
book-scoring-resources = Acht Grundrohstoffe sind zwei Sätze zu dreien. Zwei bleiben übrig.
book-scoring-coins = Zwei Münzen geben ein Ansehen.
book-scoring-shame = Sieben Schande kosten sieben.
book-scoring-sum = Zusammen 66.
