# Was das Brett von Rattus im Browser sagt, neben den Sätzen aus rattus.ftl. Die Namen der Meere sind in jeder Sprache lateinisch.

## Die Karte
sea-ocean = Oceanus
sea-ocean-2 = Occidentalis
sea-pontus = Pontus
sea-internum = Mare Internum
board-map = Karte
board-whole-map = Ganze Karte zeigen
board-palace = Palast
board-palace-note = sicher
board-bag = Beutel
board-rats-left =
    { $count ->
        [0] keine Ratten mehr
        [one] noch 1 Ratte
       *[other] noch { $count } Ratten
    }
board-turned-up = { $count } aufgedeckt
board-place = Würfel setzen
board-move-plague = Pest ziehen
board-mode = Wofür die leuchtenden Regionen stehen
board-region =
    { $region }: { $rats ->
        [0] keine Ratten
        [one] eine Ratte
       *[other] { $rats } Ratten
    }; { $cubes }{ $more }
board-no-cubes = keine Würfel
board-cubes = { $name } { $count }
board-plague-here = die Pest ist hier
board-walls-around = Mauern nach { $regions }
board-nuns = { $count ->
        [one] eine Nonne
       *[other] { $count } Nonnen
    }
board-bishops = { $count ->
        [one] ein Bischof
       *[other] { $count } Bischöfe
    }
board-caravan = die Karawane
board-not-possible = jetzt nicht möglich
board-rat = Eine Ratte in { $region }
board-rat-known = Eine Ratte in { $region }, die du gesehen hast: { $token }
board-seen = Nur du hast diese Ratte gesehen
board-potions = { $count ->
        [one] ein Trank
       *[other] { $count } Tränke
    }
board-diplomats = { $count ->
        [one] ein Diplomat
       *[other] { $count } Diplomaten
    }

## Die Seitenleiste
rail-players = Spieler und Karten
rail-supply = Vorrat
rail-out = auf der Karte
rail-palace = Palast
rail-you = du
rail-bot = Bot ({ $level })
rail-thinks = überlegt
rail-away = abwesend
rail-hand = Regionskarten
rail-diplomats = Würfel mit Diplomat
rail-baked = Würfel auf dem Bäcker
rail-display = Verfügbar
rail-display-empty = Alle Klassenkarten sind vergeben.
rail-supplies = Vorräte
rail-tokens = übrige Ratten nach Grenze und Klasse
rail-deck = Regionskarten im Stapel
rail-potions-left = übrige Tränke
rail-diplomats-left = übrige Diplomaten
rail-your-hand = Deine Regionskarten
rail-hand-tip = schützen eine Klassenkarte vor der Pest oder zählen am Ende
rail-any-class = jede Klasse
rail-shielded = geschützt, bis die Pest hier vorbei ist
rail-points = Punkte
rail-points-about = Punkte jetzt: Würfel auf der Karte und im Palast. Die letzte Pest kann noch welche nehmen.

## Wo eine Klassenkarte liegt
card-of-class = { $class }
card-held-by = bei { $name }
card-on-display = verfügbar

## Schritte eines Zuges
turn-step-a = A: eine Klassenkarte nehmen
turn-step-b = B: Würfel setzen
turn-step-c = C: die Pest ziehen

## Ein Ausbruch
ravage-title = Die Pest in { $region }
ravage-population = Bevölkerung { $population } zu Beginn.
ravage-nth =
    { $number ->
        [1] Erste Ratte
        [2] Zweite Ratte
        [3] Dritte Ratte
        [4] Vierte Ratte
       *[other] Ratte { $number }
    }
ravage-breaks-out = bricht aus
ravage-face-down = verdeckt
ravage-turning = wird aufgedeckt
ravage-no-effect = Grenze { $limit }, Bevölkerung { $population }: keine Wirkung. Die Ratte wird entfernt.
ravage-lost =
    { $count ->
        [one] { $names } verliert 1 Würfel.
       *[other] { $names } verlieren je 1 Würfel.
    }
ravage-saved =
    { $count ->
        [one] { $names } gibt einen Trank her.
       *[other] { $names } geben je einen Trank her.
    }
ravage-nobody = niemand verliert einen Würfel.
ravage-holds = { $name } hat die Karte { $card }.
ravage-holds-not = niemand hat die Karte { $cards }.
ravage-protected = { $card } von { $name } ist durch { $region_card } geschützt.
ravage-counts = Die Pest zählt als 2 weitere Würfel.

## Übrige Ratten
bag-title = Ratten, die du nicht gesehen hast
bag-intro = { $bag } im Beutel, { $board } verdeckt auf der Karte, { $removed } ungesehen entfernt.
bag-limit = Grenze
bag-rats = Ratten
bag-total = Alle
bag-share = { $percent } %

## Antworten
answer-pass = Passen
answer-pass-turn = Zug beenden
answer-pass-protect = Nicht schützen
answer-pass-witch-second = Keine zweite Ratte ansehen
answer-pass-soldier-extra = Keine weitere Ratte
answer-pass-nun-which = Fertig
answer-pass-bishop-which = Fertig
answer-pass-emperor-which = Fertig
answer-pass-final-turn = Keine Karten mehr
answer-yes = Ja
answer-no = Nein
answer-yes-place-bonus = { $card } einsetzen
answer-no-place-bonus = Nicht einsetzen
answer-yes-mayor-bonus = Auch { $card } einsetzen
answer-no-mayor-bonus = Ohne { $card }
answer-yes-knight-counts = Als 2 Würfel zählen
answer-no-knight-counts = Nicht zählen
answer-yes-witch-swap = Tauschen
answer-no-witch-swap = Liegen lassen
answer-yes-caravan-offer = 1 Würfel in { $region } setzen
answer-no-caravan-offer = Nicht setzen
answer-yes-crusader-turn-up = Alle zugleich aufdecken
answer-no-crusader-turn-up = Eine nach der anderen aufdecken
answer-yes-serf-cube = 1 Würfel setzen
answer-no-serf-cube = Nicht setzen
answer-yes-march-join = Auch einsetzen
answer-no-march-join = Nicht einsetzen
answer-yes-march-counts = Als 2 Würfel zählen
answer-no-march-counts = Nicht zählen
answer-group-take = Eine Klassenkarte nehmen
answer-group-use = Eine Klassenkarte einsetzen
answer-take = { $card } nehmen
answer-take-from = { $card } von { $name } nehmen
answer-use = { $card } einsetzen
answer-place = { $count } Würfel in { $region } setzen
answer-plague = Die Pest nach { $region } ziehen
answer-region = { $region }
answer-region-from = Aus { $region }
answer-region-to = Nach { $region }
answer-region-spread = Eine Ratte nach { $region }
answer-region-soldier-extra = { answer-region-spread }
answer-region-soldier-finally = { answer-region-spread }
answer-region-caravan-via = { answer-region-to }
answer-region-final-order = { $region } heimsuchen
answer-rat = { $count ->
        [one] Die Ratte in { $region }
       *[other] Ratte { $number } von { $count } in { $region }
    }
answer-count = { $count } Würfel
answer-cube = Ein Würfel ohne Trank oder Diplomat
answer-cube-load = Ein Würfel mit: { $load }
answer-potion = Ein Trank vom Würfel mit: { $load }
answer-potion-one = Den Trank hergeben
answer-border = Zwischen { $a } und { $b }
answer-piece-nun = Nonne { $number }
answer-piece-bishop = Bischof { $number }
answer-piece-wall = Mauer { $number }
answer-piece-supply = im Vorrat
answer-piece-in = in { $region }
answer-piece-between = zwischen { $a } und { $b }
answer-seat = Ein Würfel von { $name }
answer-and = { $a } und { $b }
cant-use = { $card }: jetzt nicht einsetzbar
cant-take = { $card }: nicht zu nehmen
cant-place = Keine Würfel in { $region }
cant-plague = Die Pest kann nicht nach { $region }
cant-region = { $region } ist nicht wählbar
since-lost = { $name } verliert { $count } Würfel in { $region }
since-lost-you = du verlierst { $count } Würfel in { $region }
event-token-removed-many = { $count } Ratten werden ungesehen entfernt.
event-rat-placed-list = { $count ->
        [one] Eine Ratte kommt
       *[other] { $count } Ratten kommen
    } verdeckt nach { $region }.
event-rat-moved-board = Eine Ratte zieht von { $from } nach { $region }.
event-rat-peeked-board = { $seat } sieht sich eine Ratte in { $region } an.
event-rat-turned-up-board = Eine Ratte in { $region } wird aufgedeckt: { $token }.
event-rat-revealed-board = Eine Ratte in { $region } wird aufgedeckt: { $token }.
event-wall-set-board = Eine Mauer steht jetzt zwischen { $from } und { $region }.
event-nun-set-board = Eine Nonne ist jetzt in { $region }.
event-bishop-set-board = Ein Bischof ist jetzt in { $region }.
event-card-chosen-list = Im Spiel: { $card }.
event-turn-began-you = Dein Zug beginnt.
event-final-turn-began-you = Schlussrunde: Du darfst deine Klassenkarten einsetzen.
event-first-player-you = Du beginnst.
event-card-taken-you = Du nimmst { $card }.
event-card-taken-from-you = Du nimmst { $card } von { $from }.
event-ability-used-you = Du setzt { $card } ein.
event-cubes-placed-you = Du setzt { $count } Würfel in { $region } ein.
event-cube-moved-you = Einer deiner Würfel zieht von { $from } nach { $region }.
event-cube-palaced-you = Einer deiner Würfel zieht von { $from } in den Palast.
event-cube-baked-you = Du legst einen Würfel auf den Bäcker.
event-cube-lost-you = { $symbol }: Du verlierst einen Würfel in { $region }.
event-potion-lost-you = { $symbol }: Du gibst in { $region } einen Trank her, und der Würfel bleibt.
event-potion-given-you = Du legst einen Trank auf einen Würfel in { $region }.
event-diplomat-sent-you = Du legst einen Diplomaten unter einen Würfel in { $region }.
event-rat-peeked-you = Du siehst dir eine Ratte in { $region } an: { $token }.
event-region-card-drawn-you = Du ziehst eine Regionskarte: { $region_card }.
event-region-card-shown-you = Du ziehst und zeigst { $region_card }.
event-region-card-discarded-you = Du legst { $region_card } ab.
event-region-card-played-you = Du spielst { $region_card } auf { $card }; die Karte ist geschützt, bis die Pest dort vorbei ist.
rattus-ask-turn = { $take ->
        [yes] { $place ->
            [yes] Nimm, wenn du willst, eine Klassenkarte, setze Würfel ein und bewege dann die Pest.
           *[no] Nimm, wenn du willst, eine Klassenkarte und bewege dann die Pest.
        }
       *[no] { $place ->
            [yes] Setze Würfel ein und bewege dann die Pest.
           *[no] Bewege jetzt die Pest.
        }
    }
situation-rats =
    { $count ->
        [0] keine Ratten
        [one] eine Ratte
       *[other] { $count } Ratten
    }

## Das Brett als Text
facts-regions = Regionen
facts-region = Region
facts-rats = Ratten
facts-known = Ratten, die du gesehen hast
facts-pieces = Figuren
facts-players = Spieler
facts-player = Spieler
facts-cards = Klassenkarten
facts-loads = { $name }: { $load }
facts-none = keine
facts-board = Vorräte
facts-what = Was
facts-how-many = Wie viele oder welche

## Which numbers are printed
source-class-card = Alles hier ist wie in der Schachtel gedruckt.
source-rats = Grenzen und Zeichen fast aller Ratten haben wir nachgebildet, nicht aus der Schachtel übernommen.
## Chancen und das geführte erste Spiel
odds-title = Wenn die Pest nach { $region } zieht
odds-cubes = verliert etwa { $cubes }
learn-cubes = Setze deine ersten zwei Würfel ein
learn-cubes-about = Wähle eine leuchtende Region für deine ersten zwei Würfel. In Regionen mit Ratten kannst du später mehr einsetzen, aber wo Ratten liegen, schlägt die Pest zu.
learn-turn = Ein Zug hat drei Teile
learn-turn-about = A: Nimm eine Klassenkarte, wenn du magst. B: Setze Würfel in eine Region ein, so viele, wie dort Ratten liegen; die Schilder auf der Karte zeigen, wie viele. C: Bewege die Pest; damit endet dein Zug. Was golden leuchtet, ist jetzt möglich.
learn-card = Deine Klassenkarte
learn-card-about = Du kannst sie in jedem deiner Züge einmal benutzen. Bricht aber eine Ratte mit dem Zeichen ihrer Klasse aus, wo du Würfel hast, verlierst du einen. Andere dürfen dir die Karte nehmen und du ihnen ihre.
learn-plague = Bewege die Pest
learn-plague-about = In die leuchtenden Regionen kann die Pest ziehen. Wähle eine, in der andere mehr zu verlieren haben als du. Liegen dort Ratten, kommen neue hinzu, und die dort werden aufgedeckt; dann ist dein Zug vorbei.
learn-spread = Die Pest breitet sich aus
learn-spread-about = Wo die Pest ankam, lagen Ratten, also kommen neue verdeckt aus dem Beutel. Lege jede in eine Region neben der Pest. Keine Region fasst mehr als drei.
learn-ravage = Die Ratten werden aufgedeckt
learn-ravage-about = Eine nach der anderen, bis in der Region keine Ratte oder kein Würfel mehr liegt. Jede zeigt eine Grenze und Zeichen.
learn-limit = Die Grenze entscheidet
learn-limit-about = Eine Ratte bricht aus, wenn in der Region mindestens so viele Würfel liegen, wie ihre Grenze angibt. Darunter geschieht nichts.
learn-lost = Wer Würfel verliert
learn-lost-about = M trifft, wer dort die meisten Würfel hat, A trifft alle, und ein Klassenzeichen trifft, wer die Karte dieser Klasse hat. Jeder Getroffene verliert einen Würfel; er kommt in den Vorrat zurück.
learn-final = Die Schlussrunde
learn-final-about = Das reguläre Spiel ist vorbei: Der Beutel ist leer, oder jemand hat alle Würfel auf der Karte. Alle außer dem Spieler des letzten Zuges dürfen jede ihrer Karten noch einmal benutzen; dann sucht die Pest jede Region heim.
learn-over = Das ist das ganze Spiel
learn-over-about = 1 Punkt für jeden Würfel auf der Karte und im Palast. Noch eine Partie gegen stärkere Bots oder mit Freunden?
rattus-ask-use = Einsetzbar: { $cards }.
turn-step-a-short = Karte
turn-step-b-short = Würfel
turn-step-c-short = Pest
aim-title = Worum es geht
aim-yours = Deine Würfel.
aim-most = Wer am Ende die meisten Würfel auf der Karte und im Palast hat, gewinnt.
aim-end = Das Ende: Der Beutel mit den Ratten ist leer, oder jemand hat alle Würfel eingesetzt. Es folgt eine Schlussrunde, dann trifft die Pest jede Region.
aim-nearly = { $count ->
        [one] Nur noch 1 Ratte ist im Beutel.
       *[other] Nur noch { $count } Ratten sind im Beutel.
    }
bag-end = Ist der Beutel leer, folgt die Schlussrunde.
card-keeps = In jedem deiner Züge darfst du eine Klassenkarte nehmen, aus der Auslage oder von anderen. Du behältst sie, bis sie dir jemand nimmt.
card-rules = Regeln: { $rules }
rail-display-tip = eine pro Zug, wenn du willst
rail-take = Nehmen
rail-use = Einsetzen
rail-used-short = eingesetzt
plague-new-rats = { $count ->
        [0] keine neue Ratte
        [one] 1 neue Ratte
       *[other] { $count } neue Ratten
    }
odds-no-rats = Dort ist keine Ratte: Nichts breitet sich aus, und niemand verliert Würfel.
odds-new-rats = { $count ->
        [0] Der Beutel ist leer: Es kommt keine neue Ratte.
        [one] 1 neue Ratte kommt in eine Region daneben; du wählst, in welche.
       *[other] { $count } neue Ratten kommen in Regionen daneben; du wählst, in welche.
    }
odds-revealed = Dann { $rats ->
        [one] wird die Ratte dort
       *[other] werden die { $rats } Ratten dort
    } aufgedeckt, und { $cubes ->
        [one] 1 Würfel ist
       *[other] { $cubes } Würfel sind
    } in Gefahr.
odds-no-cubes = Dort steht kein Würfel, also wird keine Ratte aufgedeckt.
since-rats = { $count ->
        [one] eine neue Ratte kommt nach { $regions }
       *[other] { $count } neue Ratten kommen nach { $regions }
    }
board-plague-about = Die Pest
rattus-by-hand = Weniger Würfel setzen
ravage-no-card = keine Karte dieser Klasse ({ $class }) ist im Spiel.
