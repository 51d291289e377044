# What the board of Rattus says in the browser, besides the sentences of rattus.ftl. The names of seas are Latin in every language.

## The map
sea-ocean = Oceanus
sea-ocean-2 = Occidentalis
sea-pontus = Pontus
sea-internum = Mare Internum
board-map = Map
board-whole-map = Show whole map
board-palace = Palace
board-palace-note = safe
board-bag = Bag
board-rats-left =
    { $count ->
        [0] no rats left
        [one] 1 rat left
       *[other] { $count } rats left
    }
board-turned-up = { $count } revealed
board-place = Place cubes
board-move-plague = Move the plague
board-mode = What the highlighted regions are for
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
board-rat = A rat in { $region }
board-rat-known = A rat in { $region } that you have seen: { $token }
board-seen = Only you have seen this rat
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
rail-out = on the map
rail-palace = palace
rail-you = you
rail-bot = bot ({ $level })
rail-thinks = thinking
rail-away = away
rail-hand = region cards
rail-diplomats = cubes with a diplomat
rail-baked = cubes on the Baker
rail-display = Available
rail-display-empty = All class cards are taken.
rail-supplies = Supplies
rail-tokens = rats left, by limit and class
rail-deck = region cards in the deck
rail-potions-left = potions left
rail-diplomats-left = diplomats left
rail-your-hand = Your region cards
rail-hand-tip = protect a class card from the plague, or score at the end
rail-any-class = any class
rail-shielded = protected until the plague here is over
rail-points = points
rail-points-about = Points now: cubes on the map and in the palace. The final plague may still take some.

## Where a class card lies
card-of-class = { $class }
card-held-by = held by { $name }
card-on-display = available

## Steps of a turn
turn-step-a = A: take a class card
turn-step-b = B: place cubes
turn-step-c = C: move the plague

## A ravage
ravage-title = The plague in { $region }
ravage-population = Population { $population } at the start.
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
ravage-turning = is revealed
ravage-no-effect = Limit { $limit }, population { $population }: no effect. The rat is removed.
ravage-lost =
    { $count ->
        [one] { $names } loses 1 cube.
       *[other] { $names } lose 1 cube each.
    }
ravage-saved =
    { $count ->
        [one] { $names } gives up a potion.
       *[other] { $names } give up a potion each.
    }
ravage-nobody = nobody loses a cube.
ravage-holds = { $name } has the { $card }.
ravage-holds-not = nobody has the { $cards }.
ravage-protected = The { $card } of { $name } is protected by { $region_card }.
ravage-counts = The plague counts as 2 extra cubes.

## Rats left
bag-title = Rats you have not seen
bag-intro = { $bag } in the bag, { $board } face down on the map, { $removed } removed unseen.
bag-limit = Limit
bag-rats = Rats
bag-total = All
bag-share = { $percent } %

## Answers
answer-pass = Pass
answer-pass-turn = End turn
answer-pass-protect = Don’t protect it
answer-pass-witch-second = Look at no second rat
answer-pass-soldier-extra = No extra rat
answer-pass-nun-which = Done
answer-pass-bishop-which = Done
answer-pass-emperor-which = Done
answer-pass-final-turn = Use no more cards
answer-yes = Yes
answer-no = No
answer-yes-place-bonus = Use the { $card }
answer-no-place-bonus = Don’t use it
answer-yes-mayor-bonus = Use the { $card } too
answer-no-mayor-bonus = Without the { $card }
answer-yes-knight-counts = Count it as 2 cubes
answer-no-knight-counts = Don’t count it
answer-yes-witch-swap = Swap them
answer-no-witch-swap = Leave them
answer-yes-caravan-offer = Place 1 cube in { $region }
answer-no-caravan-offer = Don’t place
answer-yes-crusader-turn-up = Reveal all at once
answer-no-crusader-turn-up = Reveal one by one
answer-yes-serf-cube = Place 1 cube
answer-no-serf-cube = Don’t place
answer-yes-march-join = Use it too
answer-no-march-join = Don’t use it
answer-yes-march-counts = Count it as 2 cubes
answer-no-march-counts = Don’t count it
answer-group-take = Take a class card
answer-group-use = Use a class card
answer-take = Take the { $card }
answer-take-from = Take the { $card } from { $name }
answer-use = Use the { $card }
answer-place = Place { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } in { $region }
answer-plague = Move the plague to { $region }
answer-region = { $region }
answer-region-from = From { $region }
answer-region-to = To { $region }
answer-region-spread = Put a rat into { $region }
answer-region-soldier-extra = { answer-region-spread }
answer-region-soldier-finally = { answer-region-spread }
answer-region-caravan-via = { answer-region-to }
answer-region-final-order = Ravage { $region }
answer-rat = { $count ->
        [one] The rat in { $region }
       *[other] Rat { $number } of { $count } in { $region }
    }
answer-count =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
answer-cube = A cube without potion or diplomat
answer-cube-load = A cube with { $load }
answer-potion = A potion of the cube with { $load }
answer-potion-one = Give up the potion
answer-border = Between { $a } and { $b }
answer-piece-nun = Nun { $number }
answer-piece-bishop = Bishop { $number }
answer-piece-wall = Wall { $number }
answer-piece-supply = in the supply
answer-piece-in = in { $region }
answer-piece-between = between { $a } and { $b }
answer-seat = A cube of { $name }
answer-and = { $a } and { $b }
cant-use = Can’t use the { $card } now
cant-take = Can’t take the { $card }
cant-place = Can’t place cubes in { $region }
cant-plague = Can’t move the plague to { $region }
cant-region = Can’t choose { $region }
since-lost = { $name } loses { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } in { $region }
since-lost-you = you lose { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } in { $region }
event-token-removed-many = { $count } rats are removed unseen.
event-rat-placed-list = { $count ->
        [one] A rat comes to { $region }
       *[other] { $count } rats come to { $region }
    }, face down.
event-rat-moved-board = A rat moves from { $from } to { $region }.
event-rat-peeked-board = { $seat } looks at a rat in { $region }.
event-rat-turned-up-board = A rat in { $region } is turned up: { $token }.
event-rat-revealed-board = A rat in { $region } is revealed: { $token }.
event-wall-set-board = A wall now stands between { $from } and { $region }.
event-nun-set-board = A nun is now in { $region }.
event-bishop-set-board = A bishop is now in { $region }.
event-card-chosen-list = In play: { $card }.
event-turn-began-you = Your turn begins.
event-final-turn-began-you = Final round: you may use your class cards.
event-first-player-you = You start.
event-card-taken-you = You take the { $card }.
event-card-taken-from-you = You take the { $card } from { $from }.
event-ability-used-you = You use the { $card }.
event-cubes-placed-you = You place { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } in { $region }.
event-cube-moved-you = One of your cubes moves from { $from } to { $region }.
event-cube-palaced-you = One of your cubes moves from { $from } to the palace.
event-cube-baked-you = You put a cube on the Baker.
event-cube-lost-you = { $symbol }: you lose a cube in { $region }.
event-potion-lost-you = { $symbol }: you give up a potion in { $region }, and the cube stays.
event-potion-given-you = You put a potion on a cube in { $region }.
event-diplomat-sent-you = You put a diplomat under a cube in { $region }.
event-rat-peeked-you = You look at a rat in { $region }: { $token }.
event-region-card-drawn-you = You draw a region card: { $region_card }.
event-region-card-shown-you = You draw and show { $region_card }.
event-region-card-discarded-you = You discard { $region_card }.
event-region-card-played-you = You play { $region_card } onto the { $card }, which is protected until the plague there is over.
rattus-ask-turn = { $take ->
        [yes] { $place ->
            [yes] Take a class card if you like, place cubes, then move the plague.
           *[no] Take a class card if you like, then move the plague.
        }
       *[no] { $place ->
            [yes] Place cubes, then move the plague.
           *[no] Now move the plague.
        }
    }
situation-rats =
    { $count ->
        [0] no rats
        [one] one rat
       *[other] { $count } rats
    }

## The board as text
facts-regions = Regions
facts-region = Region
facts-rats = Rats
facts-known = Rats you have seen
facts-pieces = Pieces
facts-players = Players
facts-player = Player
facts-cards = Class cards
facts-loads = { $name }: { $load }
facts-none = none
facts-board = Supplies
facts-what = What
facts-how-many = How many or which

## Which numbers are printed
source-class-card = All of this is as printed in the box.
source-rats = Limits and symbols of almost all rats are our reconstruction, not copied from the box.
## Odds and the guided first game
odds-title = If the plague moves to { $region }
odds-cubes = loses about { $cubes }
learn-cubes = Place your first two cubes
learn-cubes-about = Choose a highlighted region for your first two cubes. Regions with rats let you place more cubes later, but the plague strikes where rats are.
learn-turn = A turn has three parts
learn-turn-about = A: take one class card if you like. B: place cubes in one region, as many as it has rats; the tags on the map show how many. C: move the plague, which ends your turn. Everything highlighted in gold is possible now.
learn-card = Your class card
learn-card-about = You may use its ability once in each of your turns. But when a rat with the symbol of its class breaks out where you have cubes, you lose one. Other players may take the card from you, and you may take theirs.
learn-plague = Move the plague
learn-plague-about = The highlighted regions are where the plague can go. Choose one where others have more to lose than you. If rats are there, new ones come and those there are revealed; then your turn is over.
learn-spread = The plague spreads
learn-spread-about = There were rats where the plague arrived, so new ones come from the bag, face down. Put each into one of the highlighted regions next to the plague. No region holds more than three.
learn-ravage = The rats are revealed
learn-ravage-about = One after the other, until no rat or no cube is left in the region. Each rat shows a limit and symbols.
learn-limit = The limit decides
learn-limit-about = A rat breaks out when the region has at least as many cubes as its limit. Below the limit nothing happens.
learn-lost = Who loses cubes
learn-lost-about = M hits the player with the most cubes there, A hits everybody, and a class symbol hits the holder of that class card. Each player hit loses one cube, which goes back to their supply.
learn-final = The final round
learn-final-about = The regular game is over: the bag is empty, or a player has all cubes on the map. Everybody but the player of the last turn may use each of their cards once more; then the plague visits every region.
learn-over = That's the whole game
learn-over-about = 1 point for every cube on the map and in the palace. Play another game against stronger bots or with friends?
rattus-ask-use = You can use: { $cards }.
turn-step-a-short = Card
turn-step-b-short = Cubes
turn-step-c-short = Plague
aim-title = What the game is about
aim-yours = Your cubes.
aim-most = Whoever has the most cubes on the map and in the palace at the end wins.
aim-end = The end: the bag of rats is empty, or a player has placed all cubes. A final round follows, then the plague strikes every region.
aim-nearly = { $count ->
        [one] Only 1 rat is left in the bag.
       *[other] Only { $count } rats are left in the bag.
    }
bag-end = When the bag is empty, the final round follows.
card-keeps = You may take one class card in each of your turns, from here or from another player. You keep it until somebody takes it from you.
card-rules = Rules: { $rules }
rail-display-tip = one a turn, if you like
rail-take = Take
rail-use = Use
rail-used-short = used
plague-new-rats = { $count ->
        [0] no new rat
        [one] 1 new rat
       *[other] { $count } new rats
    }
odds-no-rats = No rats are there: nothing spreads, and nobody loses a cube.
odds-new-rats = { $count ->
        [0] The bag is empty: no new rat comes.
        [one] 1 new rat comes to a region next to it; you choose which.
       *[other] { $count } new rats come to regions next to it; you choose which.
    }
odds-revealed = Then { $rats ->
        [one] the rat there is
       *[other] the { $rats } rats there are
    } revealed, and { $cubes ->
        [one] 1 cube is
       *[other] { $cubes } cubes are
    } at risk.
odds-no-cubes = No cubes are there, so no rat is revealed.
since-rats = { $count ->
        [one] a new rat comes to { $regions }
       *[other] { $count } new rats come to { $regions }
    }
board-plague-about = The plague
rattus-by-hand = Place fewer cubes
ravage-no-card = no { $class } card is in the game.
