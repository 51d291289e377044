# Was der Client im Browser neben den Sätzen der Spiele sagt.

language-en = English
language-de = Deutsch
language-nl = Nederlands
language = Sprache

## Überall
skip-to-content = Zum Inhalt springen
menu = Menü
close = Schließen
cancel = Abbrechen
copy = Kopieren
share = Link zu diesem Tisch kopieren
copied = Kopiert
loading = Wird geladen …
just-now = gerade eben
you = du
nav-main = Hauptmenü
nav-tables = Tische
nav-rules = Regeln
nav-fair = Faires Mischen
me-link = Du bist { $name }
me-guest-named = { $name } (Gast)
foot-own = Eigene Regelfassung und eigene Zeichnungen. Keine Verbindung zu den Verlagen.
foot-fair = So funktioniert faires Mischen
lost-title = Seite nicht gefunden
lost-about = Unter dieser Adresse gibt es nichts. Vielleicht fehlt das Ende des Links.
lost-home = Zur Startseite

## Einstellungen
settings = Einstellungen
settings-theme = Farbschema
theme-system = Wie mein System
settings-speed = Animationstempo
settings-confirm = Vor jedem Zug nachfragen, der sich nicht rückgängig machen lässt
settings-sound = Ton abspielen, wenn du am Zug bist
settings-notices = Benachrichtigen, wenn ich am Zug bin und dieser Tab im Hintergrund ist
theme-light = Hell
theme-dark = Dunkel
speed-skip = Aus
speed-fast = Schnell
speed-usual = Normal
speed-slow = Langsam

## Die Startseite
front-title =
    Zwei Spiele um die Pest,
    ein Tisch.
front-about = Rattus und Pest, vollständig, im Browser: gegen Bots, gemeinsam an einem Bildschirm oder mit Freunden irgendwo, live oder mit einem Zug am Tag. Ohne Konto.
front-start = Neuer Tisch
front-join = Mit Link beitreten
front-play-bots = Gegen Bots spielen
front-play-friends = Mit Freunden spielen
front-read-rules = Regeln lesen
front-fair = Jedes Mischen lässt sich nachprüfen
front-fair-about = Der Server veröffentlicht vor dem Austeilen einen Fingerabdruck der Mischung und nach der Partie die Mischung selbst. Bots sehen nur, was ihr Platz sehen darf.
front-fair-how = So geht das
join-label = Der Link, den du bekommen hast
join-go = Zum Tisch
your-games = Deine Partien
open-tables = Offene Tische
finished-games = Beendete Partien
all-tables = Alle Tische
no-games = Noch keine Partien. Eine Partie gegen Bots ist einen Klick entfernt.
no-open-tables = Keine offenen Tische. Eröffne einen und zeige ihn hier.
no-finished = Noch keine beendeten Partien.
lists-failed = Die Tische lassen sich nicht laden. Neuer Versuch …
your-move = Du bist am Zug
others-move = Wartet auf andere
finished = Beendet
gathering = Wartet auf Mitspieler
sit-down = Platz nehmen
list-deadline = Zeit endet { $when }
list-title = { $game }, { $edition }
list-guided = { $title }; geführte erste Partie
list-moved = { $name } hat gezogen
list-free = { $count ->
        [one] { $people }; ein Platz frei
       *[other] { $people }; { $count } Plätze frei
    }

## Tempo
pace-live = Live
pace-correspondence = Ein Zug am Tag
pace-relaxed = Ohne Uhr
pace-live-about = live, { $turn } min je Zug und { $reserve } in Reserve
pace-correspondence-about = { $hours ->
        [24] ein Zug am Tag
       *[other] { $hours } Stunden je Zug
    }
pace-relaxed-about = ohne Uhr
pace-live-note = 1 Minute je Zug und 15 Minuten Reserve für die ganze Partie.
pace-correspondence-note = Ein Tag für jeden Zug. Wer zu lange fehlt, wird von einem Bot vertreten.
pace-relaxed-note = Keine Zeitbegrenzung.

## Ein neuer Tisch
new-title = Neuer Tisch
new-about = Die Vorgaben passen schon. Ändere, was du möchtest.
new-table = Tisch
new-seats = Plätze
new-open = Frei
new-friend = Spieler { $number }
new-name-of = Name von Spieler { $number }
new-seat-is = Platz { $number }
new-seat-open = frei für alle mit dem Link
new-seat-here = weitere Person an diesem Bildschirm
new-seat-bot = Bot, { $level }
new-seat-add = Platz hinzufügen
new-seat-remove = Platz { $number } entfernen
new-pace = Tempo
new-company = Tischeinstellungen
new-public = Tisch öffentlich anzeigen
new-public-note = Sonst finden ihn nur Leute mit dem Link.
new-spectators = Zuschauer erlauben
new-hints = Tipps
new-hints-note = Alle dürfen einen Bot um einen Vorschlag bitten.
new-options = Regelvarianten
new-more-options = { $count ->
        [one] 1 weitere
       *[other] { $count } weitere
    }
new-game = Spiel
new-box = Standardmaterial verwenden
source-packs = Weicht dein Exemplar ab?
new-make = Tisch anlegen
level-novice = Neuling
level-apprentice = Lehrling
level-expert = Kenner
level-master = Meister
level-greedy = gierig
level-random = zufällig
bot-name-1 = Bruder Anselm
bot-name-2 = Schwester Berthe
bot-name-3 = Bruder Kuno
bot-name-4 = Bruder Odo
bot-name-5 = Schwester Edda
bot-name-6 = Bruder Falk

## Vor der Partie
room-waiting = Warten auf Mitspieler.
room-ready = Alle sind da. Die Partie kann beginnen.
room-starting = Die Partie wird aufgebaut …
room-open = Warten auf Mitspieler
room-full = Bereit zum Start
room-closed = Dieser Tisch wurde abgesagt
room-invited = eingeladen
room-invite-copy = Einladung kopieren
room-fill = Mit Bots auffüllen
room-stand = Platz verlassen
room-clear = Spieler entfernen
room-name = Dein Name
room-start = Partie starten
room-start-when = Du kannst starten, sobald jeder Platz besetzt ist.
room-host-starts = Der Gastgeber startet die Partie.
room-abandon = Tisch absagen
room-abandon-sure = Niemand kann mehr an diesen Tisch. Das lässt sich nicht rückgängig machen.
room-setup = Diese Partie
room-standard = Alle Regeln im Standard
room-standard-rest = Alle anderen Regeln im Standard
room-invite = Mitspieler einladen
room-invite-about = Wer diesen Link hat, kann Platz nehmen, ganz ohne Konto.
room-link = Link zu diesem Tisch
room-code = QR-Code des Links
room-seal = Fingerabdruck der Mischung, vor dem Austeilen veröffentlicht:

## Am Tisch
the-table-of = Tisch: { $game }
tools = Werkzeuge
steps-of-the-turn = Schritte des Zuges
step-now = jetzt
step-done = erledigt
step-open = steht noch aus
your-move-now = Du bist am Zug.
your-move-as = { $name }, du bist am Zug.
they-move = { $count ->
        [one] Warten auf { $names }.
       *[other] Warten auf { $names }.
    }
bot-thinks = { $count ->
        [one] { $names } überlegt.
       *[other] { $names } überlegen.
    }
sent = Gesendet. Warten auf den Server …
line-down = Verbindung verloren. Dein Platz bleibt dir. Nächster Versuch in { $seconds } s.
clock-left = Restzeit
clock-turn = Zeit für diesen Zug und die Reserve danach
clock-reserve = Reserve für die ganze Partie
clock-deadline = Ziehen bis { $when }
line-try = Jetzt versuchen
line-no-answer = Der Server hat nicht geantwortet. Das ist der aktuelle Stand.
game-over = Die Partie ist zu Ende.
forked = Setzt eine andere Partie fort
not-possible = Jetzt nicht möglich
undo = Rückgängig
undo-title = Letzten Schritt rückgängig machen (U)
undo-nothing = Nichts rückgängig zu machen.
reset = Zug neu beginnen
reset-title = Alle Schritte rückgängig machen (R). { $limit }
final = Das lässt sich nicht rückgängig machen: Was folgt, deckt Neues auf.
final-do = Bestätigen
final-not-yet = Abbrechen
take-back = Rückgängig
answers = Antworten
tell-pause = Anhalten
tell-go-on = Fortsetzen
tell-step = Nächster Schritt
tell-skip = Ans Ende springen
no-choices = Du bist gerade nicht am Zug.
drawer-fold = Bereich ein- oder ausklappen
tabs = Teile des Tisches
tab-choices = Auswahl
tab-cards = Karten
tab-players = Spieler
tab-board = Tafel
tab-capital = Hauptstadt
tab-log = Verlauf
tab-chat = Chat
facts = Der Tisch als Text
missed = Während du weg warst
missed-go = Zum Tisch
since-title = Seit deinem letzten Zug
since-log = Ganzer Verlauf
since-show = Zeigen
skip-to-me = Bis zu meinem Zug springen
you-object = dir
you-next = Du bist als Nächstes dran.
you-after = Du ziehst nach { $name }.
keys = Tastenkürzel
keys-show = Diese Liste zeigen
keys-choices = Nächste oder vorige Möglichkeit
keys-number = Erste bis neunte Möglichkeit
keys-first = Erste Möglichkeit
keys-enter = Wählen
keys-escape = Offenes schließen oder den begonnenen Schritt rückgängig machen
keys-arrows = Über die Karte gehen
keys-map = Ganze Karte
keys-rule = Regel zum Ausgewählten
keys-skip = Animation beenden
keys-step = Animation: nächster Schritt, Pause
title-your-move = ● Dein Zug · { $game }
notice-title = Du bist am Zug: { $game }
notice-body = Die anderen warten auf dich.

## Der Verlauf
log = Verlauf
log-about = Das Neueste steht unten.
log-made = Der Tisch wurde angelegt.
log-sat = { $name } nimmt Platz.
log-stood = { $name } verlässt den Platz.
log-bot = { $name }, ein Bot ({ $level }), nimmt Platz.
log-undone = { $name } macht einen Schritt rückgängig.
log-muted = { $name } wurde stummgeschaltet.
log-unmuted = { $name } darf wieder chatten.
log-reminded = Die Zeit von { $name } ist fast um.
log-time-up = Die Zeit von { $name } ist um.
log-resumed = Der Server wurde neu gestartet. Wer am Zug ist, bekommt noch einmal die volle Zeit.
log-stand-in = Ein Bot ({ $level }) vertritt { $name } bis zur Rückkehr.
log-stand-in-moved = Ein Bot spielt für { $name }:
log-resigned = { $name } gibt auf.
log-ends = { $name } stimmt zu, die Partie zu beenden.
log-ends-not = { $name } möchte weiterspielen.
log-voted = { $name } stimmt über { $about } ab: { $vote }.
log-rematch = Der Tisch für die nächste Partie ist offen.
ended-played = Die Partie ist zu Ende.
ended-agreed = Alle haben zugestimmt, die Partie zu beenden.
ended-resigned = Alle bis auf einen haben aufgegeben.
ended-left = Die Partie endete, weil jemand gegangen ist.
ended-abandoned = Der Tisch wurde vor der Partie abgesagt.
ended-closed = Der Tisch wurde geschlossen.
ended-broken = Die Partie wurde wegen eines Programmfehlers angehalten. Ihr Stand ist gespeichert.

## Chat
chat = Chat
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht schreiben
chat-send = Senden
chat-watchers = an Zuschauer

## Rund um die Partie
table-menu = Tischmenü
table-name = Der Name dieses Tisches
is-here = online
is-away = abwesend
has-resigned = hat aufgegeben
has-stand-in = ein Bot spielt für sie
take-seat-back = Platz zurücknehmen
watching = { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
stand = Einen Bot für mich spielen lassen
stand-sure = Ein Bot spielt für dich, bis du deinen Platz zurücknimmst.
resign = Aufgeben
resign-sure = Du verlässt die Partie endgültig, und ein Bot spielt sie für dich zu Ende. Das lässt sich nicht rückgängig machen.
end-together = { $count ->
        [0] Ende der Partie vorschlagen
       *[other] Dem Ende zustimmen (bisher { $count })
    }
end-not = Zurückziehen: weiterspielen
vote-about = Die Zeit von { $name } ist um. Was soll geschehen?
vote-wait = Weiter warten
vote-skip = Ein Bot macht diesen Zug
vote-replace = Ein Bot übernimmt
vote-end = Partie beenden
record = Aufzeichnung herunterladen
report = Problem melden
report-about = Die Meldung geht an den Betreiber dieses Servers. Sie enthält, was du siehst, die Aufzeichnung, soweit du sie sehen darfst, Versionsnummern und Meldungen deines Browsers, aber keine Geheimnisse anderer.
report-what = Was ist schiefgegangen?
report-send = Meldung senden
report-thanks = Danke. Deine Meldung hat die Nummer { $number }.
hint = Tipp
hint-thinking = Ein Bot sieht sich an, was du sehen kannst …
hint-would = Vorschlag
hint-do = So spielen
hint-thanks = Schließen
hint-not-now = Einen Tipp bekommst du, wenn du am Zug bist.
hint-turn = Den ganzen Zug spielen

## Das Ende
sheet-game = { $game }, { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }
sheet-wins = { $count ->
        [one] { $names } gewinnt mit { $score }
       *[other] { $names } gewinnen mit { $score }
    }
sheet-you-win = Du gewinnst mit { $score }
sheet-part = Punkte nach Bereich
sheet-before = Vor Abzügen
sheet-together = Summe
sheet-place = Rang
sheet-rank-of = { $rank }.
sheet-counting = Schlusswertung
sheet-rank = { $name } erreicht den Rang { $rank } mit { $score }
sheet-tied-rattus = { $first } und { $name } haben gleich viele Punkte; { $name } sitzt später, vom letzten Zug an gezählt.
sheet-tied-pest = { $first } und { $name } haben gleich viel Ansehen; { $name } hat weniger Einfluss.
sheet-decided = Den Ausschlag gab: { $part }, { $points } Punkte, { $lead } mehr als { $name }.
sheet-sheet = Der beste Wert einer Zeile ist fett. Zeig auf eine Zeile, um zu sehen, wie sie zählt.
sheet-now = Wie weiter?
sheet-again = Noch einmal
sheet-again-about = Eine neue Partie in derselben Runde. Alle rücken einen Platz weiter und nehmen seine Farbe; Bots heißen nach ihrem Platz.
sheet-join-again = Zur nächsten Partie
sheet-replay = Wiederholung ansehen
sheet-picture = Als Bild speichern
sheet-map = Die Karte am Ende
seal-title = Mischung prüfen
seal-about = Vor dem Austeilen hat der Server den Fingerabdruck (SHA-256) seines Startwerts veröffentlicht. Jetzt ist der Startwert offen: Sein Fingerabdruck muss passen, und jede Ziehung muss aus ihm folgen.
seal-shared = Der Gastgeber hat diese Verteilung gewählt, um sie noch einmal zu spielen. Der Startwert war also bekannt.
seal-seal = Fingerabdruck
seal-seed = Startwert
seal-check = In diesem Browser prüfen
seal-checking = Jede Ziehung wird nachgespielt …
seal-published = Fingerabdruck vor der ersten Ziehung veröffentlicht, { $time }
seal-opened = Der Startwert passt zum Fingerabdruck
seal-broken = Der Startwert passt nicht zum Fingerabdruck
seal-replayed = { $draws ->
        [one] 1 Ziehung nachgespielt, sie stimmt
       *[other] { $draws } Ziehungen nachgespielt, alle stimmen
    }
seal-differs = Eine Ziehung folgt nicht aus dem Startwert
seal-anywhere = oder auf jedem Rechner:

## Wiederholung
replay = Wiederholung
replay-result = Ergebnis
replay-turn = Zug { $turn } von { $turns }.
replay-step = Schritt { $step } von { $steps }
replay-seen-by = Sicht von
replay-eye-open = Alles aufgedeckt
replay-eye-watcher = Zuschauer
replay-link = Link zu diesem Moment
replay-fork = Ab hier weiterspielen
replay-fork-about = Was du in diesem Moment nicht wusstest, wird neu gemischt. Bots übernehmen die anderen Plätze.
replay-fork-seat = Du spielst
replay-fork-level = Die Bots sind
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug vor
replay-boards = Tableaus und Karten
replay-moves = Züge
replay-deaths = Verluste
replay-scrubber = Stelle in der Partie
replay-chances = Gewinnaussichten
replay-share = Anteil an den Würfeln
replay-eye-seat = Sicht von { $name }
replay-eyes-seat = Du siehst, was { $name } sah. Ein Auge markiert die Ratten, die { $name } angesehen hatte; alle anderen bleiben verdeckt.
replay-eyes-watcher = Du siehst, was Zuschauer sahen: Verdeckte Ratten bleiben verdeckt.
replay-eyes-open = Alles liegt offen. Zeig auf eine Region, um ihre Ratten zu sehen.
replay-died = { $count ->
        [one] 1 Würfel verloren.
       *[other] { $count } Würfel verloren.
    }
replay-deal = Aufbau
replay-next = ist als Nächstes dran

## Wer man ist
me-title = Du
me-about = Du brauchst nur einen Namen. Dieser Browser merkt sich deine Plätze; ein Wiederherstellungslink oder ein Konto bringt sie auf ein anderes Gerät.
me-name = Name
me-rename = Namen speichern
me-renamed = Du heißt jetzt { $name }.
me-elsewhere = Auf einem anderen Gerät
me-elsewhere-about = Öffne einen Wiederherstellungslink in einem anderen Browser, um deine Plätze und Partien auch dort zu haben.
me-recovery = Wiederherstellungslink
me-recovery-make = Wiederherstellungslink erstellen
me-recovery-warning = Wer diesen Link hat, kann als du spielen. Halte ihn geheim. Ein neuer Link ersetzt ihn.
me-link-made = Hier ist dein Link.
me-recovered = Willkommen zurück.
me-account = Konto (freiwillig)
me-account-of = Konto { $login }
me-account-about = Mit Name und Passwort kannst du dich auf jedem Gerät anmelden. Mehr ist nicht nötig.
me-account-have = Damit kannst du dich auf jedem Gerät anmelden.
me-account-make = Konto anlegen
me-account-kept = Gespeichert.
me-login = Kontoname
me-password = Passwort, mindestens 8 Zeichen
me-old-password = Bisheriges Passwort
me-new-password = Neues Passwort, mindestens 8 Zeichen
me-change-password = Passwort ändern
me-sign-in = Anmelden
me-signed-in = Willkommen zurück.
me-leave = Abmelden
me-everywhere = Überall abmelden
me-everywhere-about = Meldet dich in jedem Browser ab, auch in diesem. Ohne Konto oder Wiederherstellungslink verlierst du deine Plätze.
me-everywhere-do = Abmelden
me-signed-out = Du bist überall abgemeldet.
me-delete = Meine Daten löschen
me-delete-about = Name und Konto werden gelöscht, und Bots übernehmen deine Plätze in laufenden Partien. Beendete Partien bleiben ohne deinen Namen. Das lässt sich nicht rückgängig machen.
me-delete-do = Löschen
me-deleted = Deine Daten sind gelöscht.

## Regeln
rules-find = In diesen Regeln suchen
rules-in-english = Das Regelbuch dieses Projekts ist auf Englisch geschrieben.

## Faires Mischen
fair-title = So funktioniert faires Mischen
fair-intro = Du musst dem Server nicht vertrauen. Nach der Partie kann jeder prüfen, dass er nicht ausgesucht hat, was gezogen wurde.
fair-seal = Vor dem Austeilen: ein Fingerabdruck
fair-seal-about = Der Server zieht einen geheimen Startwert und veröffentlicht dessen SHA-256-Hash auf der Seite des Tisches. Der Hash verrät den Startwert nicht, und kein anderer passt zu ihm.
fair-deal = In der Partie: jede Ziehung aus dem Startwert
fair-deal-about = Eine feste Regel berechnet jede Ratte, jede Karte und den Startspieler aus dem Startwert und der Nummer der Ziehung. Entscheidungen der Spieler ändern daran nichts.
fair-open = Nach der Partie: der Startwert
fair-open-about = Der Startwert und die ganze Aufzeichnung werden öffentlich.
fair-check = Die Prüfung
fair-check-about = Auf der Seite einer beendeten Partie vergleicht ein Klick den Hash in deinem Browser und spielt jede Ziehung nach. „miasma verify“ tut dasselbe mit der Aufzeichnung auf jedem Rechner.
fair-bots = Bots sehen dasselbe wie ein Mensch auf ihrem Platz. Ein Test prüft, dass nichts, was sie nicht wissen können, ihre Züge ändert.

## Die geführte erste Partie
nav-learn = Lernen
front-learn = Spielend lernen
learn-about = Du spielst eine echte Partie gegen einen Anfänger-Bot. Alles wird erklärt, wenn es zum ersten Mal geschieht. Du kannst Schritte rückgängig machen, um einen Tipp bitten und jede Regel nachlesen.
learn-title = Deine erste Partie
learn-step = { $step } von { $steps }
learn-understood = Verstanden
learn-waiting = Alles wird erklärt, sobald es zum ersten Mal vorkommt. Spiel einfach weiter.
learn-end = Einführung beenden
today-title = Das Spiel des Tages
today-about = Ein Solospiel von Pest mit derselben Mischung für alle auf diesem Server, bis Mitternacht UTC. Dein erster Versuch zählt; danach kannst du üben, so oft du willst.
today-play = Das Spiel des Tages spielen
today-go-on = Dein Spiel fortsetzen
today-sheet = Dein Wertungsblatt
today-practise = Mit derselben Mischung üben
today-result = Dein Ergebnis: { $score }, Platz { $place } von { $of }
today-unfinished = Dein Versuch endete vorzeitig und hat kein Ergebnis.
today-until = Die nächste Mischung kommt { $when }.
today-results = Ergebnisse
today-nobody = Noch niemand ist fertig. Sei die erste Person.
today-tries = Begonnen: { $begun }, beendet: { $finished }
today-bar =
    { $from } bis { $to }: { $tries ->
        [one] ein Versuch
       *[other] { $tries } Versuche
    }
today-bar-own =
    { $from } bis { $to }: { $tries ->
        [one] ein Versuch
       *[other] { $tries } Versuche
    }, deiner darunter
today-you = du
today-back = Ergebnisse des Tages
pack-played = Gespielt mit dem Paket „{ $name }“, Hash { $hash }
pack-title = Datenpaket hochladen
pack-about = Plättchen, Karten, Kosten und Landkarte eines Spiels sind Dateien. Wenn deine Ausgabe abweicht, lade die abweichenden Dateien hoch. Sie werden geprüft, und jeder Fehler wird genannt. Ein gültiges Paket kann für einen Tisch gewählt werden, an dem alle seinen Namen und Hash sehen.
pack-game = Spiel
pack-name = Name des Pakets
pack-files = Dateien (.toml), mehrere möglich
pack-check = Prüfen und hochladen
pack-checking = Wird geprüft …
pack-kept = { $name } ist gültig und gespeichert
pack-hash = Hash:
pack-play = Tisch damit anlegen
pack-faults = Fehler: { $count }
pack-nothing-kept = Nichts wurde gespeichert. Behebe diese Fehler und versuche es noch einmal.
pack-yours = Pakete aus diesem Browser
pack-box = Standarddateien herunterladen
