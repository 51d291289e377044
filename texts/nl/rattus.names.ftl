# Part of rattus.ftl: the names of things, boxes and options, and what the score is made of.

## Gebieden
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
# Een nummer dat voor geen gebied staat.
region-none = nergens

## Tekens op de ratten, en de klassen waarvoor ze staan
symbol-majority = Meerderheid
symbol-all = Allen
class-peasantry = Boerenstand
class-bourgeoisie = Burgerij
class-church = Kerk
class-chivalry = Ridderschap
class-magic = Magie
class-royalty = Koningshuis
class-islam = Islam
symbol-peasantry = { class-peasantry }
symbol-bourgeoisie = { class-bourgeoisie }
symbol-church = { class-church }
symbol-chivalry = { class-chivalry }
symbol-magic = { class-magic }
symbol-royalty = { class-royalty }
symbol-islam = { class-islam }
# Een gedekte rat, of een gebiedskaart in andermans hand.
token-hidden = verborgen
region_card-hidden = { token-hidden }
token-face = grens { $limit }: { $symbols }
region_card-face = { $region } ({ $signs })
region_card-any-class = elke klasse

## Dozen, en manieren om de klassenkaarten te kiezen
box-base = Rattus
box-pied_piper = Rattenvanger
box-africanus = Africanus
cards-random = Kaarten uit de gekozen dozen, willekeurig getrokken.
cards-one_from_each_class = Uit elke klasse één kaart, willekeurig getrokken; met Africanus laat het toeval een klasse weg of voegt het een kaart toe.
cards-picked = De kaarten die de tafel kiest.
set-prosperous_times = Voorspoedige tijden
set-rat_control = De ratten de baas
set-europe_at_war = Europa in oorlog

## Opties: waarover elk gaat, en wat elke waarde betekent
preset-printed = Zoals de spelregels het zeggen: over dranken beslist de eigenaar.
preset-online = Zoals in één online-uitgave wordt gespeeld. Twee gewoonten daarvan zijn geen optie: de slotpest gaat de gebieden in vaste volgorde langs, en de koning neemt het blokje met de minste dranken.

option-removed_with_three = Hoeveel ratten met drie spelers zonder Africanus ongezien uit het spel gaan
option-removed_with_three-6 = Zes gaan eruit, zodat er 33 in de zak blijven.
option-removed_with_three-8 = Acht gaan eruit, zodat er 31 in de zak blijven.

option-plague_start = Wie zegt waar de pest begint
option-plague_start-random = Het toeval.
option-plague_start-start_player_chooses = De startspeler, voordat er een blokje is geplaatst.

option-first_player = Wie begint
option-first_player-random = Het toeval wijst de startspeler aan.
option-first_player-seat = De speler op de eerste plaats begint.

option-final_knight = Wat de Ridder in de slotronde doet
option-final_knight-at_the_end = De pest telt voor de grenzen als twee blokjes extra waar ze in de slotpest staat.
option-final_knight-at_once = Het gebied waar de pest aankomt, wordt meteen geteisterd, met de pest als twee blokjes extra, die dan in de slotpest niet tellen.

option-end_by_cubes = Wanneer de blokjes van een speler het gewone spel beëindigen
option-end_by_cubes-on_board = Als ze allemaal op het bord zijn, het paleis inbegrepen; één op de Bakker stelt het einde uit.
option-end_by_cubes-supply_empty = Als er geen meer in de voorraad is, ook al liggen er op de Bakker.

option-potions = Wie beslist wanneer een drank wordt afgestaan
option-potions-automatic = Niemand: een drank gaat voor een blokje zodra één van de blokjes van de speler daar er een heeft.
option-potions-ask_owner = De eigenaar, die bij elk verlies wordt gevraagd of een drank of een blokje gaat.

option-potions_limited = Hoeveel dranken er zijn
option-potions_limited-yes = Zoveel als in de doos, tien; een afgestane kan weer worden gebruikt.
option-potions_limited-no = Zoveel als er nodig zijn.

option-soldier_draws_from = Waaruit de Soldaat in de slotronde trekt als de zak leeg is
option-soldier_draws_from-used = Uit de ratten die tot nu toe zijn onthuld.
option-soldier_draws_from-all = Uit die, en uit de ratten die bij het opzetten ongezien uit het spel gingen.

option-final_order = Wie met Africanus de volgorde van de gebieden in de slotpest bepaalt
option-final_order-last_player = Wie de laatste gewone beurt had, kiest elk volgend gebied.
option-final_order-map = Niemand: de gebieden komen in de volgorde van de lijst van de kaart.

option-all_cubes_out = Wanneer een speler met alle blokjes op het bord het gewone spel beëindigt
option-all_cubes_out-any_turn = Aan het einde van elke beurt.
option-all_cubes_out-own_turn = Alleen aan het einde van de eigen beurt.

option-sits_out = Wie de slotronde overslaat
option-sits_out-last_player = De speler van de laatste beurt.
option-sits_out-who_ended = De speler die het einde veroorzaakte, ook in de beurt van een ander.

option-final_knight_counts = Of de pest als twee blokjes extra telt als de ridder in de slotronde wordt gebruikt
option-final_knight_counts-always = Ja, altijd.
option-final_knight_counts-by_choice = De speler kiest.

option-soldier_extra = Wanneer de soldaat een extra rat mag leggen
option-soldier_extra-with_spread = Als de verspreiding er minstens één legt.
option-soldier_extra-always = Na elke beweging van de pest, ook als de verspreiding er geen legt.

option-walls_stop_new_rats = Of muren de nieuwe ratten van een verspreiding tegenhouden
option-walls_stop_new_rats-yes = Ja.
option-walls_stop_new_rats-no = Nee: nieuwe ratten mogen naar buurgebieden achter een muur.

## Wat het gewone spel beëindigde
end-bag = De rattenzak is leeg.
end-cubes = Een speler had geen blokjes meer om te plaatsen.
end-quiet = Tien rondes lang verliet geen rat de zak en kwam of ging er geen blokje.

## Waaruit de score bestaat: de naam van elk deel, en hoe het telt
score-cubes = blokjes op de kaart
score-palace = blokjes in het paleis
score-region_cards = gebiedskaarten
score-diplomats = diplomaten
part-cubes = Eén punt voor elk van je blokjes op de kaart na de slotpest.
part-palace = Eén punt voor elk van je blokjes in het paleis.
part-region_cards = Eén punt voor elk gebied in je hand waar jij de meeste blokjes hebt, alleen of gedeeld.
part-diplomats = Vier punten voor de meeste blokjes met diplomaten, twee voor de op één na meeste; bij gelijke stand wordt gedeeld. Met twee spelers zijn er alleen de vier.
