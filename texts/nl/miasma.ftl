# Wat het programma zelf zegt, in de terminal en in de browser. Wat de spellen zeggen, staat in een bestand voor elk spel.

## Woorden waaruit de zinnen van elk spel bestaan
seat = Plaats { $number }
seat-human = { $seat } (een mens)
seat-bot = { $seat } (een bot, { $bot })
yes = ja
no = nee
list-none = niets
list-more = { $before }, { $next }
list-last = { $before } en { $last }

## Raad bij het opzetten
warning = Waarschuwing: { $advice }

## Terugnemen (game::Limit, game::NoUndo)
undo-beginning = Hier begint de partij.
undo-learned = Er is iets nieuws onthuld. Verder terug kan niet.
undo-acted = { $seat } heeft sindsdien gehandeld. Verder terug kan niet.
undo-not-yours = De laatste stap was van { $seat }. Alleen { $seat } kan hem ongedaan maken.
undo-not-there = Die stap kan niet ongedaan worden gemaakt.

## De uitslag
standing-place = { $rank }. { $seat }: { $score } ({ $parts })
standing-title = Rang: { $title }.
standing-part = { $part } { $score }

## Wat de dingen van Pest doen
pest-amount = { $number } { $resource }
pest-gain-crates = { $number } { $number ->
        [one] basisgrondstof
       *[other] basisgrondstoffen
    } naar keuze
pest-gain-research = { $number } onderzoek
pest-gain-influence = { $number } invloed
pest-gain-prestige = { $number } aanzien
pest-gain-tasks = { $number } { $number ->
        [one] stap
       *[other] stappen
    } op het takenspoor
pest-gain-recall = { $number } { $number ->
        [one] persoon
       *[other] personen
    } terug uit de hoofdstad
pest-the-capital = de hoofdstad
pest-size-village = dorp
pest-size-town = stadje
pest-size-city = stad
pest-color-red = rood
pest-color-blue = blauw
pest-color-black = zwart
pest-technology = { $technology }: { $research } onderzoek, { $prestige } aanzien, { $slot }. { $ability }
pest-decree = { $decree }. { $about }
pest-decree-about = Tijdperk { $era }. Agenda: { $agenda }. Taak: { $task }.
pest-agenda-per = { $amount } aanzien voor { $every ->
        [one] elk van
       *[other] elke { $every } van
    } deze: { $what }
pest-agenda-rank = { $ranks } aanzien naar plaats op het invloedsspoor
pest-counted-healthy = gezonde mensen
pest-counted-sick = zieken in quarantaine en op behandelkaarten
pest-counted-influence = invloed
pest-counted-workers = mensen in eigen gebouwen
pest-counted-buildings = gebouwde gebouwen
pest-counted-free = vrije quarantainevakken
pest-counted-shared = eigen gebouwen die hun plaats met die van anderen delen
pest-counted-capital = eigen mensen in de hoofdstad
pest-counted-signs = aanzien van technologieën in vakken
pest-counted-sets = stellen van de vier basisgrondstoffen
pest-counted-special = werkplaats, fabriek en schatkamer op de kaart
pest-counted-basic = basisgrondstoffen
pest-task-build = bouw { $where }
pest-task-technology = verwerf een technologie
pest-task-road = neem zieken van een weg op
pest-task-place = neem { $least } of meer zieken van één plaats op
pest-build-resource = bij { $resource }
pest-build-size = in een { $size }
pest-build-port = in een haven
pest-build-road = aan een eind van een weg ({ $color })
pest-build-others = waar een andere speler een gebouw heeft
pest-build-beside = naast een plaats met een eigen gebouw
pest-build-apart = niet naast een plaats met een eigen gebouw
pest-place = { $place }: { $size }, { $resource }{ $port ->
        [no] {""}
       *[other] , haven: { $port }
    }. Wegen leiden naar { $roads }.
pest-pest = { $card }: { $spreads }.
pest-spread-roads = wegen ({ $color })
pest-spread-places = { $size ->
        [any] plaatsen
        [dorp] dorpen
        [stadje] stadjes
       *[other] steden
    }{ $resource ->
        [any] {""}
       *[other] {" "}met { $resource }
    }{ $port ->
        [any] {""}
       *[other] {" "}met een haven ({ $port })
    }{ $road ->
        [any] {""}
       *[other] {" "}aan een weg ({ $road })
    }
pest-support = { $card }: voor de meeste invloed { $left }, voor de minste { $right }, voor de anderen { $middle }.
pest-building = { $building }: kost { $cost }, levert { $prestige } aanzien op.
pest-capital-building = { $building }: kost { $cost }, levert { $gain } op.

## Datapakketten en het spel van vandaag (server::packs, server::tables::daily)
pack-unsound = Het pakket heeft fouten, en er is niets van bewaard. Verbeter deze regels en kies de bestanden opnieuw.
pack-too-many = Deze server bewaart geen pakketten meer. Vraag de beheerder om ruimte, of speel met een pakket dat er al is.
today-rated-first = Speel eerst je poging die telt tot het einde. Daarna mag je met dezelfde start oefenen, zo vaak als je wilt.
today-sealed = Startwaarde, verslag en bewijs van het spel van vandaag zijn open als de dag voorbij is, om middernacht UTC: anderen moeten het nog spelen.
