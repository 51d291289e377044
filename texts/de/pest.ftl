# Was Pest sagt. Jeder Schlüssel ist der Name einer Frage, eines Ereignisses, einer Ablehnung oder einer Sache in den Regeln; die
# Regel hinter einem Satz wird daneben gezeigt. Namen kommen mit ihrem Schlüssel in den Satz, `place-blessir` und so fort.

game-pest = Pest

## Technologien: Name und Fähigkeit
technology-breathing_apparatus = Beatmungsapparat
technology-breathing_apparatus-ability = Ein aufgenommener Kranker darf auf die Karte gelegt werden; jede Aktion Forschen oder Heilen schiebt ihn ein Feld nach rechts; auf dem letzten Feld ist er gesund und kommt kostenlos auf die Genesungsleiste.
technology-blast_furnace = Hochofen
technology-blast_furnace-ability = Bauen in einem Dorf gibt 1 Einfluss mehr.
technology-examination_desk = Untersuchungspult
technology-examination_desk-ability = Jedes Mal, wenn ein fremder Arzt einen Ort mit deinem Gebäude betritt: 1 Münze.
technology-medical_mask = Pestmaske
technology-medical_mask-ability = Beim Betreten eines Ortes darfst du 1 Kranken dort lassen. Nicht auf Straßen.
technology-disinfectant = Desinfektionsmittel
technology-disinfectant-ability = Das Betreten eines Ortes mit fremdem Gebäude gibt den Rohstoff dieses Ortes, einmal je Ort.
technology-cloning_experiment = Klonexperiment
technology-cloning_experiment-ability = Statt dich zu bewegen, springe an einen beliebigen Ort derselben Größe; zählt als 2 Bewegungen.
technology-construction_crane = Baukran
technology-construction_crane-ability = Bauen in einem Marktflecken gibt 1 Einfluss mehr.
technology-patient_transporter = Krankentransporter
technology-patient_transporter-ability = Je Ort wird ein Kranker mehr kostenlos aufgenommen (insgesamt zwei). Nicht auf Straßen.
technology-inhaler = Inhalator
technology-inhaler-ability = Mit Heilen darfst du 1 Kranken aus der Quarantäne in den Vorrat zurücklegen.
technology-plague_experts = Seuchenexperten
technology-plague_experts-ability = Zuweisen darf bis zu 2 Gesunde auf die Karte legen; ein späteres Forschen oder Heilen darf sie in die Hauptstadt oder zu Gebäuden schicken.
technology-scholars = Gelehrte
technology-scholars-ability = Mit Forschen darfst du 1 deiner Personen aus der Hauptstadt zu einem Gebäude oder auf die Genesungsleiste bewegen.
technology-test_laboratory = Versuchslabor
technology-test_laboratory-ability = Mit Forschen darfst du 1 Gesunden von der Genesungsleiste abwerfen, um 3 Kranke in Quarantäne zu nehmen.
technology-conveyor_belt = Fließband
technology-conveyor_belt-ability = Mit Produzieren liefert die Burg 2 ihres Rohstoffs.
technology-hospital_tent = Krankenzelt
technology-hospital_tent-ability = Wie der Beatmungsapparat, mit kürzerer Reihe.
technology-protective_clothing = Schutzkleidung
technology-protective_clothing-ability = In der Pestphase darfst du je getroffenem Quartier 1 Kranken in den Vorrat zurücklegen.
technology-travel_permit = Reiseerlaubnis
technology-travel_permit-ability = Mit Bewegen kostet das Betreten von Orten mit Gebäuden anderer Spieler 0.
technology-medical_experiments = Medizinische Experimente
technology-medical_experiments-ability = Assistent auf der Karte: Zahle 3 Münzen, um 2 Gesunde aus dem Vorrat auf die Genesungsleiste zu nehmen.
technology-quarantine_tent = Quarantänezelt
technology-quarantine_tent-ability = 1 Quarantänefeld mehr auf der Karte.
technology-quarantine_cabin = Quarantänehütte
technology-quarantine_cabin-ability = 2 Quarantänefelder mehr auf der Karte.
technology-tool_cart = Werkzeugkarren
technology-tool_cart-ability = Nach Bauen auf der Karte: der Rohstoff jedes Ortes, an dem gebaut wurde (höchstens 2).
technology-improved_containment = Verbesserte Eindämmung
technology-improved_containment-ability = Das Lager bleibt in der Pestphase und hält ab; setzt du es, wo Kranke sind, wird 1 davon sofort gesund, die übrigen gehen in Quarantäne.
technology-steel_horseshoes = Stahlhufeisen
technology-steel_horseshoes-ability = Bewegen erlaubt 4 statt 2 Bewegungen.
technology-syringe = Injektionsspritze
technology-syringe-ability = Nach einer Aktion Heilen, die jemanden auf die Genesungsleiste brachte: 1 Münze.
technology-quarantine_checkpoint = Quarantäne-Kontrollpunkt
technology-quarantine_checkpoint-ability = Wo deine Spezialgebäude stehen, kommen keine Kranken hin, weder durch Karten noch durch Ausbreitung; je Ort darfst du darauf verzichten.
technology-mobile_workshop = Mobile Werkstatt
technology-mobile_workshop-ability = Wähle beim Kauf einen Grundrohstoff; mit einem der Karte zugewiesenen Gesunden liefert Produzieren 1 davon.
technology-loading_crane = Ladekran
technology-loading_crane-ability = Die Rohstoffleiste bekommt ein 6. Feld; mit einem Kranken auf der Leiste ist 4 die Grenze.
technology-storage_crates = Lagerkisten
technology-storage_crates-ability = Jeweils eine Rohstoffart darf bis 7 gelagert werden; mit einem Kranken auf der Leiste ist 4 die Grenze.
technology-adrenaline_shot = Adrenaline Shot
technology-adrenaline_shot-ability = Assistent auf der Karte: Wiederhole ein in diesem Jahr schon genutztes Aktionspaar.
technology-tuition = Schulgeld
technology-tuition-ability = Mit Zuweisen gibt das Entsenden in die Hauptstadt 1 Münze, höchstens einmal je Aktion.
technology-storage_container = Lagerbehälter
technology-storage_container-ability = Mit Produzieren: der Rohstoff des Ortes, an dem der Arzt ist, wenn er nicht zerstört ist.

## Karten
pest-pest_01 = Karawanenhändler (1)
pest-pest_02 = Karawanenhändler (2)
pest-pest_03 = Karawanenhändler (3)
pest-pest_04 = Hafenhändler (4)
pest-pest_05 = Hafenhändler (5)
pest-pest_06 = Hafenhändler (6)
pest-pest_07 = Bauerndörfer (7)
pest-pest_08 = Walddörfer (8)
pest-pest_09 = Holzfällerlager (9)
pest-pest_10 = Walddörfer (10)
pest-pest_11 = Bauerndörfer (11)
pest-pest_12 = Steinbruchdörfer (12)
pest-pest_13 = Steinbruchdörfer (13)
pest-pest_14 = Holzfällerlager (14)
pest-pest_15 = Bauerndörfer (15)
pest-pest_16 = Hafenhändler (16)
pest-pest_17 = Landhändler (17)
pest-pest_18 = Seehändler (18)
support-support_01 = Hilfe des Rates (1)
support-support_02 = Hilfe des Rates (2)
support-support_03 = Hilfe des Rates (3)
support-support_04 = Hilfe des Rates (4)
support-support_05 = Hilfe des Rates (5)
support-support_06 = Hilfe des Rates (6)
support-support_07 = Hilfe des Rates (7)
support-support_08 = Hilfe des Rates (8)
support-support_09 = Keine Hilfe (9)
support-support_10 = Keine Hilfe (10)
decree-decree_01 = Heilt das Volk; Höfe wiederherstellen
decree-decree_02 = Obdach für die Kranken; Holzfällerlager instand setzen
decree-decree_03 = Blick auf den Rat; Steinbrüche wiederaufbauen
decree-decree_04 = Politischer Krieg; Haine neu bepflanzen
decree-decree_05 = Politischer Krieg; Herr des Landes
decree-decree_06 = Arbeitsprogramm; Zusammenarbeit
decree-decree_07 = Infrastruktur; Häfen wiederaufbauen
decree-decree_08 = Quarantäneordnung; Stadtplanung
decree-decree_09 = Gemeinsinn; Siedlungen wiederaufbauen
decree-decree_10 = Gesandte; Erfindung
decree-decree_11 = Drang zum Fortschritt; Eindämmungsordnung
decree-decree_12 = Großer Vorrat; Quarantänekunde
decree-decree_13 = Baukunst; Schwarze Straßen wiederherstellen
decree-decree_14 = Drang zum Fortschritt; Netz des Reiches
decree-decree_15 = Tüchtige Produktion; Außenposten
capital-card-capital_1 = Hauptstadtkarte 1
capital-card-capital_2 = Hauptstadtkarte 2
capital-card-capital_3 = Hauptstadtkarte 3
capital-card-capital_4 = Hauptstadtkarte 4
capital-card-capital_5 = Hauptstadtkarte 5
start-start_1 = Startkarte 1
start-start_2 = Startkarte 2
start-start_3 = Startkarte 3
start-start_4 = Startkarte 4
start-start_5 = Startkarte 5
reward-reward_01 = ein Einfluss
reward-reward_02 = ein Einfluss
reward-reward_03 = eine Forschung
reward-reward_04 = eine Forschung
reward-reward_05 = eine Münze
reward-reward_06 = eine Münze
reward-reward_07 = ein Grundrohstoff nach Wahl
reward-reward_08 = ein Grundrohstoff nach Wahl
reward-reward_09 = ein Ansehen
reward-reward_10 = ein Ansehen
reward-reward_11 = ein Holz
reward-reward_12 = ein Stein
reward-reward_13 = eine Nahrung
reward-reward_14 = ein Bund Kräuter

## Fragen
ask-action = { $seat }: Welche Aktion jetzt?
ask-assign = { $seat }: Wer geht wohin?
ask-assistant = { $seat }: Wohin geht der Assistent?
ask-bonus = { $seat }: Welcher Bonus der Hauptstadtkarte?
ask-castle = { $seat }: Wo steht deine Burg?
ask-coins-food = { $seat }: Wie viele Münzen statt Nahrung?
ask-coins-herbs = { $seat }: Wie viele Münzen statt Kräutern?
ask-coins-stone = { $seat }: Wie viele Münzen statt Stein?
ask-coins-wood = { $seat }: Wie viele Münzen statt Holz?
ask-construct = { $seat }: Was baust du?
ask-crate = { $seat }: Welcher Rohstoff ist in der Kiste?
ask-cure = { $seat }: Wer wird geheilt?
ask-dedicate = { $seat }: Welchen Rohstoff macht die mobile Werkstatt?
ask-doctor = { $seat }: Wo beginnt dein Arzt?
ask-enter = { $seat }: Wie trittst du ein?
ask-expert = { $seat }: Wohin geht der Experte?
ask-improve-construct = { $seat }: Die Aktion verbessern oder den vollen Preis zahlen?
ask-improve-produce = { $seat }: Die Aktion verbessern?
ask-inhale = { $seat }: Von welchem Feld schickt der Inhalator jemanden heim?
ask-keep = { $seat }: Welche Art darf über die Grenze gehen?
ask-leave = { $seat }: Das Lager bleibt hier; wohin geht der Arzt?
ask-less = { $seat }: Wovon eins weniger?
ask-more = { $seat }: Wovon eins mehr?
ask-name = { $seat }: Welche offene Technologie geht?
ask-produce-less = { $seat }: Welcher Rohstoff wird nicht produziert?
ask-produce-more = { $seat }: Von welchem Rohstoff eins mehr?
ask-produce-next = { $seat }: Nicht alles hat Platz. Welcher Rohstoff als Nächstes?
ask-put = { $seat }: Wohin kommt der Kranke?
ask-rearrange = { $seat }: Es kommen Kranke. Verlegst du vorher andere?
ask-recall = { $seat }: Wohin geht der Gelehrte?
ask-repeat = { $seat }: Welches Feld wird wiederholt?
ask-research = { $seat }: Was erforschst du?
ask-reward = { $seat }: Welche Belohnung der Hauptstadt?
ask-site = { $seat }: Wo wird es gebaut?
ask-slot = { $seat }: In welches Fach?
ask-spare = { $seat }: Wo verschont deine Kleidung jemanden?
ask-step = { $seat }: Wohin geht der Arzt?
ask-transfer = { $seat }: Zu welchem Gebäude?
ask-treat = { $seat }: Kommt jemand auf eine Behandlungskarte?
ask-waive = { $seat }: Wo lässt du die Kranken ein?
draw-capital = Die Hauptstadtkarte wird gezogen.
draw-decree = Eine Verordnung wird gezogen.
draw-marker = Ein Ortsmarker wird gezogen.
draw-order = Die Zugreihenfolge wird ausgelost.
draw-pest = Die Pest des Jahres wird gezogen.
draw-reward = Eine Belohnung der Hauptstadt wird ausgelegt.
draw-spot = Ein Ort für einen Ortsmarker wird ausgelost.
draw-start = Eine Startkarte wird gezogen.
draw-support = Die Hilfe des Jahres wird gezogen.
draw-technology = Eine Technologie wird gezogen.

## Was geschieht
tell-marked = { $place } zeigt jetzt { $resource }.
tell-fell = { $place } ist zerstört.
tell-sickened = { $people ->
        [one] Ein Kranker kommt
       *[other] { $people } Kranke kommen
    } nach { $place }.
tell-road-sickened = { $people ->
        [one] Ein Kranker kommt
       *[other] { $people } Kranke kommen
    } auf die Straße zwischen { $road }.
tell-decreed = Die Verordnung der Ära { $era }: { $decree }.
tell-capital-card = Die Hauptstadtkarte: { $card }.
tell-reward-laid = Eine Belohnung der Hauptstadt: { $reward }.
tell-opened = { $technology } liegt offen.
tell-shuffled = { $technology } geht in den Stapel zurück.
tell-seated = { $seat } ist der Nächste in der Zugreihenfolge.
tell-dealt = { $seat } zieht { $card }.
tell-castle = Die Burg von { $seat } steht in { $place }.
tell-supplied = { $seat } beginnt mit { $goods } und { $research } Forschung.
tell-doctor = Der Arzt von { $seat } beginnt in { $place }.
tell-year = Jahr { $year } beginnt, mit je { $assistants } Assistenten.
tell-pest = Die Pest kommt: { $card }.
tell-support = Hilfe ist versprochen: { $card }.
tell-camp-returned = Das Lager von { $seat } kommt aus { $place } zurück.
tell-camp-set = { $seat } schlägt das Lager in { $place } auf.
tell-taken = { $seat } nimmt { $people ->
        [one] einen Kranken
       *[other] { $people } Kranke
    } aus { $place } auf.
tell-road-taken = { $seat } nimmt { $people ->
        [one] einen Kranken
       *[other] { $people } Kranke
    } von der Straße zwischen { $road } auf.
tell-received = { $seat } empfängt { $people ->
        [one] einen Kranken
       *[other] { $people } Kranke
    } in { $place }.
tell-spared = Die Kleidung von { $seat } verschont jemanden in { $place }.
tell-shielded = Der Kontrollpunkt von { $seat } hält { $place } frei.
tell-waived = { $seat } lässt die Kranken nach { $place } ein.
tell-kept = { $seat }: { $people ->
        [one] ein Kranker
       *[other] { $people } Kranke
    } – { $space }.
tell-overflowed = Der Friedhof von { $seat } ist voll.
tell-gained = { $seat } bekommt { $goods }.
tell-paid = { $seat } zahlt { $goods }.
tell-cut = { $seat } hat keinen Platz für { $goods }.
tell-exchanged = { $seat } gibt { $first } und { $second } für eine Münze.
tell-researched = { $seat } bekommt { $research } Forschung.
tell-research-paid = { $seat } zahlt { $research } Forschung.
tell-honoured = { $seat } bekommt { $prestige } Ansehen.
tell-shamed = { $seat } nimmt { $shame } Schande.
tell-influenced = { $seat } steigt im Einfluss von { $from } auf { $to }.
tell-task = { $seat } erreicht Feld { $space } der Aufgaben von Ära { $era }.
tell-neutral = { $people ->
        [one] Eine Person geht
       *[other] { $people } Personen gehen
    } auf das neutrale Feld.
tell-turn = { $seat } ist am Zug.
tell-turns-over = Alle Assistenten sind eingesetzt.
tell-placed = { $seat } schickt einen Assistenten zu { $top } und { $left }.
tell-placed-on-card = { $seat } schickt einen Assistenten zu { $technology }.
tell-repeated = { $seat } wiederholt { $top } und { $left }.
tell-began = { $seat }: { $action }.
tell-improved = { $seat } verbessert { $action }.
tell-walked = Der Arzt von { $seat } geht nach { $place }.
tell-walked-through = Der Arzt von { $seat } geht durch die Hauptstadt nach { $place }.
tell-jumped = Der Arzt von { $seat } taucht in { $place } auf.
tell-built = { $seat } baut { $building } in { $place }.
tell-raised = { $seat } baut { $building } in der Hauptstadt.
tell-bought = { $seat } kauft { $technology } ({ $slot }).
tell-discarded = { $seat } wirft { $technology } ab ({ $slot }).
tell-dedicated = Die mobile Werkstatt von { $seat } macht { $resource }.
tell-shifted = { $seat } verlegt jemanden: { $from } → { $to }.
tell-cured = { $seat } heilt jemanden: { $from }.
tell-released = { $seat } schickt jemanden heim: { $from }.
tell-treated = { $seat }: Die Person auf { $card } rückt auf Feld { $space }.
tell-recovered = { $seat }: Die Person auf { $card } ist gesund.
tell-healed = { $people ->
        [one] Ein Gesunder kommt
       *[other] { $people } Gesunde kommen
    } auf die Genesungsleiste von { $seat }.
tell-assigned = { $seat } entsendet jemanden: { $from } → { $to }.
tell-reward-taken = { $seat } nimmt eine Belohnung der Hauptstadt: { $reward }.
tell-assistants-back = Alle Assistenten kommen zurück.
tell-reordered = Die nächste Zugreihenfolge: { $order }.
tell-capital-cleared = Die Hauptstadt wird geleert.
tell-ended = Die dritte Ära ist vorbei.

## Was abgelehnt wird und was richtig wäre
no-action-done = { $action } ist getan: Jede der beiden Aktionen kommt einmal.
no-action-elsewhere = { $action } gehört nicht zu diesem Feld: nur die Aktionen seiner Spalte und Zeile.
no-answer = Das ist keine Antwort auf diese Frage.
no-bought = Eine Technologie je Aktion: { $technology } muss auf das nächste Forschen warten.
no-building-built = { $building } steht schon: Wähle eines, das noch auf dem Tableau ist.
no-building-cost = Dir fehlen Rohstoffe oder Münzen für { $building }.
no-camp-later = Das Lager würde beim Eintreten nichts ändern: Tritt ein und setze es dann.
no-camp-out = Das Lager ist nicht auf dem Tableau: Baue, wo es steht, oder warte, bis die Pest es heimschickt.
no-camp-ruins = Kein Lager auf einem zerstörten Ort.
no-camp-unmoved = Das Lager wird mit einem Schritt gesetzt: Ohne ihn lässt sich von hier kein Ort betreten.
no-capital-built = { $building } steht schon.
no-capital-road = { $place } ist von hier nicht durch die Hauptstadt zu erreichen: Beide brauchen eine Straße dorthin.
no-capital-too = Entweder auf der Karte oder in der Hauptstadt: { $building } muss auf das nächste Bauen warten.
no-capital-twice = Die Hauptstadt wird einmal je Zug betreten; { $place } muss auf anderer Straße erreicht werden.
no-card-assistant = { $technology } nimmt keinen Assistenten.
no-card-elsewhere = { $technology } wird hier nicht genutzt.
no-card-missing = { $technology } liegt in keinem deiner Fächer.
no-card-nobody = Für { $technology } ist niemand da.
no-card-used = { $technology } ist schon genutzt.
no-castle-solo = Die Burg kommt in ein heiles Dorf mit Startzeichen.
no-castle-there = Die Burg kommt an einen heilen Ort auf deinen Startkarten.
no-cell-taken = Dort steht ein Assistent: Wähle ein freies Feld.
no-cell-unused = Dieses Feld wurde in diesem Jahr nicht genutzt.
no-coins = Diese Zahl von Münzen geht nicht: höchstens der Preis, mindestens das, was deine Rohstoffe nicht decken.
no-crate-coin = In einer Kiste ist Holz, Stein, Nahrung oder Kräuter.
no-cure-dead = Die Toten bleiben tot: Wähle ein Quarantänefeld.
no-cure-nobody = Dort ist niemand: Wähle ein Feld mit einem Kranken.
no-detour = Die gerade Straße nach { $place } ist dieselbe.
no-doctor-there = Der Arzt beginnt an einem Ort neben der Burg.
no-draw = Hier zieht der Zufall.
no-exchange-full = Auf der Leiste ist kein Platz für mehr Münzen.
no-exchange-goods = Du hast { $first } und { $second } nicht zu geben.
no-exchange-now = Nicht jetzt: Tausche in deinem eigenen Zug, zwischen seinen Schritten.
no-experiment-pay = Du hast nicht genug für { $technology }.
no-food-place = { $place } kostet { $food } Nahrung, und es gibt { $have }: Bring Nahrung, Münzen oder das Lager.
no-food-road = Die Straße nach { $place } kostet { $food } Nahrung, und es gibt { $have }: Bring Nahrung oder Münzen.
no-game-over = Die Partie ist zu Ende.
no-healthy = Auf der Genesungsleiste ist niemand.
no-herbs = Das nächste Feld kostet { $herbs } Kräuter.
no-improve-later = Wähle zuerst das Gebäude; die Verbesserung kommt mit ihm.
no-improve-research = Keine Forschung zum Bezahlen.
no-improve-twice = Einmal je Zug.
no-jump-card = Ohne das Klonexperiment springt niemand nach { $place }.
no-jump-first = Der Sprung nach { $place } müsste zuallererst kommen.
no-jump-kind = { $place } ist kein anderer Ort derselben Art.
no-jump-steps = Zu wenige Schritte für den Sprung nach { $place }: Verbessere zuerst das Bewegen.
no-keep-kind = Diese Art geht nicht über die Grenze.
no-kind-not-given = Diese Art wurde nicht gegeben.
no-kind-wood-stone = Holz oder Stein, und nur so weit es bezahlt werden kann.
no-leave-first = Das Lager bleibt beim ersten Schritt zurück: Wähle, wohin der Arzt geht.
no-mask = Ohne die Pestmaske bleibt niemand zurück.
no-not-open = Diese Technologie liegt nicht offen.
no-pest-place = Dort steht nichts von dir infrage.
no-place-twice = { $place } wurde in diesem Zug schon betreten.
no-put-cemetery = Ein Quarantänefeld ist frei: Der Friedhof kommt zuletzt.
no-put-full = Besetzt: { $space }.
no-put-harmless = Die Quarantäne und ihre Karten füllen sich von selbst; hier wird nur gewählt, was übrig ist.
no-recovery-room = Die Genesungsleiste ist voll: Weise zuerst jemanden zu.
no-refresh-twice = Einmal je Aktion.
no-repeat-yet = In diesem Jahr wurde noch kein Feld genutzt.
no-research = Das kostet { $cost } Forschung, und du hast { $have }.
no-reward-closed = Diese Belohnung liegt nicht offen.
no-road = Von hier führt keine Straße nach { $place }.
no-room-kind = Von hier wird niemand dorthin entsandt.
no-room-missing = Einen solchen Raum hast du nicht.
no-room-nobody = Burg und Manufaktur nehmen niemanden auf.
no-room-taken = Dieser Raum ist besetzt.
no-shift-cemetery = Auf den Friedhof oder von ihm weg wird niemand verlegt.
no-shift-full = Dieses Feld ist voll.
no-shift-idle = Das würde nichts ändern: Verlegt wird von schädlichen Feldern und von Karten.
no-shift-more = Höchstens { $most } werden in einem Zug verlegt.
no-shift-nobody = Dort ist niemand.
no-site-away = Baue, wo der Arzt oder das Lager ist.
no-site-destroyed = { $place } ist zerstört: Dort wird nichts gebaut.
no-site-full = In { $place } ist kein Platz mehr.
no-site-own = In { $place } steht schon ein Gebäude von dir.
no-slot-occupied = Auf der Karte in diesem Fach ist ein Kranker: Verlege ihn zuerst.
no-steps = Kein Schritt mehr übrig für { $place }.
no-such = Das gibt es in dieser Schachtel nicht.
no-transfer-nobody = Dort ist niemand zugewiesen.
no-transfer-room = Kein anderer Raum ist leer.
no-treat = Diese Karte nimmt jetzt niemanden auf.
no-way-back = Der Weg durch die Hauptstadt führt nicht nach { $place } zurück.

## Warum ein Bot so spielt
pest-reason-task = Aufgabenmarker am Ende des Zuges auf Schritt { $step }, +{ $influence } Einfluss.
pest-reason-influence = +{ $more } Einfluss bis zum Ende des Zuges, auf Feld { $space }.
pest-reason-buildings = +{ $more } { $more ->
    [one] Gebäude
   *[other] Gebäude
} bis zum Ende des Zuges, insgesamt { $count }.
pest-reason-cured = +{ $more } Gesunde bis zum Ende des Zuges, { $track } auf der Genesungsleiste.
pest-reason-technology = { $card }, { $prestige } Ansehen wert.
pest-reason-goods = Am Ende des Zuges hast du { $goods } Rohstoffe und { $research } Forschung.
pest-reason-quarantine = { $people } in Quarantäne am Ende des Zuges, { $free } Plätze frei.
pest-reason-agenda = Die Agenda der Ära brächte { $prestige } Ansehen.
pest-reason-prospect = Erwartetes Ansehen { $own }; bei der stärksten Gegenseite, { $rival }, { $best }.
pest-reason-prospect-alone = Erwartetes Ansehen { $own }.

# Where a gain comes from
source-support = Hilfe
source-produce = Produzieren
source-reward = Belohnung der Hauptstadt
source-influence = Einflussleiste
source-capital = Hauptstadtkarte
source-other = Dein Ertrag
