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
pest-map-doomed = destroyed if a pest hits it now
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
pest-pay-differently = Pay with coins instead
pest-choice-done-ask-action = End turn
pest-choice-done-ask-step = Stop here
pest-choice-done-ask-construct = Build nothing
pest-choice-done-ask-research = Buy nothing
pest-choice-done-ask-cure = Done curing
pest-choice-done-ask-assign = Done assigning
pest-choice-done-ask-improve-construct = Pay the full price
pest-choice-done-ask-improve-produce = Don’t improve
pest-choice-done-ask-treat = No, into quarantine
pest-choice-done-ask-spare = Send nobody away
pest-choice-done-ask-waive = Let nobody in
pest-choice-improve = Improve
pest-choice-camp = Set the camp here
pest-choice-enter-pay = Take them all in and pay
pest-choice-enter-pay-leave-one = Leave one behind, take the others in and pay
pest-choice-enter-camp = Set your camp: nobody here costs food
pest-choice-enter-camp-leave-one = Set your camp and leave one behind
pest-choice-exchange = { $first } and { $second } for 1 coin
pest-choice-shift = { $from } → { $to }
pest-choice-shift-whole = Move a sick person: { $from } → { $to }
pest-choice-put = Put the sick person in { $space }
pest-choice-cure = Cure the person in { $space }
pest-choice-send-home = Send the person in { $space } home
pest-choice-construct = Build { $building }
pest-choice-coins = { $count ->
        [0] Pay with { $kind } only
        [one] 1 coin instead of 1 { $kind }
       *[other] { $count } coins instead of { $count } { $kind }
    }
pest-choice-refresh = Replace the market
pest-choice-assign = Send to { $room }
pest-choice-transfer = Take out of { $room }
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
pest-ask-crate = Choose a basic resource to gain.
pest-ask-name = Which open technology goes back into the deck?
pest-ask-enter = How do you take the sick people in?
pest-ask-treat = Does one of the sick go onto a treatment card?
pest-ask-repeat = Which pair of actions do you repeat?
pest-ask-keep = Which resource may exceed the limit?
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

## sheet: the player's board, market, capital, score, help

# The board of a player
pest-sheet-grid = Action grid
pest-sheet-ward = Quarantine space at { $space }
pest-sheet-ward-track = Quarantine space on the resource track
pest-sheet-cell = { $top } and { $left }
pest-sheet-cell-used = { $top } and { $left }: used this year
pest-sheet-either-order = , in either order
pest-sheet-now = Possible now
pest-sheet-more = Whole board
pest-sheet-nothing = nothing
pest-sheet-amount = { $amount } { $kind }
pest-sheet-kind-crates = basic resource of your choice
pest-sheet-kind-research = research
pest-sheet-kind-influence = influence
pest-sheet-kind-prestige = prestige
pest-sheet-kind-tasks = step on the task track
pest-sheet-kind-recall = person back from the capital

# What a space of the grid would bring
pest-sheet-preview-point = Point at a space to see what its two actions would do.
pest-sheet-preview-touch = Tap a space to see what its two actions would do.
pest-sheet-preview-move = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }; { $places ->
        [0] no place in reach
        [one] 1 place in reach
       *[other] { $places } places in reach, highlighted on the map
    }
pest-sheet-preview-construct = You can afford { $buildings }.
pest-sheet-preview-quarters = { $count ->
        [one] a Quarter
       *[other] { $count } Quarters
    }
pest-sheet-preview-construct-poor = You can't afford any building on the map.
pest-sheet-preview-construct-nowhere = You can't build at your doctor's place or at your camp.
pest-sheet-preview-site = { $place } brings { $influence } influence.
pest-sheet-preview-capital = In the capital: { $buildings }.
pest-sheet-preview-research = You can buy { $technologies }.
pest-sheet-preview-research-none = You can't afford any open technology.
pest-sheet-preview-cure = { $people ->
        [one] You can cure 1 person
       *[other] You can cure { $people } people
    } for
pest-sheet-preview-cure-none = You can't cure anybody: no sick people, or too few herbs.
pest-sheet-preview-assign = { $people ->
        [0] No healthy people
        [one] 1 healthy person
       *[other] { $people } healthy people
    } to send; { $rooms ->
        [0] no building needs a worker
        [one] 1 building needs a worker
       *[other] { $rooms } buildings need workers
    }; { $rewards ->
        [0] no open rewards
        [one] 1 open reward
       *[other] { $rewards } open rewards
    } in the capital.
pest-sheet-restricted-move = The sick person there costs you 1 step.
pest-sheet-restricted-construct = The sick person there adds 1 wood or stone to the price.
pest-sheet-restricted-produce = The sick person there costs you 1 resource.
pest-sheet-improvable-move = Research can add 1 step.
pest-sheet-improvable-construct = Research can save 1 wood or stone.
pest-sheet-improvable-produce = Research can add 1 resource.
pest-sheet-preview-full = No room for { $goods }: your stock is full.

# Answers by what they do
pest-sheet-group-do = Choose an action
pest-sheet-group-construct = Build on the map
pest-sheet-group-raise = Build in the capital
pest-sheet-group-technology = Buy a technology
pest-sheet-group-slot = Into which slot
pest-sheet-group-cure = Cure somebody in
pest-sheet-group-assign = Send a healthy person to
pest-sheet-group-transfer = Take somebody out of
pest-sheet-group-put = Put the sick person in
pest-sheet-group-kind = Which resource
pest-sheet-group-coins = Pay with
pest-sheet-group-reward = Take a reward
pest-sheet-group-bonus = Choose a bonus
pest-sheet-group-use = Use a card
pest-sheet-group-enter = Enter the place
pest-sheet-not-now = Not possible now, and why
pest-sheet-exchange = Exchange for coins
pest-sheet-exchange-about = Two basic resources make 1 coin, as often as you like. You can also drag one resource onto another.
pest-sheet-exchange-pair = Give { $first } and { $second } for 1 coin
pest-sheet-shift = Move the sick
pest-sheet-shift-about = You may move sick people within your quarantine. You can also drag them.
pest-sheet-shift-pair = { $from } → { $to }
pest-sheet-harm-move = Move: 1 step less
pest-sheet-harm-construct = Construct: 1 wood or stone more
pest-sheet-harm-produce = Produce: 1 resource less
pest-sheet-harm-track = room for 1 less of each resource
pest-sheet-harm-cemetery = dies: { $shame } shame at the end of every era
pest-sheet-replaces = replaces { $technology }, which gives { $prestige } prestige now
pest-sheet-improves-move = { $cost } research: 1 more step
pest-sheet-improves-construct = { $cost } research: 1 wood or stone less
pest-sheet-improves-produce = { $cost } research: 1 more resource
pest-sheet-refreshes = { $cost } research: all open technologies are replaced
pest-sheet-camp-about = No food for sick people here, and the place is safe from the next pest
pest-sheet-enter-pay = 1 food or 1 coin for each after the first
pest-sheet-assign-capital = an open reward now, and counts at the era's end; on the recovery track they count at the end of the game
pest-sheet-assign-capital-again = counts at the end of the era; this action has brought its reward
pest-sheet-cure-one = one from { $space }

# Parts of the board
pest-sheet-stock = Resources
pest-sheet-no-limit = no limit
pest-sheet-quarantine = Quarantine
pest-sheet-cemetery = Cemetery
pest-sheet-dead = { $count ->
        [0] No dead
        [one] 1 dead
       *[other] { $count } dead
    }
pest-sheet-of = { $count } of { $of }
pest-sheet-shame-era = −{ $shame } per era
pest-sheet-tasks = Tasks
pest-sheet-task = Tasks of era { $era }: { $reached } of 4
pest-sheet-task-next = Next time: +{ $influence } influence
pest-sheet-recovery = Recovery
pest-sheet-recovery-herbs = herbs to enter;
pest-sheet-laboratory = laboratory
pest-sheet-recovery-sum = Recovery track: { $count } of { $of } healthy
pest-sheet-recovery-space = { $herbs } herbs to enter; { $prestige } prestige at the end if it is the last space taken
pest-sheet-recovery-lab = Laboratory: gives research with Produce. { $herbs } herbs to enter; { $prestige } prestige at the end if it is the last space taken
pest-sheet-buildings = Buildings
pest-sheet-section = Section { $section } complete: { $bonus } prestige
pest-sheet-section-bonus = completing a section gives a bonus
pest-sheet-building-left = { $building }: not built
pest-sheet-building-stands = { $building } in { $place }, { $resource }
pest-sheet-building-staffed = { $building } in { $place }, { $resource }, with a worker
pest-sheet-technologies = Technologies
pest-sheet-slot-free = { $slot } free
pest-sheet-sick = sick person
pest-sheet-healthy = healthy person
pest-sheet-influence = Influence
pest-sheet-prestige = Prestige markers
pest-sheet-shame = Shame markers
pest-sheet-in-capital = People in the capital
pest-sheet-assistants = { $count ->
        [one] 1 assistant left
       *[other] { $count } assistants left
    }
pest-sheet-bot = bot ({ $level })
pest-sheet-away = away
pest-sheet-others = Other players, in turn order
pest-sheet-order = moves { $rank }
pest-other-quarantine = Sick people in quarantine
pest-other-recovered = Healthy people on the recovery track
pest-sheet-boards = The players' boards

# Eras, decrees
pest-sheet-era = Era { $era }
pest-sheet-era-now = now
pest-sheet-agenda = Agenda
pest-sheet-decrees = Decrees, support and influence
pest-sheet-support = Support, paid when the next year begins
pest-sheet-support-most = Most influence
pest-sheet-support-others = All others
pest-sheet-support-least = Least influence
pest-sheet-support-none = No support this year.
pest-sheet-influence-sign = one prestige at the end
pest-sheet-influence-about = Building, tasks and the capital move your marker. You gain every reward it passes. Each laurel you reach is 1 prestige at the end, and the leaders get more. The player with the least influence starts the next year.
pest-sheet-influence-covered = covered: markers skip it
pest-sheet-forecast = Forecast
pest-sheet-agenda-per = { $amount } prestige for { $every ->
        [1] each { $what }
       *[other] every { $every } { $what }
    }
pest-sheet-agenda-rank = prestige by rank on the influence track: { $amounts }
pest-sheet-what-healthy = { $count ->
        [one] healthy person
       *[other] healthy people
    }
pest-sheet-what-sick = { $count ->
        [one] sick person in quarantine
       *[other] sick people in quarantine
    }
pest-sheet-what-influence = { $count ->
        [one] influence
       *[other] influence
    }
pest-sheet-what-workers = { $count ->
        [one] person working in your buildings
       *[other] people working in your buildings
    }
pest-sheet-what-buildings = { $count ->
        [one] building on the map
       *[other] buildings on the map
    }
pest-sheet-what-free = { $count ->
        [one] free quarantine space
       *[other] free quarantine spaces
    }
pest-sheet-what-shared = { $count ->
        [one] building next to others'
       *[other] buildings next to others'
    }
pest-sheet-what-capital = { $count ->
        [one] person of yours in the capital
       *[other] people of yours in the capital
    }
pest-sheet-what-signs = { $count ->
        [one] prestige sign on your technologies
       *[other] prestige signs on your technologies
    }
pest-sheet-what-sets = { $count ->
        [one] set of the four basic resources
       *[other] sets of the four basic resources
    }
pest-sheet-what-special = { $count ->
        [one] workshop, factory or treasury
       *[other] workshops, factories and treasuries
    }
pest-sheet-what-basic = { $count ->
        [one] basic resource
       *[other] basic resources
    }
pest-sheet-imperative-build = build { $where }
pest-sheet-imperative-technology = gain a technology
pest-sheet-imperative-road = take sick people from a road
pest-sheet-imperative-place = take { $least } or more sick people from one place
pest-sheet-site-resource = at { $resource }
pest-sheet-site-village = in a village
pest-sheet-site-town = in a town
pest-sheet-site-city = in a city
pest-sheet-site-port = in a port
pest-sheet-site-road = at a { $color } road
pest-sheet-site-others = where another player has a building
pest-sheet-site-next = next to a place with a building of yours
pest-sheet-site-apart = not next to any building of yours
pest-sheet-color-red = red
pest-sheet-color-blue = blue
pest-sheet-color-black = black

# Market
pest-market-about = A Research action buys one of these; a new one replaces it at once. Next to each name: its price in research and its prestige at the end. A player's mark means that player can afford it now. { $count } are left in the deck.
pest-market-price = Price: { $cost } research
pest-market-prestige = Worth { $prestige } prestige at the end
pest-market-slot = { $slot }
pest-market-buyers = Affordable for { $names }
pest-market-research = Players’ research
pest-market-has = { $research } research

# Capital
pest-capital = Capital
pest-capital-fields = People in the capital
pest-capital-neutral = Neutral field
pest-capital-card = Paid at the end of the era
pest-capital-first = Most people
pest-capital-second = Second
pest-capital-third = Third
pest-capital-bonus = The first also chooses
pest-capital-or = or
pest-capital-solo = At the end of each era: 1 shame for every person by which the neutral field exceeds yours.
pest-capital-rewards = Rewards for sending people
pest-capital-open = { $open } of { $of } open
pest-capital-turned = taken
pest-capital-buildings = Capital buildings
pest-capital-stands = built
pest-capital-solo-sick = Sick people left
pest-capital-solo-left = { $influence } on the influence track, { $tasks } on the task tracks, { $buildings } at capital buildings

# Score
pest-score = Score
pest-score-now = Score if the game ended now

# Help
pest-help-held = { $name } has it.
pest-help-open = It is open. A Research action can buy it.
pest-help-deck = It is in the deck.
pest-help-pay = Price now:
pest-help-cost = Cost:
pest-help-gives = Gives:
pest-help-technology = { $cost } research, { $slot }, { $prestige } prestige
pest-help-building = Section { $section }, { $prestige } prestige at the end
pest-help-building-castle = You have it from the start. It gives 1 of its place's resource with every Produce, and your doctor enters its place without a step.
pest-help-building-quarter = With a worker it gives 1 of its place's resource with Produce. Your doctor enters its place without a step.
pest-help-building-workshop = With a worker it gives 2 of its place's resource with Produce.
pest-help-building-factory = Gives 1 of its place's resource with every Produce. It needs no worker.
pest-help-building-treasury = With a worker it gives 1 coin with Produce.
pest-help-stands = In { $place }: { $resource }. No worker.
pest-help-stands-staffed = In { $place }: { $resource }. It has a worker.
pest-help-raise = Built in a Construct action, from anywhere, instead of building on the map. Each exists once. You gain its prestige and influence at once; it does not stand on your board.
pest-help-decree = Decree of era { $era }
pest-help-imperative = Task: { $what }. Each time you fulfil it, your task marker moves up 1 and you gain its influence.
pest-help-agenda = Agenda, at the era's end: { $what }.
pest-help-action-move = Your doctor walks along roads, up to 2 steps. Entering a place with sick people means taking them all in: the first is free, each further one costs 1 food. Or set your camp: then nobody there costs food. You gain the resource of the place where the doctor stops.
pest-help-action-construct = Build where your doctor or your camp is, for the price on your board. A city gives { $city } influence, a town { $town }, a village { $village }, 1 less for each building of others there. Or build one building in the capital.
pest-help-action-produce = Castle and factory give their resource. Quarters, workshop and treasury need a worker. Each healthy person on a laboratory gives 1 research.
pest-help-action-research = Buy one open technology for its price in research and put it into a slot. For { $refresh } research you may replace the market first.
pest-help-action-cure = Any number of sick people move from your quarantine to the recovery track. Each costs the herbs shown on the space they reach.
pest-help-action-assign = Healthy people go from the recovery track to your buildings, or to the capital, where they bring a reward and count at the end of the era.
pest-help-space-quarantine = Sick people you take in come here first and do no harm. When it is full, they go next to your actions, onto the resource track, or die.
pest-help-space-tent = 1 more quarantine space that does no harm.
pest-help-space-hut = 2 more quarantine spaces that do no harm.
pest-help-space-move = A sick person here makes Move 1 step shorter.
pest-help-space-construct = A sick person here adds 1 wood or stone to each Construct.
pest-help-space-produce = A sick person here takes 1 resource from each Produce.
pest-help-space-track = A sick person here reduces the limit of each resource from { $limit } to { $blocked }.
pest-help-space-cemetery = The dead bring the shame of all their spaces at the end of every era. When the cemetery is full, each further death costs { $overflow } shame at once.
pest-help-space-apparatus = A person here recovers step by step: one space with each Research or Cure.
pest-help-space-hospital = A person here recovers step by step: one space with each Research or Cure.
pest-help-resource-wood = For building. You can store { $limit } of each resource; anything more is lost.
pest-help-resource-stone = For building. You can store { $limit } of each resource; anything more is lost.
pest-help-resource-food = Pays for sick people on your way: each after the first in a place, and each one on a road.
pest-help-resource-herbs = Pay for curing: the next space of the recovery track shows how many.
pest-help-resource-coin = Replaces any wood, stone, food or herbs. In your turn, two basic resources make 1 coin at any time.
pest-help-resource-research = Buys technologies. Once a turn, { $improve } research improves Move, Construct or Produce.
pest-help-resource-research-title = Research
pest-help-tasks = Each era's decree sets a task. Each time you fulfil it in that era, your marker moves up 1 space, at most 4: influence at once, prestige at the end of the game.
pest-help-tasks-title = Tasks
pest-help-recovery = Healthy people stand here, from left to right. The number is the herbs that the next one costs. Blue spaces are laboratories. At the end the last space taken gives its prestige.
pest-help-recovery-title = Recovery track
pest-help-buildings = Nine buildings in three sections, plus the castle. Buildings on the map give prestige at the end, a complete section a bonus. Quarters, workshop and treasury need a worker to produce.
pest-help-buildings-title = Buildings
pest-help-technologies = Three slots, one card each. A new card in an occupied slot replaces the old one, which gives its prestige at once.
pest-help-technologies-title = Technologies
pest-help-influence = Your marker moves up the track and skips spaces that others hold. You gain the rewards you pass at once; laurels are prestige at the end. The most influence gives { $first } prestige, the second most { $second }. The player with the least starts the next year.
pest-help-influence-title = Influence
pest-help-prestige = Prestige markers so far. The most prestige wins: markers, tasks, recovery, buildings, technologies, influence and resources, minus shame.
pest-help-prestige-title = Prestige
pest-help-shame = Each shame marker costs 1 prestige at the end. The dead bring shame at the end of every era.
pest-help-shame-title = Shame
pest-help-capital = Sending people to the capital brings one open reward per action. At the end of the era the capital card pays the players by the number of their people there.
pest-help-capital-title = The capital
pest-help-capital-card = The player with the most people in the capital gets the first reward and one of the bonuses, then come the second and the third. Tied players get the next lower reward. Then everybody there goes home.
pest-help-capital-card-title = The capital card
pest-help-assistants = Each assistant is one turn: on a free space of the grid it does the action of the column and the action of the row. { $assistants } per year in this era.
pest-help-assistants-title = Assistants
pest-help-camp = Set it where your doctor is during a Move: no sick person there costs food, and the place is safe from the next pest. You may build there from anywhere. Building there, or a pest, brings the camp back.
pest-help-camp-title = Containment camp
pest-help-improve = Once a turn, { $improve } research improves an action of the columns: 1 more step, 1 wood or stone less, or 1 more resource.
pest-help-improve-title = Improve
pest-help-refresh = For { $refresh } research all open technologies go back into the deck and new ones are revealed. Undo stops there.
pest-help-refresh-title = Replace the market

# Which numbers are printed
pest-source-technology = Standard files: name and effect as printed; price, prestige and slot reconstructed.
pest-source-building = Standard files: kind and output as printed; cost, prestige and section reconstructed.
pest-source-capital-building = Standard files: that there are five is printed; names, costs and rewards are reconstructed.
pest-source-decree = Standard files: titles and amounts as printed; the era, and some signs, reconstructed.
pest-source-cards = Standard files: the numbers of pest cards are printed, their targets and the rewards of support cards reconstructed.

# The guided first year
pest-learn-castle = Where your castle stands
pest-learn-castle-about = Heal the empire for six years; most prestige wins. First choose one of the lit places. Your castle gives that place's resource whenever you Produce, and your doctor enters it without a step. Roads in many directions are a good start.
pest-learn-doctor = Your doctor
pest-learn-doctor-about = The doctor starts next to the castle. Sick people there come into the quarantine of your board: nothing bad yet, and they can be cured.
pest-learn-pest = A pest comes
pest-learn-pest-about = Every year begins like this: a card says in which places or on which roads people fall sick. Places with a doctor, a camp or two buildings stay free. The Forecast by the map shows what could still come.
pest-learn-received = Into quarantine
pest-learn-received-about = A single building in a place protects it: its owner takes the sick people in instead.
pest-learn-fell = A place is lost
pest-learn-fell-about = Too many sick people lay there. It gives nothing any more, nobody can build there, and each neighbour gets a sick person.
pest-learn-support = Help from the council
pest-learn-support-about = What is promised here is paid when the next year begins: usually more to those with little influence. Influence beneath the map, on a phone Cards, shows it again.
pest-learn-assistant = One assistant, two actions
pest-learn-assistant-about = Point at a space of the grid: the box beneath says what its column and its row would bring. Each space can be used once a year. For a start, Move and Cure is seldom wrong: you take sick people in on the way and cure them. The lamp above asks a bot what it would do.
pest-learn-action = In either order
pest-learn-action-about = Both actions, one after the other, or only one. Until something new is turned up you can take back each step: U, or R for the whole turn.
pest-learn-step = On the road
pest-learn-step-about = Lit places are in reach; the little signs give steps and food, a book means: only if research adds a step. Point at one to see the way, choose it to go there. Where you stop you gain the place's resource, and your doctor keeps the next pest from it.
pest-learn-enter = Sick people on your way
pest-learn-enter-about = You take them all in: the first is free, each further one costs a food. Or set your camp: then nobody costs anything, and the place is safe from the next pest.
pest-learn-put = The quarantine is full
pest-learn-put-about = Now the sick get in your way: next to an action they weaken it, on the resource track they take room, and the dead bring shame. Cure soon; sick people can also be moved about in your turn.
pest-learn-construct = Building
pest-learn-construct-about = You build where your doctor or your camp is. Cities bring more influence than villages, fewer if others built there before. A coin stands for any missing resource.
pest-learn-research = Technologies
pest-learn-research-about = Each has a price in research and works from now on. Research comes from healthy people on laboratories when you Produce, and from rewards.
pest-learn-cure = Curing
pest-learn-cure-about = Each cured person takes the next space of the recovery track for the herbs it shows. Cure as many as you can pay; begin with those who stand next to an action and weaken it.
pest-learn-assign = Work for the healthy
pest-learn-assign-about = In a building they produce; in the capital they bring a reward now and count at the era's end. Those left on the recovery track are worth prestige at the end of the game.
pest-learn-task = A task done
pest-learn-task-about = This era's decree names a task and an agenda: the line beneath the map, on a phone among the cards. Tasks bring influence at once and prestige at the end; influence brings rewards on the way. The agenda is counted when the era ends.
pest-learn-year = The first year is over
pest-learn-year-about = All assistants come back, and who has least influence goes first. You know how it goes now: a pest, then the actions. Two years make an era.
pest-learn-era = An era ends
pest-learn-era-about = The agenda was counted, the capital paid by the people there and was cleared, the dead brought shame. From now on everybody has one more assistant a year.
pest-learn-over = That was all
pest-learn-over-about = The score sheet shows where the prestige came from. Play another game against stronger bots or with friends?
