# What the program itself says. What the games say stands in a file for each game.

## Words the sentences of every game are made of
seat = Seat { $number }
seat-human = { $seat } (a person)
seat-bot = { $seat } (a { $bot } bot)
yes = yes
no = no
list-none = nothing
list-more = { $before }, { $next }
list-last = { $before } and { $last }

## The greeting
greeting =
    Miasma { $version }: board games of the plague.

    What can be played:
greeting-commands =
    What else there is:
      miasma simulate rattus   bots play a thousand games, and what comes of it is counted
      miasma replay FILE       a recorded game, step by step
      miasma verify FILE       was it played by the rules, and were the draws fair?
      miasma retro DIR         do recorded games still come out as they did?
      miasma bench             how fast the rules are
    Each tells more with --help.

## Advice on a set-up
warning = Warning: { $advice }

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

## Taking back (game::Limit, game::NoUndo)
undo-beginning = Nothing comes before this: the game begins here.
undo-learned = No further back: entry { $entry } showed or drew something, and that can't be taken back.
undo-acted = No further back: { $seat } acted in entry { $entry }.
undo-not-yours = The last answer was { $seat }'s, and only { $seat } can take it back.
undo-not-there = That entry can't be taken back.

## A replay
replay-head = { $game }, edition { $edition } of the rules, set up with:

## The result
standing-place = { $rank }. { $seat }: { $score } ({ $parts })
standing-part = { $part } { $score }

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
      help RB-44    what that rule says
      table         show the table and the question again
      undo          take back your last answer; "undo all": all you can
      save FILE     write the game into a file; it holds the seed, so don't peek
      load FILE     go on with a saved game; "resume FILE" is the same
      quit          leave
play-no-help = The rules don't speak of "{ $what }".
play-allowed = "{ $choice }" is allowed: it is one of the answers.
play-several = That could be any of these: { $several }.
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
