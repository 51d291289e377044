# What the board of Pest says in the browser, beside the sentences of pest.ftl.

## map: the map of the realm, answers in words, the steps of a year
pest-map-label = Kaart van het rijk
pest-map-whole = Hele kaart tonen
pest-map-road-redroad = Rode weg
pest-map-road-blueroad = Blauwe weg
pest-map-road-greyroad = Grijze weg
pest-map-on-redroad = Rode weg
pest-map-on-blueroad = Blauwe weg
pest-map-on-greyroad = Grijze weg
pest-map-sea-tresinne-islands = Tresinne-eilanden
pest-map-sea-southern-bay = Zuidelijke Baai
pest-map-sea-gulun-strait = Straat van Gulun
pest-map-size-village = dorp
pest-map-size-town = stadje
pest-map-size-city = grote stad
pest-map-place = { $place }, { $size }, { $resource }{ $more }
pest-map-capital = { $place }, de hoofdstad
pest-map-destroyed = verwoest
pest-map-port = haven
pest-map-sick = { $count ->
        [one] één zieke
       *[other] { $count } zieken
    }
pest-map-road-sick = { $count ->
        [one] Eén zieke
       *[other] { $count } zieken
    } op de weg tussen { $a } en { $b }
pest-map-doomed = wordt bij de volgende treffer verwoest
pest-map-risk = getroffen door { $count } van { $of } pestkaarten
pest-map-building = { $building } van { $name }
pest-map-doctor = dokter van { $name }
pest-map-camp = kamp van { $name }
pest-map-way = { $steps ->
        [0] geen stap
        [one] één stap
       *[other] { $steps } stappen
    }, { $food ->
        [0] geen voedsel
       *[other] { $food } voedsel
    }
pest-map-way-coins = { $coins ->
        [one] één munt
       *[other] { $coins } munten
    } in plaats van voedsel
pest-map-way-sick = neemt { $sick ->
        [one] één zieke
       *[other] { $sick } zieken
    } mee
pest-map-way-gives = geeft aan het eind { $resource }
pest-map-way-tasks = verzet de taakmarker
pest-map-way-improve = alleen met een verbeterde Verplaats-actie
pest-map-way-camp = onderweg wordt het kamp gezet
pest-map-way-over = via { $places }
pest-map-site = { $influence } invloed
pest-map-site-task = verzet de taakmarker
pest-map-kind-castle = kasteel
pest-map-kind-quarter = wijk
pest-map-kind-workshop = werkplaats
pest-map-kind-factory = fabriek
pest-map-kind-treasury = schatkamer
pest-map-capital-people = { $count ->
        [0] niemand is daar
        [one] één persoon is daar
       *[other] { $count } mensen zijn daar
    }
pest-map-capital-rewards = { $count ->
        [one] één beloning ligt open
       *[other] { $count } beloningen liggen open
    }
pest-map-target-roads = elk stuk van de { $road }
pest-map-target-village = dorpen
pest-map-target-town = stadjes
pest-map-target-city = grote steden
pest-map-target-any = plaatsen
pest-map-target-resource = { $places } met { $resource }
pest-map-target-port = { $places } met een haven ({ $sea })
pest-map-target-on-road = { $places } aan de { $road }
pest-map-pest = De pest
pest-map-pest-people = { $people ->
        [one] Overal komt één zieke.
       *[other] Overal komen { $people } zieken.
    }
pest-map-pest-roads = { $people ->
        [one] één persoon
       *[other] { $people } mensen
    } op de wegen: { $roads }
pest-map-pest-road = { $a }–{ $b }
pest-map-pest-hit = zieken komen naar { $places }
pest-map-pest-taken = { $name } neemt { $people } op: { $places }
pest-map-pest-kept = { $name }: { $people } naar { $space }
pest-map-pest-overflowed = { $name }: het kerkhof is vol
pest-map-pest-spared = Een kaart van { $name } beschermt { $places }
pest-map-pest-waived = { $name } laat zieken toe in { $places }
pest-map-pest-camp = Het kamp van { $name } komt terug uit { $places }
pest-map-pest-fell = verwoest: { $places }
pest-map-pest-spread = verspreidt zich naar { $places }
pest-map-pest-calm = Verder wordt niemand ziek.
pest-map-forecast-about = { $count ->
        [one] Er kan nog één pestkaart komen. Kwam ze nu:
       *[other] Eén van deze { $count } pestkaarten komt nu. Kwam ze nu:
    }
pest-map-forecast-none = Er komt geen pest meer.
pest-map-forecast-hit = { $places ->
        [0] geen plaats getroffen
        [one] één plaats getroffen
       *[other] { $places } plaatsen getroffen
    }{ $roads ->
        [0] { "" }
        [one] , en één stuk weg
       *[other] , en { $roads } stukken weg
    }
pest-map-forecast-fall = verwoest: { $places }
pest-map-forecast-spread = en zich verspreiden naar { $places }
pest-map-forecast-takes = { $name } neemt { $taken } op
pest-map-forecast-harmful = { $harmful } zonder onschadelijk vak
pest-map-forecast-overflow = { $overflow } zonder enig vak
pest-map-forecast-camp = Het kamp van { $name } gaat terug
pest-map-forecast-pointing = Wijs een kaart aan om haar op de landkaart te zien.
pest-map-support = Hulp
pest-map-support-next = Beloofd voor volgend jaar: { $card }
pest-map-support-left = Meeste invloed
pest-map-support-middle = De anderen
pest-map-support-right = Minste invloed
pest-map-also = Ook mogelijk
pest-map-signs = Tekens op de kaart
pest-map-sign-steps = stappen
pest-map-sign-food = voedsel te betalen
pest-map-sign-research = kost onderzoek
pest-map-sign-warning = zieken schaden je
pest-map-sign-influence = invloed
pest-map-sign-task = een stap op het takenspoor
pest-map-facts-none = geen
pest-map-facts-places = Plaatsen
pest-map-facts-place = Plaats
pest-map-facts-gives = Geeft
pest-map-facts-sick = Zieken
pest-map-facts-there = Daar
pest-map-facts-roads = Wegen naar
pest-map-facts-sick-roads = Zieken op wegen
pest-map-facts-road = Weg
pest-map-facts-players = Spelers
pest-map-facts-player = Speler
pest-map-facts-research = onderzoek
pest-map-facts-influence = invloed
pest-map-facts-prestige = aanzien
pest-map-facts-shame = schande
pest-map-facts-quarantine = Zieken in quarantaine
pest-map-facts-recovered = Gezonden op het herstelspoor
pest-map-facts-technologies = Technologieën
pest-map-facts-assistants = Assistenten over
pest-map-facts-score = Punten nu
pest-map-facts-around = Op tafel
pest-map-facts-what = Wat
pest-map-facts-is = Is
pest-map-facts-era = Tijdperk { $era }
pest-map-facts-decrees = Decreten
pest-map-facts-market = Open technologieën
pest-map-facts-rewards = Open beloningen van de hoofdstad
pest-map-color-red = rood
pest-map-color-blue = blauw
pest-map-color-black = grijs
pest-map-find = Plaats zoeken
pest-map-find-none = Geen zo’n plaats
pest-map-not-possible = nu niet mogelijk
pest-choice-cell = { $top } en { $left }
pest-choice-at-ask-castle = Kasteel in { $place }
pest-choice-at-ask-doctor = Dokter naar { $place }
pest-choice-at-ask-site = In { $place } bouwen
pest-choice-at-ask-waive = De zieken in { $place } toelaten
pest-choice-at-ask-spare = In { $place } iemand sparen
pest-choice-move = Naar { $place } gaan
pest-choice-through = Door de hoofdstad naar { $place }
pest-choice-jump = Naar { $place } springen
pest-choice-technology-ask-research = { $technology } kopen
pest-choice-technology-ask-name = { $technology } terugleggen
pest-choice-use = { $technology } gebruiken
pest-choice-do = Nu { $action }
pest-choice-done = Klaar
pest-choice-done-turn = Beurt beëindigen
pest-cure-all = { $count ->
        [one] 1 persoon genezen
       *[other] { $all ->
            [yes] Alle { $count } genezen
           *[no] { $count } genezen, zoveel als je kunt betalen
        }
    }
pest-pay-differently = In plaats daarvan met munten betalen
pest-choice-done-ask-action = Beurt beëindigen
pest-choice-done-ask-step = Hier stoppen
pest-choice-done-ask-construct = Niets bouwen
pest-choice-done-ask-research = Niets kopen
pest-choice-done-ask-cure = Klaar met genezen
pest-choice-done-ask-assign = Klaar met toewijzen
pest-choice-done-ask-improve-construct = De volle prijs betalen
pest-choice-done-ask-improve-produce = Niet verbeteren
pest-choice-done-ask-treat = Nee, naar de quarantaine
pest-choice-done-ask-spare = Niemand sparen
pest-choice-done-ask-waive = Niemand toelaten
pest-choice-improve = Verbeteren
pest-choice-camp = Hier het kamp zetten
pest-choice-enter-pay = Allemaal opnemen en betalen
pest-choice-enter-pay-leave-one = Eén achterlaten, de anderen opnemen en betalen
pest-choice-enter-camp = Kamp opslaan: hier kost niemand voedsel
pest-choice-enter-camp-leave-one = Het kamp zetten en één achterlaten
pest-choice-exchange = { $first } en { $second } voor een munt
pest-choice-shift = { $from } → { $to }
pest-choice-shift-whole = Iemand verplaatsen: { $from } → { $to }
pest-choice-put = Opnemen: { $space }
pest-choice-cure = Genezen: { $space }
pest-choice-send-home = Naar huis sturen: { $space }
pest-choice-construct = { $building } bouwen
pest-choice-coins = { $count ->
        [0] Alleen met { $kind } betalen
        [one] 1 munt in plaats van 1 { $kind }
       *[other] { $count } munten in plaats van { $count } { $kind }
    }
pest-choice-refresh = Nieuwe markt
pest-choice-assign = Sturen: { $room }
pest-choice-transfer = Weghalen: { $room }
pest-choice-bonus = { $number ->
        [1] Eerste bonus
       *[other] Tweede bonus
    }
pest-choice-reward = Nemen: { $reward }
pest-choice-group-step = Waarheen
pest-choice-group-place = Waar
pest-ask-assistant = Zet een assistent op een vrij vak van je raster.
pest-ask-action-done = Beide acties zijn gedaan. Beëindig je beurt.
pest-ask-cure = Wie genees je?
pest-ask-cure-done = Verder kan niemand worden genezen.
pest-ask-assign = Waarheen stuur je een gezonde persoon?
pest-ask-assign-done = Verder kan niemand worden gestuurd.
pest-ask-construct-done = Verder kan niets worden gebouwd.
pest-ask-research-done = Er is nu niets te koop.
pest-ask-step-done = De dokter heeft geen stap over.
pest-ask-crate = Een grondstof naar keuze: welke?
pest-ask-name = Welke open technologie gaat terug in de stapel?
pest-ask-enter = Hoe neem je de zieken op?
pest-ask-treat = Gaat één van de zieken op een behandelkaart?
pest-ask-repeat = Welk paar acties wordt herhaald?
pest-ask-keep = Welke grondstof mag boven de grens?
pest-ask-spare = Waar stuurt je beschermende kleding één zieke weg?
pest-ask-waive = Je quarantainepost houdt deze plaatsen vrij. Laat je toch zieken binnen?
pest-ask-transfer = Naar welk gebouw gaat deze persoon?
pest-ask-recall = Je geleerde verlaat de hoofdstad: waarheen?
pest-ask-produce-less = Een zieke hindert: welke grondstof wordt niet geproduceerd?
pest-step-setup = Opstelling
pest-step-year = Jaar { $year } van 6
pest-since-way = dokter naar { $places }
pest-since-decrees = de decreten van de drie tijdperken liggen open
pest-ask-doctor = Waar begint je dokter? Zieken daar komen in je quarantaine.
pest-since-taken = neemt { $count } zieken op
pest-since-cured = geneest { $count }
pest-since-workers = { $count ->
        [one] 1 arbeider
       *[other] { $count } arbeiders
    }
pest-since-capital = { $count } naar de hoofdstad
pest-since-struck = nieuwe zieken in { $count ->
        [one] 1 plaats
       *[other] { $count } plaatsen
    }
pest-since-received = { $name } neemt er { $count } op
pest-since-received-you = jij neemt er { $count } op
pest-since-era = { $name }: { $prestige ->
        [0] {""}
       *[other] +{ $prestige } aanzien
    }{ $shame ->
        [0] {""}
       *[other] {" "}+{ $shame } schande
    }
tell-castle-you = Jouw kasteel staat in { $place }.
tell-doctor-you = Jouw dokter begint in { $place }.
tell-turn-you = Jouw beurt.
tell-supplied-you = Je begint met { $goods } en { $research } onderzoek.
tell-camp-returned-you = Je kamp komt terug uit { $place }.
tell-camp-set-you = Je slaat je kamp op in { $place }.
tell-taken-you = Je neemt { $people ->
        [one] 1 zieke
       *[other] { $people } zieken
    } uit { $place } op.
tell-road-taken-you = Je neemt { $people ->
        [one] 1 zieke
       *[other] { $people } zieken
    } van de weg tussen { $road } op.
tell-received-you = Je neemt in { $place } { $people ->
        [one] 1 zieke
       *[other] { $people } zieken
    } op.
tell-overflowed-you = Je begraafplaats is vol.
tell-gained-you = Je krijgt { $goods }.
tell-gained-PE-31 = Steun van het vorige jaar: { $seat } krijgt { $goods }.
tell-gained-you-PE-31 = Steun van het vorige jaar: je krijgt { $goods }.
tell-paid-you = Je betaalt { $goods }.
tell-cut-you = Je hebt geen plaats voor { $goods }.
tell-exchanged-you = Je geeft { $first } en { $second } voor een munt.
tell-researched-you = Je krijgt { $research } onderzoek.
tell-research-paid-you = Je betaalt { $research } onderzoek.
tell-honoured-you = Je krijgt { $prestige } aanzien.
tell-shamed-you = Je krijgt { $shame } schande.
tell-influenced-you = Je invloed stijgt van { $from } naar { $to }.
tell-task-you = Je bereikt vak { $space } van de taken van tijdperk { $era }.
tell-placed-you = Je kiest { $top } en { $left }.
tell-placed-on-card-you = Je stuurt een assistent naar { $technology }.
tell-repeated-you = Je herhaalt { $top } en { $left }.
tell-began-you = Je doet { $action }.
tell-improved-you = Je verbetert { $action }.
tell-walked-you = Je dokter gaat naar { $place }.
tell-walked-through-you = Je dokter gaat door de hoofdstad naar { $place }.
tell-jumped-you = Je dokter springt naar { $place }.
tell-built-you = Je bouwt { $building } in { $place }.
tell-raised-you = Je bouwt { $building } in de hoofdstad.
tell-bought-you = Je koopt { $technology } ({ $slot }).
tell-discarded-you = Je legt { $technology } af ({ $slot }).
tell-shifted-you = Je verplaatst een zieke: { $from } → { $to }.
tell-cured-you = Je geneest een persoon: { $from }.
tell-released-you = Je stuurt een persoon naar huis: { $from }.
tell-assigned-you = Je stuurt iemand: { $from } → { $to }.
tell-reward-taken-you = Je neemt een beloning van de hoofdstad: { $reward }.
pest-cant-construct = { $thing }: nu niet te bouwen
pest-cant-technology = { $thing }: nu niet te koop
pest-cant-move = Naar { $thing } kan nu niet
pest-short = Je komt nog tekort: { $goods }.
pest-short-coins = Je komt nog tekort: { $goods }. { $coins ->
        [one] Je munt dekt er maar 1 van
       *[other] Je { $coins } munten dekken er maar { $coins } van
    }.
pest-ask-coins-food = Betalen met voedsel of met munten?
pest-ask-coins-herbs = Betalen met kruiden of met munten?
pest-ask-coins-wood = Betalen met hout of met munten?
pest-ask-coins-stone = Betalen met steen of met munten?
pest-ask-action = Kies de actie die je eerst doet.
pest-ask-action-one = Doe nu { $left } of beëindig je beurt.

## payments: complete offers, and several answers with one click
pest-pay-plain = { $free ->
        [yes] Niets betalen
       *[no] { $cost } betalen
    }
pest-pay-improved = Verbeteren: { $cost } betalen
pest-pay-pay = { $free ->
        [yes] Iedereen opnemen, gratis
       *[no] Iedereen opnemen: { $cost } betalen
    }
pest-pay-pay-leave-one = { $free ->
        [yes] 1 achterlaten, de rest gratis opnemen
       *[no] 1 achterlaten: { $cost } betalen
    }
pest-pay-camp = { $free ->
        [yes] Hier je kamp zetten, niets betalen
       *[no] Hier je kamp zetten: { $cost } voor de weg betalen
    }
pest-pay-camp-leave-one = { $free ->
        [yes] Hier je kamp zetten en 1 achterlaten, niets betalen
       *[no] Hier je kamp zetten en 1 achterlaten: { $cost } voor de weg betalen
    }
pest-pay-with-coins = Met meer munten
pest-ask-enter-place = Hoe ga je { $place } binnen?
pest-cure-and-end = Genezen en beurt beëindigen
pest-stop-and-cure = Hier stoppen en genezen
pest-done-and-cure = Afronden en genezen
pest-sheet-build-now = Meteen bouwen
pest-sheet-preview-up-to = tot
pest-sheet-high-limit = Eén grondstof mag tot { $limit } gaan.

## warnings, forecast, era
pest-map-way-harmful = { $count ->
        [one] 1 van hen op een schadelijk vak
       *[other] { $count } van hen op schadelijke vakken
    }
pest-map-way-dead = { $count ->
        [one] geen plaats voor 1 van hen, die sterft
       *[other] geen plaats voor { $count } van hen, die sterven
    }
pest-map-way-lost = { $count ->
        [one] je grondstoffenspoor verliest een vak: 1 grondstof gaat verloren
       *[other] je grondstoffenspoor verliest een vak: { $count } grondstoffen gaan verloren
    }
pest-map-forecast-heat = De kaart toont hoeveel van de { $count } kaarten elke plaats treffen.
pest-sheet-influence-next = volgende beloning op vak { $space }: { $gain }
pest-era-end = Einde van tijdperk { $era }
pest-era-agenda = Agenda
pest-era-capital = Hoofdstad
pest-era-dead = De doden

## sheet: the player's board, market, capital, score, help

# The board of a player
pest-sheet-grid = Het raster van acties
pest-sheet-ward = Quarantainevak bij { $space }
pest-sheet-ward-track = Quarantainevak op het grondstoffenspoor
pest-sheet-cell = { $top } en { $left }
pest-sheet-cell-used = { $top } en { $left }: dit jaar gebruikt
pest-sheet-either-order = , in willekeurige volgorde
pest-sheet-now = Nu mogelijk
pest-sheet-more = Het hele bord
pest-sheet-nothing = niets
pest-sheet-amount = { $amount } { $kind }
pest-sheet-kind-crates = basisgrondstof naar keuze
pest-sheet-kind-research = onderzoek
pest-sheet-kind-influence = invloed
pest-sheet-kind-prestige = aanzien
pest-sheet-kind-tasks = stap op het takenspoor
pest-sheet-kind-recall = persoon terug uit de hoofdstad

# What a space of the grid would bring
pest-sheet-preview-point = Wijs een vak aan om te zien wat zijn twee acties opleveren.
pest-sheet-preview-touch = Tik op een vak om te zien wat zijn twee acties opleveren.
pest-sheet-preview-move = { $steps ->
        [one] Eén stap
       *[other] { $steps } stappen
    }; { $places ->
        [0] geen plaats bereikbaar
        [one] één plaats bereikbaar
       *[other] { $places } plaatsen bereikbaar, verlicht op de kaart
    }
pest-sheet-preview-construct = Betaalbaar: { $buildings }.
pest-sheet-preview-quarters = { $count ->
        [one] een wijk
       *[other] { $count } wijken
    }
pest-sheet-preview-construct-poor = Je kunt geen gebouw op de kaart betalen.
pest-sheet-preview-construct-nowhere = Noch bij de dokter noch bij het kamp kun je op de kaart bouwen.
pest-sheet-preview-site = { $place } geeft { $influence } invloed.
pest-sheet-preview-capital = In de hoofdstad: { $buildings }.
pest-sheet-preview-research = Je kunt { $technologies } kopen.
pest-sheet-preview-research-none = Je kunt geen open technologie betalen.
pest-sheet-preview-cure = { $people ->
        [one] Eén persoon kan
       *[other] { $people } personen kunnen
    } worden genezen voor
pest-sheet-preview-cure-none = Niemand kan worden genezen: geen zieken, of te weinig kruiden.
pest-sheet-preview-assign = { $people ->
        [0] Niemand om te sturen
        [one] 1 gezonde persoon om te sturen
       *[other] { $people } gezonde personen om te sturen
    }; { $rooms ->
        [0] geen gebouw heeft iemand nodig
        [one] 1 gebouw heeft iemand nodig
       *[other] { $rooms } gebouwen hebben iemand nodig
    }; { $rewards ->
        [0] geen open beloning
        [one] 1 open beloning
       *[other] { $rewards } open beloningen
    } in de hoofdstad.
pest-sheet-restricted-move = De zieke daar kost je 1 stap.
pest-sheet-restricted-construct = De zieke daar maakt het 1 hout of steen duurder.
pest-sheet-restricted-produce = De zieke daar kost je 1 grondstof.
pest-sheet-improvable-move = Met onderzoek: 1 stap meer.
pest-sheet-improvable-construct = Met onderzoek: 1 hout of steen minder.
pest-sheet-improvable-produce = Met onderzoek: 1 grondstof meer.
pest-sheet-preview-full = Geen plaats voor { $goods }: je voorraad is vol.

# Answers by what they do
pest-sheet-group-do = Kies een actie
pest-sheet-group-construct = Bouwen op de kaart
pest-sheet-group-raise = Bouwen in de hoofdstad
pest-sheet-group-technology = Een technologie kopen
pest-sheet-group-slot = In welk vak
pest-sheet-group-cure = Iemand genezen uit
pest-sheet-group-assign = Een gezonde persoon sturen
pest-sheet-group-transfer = Iemand weghalen
pest-sheet-group-put = De zieke gaat naar
pest-sheet-group-kind = Welke grondstof
pest-sheet-group-coins = Betaal met
pest-sheet-group-reward = Een beloning nemen
pest-sheet-group-bonus = Een bonus kiezen
pest-sheet-group-use = Een kaart gebruiken
pest-sheet-group-enter = De plaats betreden
pest-sheet-not-now = Nu niet mogelijk, en waarom
pest-sheet-exchange = Ruilen voor munten
pest-sheet-exchange-about = Twee basisgrondstoffen voor een munt, zo vaak je wilt. Of sleep de ene grondstof op de andere.
pest-sheet-exchange-pair = { $first } en { $second } geven voor een munt
pest-sheet-shift = Zieken verplaatsen
pest-sheet-shift-about = Zieken mogen binnen je quarantaine van plek wisselen. Of sleep ze.
pest-sheet-shift-pair = { $from } → { $to }
pest-sheet-harm-move = Verplaatsen: 1 stap minder
pest-sheet-harm-construct = Bouwen: 1 hout of steen meer
pest-sheet-harm-produce = Produceren: 1 grondstof minder
pest-sheet-harm-track = plaats voor 1 minder van elke grondstof
pest-sheet-harm-cemetery = die sterft: { $shame } schande aan elk einde van een tijdperk
pest-sheet-replaces = { $technology } verdwijnt en geeft meteen { $prestige } aanzien
pest-sheet-improves-move = { $cost } onderzoek: één stap meer
pest-sheet-improves-construct = { $cost } onderzoek: één hout of steen minder
pest-sheet-improves-produce = { $cost } onderzoek: één grondstof meer
pest-sheet-refreshes = { $cost } onderzoek: de open kaarten gaan weg, er komen nieuwe
pest-sheet-camp-about = Hier geen voedsel voor zieken, en de plaats is veilig voor de volgende pest
pest-sheet-enter-pay = 1 voedsel of 1 munt voor elke persoon na de eerste
pest-sheet-assign-capital = nu een open beloning, en telt aan het einde van het tijdperk; op het herstelspoor telt de persoon aan het einde van het spel
pest-sheet-assign-capital-again = telt aan het eind van het tijdperk; de beloning van deze actie is al genomen
pest-sheet-cure-one = iemand: { $space }

# Parts of the board
pest-sheet-stock = Grondstoffen
pest-sheet-no-limit = geen limiet
pest-sheet-quarantine = Quarantaine
pest-sheet-cemetery = Kerkhof
pest-sheet-dead = { $count ->
        [0] Niemand is dood
        [one] Eén dode
       *[other] { $count } doden
    }
pest-sheet-of = { $count } van { $of }
pest-sheet-shame-era = −{ $shame } per tijdperk
pest-sheet-tasks = Taken
pest-sheet-task = Taken van tijdperk { $era }: { $reached } van 4
pest-sheet-task-next = Volgende keer: +{ $influence } invloed
pest-sheet-recovery = Herstel
pest-sheet-recovery-herbs = kruiden als prijs;
pest-sheet-laboratory = laboratorium
pest-sheet-recovery-sum = Herstelspoor: { $count } van { $of } gezond
pest-sheet-recovery-space = { $herbs } kruiden als prijs; { $prestige } aanzien aan het einde als het de laatste bezette is
pest-sheet-recovery-lab = Laboratorium: geeft onderzoek bij Produceren. { $herbs } kruiden als prijs; { $prestige } aanzien aan het einde als het de laatste bezette is
pest-sheet-buildings = Gebouwen
pest-sheet-section = Sectie { $section } af: { $bonus } aanzien
pest-sheet-section-bonus = een voltooide sectie geeft een bonus
pest-sheet-building-left = { $building }: niet gebouwd
pest-sheet-building-stands = { $building } in { $place }, { $resource }
pest-sheet-building-staffed = { $building } in { $place }, { $resource }, er werkt iemand
pest-sheet-technologies = Technologieën
pest-sheet-slot-free = { $slot } vrij
pest-sheet-sick = zieke
pest-sheet-healthy = gezonde persoon
pest-sheet-influence = Invloed
pest-sheet-prestige = Aanzienfiches
pest-sheet-shame = Schandefiches
pest-sheet-in-capital = Personen in de hoofdstad
pest-sheet-assistants = { $count ->
        [one] één assistent over
       *[other] { $count } assistenten over
    }
pest-sheet-bot = bot ({ $level })
pest-sheet-away = afwezig
pest-sheet-others = De anderen, in speelvolgorde
pest-sheet-order = als { $rank } aan de beurt
pest-other-quarantine = Zieken in quarantaine
pest-other-recovered = Gezonden op het herstelspoor
pest-sheet-boards = De borden van de spelers

# Eras, decrees
pest-sheet-era = Tijdperk { $era }
pest-sheet-era-now = nu
pest-sheet-agenda = Agenda
pest-sheet-decrees = Decreten, hulp en invloed
pest-sheet-support = Hulp, aan het begin van het volgende jaar
pest-sheet-support-most = Meeste invloed
pest-sheet-support-others = Daartussen
pest-sheet-support-least = Minste invloed
pest-sheet-support-none = Deze kaart geeft niets.
pest-sheet-influence-sign = één aanzien aan het einde
pest-sheet-influence-about = Bouwen, taken en de hoofdstad brengen je fiche vooruit. Beloningen onderweg krijg je meteen; lauwerkransen tellen aan het einde als aanzien, en de voorste twee krijgen dan meer. Wie achteraan staat, begint het volgende jaar.
pest-sheet-influence-covered = afgedekt: wordt overgeslagen
pest-sheet-forecast = Voorspelling
pest-sheet-agenda-per = { $amount } aanzien per { $every ->
        [1] { $what }
       *[other] { $every } { $what }
    }
pest-sheet-agenda-rank = aanzien naar plaats op het invloedsspoor: { $amounts }
pest-sheet-what-healthy = { $count ->
        [one] gezonde persoon
       *[other] gezonde personen
    }
pest-sheet-what-sick = { $count ->
        [one] zieke in quarantaine
       *[other] zieken in quarantaine
    }
pest-sheet-what-influence = { $count ->
        [one] invloed
       *[other] invloed
    }
pest-sheet-what-workers = { $count ->
        [one] persoon die in je gebouwen werkt
       *[other] personen die in je gebouwen werken
    }
pest-sheet-what-buildings = { $count ->
        [one] gebouw op de kaart
       *[other] gebouwen op de kaart
    }
pest-sheet-what-free = { $count ->
        [one] vrij quarantainevak
       *[other] vrije quarantainevakken
    }
pest-sheet-what-shared = { $count ->
        [one] gebouw naast dat van anderen
       *[other] gebouwen naast die van anderen
    }
pest-sheet-what-capital = { $count ->
        [one] eigen persoon in de hoofdstad
       *[other] eigen personen in de hoofdstad
    }
pest-sheet-what-signs = { $count ->
        [one] aanzienteken op je technologieën
       *[other] aanzientekens op je technologieën
    }
pest-sheet-what-sets = { $count ->
        [one] set van de vier basisgrondstoffen
       *[other] sets van de vier basisgrondstoffen
    }
pest-sheet-what-special = { $count ->
        [one] werkplaats, fabriek of schatkamer
       *[other] werkplaatsen, fabrieken en schatkamers
    }
pest-sheet-what-basic = { $count ->
        [one] basisgrondstof
       *[other] basisgrondstoffen
    }
pest-sheet-imperative-build = bouw { $where }
pest-sheet-imperative-technology = verwerf een technologie
pest-sheet-imperative-road = neem zieken van een weg op
pest-sheet-imperative-place = neem { $least } of meer zieken uit één plaats op
pest-sheet-site-resource = bij { $resource }
pest-sheet-site-village = in een dorp
pest-sheet-site-town = in een stadje
pest-sheet-site-city = in een stad
pest-sheet-site-port = in een haven
pest-sheet-site-road = aan een { $color } weg
pest-sheet-site-others = waar een ander een gebouw heeft
pest-sheet-site-next = naast een plaats met een eigen gebouw
pest-sheet-site-apart = niet naast een eigen gebouw
pest-sheet-color-red = rode
pest-sheet-color-blue = blauwe
pest-sheet-color-black = zwarte

# Market
pest-market-about = Met Onderzoeken koop je er een van; er komt meteen een nieuwe. Naast de naam staan de prijs in onderzoek en het aanzien aan het einde, en wie haar nu kan betalen. In de stapel zitten er nog { $count }.
pest-market-price = Prijs: { $cost } onderzoek
pest-market-prestige = Aan het einde { $prestige } aanzien waard
pest-market-slot = { $slot }
pest-market-buyers = Te koop voor { $names }
pest-market-research = Onderzoek van de spelers
pest-market-has = { $research } onderzoek

# Capital
pest-capital = Hoofdstad
pest-capital-fields = Personen in de hoofdstad
pest-capital-neutral = Neutraal veld
pest-capital-card = Aan het einde van het tijdperk
pest-capital-first = De meeste personen
pest-capital-second = Tweede
pest-capital-third = Derde
pest-capital-bonus = De eerste neemt ook
pest-capital-or = of
pest-capital-solo = Aan het einde van elk tijdperk: één schande voor elke persoon die het neutrale veld meer heeft dan jij.
pest-capital-rewards = Beloningen voor het sturen
pest-capital-open = { $open } van { $of } open
pest-capital-turned = omgedraaid
pest-capital-buildings = Gebouwen van de hoofdstad
pest-capital-stands = staat er al
pest-capital-solo-sick = Overgebleven zieken
pest-capital-solo-left = { $influence } op het invloedsspoor, { $tasks } op de takensporen, { $buildings } naast hoofdstadgebouwen

# Score
pest-score = Score
pest-score-now = Als het spel nu zou eindigen

# Help
pest-help-held = { $name } heeft hem.
pest-help-open = Ze ligt open. Een Onderzoek-actie kan haar kopen.
pest-help-deck = Hij zit in de stapel.
pest-help-pay = Te betalen:
pest-help-cost = Kosten:
pest-help-gives = Geeft:
pest-help-technology = { $cost } onderzoek, { $slot }, { $prestige } aanzien
pest-help-building = Sectie { $section }, aan het einde { $prestige } aanzien
pest-help-building-castle = Staat er vanaf het begin. Het geeft bij elk Produceren één grondstof van zijn plaats, en die plaats binnengaan kost je dokter geen stap.
pest-help-building-quarter = Met een gezonde persoon erin geeft het bij Produceren één grondstof van zijn plaats. Je dokter gaat die plaats binnen zonder stap.
pest-help-building-workshop = Met een gezonde persoon erin geeft hij bij Produceren twee grondstoffen van zijn plaats.
pest-help-building-factory = Geeft bij elk Produceren één grondstof van zijn plaats, ook als er niemand werkt.
pest-help-building-treasury = Met een gezonde persoon erin geeft ze bij Produceren een munt.
pest-help-stands = Staat in { $place }: { $resource }. Er werkt niemand.
pest-help-stands-staffed = Staat in { $place }: { $resource }. Er werkt iemand.
pest-help-raise = Vanaf elke plek met een actie Bouwen neer te zetten, in plaats van op de kaart te bouwen. Elk bestaat één keer. Aanzien en invloed krijg je meteen; op je spelersbord staat het niet.
pest-help-decree = Decreet van tijdperk { $era }
pest-help-imperative = Taak: { $what }. Telkens schuift je takenfiche één op en krijg je die invloed.
pest-help-agenda = Agenda, aan het einde van het tijdperk: { $what }.
pest-help-action-move = Je dokter loopt over wegen, tot twee stappen. In elke plaats neem je alle zieken op: de eerste is gratis, elke volgende kost één voedsel; met je kamp kosten ze niets. Waar je stopt, krijg je de grondstof van de plaats.
pest-help-action-construct = Bouw waar je dokter is en waar je kamp is, voor de prijs op je bord. Een stad geeft { $city } invloed, een stadje { $town }, een dorp { $village }, één minder voor elk gebouw van anderen daar. Of zet een gebouw van de hoofdstad.
pest-help-action-produce = Kasteel en fabriek geven hun grondstof, wijken, werkplaats en schatkamer alleen met een gezonde persoon erin. Elke gezonde persoon op een laboratorium geeft één onderzoek.
pest-help-action-research = Koop één open technologie voor haar prijs in onderzoek en leg haar in een vak. Voor { $refresh } onderzoek mag je eerst een nieuwe markt uitleggen.
pest-help-action-cure = Elk aantal zieken gaat van je quarantaine naar het herstelspoor, elk voor de kruiden op het vak waar ze komen.
pest-help-action-assign = Gezonde mensen gaan van het herstelspoor naar je gebouwen, of naar de hoofdstad voor een beloning en gewicht aan het einde van het tijdperk.
pest-help-space-quarantine = Zieken die je opneemt komen eerst hier en doen geen kwaad. Is de quarantaine vol, dan gaan ze naar de vakken naast je acties of naar het grondstoffenspoor, of ze sterven.
pest-help-space-tent = Eén extra quarantainevak dat geen kwaad doet.
pest-help-space-hut = Twee extra quarantainevakken die geen kwaad doen.
pest-help-space-move = Een zieke hier beperkt Reizen: één stap minder.
pest-help-space-construct = Een zieke hier beperkt Bouwen: één hout of steen meer per actie.
pest-help-space-produce = Een zieke hier beperkt Produceren: één grondstof minder.
pest-help-space-track = Een zieke hier laat plaats voor { $blocked } van elke grondstof in plaats van { $limit }.
pest-help-space-cemetery = De doden blijven dood en geven aan elk einde van een tijdperk de schande van al hun vakken. Is het kerkhof vol, dan kost elke volgende dood meteen { $overflow } schande.
pest-help-space-apparatus = Hier herstellen ze vanzelf, één vak per Onderzoeken of Genezen.
pest-help-space-hospital = Hier herstellen ze vanzelf, één vak per Onderzoeken of Genezen.
pest-help-resource-wood = Om te bouwen. Het spoor bevat { $limit } van elke soort; de rest gaat verloren.
pest-help-resource-stone = Om te bouwen. Het spoor bevat { $limit } van elke soort; de rest gaat verloren.
pest-help-resource-food = Betaalt voor zieken onderweg: elke na de eerste in een plaats, elke op een weg.
pest-help-resource-herbs = Betalen voor genezen: zoveel als het volgende vak van het herstelspoor zegt.
pest-help-resource-coin = Vervangt hout, steen, voedsel of kruiden. In je beurt maak je op elk moment van twee basisgrondstoffen 1 munt.
pest-help-resource-research = Koopt technologieën. Eén keer per beurt verbetert { $improve } onderzoek Reizen, Bouwen of Produceren.
pest-help-resource-research-title = Onderzoek
pest-help-tasks = Het decreet van elk tijdperk noemt een taak. Elke keer dat je die in dat tijdperk vervult, schuift je fiche één vak op, hoogstens vier: meteen invloed, aanzien aan het einde van het spel.
pest-help-tasks-title = Taken
pest-help-recovery = Hier staan gezonde mensen, van links naar rechts. Het getal is wat de volgende aan kruiden kost; blauwe vakken zijn laboratoria. Aan het einde geeft het laatste bezette vak aanzien.
pest-help-recovery-title = Herstelspoor
pest-help-buildings = Naast het kasteel heb je negen gebouwen in drie secties. Wat gebouwd is, geeft aan het einde aanzien, een hele sectie een bonus. Wijken, werkplaats en schatkamer produceren alleen als er een gezonde persoon werkt.
pest-help-buildings-title = Gebouwen
pest-help-technologies = Drie vakken, elk één kaart. Een nieuwe kaart in een bezet vak stuurt de oude weg, die meteen haar aanzien geeft.
pest-help-technologies-title = Technologieën
pest-help-influence = Schuift je fiche op; bezette vakken sla je over. Beloningen onderweg krijg je meteen, lauwerkransen tellen aan het einde als aanzien. De meeste invloed geeft dan { $first }, de op één na meeste { $second }. Wie het minst heeft, begint volgend jaar.
pest-help-influence-title = Invloed
pest-help-prestige = Aanzienfiches tot nu toe. De meeste aanzien in totaal wint: fiches, taken, herstel, gebouwen, technologieën, invloed, grondstoffen, min schande.
pest-help-prestige-title = Aanzien
pest-help-shame = Elk schandefiche kost aan het einde één aanzien. De doden geven schande aan elk einde van een tijdperk.
pest-help-shame-title = Schande
pest-help-capital = Personen naar de hoofdstad sturen geeft per actie één open beloning, die dan wordt omgedraaid. Aan het einde van het tijdperk betaalt de hoofdstadkaart naar het aantal personen daar.
pest-help-capital-title = De hoofdstad
pest-help-capital-card = Wie de meeste personen in de hoofdstad heeft, krijgt de eerste beloning en een bonus; de volgenden krijgen de tweede en de derde. Bij een gelijke stand krijg je de volgende in de rij. Daarna verlaat iedereen de hoofdstad.
pest-help-capital-card-title = De hoofdstadkaart
pest-help-assistants = Elk is een beurt: op een vrij vak van het raster doet hij de actie erboven en die links. { $assistants } per jaar in dit tijdperk.
pest-help-assistants-title = Assistenten
pest-help-camp = Je zet het tijdens Reizen neer waar je dokter is: alle zieken daar komen gratis mee, en de volgende pest slaat de plaats over. Je kunt er ook van ver bouwen. Daarna, of als de pest het treft, komt het terug.
pest-help-camp-title = Kamp
pest-help-improve = Eén keer per beurt verbetert { $improve } onderzoek de actie boven het raster: één stap meer, één hout of steen minder, of één grondstof meer.
pest-help-improve-title = Verbeteren
pest-help-refresh = Voor { $refresh } onderzoek gaan alle open technologieën terug in de stapel en worden er nieuwe uitgelegd. Daarna kan niets worden teruggenomen.
pest-help-refresh-title = Een nieuwe markt

# Which numbers are printed
pest-source-technology = Standaardbestanden: naam en effect zoals gedrukt; prijs, aanzien en vak gereconstrueerd.
pest-source-building = Standaardbestanden: soort en opbrengst zoals gedrukt; kosten, aanzien en deel gereconstrueerd.
pest-source-capital-building = Standaardbestanden: dat het er vijf zijn, is gedrukt; namen, kosten en beloningen zijn gereconstrueerd.
pest-source-decree = Standaardbestanden: titels en aantallen zoals gedrukt; het tijdperk en enkele tekens gereconstrueerd.
pest-source-cards = Standaardbestanden: de nummers van de pestkaarten zijn gedrukt, hun doelen en de beloningen van de hulpkaarten gereconstrueerd.

# The guided first year
pest-learn-castle = Waar je kasteel staat
pest-learn-castle-about = Zes jaar lang genees je het rijk; het meeste aanzien wint. Kies eerst een van de oplichtende plaatsen voor je kasteel. Het geeft bij elk Produceren haar grondstof, en je dokter gaat er binnen zonder een stap te gebruiken. Veel wegen eromheen zijn een goed begin.
pest-learn-doctor = Je dokter
pest-learn-doctor-about = De dokter begint naast het kasteel. Zieken daar komen in de quarantaine op je bord: nog niets ergs, en ze kunnen worden genezen.
pest-learn-pest = Er komt een pest
pest-learn-pest-about = Zo begint elk jaar: een kaart zegt in welke plaatsen of op welke wegen mensen ziek worden. Plaatsen met een dokter, een kamp of twee gebouwen blijven vrij. De Voorspelling bij de kaart toont wat er nog kan komen.
pest-learn-received = In quarantaine
pest-learn-received-about = Eén gebouw in een plaats beschermt haar: de eigenaar neemt de zieken op.
pest-learn-fell = Een plaats gaat verloren
pest-learn-fell-about = Er lagen te veel zieken. Ze geeft niets meer, niemand kan er bouwen, en elke buurplaats krijgt een zieke.
pest-learn-support = Hulp van de raad
pest-learn-support-about = Wat hier is beloofd wordt betaald als het volgende jaar begint: meestal meer aan wie weinig invloed heeft. Invloed onder de kaart, op een telefoon Kaarten, toont het nog eens.
pest-learn-assistant = Eén assistent, twee acties
pest-learn-assistant-about = Wijs een vak van het raster aan: het kader eronder zegt wat kolom en rij opleveren. Elk vak kan één keer per jaar. Met Reizen en Genezen doe je in het begin zelden iets verkeerd: onderweg neem je zieken op, daarna genees je ze. De lamp bovenaan vraagt een bot om raad.
pest-learn-action = In willekeurige volgorde
pest-learn-action-about = Beide acties na elkaar, of maar één. Zolang er niets nieuws wordt omgedraaid kun je elke stap terugnemen: U, of R voor de hele beurt.
pest-learn-step = Onderweg
pest-learn-step-about = Waar je heen kunt, licht goud op; kleine labels noemen stappen en voedsel. Een boek betekent: alleen met onderzoek. Wijs een plaats aan om de weg te zien en kies haar om te gaan. Waar je stopt, krijg je de grondstof, en je dokter houdt de volgende pest tegen.
pest-learn-enter = Zieken onderweg
pest-learn-enter-about = Je neemt ze allemaal op: de eerste is gratis, elke volgende kost voedsel. Of zet je kamp: dan kost niemand iets, en de plaats is veilig voor de volgende pest.
pest-learn-put = De quarantaine is vol
pest-learn-put-about = Nu zitten de zieken je in de weg: naast een actie verzwakken ze die, op het grondstoffenspoor nemen ze ruimte in, en doden geven schande. Genees ze snel. In je beurt kun je zieken ook verplaatsen.
pest-learn-construct = Bouwen
pest-learn-construct-about = Je bouwt waar je dokter of je kamp is. Steden geven meer invloed dan dorpen, minder als anderen er eerder bouwden. Een munt staat voor elke ontbrekende grondstof.
pest-learn-research = Technologieën
pest-learn-research-about = Elk heeft een prijs in onderzoek en werkt vanaf nu. Onderzoek komt van gezonde mensen op laboratoria bij Produceren, en van beloningen.
pest-learn-cure = Genezen
pest-learn-cure-about = Elke genezen persoon komt op het volgende vak van het herstelspoor, voor de kruiden die het toont. Genees er zoveel als je kunt betalen; begin met wie naast een actie staat en die verzwakt.
pest-learn-assign = Werk voor de gezonden
pest-learn-assign-about = In een gebouw produceren ze; in de hoofdstad geven ze nu een beloning en tellen ze aan het einde van het tijdperk. Wie op het herstelspoor blijft, is aan het einde van het spel aanzien waard.
pest-learn-task = Een taak vervuld
pest-learn-task-about = Het decreet van dit tijdperk noemt een taak en een agenda. Je vindt ze onder de kaart, op een telefoon bij de kaarten. Elke vervulde taak geeft meteen invloed en aan het einde aanzien. De agenda telt aan het einde van het tijdperk.
pest-learn-year = Het eerste jaar is voorbij
pest-learn-year-about = Alle assistenten komen terug, en wie de minste invloed heeft begint. Je weet nu hoe het gaat: een pest, dan de acties. Twee jaar vormen een tijdperk.
pest-learn-era = Een tijdperk eindigt
pest-learn-era-about = De agenda is geteld, de hoofdstad betaalde naar de personen daar en is leeggemaakt, de doden gaven schande. Vanaf nu heeft iedereen één assistent meer per jaar.
pest-learn-over = Dat was alles
pest-learn-over-about = Het scoreblad laat zien waar het aanzien vandaan kwam. Nog een spel tegen sterkere bots of met vrienden?
