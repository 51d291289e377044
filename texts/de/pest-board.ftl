# What the board of Pest says in the browser, beside the sentences of pest.ftl.

## map: the map of Thokaia, answers in words, the steps of a year
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
pest-choice-done-ask-action = Zug beenden
pest-choice-done-ask-step = Hier bleiben
pest-choice-done-ask-construct = Nichts bauen
pest-choice-done-ask-research = Nichts kaufen
pest-choice-done-ask-cure = Niemanden mehr heilen
pest-choice-done-ask-assign = Niemanden mehr schicken
pest-choice-done-ask-improve-construct = Den vollen Preis zahlen
pest-choice-done-ask-improve-produce = So lassen
pest-choice-done-ask-treat = Niemand
pest-choice-done-ask-spare = Niemanden verschonen
pest-choice-done-ask-waive = Niemanden einlassen
pest-choice-improve = Verbessern
pest-choice-camp = Hier das Lager aufschlagen
pest-choice-enter-pay = Die Nahrung zahlen
pest-choice-enter-pay-leave-one = Einen zurücklassen, für die anderen zahlen
pest-choice-enter-camp = Das Lager aufschlagen, nichts zahlen
pest-choice-enter-camp-leave-one = Das Lager aufschlagen und einen zurücklassen
pest-choice-exchange = { $first } und { $second } für eine Münze
pest-choice-shift = { $from } → { $to }
pest-choice-shift-whole = Jemanden verlegen: { $from } → { $to }
pest-choice-put = Aufnehmen: { $space }
pest-choice-cure = Heilen: { $space }
pest-choice-send-home = Heimschicken: { $space }
pest-choice-construct = { $building } bauen
pest-choice-coins = { $count ->
        [0] Keine Münze
        [one] Eine Münze
       *[other] { $count } Münzen
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
pest-step-year = Jahr { $year } von 6
pest-step-pest = Die Pest kommt
pest-step-support = Unterstützung wird gezahlt
pest-step-actions = Gehilfen werden ausgeschickt
pest-step-era = Die Ära wird gewertet

## sheet: the player's board, market, capital, score, help
