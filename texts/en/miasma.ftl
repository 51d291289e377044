# What the program itself says. What the games say stands in a file for each game.

## Words the sentences of every game are made of
seat = Seat { $number }
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

## Taking back (game::Limit, game::NoUndo)
undo-beginning = Nothing comes before this: the game begins here.
undo-learned = No further back: entry { $entry } showed or drew something, and that can't be taken back.
undo-acted = No further back: { $seat } acted in entry { $entry }.
undo-not-yours = The last answer was { $seat }'s, and only { $seat } can take it back.
undo-not-there = That entry can't be taken back.

## The result
standing-place = { $rank }. { $seat }: { $score } ({ $parts })
standing-part = { $part } { $score }

## A game in the terminal
play-welcome = { $game }. At the table: { $seats }.
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
