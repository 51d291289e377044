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

## Datapakketten en het spel van vandaag (server::packs, server::tables::daily)
pack-unsound = Het pakket heeft fouten, en er is niets van bewaard. Verbeter deze regels en kies de bestanden opnieuw.
pack-too-many = Deze server bewaart geen pakketten meer. Vraag de beheerder om ruimte, of speel met een pakket dat er al is.
today-rated-first = Speel eerst je poging die telt tot het einde. Daarna mag je met dezelfde start oefenen, zo vaak als je wilt.
today-sealed = Startwaarde, verslag en bewijs van het spel van vandaag zijn open als de dag voorbij is, om middernacht UTC: anderen moeten het nog spelen.
