# What the board of Pest says in the browser, beside the sentences of pest.ftl.

## map: the map of Thokaia, answers in words, the steps of a year
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
pest-choice-done-ask-action = Beurt beëindigen
pest-choice-done-ask-step = Hier blijven
pest-choice-done-ask-construct = Niets bouwen
pest-choice-done-ask-research = Niets kopen
pest-choice-done-ask-cure = Niemand meer genezen
pest-choice-done-ask-assign = Niemand meer sturen
pest-choice-done-ask-improve-construct = De volle prijs betalen
pest-choice-done-ask-improve-produce = Zo laten
pest-choice-done-ask-treat = Niemand
pest-choice-done-ask-spare = Niemand sparen
pest-choice-done-ask-waive = Niemand toelaten
pest-choice-improve = Verbeteren
pest-choice-camp = Hier het kamp zetten
pest-choice-enter-pay = Het voedsel betalen
pest-choice-enter-pay-leave-one = Eén achterlaten, voor de anderen betalen
pest-choice-enter-camp = Het kamp zetten, niets betalen
pest-choice-enter-camp-leave-one = Het kamp zetten en één achterlaten
pest-choice-exchange = { $first } en { $second } voor een munt
pest-choice-shift = { $from } → { $to }
pest-choice-shift-whole = Iemand verplaatsen: { $from } → { $to }
pest-choice-put = Opnemen: { $space }
pest-choice-cure = Genezen: { $space }
pest-choice-send-home = Naar huis sturen: { $space }
pest-choice-construct = { $building } bouwen
pest-choice-coins = { $count ->
        [0] Geen munten
        [one] Eén munt
       *[other] { $count } munten
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
pest-step-year = Jaar { $year } van 6
pest-step-pest = De pest komt
pest-step-support = De steun wordt betaald
pest-step-actions = Assistenten worden gestuurd
pest-step-era = Het tijdperk wordt gewaardeerd

## sheet: the player's board, market, capital, score, help
