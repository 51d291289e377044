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
loading = Einen Augenblick.
just-now = gerade eben
you = du
nav-main = Hauptmenü
nav-tables = Tische
nav-rules = Regeln
nav-fair = Faires Mischen
title-rattus = Rattus
title-pest = Pest
me-link = Du bist { $name }
me-nameless = Namenlos
foot-own = Eigene Regelfassung und eigene Zeichnungen. Keine Verbindung zu den Verlagen.
foot-fair = Wie bewiesen wird, dass fair gemischt wurde
lost-title = Hier ist nichts
lost-about = Diese Adresse führt nirgendwohin; vielleicht fehlt am Ende ein Buchstabe.
lost-home = Zur Startseite

## Einstellungen
settings = Einstellungen
settings-theme = Hell oder dunkel
settings-speed = Wie schnell sich alles bewegt
settings-still = Nichts bewegt sich, alles ändert sich sofort
settings-confirm = Nachfragen, bevor etwas nicht mehr zurückgenommen werden kann
settings-sound = Ein leiser Ton, wenn du am Zug bist
settings-notices = Eine Benachrichtigung, wenn du am Zug bist und dieser Tab verdeckt ist
theme-light = Hell
theme-dark = Dunkel
speed-skip = Sofort
speed-fast = Schnell
speed-usual = Normal
speed-slow = Langsam

## Die Startseite
front-title =
    Zwei Spiele um die Pest,
    ein Tisch.
front-about = Rattus und Pest, vollständig, im Browser: allein gegen ehrliche Bots, gemeinsam an einem Bildschirm oder mit Freunden in der Ferne, live oder mit einem Zug am Tag. Ohne Konto.
front-start = Tisch eröffnen
front-join = Mit Link beitreten
front-rattus = Besiedle das Europa des Mittelalters, während sich die Ratten sammeln. Jeder Stand, der dir hilft, zeichnet dich auch für die Pest.
front-rattus-players = 2 bis 6 Spieler
front-rattus-time = 45 Minuten
front-rattus-boxes = mit Rattenfänger und Africanus
front-pest = Heile ein Reich in drei Ären. Neun Aktionspaare, höchstens vier im Jahr, und eine Quarantäne, die immer zu klein ist.
front-pest-players = 1 bis 5 Spieler
front-pest-time = zwei bis drei Stunden
front-pest-boxes = Duell und Solo
front-pest-alone = Allein oder als Duell
front-play-bots = Gegen Bots spielen
front-play-friends = Mit Freunden
front-read-rules = Regeln lesen
front-fair = Jedes Mischen ist nachprüfbar
front-fair-about = Ein Siegel auf den Startwert wird vor dem Austeilen veröffentlicht und nach dem Ende geöffnet. Bots sehen nur, was ihr Platz sieht.
front-fair-how = So geht das
join-label = Der Link, den du bekommen hast
join-go = Zum Tisch
your-games = Deine Partien
open-tables = Offene Tische
finished-games = Beendete Partien
all-tables = Alle Tische
no-games = Noch keine. Eine Partie gegen Bots braucht nur einen Klick.
no-open-tables = Kein Tisch wartet auf Mitspieler. Eröffne einen, der hier zu sehen ist.
no-finished = Noch keine.
lists-failed = Die Tische lassen sich gerade nicht auflisten; neuer Versuch folgt.
your-move = Du bist am Zug
others-move = Andere sind am Zug
finished = Beendet
gathering = Wartet auf Mitspieler
sit-down = Platz nehmen
list-deadline = Zeit endet { $when }
list-title = { $box ->
        [pied_piper] { $game }, Rattenfänger
        [africanus] { $game }, Africanus
        [both] { $game }, Rattenfänger und Africanus
        [duel] { $game }, Duell
        [solo] { $game }, Solo
       *[other] { $game }
    }
list-free = { $count ->
        [one] { $people }; ein Platz frei
       *[other] { $people }; { $count } Plätze frei
    }

## Tempo
pace-live = Live
pace-correspondence = Ein Zug am Tag
pace-relaxed = Ohne Uhr
pace-live-about = live, { $turn ->
        [one] eine Minute
       *[other] { $turn } Minuten
    } je Zug, { $reserve } in Reserve
pace-correspondence-about = { $hours ->
        [24] ein Zug am Tag
       *[other] { $hours } Stunden je Zug
    }
pace-relaxed-about = ohne Uhr
pace-live-note = Eine Minute je Zug und fünfzehn in Reserve für die ganze Partie.
pace-correspondence-note = Ein Tag für jeden Zug; wer zu lange fehlt, wird von einem Bot vertreten.
pace-relaxed-note = So viel Zeit, wie alle wollen.

## Ein neuer Tisch
new-title = Ein neuer Tisch
new-about = Alles hat schon eine vernünftige Antwort. Ändere, was du magst; der Tisch entsteht, wenn du es sagst.
new-table = Tisch
new-boxes = Schachteln
new-seats = Plätze
new-open = Frei
new-friend = Gast { $number }
new-seat-is = Wer auf Platz { $number } sitzt
new-seat-open = wer den Link hat
new-seat-here = jemand an diesem Bildschirm
new-seat-bot = Bot, { $level }
new-seat-add = Platz hinzufügen
new-seat-remove = Platz { $number } entfernen
new-seats-more = Fünf und sechs Spieler brauchen Africanus.
new-pace = Tempo
new-company = Gesellschaft
new-public = Bei den offenen Tischen zeigen
new-public-note = Sonst führt nur der Link hierher.
new-spectators = Andere dürfen zusehen
new-spectators-note = Sie sehen, was alle am Tisch sehen, und keine verdeckte Ratte.
new-hints = Tipps
new-hints-note = Wer spielt, darf einen Bot fragen, was er täte und warum.
new-odds = Aussichten der Pest
new-odds-note = Zum Lernen: was ein Pestzug voraussichtlich kostet.
new-readings = Lesarten der Regeln
new-more-readings = { $count ->
        [one] Eine weitere
       *[other] { $count } weitere
    }
new-cards = Klassenkarten im Spiel
new-cards-chosen = { $chosen } von { $count } gewählt
new-cards-drawn = { $count } werden gezogen
new-sets = Kartensätze
new-set-base = Die sechs des Grundspiels
new-set-base-note = Die sechs Karten des Grundspiels: der beste Anfang.
new-set-prosperous_times = Blühende Zeiten
new-set-prosperous_times-note = Würfel gibt es reichlich; es kommt darauf an, mit wem man das Land teilt.
new-set-rat_control = Rattenplage im Griff
new-set-rat_control-note = Nur wenige Ratten kommen durch: Mauern, Bischöfe und Nonnen halten die Pest auf, und der Rattenfänger führt sie, wohin er will.
new-set-europe_at_war = Europa im Krieg
new-set-europe_at_war-note = Die Pest zieht weit, und niemandes Land ist sicher.
new-set-one_from_each_class = Aus jedem Stand eine
new-set-one_from_each_class-note = Der Zufall zieht aus jedem Stand eine Karte.
new-set-random = Zufällig
new-set-random-note = Der Zufall zieht aus allen Karten der Schachteln.
new-set-picked-note = Deine eigene Auswahl. Ein Klick legt eine Karte aus oder zurück.
new-fault-cards = { $chosen } Karten liegen aus, gebraucht werden { $count }.
new-sum = { $players } Spieler, { $regions } Regionen, { $rats } Ratten.
new-absent = Keine Karte dieser Stände ist im Spiel: { $classes }. Ihre Zeichen auf den Ratten bewirken nichts.
new-game = Spiel
new-spectators-note-pest = Sie sehen, was alle am Tisch sehen.
new-box = Doch mit der Schachtel spielen
new-box-note = Gespielt wird mit dem Material der Schachtel. Stattdessen kannst du eigenes verwenden:
new-pest-which = Welches Spiel
new-pest-base = Das Reich
new-pest-base-note = Zwei bis fünf heilen das Reich nebeneinander; das meiste Ansehen gewinnt.
new-pest-duel = Das Duell
new-pest-duel-note = Zwei gegeneinander auf kleinerer Karte, mit einem neutralen Rivalen in der Hauptstadt.
new-pest-solo = Allein
new-pest-solo-note = Du allein gegen die Pest, um einen Rang nach der Tabelle des Buchs.
new-pest-variable = Variabler Aufbau
new-pest-variable-note = Zufällig gezogene Marker ändern, was Orte geben, und manche bringen einen Kranken: Kein Spiel gleicht dem anderen.
new-pest-sum = { $players ->
        [one] Ein Spieler
       *[other] { $players } Spieler
    }, drei Ären von je zwei Jahren.
short-cemetery_choice-harmless_full = harmlose Felder voll
short-cemetery_choice-all_full = alle Felder voll
short-market_refresh-five = fünf Karten
short-market_refresh-two = zwei Karten
short-capital_reward-per_action = einmal je Aktion
short-capital_reward-per_person = für jede Person
short-castle_counts-no = nein
short-castle_counts-yes = ja
short-resource_set_prestige-1 = ein Ansehen
short-resource_set_prestige-3 = drei Ansehen
short-small_marker_draw-15_10_5 = 15, 10, 5
short-small_marker_draw-5_15_10 = 5, 15, 10
short-solo_neutral_cleared-yes = geräumt
short-solo_neutral_cleared-no = bleibt
new-make = Tisch eröffnen
short-plague_start-random = zufällig
short-plague_start-start_player_chooses = Startspieler wählt
short-first_player-random = zufällig
short-first_player-seat = der erste Platz
short-final_knight-at_the_end = am Ende
short-final_knight-at_once = sofort
short-removed_with_three-6 = sechs
short-removed_with_three-8 = acht
short-end_by_cubes-on_board = alle auf dem Plan
short-end_by_cubes-supply_empty = Vorrat leer
short-potions-automatic = niemand
short-potions-ask_owner = der Besitzer
short-potions_limited-yes = zehn
short-potions_limited-no = unbegrenzt
short-soldier_draws_from-used = aus den benutzten
short-soldier_draws_from-all = aus allen
short-final_order-last_player = der letzte Spieler
short-final_order-map = die Karte
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
room-waiting = Der Tisch füllt sich.
room-open = Der Tisch ist gedeckt
room-full = Alle sind da
room-closed = Dieser Tisch ist geschlossen
room-invited = eingeladen
room-invite-copy = Einladung kopieren
room-fill = Bots für den Rest
room-stand = Aufstehen
room-clear = Platz freimachen
room-name = Wie sollen wir dich nennen?
room-start = Beginnen
room-start-when = Sobald jeder Platz besetzt ist, von Menschen oder von Bots.
room-host-starts = Wer den Tisch eröffnet hat, startet die Partie.
room-abandon = Tisch aufgeben
room-invite = Jemanden einladen
room-invite-about = Wer diesen Link hat, kann Platz nehmen, ganz ohne Konto.
room-link = Der Link zu diesem Tisch
room-code = Der Link als QR-Code
room-seal = Das Siegel auf das Mischen, vor dem Austeilen veröffentlicht:

## Am Tisch
the-table-of = Der Tisch von { $game }
tools = Werkzeuge
steps-of-the-turn = Schritte des Zuges
step-now = jetzt
step-done = erledigt
step-open = steht noch aus
your-move-now = Du bist am Zug.
your-move-as = { $name } ist am Zug.
they-move = { $count ->
        [one] { $names } ist am Zug.
       *[other] Es fehlen noch { $names }.
    }
bot-thinks = { $count ->
        [one] { $names } überlegt.
       *[other] { $names } überlegen.
    }
sent = Abgeschickt. Der Tisch antwortet gleich.
line-down = Die Verbindung ist weg. Dein Platz bleibt dir; neuer Versuch in { $seconds } s.
clock-left = Restzeit
clock-turn = Zeit für diesen Zug und die Reserve danach
clock-reserve = Reserve für die ganze Partie
clock-deadline = Ziehen bis { $when }
line-try = Jetzt versuchen
line-no-answer = Der Server hat nicht geantwortet. So steht der Tisch jetzt.
game-over = Die Partie ist zu Ende.
forked = Spielt eine andere Partie weiter
not-possible = Jetzt nicht
not-thing = Nicht { $thing }
undo = Zurück
undo-title = Die letzte Antwort zurücknehmen (U)
undo-nothing = Es gibt nichts zurückzunehmen.
reset = Zurück an den Anfang
reset-title = Alles zurücknehmen, was geht (R). { $limit }
final = Das lässt sich nicht zurücknehmen.
final-do = Tun
final-not-yet = Noch nicht
take-back = Zurücknehmen
answers = Antworten
tell-pause = Anhalten
tell-go-on = Weiter
tell-step = Nächstes
tell-skip = Ans Ende springen
no-choices = Du wirst gerade nichts gefragt.
drawer-fold = Lade zu- oder aufziehen
tabs = Teile des Tisches
tab-choices = Auswahl
tab-cards = Karten
tab-players = Spieler
tab-board = Tafel
tab-capital = Hauptstadt
tab-log = Verlauf
tab-chat = Chat
facts = Der Tisch in Worten
missed = Seit du zuletzt hier warst
missed-go = Zum Tisch
title-your-move = ● Dein Zug · { $game }
notice-title = Du bist am Zug: { $game }
notice-body = Der Tisch wartet auf dich.

## Der Verlauf
log = Verlauf
log-about = Das Neueste zuerst. Jeder Satz nennt seine Regel.
log-made = Der Tisch wurde eröffnet.
log-sat = { $name } nimmt Platz.
log-stood = { $name } steht auf.
log-bot = { $name }, ein Bot ({ $level }), nimmt Platz.
log-undone = { $name } nimmt einen Zug zurück.
log-muted = { $name } darf nicht mehr chatten.
log-unmuted = { $name } darf wieder chatten.
log-reminded = Auf { $name } wird gewartet, und die Zeit ist fast um.
log-time-up = Die Zeit ist um für { $name }.
log-resumed = Der Server wurde neu gestartet. Wer am Zug ist, bekommt noch einmal die volle Zeit.
log-stand-in = Ein Bot ({ $level }) vertritt { $name } bis zur Rückkehr.
log-stand-in-moved = Ein Bot spielt für { $name }:
log-resigned = { $name } gibt auf.
log-ends = { $name } ist bereit, die Partie zu beenden.
log-ends-not = { $name } möchte doch weiterspielen.
log-voted = { $name } stimmt über { $about } ab: { $vote }.
log-rematch = Es gibt einen Tisch für die nächste Partie.
ended-played = Die Partie ist zu Ende.
ended-agreed = Alle waren einig, die Partie zu beenden.
ended-resigned = Alle bis auf einen haben aufgegeben.
ended-left = Die Partie endete, weil jemand gegangen war.
ended-abandoned = Der Tisch wurde vor der Partie aufgegeben.
ended-closed = Der Tisch wurde geschlossen.
ended-broken = Der Tisch hielt wegen eines Programmfehlers an; sein Stand ist aufbewahrt.

## Chat
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-watchers = unter Zuschauern
chat-mute = Stummschalten
chat-unmute = Sprechen lassen

## Rund um die Partie
table-menu = An diesem Tisch
is-here = da
is-away = nicht da
has-resigned = hat aufgegeben
has-stand-in = ein Bot spielt bis zur Rückkehr
take-seat-back = Platz wieder einnehmen
watching = { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } sehen zu
    }
stand = Platz einem Bot überlassen
stand-sure = Ein Bot spielt für dich, bis du den Platz wieder einnimmst.
resign = Aufgeben
resign-sure = Du bist aus der Partie, und ein Bot spielt für dich weiter. Das lässt sich nicht zurücknehmen.
end-together = { $count ->
        [0] Gemeinsames Ende anbieten
       *[other] Dem Ende zustimmen (bisher { $count })
    }
end-not = Doch weiterspielen
vote-about = Die Zeit ist um für { $name }. Was nun?
vote-wait = weiter warten
vote-skip = ein Bot macht diesen Zug
vote-replace = ein Bot spielt weiter
vote-end = Partie beenden
record = Aufzeichnung der Partie
report = Fehler melden
report-about = Was du siehst, die Aufzeichnung, soweit du sie sehen darfst, die Versionen und die Meldungen des Browsers gehen an den Betreiber dieses Servers; von den Geheimnissen der anderen nichts.
report-what = Was ist schiefgegangen? Ein, zwei Worte genügen.
report-send = Abschicken
report-thanks = Danke. Die Meldung hat die Nummer { $number }.
odds-title = Zieht die Pest nach { $region }
odds-none = Niemand verlöre einen Würfel.
odds-cubes = etwa { $cubes } Würfel
hint = Tipp
hint-thinking = Ein Bot sieht sich an, was du sehen kannst.
hint-would = Er würde:
hint-do = Das tun
hint-thanks = Ich überlege es mir
hint-not-now = Einen Tipp gibt es, wenn du am Zug bist.

## Das Ende
sheet-game = { $game }, { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }
sheet-wins = { $count ->
        [one] { $names } gewinnt mit { $score }
       *[other] { $names } gewinnen mit { $score }
    }
sheet-part = Woher die Punkte kommen
sheet-together = Zusammen
sheet-place = Rang
sheet-total = Insgesamt
sheet-counting = Die Wertung
sheet-rank = { $name } wird { $rank } mit { $score }
sheet-tied-rattus = { $name } hat ebenso viele, sitzt aber später, vom letzten Zug an gezählt.
sheet-tied-pest = { $name } hat ebenso viel, aber weniger Einfluss.
sheet-decided = Was den Ausschlag gab: { $part } mit { $points }, { $lead } mehr als { $name }.
sheet-sheet = Das Höchste einer Zeile ist fett. Zeige auf eine Zeile, um zu sehen, wie sie zählt.
sheet-now = Und jetzt?
sheet-again = Noch einmal
sheet-join-again = Zur nächsten Partie
sheet-replay = Wiederholung ansehen
seal-title = Das Mischen ist nachprüfbar
seal-about = Vor dem Austeilen hat der Server ein Siegel veröffentlicht. Jetzt hat er es geöffnet: Der Startwert muss zum Siegel passen, und jede Ziehung muss aus ihm folgen.
seal-shared = Wer den Tisch eröffnete, hat diese Verteilung gewählt, um sie noch einmal zu spielen; der Startwert war also bekannt.
seal-seal = Siegel
seal-seed = Startwert
seal-check = In diesem Browser prüfen
seal-checking = Jede Ziehung wird nachgespielt.
seal-published = Siegel vor der ersten Ziehung veröffentlicht, { $time }
seal-opened = Startwert geöffnet; sein Hash ist das Siegel
seal-broken = Der Hash des Startwerts ist nicht das Siegel
seal-replayed = { $draws ->
        [one] Eine Ziehung nachgespielt, und sie stimmt
       *[other] { $draws } Ziehungen nachgespielt, alle stimmen
    }
seal-differs = Eine Ziehung folgt nicht aus dem Startwert
seal-anywhere = oder auf jedem Rechner:

## Wiederholung
replay = Wiederholung
replay-turn = Zug { $turn } von { $turns }.
replay-step = Schritt { $step } von { $steps }
replay-seen-by = Gesehen von
replay-eye-open = Alles offen
replay-eye-watcher = Zuschauer
replay-link = Link zu diesem Augenblick
replay-fork = Von hier weiterspielen
replay-fork-about = Was du damals nicht wusstest, wird neu verteilt, und Bots übernehmen die anderen Plätze.
replay-fork-seat = Du spielst
replay-fork-level = Die anderen sind
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-moves = Züge
replay-deaths = Tote
replay-scrubber = Schritt der Partie
replay-chances = Gewinnaussichten
replay-share = Anteil an den Würfeln
replay-eye-seat = Mit den Augen von { $name }
replay-eyes-seat = Du siehst, was { $name } sah: Ratten, die { $name } angesehen hat, tragen ein Auge, alle anderen bleiben verdeckt.
replay-eyes-watcher = Du siehst, was Zuschauer sahen: Jede verdeckte Ratte bleibt verdeckt.
replay-eyes-open = Alles liegt offen. Zeig auf eine Region, um ihre Ratten zu sehen.
replay-died = { $count ->
        [one] Einer starb.
       *[other] { $count } starben.
    }
replay-deal = Start
replay-next = ist als Nächstes dran

## Wer man ist
me-title = Du
me-about = Ein Name genügt. Dieser Browser bewahrt deine Plätze; ein Link oder ein Konto bringt sie in einen anderen.
me-name = Name
me-rename = So soll man mich nennen
me-renamed = Ab jetzt heißt du { $name }.
me-elsewhere = Auf einem anderen Gerät
me-elsewhere-about = Mit einem Wiederherstellungslink bist du auch in einem anderen Browser du: mit deinen Plätzen und Partien.
me-recovery = Wiederherstellungslink
me-recovery-make = Wiederherstellungslink erzeugen
me-recovery-warning = Wer diesen Link hat, kann als du spielen. Behalte ihn für dich; ein neuer macht ihn ungültig.
me-link-made = Hier ist dein Link.
me-recovered = Willkommen zurück.
me-account = Ein Konto, wenn du magst
me-account-of = Konto { $login }
me-account-about = Mit Name und Passwort kannst du dich überall anmelden. Sonst wird nichts gefragt.
me-account-have = Damit kannst du dich überall anmelden.
me-account-make = Konto anlegen
me-account-kept = Gespeichert.
me-login = Kontoname
me-password = Passwort, mindestens 8 Zeichen
me-old-password = Bisheriges Passwort
me-new-password = Neues Passwort, mindestens 8 Zeichen
me-change-password = Passwort ändern
me-sign-in = Anmelden
me-signed-in = Willkommen zurück.
me-leave = Abschied
me-everywhere = Überall abmelden
me-everywhere-about = Jeder Browser vergisst dich, auch dieser. Ohne Konto oder Wiederherstellungslink führt kein Weg zurück zu deinen Plätzen.
me-everywhere-do = Abmelden
me-signed-out = Du bist überall abgemeldet.
me-delete = Alles über mich löschen
me-delete-about = Name und Konto werden gelöscht, und Bots übernehmen deine laufenden Plätze. Beendete Partien bleiben, ohne deinen Namen. Das lässt sich nicht zurücknehmen.
me-delete-do = Löschen
me-deleted = Alles weg.

## Regeln
rules-rattus-base = Rattus
rules-rattus-pied-piper = Rattenfänger
rules-rattus-africanus = Africanus
rules-pest = Pest
rules-find = In diesen Regeln suchen
rules-in-english = Das Regelbuch dieses Projekts ist auf Englisch geschrieben.

## Faires Mischen
fair-title = Wie bewiesen wird, dass fair gemischt wurde
fair-intro = Niemand muss dem Server vertrauen: Jeder kann hinterher prüfen, dass er sich nicht ausgesucht hat, was gezogen wurde.
fair-seal = Vor dem Austeilen ein Siegel
fair-seal-about = Der Server zieht einen geheimen Startwert und veröffentlicht dessen SHA-256-Hash auf der Seite des Tisches. Der Hash verrät nichts, und kein anderer Startwert passt zu ihm.
fair-deal = In der Partie jede Ziehung aus dem Startwert
fair-deal-about = Jede Ratte, jede Karte und der Startspieler werden nach einer festen Regel aus dem Startwert und der Nummer der Ziehung bestimmt; was die Spieler wählen, ändert daran nichts.
fair-open = Nach dem Ende der Startwert
fair-open-about = Jetzt sehen alle den Startwert und die ganze Aufzeichnung.
fair-check = Die Prüfung
fair-check-about = Auf der Seite einer beendeten Partie bildet ein Klick den Hash in deinem Browser und spielt jede Ziehung nach. Mit der Aufzeichnung tut „miasma verify“ dasselbe auf jedem Rechner.
fair-bots = Bots bekommen denselben Blick wie ein Mensch auf ihrem Platz, und ein Test wacht darüber: Was sie nicht wissen können, kann ihren Zug nicht ändern.

## Die geführte erste Partie
nav-learn = Lernen
front-learn = In zehn Minuten lernen
learn-page = Rattus in zehn Minuten
learn-about = Du spielst eine echte Partie gegen einen Bot, der selbst noch neu ist, und alles wird erklärt, wenn es zum ersten Mal geschieht. Du kannst zurücknehmen, nach einem Tipp fragen und jede Regel nachlesen.
learn-point-rats = Wo Ratten liegen, kannst du Würfel einsetzen: so viele wie Ratten. Wer am Ende die meisten hat, gewinnt.
learn-point-cards = Klassenkarten geben dir Fähigkeiten und zeichnen dich: Ihr Zeichen auf einer Ratte kostet dich einen Würfel.
learn-point-plague = Am Ende deines Zuges bewegst du die Pest. Wo sie stehen bleibt, werden die Ratten aufgedeckt.
learn-point-end = Ist der Beutel leer, zieht die Pest ein letztes Mal durch jede Region.
learn-pest-page = Pest: dein erstes Jahr
learn-pest-point-pest = Jedes Jahr kommt eine Pest, und Menschen erkranken. Ein Ort mit zu vielen Kranken ist verloren; ein Gebäude, ein Arzt oder ein Lager schützt ihn.
learn-pest-point-grid = In jedem Zug setzt du einen Assistenten auf dein Raster und tust zwei Aktionen: eine der Spalte, eine der Zeile.
learn-pest-point-people = Nimm Kranke auf, heile sie mit Kräutern, und lass die Gesunden in deinen Gebäuden arbeiten oder in der Hauptstadt für dich sprechen.
learn-pest-point-end = Nach drei Ären zu zwei Jahren gewinnt das meiste Ansehen: für Aufgaben, Gebäude, Geheilte, Technologien und Einfluss, weniger die Schande der Toten.
learn-pest-begin = Das geführte Jahr beginnen
learn-begin = Geführte Partie beginnen
learn-title = Deine erste Partie
learn-step = { $step } von { $steps }
learn-understood = Verstanden
learn-cubes = Zwei Würfel zum Anfang
learn-cubes-about = Wähle eine leuchtende Region und setze deine ersten zwei Würfel dort ein. Wo Ratten liegen, kannst du später mehr einsetzen, und wo Ratten liegen, schlägt die Pest zu.
learn-turn = Ein Zug hat drei Teile
learn-turn-about = A: Nimm eine Klassenkarte, wenn du magst. B: Setze Würfel in eine Region ein, so viele, wie dort Ratten liegen; die kleinen Schilder auf der Karte sagen, wie viele. C: Bewege die Pest; damit endet dein Zug. Was golden leuchtet, darfst du jetzt tun.
learn-card = Eine Karte auf deiner Hand
learn-card-about = Ihre Fähigkeit kannst du einmal in jedem deiner Züge nutzen. Bricht aber eine Ratte mit dem Zeichen ihres Standes aus, wo du Würfel hast, kostet sie dich einen. Andere dürfen dir die Karte nehmen und du ihnen ihre.
learn-plague = Jetzt die Pest
learn-plague-about = Wähle „Pest ziehen“ unter dem Palast und dann eine Nachbarregion. Such eine, in der andere mehr zu verlieren haben als du.
learn-spread = Die Pest breitet sich aus
learn-spread-about = Wo sie ankam, lagen Ratten, also kommen neue verdeckt aus dem Beutel. Du legst jede in eine Region neben der Pest; mehr als drei fasst keine.
learn-ravage = Die Ratten werden aufgedeckt
learn-ravage-about = Eine nach der anderen, bis dort keine Ratte oder kein Würfel mehr liegt. Jede zeigt eine Grenze und Zeichen.
learn-limit = Die Grenze entscheidet
learn-limit-about = Eine Ratte bricht aus, wenn in der Region mindestens so viele Würfel liegen, wie ihre Grenze sagt. Darunter geschieht nichts.
learn-lost = Wer was verliert
learn-lost-about = M trifft, wer dort die meisten Würfel hat, A trifft alle, und das Zeichen eines Standes trifft den Besitzer seiner Karte. Ein verlorener Würfel geht in den Vorrat zurück und kann wieder eingesetzt werden.
learn-final = Die Schlussrunde
learn-final-about = Der Beutel ist leer. Alle dürfen jede ihrer Karten noch einmal nutzen; dann besucht die Pest jede Region.
learn-over = Das war alles
learn-over-about = Ein Punkt für jeden Würfel auf der Karte und im Palast. Noch eine Partie gegen stärkere Bots oder mit Freunden?
today-title = Das Spiel des Tages
today-about = Ein Solospiel von Pest, für alle auf diesem Server gleich gemischt, bis Mitternacht Weltzeit. Dein erster Versuch zählt; danach kannst du üben, so oft du willst.
today-play = Das Spiel des Tages spielen
today-go-on = Dein Spiel fortsetzen
today-sheet = Dein Wertungsblatt
today-practise = Mit derselben Mischung üben
today-result = Dein Ergebnis: { $score }, Platz { $place } von { $of }
today-unfinished = Dein Versuch endete vorzeitig und hat kein Ergebnis.
today-until = Neu gemischt wird { $when }.
today-results = Wie es allen ging
today-nobody = Noch niemand ist fertig. Mach den Anfang.
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
pack-title = Ein eigenes Datenpaket
pack-about = Plättchen, Karten, Kosten und die Landkarte eines Spiels sind Dateien. Steht in deiner Ausgabe anderes, lade die abweichenden Dateien hoch: Sie werden geprüft, jeder Fehler wird genannt, und ein gutes Paket kann für einen Tisch gewählt werden. Alle am Tisch sehen seinen Namen und seinen Hash.
pack-game = Für welches Spiel ist das Paket?
pack-name = Wie heißt es?
pack-files = Dateien (.toml), mehrere auf einmal
pack-check = Prüfen und behalten
pack-checking = Wird geprüft …
pack-kept = { $name } ist in Ordnung
pack-hash = Hash:
pack-play = Einen Tisch damit aufmachen
pack-faults = Fehler: { $count }
pack-nothing-kept = Nichts wurde behalten. Behebe das und versuche es noch einmal.
pack-yours = Pakete aus diesem Browser
pack-box = Die Dateien der Schachtel, zum Anfangen
