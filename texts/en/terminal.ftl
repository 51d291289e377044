# What only the terminal says. The terminal speaks English, so these have no translation.

## Reports of `simulate`
report-games = games
report-intervals = Beside each number its 95 % interval, games taken as independent of one another.
report-bars = Bars are 95 % intervals.
report-even-share = one of { $players } players
report-together = all together

report-cards = How the class cards fare
report-cards-taken = taken, %
report-cards-taken-about = pick rate: of the games with the card in play, those in which anybody took it
report-cards-taken-title = Pick rate
report-cards-taken-axis = games in which anybody took it
report-cards-takes = takes a game
report-cards-takes-about = how often it was taken in a game, from the display or from another player
report-cards-takes-title = Takes a game
report-cards-takes-axis = takes in a game
report-cards-won_at_end = won, at end, %
report-cards-won_at_end-about = of those who held it when the game ended, how many won
report-cards-won_at_end-title = Win rate
report-cards-won_at_end-axis = games won by who held it at the end
report-cards-won_ever = won, ever, %
report-cards-won_ever-about = of those who ever held it, how many won
report-cards-won_ever-title = Win rate of all who held it
report-cards-won_ever-axis = games won by who ever held it
report-cards-survived = cubes survived, %
report-cards-survived-about = survival: of the cubes its holder had in a region that was ravaged, those that were left, over all ravages up to the end of the final plague
report-cards-survived-title = Survival
report-cards-survived-axis = cubes of its holder that outlived a ravage
report-cards-sign_losses = lost to its sign
report-cards-sign_losses-about = cubes that the sign of its class on rats cost one holder, from taking the card to losing it or the end
report-cards-sign_losses-title = Losses to its sign
report-cards-sign_losses-axis = cubes lost to its sign
report-cards-turns_held = turns held
report-cards-turns_held-about = turns one holder had with it, the one of taking it included, before it was taken away or the regular game ended
report-cards-turns_held-title = Turns held
report-cards-turns_held-axis = turns held

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

## A replay
replay-head = { $game }, edition { $edition } of the rules, set up with:
replay-undone = All since entry { $entry } is taken back, that entry included.

## Setting a game up in the terminal
set-up-welcome = { $game }. Enter takes what stands in brackets; "quit" leaves.
set-up-players = How many play? Five and six need the box Africanus.
set-up-boxes = Which boxes?
set-up-cards = How are the { $count } class cards chosen?
set-up-preset = All options at once; options named beside it say what differs
set-up-pick = Name { $count } of these, by number or name:
set-up-bots = How many of the { $players } are bots?
set-up-unclear = "{ $typed }" is none of these, or more than one. Answer with a number or a name of the list.
set-up-unclear-bots = "{ $typed }" can't be: between 0 and { $players } can be bots.
set-up-again = The same again without questions: { $command }
set-up-left = Left before the game began.

## A game in the terminal
play-welcome = { $game }. At the table: { $seats }.
play-times = { $sentence } ({ $times } times)
play-commitment = The hash of the seed, for checking after the end: { $commitment }
play-try-help = Answer by number or in words; "help" says what else you can type.
play-help =
    Answer with a number of the list, or in its words, or with as much of them as is clear.
      why CHOICE    which rule forbids it, and what would make it possible
      help CARD     what the rules say about a card or anything else
      help REGION   which regions are next to it
      help RB-44    what that rule says
      table         show the table and the question again
      undo          take back your last answer; "undo all": all you can
      save FILE     write the game into a file; it holds the seed, so don't peek
      load FILE     go on with a saved game; "resume FILE" is the same
      quit          leave
play-no-help = The rules don't speak of "{ $what }".
play-allowed = "{ $choice }" is allowed: it is one of the answers.
play-several = That could be any of these: { $several }.
play-too-many = The answers are numbered from 1 to { $most }.
play-unclear = "{ $typed }" is not understood. Answer with a number of the list or its words; "help" says what else there is.
play-why-what = Why what? Write "why" and then the answer you miss, such as "why place gallia".
play-which-file = Which file? Write its name after the word.
play-saved = Saved in { $file }.
play-loaded = Going on with { $file }.
play-undone = Taken back to before entry { $entry }.
play-hand-over = ---- { $seat } ----
play-look-away = Everybody but { $seat } looks away; then press Enter.
play-left = The game is not over; "miasma play --resume FILE" goes on with a saved one.
play-seed = The seed was { $seed }
play-over = The game is over: "save FILE" keeps it, "quit" leaves.

## The table of Rattus in the terminal
rattus-set-up = Setting up. { $bag } rats in the bag.
rattus-regular = { $seat }'s turn. { $bag } rats in the bag.
rattus-final-round = Final round: { $seat }. { $bag } rats in the bag.
rattus-final-plague = The final plague.
rattus-over = The game is over.
rattus-region = region
rattus-rats = rats
rattus-plague-here = { $region } (plague)
rattus-next-to = { $region } is next to { $regions }.
rattus-supply = supply
rattus-palace = palace
rattus-baker = on the Baker
rattus-hand = region cards
rattus-holds = { $seat } holds: { $cards }.
rattus-display = In the display: { $cards }.
rattus-hand-of = { $seat }'s region cards: { $cards }.
rattus-walls = Walls: { $borders }.
rattus-nuns = Nuns: { $regions }.
rattus-bishops = Bishops: { $regions }.
rattus-caravan = Caravan: { $regions }.
rattus-token = limit { $limit }: { $symbols }
rattus-region-card = { $region } ({ $signs })
rattus-any-class = any class
rattus-card = { $card } ({ $class }): { $ability } { $final } { $risk }

## The table of Pest in the terminal
pest-set-up-players = How many play? One plays the solo game.
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
pest-score = score now
pest-technologies = Technologies: { $things }.
pest-workers = At work: { $things }.
pest-placed = Assistants: { $things }.
pest-market = Open technologies, with their price in research: { $technologies }.
pest-capital-buildings = To be built in the capital: { $things }.
pest-capital-rewards = Capital rewards: { $things }.
pest-capital-card = The capital card, by people there at the era's end: { $things }.
pest-neutral = In the neutral field: { $things }.
