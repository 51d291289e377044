# Wat de client in de browser zegt naast de zinnen van de spellen.

language-en = English
language-de = Deutsch
language-nl = Nederlands
language = Taal

## Overal
skip-to-content = Naar de inhoud
menu = Menu
close = Sluiten
cancel = Annuleren
copy = Kopiëren
share = Link naar deze tafel kopiëren
copied = Gekopieerd
loading = Bezig met laden…
just-now = zojuist
you = jij
nav-main = Hoofdmenu
nav-tables = Tafels
nav-rules = Regels
nav-fair = Eerlijk schudden
me-link = Je bent { $name }
me-guest-named = { $name } (gast)
foot-own = Eigen regelteksten en eigen tekeningen. Niet verbonden met de uitgevers.
foot-fair = Zo werkt eerlijk schudden
lost-title = Pagina niet gevonden
lost-about = Op dit adres is niets. Misschien ontbreekt het eind van de link.
lost-home = Naar de voorpagina

## Instellingen
settings = Instellingen
settings-theme = Thema
theme-system = Zoals mijn systeem
settings-speed = Animatiesnelheid
settings-confirm = Vragen vóór elke zet die niet ongedaan te maken is
settings-sound = Geluid afspelen als je aan zet bent
settings-notices = Melding als ik aan zet ben en dit tabblad op de achtergrond staat
theme-light = Licht
theme-dark = Donker
speed-skip = Uit
speed-fast = Snel
speed-usual = Normaal
speed-slow = Langzaam

## De voorpagina
front-title =
    Twee spellen over de pest,
    één tafel.
front-about = Rattus en Pest, compleet, in je browser: tegen bots, samen achter één scherm of met vrienden waar ook, live of één zet per dag. Zonder account.
front-start = Nieuwe tafel
front-join = Meedoen met een link
front-play-bots = Tegen bots spelen
front-play-friends = Met vrienden spelen
front-read-rules = Regels lezen
front-fair = Elke schudbeurt is te controleren
front-fair-about = De server publiceert vóór het delen een vingerafdruk van het schudden en na afloop het schudden zelf. Bots zien alleen wat hun plaats mag zien.
front-fair-how = Hoe dat werkt
join-label = De link die je kreeg
join-go = Naar de tafel
your-games = Jouw partijen
open-tables = Open tafels
finished-games = Afgelopen partijen
all-tables = Alle tafels
no-games = Nog geen partijen. Een partij tegen bots is één klik.
no-open-tables = Geen open tafels. Open er een en toon hem hier.
no-finished = Nog geen afgelopen partijen.
lists-failed = De lijst met tafels laadt niet. Nieuwe poging…
your-move = Jij bent aan zet
others-move = Wacht op anderen
finished = Afgelopen
gathering = Wacht op spelers
sit-down = Aanschuiven
list-deadline = tijd eindigt { $when }
list-title = { $game }, { $edition }
list-guided = { $title }; begeleide eerste partij
list-moved = { $name } heeft gespeeld
list-free = { $count ->
        [one] { $people }; één plaats vrij
       *[other] { $people }; { $count } plaatsen vrij
    }

## Tempo
pace-live = Live
pace-correspondence = Een zet per dag
pace-relaxed = Zonder klok
pace-live-about = live, { $turn } min per beurt en { $reserve } in reserve
pace-correspondence-about = { $hours ->
        [24] een zet per dag
       *[other] { $hours } uur per zet
    }
pace-relaxed-about = zonder klok
pace-live-note = 1 minuut per beurt, en 15 minuten reserve voor de hele partij.
pace-correspondence-note = Een dag voor elke zet. Wie te lang wegblijft, wordt door een bot vervangen.
pace-relaxed-note = Geen tijdslimiet.

## Een nieuwe tafel
new-title = Nieuwe tafel
new-about = De standaardinstellingen zijn goed. Verander wat je wilt.
new-table = Tafel
new-seats = Plaatsen
new-open = Vrij
new-friend = Speler { $number }
new-name-of = Naam van speler { $number }
new-seat-is = Plaats { $number }
new-seat-open = vrij voor wie de link heeft
new-seat-here = nog een speler achter dit scherm
new-seat-bot = bot, { $level }
new-seat-add = Plaats toevoegen
new-seat-remove = Plaats { $number } weghalen
new-pace = Tempo
new-company = Tafelinstellingen
new-public = Tafel openbaar tonen
new-public-note = Anders vinden alleen mensen met de link hem.
new-spectators = Toeschouwers toestaan
new-hints = Tips
new-hints-note = Spelers mogen een bot om een voorstel vragen.
new-options = Spelregelvarianten
new-more-options = { $count ->
        [one] Nog 1
       *[other] Nog { $count }
    }
new-game = Spel
new-box = Standaardmateriaal gebruiken
source-packs = Wijkt jouw exemplaar af?
new-make = Tafel maken
level-novice = nieuweling
level-apprentice = leerling
level-expert = kenner
level-master = meester
level-greedy = gretig
level-random = willekeurig
bot-name-1 = Broeder Anselm
bot-name-2 = Zuster Berthe
bot-name-3 = Broeder Koen
bot-name-4 = Broeder Odo
bot-name-5 = Zuster Edda
bot-name-6 = Broeder Falk

## Voor de partij
room-waiting = Wachten op spelers.
room-ready = Iedereen is er. De partij kan beginnen.
room-starting = De partij wordt klaargezet…
room-open = Wachten op spelers
room-full = Klaar om te beginnen
room-closed = Deze tafel is geannuleerd
room-invited = uitgenodigd
room-invite-copy = Uitnodiging kopiëren
room-fill = Aanvullen met bots
room-stand = Plaats verlaten
room-clear = Speler verwijderen
room-name = Je naam
room-start = Partij starten
room-start-when = Je kunt starten zodra elke plaats bezet is.
room-host-starts = De gastheer start de partij.
room-abandon = Tafel annuleren
room-abandon-sure = Niemand kan nog aan deze tafel. Dat kan niet ongedaan worden gemaakt.
room-setup = Deze partij
room-standard = Alle regels standaard
room-standard-rest = Alle andere regels standaard
room-invite = Spelers uitnodigen
room-invite-about = Wie deze link heeft, kan aanschuiven, zonder account.
room-link = Link naar deze tafel
room-code = QR-code van de link
room-seal = Vingerafdruk van het schudden, gepubliceerd vóór het delen:

## Aan tafel
the-table-of = Tafel: { $game }
tools = Gereedschap
steps-of-the-turn = Stappen van de beurt
step-now = nu
step-done = gedaan
step-open = komt nog
your-move-now = Jij bent aan zet.
your-move-as = { $name }, jij bent aan zet.
they-move = { $count ->
        [one] Wachten op { $names }.
       *[other] Wachten op { $names }.
    }
bot-thinks = { $count ->
        [one] { $names } denkt na.
       *[other] { $names } denken na.
    }
sent = Verzonden. Wachten op de server…
line-down = Verbinding verbroken. Je plaats blijft van jou. Volgende poging over { $seconds } s.
clock-left = tijd over
clock-turn = Tijd voor deze beurt en de reserve daarna
clock-reserve = Reserve voor de hele partij
clock-deadline = Zetten vóór { $when }
line-try = Nu proberen
line-no-answer = De server antwoordde niet. Dit is de huidige stand.
game-over = De partij is afgelopen.
forked = Zet een andere partij voort
not-possible = Nu niet mogelijk
undo = Ongedaan maken
undo-title = Laatste stap ongedaan maken (U)
undo-nothing = Niets om ongedaan te maken.
reset = Beurt opnieuw beginnen
reset-title = Alle stappen ongedaan maken (R). { $limit }
final = Dit kan niet ongedaan worden gemaakt: wat volgt onthult iets nieuws.
final-do = Bevestigen
final-not-yet = Annuleren
take-back = Ongedaan maken
answers = Antwoorden
tell-pause = Pauzeren
tell-go-on = Doorgaan
tell-step = Volgende stap
tell-skip = Naar het eind
no-choices = Je bent nu niet aan zet.
drawer-fold = Paneel in- of uitklappen
tabs = Delen van de tafel
tab-choices = Keuzes
tab-cards = Kaarten
tab-players = Spelers
tab-board = Bord
tab-capital = Hoofdstad
tab-log = Verloop
tab-chat = Chat
facts = De tafel als tekst
missed = Terwijl je weg was
missed-go = Naar de tafel
since-title = Sinds je vorige beurt
since-log = Heel verloop
since-show = Laat zien
skip-to-me = Naar mijn beurt
you-object = jou
you-next = Jij bent hierna.
you-after = Jij bent na { $name }.
keys = Sneltoetsen
keys-show = Deze lijst tonen
keys-choices = Volgende of vorige keuze
keys-number = Eerste tot negende keuze
keys-first = Eerste keuze
keys-enter = Kiezen
keys-escape = Sluiten wat open is, of de begonnen stap ongedaan maken
keys-arrows = Over de kaart bewegen
keys-map = Hele kaart
keys-rule = Regel bij de selectie
keys-skip = Animatie beëindigen
keys-step = Animatie: volgende stap, pauze
title-your-move = ● Jouw zet · { $game }
notice-title = Jij bent aan zet: { $game }
notice-body = De anderen wachten op je.

## Het verloop
log = Verloop
log-about = Het nieuwste staat onderaan.
log-made = De tafel is gemaakt.
log-sat = { $name } schuift aan.
log-stood = { $name } verlaat de plaats.
log-bot = { $name }, een bot ({ $level }), schuift aan.
log-undone = { $name } maakt een stap ongedaan.
log-muted = { $name } is gedempt.
log-unmuted = { $name } mag weer chatten.
log-reminded = De tijd van { $name } is bijna om.
log-time-up = De tijd van { $name } is om.
log-resumed = De server is opnieuw gestart. Wie aan de beurt is, krijgt opnieuw de volle tijd.
log-stand-in = Een bot ({ $level }) speelt voor { $name } tot de terugkeer.
log-stand-in-moved = Een bot speelt voor { $name }:
log-resigned = { $name } geeft op.
log-ends = { $name } stemt ermee in de partij te beëindigen.
log-ends-not = { $name } wil doorspelen.
log-voted = { $name } stemt over { $about }: { $vote }.
log-rematch = De tafel voor de volgende partij is open.
ended-played = De partij is afgelopen.
ended-agreed = Alle spelers stemden in met het einde van de partij.
ended-resigned = Op één na gaf iedereen op.
ended-left = De partij eindigde omdat een speler vertrok.
ended-abandoned = De tafel werd vóór de partij geannuleerd.
ended-closed = De tafel werd gesloten.
ended-broken = De partij stopte door een programmafout. De stand is bewaard.

## Chat
chat = Chat
chat-empty = Nog geen berichten.
chat-say = Schrijf een bericht
chat-send = Versturen
chat-watchers = aan toeschouwers

## Rond de partij
table-menu = Tafelmenu
table-name = De naam van deze tafel
is-here = online
is-away = afwezig
has-resigned = gaf op
has-stand-in = een bot speelt in hun plaats
take-seat-back = Plaats terugnemen
watching = { $count ->
        [one] 1 toeschouwer
       *[other] { $count } toeschouwers
    }
stand = Een bot voor mij laten spelen
stand-sure = Een bot speelt voor je tot je je plaats terugneemt.
resign = Opgeven
resign-sure = Je verlaat de partij voorgoed, en een bot speelt haar voor je uit. Dat kan niet ongedaan worden gemaakt.
end-together = { $count ->
        [0] Voorstellen om te stoppen
       *[other] Met stoppen instemmen (tot nu toe { $count })
    }
end-not = Intrekken: doorspelen
vote-about = De tijd van { $name } is om. Wat moet er gebeuren?
vote-wait = Verder wachten
vote-skip = Een bot doet deze zet
vote-replace = Een bot neemt het over
vote-end = Partij beëindigen
record = Verslag downloaden
report = Probleem melden
report-about = De melding gaat naar de beheerder van deze server. Ze bevat wat je ziet, het verslag voor zover je het mag zien, versienummers en meldingen van je browser, maar geen geheimen van anderen.
report-what = Wat ging er mis?
report-send = Melding versturen
report-thanks = Dank je. Je melding heeft nummer { $number }.
hint = Tip
hint-thinking = Een bot bekijkt wat jij kunt zien…
hint-would = Voorstel
hint-do = Dit spelen
hint-thanks = Sluiten
hint-not-now = Je kunt een tip vragen als je aan zet bent.
hint-turn = De hele beurt spelen

## Het einde
sheet-game = { $game }, { $players ->
        [one] één speler
       *[other] { $players } spelers
    }
sheet-wins = { $count ->
        [one] { $names } wint met { $score }
       *[other] { $names } winnen met { $score }
    }
sheet-you-win = Je wint met { $score }
sheet-part = Score per onderdeel
sheet-before = Vóór aftrek
sheet-together = Totaal
sheet-place = Plaats
sheet-rank-of = { $rank }e
sheet-counting = Eindtelling
sheet-rank = { $name } bereikt de rang { $rank } met { $score }
sheet-tied-rattus = { $first } en { $name } hebben evenveel punten; { $name } zit later, geteld vanaf de laatste beurt.
sheet-tied-pest = { $first } en { $name } hebben evenveel aanzien; { $name } heeft minder invloed.
sheet-decided = Wat het verschil maakte: { $part }, { $points } punten, { $lead } meer dan { $name }.
sheet-sheet = De beste score in een rij staat vet. Wijs een rij aan om te zien hoe ze telt.
sheet-now = En nu?
sheet-again = Nog een keer
sheet-again-about = Een nieuwe partij met dezelfde spelers. Iedereen schuift een plaats op en krijgt de kleur van die plaats; een bot heet naar zijn plaats.
sheet-join-again = Naar de volgende partij
sheet-replay = De herhaling bekijken
sheet-picture = Als afbeelding opslaan
sheet-map = De kaart aan het eind
seal-title = Schudding controleren
seal-about = Vóór het delen publiceerde de server de vingerafdruk (SHA-256) van zijn startwaarde. Nu is de startwaarde openbaar: de vingerafdruk moet kloppen, en elke trekking moet eruit volgen.
seal-shared = De gastheer koos deze verdeling om haar nog eens te spelen; de startwaarde was dus bekend.
seal-seal = Vingerafdruk
seal-seed = Startwaarde
seal-check = In deze browser controleren
seal-checking = Elke trekking wordt nagespeeld…
seal-published = Vingerafdruk gepubliceerd vóór de eerste trekking, { $time }
seal-opened = De startwaarde past bij de vingerafdruk
seal-broken = De startwaarde past niet bij de vingerafdruk
seal-replayed = { $draws ->
        [one] 1 trekking nagespeeld, en ze klopt
       *[other] { $draws } trekkingen nagespeeld, alle kloppen
    }
seal-differs = Een trekking volgt niet uit de startwaarde
seal-anywhere = of op elke computer:

## Herhaling
replay = Herhaling
replay-result = Uitslag
replay-turn = Beurt { $turn } van { $turns }.
replay-step = Stap { $step } van { $steps }
replay-seen-by = Gezien door
replay-eye-open = Alles open
replay-eye-watcher = Een toeschouwer
replay-link = Link naar dit moment
replay-fork = Vanaf hier doorspelen
replay-fork-about = Wat je op dat moment niet wist, wordt opnieuw geschud. Bots nemen de andere plaatsen in.
replay-fork-seat = Jij speelt
replay-fork-level = De bots zijn
replay-play = Afspelen
replay-pause = Pauzeren
replay-back = Een stap terug
replay-on = Een stap verder
replay-turn-back = Een beurt terug
replay-turn-on = Een beurt verder
replay-boards = Borden en kaarten
replay-moves = Zetten
replay-deaths = Verliezen
replay-scrubber = Positie in de partij
replay-chances = Winstkansen
replay-share = Aandeel in de blokjes
replay-eye-seat = Gezien door { $name }
replay-eyes-seat = Je ziet wat { $name } zag. Een oog markeert de ratten die { $name } had bekeken; alle andere blijven gedekt.
replay-eyes-watcher = Je ziet wat toeschouwers zagen: gedekte ratten blijven gedekt.
replay-eyes-open = Alles ligt open. Wijs een gebied aan om zijn ratten te zien.
replay-died = { $count ->
        [one] 1 blokje verloren.
       *[other] { $count } blokjes verloren.
    }
replay-deal = opstelling
replay-next = is hierna

## Wie je bent
me-title = Jij
me-about = Je hebt alleen een naam nodig. Deze browser bewaart je plaatsen; een herstellink of een account brengt ze naar een ander apparaat.
me-name = Naam
me-rename = Naam opslaan
me-renamed = Je heet nu { $name }.
me-elsewhere = Op een ander apparaat
me-elsewhere-about = Open een herstellink in een andere browser om je plaatsen en partijen daar ook te hebben.
me-recovery = Herstellink
me-recovery-make = Herstellink maken
me-recovery-warning = Wie deze link heeft, kan als jij spelen. Houd hem geheim. Een nieuwe link vervangt hem.
me-link-made = Hier is je link.
me-recovered = Welkom terug.
me-account = Account (niet verplicht)
me-account-of = Account { $login }
me-account-about = Met een naam en een wachtwoord kun je je op elk apparaat aanmelden. Meer is niet nodig.
me-account-have = Daarmee kun je je op elk apparaat aanmelden.
me-account-make = Account maken
me-account-kept = Opgeslagen.
me-login = Accountnaam
me-password = Wachtwoord, minstens 8 tekens
me-old-password = Huidig wachtwoord
me-new-password = Nieuw wachtwoord, minstens 8 tekens
me-change-password = Wachtwoord wijzigen
me-sign-in = Aanmelden
me-signed-in = Welkom terug.
me-leave = Afmelden
me-everywhere = Overal afmelden
me-everywhere-about = Meldt je af in elke browser, ook in deze. Zonder account of herstellink verlies je je plaatsen.
me-everywhere-do = Afmelden
me-signed-out = Je bent overal afgemeld.
me-delete = Mijn gegevens wissen
me-delete-about = Je naam en account worden gewist, en bots nemen je plaatsen in lopende partijen over. Afgelopen partijen blijven, zonder je naam. Dat kan niet ongedaan worden gemaakt.
me-delete-do = Wissen
me-deleted = Je gegevens zijn gewist.

## Regels
rules-find = Zoeken in deze regels
rules-in-english = Het regelboek van dit project is in het Engels geschreven.

## Eerlijk schudden
fair-title = Zo werkt eerlijk schudden
fair-intro = Je hoeft de server niet te vertrouwen. Na afloop kan iedereen nagaan dat hij niet heeft gekozen wat er werd getrokken.
fair-seal = Vóór het delen: een vingerafdruk
fair-seal-about = De server trekt een geheime startwaarde en publiceert haar SHA-256-hash op de pagina van de tafel. De hash verraadt de startwaarde niet, en geen andere past erbij.
fair-deal = Tijdens de partij: elke trekking uit de startwaarde
fair-deal-about = Een vaste regel berekent elke rat, kaart en startspeler uit de startwaarde en het nummer van de trekking. Keuzes van spelers veranderen daar niets aan.
fair-open = Na de partij: de startwaarde
fair-open-about = De startwaarde en het hele verslag worden openbaar.
fair-check = De controle
fair-check-about = Op de pagina van een afgelopen partij vergelijkt één klik de hash in je browser en speelt elke trekking na. "miasma verify" doet hetzelfde met het verslag op elke computer.
fair-bots = Bots zien hetzelfde als een mens op hun plaats. Een test controleert dat wat ze niet kunnen weten hun zetten niet verandert.

## De begeleide eerste partij
nav-learn = Leren
front-learn = Leer het al spelend
learn-about = Je speelt een echte partij tegen een beginnersbot. Alles wordt uitgelegd als het voor het eerst gebeurt. Je kunt stappen ongedaan maken, een tip vragen en elke regel nalezen.
learn-title = Je eerste partij
learn-step = { $step } van { $steps }
learn-understood = Begrepen
learn-waiting = Alles wordt uitgelegd zodra het voor het eerst voorkomt. Speel gewoon door.
learn-end = Uitleg stoppen
today-title = Het spel van vandaag
today-about = Een solospel van Pest met dezelfde schudding voor iedereen op deze server, tot middernacht UTC. Je eerste poging telt; daarna kun je oefenen zo vaak je wilt.
today-play = Speel het spel van vandaag
today-go-on = Ga verder met je spel
today-sheet = Je scoreblad
today-practise = Oefen met dezelfde schudding
today-result = Je resultaat: { $score }, plaats { $place } van { $of }
today-unfinished = Je poging eindigde voortijdig en heeft geen resultaat.
today-until = De volgende schudding komt { $when }.
today-results = Resultaten
today-nobody = Nog niemand is klaar. Wees de eerste.
today-tries = Begonnen: { $begun }, voltooid: { $finished }
today-bar =
    { $from } tot { $to }: { $tries ->
        [one] één poging
       *[other] { $tries } pogingen
    }
today-bar-own =
    { $from } tot { $to }: { $tries ->
        [one] één poging
       *[other] { $tries } pogingen
    }, ook de jouwe
today-you = jij
today-back = Resultaten van vandaag
pack-played = Gespeeld met het pakket “{ $name }”, hash { $hash }
pack-title = Datapakket uploaden
pack-about = De fiches, kaarten, kosten en kaart van een spel zijn bestanden. Wijkt jouw uitgave af, upload dan de afwijkende bestanden. Ze worden gecontroleerd en elke fout wordt genoemd. Een geldig pakket kan voor een tafel worden gekozen, waar iedereen de naam en de hash ziet.
pack-game = Spel
pack-name = Naam van het pakket
pack-files = Bestanden (.toml), meerdere mogelijk
pack-check = Controleren en uploaden
pack-checking = Wordt nagekeken…
pack-kept = { $name } is geldig en opgeslagen
pack-hash = Hash:
pack-play = Er een tafel mee maken
pack-faults = Fouten: { $count }
pack-nothing-kept = Er is niets opgeslagen. Herstel deze fouten en probeer het opnieuw.
pack-yours = Pakketten uit deze browser
pack-box = Standaardbestanden downloaden
