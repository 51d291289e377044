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

## Delen van de partij
stage-set_up = Opzetten
stage-regular = Beurten
stage-final_round = Slotronde
stage-final_plague = Slotpest
stage-over = Afgelopen

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

## Gezichten van de ratten in de doos: de grens, en de tekens in de volgorde waarin ze treffen
token-b01 = grens 2: Boerenstand, Kerk
token-b02 = grens 2: Kerk, Koningshuis
token-b03 = grens 2: Koningshuis, Ridderschap
token-b04 = grens 2: Ridderschap, Burgerij
token-b05 = grens 2: Burgerij, Magie
token-b06 = grens 2: Magie, Boerenstand
token-b07 = grens 3: Meerderheid, Boerenstand
token-b08 = grens 3: Meerderheid, Burgerij
token-b09 = grens 3: Meerderheid, Kerk
token-b10 = grens 3: Meerderheid, Ridderschap
token-b11 = grens 3: Meerderheid, Magie
token-b12 = grens 3: Meerderheid, Koningshuis
token-b13 = grens 1: Burgerij, Kerk
token-b14 = grens 1: Kerk, Magie
token-b15 = grens 1: Magie, Boerenstand
token-b16 = grens 1: Boerenstand, Ridderschap
token-b17 = grens 1: Ridderschap, Koningshuis
token-b18 = grens 1: Koningshuis, Burgerij
token-b19 = grens 2: Meerderheid, Boerenstand, Burgerij
token-b20 = grens 2: Meerderheid, Burgerij, Kerk
token-b21 = grens 2: Meerderheid, Kerk, Ridderschap
token-b22 = grens 2: Meerderheid, Ridderschap, Magie
token-b23 = grens 2: Meerderheid, Magie, Koningshuis
token-b24 = grens 2: Meerderheid, Koningshuis, Boerenstand
token-b25 = grens 2: Allen
token-b26 = grens 2: Allen
token-b27 = grens 3: Boerenstand, Burgerij, Ridderschap
token-b28 = grens 3: Kerk, Magie, Koningshuis
token-b29 = grens 3: Boerenstand, Burgerij, Magie
token-b30 = grens 3: Kerk, Ridderschap, Koningshuis
token-b31 = grens 3: Boerenstand, Kerk, Ridderschap
token-b32 = grens 3: Burgerij, Magie, Koningshuis
token-b33 = grens 4: Allen, Boerenstand
token-b34 = grens 4: Allen, Burgerij
token-b35 = grens 4: Allen, Kerk
token-b36 = grens 4: Allen, Ridderschap
token-b37 = grens 4: Allen, Magie
token-b38 = grens 4: Allen, Koningshuis
token-b39 = grens 4: Meerderheid, Boerenstand, Kerk
token-b40 = grens 4: Meerderheid, Burgerij, Magie
token-b41 = grens 4: Meerderheid, Ridderschap, Koningshuis
token-b42 = grens 5: Allen, Boerenstand, Ridderschap
token-b43 = grens 5: Allen, Burgerij, Koningshuis
token-b44 = grens 5: Allen, Kerk, Magie
token-b45 = grens 5: Meerderheid, Boerenstand, Kerk, Magie
token-b46 = grens 5: Meerderheid, Burgerij, Ridderschap, Koningshuis
token-b47 = grens 6: Allen, Boerenstand, Ridderschap, Magie
token-b48 = grens 6: Allen, Burgerij, Kerk, Koningshuis
token-b49 = grens 6: Meerderheid, Allen, Allen
token-n01 = grens 2: Boerenstand, Burgerij
token-n02 = grens 2: Burgerij, Kerk
token-n03 = grens 2: Kerk, Ridderschap
token-n04 = grens 2: Ridderschap, Magie
token-n05 = grens 2: Magie, Koningshuis
token-n06 = grens 2: Koningshuis, Islam
token-n07 = grens 2: Islam, Boerenstand
token-n08 = grens 3: Meerderheid, Boerenstand
token-n09 = grens 3: Meerderheid, Burgerij
token-n10 = grens 3: Meerderheid, Kerk
token-n11 = grens 3: Meerderheid, Ridderschap
token-n12 = grens 3: Meerderheid, Magie
token-n13 = grens 3: Meerderheid, Koningshuis
token-n14 = grens 3: Meerderheid, Islam
token-n15 = grens 4: Allen
token-n16 = grens 4: Allen
token-n17 = grens 4: Allen
token-n18 = grens 1: Boerenstand, Kerk
token-n19 = grens 1: Burgerij, Ridderschap
token-n20 = grens 1: Kerk, Magie
token-n21 = grens 1: Ridderschap, Koningshuis
token-n22 = grens 1: Magie, Islam
token-n23 = grens 1: Koningshuis, Boerenstand
token-n24 = grens 1: Islam, Burgerij
token-n25 = grens 2: Meerderheid, Boerenstand, Ridderschap
token-n26 = grens 2: Meerderheid, Burgerij, Magie
token-n27 = grens 2: Meerderheid, Kerk, Koningshuis
token-n28 = grens 2: Meerderheid, Ridderschap, Islam
token-n29 = grens 2: Meerderheid, Magie, Boerenstand
token-n30 = grens 2: Meerderheid, Koningshuis, Burgerij
token-n31 = grens 2: Meerderheid, Islam, Kerk
token-n32 = grens 2: Allen
token-n33 = grens 2: Allen
token-n34 = grens 3: Boerenstand, Burgerij, Ridderschap
token-n35 = grens 3: Burgerij, Kerk, Magie
token-n36 = grens 3: Kerk, Ridderschap, Koningshuis
token-n37 = grens 3: Ridderschap, Magie, Islam
token-n38 = grens 3: Magie, Koningshuis, Boerenstand
token-n39 = grens 3: Koningshuis, Islam, Burgerij
token-n40 = grens 3: Islam, Boerenstand, Kerk
token-n41 = grens 4: Allen, Boerenstand
token-n42 = grens 4: Allen, Burgerij
token-n43 = grens 4: Allen, Kerk
token-n44 = grens 4: Allen, Ridderschap
token-n45 = grens 4: Allen, Magie
token-n46 = grens 4: Allen, Koningshuis
token-n47 = grens 4: Allen, Islam
token-n48 = grens 4: Meerderheid, Boerenstand, Burgerij
token-n49 = grens 4: Meerderheid, Burgerij, Kerk
token-n50 = grens 4: Meerderheid, Kerk, Ridderschap
token-n51 = grens 4: Meerderheid, Ridderschap, Magie
token-n52 = grens 4: Meerderheid, Magie, Koningshuis
token-n53 = grens 4: Meerderheid, Koningshuis, Islam
token-n54 = grens 4: Meerderheid, Islam, Boerenstand
token-n55 = grens 5: Allen, Boerenstand, Kerk
token-n56 = grens 5: Allen, Burgerij, Ridderschap
token-n57 = grens 5: Allen, Kerk, Magie
token-n58 = grens 5: Allen, Ridderschap, Koningshuis
token-n59 = grens 5: Allen, Magie, Islam
token-n60 = grens 5: Allen, Koningshuis, Boerenstand
token-n61 = grens 5: Allen, Islam, Burgerij
token-n62 = grens 5: Meerderheid, Allen
token-n63 = grens 6: Meerderheid, Allen
token-n64 = grens 6: Allen, Allen
token-n65 = grens 6: Meerderheid, Allen, Allen

## Gebiedskaarten in de doos: het gebied, en de klassen die het beschermt
region_card-c01 = Anglia (Boerenstand, Islam)
region_card-c02 = Anglia (Burgerij, Kerk)
region_card-c03 = Anglia (Magie, Koningshuis)
region_card-c04 = Gallia (Boerenstand, Ridderschap)
region_card-c05 = Gallia (Burgerij, Magie)
region_card-c06 = Gallia (elke klasse)
region_card-c07 = Germania (Boerenstand, Koningshuis)
region_card-c08 = Germania (Ridderschap, Islam)
region_card-c09 = Germania (elke klasse)
region_card-c10 = Hispania (Boerenstand, Magie)
region_card-c11 = Hispania (Kerk, Ridderschap)
region_card-c12 = Hispania (Koningshuis, Islam)
region_card-c13 = Hungaria (Burgerij, Koningshuis)
region_card-c14 = Hungaria (Kerk, Islam)
region_card-c15 = Hungaria (Ridderschap, Magie)
region_card-c16 = Italia (Boerenstand, Magie)
region_card-c17 = Italia (Ridderschap, Koningshuis)
region_card-c18 = Italia (elke klasse)
region_card-c19 = Polonia (Burgerij, Islam)
region_card-c20 = Polonia (Kerk, Koningshuis)
region_card-c21 = Polonia (Ridderschap, Magie)
region_card-c22 = Scandia (Boerenstand, Burgerij)
region_card-c23 = Scandia (Kerk, Islam)
region_card-c24 = Scandia (elke klasse)
region_card-c25 = Bulgaria (Burgerij, Ridderschap)
region_card-c26 = Bulgaria (Kerk, Magie)
region_card-c27 = Bulgaria (elke klasse)
region_card-c28 = Turcia (Boerenstand, Burgerij)
region_card-c29 = Turcia (Kerk, Magie)
region_card-c30 = Turcia (Koningshuis, Islam)
region_card-c31 = Russia (Boerenstand, Kerk)
region_card-c32 = Russia (Ridderschap, Koningshuis)
region_card-c33 = Russia (elke klasse)
region_card-c34 = Tartaria (Boerenstand, Islam)
region_card-c35 = Tartaria (Burgerij, Ridderschap)
region_card-c36 = Tartaria (Magie, Koningshuis)
region_card-c37 = Mauretania (Boerenstand, Koningshuis)
region_card-c38 = Mauretania (Burgerij, Kerk)
region_card-c39 = Mauretania (elke klasse)
region_card-c40 = Numidia (Burgerij, Magie)
region_card-c41 = Numidia (Kerk, Koningshuis)
region_card-c42 = Numidia (Ridderschap, Islam)
region_card-c43 = Ifriqiya (Boerenstand, Ridderschap)
region_card-c44 = Ifriqiya (Burgerij, Islam)
region_card-c45 = Ifriqiya (elke klasse)
region_card-c46 = Libya (Boerenstand, Kerk)
region_card-c47 = Libya (Burgerij, Koningshuis)
region_card-c48 = Libya (Magie, Islam)
region_card-c49 = Aegyptus (Kerk, Ridderschap)
region_card-c50 = Aegyptus (Magie, Islam)
region_card-c51 = Aegyptus (elke klasse)
