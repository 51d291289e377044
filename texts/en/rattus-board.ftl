# What the board of Rattus says in the browser, beside the sentences of rattus.ftl. The names of seas are Latin in every language.

## The map
sea-ocean = Oceanus
sea-ocean-2 = Occidentalis
sea-pontus = Pontus
sea-internum = Mare Internum
board-map = Map
board-whole-map = Show the whole map
board-palace = Palace
board-palace-note = safe to the end
board-bag = Bag
board-rats-left =
    { $count ->
        [0] no rats left
        [one] one rat left
       *[other] { $count } rats left
    }
board-turned-up = { $count } turned up
board-place = Place cubes
board-move-plague = Move the plague
board-mode = What the lit regions are for
board-region =
    { $region }: { $rats ->
        [0] no rats
        [one] one rat
       *[other] { $rats } rats
    }; { $cubes }{ $more }
board-no-cubes = no cubes
board-cubes = { $name } { $count }
board-plague-here = the plague is here
board-walls-around = walls to { $regions }
board-nuns = { $count ->
        [one] a nun
       *[other] { $count } nuns
    }
board-bishops = { $count ->
        [one] a bishop
       *[other] { $count } bishops
    }
board-caravan = the caravan
board-not-possible = not possible now
board-rat = Rat { $rat } in { $region }
board-rat-known = Rat { $rat } in { $region }, which you know: { $token }
board-seen = Only you know this rat
board-potions = { $count ->
        [one] one potion
       *[other] { $count } potions
    }
board-diplomats = { $count ->
        [one] one diplomat
       *[other] { $count } diplomats
    }

## The rail
rail-players = Players and cards
rail-supply = supply
rail-out = out
rail-palace = palace
rail-you = you
rail-bot = bot ({ $level })
rail-thinks = thinks
rail-away = away
rail-hand = region cards
rail-diplomats = cubes with a diplomat
rail-baked = cubes on the Baker
rail-display = On display
rail-display-empty = Every class card is held.
rail-since = Since your last turn
rail-log = whole log
rail-beside = Beside the board
rail-tokens = rats left by limit and class
rail-deck = region cards in the deck
rail-potions-left = potions left
rail-diplomats-left = diplomats left
rail-your-hand = Your region cards
rail-hand-tip = protect a class in a ravage, or score at the end
rail-any-class = any class
rail-shielded = protected in this ravage
rail-used = used this turn

## Where a class card lies
card-of-class = { $class }
card-held-by = held by { $name }
card-on-display = on display

## Steps of a turn
turn-step-a = A: take a class card
turn-step-b = B: place cubes
turn-step-c = C: move the plague

## A ravage
ravage-title = The ravage of { $region }
ravage-population = Population { $population } when the first rat was turned.
ravage-nth =
    { $number ->
        [1] First rat
        [2] Second rat
        [3] Third rat
        [4] Fourth rat
       *[other] Rat { $number }
    }
ravage-breaks-out = breaks out
ravage-face-down = face down
ravage-turning = turns
ravage-no-effect = Limit { $limit }, population { $population }: no effect. It leaves the game.
ravage-limit = Limit { $limit }, population { $population }.
ravage-lost =
    { $count ->
        [one] { $names } loses one.
       *[other] { $names } lose one each.
    }
ravage-saved =
    { $count ->
        [one] { $names } gives up a potion.
       *[other] { $names } give up a potion each.
    }
ravage-nobody = nobody loses a cube.
ravage-holds = { $name } holds the { $card }.
ravage-holds-not = nobody holds the { $class } card.
ravage-protected = The { $card } of { $name } is protected by { $region_card }.
ravage-counts = The plague counts as two more.

## Rats left
bag-title = Rats you have not seen
bag-intro = { $bag } in the bag, { $board } face down on the board, { $removed } out of the game unseen.
bag-limit = Limit
bag-rats = Rats
bag-signs = Signs on them
bag-total = All
bag-share = { $percent } %

## Answers
answer-pass = Pass
answer-pass-turn = End the turn
answer-pass-protect = Don’t protect it
answer-pass-witch-second = Look at no other
answer-pass-soldier-extra = No more rats
answer-pass-nun-which = That is all
answer-pass-bishop-which = That is all
answer-pass-emperor-which = That is all
answer-pass-final-turn = Use no more cards
answer-yes = Yes
answer-no = No
answer-yes-place-bonus = Use the { $card }
answer-no-place-bonus = Not this time
answer-yes-mayor-bonus = Use the { $card } too
answer-no-mayor-bonus = Without the { $card }
answer-yes-knight-counts = Count it as two
answer-no-knight-counts = Don’t count it
answer-yes-witch-swap = Exchange them
answer-no-witch-swap = Leave them
answer-yes-caravan-offer = Place one in { $region }
answer-no-caravan-offer = Place none
answer-yes-crusader-turn-up = Turn them all up
answer-no-crusader-turn-up = One by one
answer-yes-serf-cube = Place one
answer-no-serf-cube = Place none
answer-yes-march-join = Take part
answer-no-march-join = Leave it out
answer-group-take = Take a class card
answer-group-use = Use a class card
answer-take = Take the { $card }
answer-take-from = Take the { $card } from { $name }
answer-use = Use the { $card }
answer-place = Place { $count } in { $region }
answer-plague = Move the plague to { $region }
answer-region = { $region }
answer-region-from = From { $region }
answer-region-to = To { $region }
answer-region-rat = Put a rat into { $region }
answer-region-ravage = Ravage { $region }
answer-rat = Rat { $rat } in { $region }
answer-count =
    { $count ->
        [one] One cube
       *[other] { $count } cubes
    }
answer-cube = A plain cube
answer-cube-load = A cube with { $load }
answer-potion = A potion of the cube with { $load }
answer-potion-one = Give up the potion
answer-border = Between { $a } and { $b }
answer-piece-nun = Nun { $number }
answer-piece-bishop = Bishop { $number }
answer-piece-wall = Wall { $number }
answer-piece-beside = beside the board
answer-piece-in = in { $region }
answer-piece-between = between { $a } and { $b }
answer-seat = A cube of { $name }
answer-and = { $a } and { $b }
situation-region = In { $region }
situation-rats =
    { $count ->
        [0] no rats
        [one] one rat
       *[other] { $count } rats
    }
situation-cards = Class cards with a sign on this rat

## The board as text
facts-regions = Regions
facts-region = Region
facts-rats = Rats
facts-known = Rats you know
facts-pieces = Pieces
facts-players = Players
facts-player = Player
facts-cards = Class cards
facts-loads = { $name }: { $load }
facts-none = none
facts-board = Around the map
facts-what = What
facts-how-many = How many or which
