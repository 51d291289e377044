# What the board of Pest says in the browser, beside the sentences of pest.ftl.

## map: the map of the realm, answers in words, the steps of a year
pest-map-label = Map of the empire
pest-map-whole = Show the whole map
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
        [one] one sick person
       *[other] { $count } sick people
    }
pest-map-road-sick = { $count ->
        [one] One sick person
       *[other] { $count } sick people
    } on the road between { $a } and { $b }
pest-map-doomed = would fall with one more pest
pest-map-building = { $building } of { $name }
pest-map-doctor = doctor of { $name }
pest-map-camp = camp of { $name }
pest-map-way = { $steps ->
        [0] no step
        [one] one step
       *[other] { $steps } steps
    }, { $food ->
        [0] no food
       *[other] { $food } food
    }
pest-map-way-coins = { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } in place of food
pest-map-way-sick = takes { $sick ->
        [one] one sick person
       *[other] { $sick } sick people
    } along
pest-map-way-gives = gives { $resource } at its end
pest-map-way-tasks = moves the task marker
pest-map-way-improve = the Move must be improved
pest-map-way-camp = the camp is set on the way
pest-map-way-over = by way of { $places }
pest-map-site = { $influence } influence
pest-map-site-task = moves the task marker
pest-map-kind-castle = castle
pest-map-kind-quarter = quarter
pest-map-kind-workshop = workshop
pest-map-kind-factory = factory
pest-map-kind-treasury = treasury
pest-map-capital-people = { $count ->
        [0] nobody is there
        [one] one person is there
       *[other] { $count } people are there
    }
pest-map-capital-rewards = { $count ->
        [one] one reward lies open
       *[other] { $count } rewards lie open
    }
pest-map-target-roads = every stretch of the { $road }
pest-map-target-village = villages
pest-map-target-town = towns
pest-map-target-city = cities
pest-map-target-any = places
pest-map-target-resource = { $places } with { $resource }
pest-map-target-port = { $places } with a port to { $sea }
pest-map-target-on-road = { $places } on the { $road }
pest-map-pest = The pest
pest-map-pest-people = { $people ->
        [one] One sick person comes to each.
       *[other] { $people } sick people come to each.
    }
pest-map-pest-roads = { $people ->
        [one] one person
       *[other] { $people } people
    } on the roads: { $roads }
pest-map-pest-road = { $a }–{ $b }
pest-map-pest-hit = sick people come to { $places }
pest-map-pest-taken = { $name } takes in { $people } at { $places }
pest-map-pest-kept = { $name }: { $people } to { $space }
pest-map-pest-overflowed = { $name }: the cemetery is full
pest-map-pest-spared = { $name }’s card protects { $places }
pest-map-pest-waived = { $name } lets the sick into { $places }
pest-map-pest-camp = { $name }’s camp comes back from { $places }
pest-map-pest-fell = destroyed: { $places }
pest-map-pest-spread = from there people come to { $places }
pest-map-pest-calm = Nobody else falls ill.
pest-map-forecast-about = { $count ->
        [one] One pest card may still come. Should it come now:
       *[other] One of these { $count } pest cards comes next. Should it come now:
    }
pest-map-forecast-none = No pest comes any more.
pest-map-forecast-hit = { $places ->
        [0] no place is hit
        [one] one place is hit
       *[other] { $places } places are hit
    }{ $roads ->
        [0] { "" }
        [one] , and one stretch of road
       *[other] , and { $roads } stretches of road
    }
pest-map-forecast-fall = would fall: { $places }
pest-map-forecast-spread = and spread to { $places }
pest-map-forecast-takes = { $name } takes in { $taken }
pest-map-forecast-harmful = { $harmful } without a harmless space
pest-map-forecast-overflow = { $overflow } without any space
pest-map-forecast-camp = { $name }’s camp goes back
pest-map-forecast-pointing = Point at a card to see it on the map.
pest-map-support = Support
pest-map-support-next = Promised for next year: { $card }
pest-map-support-left = Most influence
pest-map-support-middle = The others
pest-map-support-right = Least influence
pest-map-also = Also possible
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
pest-map-find-none = No such place
pest-map-not-possible = not possible now
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
pest-choice-done-ask-treat = No, into quarantine
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
        [0] No coin, all in { $kind }
        [one] One coin for one { $kind }
       *[other] { $count } coins for as many { $kind }
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
pest-ask-assistant = Put an assistant on a free space of your grid.
pest-ask-action-done = Nothing is left to do this turn.
pest-ask-cure = Whom do you cure?
pest-ask-cure-done = Nobody else can be cured.
pest-ask-assign = Where do you send a healthy person?
pest-ask-assign-done = Nobody else can be sent.
pest-ask-construct-done = Nothing else can be built.
pest-ask-research-done = Nothing can be bought now.
pest-ask-step-done = The doctor has no step left.
pest-ask-crate = A resource of your choice: which one?
pest-ask-name = Which open technology goes back into the deck?
pest-ask-enter = How do you take the sick people in?
pest-ask-treat = Does one of the sick go onto a treatment card?
pest-ask-repeat = Which pair of actions is done once more?
pest-ask-keep = Which resource may go beyond the limit?
pest-ask-spare = Where does your Protective Clothing send one sick person away?
pest-ask-waive = Your checkpoint keeps these places free. Let the sick into one all the same?
pest-ask-transfer = To which building does this person go?
pest-ask-recall = Your scholar leaves the capital: where to?
pest-ask-produce-less = A sick person hinders it: which resource is not produced?
pest-step-setup = Set-up
pest-step-year = Year { $year } of 6

## sheet: the player's board, market, capital, score, help

# The board of a player
pest-sheet-grid = The grid of actions
pest-sheet-ward = Quarantine space at { $space }
pest-sheet-ward-track = Quarantine space on the resource track
pest-sheet-cell = { $top } and { $left }
pest-sheet-cell-used = { $top } and { $left }: used this year
pest-sheet-either-order = , in either order
pest-sheet-now = What you may do now
pest-sheet-more = The whole board
pest-sheet-nothing = nothing
pest-sheet-amount = { $amount } { $kind }
pest-sheet-kind-crates = basic resource of choice
pest-sheet-kind-research = research
pest-sheet-kind-influence = influence
pest-sheet-kind-prestige = prestige
pest-sheet-kind-tasks = step on the task track
pest-sheet-kind-recall = person back from the capital

# What a space of the grid would bring
pest-sheet-preview-point = Point at a space to see what its two actions would bring.
pest-sheet-preview-touch = Tap a space to see what its two actions would bring.
pest-sheet-preview-move = { $steps ->
        [one] One step
       *[other] { $steps } steps
    }; { $places ->
        [0] no place in reach
        [one] one place in reach
       *[other] { $places } places in reach, lit on the map
    }
pest-sheet-preview-construct = You can pay for { $buildings }.
pest-sheet-preview-quarters = { $count ->
        [one] a Quarter
       *[other] { $count } Quarters
    }
pest-sheet-preview-construct-poor = No building on the map can be paid.
pest-sheet-preview-construct-nowhere = Neither where the doctor is nor at the camp can you build on the map.
pest-sheet-preview-site = { $place } brings { $influence } influence.
pest-sheet-preview-capital = In the capital: { $buildings }.
pest-sheet-preview-research = You can buy { $technologies }.
pest-sheet-preview-research-none = No open technology can be bought now.
pest-sheet-preview-cure = { $people ->
        [one] One person
       *[other] { $people } people
    } could be cured for
pest-sheet-preview-cure-none = Nobody can be cured: no sick people, or too few herbs.
pest-sheet-preview-assign = { $people ->
        [0] Nobody
        [one] One healthy person
       *[other] { $people } healthy people
    } to send; { $rooms ->
        [0] no building waits
        [one] one building waits
       *[other] { $rooms } buildings wait
    } for somebody, { $rewards ->
        [0] no reward is
        [one] one reward is
       *[other] { $rewards } rewards are
    } open in the capital.
pest-sheet-restricted-move = Restricted by the sick person there: one step less.
pest-sheet-restricted-construct = Restricted by the sick person there: one more wood or stone.
pest-sheet-restricted-produce = Restricted by the sick person there: one resource less.
pest-sheet-improvable-move = Research can improve it: one step more.
pest-sheet-improvable-construct = Research can improve it: one wood or stone less.
pest-sheet-improvable-produce = Research can improve it: one resource more.

# Answers by what they do
pest-sheet-group-do = Which action first
pest-sheet-group-construct = Build on the map
pest-sheet-group-raise = Build in the capital
pest-sheet-group-technology = Buy a technology
pest-sheet-group-slot = Into which slot
pest-sheet-group-cure = Cure somebody from
pest-sheet-group-assign = Send a healthy person to
pest-sheet-group-transfer = Take somebody out of
pest-sheet-group-put = The sick person goes to
pest-sheet-group-kind = Which resource
pest-sheet-group-coins = Coins in its place
pest-sheet-group-reward = Take a reward
pest-sheet-group-bonus = Choose a bonus
pest-sheet-group-use = Use a card
pest-sheet-group-enter = Take the sick people in
pest-sheet-not-now = Not now, and why
pest-sheet-exchange = Exchange
pest-sheet-exchange-about = Two basic resources for a coin, as often as you like. Or drag one resource onto another.
pest-sheet-exchange-pair = Give { $first } and { $second } for a coin
pest-sheet-shift = Move the sick
pest-sheet-shift-about = Sick people may change places within your quarantine. Or drag them.
pest-sheet-shift-pair = { $from } → { $to }
pest-sheet-harm-move = Move has one step less
pest-sheet-harm-construct = Construct costs one more
pest-sheet-harm-produce = Produce gives one less
pest-sheet-harm-track = the track holds one less of each kind
pest-sheet-harm-cemetery = they die: { $shame } shame at every era's end
pest-sheet-replaces = { $technology } goes, and gives { $prestige } prestige at once
pest-sheet-improves-move = { $cost } research: one step more
pest-sheet-improves-construct = { $cost } research: one wood or stone less
pest-sheet-improves-produce = { $cost } research: one resource more
pest-sheet-refreshes = { $cost } research: the open ones go, new ones come
pest-sheet-camp-about = nobody there costs food, and the place is safe from the next pest
pest-sheet-enter-pay = a food, or a coin, for each who is not free
pest-sheet-since = Since your last turn
pest-sheet-log = whole log
pest-sheet-assign-capital = brings an open reward, and counts at the era's end
pest-sheet-cure-one = one from { $space }

# Parts of the board
pest-sheet-stock = Resources
pest-sheet-no-limit = no limit
pest-sheet-quarantine = Quarantine
pest-sheet-cemetery = Cemetery
pest-sheet-dead = { $count ->
        [0] Nobody is dead
        [one] One dead
       *[other] { $count } dead
    }
pest-sheet-of = { $count } of { $of }
pest-sheet-shame-era = −{ $shame } an era
pest-sheet-tasks = Tasks
pest-sheet-task = Tasks of era { $era }: { $reached } of 4
pest-sheet-recovery = Recovery
pest-sheet-recovery-herbs = herbs to enter;
pest-sheet-laboratory = laboratory
pest-sheet-recovery-sum = Recovery track: { $count } of { $of } healthy
pest-sheet-recovery-space = { $herbs } herbs to enter; { $prestige } prestige at the end if it is the last one taken
pest-sheet-recovery-lab = Laboratory: brings research with Produce. { $herbs } herbs to enter; { $prestige } prestige at the end if it is the last one taken
pest-sheet-buildings = Buildings
pest-sheet-section = Section { $section } complete: { $bonus } prestige
pest-sheet-section-bonus = a finished section gives a bonus
pest-sheet-building-left = { $building }: not built
pest-sheet-building-stands = { $building } in { $place }, { $resource }
pest-sheet-building-staffed = { $building } in { $place }, { $resource }, somebody works there
pest-sheet-technologies = Technologies
pest-sheet-slot-free = { $slot } free
pest-sheet-sick = sick person
pest-sheet-healthy = healthy person
pest-sheet-influence = Influence
pest-sheet-prestige = Prestige markers
pest-sheet-shame = Shame markers
pest-sheet-in-capital = People in the capital
pest-sheet-assistants = { $count ->
        [one] one assistant left
       *[other] { $count } assistants left
    }
pest-sheet-bot = bot ({ $level })
pest-sheet-away = away
pest-sheet-others = Other players, in turn order
pest-sheet-boards = The players' boards

# Eras, decrees
pest-sheet-era = Era { $era }
pest-sheet-era-now = now
pest-sheet-agenda = Agenda
pest-sheet-decrees = Decrees, support and influence
pest-sheet-support = Support, paid when the next year begins
pest-sheet-support-most = Most influence
pest-sheet-support-others = In between
pest-sheet-support-least = Least influence
pest-sheet-support-none = This card gives nothing.
pest-sheet-influence-sign = one prestige at the end
pest-sheet-influence-about = Building, tasks and the capital move your marker. Whatever it passes is yours at once; each laurel reached is prestige at the end, and who is ahead then gets more. Who is behind begins the next year.
pest-sheet-influence-covered = covered: markers skip it
pest-sheet-forecast = Forecast
pest-sheet-agenda-per = { $amount } prestige for { $every ->
        [1] each { $what }
       *[other] every { $every } { $what }
    }
pest-sheet-agenda-rank = prestige by place on the influence track: { $amounts }
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
        [one] building beside others'
       *[other] buildings beside others'
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
pest-sheet-site-beside = next to a place with a building of yours
pest-sheet-site-apart = not next to any building of yours
pest-sheet-color-red = red
pest-sheet-color-blue = blue
pest-sheet-color-black = black

# Market
pest-market-about = One can be bought in a Research action; a new one takes its place at once. Beside each name: its price in research and its prestige at the end; a player's mark: could pay for it now. { $count } are left in the deck.
pest-market-price = Price: { $cost } research
pest-market-prestige = Worth { $prestige } prestige at the end
pest-market-slot = { $slot }
pest-market-buyers = Could be bought by { $names }
pest-market-research = Research of the players
pest-market-has = { $research } research

# Capital
pest-capital = Capital
pest-capital-fields = People in the capital
pest-capital-neutral = Neutral field
pest-capital-card = At the era's end
pest-capital-first = Most people
pest-capital-second = Second
pest-capital-third = Third
pest-capital-bonus = The first also takes
pest-capital-or = or
pest-capital-solo = At each era's end: one shame for every person the neutral field has more than you.
pest-capital-rewards = Rewards for sending people
pest-capital-open = { $open } of { $of } open
pest-capital-turned = turned over
pest-capital-buildings = Buildings of the capital
pest-capital-stands = stands already
pest-capital-solo-sick = Sick people left
pest-capital-solo-left = { $influence } on the influence track, { $tasks } on the task tracks, { $buildings } beside capital buildings

# Score
pest-score = Score
pest-score-now = If the game ended now

# Help
pest-help-held = { $name } has it.
pest-help-open = It lies open and can be bought.
pest-help-deck = It is in the deck.
pest-help-pay = To be paid:
pest-help-cost = Cost:
pest-help-gives = Gives:
pest-help-technology = { $cost } research, { $slot }, { $prestige } prestige
pest-help-building = Section { $section }, { $prestige } prestige at the end
pest-help-building-castle = Stands from the beginning. It gives one of its place's resource with every Produce, and entering its place costs your doctor no step.
pest-help-building-quarter = With a healthy person in it, it gives one of its place's resource with Produce. Your doctor enters its place without a step.
pest-help-building-workshop = With a healthy person in it, it gives two of its place's resource with Produce.
pest-help-building-factory = Gives one of its place's resource with every Produce, with nobody working there.
pest-help-building-treasury = With a healthy person in it, it gives a coin with Produce.
pest-help-stands = Stands in { $place }: { $resource }. Nobody works there.
pest-help-stands-staffed = Stands in { $place }: { $resource }. Somebody works there.
pest-help-raise = Built from anywhere in a Construct action, in place of building on the map. Each exists once.
pest-help-decree = Decree of era { $era }
pest-help-imperative = Task: { $what }. Each time, your task marker moves up one and its influence is yours.
pest-help-agenda = Agenda, at the era's end: { $what }.
pest-help-action-move = Your doctor walks along roads, up to two steps. Places with sick people are entered by taking them all in: the first is free, each further one costs a food, or set your camp and pay nothing. Where the doctor stops you gain the place's resource.
pest-help-action-construct = Build where your doctor is and where your camp is, paying the price on the board: a city brings { $city } influence, a town { $town }, a village { $village }, less one for each building of others there. Or build one building in the capital.
pest-help-action-produce = Castle and factory give their resource, quarters, workshop and treasury only with a healthy person in them. Each healthy person on a laboratory gives one research.
pest-help-action-research = Buy one open technology for its price in research and put it into a slot. For { $refresh } research you may lay out a new market first.
pest-help-action-cure = Any number of sick people go from your quarantine to the recovery track, each for the herbs on the space they come to.
pest-help-action-assign = Healthy people go from the recovery track to your buildings, or to the capital for a reward and a say at the era's end.
pest-help-space-quarantine = Sick people you take in come here first and do no harm. When it is full they go to the spaces beside your actions, to the resource track, or die.
pest-help-space-tent = One more quarantine space that does no harm.
pest-help-space-hut = Two more quarantine spaces that do no harm.
pest-help-space-move = A sick person here restricts Move: one step less.
pest-help-space-construct = A sick person here restricts Construct: one more wood or stone in each action.
pest-help-space-produce = A sick person here restricts Produce: one resource less.
pest-help-space-track = A sick person here leaves room for { $blocked } of each resource instead of { $limit }.
pest-help-space-cemetery = The dead stay dead and bring the shame of all their spaces at every era's end. With the cemetery full, each further death costs { $overflow } shame at once.
pest-help-space-apparatus = They recover here by themselves, one space with each Research or Cure.
pest-help-space-hospital = They recover here by themselves, one space with each Research or Cure.
pest-help-resource-wood = For building. The track holds { $limit } of each kind; what goes over is lost.
pest-help-resource-stone = For building. The track holds { $limit } of each kind; what goes over is lost.
pest-help-resource-food = Pays for sick people on your way: each beyond the first in a place, each one on a road.
pest-help-resource-herbs = Pay for curing: as many as the next space of the recovery track says.
pest-help-resource-coin = Stands for any wood, stone, food or herbs you have to pay. Two basic resources make a coin at any time of your turn.
pest-help-resource-research = Buys technologies, and once a turn { $improve } improves Move, Construct or Produce.
pest-help-resource-research-title = Research
pest-help-tasks = Each era's decree names a task. Each time you do it in that era your marker moves up one space, four at most: influence at once, prestige at the end of the game.
pest-help-tasks-title = Tasks
pest-help-recovery = Healthy people stand here, from left to right. The number is the herbs the next one costs; blue spaces are laboratories. At the end the last taken space is worth prestige.
pest-help-recovery-title = Recovery track
pest-help-buildings = Nine buildings in three sections, beside the castle. What stands brings prestige at the end, a whole section a bonus. Quarters, workshop and treasury need a healthy person to produce.
pest-help-buildings-title = Buildings
pest-help-technologies = Three slots, one card each. A new card in a taken slot sends the old one away for its prestige at once.
pest-help-technologies-title = Technologies
pest-help-influence = Moves your marker up the track, past spaces that others hold. Passed rewards are yours at once; signs are prestige at the end, and the most influence brings { $first }, the second { $second }. Who has least goes first next year.
pest-help-influence-title = Influence
pest-help-prestige = Prestige markers so far. Most prestige in all wins: markers, tasks, recovery, buildings, technologies, influence, resources, less shame.
pest-help-prestige-title = Prestige
pest-help-shame = Each shame marker costs one prestige at the end. The dead bring shame at every era's end.
pest-help-shame-title = Shame
pest-help-capital = Assigning people to the capital brings one open reward an action, which is then turned over. At the era's end the capital card pays by the number of people there.
pest-help-capital-title = The capital
pest-help-capital-card = Who has most people in the capital gets the first reward and one of the bonuses, then the second and the third. Tied players get the next lower reward; then everybody there goes home.
pest-help-capital-card-title = The capital card
pest-help-assistants = Each is a turn: put on a free space of the grid, it does the action above and the one at the left. { $assistants } a year in this era.
pest-help-assistants-title = Assistants
pest-help-camp = Set where the doctor is during a Move: all sick people of the place come free, and the place is safe from the next pest. You may build there from afar; that, or a pest, brings it back.
pest-help-camp-title = Containment camp
pest-help-improve = Once a turn, { $improve } research improves the action above the grid: one step more, one wood or stone less, or one resource more.
pest-help-improve-title = Improve
pest-help-refresh = For { $refresh } research all open technologies go back into the deck and new ones are laid out. Nothing can be taken back after that.
pest-help-refresh-title = A new market

# The guided first year
pest-learn-castle = Where your castle stands
pest-learn-castle-about = Heal the empire for six years; most prestige wins. First choose one of the lit places. Your castle gives that place's resource whenever you Produce, and your doctor enters it without a step. Roads in many directions are a good start.
pest-learn-doctor = Your doctor
pest-learn-doctor-about = The doctor starts next to the castle. Sick people there come into the quarantine of your board: nothing bad yet, and they can be cured.
pest-learn-pest = A pest comes
pest-learn-pest-about = Every year begins so: a card says in which places or on which roads people fall sick. Places with a doctor, a camp or two buildings stay free. The Forecast by the map shows what could still come.
pest-learn-received = Into quarantine
pest-learn-received-about = A single building in a place protects it: its owner takes the sick people in instead.
pest-learn-fell = A place is lost
pest-learn-fell-about = Too many sick people lay there. It gives nothing any more, nobody can build there, and each neighbour gets a sick person.
pest-learn-support = Help from the council
pest-learn-support-about = What is promised here is paid when the next year begins: usually more to those with little influence. Influence beneath the map, on a phone Cards, shows it again.
pest-learn-assistant = One assistant, two actions
pest-learn-assistant-about = Point at a space of the grid: the box beneath says what its column and its row would bring. Each space can be used once a year. For a start, Move and Cure is seldom wrong; the lamp above asks a bot what it would do.
pest-learn-action = In either order
pest-learn-action-about = Both actions, one after the other, or only one. Until something new is turned up you can take back each step: U, or R for the whole turn.
pest-learn-step = On the road
pest-learn-step-about = Lit places are in reach; the little signs give steps and food, a book means: only if research adds a step. Point at one to see the way, choose it to go there. Where you stop you gain the place's resource, and your doctor keeps the next pest from it.
pest-learn-enter = Sick people on your way
pest-learn-enter-about = You take them all in: the first is free, each further one costs a food. Or set your camp: then nobody costs anything, and the place is safe from the next pest.
pest-learn-put = The quarantine is full
pest-learn-put-about = Now the sick get in your way: beside an action they weaken it, on the resource track they take room, and the dead bring shame. Cure soon; sick people can also be moved about in your turn.
pest-learn-construct = Building
pest-learn-construct-about = You build where your doctor or your camp is. Cities bring more influence than villages, fewer if others built there before. A coin stands for any missing resource.
pest-learn-research = Technologies
pest-learn-research-about = Each has a price in research and works from now on. Research comes from healthy people on laboratories when you Produce, and from rewards.
pest-learn-cure = Curing
pest-learn-cure-about = Each cured person takes the next space of the recovery track for the herbs it shows. Cure as many as you can pay; begin with those who stand beside an action and weaken it.
pest-learn-assign = Work for the healthy
pest-learn-assign-about = In a building they produce; in the capital they bring a reward now and count at the era's end. Those left on the recovery track are worth prestige at the end of the game.
pest-learn-task = A task done
pest-learn-task-about = This era's decree names a task and an agenda: the line beneath the map, on a phone among the cards. Tasks bring influence at once and prestige at the end; influence brings rewards on the way. The agenda is counted when the era ends.
pest-learn-year = The first year is over
pest-learn-year-about = All assistants come back, and who has least influence goes first. You know how it goes now: a pest, then the actions. Two years make an era.
pest-learn-era = An era ends
pest-learn-era-about = The agenda was counted, the capital paid by the people there and was cleared, the dead brought shame. From now on everybody has one more assistant a year.
pest-learn-over = That was all
pest-learn-over-about = The leaf shows where the prestige came from. Another game against stronger bots, or with friends?
