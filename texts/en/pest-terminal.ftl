# What only the terminal says of Pest. The terminal speaks English, so these have no translation.

## The table
pest-set-up = Setting up.
pest-year = Year { $year }, { $era }.
pest-over = The game is over.
pest-turn = { $seat }'s turn.
pest-order = The order is { $order }.
pest-cards = This year's pest: { $pest }. Support paid: { $paid }; next year: { $support }.
pest-pieces = For each place: kind (v village, t town, c city), resource, sick people (x destroyed), and each seat's pieces: C castle, Q quarter, W workshop, F factory, T treasury, d doctor, c camp. In quarantine: people and room, then M, C, P where somebody restricts Move, Construct, Produce, and t on the resource track.
pest-mark-village = v
pest-mark-town = t
pest-mark-city = c
pest-roads = Sick on roads: { $roads }.
pest-research = research
pest-influence = influence
pest-tasks = tasks by era
pest-prestige = prestige
pest-shame = shame
pest-quarantine = quarantine
pest-cemetery = cemetery
pest-recovery = recovered
pest-in-capital = in the capital
pest-assistants = assistants left
pest-screen-score = score now
pest-technologies = Technologies: { $things }.
pest-workers = At work: { $things }.
pest-placed = Assistants: { $things }.
pest-market = Open technologies, with their price in research: { $technologies }.
pest-screen-capital-buildings = To be built in the capital: { $things }.
pest-screen-capital-rewards = Capital rewards: { $things }.
pest-screen-capital-card = The capital card, by people there at the era's end: { $things }.
pest-neutral = In the neutral field: { $things }.

## The set-up
pest-set-up-players = How many play? One plays the solo game.

## Reports of `simulate`
report-scores = What the lines of the score sheet come to
report-scores-points = points
report-scores-points-about = prestige that the line brought a player, or cost them
report-scores-points-title = Points
report-scores-points-axis = prestige of a player
report-scores-winner = of the winner
report-scores-winner-about = the same, for those who won
report-scores-winner-title = Points of the winner
report-scores-winner-axis = prestige of the winner
report-scores-scored = scored, %
report-scores-scored-about = of the players, those for whom the line came to anything
report-scores-scored-title = Scored at all
report-scores-scored-axis = players for whom it came to anything

report-buildings = How the buildings fare
report-buildings-built = built, %
report-buildings-built-about = of the players, those who built it; one of the capital is built by one player at most
report-buildings-built-title = Built
report-buildings-built-axis = players who built it
report-buildings-year = year
report-buildings-year-about = the year in which it was built, from 1 to 6
report-buildings-year-title = Year
report-buildings-year-axis = year in which it was built
report-buildings-won = won, %
report-buildings-won-about = of those who built it, how many won
report-buildings-won-title = Win rate
report-buildings-won-axis = games won by who built it

report-technologies = How the technologies fare
report-technologies-bought = bought, %
report-technologies-bought-about = of the games, those in which anybody bought it
report-technologies-bought-title = Bought
report-technologies-bought-axis = games in which anybody bought it
report-technologies-buys = buys a game
report-technologies-buys-about = how often it was bought in a game; one that was discarded can be bought again
report-technologies-buys-title = Buys a game
report-technologies-buys-axis = buys in a game
report-technologies-year = year
report-technologies-year-about = the year in which it was bought, from 1 to 6
report-technologies-year-title = Year
report-technologies-year-axis = year in which it was bought
report-technologies-kept = kept, %
report-technologies-kept-about = of all buys, those after which it lay in its slot to the end
report-technologies-kept-title = Kept to the end
report-technologies-kept-axis = buys after which it was kept
report-technologies-won_at_end = won, at end, %
report-technologies-won_at_end-about = of those who had it when the game ended, how many won
report-technologies-won_at_end-title = Win rate
report-technologies-won_at_end-axis = games won by who had it at the end
report-technologies-won_ever = won, ever, %
report-technologies-won_ever-about = of those who ever had it, how many won
report-technologies-won_ever-title = Win rate of all who had it
report-technologies-won_ever-axis = games won by who ever had it

report-decrees = What the decrees come to
report-decrees-in_play = in play, %
report-decrees-in_play-about = of the games, those in which it was drawn for its era; the rest counts these games alone
report-decrees-in_play-title = In play
report-decrees-in_play-axis = games in which it was drawn
report-decrees-agenda = agenda
report-decrees-agenda-about = prestige that its agenda gave a player at the end of the era
report-decrees-agenda-title = Agenda
report-decrees-agenda-axis = prestige of a player
report-decrees-tasks = task spaces
report-decrees-tasks-about = how far a player came on the era's task track, mostly by its imperative
report-decrees-tasks-title = Task track
report-decrees-tasks-axis = spaces of a player
report-decrees-task_done = task done, %
report-decrees-task_done-about = of the players, those who came to the end of that track
report-decrees-task_done-title = Task track to the end
report-decrees-task_done-axis = players at the end of the track

## What cards, places and buildings do
pest-amount = { $number } { $resource }
pest-gain-crates = { $number } { $number ->
        [one] basic resource
       *[other] basic resources
    } of choice
pest-gain-research = { $number } research
pest-gain-influence = { $number } influence
pest-gain-prestige = { $number } prestige
pest-gain-tasks = { $number } { $number ->
        [one] step
       *[other] steps
    } on the task track
pest-gain-recall = { $number } { $number ->
        [one] person
       *[other] people
    } back from the capital
pest-the-capital = the capital
pest-size-village = village
pest-size-town = town
pest-size-city = city
pest-color-red = red
pest-color-blue = blue
pest-color-black = black
pest-technology = { $technology }: { $research } research, { $prestige } prestige, { $slot }. { $ability }
pest-decree = { $decree }. { $about }
pest-decree-about = Era { $era }. Agenda: { $agenda }. Task: { $task }.
pest-agenda-per = { $amount } prestige for { $every ->
        [one] each of
       *[other] every { $every } of
    } these: { $what }
pest-agenda-rank = { $ranks } prestige by place on the influence track
pest-counted-healthy = healthy people
pest-counted-sick = sick people in quarantine and on treatment cards
pest-counted-influence = influence
pest-counted-workers = people assigned to own buildings
pest-counted-buildings = buildings constructed
pest-counted-free = free quarantine spaces
pest-counted-shared = own buildings that share their place with others'
pest-counted-capital = own people in the capital
pest-counted-signs = prestige of technologies in slots
pest-counted-sets = sets of the four basic resources
pest-counted-special = workshop, factory and treasury on the map
pest-counted-basic = basic resources
pest-task-build = build { $where }
pest-task-technology = gain a technology
pest-task-road = take sick people from a road
pest-task-place = take { $least } or more sick people from one place
pest-build-resource = at { $resource }
pest-build-size = in a { $size }
pest-build-port = in a port
pest-build-road = at an end of a { $color } road
pest-build-others = where another player has a building
pest-build-next = next to a place with an own building
pest-build-apart = not next to a place with an own building
pest-place = { $place }: { $size }, { $resource }{ $port ->
        [no] {""}
       *[other] , { $port } port
    }. Roads lead to { $roads }.
pest-pest = { $card }: { $spreads }.
pest-spread-roads = { $color } roads
pest-spread-places = { $size ->
        [any] places
        [village] villages
        [town] towns
       *[other] cities
    }{ $resource ->
        [any] {""}
       *[other] {" "}with { $resource }
    }{ $port ->
        [any] {""}
       *[other] {" "}with a { $port } port
    }{ $road ->
        [any] {""}
       *[other] {" "}at a { $road } road
    }
pest-support = { $card }: for the most influence { $left }, for the least { $right }, for others { $middle }.
pest-building = { $building }: costs { $cost }, brings { $prestige } prestige.
pest-capital-building = { $building }: costs { $cost }, brings { $gain }.
