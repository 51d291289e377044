# What the client in the browser says beside the games' own sentences.

language-en = English
language-de = Deutsch
language-nl = Nederlands
language = Language

## Everywhere
skip-to-content = Skip to the page
menu = Menu
close = Close
cancel = Cancel
copy = Copy
share = Copy the link to this table
copied = Copied
loading = One moment.
just-now = just now
you = you
nav-main = Main
nav-tables = Tables
nav-rules = Rules
nav-fair = Fair shuffles
title-rattus = Rattus
title-pest = Pest
me-link = You are { $name }
me-nameless = Nameless
foot-own = Clean-room rules and own art. Not affiliated with the publishers.
foot-fair = How the shuffle is proved fair
lost-title = There is nothing here
lost-about = The address leads nowhere; perhaps a letter is missing at its end.
lost-home = To the front page

## Settings
settings = Settings
settings-theme = Light or dark
settings-speed = How fast things move
settings-still = Nothing moves, everything changes at once
settings-confirm = Ask once more before what can't be taken back
settings-sound = A soft sound when it is your move
settings-notices = A notice when it is your move and this tab is hidden
theme-light = Light
theme-dark = Dark
speed-skip = At once
speed-fast = Fast
speed-usual = Normal
speed-slow = Slow

## The front page
front-title =
    Two games of the plague,
    one table.
front-about = Rattus and Pest, complete, in the browser: alone against honest bots, around one screen, or with friends far away, live or a move a day. No account.
front-start = Start a table
front-join = Join with a link
front-rattus = Settle medieval Europe while the rats gather. Every class that helps you also marks you for the plague.
front-rattus-players = 2 to 6 players
front-rattus-time = 45 minutes
front-rattus-boxes = with Pied Piper and Africanus
front-pest = Heal an empire in three eras. Nine pairs of actions, four at most a year, and a quarantine that is always too small.
front-pest-players = 1 to 5 players
front-pest-time = two to three hours
front-pest-boxes = duel and solo
front-pest-alone = Alone or as a duel
front-play-bots = Play against bots
front-play-friends = With friends
front-read-rules = Read the rules
front-fair = Every shuffle can be checked
front-fair-about = A seal on the seed is published before the deal and opened after the end. Bots see what their seat sees.
front-fair-how = How it works
join-label = The link you were sent
join-go = Go to the table
your-games = Your games
open-tables = Open tables
finished-games = Finished games
all-tables = All tables
no-games = None yet. A game against bots takes one click.
no-open-tables = No table waits for players. Start one and let it be seen here.
no-finished = None yet.
lists-failed = The tables can't be listed just now; trying again.
your-move = Your move
others-move = Others move
finished = Finished
gathering = Waiting for players
sit-down = Sit down
list-deadline = time ends { $when }
list-title = { $box ->
        [pied_piper] { $game }, Pied Piper
        [africanus] { $game }, Africanus
        [both] { $game }, Pied Piper and Africanus
        [duel] { $game }, duel
        [solo] { $game }, solo
       *[other] { $game }
    }
list-free = { $count ->
        [one] { $people }; one seat free
       *[other] { $people }; { $count } seats free
    }

## Pace
pace-live = Live
pace-correspondence = A move a day
pace-relaxed = No clock
pace-live-about = live, { $turn ->
        [one] a minute
       *[other] { $turn } minutes
    } a turn, { $reserve } in reserve
pace-correspondence-about = { $hours ->
        [24] a move a day
       *[other] { $hours } hours a move
    }
pace-relaxed-about = no clock
pace-live-note = A minute a turn, and fifteen in reserve for the whole game.
pace-correspondence-note = One day for each move. A bot plays for a player who is away too long.
pace-relaxed-note = As much time as everybody likes.

## A new table
new-title = A new table
new-about = Everything has a sensible answer already. Change what you like; the table is made when you say so.
new-table = Table
new-boxes = Boxes
new-seats = Seats
new-open = Open
new-friend = Guest { $number }
new-seat-is = Who sits on seat { $number }
new-seat-open = anyone with the link
new-seat-here = somebody at this screen
new-seat-bot = bot, { $level }
new-seat-add = Add a seat
new-seat-remove = Remove seat { $number }
new-seats-more = Five and six players need Africanus.
new-pace = Pace
new-company = Company
new-public = Show it among the open tables
new-public-note = Otherwise only the link leads to it.
new-spectators = Others may watch
new-spectators-note = They see what everybody at the table sees, and no hidden rat.
new-hints = Hints
new-hints-note = Players may ask a bot what it would do, and why.
new-odds = Odds of the plague
new-odds-note = For learners: what a move of the plague is likely to cost.
new-readings = Readings of the rules
new-more-readings = { $count ->
        [one] One more
       *[other] { $count } more
    }
new-cards = Class cards in play
new-cards-chosen = { $chosen } of { $count } chosen
new-cards-drawn = { $count } are drawn
new-sets = Card sets
new-set-base = Base six
new-set-base-note = The six of the base game: the best way to begin.
new-set-prosperous_times = Prosperous times
new-set-prosperous_times-note = Cubes come in plenty; who shares the land with whom decides.
new-set-rat_control = Rat control
new-set-rat_control-note = Few rats come through: walls, bishops and nuns hold the plague, and the Piper leads it where he likes.
new-set-europe_at_war = Europe at war
new-set-europe_at_war-note = The plague marches far, and nobody's land is safe.
new-set-one_from_each_class = One of each class
new-set-one_from_each_class-note = Chance draws one card from each class.
new-set-random = At random
new-set-random-note = Chance draws from all cards of the boxes.
new-set-picked-note = Your own choice. Click a card to lay it out or back.
new-fault-cards = { $chosen } cards are laid out, and { $count } are needed.
new-sum = { $players } players, { $regions } regions, { $rats } rats.
new-absent = No card of { $classes } is in play: the signs on the rats do nothing.
new-game = Game
new-spectators-note-pest = They see what everybody at the table sees.
new-box = Play with the box instead
new-box-note = Uses the components of the box. You can use your own instead:
new-pest-which = Which game
new-pest-base = The empire
new-pest-base-note = Two to five heal the empire side by side; the most prestige wins.
new-pest-duel = The duel
new-pest-duel-note = Two against each other on a smaller map, with a neutral rival in the capital.
new-pest-solo = Alone
new-pest-solo-note = You alone against the pest, for a rank from the table of the book.
new-pest-variable = Variable set-up
new-pest-variable-note = Markers drawn by chance change what places give, and some bring a sick person: no two games are alike.
new-pest-sum = { $players ->
        [one] One player
       *[other] { $players } players
    }, three eras of two years each.
short-cemetery_choice-harmless_full = harmless spaces full
short-cemetery_choice-all_full = all spaces full
short-market_refresh-five = five cards
short-market_refresh-two = two cards
short-capital_reward-per_action = once an action
short-capital_reward-per_person = for each person
short-castle_counts-no = no
short-castle_counts-yes = yes
short-resource_set_prestige-1 = one prestige
short-resource_set_prestige-3 = three prestige
short-small_marker_draw-15_10_5 = 15, 10, 5
short-small_marker_draw-5_15_10 = 5, 15, 10
short-solo_neutral_cleared-yes = cleared
short-solo_neutral_cleared-no = stays
new-make = Make the table
short-plague_start-random = at random
short-plague_start-start_player_chooses = start player chooses
short-first_player-random = at random
short-first_player-seat = the first seat
short-final_knight-at_the_end = at the end
short-final_knight-at_once = at once
short-removed_with_three-6 = six
short-removed_with_three-8 = eight
short-end_by_cubes-on_board = all on the board
short-end_by_cubes-supply_empty = supply empty
short-potions-automatic = nobody
short-potions-ask_owner = the owner
short-potions_limited-yes = ten
short-potions_limited-no = no limit
short-soldier_draws_from-used = from the used ones
short-soldier_draws_from-all = from all
short-final_order-last_player = the last player
short-final_order-map = the map
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
room-waiting = The table fills.
room-open = The table is laid
room-full = Everybody is here
room-closed = This table is closed
room-invited = invited
room-invite-copy = Copy their link
room-fill = Bots for the rest
room-stand = Get up
room-clear = Free the seat
room-name = What shall we call you?
room-start = Begin
room-start-when = Once every seat is taken, by people or by bots.
room-host-starts = The player who made the table starts the game.
room-abandon = Give the table up
room-invite = Invite somebody
room-invite-about = Anyone with this link can join, without an account.
room-link = The link to this table
room-code = The link as a QR code
room-seal = The seal on the shuffle, published before the deal:

## At the table
the-table-of = The table of { $game }
tools = Tools
steps-of-the-turn = Steps of the turn
step-now = now
step-done = done
step-open = to come
your-move-now = Your move.
your-move-as = { $name } moves.
they-move = { $count ->
        [one] { $names } moves.
       *[other] Waiting for { $names }.
    }
bot-thinks = { $count ->
        [one] { $names } thinks.
       *[other] { $names } think.
    }
sent = Sent. Waiting for the table.
line-down = The line is down. Your seat is kept; trying again in { $seconds } s.
clock-left = time left
clock-turn = Time of this turn, and the reserve after it
clock-reserve = Reserve for the whole game
clock-deadline = Move before { $when }
line-try = Try now
line-no-answer = The server did not answer. This is the table as it is now.
game-over = The game is over.
forked = Plays on from another game
not-possible = Not now
not-thing = Not { $thing }
undo = Undo
undo-title = Take the last answer back (U)
undo-nothing = There is nothing to take back.
reset = Back to where you began
reset-title = Take back all you can (R). { $limit }
final = It can't be taken back.
final-do = Do it
final-not-yet = Not yet
take-back = Take back
answers = Answers
tell-pause = Pause
tell-go-on = Go on
tell-step = Next
tell-skip = Skip to the end
no-choices = Nothing is asked of you now.
drawer-fold = Fold or open the drawer
tabs = Parts of the table
tab-choices = Choices
tab-cards = Cards
tab-players = Players
tab-board = Board
tab-capital = Capital
tab-log = Log
tab-chat = Chat
facts = The table in words
missed = Since you last looked
missed-go = To the table
title-your-move = ● Your move · { $game }
notice-title = Your move in { $game }
notice-body = The table waits for you.

## The log
log = Log
log-about = Latest first. Each sentence names its rule.
log-made = The table was made.
log-sat = { $name } sits down.
log-stood = { $name } gets up.
log-bot = { $name }, a bot ({ $level }), sits down.
log-undone = { $name } takes a move back.
log-muted = { $name } may not chat any more.
log-unmuted = { $name } may chat again.
log-reminded = The table is waiting for { $name }, whose time is nearly up.
log-time-up = { $name }'s time is up.
log-resumed = The server was restarted. The player to move gets the full time again.
log-stand-in = A bot ({ $level }) plays for { $name } until they return.
log-stand-in-moved = A bot plays for { $name }:
log-resigned = { $name } gives up.
log-ends = { $name } agrees to end the game.
log-ends-not = { $name } would rather play on.
log-voted = { $name } votes on { $about }: { $vote }.
log-rematch = There is a table for the next game.
ended-played = The game is over.
ended-agreed = All agreed to end the game.
ended-resigned = All but one gave up.
ended-left = The game ended because somebody had left.
ended-abandoned = The table was given up before the game began.
ended-closed = The table was closed.
ended-broken = The table stopped because of a fault in the program; its state is kept.

## Chat
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-watchers = among watchers
chat-mute = Mute
chat-unmute = Let speak

## Around the game
table-menu = At this table
is-here = here
is-away = away
has-resigned = gave up
has-stand-in = a bot plays until they return
take-seat-back = Take the seat back
watching = { $count ->
        [one] One watches
       *[other] { $count } watch
    }
stand = Leave the seat to a bot
stand-sure = A bot plays for you until you take the seat back.
resign = Give up
resign-sure = You are out of the game, and a bot plays on for you. This can't be taken back.
end-together = { $count ->
        [0] Offer to end it together
       *[other] Agree to end it ({ $count } so far)
    }
end-not = Play on after all
vote-about = { $name }'s time is up. What now?
vote-wait = wait on
vote-skip = a bot makes this move
vote-replace = a bot plays on
vote-end = end the game
record = Record of the game
report = Report a fault
report-about = This sends what you see, the record as far as you may see it, the versions and the messages of your browser to the operator of this server. Other players' secrets are not included.
report-what = What went wrong? A word or two is enough.
report-send = Send it
report-thanks = Thank you. The report has number { $number }.
odds-title = If the plague goes to { $region }
odds-none = Nobody would lose a cube.
odds-cubes = about { $cubes } cubes
hint = Hint
hint-thinking = A bot looks at what you can see.
hint-would = It would:
hint-do = Do that
hint-thanks = I'll think about it
hint-not-now = A hint can be had when it is your move.

## The end
sheet-game = { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }
sheet-wins = { $count ->
        [one] { $names } wins with { $score }
       *[other] { $names } win with { $score }
    }
sheet-part = What the score came from
sheet-together = Together
sheet-place = Place
sheet-total = In all
sheet-counting = The count
sheet-rank = { $name } becomes { $rank } with { $score }
sheet-tied-rattus = { $name } has as many, but sits later, counted from the last turn on.
sheet-tied-pest = { $name } has as much, but less influence.
sheet-decided = What decided it: { $part }, with { $points }, { $lead } more than { $name }.
sheet-sheet = The highest in a row is set bold. Point at a row to see how it counts.
sheet-now = And now?
sheet-again = Play again
sheet-join-again = Join the next game
sheet-replay = Watch the replay
seal-title = The shuffle can be checked
seal-about = Before the deal the server published a seal. Now it has opened it: the seed has to fit the seal, and every draw has to follow from the seed.
seal-shared = The player who made the table chose this deal in order to play it again, so its seed was known.
seal-seal = Seal
seal-seed = Seed
seal-check = Check it in this browser
seal-checking = Replaying every draw.
seal-published = Seal published before the first draw, { $time }
seal-opened = Seed opened; its hash is the seal
seal-broken = The seed's hash is not the seal
seal-replayed = { $draws ->
        [one] One draw replayed, and it is the same
       *[other] { $draws } draws replayed, every one the same
    }
seal-differs = A draw does not follow from the seed
seal-anywhere = or, on any machine:

## Replay
replay = Replay
replay-turn = Turn { $turn } of { $turns }.
replay-step = Step { $step } of { $steps }
replay-seen-by = Seen by
replay-eye-open = Everything open
replay-eye-watcher = A watcher
replay-link = Link to this moment
replay-fork = Play on from here
replay-fork-about = What you did not know then is dealt again. Bots take the other seats.
replay-fork-seat = You play
replay-fork-level = The others are
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-moves = Moves
replay-deaths = Deaths
replay-scrubber = Step of the game
replay-chances = Chance to win
replay-share = Share of the cubes
replay-eye-seat = Seen by { $name }
replay-eyes-seat = You see what { $name } saw: rats { $name } looked at bear an eye, all others stay face down.
replay-eyes-watcher = You see what watchers saw: every hidden rat stays face down.
replay-eyes-open = Everything lies open. Point at a region to see the faces of its rats.
replay-died = { $count ->
        [one] One died.
       *[other] { $count } died.
    }
replay-deal = deal
replay-next = comes next

## Who one is
me-title = You
me-about = A name is all it takes. This browser keeps your seats; a link or an account brings them to another one.
me-name = Name
me-rename = Call me that
me-renamed = You are { $name } from now on.
me-elsewhere = On another device
me-elsewhere-about = A recovery link makes another browser you: your seats and games are there too.
me-recovery = Recovery link
me-recovery-make = Make a recovery link
me-recovery-warning = Anyone who has this link can play as you, so keep it to yourself. A new link replaces it.
me-link-made = Here is your link.
me-recovered = Welcome back.
me-account = An account, if you like one
me-account-of = Account { $login }
me-account-about = With a name and a password you can sign in anywhere. Nothing else is asked.
me-account-have = You can sign in with it anywhere.
me-account-make = Make the account
me-account-kept = Kept.
me-login = Account name
me-password = Password, at least 8 characters
me-old-password = Password so far
me-new-password = New password, at least 8 characters
me-change-password = Change the password
me-sign-in = Sign in
me-signed-in = Welcome back.
me-leave = Leaving
me-everywhere = Sign out everywhere
me-everywhere-about = Every browser forgets you, this one too. Without an account or a recovery link there is no way back to your seats.
me-everywhere-do = Sign out
me-signed-out = You are signed out everywhere.
me-delete = Delete everything about me
me-delete-about = Your name and account are deleted, and bots take your running seats. Finished games stay, without your name. This can't be taken back.
me-delete-do = Delete
me-deleted = All gone.

## Rules
rules-rattus-base = Rattus
rules-rattus-pied-piper = Pied Piper
rules-rattus-africanus = Africanus
rules-pest = Pest
rules-find = Find in these rules
rules-in-english = The ledger of rules is kept in English.

## Fair shuffles
fair-title = How the shuffle is proved fair
fair-intro = Nobody has to trust the server: anybody can check afterwards that it didn't choose what was drawn.
fair-seal = Before the deal, a seal
fair-seal-about = The server draws a secret seed and publishes its SHA-256 hash on the table's page. The hash gives nothing away, and no other seed fits it.
fair-deal = In the game, every draw from the seed
fair-deal-about = Each rat, card and start player is drawn by a fixed rule from the seed and the number of the draw; choices of players change nothing in it.
fair-open = After the end, the seed
fair-open-about = Now everybody can see the seed and the whole record.
fair-check = The check
fair-check-about = On the page of a finished game one click takes the hash in your browser and replays every draw. With the record, "miasma verify" does the same on any machine.
fair-bots = Bots get the same view as a person on their seat, and a test holds them to it: what they can't know can't change their move.

## The guided first game
nav-learn = Learn
front-learn = Learn it in ten minutes
learn-page = Rattus in ten minutes
learn-about = You play a real game against a bot that is new to it, and each thing is explained when it first happens. You can take back, ask for a hint and read every rule.
learn-point-rats = Where rats lie, you can place cubes: as many as there are rats. Most cubes at the end win.
learn-point-cards = Class cards give you abilities, and mark you: their sign on a rat costs you a cube.
learn-point-plague = At the end of your turn you move the plague. Where it stops, the rats are turned up.
learn-point-end = Once the bag is empty, the plague goes through every region a last time.
learn-pest-page = Pest: your first year
learn-pest-point-pest = Every year a pest comes and people fall sick. A place with too many of them is lost; a building, a doctor or a camp protects it.
learn-pest-point-grid = Each turn you put an assistant on your grid and do two actions: one of the column, one of the row.
learn-pest-point-people = Take the sick in, cure them with herbs, and let the healthy work in your buildings or speak for you in the capital.
learn-pest-point-end = After three eras of two years most prestige wins: for tasks, buildings, the cured, technologies and influence, less the shame of the dead.
learn-pest-begin = Begin the guided year
learn-begin = Begin the guided game
learn-title = Your first game
learn-step = { $step } of { $steps }
learn-understood = I see
learn-cubes = Two cubes to begin with
learn-cubes-about = Choose a lit region and put your first two cubes there. Where rats lie you can place more later, and where rats lie the plague strikes.
learn-turn = A turn has three parts
learn-turn-about = A: take one class card, if you like. B: place cubes in one region, as many as it has rats; the little signs on the map say how many. C: move the plague, which ends your turn. Whatever is lit in gold you may do now.
learn-card = A card in your hand
learn-card-about = You can use its ability once in each of your turns. But when a rat with the sign of its class breaks out where you have cubes, it costs you one. Others may take the card from you, and you theirs.
learn-plague = Now the plague
learn-plague-about = Choose "Move the plague" beneath the palace and then a neighbouring region. Look for one where others have more to lose than you.
learn-spread = The plague spreads
learn-spread-about = Rats lay where it arrived, so new ones come out of the bag, face down. You put each into a region next to the plague; no region holds more than three.
learn-ravage = The rats are turned up
learn-ravage-about = One after the other, until no rat or no cube is left there. Each shows a limit and signs.
learn-limit = The limit decides
learn-limit-about = A rat breaks out when there are at least as many cubes in the region as its limit says. Below it, nothing happens.
learn-lost = Who loses what
learn-lost-about = M strikes the player with the most cubes there, A strikes everybody, and the sign of a class strikes the holder of its card. A lost cube goes back to the supply and can be placed again.
learn-final = The final round
learn-final-about = The bag is empty. Everybody may use each of their cards once more; then the plague visits every region.
learn-over = That was all
learn-over-about = One point for every cube on the map and in the palace. Another game against stronger bots, or with friends?
today-title = Today's game
today-about = A solo game of Pest, the same deal for everybody on this server until midnight, universal time. Your first try counts; after it you can practise as often as you like.
today-play = Play today's game
today-go-on = Go on with your game
today-sheet = Your score sheet
today-practise = Practise with the same deal
today-result = Your result: { $score }, place { $place } of { $of }
today-unfinished = Your try ended early and has no result.
today-until = The next deal comes { $when }.
today-results = How it went for everybody
today-nobody = Nobody has finished it yet. Be the first.
today-tries = Begun: { $begun }, finished: { $finished }
today-bar =
    { $from } to { $to }: { $tries ->
        [one] one try
       *[other] { $tries } tries
    }
today-bar-own =
    { $from } to { $to }: { $tries ->
        [one] one try
       *[other] { $tries } tries
    }, yours among them
today-you = you
today-back = Today's results
pack-played = Played with the pack “{ $name }”, hash { $hash }
pack-title = Your own data pack
pack-about = Tokens, cards, costs and the map of a game are files. If your printing says otherwise, upload the files that differ: they are checked, every fault is listed, and a good pack can be chosen for a table. Everybody at the table sees its name and its hash.
pack-game = Which game is the pack for?
pack-name = What is it called?
pack-files = Files (.toml), several at once
pack-check = Check and keep
pack-checking = Checking…
pack-kept = { $name } is in order
pack-hash = Hash:
pack-play = Make a table with it
pack-faults = Faults: { $count }
pack-nothing-kept = Nothing was kept. Mend these and try again.
pack-yours = Packs from this browser
pack-box = The files of the box, to begin with
