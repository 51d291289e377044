# What Rattus says. Each key is the name of a question, an event, a refusal or a thing in the rules; the rule behind a
# sentence is shown next to it.
#
# A thing comes into a sentence by its name, so a selector on one compares names: `[hidden]` below is the value of
# `token-hidden`, `[nowhere]` that of `region-none`, `[King]` that of `card-king`. A cube that carries nothing brings no
# `$potions` and no `$diplomat`; the default of a selector on them is that plain cube. An event that goes without saying
# is an empty string.

game-rattus = Rattus

## Class cards: name, ability in a turn, ability in the final round, and what the card exposes its holder to
-as-usual = In the final round it works as in a turn.
-sign = each such sign on a rat that breaks out costs the holder one cube in that region.

card-peasant = Peasant
card-peasant-ability = When you place cubes, you may place one more in the same region, even where no rat lies.
card-peasant-final = In the final round, place one cube in any region in play, rats or not.
card-peasant-risk = { class-peasantry }: { -sign }
card-peasant-brief = Place one cube more, even where no rat lies.

card-merchant = Merchant
card-merchant-ability = Move one, two or three of your cubes from one region to one neighbouring region.
card-merchant-final = { -as-usual }
card-merchant-risk = { class-bourgeoisie }: { -sign }
card-merchant-brief = Move up to three of your cubes to a neighbour.
card-merchant-no-target = The { card-merchant } finds none of your cubes that can go to a neighbouring region. It needs one with an open way.

card-monk = Monk
card-monk-ability = Move any one rat, face down as it lies, to a neighbouring region with fewer than three rats.
card-monk-final = { -as-usual }
card-monk-risk = { class-church }: { -sign }
card-monk-brief = Shift one rat to a neighbouring region.
card-monk-no-target = The { card-monk } finds no rat that can move. It needs one next to a region with fewer than three rats that is open to rats.

card-knight = Knight
card-knight-ability = The plague moves up to two steps (three with five or six players), and before the first rat there is turned up you may let it count as two more cubes for the limits.
card-knight-final = In the final round, move the plague up to two steps (three with five or six players) or leave it; it counts as two more cubes for the limits where it stands in the final plague, or at once with the rule variant for that.
card-knight-risk = { class-chivalry }: { -sign }
card-knight-brief = Move the plague up to { $steps ->
        [3] three
       *[other] two
    } steps; it may count as two cubes.

card-witch = Witch
card-witch-ability = Look at any rat, then at a second one if you like, and then exchange the two if you like; only you see them.
card-witch-final = { -as-usual }
card-witch-risk = { class-magic }: { -sign }
card-witch-brief = Look at two rats, and swap them if you like.
card-witch-no-target = The { card-witch } finds no rat to look at. It needs one on the board.

card-king = King
card-king-ability = Move one of your cubes from a region without rats to the palace, where it is safe to the end and counts.
card-king-final = { -as-usual }
card-king-risk = { class-royalty }: { -sign }
card-king-brief = Bring one cube from a rat-free region to the palace.
card-king-no-target = The { card-king } finds none of your cubes in a region without rats. It needs one there.

card-serf = Serf
card-serf-ability = In your turn, after each rat that costs another player a cube, you may place one cube where the plague is, before the next rat.
card-serf-final = In the final round, move the plague exactly one step; that region is ravaged at once, and you may use the Serf there.
card-serf-risk = { class-peasantry }: { -sign }
card-serf-brief = Place a cube where the plague is, after each rat that kills others.

card-baker = Baker
card-baker-ability = Once in each of your turns you may put a cube from your supply on this card. The player who takes the card from you puts all of them into one region.
card-baker-final = In the final round it works as in a turn; after the round, the player to its holder's left puts all cubes on it into one region.
card-baker-risk = { class-peasantry }: { -sign }
card-baker-brief = Save a cube on the card; the next holder places them all.

card-courier = Courier
card-courier-ability = Swap any two cubes in two different regions, yours or others', even two of one owner, however far apart.
card-courier-final = { -as-usual }
card-courier-risk = { class-bourgeoisie }: { -sign }
card-courier-brief = Swap any two cubes of two regions.
card-courier-no-target = The { card-courier } finds no two cubes to swap. It needs two in different regions that are not alike.

card-mayor = Mayor
card-mayor-ability = Instead of placing cubes by rats, place one in every region where you alone have most.
card-mayor-final = In the final round, place one cube in one region where you alone have most.
card-mayor-risk = { class-bourgeoisie }: { -sign }
card-mayor-brief = Place one cube in each region where you alone lead.

card-nun = Nun
card-nun-ability = Place or move up to three nuns, into any regions; for limits, each makes its region one cube emptier.
card-nun-final = { -as-usual }
card-nun-risk = { class-church }: { -sign }
card-nun-brief = Place or move the three nuns; each lowers the population by one.

card-bishop = Bishop
card-bishop-ability = Place a bishop in any region or, once both are out, move one; no rat can come into a bishop's region.
card-bishop-final = { -as-usual }
card-bishop-risk = { class-church }: { -sign }
card-bishop-brief = Place or move a bishop: no rat comes where he is.

card-crusader = Crusader
card-crusader-ability = The plague moves up to two steps (three with five or six players), and you may turn up all rats there together and set their order.
card-crusader-final = In the final round, move the plague up to two steps (three with five or six players) or leave it; its region is ravaged at once, all rats turned up, in the order you set.
card-crusader-risk = { class-chivalry }: { -sign }
card-crusader-brief = Move the plague up to { $steps ->
        [3] three
       *[other] two
    } steps; you may turn up all its rats and set their order.

card-soldier = Soldier
card-soldier-ability = The plague moves up to two steps (three with five or six players), and when new rats spread you may place one more.
card-soldier-final = In the final round, place one rat next to the plague, from the bag or, if that is empty, from the used rats.
card-soldier-risk = { class-chivalry }: { -sign }
card-soldier-brief = Move the plague up to { $steps ->
        [3] three
       *[other] two
    } steps; you may spread one rat more.
card-soldier-no-target = The { card-soldier } finds no rat to place, or no place for one. It needs a region next to the plague that can take a rat.

card-pied_piper = Pied Piper
card-pied_piper-ability = Move one of your cubes to a neighbouring region; as many rats as fit there go along.
card-pied_piper-final = { -as-usual }
card-pied_piper-risk = { class-magic }: { -sign }
card-pied_piper-brief = Move one cube to a neighbour; the rats go along.
card-pied_piper-no-target = The { card-pied_piper } finds none of your cubes that can go to a neighbouring region. It needs one with an open way.

card-wizard = Wizard
card-wizard-ability = Put a potion on one of your cubes; when the plague takes a cube of yours there, a potion can go instead.
card-wizard-final = { -as-usual }
card-wizard-risk = { class-magic }: { -sign }
card-wizard-brief = Put a potion on a cube; it is lost in the cube’s place.
card-wizard-no-target = The { card-wizard } finds none of your cubes that could take a potion. It needs one on the map.

card-queen = Queen
card-queen-ability = If your largest connected area has more regions than anyone else's, you may place two more cubes in the same region, even where no rat lies.
card-queen-final = In the final round, if your largest connected area has more regions than anyone else's, place two cubes in any one region in play.
card-queen-risk = { class-royalty }: { -sign }
card-queen-brief = Two cubes more, if your largest area is the largest.

card-emperor = Emperor
card-emperor-ability = Place or move up to three walls, each between two neighbouring regions; no plague, rat, cube or caravan steps across one.
card-emperor-final = { -as-usual }
card-emperor-risk = { class-royalty }: { -sign }
card-emperor-brief = Place or move the three walls.
card-emperor-no-target = The { card-emperor } finds no border without a wall. It needs one.

card-astronomer = Astronomer
card-astronomer-ability = Draw three region cards, keep one and discard the others.
card-astronomer-final = { -as-usual }
card-astronomer-risk = { class-islam }: { -sign }
card-astronomer-brief = Draw three region cards, keep one.
card-astronomer-no-target = There is no region card left for the { card-astronomer } to draw. Discarded ones would be shuffled into a new deck.

card-explorer = Explorer
card-explorer-ability = Draw and show three region cards, place one cube in one of their regions, rats or not, and discard the three.
card-explorer-final = { -as-usual }
card-explorer-risk = { class-islam }: { -sign }
card-explorer-brief = Draw three region cards, place a cube in one of them.
card-explorer-no-target = There is no region card left for the { card-explorer } to draw. Discarded ones would be shuffled into a new deck.

card-sultan = Sultan
card-sultan-ability = Put a diplomat under one of your cubes, one in a region at most; most and second most diplomats score at the end.
card-sultan-final = { -as-usual }
card-sultan-risk = { class-islam }: { -sign }
card-sultan-brief = Put a diplomat under one of your cubes.
card-sultan-no-target = The { card-sultan } finds no cube for a diplomat. It needs one of yours in a region where you have no diplomat yet.

card-caravan_leader = Caravan leader
card-caravan_leader-ability = Move the caravan exactly two steps, not back to its start. In the region it leaves and the region it passes, the player with the most cubes may place one.
card-caravan_leader-final = { -as-usual }
card-caravan_leader-risk = { class-islam }: { -sign }
card-caravan_leader-brief = Move the caravan two steps; majorities gain a cube.
card-caravan_leader-no-target = The { card-caravan_leader } finds no way for the caravan. It needs two open steps that do not lead back to its start.

## Questions: the set-up, and draws
begin-class-left-out = The class that has no card in this game is drawn.
begin-card = A class card for this game is drawn.
begin-first-player = The start player is drawn.
begin-start-token = A rat is drawn for the next region.
begin-remove = A rat is drawn and removed unseen.
begin-plague = In which region does the plague start?
begin-cubes = { $number ->
        [1] Place your first two cubes in any region.
       *[other] Place two more cubes in any region.
    }
draw-region-card = A region card is drawn.
draw-rat = A rat is drawn from the bag.

## Questions: a turn
turn = Take a class card, place cubes or use abilities, in any order; moving the plague ends your turn.
place-bonus =
    { $card ->
        [Queen] Use the { $card } to place up to two more cubes in { $region }?
       *[other] Use the { $card } to place one more cube in { $region }?
    }
spread = The plague spreads: put { $of ->
        [1] the new rat
       *[other] new rat { $number } of { $of }
    } into a region next to it.
ravage-next = The next rat in { $region } is drawn.
ravage-order = Which rat in { $region } comes next?
ravage-owner = The plague takes from you in { $region }: give up a potion or a cube.
protect = A rat breaks out in { $region } and threatens your { $card }: protect the card with a region card, or pass.

## Questions: the final round and the final plague
final-turn = Final round: use your class cards, each once, in any order, or pass.
final-order = Which region does the final plague ravage next?
march-join = Shall the { $card } take part in this move of the plague too? Left out, it can't be used any more.
march-to = In which region does this move of the plague end?
march-counts = Knight: shall the plague count as two more cubes for the limits?

## Questions: class cards
merchant-from = Merchant: which region do your cubes leave?
merchant-to = Merchant: which neighbouring region do they go to?
merchant-count = Merchant: how many cubes go?
merchant-cube = Merchant: which of your cubes goes next?
monk-rat = Monk: which rat moves?
monk-to = Monk: which neighbouring region does the rat go to?
knight-counts = Knight: shall the plague count as two more cubes here, so that more rats break out?
witch-first = Witch: which rat do you look at?
witch-second = Witch: look at a second rat, or stop.
witch-swap = Witch: swap the two rats you looked at?
king-from = King: from which region without rats does one of your cubes go to the palace?
king-cube = King: which of your cubes goes to the palace? Potions on it go back.
peasant-region = Peasant: in which region do you place one cube?
serf-cube = Serf: another player lost a cube; place one of yours where the plague is?
baker-empty = Baker: into which region do all cubes on the card go?
courier-from = Courier: from which region is the first cube?
courier-to = Courier: in which region is the cube it is swapped with?
courier-whose = Courier: whose cube is it?
courier-which = Courier: which of that player's cubes is it?
mayor-bonus = Mayor: use the { $card } too, for more cubes in those regions?
mayor-short = Mayor: your supply is too small for all; in which region do you place the next cube?
mayor-extra = Mayor: in which of those regions do you place an extra cube?
mayor-finally = Mayor: in which region where you alone have most do you place one cube?
nun-which = Nun: which nun do you place or move? After the first you may pass.
nun-to = Nun: which region does she go to?
bishop-which = Bishop: which bishop do you place or move?
bishop-to = Bishop: which region does he go to?
crusader-turn-up = Crusader: turn up all rats here together and set their order?
soldier-extra = Soldier: put one more rat into a region next to the plague, or pass.
soldier-finally = Soldier: which region next to the plague gets a rat?
soldier-recycle = The bag is empty: a rat is drawn from those out of the game.
pied-piper-from = Pied Piper: which region does your cube leave?
pied-piper-to = Pied Piper: which neighbouring region does it go to, with as many rats as fit?
pied-piper-cube = Pied Piper: which of your cubes goes?
pied-piper-rat = Pied Piper: not all rats fit; which goes along next?
wizard-region = Wizard: in which region do you give one of your cubes a potion?
wizard-cube = Wizard: which of your cubes gets the potion?
queen-region = Queen: in which region do you place two cubes?
emperor-which = Emperor: which wall do you place or move? After the first you may pass.
emperor-to = Emperor: on which border does the wall go?
astronomer-keep = Astronomer: which of the cards you drew do you keep?
explorer-place = Explorer: in which of the regions shown do you place one cube?
sultan-region = Sultan: in which region do you put a diplomat under one of your cubes?
sultan-cube = Sultan: which of your cubes gets the diplomat?
caravan-start = Put the caravan into a region; it starts there.
caravan-via = Caravan leader: which region does the caravan pass through?
caravan-to = Caravan leader: which region does the caravan go on to?
caravan-offer = The caravan was in { $region }, where you have most cubes: place one there?

## Events: the set-up and the course of the game
event-card-chosen = The { $card } is in play.
event-first-player = { $seat } starts.
event-token-removed =
    { $token ->
        [hidden] A rat is removed unseen.
       *[other] A rat is removed unseen; it hides { $token }.
    }
event-plague-starts = The plague starts in { $region }.
event-caravan-starts = The caravan starts in { $region }.
event-seat-asked = { "" }
event-turn-began = { $seat }'s turn begins.
event-regular-ended = { $by } The regular game is over, and the final round follows.
event-final-turn-began = Final round: { $seat } may use class cards.
event-final-plague-began = The final plague begins.
event-game-ended = The game is over.

## Events: cards and cubes
# What a cube carries, at the end of a sentence that speaks of the cube.
cube-load =
    { $potions ->
        [0] { $diplomat ->
            [yes] {" "}with its diplomat
           *[no] {""}
        }
        [one] { $diplomat ->
            [yes] {" "}with its potion and its diplomat
           *[no] {" "}with its potion
        }
        [other] { $diplomat ->
            [yes] {" "}with its { $potions } potions and its diplomat
           *[no] {" "}with its { $potions } potions
        }
       *[none] {""}
    }
event-card-taken = { $seat } takes the { $card }.
event-card-taken-from = { $seat } takes the { $card } from { $from }.
event-ability-used = { $seat } uses the { $card }.
event-placing-done = { "" }
event-cubes-placed =
    { $count ->
        [one] { $seat } places a cube in { $region }.
       *[other] { $seat } places { $count } cubes in { $region }.
    }
event-cube-moved = One of { $seat }'s cubes moves from { $from } to { $region }{ cube-load }.
event-cube-palaced =
    { $potions ->
        [0] One of { $seat }'s cubes moves from { $from } to the palace{ cube-load }.
        [one] One of { $seat }'s cubes moves from { $from } to the palace{ $diplomat ->
            [yes] {" "}with its diplomat
           *[no] {""}
        }; its potion goes back.
        [other] One of { $seat }'s cubes moves from { $from } to the palace{ $diplomat ->
            [yes] {" "}with its diplomat
           *[no] {""}
        }; its potions go back.
       *[none] One of { $seat }'s cubes moves from { $from } to the palace.
    }
event-cube-baked = { $seat } puts a cube on the Baker.
event-baker-emptied =
    { $count ->
        [one] { $seat } empties the Baker: one of { $owner }'s cubes goes to { $region }.
       *[other] { $seat } empties the Baker: { $count } of { $owner }'s cubes go to { $region }.
    }
event-potion-given =
    { $potions ->
        [0] { $seat } puts a potion on a cube in { $region }.
        [one] { $seat } puts a potion on a cube in { $region } that has one already.
        [other] { $seat } puts a potion on a cube in { $region } that has { $potions } already.
       *[none] { $seat } puts a potion on a cube in { $region }.
    }
event-diplomat-sent =
    { $potions ->
        [0] { $seat } puts a diplomat under a cube in { $region }.
        [one] { $seat } puts a diplomat under a cube with a potion in { $region }.
        [other] { $seat } puts a diplomat under a cube with { $potions } potions in { $region }.
       *[none] { $seat } puts a diplomat under a cube in { $region }.
    }

## Events: pieces
event-wall-set = Wall { $wall } now stands between { $from } and { $region }.
event-nun-set = Nun { $nun } is now in { $region }.
event-bishop-set = Bishop { $bishop } is now in { $region }.
event-caravan-moved = The caravan goes from { $from } to { $region }.

## Events: rats and the plague
event-rat-placed =
    { $token ->
        [hidden] A rat comes to { $region }, face down.
       *[other] A rat comes to { $region }, face down; it hides { $token }.
    }
event-rat-moved = A rat goes from { $from } to { $region }.
event-rat-peeked =
    { $token ->
        [hidden] { $seat } looks at a rat in { $region }.
       *[other] { $seat } looks at a rat in { $region } and sees { $token }.
    }
event-plague-moved = The plague moves from { $from } to { $region }.
event-plague-stuck = Walls shut the plague in: { $seat } can't move it, so nothing spreads and nothing breaks out this turn.
event-plague-counts = The plague counts as two more cubes here.
event-plague-counts-finally = { $seat }'s Knight makes the plague count as two more cubes for the limits where it stands in the final plague.
event-ravage-began = The plague ravages { $region }.
event-rat-turned-up = A rat in { $region } is turned up and shows { $token }.
event-rat-revealed = A rat in { $region } is revealed and shows { $token }.
event-breaks-out = Population { $population } against limit { $limit }: the plague breaks out in { $region }.
event-no-effect = Population { $population } against limit { $limit }: nothing happens in { $region }.
event-cube-lost = { $symbol }: { $seat } loses a cube in { $region }{ cube-load }.
event-potion-lost = { $symbol }: { $seat } gives up a potion in { $region }, and the cube lives.
event-ravage-ended = The plague in { $region } is over.

## Events: region cards
event-region-card-drawn =
    { $region_card ->
        [hidden] { $seat } draws a region card.
       *[other] { $seat } draws a region card: { $region_card }.
    }
event-region-card-shown = { $seat } draws and shows { $region_card }.
event-region-card-discarded = { $seat } discards { $region_card }.
event-answers-opened = All at risk have chosen whether to play region cards.
event-region-card-played = { $seat } plays { $region_card } onto the { $card }: until the plague there is over, signs pass it by.
event-guard-discarded = { $region_card } leaves the { $card } and is discarded.
event-deck-shuffled =
    { $count ->
        [0] The discarded region cards are shuffled into a new deck.
       *[other] The discarded region cards are shuffled into a new deck, but for those just drawn: { $kept }.
    }

## Refusals: of any choice
refused-over = The game is over; nothing more can be done in it.
refused-not-asked = That is no answer to what is asked now. Choose one of the answers offered; other things have their own moment.
refused-yes-or-no = Only yes or no is an answer here.
refused-region = { $region } can't be chosen for this. Choose one of the regions offered.
refused-not-in-play =
    { $region ->
        [nowhere] There is no such region. Choose one that is in play.
       *[other] { $region } is not in play with this number of players. Choose a region that is.
    }
refused-card-not-in-play = The { $card } is not one of the class cards of this game. Choose one that is in play.
refused-not-held = You don't hold the { $card }, and only its holder can use it. In a regular turn you could take it first.
refused-used = You have used the { $card } already: each card works once in a turn, and once in the final round.

## Refusals: in a turn
refused-take-own = You hold the { $card } already. Take one from the display or from another player, or none.
refused-take-second = You have taken a class card this turn, and one a turn is all. You can take another in your next turn.
refused-place-twice = You have placed cubes this turn, and that is done once a turn. You can place again in your next turn.
refused-supply-empty = Your supply is empty, so there is nothing to place. Cubes that the plague takes from you come back to it.
refused-place-no-rats = No rats lie in { $region }, so no cubes can be placed there. Choose a region with rats; the Peasant would allow one cube, rats or not.
refused-acts-in-b = The { $card } adds to the cubes you place. Place cubes in a region, and you are asked about the { $card } if it can add any.
refused-acts-in-c = The { $card } acts once the plague has moved. Move the plague, and you are asked when there is something for it to do.
refused-plague-must-move = The plague must move, and that ends your turn: name a region it can go to. Only walls on all sides let it stay.
refused-plague-stays = The plague is in { $region } and may not stay or come back there in one move. Name another region.
refused-plague-not-next = { $region } is not next to { $from }, and the plague moves one step. A Chivalry card in your hand, such as the Knight, would take it further.
refused-plague-too-far = { $region } is more than { $steps } open steps from { $from }, and your Chivalry card takes the plague no further. Name a region nearer by.
refused-plague-walled =
    { $steps ->
        [one] A wall stands between { $from } and { $region }, and the plague moves one step. Moving the wall would open the way; a Chivalry card could lead around it.
       *[other] Walls shut every way of up to { $steps } steps from { $from } to { $region }. Moving a wall would open one.
    }
refused-not-next = { $region } is not next to { $from }. Choose a region that shares a border or an arrow with it.
refused-walled = A wall stands between { $from } and { $region }, and nothing steps across. Choose another neighbour; the Emperor could move the wall.
refused-three-rats = Three rats lie in { $region }, and no region holds more. Choose one with room; when a rat leaves, this one has room too.
refused-bishop = A bishop is in { $region }, so no rat can come in. Choose another region; moving the bishop away would open this one.

## Refusals: ravages and region cards
refused-rat-not-ravaged = That rat is not one of those turned up here. Name one of the rats offered.
refused-owner = The loss must be paid here: with a potion or a cube that you have in this region.
refused-diplomat-last = A cube with a diplomat goes only when you have none without one there. Give up another cube, or a potion.
refused-card-does-not-fit = That region card doesn't show the class of the { $card }. One with its sign, or one for any class, would protect it.
refused-card-not-in-hand = That region card is not in your hand. Protect the { $card } with one that is, or pass.
refused-card-laid = That region card protects another class card of yours already, and one protects only one. Protect the { $card } with another, or pass.

## Refusals: the final round and the final plague
refused-final-take = No class card is taken in the final round. Use those you hold, or pass.
refused-final-place = No cubes are placed by rats in the final round; only class cards still place some. Use those you hold, or pass.
refused-final-plague = The plague doesn't move by itself in the final round; only class cards still move it. Use those you hold, or pass.
refused-has-marched = The { $card } could have joined your other card in moving the plague, and that move is over. It had to be named before it.
refused-march =
    { $steps ->
        [one] The plague can't end in { $region }: it goes exactly one step, and not through a wall. Name a region next to it with an open way.
       *[other] The plague can't end in { $region }: it goes up to { $steps } steps, none through a wall, and with the Serf at least one. Name a region it can reach.
    }
refused-plague-shut-in = The Serf has to move the plague one step, and walls shut it in. It could once a wall is moved.
refused-nothing-to-ravage = In { $region } there is nothing to ravage. Name a region with both cubes and rats.

## Refusals: abilities without a use
refused-no-supply = Your supply is empty, and the { $card } takes a cube from it. Cubes that the plague takes from you come back to it.
refused-no-majority = There is no region where you alone have most cubes, and the Mayor places only there. A tie is not enough.
refused-no-largest-area = Your largest connected area must have more regions than every other player's, and it has not. A tie is not enough.
refused-no-potion = All potions are in play. One that is given up, or whose cube is lost, can be used again.
refused-no-diplomat = All diplomats are out. One whose cube is lost to the plague can be used again.

## Refusals: steps of an ability
refused-no-own-cube = You have no cube in { $region } to use for this. Choose a region where you have one.
refused-no-such-cube = You have no such cube there, or it can't go. Choose one of the cubes offered.
refused-no-way-out = No cube of yours can leave { $region }: walls shut the ways, or its diplomat would meet another of yours. Choose another region.
refused-second-diplomat = One player never has two cubes with diplomats in one region, and in { $region } that would come about. Choose another region, or a cube without a diplomat.
refused-no-such-rat = This rat can't be chosen now. Choose one of the rats offered.
refused-no-room-around = No neighbour of { $region } can take a rat: each is full, a bishop's or behind a wall. Choose a rat elsewhere.
refused-merchant-count = The Merchant moves one, two or three cubes, and no more than can go. Choose one of the numbers offered.
refused-witch-must-look = With the Witch in use, you look at one rat at least. After that you may stop.
refused-witch-same-rat = You have just looked at that rat. Look at another, or pass.
refused-king-rats = Rats lie in { $region }, and the King takes cubes only from regions without. When the last rat leaves, he can.
refused-must-use = Having begun, you place or move one piece at least. After that you may pass.
refused-piece = That piece can't be chosen now: each moves once in a use, one of several in the same place stands for all, and no bishop moves before both are out. Choose one of the pieces offered.
refused-piece-stays = That piece is in { $region } already. Choose another region.
refused-wall-twice = A wall stands on that border already, and one is enough. Choose another border.
refused-border-not-in-play = That border is not between two regions in play. Choose one that is.
refused-courier-same-region = Both cubes are in that region; the Courier swaps cubes of two different regions. Choose another.
refused-courier-nothing = No cube in { $region } can be swapped for this: there is none, nothing would change, or two diplomats of one player would meet. Choose another region.
refused-courier-whose = That player has no cube there that can be swapped. Choose one of the players offered.
refused-mayor-majority = You don't alone have most cubes in { $region }, and the Mayor places only where you do. A tie is not enough.
refused-mayor-served = { $region } has had its cube from the Mayor. Place in a region that has not.
refused-not-drawn = You did not draw that card just now. Keep one of those you drew.
refused-not-explored = { $region } is on none of the cards shown. Choose a region that is.
refused-caravan-dead-end = From there the caravan could only go back, and it must go on. Choose a region with a second way out.
refused-caravan-returns = The caravan may not end where it began. Choose another region.

## Advice on a set-up
advice-chivalry = With fewer than four players at least one Chivalry card is recommended, and this choice of cards may lack one. You can play all the same.

## Why a bot plays a move, or a hint advises it. Numbers with one decimal come in two parts.
rattus-reason-ravage = Expected loss in { $region }: { $own }.{ $own_tenth } own cubes, { $others }.{ $others_tenth } cubes of others.
rattus-reason-no-ravage = { $region } has { $rats ->
    [0] no rats
    [one] one rat
   *[other] { $rats } rats
} and nobody loses a cube there.
rattus-reason-gain = You have about { $own }.{ $own_tenth } cubes more on the board.
rattus-reason-loss = You have about { $own }.{ $own_tenth } cubes fewer on the board.
rattus-reason-others-lose = The others lose { $others }.{ $others_tenth } cubes.
rattus-reason-risk = Expected loss in { $region } were it ravaged next: { $own }.{ $own_tenth } cubes.
rattus-reason-exposure = { $card } is at risk from { $class }, which is on { $signs } of the { $unseen } rats not seen yet.
rattus-reason-prospect = Expected final score { $own }.{ $own_tenth }; the best of the others, { $rival }, { $best }.{ $best_tenth }.
rattus-reason-standing = { $own } cubes on the board; the most of the others, { $best }.
rattus-reason-chance = The chance to win goes from { $before } % to { $after } %.
