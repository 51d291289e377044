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
loading = Een ogenblik.
just-now = zojuist
you = jij
nav-main = Hoofdmenu
nav-tables = Tafels
nav-rules = Regels
nav-fair = Eerlijk schudden
title-rattus = Rattus
title-pest = Pest
me-link = Je bent { $name }
me-nameless = Naamloos
foot-own = Eigen regelteksten en eigen tekeningen. Niet verbonden met de uitgevers.
foot-fair = Hoe bewezen wordt dat eerlijk is geschud
lost-title = Hier is niets
lost-about = Dit adres leidt nergens heen; misschien ontbreekt er een letter aan het eind.
lost-home = Naar de voorpagina

## Instellingen
settings = Instellingen
settings-theme = Licht of donker
settings-speed = Hoe snel alles beweegt
settings-still = Niets beweegt, alles verandert meteen
settings-confirm = Nog eens vragen voor wat niet terug te nemen is
settings-sound = Een zacht geluid als je aan zet bent
settings-notices = Een melding als je aan zet bent en dit tabblad verborgen is
theme-light = Licht
theme-dark = Donker
speed-skip = Meteen
speed-fast = Snel
speed-usual = Gewoon
speed-slow = Langzaam

## De voorpagina
front-title =
    Twee spellen over de pest,
    één tafel.
front-about = Rattus en Pest, compleet, in de browser: alleen tegen eerlijke bots, samen achter één scherm, of met vrienden ver weg, live of met een zet per dag. Zonder account.
front-start = Tafel openen
front-join = Meedoen met een link
front-rattus = Bevolk middeleeuws Europa terwijl de ratten zich verzamelen. Elke stand die je helpt, tekent je ook voor de pest.
front-rattus-players = 2 tot 6 spelers
front-rattus-time = 45 minuten
front-rattus-boxes = met Rattenvanger en Africanus
front-pest = Genees een rijk in drie tijdperken. Negen paren acties, hoogstens vier per jaar, en een quarantaine die altijd te klein is.
front-pest-players = 1 tot 5 spelers
front-pest-time = twee tot drie uur
front-pest-boxes = duel en solo
front-pest-alone = Alleen of als duel
front-play-bots = Tegen bots spelen
front-play-friends = Met vrienden
front-read-rules = Regels lezen
front-fair = Elk schudden is te controleren
front-fair-about = Een zegel op de startwaarde wordt voor het delen bekendgemaakt en na afloop geopend. Bots zien wat hun plaats ziet.
front-fair-how = Hoe dat werkt
join-label = De link die je kreeg
join-go = Naar de tafel
your-games = Jouw partijen
open-tables = Open tafels
finished-games = Afgelopen partijen
all-tables = Alle tafels
no-games = Nog geen. Een partij tegen bots kost één klik.
no-open-tables = Geen tafel wacht op spelers. Open er een die hier te zien is.
no-finished = Nog geen.
lists-failed = De tafels zijn nu niet op te vragen; we proberen het opnieuw.
your-move = Jij bent aan zet
others-move = Anderen zijn aan zet
finished = Afgelopen
gathering = Wacht op spelers
sit-down = Aanschuiven
list-deadline = tijd eindigt { $when }
list-title = { $box ->
        [pied_piper] { $game }, Rattenvanger
        [africanus] { $game }, Africanus
        [both] { $game }, Rattenvanger en Africanus
        [duel] { $game }, duel
        [solo] { $game }, solo
       *[other] { $game }
    }
list-free = { $count ->
        [one] { $people }; één plaats vrij
       *[other] { $people }; { $count } plaatsen vrij
    }

## Tempo
pace-live = Live
pace-correspondence = Een zet per dag
pace-relaxed = Zonder klok
pace-live-about = live, { $turn ->
        [one] een minuut
       *[other] { $turn } minuten
    } per beurt, { $reserve } in reserve
pace-correspondence-about = { $hours ->
        [24] een zet per dag
       *[other] { $hours } uur per zet
    }
pace-relaxed-about = zonder klok
pace-live-note = Een minuut per beurt, en vijftien in reserve voor de hele partij.
pace-correspondence-note = Een dag voor elke zet; wie te lang wegblijft, wordt door een bot vervangen.
pace-relaxed-note = Zoveel tijd als iedereen wil.

## Een nieuwe tafel
new-title = Een nieuwe tafel
new-about = Alles heeft al een verstandig antwoord. Verander wat je wilt; de tafel komt er als jij het zegt.
new-table = Tafel
new-boxes = Dozen
new-seats = Plaatsen
new-open = Vrij
new-friend = Gast { $number }
new-seat-is = Wie op plaats { $number } zit
new-seat-open = wie de link heeft
new-seat-here = iemand achter dit scherm
new-seat-bot = bot, { $level }
new-seat-add = Plaats toevoegen
new-seat-remove = Plaats { $number } weghalen
new-seats-more = Vijf en zes spelers hebben Africanus nodig.
new-pace = Tempo
new-company = Gezelschap
new-public = Bij de open tafels tonen
new-public-note = Anders leidt alleen de link hierheen.
new-spectators = Anderen mogen meekijken
new-spectators-note = Ze zien wat iedereen aan tafel ziet, en geen verborgen rat.
new-hints = Tips
new-hints-note = Wie speelt, mag een bot vragen wat hij zou doen en waarom.
new-odds = Kansen van de pest
new-odds-note = Om te leren: wat een zet van de pest waarschijnlijk kost.
new-readings = Lezingen van de regels
new-more-readings = { $count ->
        [one] Nog één
       *[other] Nog { $count }
    }
new-cards = Klassenkaarten in het spel
new-cards-chosen = { $chosen } van { $count } gekozen
new-cards-drawn = { $count } worden getrokken
new-sets = Kaartensets
new-set-base = De zes van het basisspel
new-set-base-note = De zes kaarten van het basisspel: het beste begin.
new-set-prosperous_times = Voorspoedige tijden
new-set-prosperous_times-note = Blokjes zijn er genoeg; het gaat erom met wie je het land deelt.
new-set-rat_control = De ratten de baas
new-set-rat_control-note = Weinig ratten komen erdoor: muren, bisschoppen en nonnen houden de pest tegen, en de Rattenvanger leidt haar waarheen hij wil.
new-set-europe_at_war = Europa in oorlog
new-set-europe_at_war-note = De pest trekt ver, en niemands land is veilig.
new-set-one_from_each_class = Uit elke stand één
new-set-one_from_each_class-note = Het toeval trekt uit elke stand één kaart.
new-set-random = Willekeurig
new-set-random-note = Het toeval trekt uit alle kaarten van de dozen.
new-set-picked-note = Je eigen keuze. Klik op een kaart om haar neer te leggen of terug te nemen.
new-fault-cards = Er liggen { $chosen } kaarten, en er zijn er { $count } nodig.
new-sum = { $players } spelers, { $regions } gebieden, { $rats } ratten.
new-absent = Geen kaart van { $classes } is in het spel: die tekens op de ratten doen niets.
new-game = Spel
new-spectators-note-pest = Ze zien wat iedereen aan tafel ziet.
new-box = Toch met de doos spelen
new-box-note = Gespeeld wordt met het materiaal uit de doos. Je kunt in plaats daarvan eigen materiaal gebruiken:
new-pest-which = Welk spel
new-pest-base = Het rijk
new-pest-base-note = Twee tot vijf genezen het rijk naast elkaar; het meeste aanzien wint.
new-pest-duel = Het duel
new-pest-duel-note = Twee tegen elkaar op een kleinere kaart, met een neutrale rivaal in de hoofdstad.
new-pest-solo = Alleen
new-pest-solo-note = Jij alleen tegen de pest, om een rang uit de tabel van het boek.
new-pest-variable = Variabele opstelling
new-pest-variable-note = Toevallig getrokken markers veranderen wat plaatsen geven, en sommige brengen een zieke: geen spel is gelijk.
new-pest-sum = { $players ->
        [one] Eén speler
       *[other] { $players } spelers
    }, drie tijdperken van elk twee jaar.
short-cemetery_choice-harmless_full = onschadelijke vakken vol
short-cemetery_choice-all_full = alle vakken vol
short-market_refresh-five = vijf kaarten
short-market_refresh-two = twee kaarten
short-capital_reward-per_action = één keer per actie
short-capital_reward-per_person = voor elke persoon
short-castle_counts-no = nee
short-castle_counts-yes = ja
short-resource_set_prestige-1 = één aanzien
short-resource_set_prestige-3 = drie aanzien
short-small_marker_draw-15_10_5 = 15, 10, 5
short-small_marker_draw-5_15_10 = 5, 15, 10
short-solo_neutral_cleared-yes = geleegd
short-solo_neutral_cleared-no = blijft
new-make = Tafel openen
short-plague_start-random = willekeurig
short-plague_start-start_player_chooses = startspeler kiest
short-first_player-random = willekeurig
short-first_player-seat = de eerste plaats
short-final_knight-at_the_end = aan het eind
short-final_knight-at_once = meteen
short-removed_with_three-6 = zes
short-removed_with_three-8 = acht
short-end_by_cubes-on_board = alle op het bord
short-end_by_cubes-supply_empty = voorraad leeg
short-potions-automatic = niemand
short-potions-ask_owner = de eigenaar
short-potions_limited-yes = tien
short-potions_limited-no = onbeperkt
short-soldier_draws_from-used = uit de gebruikte
short-soldier_draws_from-all = uit alle
short-final_order-last_player = de laatste speler
short-final_order-map = de kaart
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
room-waiting = De tafel loopt vol.
room-open = De tafel is gedekt
room-full = Iedereen is er
room-closed = Deze tafel is gesloten
room-invited = uitgenodigd
room-invite-copy = Uitnodiging kopiëren
room-fill = Bots voor de rest
room-stand = Opstaan
room-clear = Plaats vrijmaken
room-name = Hoe zullen we je noemen?
room-start = Beginnen
room-start-when = Zodra elke plaats bezet is, door mensen of door bots.
room-host-starts = Wie de tafel opende, start de partij.
room-abandon = Tafel opgeven
room-invite = Iemand uitnodigen
room-invite-about = Wie deze link heeft, kan aanschuiven, zonder account.
room-link = De link naar deze tafel
room-code = De link als QR-code
room-seal = Het zegel op het schudden, bekendgemaakt voor het delen:

## Aan tafel
the-table-of = De tafel van { $game }
tools = Gereedschap
steps-of-the-turn = Stappen van de beurt
step-now = nu
step-done = gedaan
step-open = komt nog
your-move-now = Jij bent aan zet.
your-move-as = { $name } is aan zet.
they-move = { $count ->
        [one] { $names } is aan zet.
       *[other] Het wachten is op { $names }.
    }
bot-thinks = { $count ->
        [one] { $names } denkt na.
       *[other] { $names } denken na.
    }
sent = Verstuurd. De tafel antwoordt zo.
line-down = De verbinding is weg. Je plaats blijft van jou; nieuwe poging over { $seconds } s.
clock-left = tijd over
clock-turn = Tijd voor deze beurt en de reserve daarna
clock-reserve = Reserve voor de hele partij
clock-deadline = Zetten vóór { $when }
line-try = Nu proberen
line-no-answer = De server antwoordde niet. Zo staat de tafel er nu voor.
game-over = De partij is afgelopen.
forked = Speelt een andere partij verder
not-possible = Nu niet
not-thing = Niet { $thing }
undo = Terug
undo-title = Het laatste antwoord terugnemen (U)
undo-nothing = Er is niets terug te nemen.
reset = Terug naar waar je begon
reset-title = Alles terugnemen wat kan (R). { $limit }
final = Dat kan niet worden teruggenomen.
final-do = Doen
final-not-yet = Nog niet
take-back = Terugnemen
answers = Antwoorden
tell-pause = Pauzeren
tell-go-on = Verder
tell-step = Volgende
tell-skip = Naar het eind
no-choices = Er wordt je nu niets gevraagd.
drawer-fold = Lade in- of uitklappen
tabs = Delen van de tafel
tab-choices = Keuzes
tab-cards = Kaarten
tab-players = Spelers
tab-board = Bord
tab-capital = Hoofdstad
tab-log = Verloop
tab-chat = Chat
facts = De tafel in woorden
missed = Sinds je hier het laatst was
missed-go = Naar de tafel
title-your-move = ● Jouw zet · { $game }
notice-title = Jij bent aan zet: { $game }
notice-body = De tafel wacht op je.

## Het verloop
log = Verloop
log-about = Het nieuwste eerst. Elke zin noemt zijn regel.
log-made = De tafel werd geopend.
log-sat = { $name } schuift aan.
log-stood = { $name } staat op.
log-bot = { $name }, een bot ({ $level }), schuift aan.
log-undone = { $name } neemt een zet terug.
log-muted = { $name } mag niet meer chatten.
log-unmuted = { $name } mag weer chatten.
log-reminded = Op { $name } wordt gewacht, en de tijd is bijna om.
log-time-up = De tijd van { $name } is om.
log-resumed = De server is opnieuw gestart. Wie aan de beurt is, krijgt opnieuw de volle tijd.
log-stand-in = Een bot ({ $level }) speelt voor { $name } tot de terugkeer.
log-stand-in-moved = Een bot speelt voor { $name }:
log-resigned = { $name } geeft op.
log-ends = { $name } wil de partij wel beëindigen.
log-ends-not = { $name } speelt toch liever door.
log-voted = { $name } stemt over { $about }: { $vote }.
log-rematch = Er is een tafel voor de volgende partij.
ended-played = De partij is afgelopen.
ended-agreed = Iedereen wilde de partij beëindigen.
ended-resigned = Op één na gaf iedereen op.
ended-left = De partij eindigde omdat iemand weg was.
ended-abandoned = De tafel werd voor de partij opgegeven.
ended-closed = De tafel werd gesloten.
ended-broken = De tafel stopte door een fout in het programma; de stand is bewaard.

## Chat
chat = Chat
chat-empty = Nog heeft niemand iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
chat-watchers = onder kijkers
chat-mute = Dempen
chat-unmute = Laten praten

## Rond de partij
table-menu = Aan deze tafel
is-here = hier
is-away = weg
has-resigned = gaf op
has-stand-in = een bot speelt tot de terugkeer
take-seat-back = Plaats terugnemen
watching = { $count ->
        [one] Eén kijkt mee
       *[other] { $count } kijken mee
    }
stand = Plaats aan een bot overlaten
stand-sure = Een bot speelt voor je tot je de plaats terugneemt.
resign = Opgeven
resign-sure = Je ligt uit de partij, en een bot speelt voor je verder. Dat is niet terug te nemen.
end-together = { $count ->
        [0] Samen stoppen voorstellen
       *[other] Met stoppen instemmen (tot nu toe { $count })
    }
end-not = Toch doorspelen
vote-about = De tijd van { $name } is om. Wat nu?
vote-wait = verder wachten
vote-skip = een bot doet deze zet
vote-replace = een bot speelt verder
vote-end = de partij beëindigen
record = Verslag van de partij
report = Fout melden
report-about = Wat je ziet, het verslag voor zover jij het mag zien, de versies en de meldingen van de browser gaan naar de beheerder van deze server; van andermans geheimen niets.
report-what = Wat ging er mis? Een paar woorden is genoeg.
report-send = Versturen
report-thanks = Dank je. De melding heeft nummer { $number }.
odds-title = Als de pest naar { $region } trekt
odds-none = Niemand zou een blokje verliezen.
odds-cubes = ongeveer { $cubes } blokjes
hint = Tip
hint-thinking = Een bot bekijkt wat jij kunt zien.
hint-would = Hij zou:
hint-do = Dat doen
hint-thanks = Ik denk erover na
hint-not-now = Een tip is er als jij aan zet bent.

## Het einde
sheet-game = { $game }, { $players ->
        [one] één speler
       *[other] { $players } spelers
    }
sheet-wins = { $count ->
        [one] { $names } wint met { $score }
       *[other] { $names } winnen met { $score }
    }
sheet-part = Waar de score vandaan komt
sheet-together = Samen
sheet-place = Plaats
sheet-total = In totaal
sheet-counting = De telling
sheet-rank = { $name } wordt { $rank } met { $score }
sheet-tied-rattus = { $name } heeft er evenveel, maar zit later, geteld vanaf de laatste beurt.
sheet-tied-pest = { $name } heeft evenveel, maar minder invloed.
sheet-decided = Wat het besliste: { $part } met { $points }, { $lead } meer dan { $name }.
sheet-sheet = Het hoogste in een rij staat vet. Wijs een rij aan om te zien hoe ze telt.
sheet-now = En nu?
sheet-again = Nog een keer
sheet-join-again = Naar de volgende partij
sheet-replay = De herhaling bekijken
seal-title = Het schudden is te controleren
seal-about = Voor het delen maakte de server een zegel bekend. Nu heeft hij het geopend: de startwaarde moet bij het zegel passen, en elke trekking moet eruit volgen.
seal-shared = Wie de tafel opende, koos deze verdeling om haar nog eens te spelen; de startwaarde was dus bekend.
seal-seal = Zegel
seal-seed = Startwaarde
seal-check = In deze browser controleren
seal-checking = Elke trekking wordt nagespeeld.
seal-published = Zegel bekendgemaakt voor de eerste trekking, { $time }
seal-opened = Startwaarde geopend; haar hash is het zegel
seal-broken = De hash van de startwaarde is niet het zegel
seal-replayed = { $draws ->
        [one] Eén trekking nagespeeld, en ze klopt
       *[other] { $draws } trekkingen nagespeeld, en ze kloppen allemaal
    }
seal-differs = Een trekking volgt niet uit de startwaarde
seal-anywhere = of op elke computer:

## Herhaling
replay = Herhaling
replay-turn = Beurt { $turn } van { $turns }.
replay-step = Stap { $step } van { $steps }
replay-seen-by = Gezien door
replay-eye-open = Alles open
replay-eye-watcher = Een kijker
replay-link = Link naar dit moment
replay-fork = Vanaf hier doorspelen
replay-fork-about = Wat je toen niet wist, wordt opnieuw gedeeld, en bots nemen de andere plaatsen in.
replay-fork-seat = Jij speelt
replay-fork-level = De anderen zijn
replay-play = Afspelen
replay-pause = Pauzeren
replay-back = Een stap terug
replay-on = Een stap verder
replay-moves = Zetten
replay-deaths = Doden
replay-scrubber = Stap van de partij
replay-chances = Winstkansen
replay-share = Aandeel in de blokjes
replay-eye-seat = Gezien door { $name }
replay-eyes-seat = Je ziet wat { $name } zag: ratten die { $name } bekeek dragen een oog, alle andere blijven gedekt.
replay-eyes-watcher = Je ziet wat toeschouwers zagen: elke gedekte rat blijft gedekt.
replay-eyes-open = Alles ligt open. Wijs een gebied aan om zijn ratten te zien.
replay-died = { $count ->
        [one] Eén stierf.
       *[other] { $count } stierven.
    }
replay-deal = begin
replay-next = is hierna

## Wie je bent
me-title = Jij
me-about = Een naam is genoeg. Deze browser bewaart je plaatsen; een link of een account brengt ze naar een andere.
me-name = Naam
me-rename = Noem me zo
me-renamed = Vanaf nu heet je { $name }.
me-elsewhere = Op een ander apparaat
me-elsewhere-about = Met een herstellink ben je ook in een andere browser jezelf: met je plaatsen en partijen.
me-recovery = Herstellink
me-recovery-make = Herstellink maken
me-recovery-warning = Wie deze link heeft, kan als jij spelen. Houd hem voor jezelf; een nieuwe maakt hem ongeldig.
me-link-made = Hier is je link.
me-recovered = Welkom terug.
me-account = Een account, als je dat wilt
me-account-of = Account { $login }
me-account-about = Met een naam en een wachtwoord kun je je overal aanmelden. Verder wordt niets gevraagd.
me-account-have = Daarmee kun je je overal aanmelden.
me-account-make = Account maken
me-account-kept = Bewaard.
me-login = Accountnaam
me-password = Wachtwoord, minstens 8 tekens
me-old-password = Wachtwoord tot nu toe
me-new-password = Nieuw wachtwoord, minstens 8 tekens
me-change-password = Wachtwoord wijzigen
me-sign-in = Aanmelden
me-signed-in = Welkom terug.
me-leave = Vertrekken
me-everywhere = Overal afmelden
me-everywhere-about = Elke browser vergeet je, deze ook. Zonder account of herstellink is er geen weg terug naar je plaatsen.
me-everywhere-do = Afmelden
me-signed-out = Je bent overal afgemeld.
me-delete = Alles over mij wissen
me-delete-about = Je naam en account worden gewist, en bots nemen je lopende plaatsen in. Afgelopen partijen blijven, zonder je naam. Dat is niet terug te nemen.
me-delete-do = Wissen
me-deleted = Alles weg.

## Regels
rules-rattus-base = Rattus
rules-rattus-pied-piper = Rattenvanger
rules-rattus-africanus = Africanus
rules-pest = Pest
rules-find = Zoeken in deze regels
rules-in-english = Het regelboek van dit project is in het Engels geschreven.

## Eerlijk schudden
fair-title = Hoe bewezen wordt dat eerlijk is geschud
fair-intro = Niemand hoeft de server te vertrouwen: iedereen kan achteraf nagaan dat hij niet heeft uitgekozen wat er getrokken werd.
fair-seal = Voor het delen een zegel
fair-seal-about = De server trekt een geheime startwaarde en maakt haar SHA-256-hash bekend op de pagina van de tafel. De hash verraadt niets, en geen andere startwaarde past erbij.
fair-deal = In de partij elke trekking uit de startwaarde
fair-deal-about = Elke rat, elke kaart en de startspeler volgen volgens een vaste regel uit de startwaarde en het nummer van de trekking; wat spelers kiezen, verandert daar niets aan.
fair-open = Na afloop de startwaarde
fair-open-about = Nu kan iedereen de startwaarde en het hele verslag zien.
fair-check = De controle
fair-check-about = Op de pagina van een afgelopen partij neemt één klik de hash in je browser en speelt elke trekking na. Met het verslag doet "miasma verify" hetzelfde op elke computer.
fair-bots = Bots krijgen hetzelfde te zien als een mens op hun plaats, en een test houdt ze daaraan: wat ze niet kunnen weten, kan hun zet niet veranderen.

## De begeleide eerste partij
nav-learn = Leren
front-learn = Leer het in tien minuten
learn-page = Rattus in tien minuten
learn-about = Je speelt een echte partij tegen een bot die zelf nog nieuw is, en alles wordt uitgelegd als het voor het eerst gebeurt. Je kunt terugnemen, een tip vragen en elke regel nalezen.
learn-point-rats = Waar ratten liggen, kun je blokjes plaatsen: zoveel als er ratten zijn. Wie aan het eind de meeste heeft, wint.
learn-point-cards = Klassenkaarten geven je vermogens, en tekenen je: hun teken op een rat kost je een blokje.
learn-point-plague = Aan het eind van je beurt verplaats je de pest. Waar ze blijft staan, worden de ratten omgedraaid.
learn-point-end = Als de zak leeg is, trekt de pest een laatste keer door elk gebied.
learn-pest-page = Pest: je eerste jaar
learn-pest-point-pest = Elk jaar komt er een pest en worden mensen ziek. Een plaats met te veel zieken gaat verloren; een gebouw, een dokter of een kamp beschermt haar.
learn-pest-point-grid = Elke beurt zet je een assistent op je raster en doe je twee acties: één van de kolom, één van de rij.
learn-pest-point-people = Neem zieken op, genees ze met kruiden, en laat de gezonden in je gebouwen werken of in de hoofdstad voor je spreken.
learn-pest-point-end = Na drie tijdperken van twee jaar wint het meeste aanzien: voor taken, gebouwen, genezenen, technologieën en invloed, min de schande van de doden.
learn-pest-begin = Begin het begeleide jaar
learn-begin = Begin de begeleide partij
learn-title = Je eerste partij
learn-step = { $step } van { $steps }
learn-understood = Begrepen
learn-cubes = Twee blokjes om te beginnen
learn-cubes-about = Kies een verlicht gebied en zet je eerste twee blokjes daar. Waar ratten liggen, kun je later meer plaatsen, en waar ratten liggen, slaat de pest toe.
learn-turn = Een beurt heeft drie delen
learn-turn-about = A: neem één klassenkaart, als je wilt. B: plaats blokjes in één gebied, zoveel als er ratten liggen; de kleine bordjes op de kaart zeggen hoeveel. C: verplaats de pest; daarmee eindigt je beurt. Wat goud oplicht, mag je nu doen.
learn-card = Een kaart in je hand
learn-card-about = Haar vermogen kun je één keer in elk van je beurten gebruiken. Maar als een rat met het teken van haar stand uitbreekt waar jij blokjes hebt, kost dat je er een. Anderen mogen de kaart van je afnemen, en jij die van hen.
learn-plague = Nu de pest
learn-plague-about = Kies "Pest verplaatsen" onder het paleis en dan een buurgebied. Zoek er een waar anderen meer te verliezen hebben dan jij.
learn-spread = De pest verspreidt zich
learn-spread-about = Waar ze aankwam, lagen ratten, dus komen er nieuwe gesloten uit de zak. Je legt elke in een gebied naast de pest; meer dan drie passen er nergens.
learn-ravage = De ratten worden omgedraaid
learn-ravage-about = Een voor een, tot er geen rat of geen blokje meer ligt. Elke toont een grens en tekens.
learn-limit = De grens beslist
learn-limit-about = Een rat breekt uit als er in het gebied minstens zoveel blokjes liggen als haar grens zegt. Daaronder gebeurt er niets.
learn-lost = Wie wat verliest
learn-lost-about = M treft wie daar de meeste blokjes heeft, A treft iedereen, en het teken van een stand treft de houder van die kaart. Een verloren blokje gaat terug naar de voorraad en kan weer worden geplaatst.
learn-final = De slotronde
learn-final-about = De zak is leeg. Iedereen mag elk van zijn kaarten nog één keer gebruiken; dan bezoekt de pest elk gebied.
learn-over = Dat was alles
learn-over-about = Eén punt voor elk blokje op de kaart en in het paleis. Nog een partij tegen sterkere bots, of met vrienden?
today-title = Het spel van vandaag
today-about = Een solospel van Pest, voor iedereen op deze server hetzelfde geschud, tot middernacht wereldtijd. Je eerste poging telt; daarna kun je oefenen zo vaak je wilt.
today-play = Speel het spel van vandaag
today-go-on = Ga verder met je spel
today-sheet = Je scoreblad
today-practise = Oefen met dezelfde schudding
today-result = Je resultaat: { $score }, plaats { $place } van { $of }
today-unfinished = Je poging eindigde voortijdig en heeft geen resultaat.
today-until = Er wordt opnieuw geschud { $when }.
today-results = Hoe het iedereen verging
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
pack-title = Je eigen datapakket
pack-about = Fiches, kaarten, kosten en de landkaart van een spel zijn bestanden. Staat er in jouw uitgave iets anders, upload dan de afwijkende bestanden: ze worden gecontroleerd, elke fout wordt genoemd, en een goed pakket kan voor een tafel worden gekozen. Iedereen aan tafel ziet de naam en de hash.
pack-game = Voor welk spel is het pakket?
pack-name = Hoe heet het?
pack-files = Bestanden (.toml), meerdere tegelijk
pack-check = Nakijken en bewaren
pack-checking = Wordt nagekeken…
pack-kept = { $name } is in orde
pack-hash = Hash:
pack-play = Maak er een tafel mee
pack-faults = Fouten: { $count }
pack-nothing-kept = Er is niets bewaard. Herstel dit en probeer het opnieuw.
pack-yours = Pakketten uit deze browser
pack-box = De bestanden van de doos, om mee te beginnen
