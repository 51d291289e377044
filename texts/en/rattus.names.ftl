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

## Parts of the game
stage-set_up = Set-up
stage-regular = Turns
stage-final_round = Final round
stage-final_plague = Final plague
stage-over = Over

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

## Faces of the rats in the box: the limit, and the signs in the order they strike
token-b01 = limit 2: Peasantry, Church
token-b02 = limit 2: Church, Royalty
token-b03 = limit 2: Royalty, Chivalry
token-b04 = limit 2: Chivalry, Bourgeoisie
token-b05 = limit 2: Bourgeoisie, Magic
token-b06 = limit 2: Magic, Peasantry
token-b07 = limit 3: Majority, Peasantry
token-b08 = limit 3: Majority, Bourgeoisie
token-b09 = limit 3: Majority, Church
token-b10 = limit 3: Majority, Chivalry
token-b11 = limit 3: Majority, Magic
token-b12 = limit 3: Majority, Royalty
token-b13 = limit 1: Bourgeoisie, Church
token-b14 = limit 1: Church, Magic
token-b15 = limit 1: Magic, Peasantry
token-b16 = limit 1: Peasantry, Chivalry
token-b17 = limit 1: Chivalry, Royalty
token-b18 = limit 1: Royalty, Bourgeoisie
token-b19 = limit 2: Majority, Peasantry, Bourgeoisie
token-b20 = limit 2: Majority, Bourgeoisie, Church
token-b21 = limit 2: Majority, Church, Chivalry
token-b22 = limit 2: Majority, Chivalry, Magic
token-b23 = limit 2: Majority, Magic, Royalty
token-b24 = limit 2: Majority, Royalty, Peasantry
token-b25 = limit 2: All
token-b26 = limit 2: All
token-b27 = limit 3: Peasantry, Bourgeoisie, Chivalry
token-b28 = limit 3: Church, Magic, Royalty
token-b29 = limit 3: Peasantry, Bourgeoisie, Magic
token-b30 = limit 3: Church, Chivalry, Royalty
token-b31 = limit 3: Peasantry, Church, Chivalry
token-b32 = limit 3: Bourgeoisie, Magic, Royalty
token-b33 = limit 4: All, Peasantry
token-b34 = limit 4: All, Bourgeoisie
token-b35 = limit 4: All, Church
token-b36 = limit 4: All, Chivalry
token-b37 = limit 4: All, Magic
token-b38 = limit 4: All, Royalty
token-b39 = limit 4: Majority, Peasantry, Church
token-b40 = limit 4: Majority, Bourgeoisie, Magic
token-b41 = limit 4: Majority, Chivalry, Royalty
token-b42 = limit 5: All, Peasantry, Chivalry
token-b43 = limit 5: All, Bourgeoisie, Royalty
token-b44 = limit 5: All, Church, Magic
token-b45 = limit 5: Majority, Peasantry, Church, Magic
token-b46 = limit 5: Majority, Bourgeoisie, Chivalry, Royalty
token-b47 = limit 6: All, Peasantry, Chivalry, Magic
token-b48 = limit 6: All, Bourgeoisie, Church, Royalty
token-b49 = limit 6: Majority, All, All
token-n01 = limit 2: Peasantry, Bourgeoisie
token-n02 = limit 2: Bourgeoisie, Church
token-n03 = limit 2: Church, Chivalry
token-n04 = limit 2: Chivalry, Magic
token-n05 = limit 2: Magic, Royalty
token-n06 = limit 2: Royalty, Islam
token-n07 = limit 2: Islam, Peasantry
token-n08 = limit 3: Majority, Peasantry
token-n09 = limit 3: Majority, Bourgeoisie
token-n10 = limit 3: Majority, Church
token-n11 = limit 3: Majority, Chivalry
token-n12 = limit 3: Majority, Magic
token-n13 = limit 3: Majority, Royalty
token-n14 = limit 3: Majority, Islam
token-n15 = limit 4: All
token-n16 = limit 4: All
token-n17 = limit 4: All
token-n18 = limit 1: Peasantry, Church
token-n19 = limit 1: Bourgeoisie, Chivalry
token-n20 = limit 1: Church, Magic
token-n21 = limit 1: Chivalry, Royalty
token-n22 = limit 1: Magic, Islam
token-n23 = limit 1: Royalty, Peasantry
token-n24 = limit 1: Islam, Bourgeoisie
token-n25 = limit 2: Majority, Peasantry, Chivalry
token-n26 = limit 2: Majority, Bourgeoisie, Magic
token-n27 = limit 2: Majority, Church, Royalty
token-n28 = limit 2: Majority, Chivalry, Islam
token-n29 = limit 2: Majority, Magic, Peasantry
token-n30 = limit 2: Majority, Royalty, Bourgeoisie
token-n31 = limit 2: Majority, Islam, Church
token-n32 = limit 2: All
token-n33 = limit 2: All
token-n34 = limit 3: Peasantry, Bourgeoisie, Chivalry
token-n35 = limit 3: Bourgeoisie, Church, Magic
token-n36 = limit 3: Church, Chivalry, Royalty
token-n37 = limit 3: Chivalry, Magic, Islam
token-n38 = limit 3: Magic, Royalty, Peasantry
token-n39 = limit 3: Royalty, Islam, Bourgeoisie
token-n40 = limit 3: Islam, Peasantry, Church
token-n41 = limit 4: All, Peasantry
token-n42 = limit 4: All, Bourgeoisie
token-n43 = limit 4: All, Church
token-n44 = limit 4: All, Chivalry
token-n45 = limit 4: All, Magic
token-n46 = limit 4: All, Royalty
token-n47 = limit 4: All, Islam
token-n48 = limit 4: Majority, Peasantry, Bourgeoisie
token-n49 = limit 4: Majority, Bourgeoisie, Church
token-n50 = limit 4: Majority, Church, Chivalry
token-n51 = limit 4: Majority, Chivalry, Magic
token-n52 = limit 4: Majority, Magic, Royalty
token-n53 = limit 4: Majority, Royalty, Islam
token-n54 = limit 4: Majority, Islam, Peasantry
token-n55 = limit 5: All, Peasantry, Church
token-n56 = limit 5: All, Bourgeoisie, Chivalry
token-n57 = limit 5: All, Church, Magic
token-n58 = limit 5: All, Chivalry, Royalty
token-n59 = limit 5: All, Magic, Islam
token-n60 = limit 5: All, Royalty, Peasantry
token-n61 = limit 5: All, Islam, Bourgeoisie
token-n62 = limit 5: Majority, All
token-n63 = limit 6: Majority, All
token-n64 = limit 6: All, All
token-n65 = limit 6: Majority, All, All

## Region cards in the box: the region, and the classes it protects
region_card-c01 = Anglia (Peasantry, Islam)
region_card-c02 = Anglia (Bourgeoisie, Church)
region_card-c03 = Anglia (Magic, Royalty)
region_card-c04 = Gallia (Peasantry, Chivalry)
region_card-c05 = Gallia (Bourgeoisie, Magic)
region_card-c06 = Gallia (any class)
region_card-c07 = Germania (Peasantry, Royalty)
region_card-c08 = Germania (Chivalry, Islam)
region_card-c09 = Germania (any class)
region_card-c10 = Hispania (Peasantry, Magic)
region_card-c11 = Hispania (Church, Chivalry)
region_card-c12 = Hispania (Royalty, Islam)
region_card-c13 = Hungaria (Bourgeoisie, Royalty)
region_card-c14 = Hungaria (Church, Islam)
region_card-c15 = Hungaria (Chivalry, Magic)
region_card-c16 = Italia (Peasantry, Magic)
region_card-c17 = Italia (Chivalry, Royalty)
region_card-c18 = Italia (any class)
region_card-c19 = Polonia (Bourgeoisie, Islam)
region_card-c20 = Polonia (Church, Royalty)
region_card-c21 = Polonia (Chivalry, Magic)
region_card-c22 = Scandia (Peasantry, Bourgeoisie)
region_card-c23 = Scandia (Church, Islam)
region_card-c24 = Scandia (any class)
region_card-c25 = Bulgaria (Bourgeoisie, Chivalry)
region_card-c26 = Bulgaria (Church, Magic)
region_card-c27 = Bulgaria (any class)
region_card-c28 = Turcia (Peasantry, Bourgeoisie)
region_card-c29 = Turcia (Church, Magic)
region_card-c30 = Turcia (Royalty, Islam)
region_card-c31 = Russia (Peasantry, Church)
region_card-c32 = Russia (Chivalry, Royalty)
region_card-c33 = Russia (any class)
region_card-c34 = Tartaria (Peasantry, Islam)
region_card-c35 = Tartaria (Bourgeoisie, Chivalry)
region_card-c36 = Tartaria (Magic, Royalty)
region_card-c37 = Mauretania (Peasantry, Royalty)
region_card-c38 = Mauretania (Bourgeoisie, Church)
region_card-c39 = Mauretania (any class)
region_card-c40 = Numidia (Bourgeoisie, Magic)
region_card-c41 = Numidia (Church, Royalty)
region_card-c42 = Numidia (Chivalry, Islam)
region_card-c43 = Ifriqiya (Peasantry, Chivalry)
region_card-c44 = Ifriqiya (Bourgeoisie, Islam)
region_card-c45 = Ifriqiya (any class)
region_card-c46 = Libya (Peasantry, Church)
region_card-c47 = Libya (Bourgeoisie, Royalty)
region_card-c48 = Libya (Magic, Islam)
region_card-c49 = Aegyptus (Church, Chivalry)
region_card-c50 = Aegyptus (Magic, Islam)
region_card-c51 = Aegyptus (any class)
