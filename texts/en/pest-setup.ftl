# What the page of a new table says of Pest.

new-spectators-note-pest = They see what everybody at the table sees.
new-box-note-pest = The table uses the standard components. As printed: names and effects of cards, starting resources, the numbers of the rules. Reconstructed to fit the rulebook's examples: prices, prestige and slots of technologies, costs of buildings, what pest, support and capital cards name, eras of decrees, and the map. If your copy differs:
new-pest-which = Variant
new-pest-base = Standard
new-pest-base-note = Two to five players. The most prestige wins.
new-pest-duel = Duel
new-pest-duel-note = Two players on a smaller map, with a neutral rival in the capital.
new-pest-solo = Solo
new-pest-solo-note = You against the pest. Your score gives you a rank.
new-pest-variable = Variable set-up
new-pest-variable-note = Random markers change what places give, and some bring a sick person. No two games are alike.
new-pest-sum = { $players ->
        [one] 1 player
       *[other] { $players } players
    }, 3 eras of 2 years each.
short-cemetery_choice-harmless_full = harmless spaces full
short-cemetery_choice-all_full = all spaces full
short-market_refresh-five = five cards
short-market_refresh-two = two cards
short-capital_reward-per_action = once an action
short-capital_reward-per_person = for each person
short-castle_counts-no = no
short-castle_counts-yes = yes
short-resource_set_prestige-1 = one prestige
short-resource_set_prestige-3 = three prestige
short-small_marker_draw-15_10_5 = 15, 10, 5
short-small_marker_draw-5_15_10 = 5, 15, 10
short-solo_neutral_cleared-yes = cleared
short-solo_neutral_cleared-no = stays
short-capital_for_two-with_people = only with people there
short-capital_for_two-literal = even with none
short-disinfectant-besides = once more
short-disinfectant-one_per_place = one per place
short-back_through_capital-yes = yes
short-back_through_capital-no = no
short-syringe-healed = if somebody was cured
short-syringe-always = after every Cure
short-produce-at_once = all at once
short-produce-in_turn = building by building
