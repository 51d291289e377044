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

## Data packs and today's game (server::packs, server::tables::daily)
pack-unsound = The pack has errors, and nothing of it was stored. Correct these lines and choose the files again.
pack-too-many = This server stores no more packs. Ask its host to make room, or use a pack that is there.
today-rated-first = Finish your rated try first. Then you may practise the same deal as often as you like.
today-sealed = The seed, record and proof of today's game become public at midnight UTC, because others have yet to play it.
