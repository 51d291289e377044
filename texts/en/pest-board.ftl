# What the board of Pest says in the browser, beside the sentences of pest.ftl.

## map: the map of Thokaia, answers in words, the steps of a year
pest-choice-cell = { $top } and { $left }
pest-choice-at-ask-castle = Castle in { $place }
pest-choice-at-ask-doctor = Doctor to { $place }
pest-choice-at-ask-site = Build in { $place }
pest-choice-at-ask-waive = Let the sick into { $place }
pest-choice-at-ask-spare = Spare one in { $place }
pest-choice-move = Go to { $place }
pest-choice-through = Through the capital to { $place }
pest-choice-jump = Jump to { $place }
pest-choice-technology-ask-research = Buy { $technology }
pest-choice-technology-ask-name = Put { $technology } back
pest-choice-use = Use { $technology }
pest-choice-do = { $action } now
pest-choice-done = Done
pest-choice-done-ask-action = End the turn
pest-choice-done-ask-step = Stay here
pest-choice-done-ask-construct = Build nothing
pest-choice-done-ask-research = Buy nothing
pest-choice-done-ask-cure = Cure nobody else
pest-choice-done-ask-assign = Send nobody else
pest-choice-done-ask-improve-construct = Pay the full price
pest-choice-done-ask-improve-produce = Leave it as it is
pest-choice-done-ask-treat = Nobody
pest-choice-done-ask-spare = Spare nobody
pest-choice-done-ask-waive = Let nobody in
pest-choice-improve = Improve
pest-choice-camp = Set the camp here
pest-choice-enter-pay = Pay the food
pest-choice-enter-pay-leave-one = Leave one behind, pay for the others
pest-choice-enter-camp = Set the camp, pay nothing
pest-choice-enter-camp-leave-one = Set the camp and leave one behind
pest-choice-exchange = { $first } and { $second } for a coin
pest-choice-shift = { $from } → { $to }
pest-choice-shift-whole = Move somebody: { $from } → { $to }
pest-choice-put = Take in: { $space }
pest-choice-cure = Cure: { $space }
pest-choice-send-home = Send home: { $space }
pest-choice-construct = Build { $building }
pest-choice-coins = { $count ->
        [0] No coins
        [one] One coin
       *[other] { $count } coins
    }
pest-choice-refresh = New market
pest-choice-assign = Send to: { $room }
pest-choice-transfer = Take from: { $room }
pest-choice-bonus = { $number ->
        [1] First bonus
       *[other] Second bonus
    }
pest-choice-reward = Take { $reward }
pest-choice-group-step = Where to
pest-choice-group-place = Where
pest-step-year = Year { $year } of 6
pest-step-pest = The pest comes
pest-step-support = Support is paid
pest-step-actions = Players send assistants
pest-step-era = The era is judged

## sheet: the player's board, market, capital, score, help
