# Part of rattus.ftl: the names of things, boxes and options, and what the score is made of.

## Regions
region-anglia = Anglia
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-scandia = Scandia
region-bulgaria = Bulgaria
region-turcia = Turcia
region-russia = Russia
region-tartaria = Tartaria
region-mauretania = Mauretania
region-numidia = Numidia
region-ifriqiya = Ifriqiya
region-libya = Libya
region-aegyptus = Aegyptus
# A number that stands for no region.
region-none = nowhere

## Signs on rats, and the classes they stand for
symbol-majority = Majority
symbol-all = All
class-peasantry = Peasantry
class-bourgeoisie = Bourgeoisie
class-church = Church
class-chivalry = Chivalry
class-magic = Magic
class-royalty = Royalty
class-islam = Islam
symbol-peasantry = { class-peasantry }
symbol-bourgeoisie = { class-bourgeoisie }
symbol-church = { class-church }
symbol-chivalry = { class-chivalry }
symbol-magic = { class-magic }
symbol-royalty = { class-royalty }
symbol-islam = { class-islam }
# A face-down rat, or a region card in another hand.
token-hidden = hidden
region_card-hidden = { token-hidden }
token-face = limit { $limit }: { $symbols }
region_card-face = { $region } ({ $signs })
region_card-any-class = any class

## Boxes, and ways to choose the class cards
box-base = Rattus
box-pied_piper = Pied Piper
box-africanus = Africanus
cards-random = Any cards of the chosen boxes, drawn at random.
cards-one_from_each_class = One card from each class, drawn at random; with Africanus chance leaves a class out or adds a card.
cards-picked = The cards that the table picks.
set-prosperous_times = Prosperous times
set-rat_control = Rat control
set-europe_at_war = Europe at war

## Options: what each is about, and what each of its values means
preset-printed = As the rulebooks have it: the owner decides about potions.
preset-online = As played in one online edition. Two of its habits are no option: the final plague goes through the regions in a fixed order, and the King takes the cube with the fewest potions.

option-removed_with_three = How many rats go out of the game unseen with three players, without Africanus
option-removed_with_three-6 = Six go out, which leaves 33 in the bag.
option-removed_with_three-8 = Eight go out, which leaves 31 in the bag.

option-plague_start = Who says where the plague starts
option-plague_start-random = Chance does.
option-plague_start-start_player_chooses = The start player does, before any cube is placed.

option-first_player = Who starts
option-first_player-random = Chance names the start player.
option-first_player-seat = The player in the first seat starts.

option-final_knight = What the Knight does in the final round
option-final_knight-at_the_end = The plague counts as two more cubes for the limits where it stands in the final plague.
option-final_knight-at_once = The region where the plague ends up is ravaged at once, with the plague as two more cubes, which then don't count in the final plague.

option-end_by_cubes = When a player's cubes end the regular game
option-end_by_cubes-on_board = When all of them are on the board, the palace included; one on the Baker puts the end off.
option-end_by_cubes-supply_empty = When none is left in the supply, even if some are on the Baker.

option-potions = Who decides when a potion is given up
option-potions-automatic = Nobody: a potion goes before a cube whenever one of the player's cubes there has one.
option-potions-ask_owner = The owner, who is asked at every loss whether a potion or a cube goes.

option-potions_limited = How many potions there are
option-potions_limited-yes = As many as in the box, ten; one that was given up can be used again.
option-potions_limited-no = As many as are wanted.

option-soldier_draws_from = Where the Soldier draws from in the final round when the bag is empty
option-soldier_draws_from-used = From the rats revealed so far.
option-soldier_draws_from-all = From those, and from the ones that went out unseen at set-up.

option-final_order = Who sets the order of regions in the final plague, with Africanus
option-final_order-last_player = The player of the last regular turn chooses each next region.
option-final_order-map = Nobody: the regions come in the order of the map's list.

option-all_cubes_out = When a player with all cubes on the board ends the regular game
option-all_cubes_out-any_turn = At the end of any turn.
option-all_cubes_out-own_turn = Only at the end of that player's own turn.

option-sits_out = Who sits out the final round
option-sits_out-last_player = The player of the last turn.
option-sits_out-who_ended = The player who brought the end about, even in another's turn.

option-final_knight_counts = Whether the plague counts as two more cubes when the Knight is used in the final round
option-final_knight_counts-always = It does.
option-final_knight_counts-by_choice = The player chooses.

option-soldier_extra = When the Soldier may place one more rat
option-soldier_extra-with_spread = When the spread places at least one.
option-soldier_extra-always = Whenever the plague has moved, even if the spread places none.

option-walls_stop_new_rats = Whether walls stop the new rats of a spread
option-walls_stop_new_rats-yes = They do.
option-walls_stop_new_rats-no = They don't: new rats may go to walled neighbours.

## What ended the regular game
end-bag = The bag of rats ran empty.
end-cubes = A player had no cubes left to place.
end-quiet = Ten rounds passed in which no rat left the bag and no cube came or went.

## What the score is made of: the name of each part, and how it counts
score-cubes = cubes on the map
score-palace = cubes in the palace
score-region_cards = region cards
score-diplomats = diplomats
part-cubes = One point for each of your cubes on the map after the final plague.
part-palace = One point for each of your cubes in the palace.
part-region_cards = One point for each region named in your hand where you have most cubes, alone or tied.
part-diplomats = Four points for most cubes with diplomats, two for second most; tied players share. With two players there are only the four.
