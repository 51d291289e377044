# What only the terminal says. The terminal speaks English, so these have no translation.

## Reports of `simulate`
report-games = games
report-intervals = Next to each number its 95 % interval, games taken as independent of one another.
report-bars = Bars are 95 % intervals.
report-even-share = one of { $players } players
report-together = all together

## A replay
replay-head = { $game }, edition { $edition } of the rules, set up with:
replay-undone = All since entry { $entry } is taken back, that entry included.

## Setting a game up in the terminal
set-up-welcome = { $game }. Enter takes what stands in brackets; "quit" leaves.
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
