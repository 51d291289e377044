# What the program itself says, in the terminal and in the browser. What the games say stands in a file for each game, and what
# only the terminal says in terminal.ftl.

## Words the sentences of every game are made of
seat = Seat { $number }
seat-human = { $seat } (a person)
seat-bot = { $seat } (a bot: { $bot })
yes = yes
no = no
list-none = nothing
list-more = { $before }, { $next }
list-last = { $before } and { $last }

## Advice on a set-up
warning = Warning: { $advice }

## Taking back (game::Limit, game::NoUndo)
undo-beginning = This is the start of the game.
undo-learned = Something new was revealed. Undo stops here.
undo-acted = { $seat } has acted since. Undo stops here.
undo-not-yours = The last step was { $seat }'s. Only { $seat } can undo it.
undo-not-there = That step can't be undone.

## The result
standing-place = { $rank }. { $seat }: { $score } ({ $parts })
standing-title = Rank: { $title }.
standing-part = { $part } { $score }

## What the things of Pest do
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
pest-build-beside = next to a place with an own building
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

## Data packs and today's game (server::packs, server::tables::daily)
pack-unsound = The pack has errors, and nothing of it was stored. Correct these lines and choose the files again.
pack-too-many = This server stores no more packs. Ask its host to make room, or use a pack that is there.
today-rated-first = Finish your rated try first. Then you may practise the same deal as often as you like.
today-sealed = The seed, record and proof of today's game become public at midnight UTC, because others have yet to play it.
