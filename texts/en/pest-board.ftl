# What the board of Pest says in the browser, besides the sentences of pest.ftl.

## map: the map of the realm, answers in words, the steps of a year
pest-map-label = Map of the empire
pest-map-whole = Show whole map
pest-map-road-redroad = Redroad
pest-map-road-blueroad = Blueroad
pest-map-road-greyroad = Greyroad
pest-map-on-redroad = Redroad
pest-map-on-blueroad = Blueroad
pest-map-on-greyroad = Greyroad
pest-map-sea-tresinne-islands = Tresinne Islands
pest-map-sea-southern-bay = Southern Bay
pest-map-sea-gulun-strait = Gulun Strait
pest-map-size-village = village
pest-map-size-town = town
pest-map-size-city = city
pest-map-place = { $place }, { $size }, { $resource }{ $more }
pest-map-capital = { $place }, the capital
pest-map-destroyed = destroyed
pest-map-port = port
pest-map-sick = { $count ->
        [one] 1 sick person
       *[other] { $count } sick people
    }
pest-map-road-sick = { $count ->
        [one] 1 sick person
       *[other] { $count } sick people
    } on the road between { $a } and { $b }
pest-map-doomed = the next pest brings { $people } more and would destroy it
pest-map-risk = hit by { $count } of { $of } pest cards
pest-map-building = { $building } of { $name }
pest-map-doctor = doctor of { $name }
pest-map-camp = camp of { $name }
pest-map-way = { $steps ->
        [0] no steps
        [one] 1 step
       *[other] { $steps } steps
    }, { $food ->
        [0] no food
       *[other] { $food } food
    }
pest-map-way-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } instead of food
pest-map-way-sick = you take in { $sick ->
        [one] 1 sick person
       *[other] { $sick } sick people
    }
pest-map-way-gives = you gain { $resource } where you stop
pest-map-way-tasks = fulfils the task
pest-map-way-improve = only with an improved Move
pest-map-way-camp = you set your camp on the way
pest-map-way-over = via { $places }
pest-map-site = { $influence } influence
pest-map-site-task = fulfils the task
pest-map-kind-castle = castle
pest-map-kind-quarter = quarter
pest-map-kind-workshop = workshop
pest-map-kind-factory = factory
pest-map-kind-treasury = treasury
pest-map-capital-people = { $count ->
        [0] nobody there
        [one] 1 person there
       *[other] { $count } people there
    }
pest-map-capital-rewards = { $count ->
        [one] 1 open reward
       *[other] { $count } open rewards
    }
pest-map-target-roads = every section of the { $road }
pest-map-target-village = villages
pest-map-target-town = towns
pest-map-target-city = cities
pest-map-target-any = places
pest-map-target-resource = { $places } with { $resource }
pest-map-target-port = { $places } with a port to { $sea }
pest-map-target-on-road = { $places } on the { $road }
pest-map-pest = The pest
pest-map-pest-people = { $people ->
        [one] 1 sick person comes to each.
       *[other] { $people } sick people come to each.
    }
pest-map-pest-roads = { $people ->
        [one] 1 person
       *[other] { $people } people
    } on each of these roads: { $roads }
pest-map-pest-road = { $a }–{ $b }
pest-map-pest-hit = new sick people in { $places }
pest-map-pest-taken = { $name } takes in { $people } at { $places }
pest-map-pest-kept = { $name }: { $people } to { $space }
pest-map-pest-overflowed = { $name }: the cemetery is full
pest-map-pest-spared = { $name }’s card protects { $places }
pest-map-pest-waived = { $name } lets the sick into { $places }
pest-map-pest-camp = { $name }’s camp goes back to the board, from { $places }
pest-map-pest-fell = destroyed: { $places }
pest-map-pest-spread = spreads to { $places }
pest-map-pest-calm = Nobody else falls sick.
pest-map-forecast-about = { $count ->
        [one] One pest card is left. If it came now:
       *[other] One of these { $count } pest cards comes next. If it came now:
    }
pest-map-forecast-none = No more pests will come.
pest-map-forecast-hit = { $places ->
        [0] no place is hit
        [one] 1 place is hit
       *[other] { $places } places are hit
    }{ $roads ->
        [0] { "" }
        [one] , and 1 road section
       *[other] , and { $roads } road sections
    }
pest-map-forecast-fall = destroyed: { $places }
pest-map-forecast-spread = and spread to { $places }
pest-map-forecast-takes = { $name } takes in { $taken }
pest-map-forecast-harmful = { $harmful } of them onto harmful spaces
pest-map-forecast-overflow = no space for { $overflow }
pest-map-forecast-camp = { $name }’s camp goes back
pest-map-forecast-pointing = Point at a card to see its places on the map.
pest-map-support = Support
pest-map-support-next = Paid next year: { $card }
pest-map-support-left = Most influence
pest-map-support-middle = The others
pest-map-support-right = Least influence
pest-map-also = Also possible
pest-map-signs = Signs on the map
pest-map-sign-steps = steps
pest-map-sign-food = food to pay
pest-map-sign-research = needs research
pest-map-sign-warning = sick people do harm
pest-map-sign-influence = influence
pest-map-sign-task = a step on the task track
pest-map-facts-none = none
pest-map-facts-places = Places
pest-map-facts-place = Place
pest-map-facts-gives = Gives
pest-map-facts-sick = Sick people
pest-map-facts-there = There
pest-map-facts-roads = Roads to
pest-map-facts-sick-roads = Sick people on roads
pest-map-facts-road = Road
pest-map-facts-players = Players
pest-map-facts-player = Player
pest-map-facts-research = research
pest-map-facts-influence = influence
pest-map-facts-prestige = prestige
pest-map-facts-shame = shame
pest-map-facts-quarantine = Sick people in quarantine
pest-map-facts-recovered = Healthy on the recovery track
pest-map-facts-technologies = Technologies
pest-map-facts-assistants = Assistants left
pest-map-facts-score = Score now
pest-map-facts-around = On the table
pest-map-facts-what = What
pest-map-facts-is = Is
pest-map-facts-era = Era { $era }
pest-map-facts-decrees = Decrees
pest-map-facts-market = Open technologies
pest-map-facts-rewards = Open capital rewards
pest-map-color-red = red
pest-map-color-blue = blue
pest-map-color-black = grey
pest-map-find = Find a place
pest-map-find-none = No place of that name
pest-map-not-possible = not possible now
pest-choice-cell = { $top } and { $left }
pest-choice-at-ask-castle = Castle in { $place }
pest-choice-at-ask-doctor = Doctor to { $place }
pest-choice-at-ask-site = Build in { $place }
pest-choice-at-ask-waive = Let sick people into { $place }
pest-choice-at-ask-spare = Send 1 sick person away from { $place }
pest-choice-move = Go to { $place }
pest-choice-through = Through the capital to { $place }
pest-choice-jump = Jump to { $place }
pest-choice-technology-ask-research = Buy { $technology }
pest-choice-technology-ask-name = Put { $technology } back
pest-choice-use = Use { $technology }
pest-choice-do = { $action } now
pest-choice-done = Done
pest-choice-done-turn = End turn
pest-cure-all = { $count ->
        [one] Cure 1 person
       *[other] { $all ->
            [yes] Cure all { $count }
           *[no] Cure { $count }, as many as you can pay
        }
    }
pest-choice-done-ask-action = End turn
pest-choice-done-ask-step = Stop here
pest-choice-done-ask-construct = Done building
pest-choice-done-ask-research = Buy nothing
pest-choice-done-ask-cure = Done curing
pest-choice-done-ask-assign = Done assigning
pest-choice-done-ask-improve-construct = Pay the full price
pest-choice-done-ask-improve-produce = Don’t improve
pest-choice-done-ask-treat = No, into quarantine
pest-choice-done-ask-spare = Send nobody away
pest-choice-done-ask-waive = Let nobody in
pest-choice-improve = Improve
pest-choice-camp = Set the camp where the doctor is
pest-choice-enter-pay = Take them all in and pay
pest-choice-enter-pay-leave-one = Leave one behind, take the others in and pay
pest-choice-enter-camp = Set your camp: nobody here costs food
pest-choice-enter-camp-leave-one = Set your camp and leave one behind
pest-choice-exchange = { $same ->
        [yes] 2 { $first } for 1 coin
       *[no] { $first } and { $second } for 1 coin
    }
pest-choice-shift = { $from } → { $to }
pest-choice-shift-whole = Move a sick person: { $from } → { $to }
pest-choice-put = Put the sick person in { $space }
pest-choice-cure = Cure the person in { $space }
pest-choice-send-home = Send the person in { $space } home
pest-choice-construct = Build { $building }
pest-choice-coins = { $count ->
        [0] Pay with { $kind } only
        [one] 1 coin instead of { $goods }
       *[other] { $count } coins instead of { $goods }
    }
pest-choice-refresh = Replace the market
pest-choice-assign = Send to { $room }
pest-choice-transfer = Take the worker out of { $room }
pest-choice-bonus = { $number ->
        [1] First bonus
       *[other] Second bonus
    }
pest-choice-reward = Take { $reward }
pest-choice-group-step = Where to
pest-choice-group-place = Where
pest-ask-assistant = Choose a free space of your grid for an assistant.
pest-ask-action-done = Both actions are done. End your turn.
pest-ask-cure = Whom do you cure?
pest-ask-cure-done = Nobody else can be cured.
pest-ask-assign = Where do you send a healthy person?
pest-ask-assign-done = Nobody else can be sent.
pest-ask-construct-done = Nothing else can be built.
pest-ask-research-done = Nothing can be bought now.
pest-ask-step-done = The doctor has no step left.
pest-ask-crate = { $source }: choose a basic resource.
pest-ask-name = Which open technology goes back into the deck?
pest-ask-enter = How do you take the sick people in?
pest-ask-treat = Does one of the sick go onto a treatment card?
pest-ask-repeat = Which pair of actions do you repeat?
pest-ask-keep = { $source }: which resource may exceed the limit?
pest-ask-spare = Where does your Protective Clothing send 1 sick person away?
pest-ask-waive = Your checkpoint protects these places. Let sick people into one anyway?
pest-ask-transfer = To which building does this person go?
pest-ask-recall = Your scholar leaves the capital. Where to?
pest-ask-produce-less = A sick person at Produce costs you one resource. Which one?
pest-step-setup = Set-up
pest-step-year = Year { $year } of 6
pest-since-way = doctor to { $places }
pest-since-decrees = the decrees of the three eras lie open
pest-ask-doctor = Where does your doctor begin? Sick people there come into your quarantine.
pest-since-taken = takes in { $count } sick
pest-since-cured = cures { $count }
pest-since-workers = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
pest-since-capital = { $count } to the capital
pest-since-struck = { $count ->
        [one] 1 place
       *[other] { $count } places
    } with new sick people
pest-since-received = { $name } takes in { $count }
pest-since-received-you = you take in { $count }
pest-since-era = { $name }: { $prestige ->
        [0] {""}
       *[other] +{ $prestige } prestige
    }{ $shame ->
        [0] {""}
       *[other] {" "}+{ $shame } shame
    }
tell-castle-you = Your castle stands in { $place }.
tell-doctor-you = Your doctor starts in { $place }.
tell-turn-you = Your turn.
tell-supplied-you = You start with { $goods } and { $research } research.
tell-camp-returned-you = Your camp comes back from { $place }.
tell-camp-set-you = You set your camp in { $place }.
tell-taken-you = You take { $people ->
        [one] 1 sick person
       *[other] { $people } sick people
    } from { $place }.
tell-road-taken-you = You take { $people ->
        [one] 1 sick person
       *[other] { $people } sick people
    } from the road between { $road }.
tell-received-you = You take in { $people ->
        [one] 1 sick person
       *[other] { $people } sick people
    } at { $place }.
tell-overflowed-you = Your cemetery is full.
tell-gained-you = You gain { $goods }.
tell-gained-PE-31 = Support of the year before: { $seat } gains { $goods }.
tell-gained-you-PE-31 = Support of the year before: you gain { $goods }.
tell-paid-you = You pay { $goods }.
tell-cut-you = You have no room for { $goods }.
tell-exchanged-you = You give { $first } and { $second } for a coin.
tell-researched-you = You gain { $research } research.
tell-research-paid-you = You pay { $research } research.
tell-honoured-you = You gain { $prestige } prestige.
tell-shamed-you = You take { $shame } shame.
tell-influenced-you = Your influence rises from { $from } to { $to }.
tell-task-you = You reach space { $space } of era { $era }'s tasks.
tell-placed-you = You choose { $top } and { $left }.
tell-placed-on-card-you = You send an assistant to { $technology }.
tell-repeated-you = You repeat { $top } and { $left }.
tell-began-you = You do { $action }.
tell-improved-you = You improve { $action }.
tell-walked-you = Your doctor goes to { $place }.
tell-walked-through-you = Your doctor goes through the capital to { $place }.
tell-jumped-you = Your doctor jumps to { $place }.
tell-built-you = You build { $building } in { $place }.
tell-raised-you = You build { $building } in the capital.
tell-bought-you = You buy { $technology } ({ $slot }).
tell-discarded-you = You discard { $technology } ({ $slot }).
tell-shifted-you = You move a sick person from { $from } to { $to }.
tell-cured-you = You cure the person in { $from }.
tell-released-you = You send the person in { $from } home.
tell-assigned-you = You send somebody from { $from } to { $to }.
tell-reward-taken-you = You take a capital reward: { $reward }.
pest-cant-construct = Can’t build the { $thing } now
pest-cant-technology = Can’t buy { $thing } now
pest-cant-move = Can’t go to { $thing } now
pest-short = You are { $goods } short.
pest-short-coins = You are { $goods } short, and { $coins ->
        [one] your coin covers only 1 of that
       *[other] your { $coins } coins cover only { $coins } of that
    }.
pest-ask-coins-food = Pay with food or with coins?
pest-ask-coins-herbs = Pay with herbs or with coins?
pest-ask-coins-wood = Pay with wood or with coins?
pest-ask-coins-stone = Pay with stone or with coins?
pest-ask-action = Choose the action to do first.
pest-ask-action-one = Do { $left } now, or end your turn.

## payments: complete offers, and several answers with one click
pest-pay-plain = { $free ->
        [yes] Pay nothing
       *[no] Pay { $cost }
    }
pest-pay-improved = Improve: pay { $cost }
pest-pay-pay = { $free ->
        [yes] Take them all in, free
       *[no] Take them all in: pay { $cost }
    }
pest-pay-pay-leave-one = { $free ->
        [yes] Leave 1 behind, take the rest in free
       *[no] Leave 1 behind: pay { $cost }
    }
pest-pay-camp = { $free ->
        [yes] Set your camp here, pay nothing
       *[no] Set your camp here: pay { $cost } for the road
    }
pest-pay-camp-leave-one = { $free ->
        [yes] Set your camp here and leave 1 behind, pay nothing
       *[no] Set your camp here and leave 1 behind: pay { $cost } for the road
    }
pest-pay-with-coins = With more coins
pest-ask-enter-place = How do you enter { $place }?
pest-cure-and-end = Cure and end turn
pest-stop-and-cure = Stop here and cure
pest-done-and-cure = Finish this and cure
pest-sheet-build-now = Build right away
pest-sheet-preview-up-to = up to
pest-sheet-high-limit = One resource may go up to { $limit }.

## warnings, forecast, era
pest-map-way-harmful = { $count ->
        [one] 1 of them onto a harmful space
       *[other] { $count } of them onto harmful spaces
    }
pest-map-way-dead = { $count ->
        [one] no space for 1 of them, who dies
       *[other] no space for { $count } of them, who die
    }
pest-map-way-lost = { $count ->
        [one] your track loses a space: 1 resource is lost
       *[other] your track loses a space: { $count } resources are lost
    }
pest-map-forecast-heat = The map shows how many of the { $count } cards hit each place.
pest-sheet-influence-next = next reward on space { $space }: { $gain }
pest-era-end = End of era { $era }
pest-era-agenda = Agenda
pest-era-capital = Capital
pest-era-dead = The dead
