# Het regelboek: alles behalve de tekst, die in `book/` staat.

book-page-rattus = Rattus
book-page-rattus-pied-piper = Rattenvanger
book-page-rattus-africanus = Africanus
book-page-rattus-cards = Kaarten van Rattus
book-page-pest = Pest
book-page-pest-cards = Kaarten van Pest

book-find = Zoek in de regels
book-found-title = Gevonden
book-found =
    { $count ->
        [0] Geen passage bevat al deze woorden.
        [one] Eén passage
       *[other] { $count } passages
    }
# The button after a passage. $count: the number of rules behind it.
book-why =
    { $count ->
        [one] regel
       *[other] regels
    }
book-why-label = { $rules }
book-ledger-english = De precieze regels zijn er alleen in het Engels.
book-step-back = Stap terug
book-step-on = Volgende stap
book-step = Stap { $step } van { $steps }
book-example-begin = De tafel voor het voorbeeld begint. Ga stap voor stap verder met de knoppen of de pijltjestoetsen.
book-example-instead = Terug naar het begin: een andere mogelijkheid.
book-neutral = Neutraal
book-gallery-title = Alle kaarten van { $game }
book-ledger = De precieze regels, elk op één regel
book-read = Dit zijn de precieze regels, elk op één regel. Het regelboek legt ze uit met plaatjes.
book-read-link = Lees het regelboek
book-print = Deze pagina afdrukken

book-seat-1 = Rood
book-seat-2 = Blauw
book-seat-3 = Geel
book-seat-4 = Groen
book-seat-5 = Wit
book-seat-6 = Paars

book-numbers-players = Spelers
book-numbers-regions = Gebieden in het spel
book-numbers-rats = Ratten in de zak
book-numbers-cards = Klassenkaarten
book-class-cards = Klassenkaarten: { $box }
book-region-cards = Gebiedskaarten
book-protects = Beschermt één klassenkaart: { $one } of { $other }.
book-protects-any = Beschermt één klassenkaart van een willekeurige klasse.

book-technologies = Technologieën
book-decrees = Decreten
book-pests = Pestkaarten
book-supports = Hulpkaarten
book-capital-cards = Hoofdstadkaarten
book-capital-buildings = Gebouwen van de hoofdstad
book-technology-under = { $cost } onderzoek, { $prestige } aanzien, { $slot }
book-decree-under = Decreet van tijdperk { $era }
book-decree-imperative = Taak, { $name }: { $words }
book-decree-agenda = Agenda, { $name }: { $words }
book-pest-strikes = Hier worden mensen ziek: { $targets }.
book-support-most = Meeste invloed: { $gains }.
book-support-others = Alle anderen: { $gains }.
book-support-least = Minste invloed: { $gains }.
book-capital-rank =
    { $rank ->
        [1] De meeste personen: { $gains }.
        [2] Tweede: { $gains }.
       *[other] Derde: { $gains }.
    }
book-capital-bonus = De eerste kiest ook: { $one } of { $other }.
book-building-under = Kost { $cost }
book-building-gives = Geeft { $gains }.
book-solo-out = Niet in het solospel.
book-score-points = Aanzien

## Het voorbeeld van de score, regel voor regel
book-scoring-markers = Het aanzien dat je tijdens het spel kreeg, ligt als fiches voor je: 14.
book-scoring-tasks = De takensporen: vak 3 in tijdperk I is 2 waard, vak 4 in tijdperk II 7 en vak 4 in tijdperk III 10.
book-scoring-recovery = Er staan acht gezonde mensen op het herstelspoor, en op het achtste vak staat 12. Wie in een gebouw of in de hoofdstad is, telt hier niet.
book-scoring-buildings = Er staan vier gebouwen op de kaart: 1, 1, 2 en 3 aanzien. Het kasteel geeft niets.
book-scoring-sections = Alle drie de gebouwen van de eerste sectie zijn gebouwd: 2. De tweede is niet compleet.
book-scoring-technologies = De technologieën in de drie vakken geven 1, 1 en 3.
book-scoring-influence = Met invloed 27 ben je zes aanzientekens van het invloedsspoor voorbij: elk 1.
book-scoring-influence_rank = Niemand heeft meer invloed: 5.
book-scoring-resources = Acht basisgrondstoffen zijn twee sets van drie. Er blijven er twee over.
book-scoring-coins = Twee munten geven één aanzien.
book-scoring-shame = Zeven schande kost zeven.
book-scoring-sum = Samen 66.
