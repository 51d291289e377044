# Part of pest-board.ftl: the board of a player and what stands next to the map.

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
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }; { $places ->
        [0] kein Ort erreichbar
        [one] 1 Ort erreichbar
       *[other] { $places } Orte erreichbar
    }{ $more ->
        [0] {""}
       *[other] , { $more } weitere mit Forschung
    }
pest-sheet-preview-construct = Bezahlbar: { $buildings }.
pest-sheet-preview-quarters = { $count ->
        [one] ein Quartier
       *[other] { $count } Quartiere
    }
pest-sheet-preview-construct-poor = Du kannst kein Gebäude auf der Karte bezahlen.
pest-sheet-preview-construct-nowhere = Weder beim Arzt noch beim Lager kannst du auf der Karte bauen.
pest-sheet-preview-site = { $place } bringt { $influence } Einfluss{ $task ->
        [yes] {" "}und einen Schritt auf der Aufgabenleiste.
       *[no] .
    }
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
pest-sheet-of = { $count } von { $of } insgesamt
pest-sheet-shame-era = −{ $shame } je Ära
pest-sheet-tasks = Aufgaben
pest-sheet-task = Aufgaben der Ära { $era }: { $reached } von 4
pest-sheet-task-next = Nächstes Mal: +{ $influence } Einfluss
pest-sheet-recovery = Genesung
pest-sheet-recovery-herbs = Kräuter als Preis;
pest-sheet-laboratory = Labor
pest-sheet-recovery-sum = Genesungsleiste: { $count } von { $of } gesund
pest-sheet-recovery-space = Kostet { $herbs }; am Ende { $prestige } Ansehen, wenn es das letzte besetzte Feld ist
pest-sheet-recovery-lab = Labor: bringt beim Produzieren Forschung. Kostet { $herbs }; am Ende { $prestige } Ansehen, wenn es das letzte besetzte Feld ist
pest-sheet-buildings = Gebäude
pest-sheet-section = Abschnitt { $section } fertig: { $bonus } Ansehen
pest-sheet-section-bonus = ein fertiger Abschnitt gibt einen Bonus
pest-sheet-building-left = { $building }: nicht gebaut
pest-sheet-building-stands = { $building } in { $place }, { $resource }
pest-sheet-building-staffed = { $building } in { $place }, { $resource }, jemand arbeitet dort
pest-sheet-technologies = Technologien
pest-sheet-slot-free = Frei: { $slot }
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
pest-source-technology = Name und Wirkung sind wie in der Schachtel gedruckt; Preis, Ansehen und Fach haben wir nachgebildet.
pest-source-building = Art und Ertrag sind wie in der Schachtel gedruckt; Kosten, Ansehen und Abschnitt haben wir nachgebildet.
pest-source-capital-building = Dass es fünf sind, ist in der Schachtel gedruckt; Namen, Kosten und Belohnungen haben wir nachgebildet.
pest-source-decree = Titel und Mengen sind wie in der Schachtel gedruckt; die Ära und einige Zeichen haben wir nachgebildet.
pest-source-cards = Die Nummern der Pestkarten sind wie in der Schachtel gedruckt; ihre Ziele und die Belohnungen der Hilfskarten haben wir nachgebildet.

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

# Amounts
resource-herbs-amount = { $amount ->
        [one] 1 Kraut
       *[other] { $amount } Kräuter
    }
resource-coin-amount = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
pest-sheet-kind-crates-amount = { $amount ->
        [one] 1 Grundrohstoff nach Wahl
       *[other] { $amount } Grundrohstoffe nach Wahl
    }
pest-sheet-kind-tasks-amount = { $amount ->
        [one] 1 Schritt auf der Aufgabenleiste
       *[other] { $amount } Schritte auf der Aufgabenleiste
    }
pest-sheet-kind-recall-amount = { $amount ->
        [one] 1 Person zurück aus der Hauptstadt
       *[other] { $amount } Personen zurück aus der Hauptstadt
    }
pest-sheet-price-depends = ändert sich um 1: Du wählst gleich
pest-sheet-alike = ({ $count } davon)
pest-sheet-after-produce = Nach dem Produzieren:
tell-kept-you = { $people ->
        [one] 1 kranke Person
       *[other] { $people } kranke Personen
    } – { $space }.
pest-map-sick-limit = bei { $limit } wird der Ort zerstört
pest-ask-site = Wo baust du? { $building }
pest-ask-pay-building = { $building } in { $place }: Wie zahlst du?
pest-ask-pay-capital = { $building } in der Hauptstadt: Wie zahlst du?
pest-ask-improve-produce = Produzieren mit Forschung verbessern, für 1 Rohstoff mehr?
pest-ask-castle = Wo steht deine Burg? Wähle einen Ort deiner Startkarten.
pest-choice-slot = Ablegen: { $slot }
pest-by-hand = Zurück und mit Münzen zahlen
pest-era-cleared = Die Leute in der Hauptstadt sind heimgegangen.
pest-choice-kind = { $kind } wählen
pest-ask-assistant-last = Dein letzter Zug im Spiel: Setze einen Assistenten auf ein freies Feld.
pest-ask-construct-again = Baue auch an deinem anderen Ort oder hör auf.
