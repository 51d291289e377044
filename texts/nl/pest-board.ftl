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
pest-map-doomed = de volgende pest brengt er { $people } bij en zou de plaats verwoesten
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
pest-choice-done-ask-action = Beurt beëindigen
pest-choice-done-ask-step = Hier stoppen
pest-choice-done-ask-construct = Klaar met bouwen
pest-choice-done-ask-research = Niets kopen
pest-choice-done-ask-cure = Klaar met genezen
pest-choice-done-ask-assign = Klaar met toewijzen
pest-choice-done-ask-improve-construct = De volle prijs betalen
pest-choice-done-ask-improve-produce = Niet verbeteren
pest-choice-done-ask-treat = Nee, naar de quarantaine
pest-choice-done-ask-spare = Niemand sparen
pest-choice-done-ask-waive = Niemand toelaten
pest-choice-improve = Verbeteren
pest-choice-camp = Het kamp opslaan bij de dokter
pest-choice-enter-pay = Allemaal opnemen en betalen
pest-choice-enter-pay-leave-one = Eén achterlaten, de anderen opnemen en betalen
pest-choice-enter-camp = Kamp opslaan: hier kost niemand voedsel
pest-choice-enter-camp-leave-one = Het kamp zetten en één achterlaten
pest-choice-exchange = { $same ->
        [yes] 2 { $first } voor 1 munt
       *[no] { $first } en { $second } voor 1 munt
    }
pest-choice-shift = { $from } → { $to }
pest-choice-shift-whole = Iemand verplaatsen: { $from } → { $to }
pest-choice-put = Opnemen: { $space }
pest-choice-cure = Genezen: { $space }
pest-choice-send-home = Naar huis sturen: { $space }
pest-choice-construct = { $building } bouwen
pest-choice-coins = { $count ->
        [0] Alleen met { $kind } betalen
        [one] 1 munt in plaats van { $goods }
       *[other] { $count } munten in plaats van { $goods }
    }
pest-choice-refresh = Nieuwe markt
pest-choice-assign = Sturen: { $room }
pest-choice-transfer = Iemand weghalen: { $room }
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
pest-ask-crate = { $source }: kies een basisgrondstof.
pest-ask-name = Welke open technologie gaat terug in de stapel?
pest-ask-enter = Hoe neem je de zieken op?
pest-ask-treat = Gaat één van de zieken op een behandelkaart?
pest-ask-repeat = Welk paar acties wordt herhaald?
pest-ask-keep = { $source }: welke grondstof mag boven de limiet uitkomen?
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
