# Wat de pagina van een nieuwe tafel over Pest zegt.

new-spectators-note-pest = Ze zien wat iedereen aan tafel ziet.
new-box-note-pest = De tafel gebruikt het standaardmateriaal. Zoals gedrukt: namen en effecten van kaarten, startgrondstoffen, de getallen van de regels. Gereconstrueerd, passend bij de voorbeelden van de spelregels: prijzen, aanzien en vakken van technologieën, kosten van gebouwen, wat pest-, hulp- en hoofdstadkaarten noemen, de tijdperken van decreten en de kaart. Wijkt jouw exemplaar af:
new-pest-which = Variant
new-pest-base = Standaard
new-pest-base-note = Twee tot vijf spelers. Het meeste aanzien wint.
new-pest-duel = Duel
new-pest-duel-note = Twee spelers op een kleinere kaart, met een neutrale rivaal in de hoofdstad.
new-pest-solo = Solo
new-pest-solo-note = Jij tegen de pest. Je score geeft je een rang.
new-pest-variable = Variabele opstelling
new-pest-variable-note = Willekeurige markers veranderen wat plaatsen geven, en sommige brengen een zieke. Geen partij is gelijk.
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
short-capital_for_two-with_people = alleen met mensen daar
short-capital_for_two-literal = ook zonder mensen
short-disinfectant-besides = nog eens
short-disinfectant-one_per_place = één per plaats
short-back_through_capital-yes = ja
short-back_through_capital-no = nee
short-syringe-healed = als iemand genezen is
short-syringe-always = na elke Genezen
short-produce-at_once = alles tegelijk
short-produce-in_turn = gebouw voor gebouw
