# What the client in the browser says besides the games' own sentences.

language-en = English
language-de = Deutsch
language-nl = Nederlands
language = Language

## Everywhere
skip-to-content = Skip to content
menu = Menu
close = Close
cancel = Cancel
copy = Copy
share = Copy link to this table
copied = Copied
loading = Loading…
just-now = just now
you = you
nav-main = Main
nav-tables = Tables
nav-rules = Rules
nav-fair = Fair shuffles
me-link = You are { $name }
me-guest-named = { $name } (guest)
foot-own = Rules in our own words, own artwork. Not affiliated with the publishers.
foot-fair = How fair shuffling works
lost-title = Page not found
lost-about = Nothing is at this address. Perhaps the end of the link is missing.
lost-home = Go to the front page

## Settings
settings = Settings
settings-theme = Theme
theme-system = Like my system
settings-speed = Animation speed
settings-confirm = Ask before every move that can't be undone
settings-sound = Play a sound when it is your move
settings-notices = Notify me when it is my move and this tab is in the background
theme-light = Light
theme-dark = Dark
speed-skip = Off
speed-fast = Fast
speed-usual = Normal
speed-slow = Slow

## The front page
front-title =
    Two plague games,
    one table.
front-about = Play Rattus and Pest, complete, in your browser: against bots, around one screen, or with friends anywhere, live or one move a day. No account needed.
front-start = New table
front-join = Join with a link
front-play-bots = Play against bots
front-play-friends = Play with friends
front-read-rules = Read the rules
front-fair = You can check every shuffle
front-fair-about = The server publishes a fingerprint of the shuffle before the deal and the shuffle itself after the game. Bots see only what their seat may see.
front-fair-how = How it works
join-label = The link you were sent
join-go = Go to the table
your-games = Your games
open-tables = Open tables
finished-games = Finished games
all-tables = All tables
no-games = No games yet. A game against bots is one click away.
no-open-tables = No open tables. Start one and list it here.
no-finished = No finished games yet.
lists-failed = The list of tables can't be loaded. Trying again…
your-move = Your move
others-move = Waiting for others
finished = Finished
gathering = Waiting for players
sit-down = Take a seat
list-deadline = time ends { $when }
list-title = { $game }, { $edition }
list-guided = { $title }; guided first game
# The last move of a game, if it has no sentence of its own.
list-moved = { $name } moved
list-free = { $count ->
        [one] { $people }; 1 seat free
       *[other] { $people }; { $count } seats free
    }

## Pace
pace-live = Live
pace-correspondence = One move a day
pace-relaxed = No clock
pace-live-about = live, { $turn } min per turn plus { $reserve } in reserve
pace-correspondence-about = { $hours ->
        [24] one move a day
       *[other] { $hours } hours per move
    }
pace-relaxed-about = no clock
pace-live-note = 1 minute per turn, and 15 minutes in reserve for the whole game.
pace-correspondence-note = One day for each move. A bot plays for anyone who is away too long.
pace-relaxed-note = No time limit.

## A new table
new-title = New table
new-about = The defaults work. Change what you like.
new-table = Table
new-seats = Seats
new-open = Open
new-friend = Player { $number }
new-name-of = Name of player { $number }
new-seat-is = Seat { $number }
new-seat-open = open to anyone with the link
new-seat-here = another player at this screen
new-seat-bot = bot, { $level }
new-seat-add = Add a seat
new-seat-remove = Remove seat { $number }
new-pace = Pace
new-company = Table settings
new-public = List this table publicly
new-public-note = Otherwise only people with the link can find it.
new-spectators = Allow spectators
new-hints = Hints
new-hints-note = Players may ask a bot for a suggestion.
new-options = Rule variants
new-more-options = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
new-game = Game
new-box = Use the standard components
source-packs = Does your copy differ?
new-make = Create table
level-novice = novice
level-apprentice = apprentice
level-expert = expert
level-master = master
level-greedy = greedy
level-random = random
bot-name-1 = Brother Anselm
bot-name-2 = Sister Berthe
bot-name-3 = Brother Cuno
bot-name-4 = Brother Odo
bot-name-5 = Sister Edda
bot-name-6 = Brother Falk

## Before the game
room-waiting = Waiting for players.
room-ready = Everybody is here. The game can start.
room-starting = Setting up the game…
room-open = Waiting for players
room-full = Ready to start
room-closed = This table was cancelled
room-invited = invited
room-invite-copy = Copy invitation
room-fill = Fill with bots
room-stand = Leave seat
room-clear = Remove player
room-name = Your name
room-start = Start game
room-start-when = You can start when every seat is taken.
room-host-starts = The host starts the game.
room-abandon = Cancel table
room-abandon-sure = Nobody can join this table any more. This can't be undone.
room-setup = This game
room-standard = All rules as standard
room-standard-rest = All other rules as standard
room-invite = Invite players
room-invite-about = Anyone with this link can join, without an account.
room-link = Link to this table
room-code = QR code of the link
room-seal = Fingerprint of the shuffle, published before the deal:

## At the table
the-table-of = Table of { $game }
tools = Table tools
steps-of-the-turn = Steps of the turn
step-now = now
step-done = done
step-open = to come
your-move-now = Your move.
your-move-as = { $name }, it's your move.
they-move = { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
bot-thinks = { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
sent = Sent. Waiting for the server…
line-down = Connection lost. Your seat is kept. Next try in { $seconds } s.
clock-left = time left
clock-turn = Time of this turn, and the reserve after it
clock-reserve = Reserve for the whole game
clock-deadline = Move before { $when }
line-try = Try now
line-no-answer = The server did not answer. This is the current state of the table.
game-over = The game is over.
forked = Continues another game
not-possible = Not possible now
undo = Undo
undo-title = Undo your last step (U)
undo-nothing = Nothing to undo.
reset = Restart turn
reset-title = Undo all your steps (R). { $limit }
final = This can't be undone: what follows reveals something new.
final-do = Confirm
final-not-yet = Cancel
take-back = Undo
answers = Answers
tell-pause = Pause
tell-go-on = Continue
tell-step = Next step
tell-skip = Skip to the end
no-choices = It is not your move.
drawer-fold = Collapse or expand the panel
tabs = Parts of the table
tab-choices = Choices
tab-cards = Cards
tab-players = Players
tab-board = Board
tab-capital = Capital
tab-log = Log
tab-chat = Chat
facts = The table as text
missed = While you were away
missed-go = Go to the table
since-title = Since your last turn
since-log = Full log
since-show = Show me
skip-to-me = Skip to my turn
you-object = you
you-next = You are next.
you-after = You move after { $name }.
keys = Keyboard shortcuts
keys-show = Show this list
keys-choices = Next or previous choice
keys-number = First to ninth choice
keys-first = First choice
keys-enter = Choose
keys-escape = Close what is open, or undo the step just begun
keys-arrows = Move across the map
keys-map = Whole map
keys-rule = Rule of what has focus
keys-skip = End the animation
keys-step = Animation: next step, pause
title-your-move = ● Your move · { $game }
notice-title = Your move in { $game }
notice-body = The others are waiting for you.

## The log
log = Log
log-about = Newest at the bottom.
log-made = The table was created.
log-sat = { $name } takes a seat.
log-stood = { $name } leaves their seat.
log-bot = { $name }, a bot ({ $level }), takes a seat.
log-undone = { $name } undoes a step.
log-muted = { $name } was muted.
log-unmuted = { $name } may chat again.
log-reminded = { $name }'s time is nearly up.
log-time-up = { $name }'s time is up.
log-resumed = The server was restarted. The player to move gets the full time again.
log-stand-in = A bot ({ $level }) plays for { $name } until they return.
log-stand-in-moved = A bot plays for { $name }:
log-resigned = { $name } resigns.
log-ends = { $name } agrees to end the game.
log-ends-not = { $name } wants to play on.
log-voted = { $name } votes on { $about }: { $vote }.
log-rematch = The table for the next game is open.
ended-played = The game is over.
ended-agreed = All players agreed to end the game.
ended-resigned = All but one player resigned.
ended-left = The game ended because a player left.
ended-abandoned = The table was cancelled before the game began.
ended-closed = The table was closed.
ended-broken = The game stopped because of an error in the program. Its state is saved.

## Chat
chat = Chat
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
chat-watchers = to spectators

## Around the game
table-menu = Table menu
table-name = The name of this table
is-here = online
is-away = away
has-resigned = resigned
has-stand-in = a bot plays for them
take-seat-back = Take your seat back
watching = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
stand = Let a bot play for me
stand-sure = A bot plays for you until you take your seat back.
resign = Resign
resign-sure = You leave the game for good, and a bot finishes it for you. This can't be undone.
end-together = { $count ->
        [0] Propose to end the game
       *[other] Agree to end the game ({ $count } so far)
    }
end-not = Withdraw: play on
vote-about = { $name }'s time is up. What should happen?
vote-wait = Keep waiting
vote-skip = A bot makes this move
vote-replace = A bot takes over
vote-end = End the game
record = Download game record
report = Report a problem
report-about = The report goes to the operator of this server. It contains what you see, the game record as far as you may see it, version numbers and messages of your browser. It contains no secrets of other players.
report-what = What went wrong?
report-send = Send report
report-thanks = Thank you. Your report has number { $number }.
hint = Hint
hint-thinking = A bot is looking at what you can see…
hint-would = Suggestion
hint-do = Play this
hint-thanks = Close
hint-not-now = You can ask for a hint when it is your move.
hint-turn = Play the whole turn

## The end
sheet-game = { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }
sheet-wins = { $count ->
        [one] { $names } wins with { $score }
       *[other] { $names } win with { $score }
    }
sheet-you-win = You win with { $score }
sheet-part = Score by category
sheet-before = Before deductions
sheet-together = Total
sheet-place = Place
sheet-rank-of = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
sheet-counting = Final score
sheet-rank = { $name } reaches the rank of { $rank } with { $score }
sheet-tied-rattus = { $first } and { $name } have the same score; { $name } sits later, counted from the last turn.
sheet-tied-pest = { $first } and { $name } have the same score; { $name } has less influence.
sheet-decided = What made the difference: { $part }, { $points } points, { $lead } more than { $name }.
sheet-sheet = The best score in a row is bold. Point at a row to see how it is counted.
sheet-now = What next?
sheet-again = Play again
sheet-again-about = A new game with the same players. Everyone moves one seat on and takes its colour; a bot has the name of its seat.
sheet-join-again = Join the next game
sheet-replay = Watch the replay
sheet-picture = Save as picture
sheet-map = The final map
seal-title = Check the shuffle
seal-about = Before the deal the server published the fingerprint (SHA-256) of its random seed. Now the seed is public: its fingerprint must match, and every draw must follow from it.
seal-shared = The host chose this deal to play it again, so its seed was known.
seal-seal = Fingerprint
seal-seed = Seed
seal-check = Check in this browser
seal-checking = Replaying every draw…
seal-published = Fingerprint published before the first draw, { $time }
seal-opened = The seed matches the fingerprint
seal-broken = The seed does not match the fingerprint
seal-replayed = { $draws ->
        [one] 1 draw replayed, and it matches
       *[other] { $draws } draws replayed, all match
    }
seal-differs = A draw does not follow from the seed
seal-anywhere = or on any computer:

## Replay
replay = Replay
replay-result = Result
replay-turn = Turn { $turn } of { $turns }.
replay-step = Step { $step } of { $steps }
replay-seen-by = View of
replay-eye-open = All hidden pieces shown
replay-eye-watcher = A spectator
replay-link = Link to this moment
replay-fork = Continue from here
replay-fork-about = What you did not know at that moment is shuffled again. Bots take the other seats.
replay-fork-seat = You play
replay-fork-level = The bots are
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-boards = Boards and cards
replay-moves = Moves
replay-deaths = Losses
replay-scrubber = Position in the game
replay-chances = Chance to win
replay-share = Share of the cubes
replay-eye-seat = View of { $name }
replay-eyes-seat = You see what { $name } saw. An eye marks the rats that { $name } had looked at; all others stay face down.
replay-eyes-watcher = You see what spectators saw: hidden rats stay face down.
replay-eyes-open = Everything is open. Point at a region to see its rats.
replay-died = { $count ->
        [one] 1 cube lost.
       *[other] { $count } cubes lost.
    }
replay-deal = set-up
replay-next = is next

## Who one is
me-title = You
me-about = All you need is a name. This browser keeps your seats; a recovery link or an account brings them to another device.
me-name = Name
me-rename = Save name
me-renamed = Your name is now { $name }.
me-elsewhere = On another device
me-elsewhere-about = Open a recovery link in another browser to have your seats and games there too.
me-recovery = Recovery link
me-recovery-make = Create recovery link
me-recovery-warning = Anyone with this link can play as you, so keep it private. A new link replaces it.
me-link-made = Here is your link.
me-recovered = Welcome back.
me-account = Account (optional)
me-account-of = Account { $login }
me-account-about = With a name and a password you can sign in on any device. Nothing else is needed.
me-account-have = You can sign in with it on any device.
me-account-make = Create account
me-account-kept = Saved.
me-login = Account name
me-password = Password, at least 8 characters
me-old-password = Current password
me-new-password = New password, at least 8 characters
me-change-password = Change password
me-sign-in = Sign in
me-signed-in = Welcome back.
me-leave = Sign out
me-everywhere = Sign out everywhere
me-everywhere-about = Signs you out in every browser, this one too. Without an account or a recovery link you lose your seats.
me-everywhere-do = Sign out
me-signed-out = You are signed out everywhere.
me-delete = Delete my data
me-delete-about = Your name and account are deleted, and bots take your seats in running games. Finished games stay, without your name. This can't be undone.
me-delete-do = Delete
me-deleted = Your data is deleted.

## Rules
rules-find = Find in these rules
rules-in-english = The ledger of rules is kept in English.

## Fair shuffles
fair-title = How fair shuffling works
fair-intro = You don't have to trust the server. After the game anyone can check that it did not choose what was drawn.
fair-seal = Before the deal: a fingerprint
fair-seal-about = The server draws a secret random seed and publishes its SHA-256 hash on the page of the table. The hash does not reveal the seed, and no other seed matches it.
fair-deal = During the game: every draw from the seed
fair-deal-about = A fixed rule computes each rat, card and start player from the seed and the number of the draw. Choices of players don't change it.
fair-open = After the game: the seed
fair-open-about = The seed and the whole game record become public.
fair-check = The check
fair-check-about = On the page of a finished game, one click compares the hash in your browser and replays every draw. "miasma verify" does the same with the record on any computer.
fair-bots = Bots get the same view as a person in their seat. A test checks that what they can't know does not change their moves.

## The guided first game
nav-learn = Learn
front-learn = Learn by playing
learn-about = You play a real game against a beginner bot. Each thing is explained when it first happens. You can undo, ask for a hint and read every rule.
learn-title = Your first game
learn-step = { $step } of { $steps }
learn-understood = Got it
learn-waiting = Each thing is explained when it first comes up. Just play on.
learn-end = End the lesson
today-title = Today's game
today-about = A solo game of Pest with the same deal for everybody on this server, until midnight UTC. Your first try counts; after it you can practise as often as you like.
today-play = Play today's game
today-go-on = Continue your game
today-sheet = Your score sheet
today-practise = Practise with the same deal
today-result = Your result: { $score }, place { $place } of { $of }
today-unfinished = Your try ended early and has no result.
today-until = The next deal starts { $when }.
today-results = Results
today-nobody = Nobody has finished yet. Be the first.
today-tries = Started: { $begun }, finished: { $finished }
today-bar =
    { $from } to { $to }: { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    }
today-bar-own =
    { $from } to { $to }: { $tries ->
        [one] 1 try
       *[other] { $tries } tries
    }, including yours
today-you = you
today-back = Today's results
pack-played = Played with the pack “{ $name }”, hash { $hash }
pack-title = Upload a data pack
pack-about = The tokens, cards, costs and map of a game are files. If your printed copy differs, upload the files that differ. They are checked and every error is listed. A valid pack can be chosen for a table, where everybody sees its name and hash.
pack-game = Game
pack-name = Name of the pack
pack-files = Files (.toml), several allowed
pack-check = Check and upload
pack-checking = Checking…
pack-kept = { $name } is valid and stored
pack-hash = Hash:
pack-play = Create a table with it
pack-faults = Errors: { $count }
pack-nothing-kept = Nothing was stored. Correct these errors and try again.
pack-yours = Packs from this browser
pack-box = Download the standard files
