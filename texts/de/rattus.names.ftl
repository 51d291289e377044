# Part of rattus.ftl: the names of things, boxes and options, and what the score is made of.

## Regionen
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
# Eine Nummer, die für keine Region steht.
region-none = nirgends

## Zeichen auf den Ratten und die Klassen, für die sie stehen
symbol-majority = Mehrheit
symbol-all = Alle
class-peasantry = Bauernstand
class-bourgeoisie = Bürgertum
class-church = Kirche
class-chivalry = Rittertum
class-magic = Magie
class-royalty = Königtum
class-islam = Islam
symbol-peasantry = { class-peasantry }
symbol-bourgeoisie = { class-bourgeoisie }
symbol-church = { class-church }
symbol-chivalry = { class-chivalry }
symbol-magic = { class-magic }
symbol-royalty = { class-royalty }
symbol-islam = { class-islam }
# Eine verdeckte Ratte oder eine Regionskarte in fremder Hand.
token-hidden = verdeckt
region_card-hidden = { token-hidden }

## Schachteln und Arten, die Klassenkarten zu wählen
box-base = Rattus
box-pied_piper = Rattenfänger
box-africanus = Africanus
cards-random = Beliebige Karten der gewählten Schachteln, zufällig gezogen.
cards-one_from_each_class = Aus jeder Klasse eine Karte, zufällig gezogen; mit Africanus lässt der Zufall eine Klasse aus oder fügt eine Karte hinzu.
cards-picked = Die Karten, die der Tisch auswählt.
set-prosperous_times = Blühende Zeiten
set-rat_control = Rattenplage im Griff
set-europe_at_war = Europa im Krieg

## Optionen: worum es geht und was jeder Wert bedeutet
preset-printed = Wie es in den Spielregeln steht: Über Tränke entscheidet, wem sie gehören.
preset-online = Wie in einer Online-Ausgabe gespielt wird. Zwei ihrer Eigenheiten sind keine Option: Die Schlusspest geht die Regionen in fester Reihenfolge durch, und der König nimmt den Würfel mit den wenigsten Tränken.

option-removed_with_three = Wie viele Ratten bei drei Spielern ohne Africanus ungesehen aus dem Spiel gehen
option-removed_with_three-6 = Sechs gehen hinaus, im Beutel bleiben 33.
option-removed_with_three-8 = Acht gehen hinaus, im Beutel bleiben 31.

option-plague_start = Wer bestimmt, wo die Pest beginnt
option-plague_start-random = Der Zufall.
option-plague_start-start_player_chooses = Der Startspieler, bevor ein Würfel eingesetzt wird.

option-first_player = Wer beginnt
option-first_player-random = Der Zufall bestimmt den Startspieler.
option-first_player-seat = Der Spieler auf dem ersten Platz beginnt.

option-final_knight = Was der Ritter in der Schlussrunde tut
option-final_knight-at_the_end = Wo die Pest in der Schlusspest steht, zählt sie für die Grenzen als zwei Würfel mehr.
option-final_knight-at_once = Die Region, in der die Pest ankommt, wird sofort heimgesucht, mit der Pest als zwei Würfeln mehr, die dann in der Schlusspest nicht zählen.

option-end_by_cubes = Wann die Würfel eines Spielers das reguläre Spiel beenden
option-end_by_cubes-on_board = Wenn alle auf dem Plan sind, der Palast eingeschlossen; einer auf dem Bäcker schiebt das Ende auf.
option-end_by_cubes-supply_empty = Wenn keiner mehr im Vorrat ist, auch wenn welche auf dem Bäcker liegen.

option-potions = Wer entscheidet, wann ein Trank abgegeben wird
option-potions-automatic = Niemand: Ein Trank geht vor einem Würfel, sobald ein Würfel des Spielers dort einen hat.
option-potions-ask_owner = Der Besitzer, der bei jedem Verlust gefragt wird, ob ein Trank oder ein Würfel geht.

option-potions_limited = Wie viele Tränke es gibt
option-potions_limited-yes = So viele wie in der Schachtel, zehn; ein abgegebener kann wieder benutzt werden.
option-potions_limited-no = So viele, wie gebraucht werden.

option-soldier_draws_from = Woraus der Soldat in der Schlussrunde zieht, wenn der Beutel leer ist
option-soldier_draws_from-used = Aus den bisher aufgedeckten Ratten.
option-soldier_draws_from-all = Aus diesen und denen, die beim Aufbau ungesehen hinausgingen.

option-final_order = Wer mit Africanus die Reihenfolge der Regionen in der Schlusspest bestimmt
option-final_order-last_player = Wer den letzten regulären Zug hatte, wählt jede nächste Region.
option-final_order-map = Niemand: Die Regionen kommen in der Reihenfolge der Kartenliste.

option-all_cubes_out = Wann jemand mit allen Würfeln auf dem Plan das reguläre Spiel beendet
option-all_cubes_out-any_turn = Am Ende jedes Zuges.
option-all_cubes_out-own_turn = Nur am Ende des eigenen Zuges.

option-sits_out = Wer in der Schlussrunde aussetzt
option-sits_out-last_player = Wer den letzten Zug hatte.
option-sits_out-who_ended = Wer das Ende herbeigeführt hat, auch in fremdem Zug.

option-final_knight_counts = Ob die Pest als zwei Würfel mehr zählt, wenn der Ritter in der Schlussrunde genutzt wird
option-final_knight_counts-always = Ja, immer.
option-final_knight_counts-by_choice = Das entscheidet, wer ihn nutzt.

option-soldier_extra = Wann der Soldat eine Ratte mehr legen darf
option-soldier_extra-with_spread = Wenn die Ausbreitung mindestens eine legt.
option-soldier_extra-always = Nach jeder Bewegung der Pest, auch wenn die Ausbreitung keine legt.

option-walls_stop_new_rats = Ob Mauern die neuen Ratten einer Ausbreitung aufhalten
option-walls_stop_new_rats-yes = Ja.
option-walls_stop_new_rats-no = Nein: Neue Ratten dürfen in Nachbarregionen hinter Mauern.

## Teile der Partie
stage-set_up = Aufbau
stage-regular = Züge
stage-final_round = Schlussrunde
stage-final_plague = Schlusspest
stage-over = Zu Ende

## Was das reguläre Spiel beendet hat
end-bag = Der Rattenbeutel ist leer.
end-cubes = Ein Spieler hatte keine Würfel mehr einzusetzen.
end-quiet = Zehn Runden lang verließ keine Ratte den Beutel, und kein Würfel kam oder ging.

## Woraus die Wertung besteht: der Name jedes Teils und wie er zählt
score-cubes = Würfel auf der Karte
score-palace = Würfel im Palast
score-region_cards = Regionskarten
score-diplomats = Diplomaten
part-cubes = Ein Punkt für jeden deiner Würfel auf der Karte nach der Schlusspest.
part-palace = Ein Punkt für jeden deiner Würfel im Palast.
part-region_cards = Ein Punkt für jede Region auf deiner Hand, in der du die meisten Würfel hast, allein oder geteilt.
part-diplomats = Vier Punkte für die meisten Würfel mit Diplomaten, zwei für die zweitmeisten; bei Gleichstand wird geteilt. Zu zweit gibt es nur die vier.

## Gesichter der Ratten in der Schachtel: die Grenze und die Zeichen in der Reihenfolge, in der sie treffen
token-b01 = Grenze 2: Bauernstand, Kirche
token-b02 = Grenze 2: Kirche, Königtum
token-b03 = Grenze 2: Königtum, Rittertum
token-b04 = Grenze 2: Rittertum, Bürgertum
token-b05 = Grenze 2: Bürgertum, Magie
token-b06 = Grenze 2: Magie, Bauernstand
token-b07 = Grenze 3: Mehrheit, Bauernstand
token-b08 = Grenze 3: Mehrheit, Bürgertum
token-b09 = Grenze 3: Mehrheit, Kirche
token-b10 = Grenze 3: Mehrheit, Rittertum
token-b11 = Grenze 3: Mehrheit, Magie
token-b12 = Grenze 3: Mehrheit, Königtum
token-b13 = Grenze 1: Bürgertum, Kirche
token-b14 = Grenze 1: Kirche, Magie
token-b15 = Grenze 1: Magie, Bauernstand
token-b16 = Grenze 1: Bauernstand, Rittertum
token-b17 = Grenze 1: Rittertum, Königtum
token-b18 = Grenze 1: Königtum, Bürgertum
token-b19 = Grenze 2: Mehrheit, Bauernstand, Bürgertum
token-b20 = Grenze 2: Mehrheit, Bürgertum, Kirche
token-b21 = Grenze 2: Mehrheit, Kirche, Rittertum
token-b22 = Grenze 2: Mehrheit, Rittertum, Magie
token-b23 = Grenze 2: Mehrheit, Magie, Königtum
token-b24 = Grenze 2: Mehrheit, Königtum, Bauernstand
token-b25 = Grenze 2: Alle
token-b26 = Grenze 2: Alle
token-b27 = Grenze 3: Bauernstand, Bürgertum, Rittertum
token-b28 = Grenze 3: Kirche, Magie, Königtum
token-b29 = Grenze 3: Bauernstand, Bürgertum, Magie
token-b30 = Grenze 3: Kirche, Rittertum, Königtum
token-b31 = Grenze 3: Bauernstand, Kirche, Rittertum
token-b32 = Grenze 3: Bürgertum, Magie, Königtum
token-b33 = Grenze 4: Alle, Bauernstand
token-b34 = Grenze 4: Alle, Bürgertum
token-b35 = Grenze 4: Alle, Kirche
token-b36 = Grenze 4: Alle, Rittertum
token-b37 = Grenze 4: Alle, Magie
token-b38 = Grenze 4: Alle, Königtum
token-b39 = Grenze 4: Mehrheit, Bauernstand, Kirche
token-b40 = Grenze 4: Mehrheit, Bürgertum, Magie
token-b41 = Grenze 4: Mehrheit, Rittertum, Königtum
token-b42 = Grenze 5: Alle, Bauernstand, Rittertum
token-b43 = Grenze 5: Alle, Bürgertum, Königtum
token-b44 = Grenze 5: Alle, Kirche, Magie
token-b45 = Grenze 5: Mehrheit, Bauernstand, Kirche, Magie
token-b46 = Grenze 5: Mehrheit, Bürgertum, Rittertum, Königtum
token-b47 = Grenze 6: Alle, Bauernstand, Rittertum, Magie
token-b48 = Grenze 6: Alle, Bürgertum, Kirche, Königtum
token-b49 = Grenze 6: Mehrheit, Alle, Alle
token-n01 = Grenze 2: Bauernstand, Bürgertum
token-n02 = Grenze 2: Bürgertum, Kirche
token-n03 = Grenze 2: Kirche, Rittertum
token-n04 = Grenze 2: Rittertum, Magie
token-n05 = Grenze 2: Magie, Königtum
token-n06 = Grenze 2: Königtum, Islam
token-n07 = Grenze 2: Islam, Bauernstand
token-n08 = Grenze 3: Mehrheit, Bauernstand
token-n09 = Grenze 3: Mehrheit, Bürgertum
token-n10 = Grenze 3: Mehrheit, Kirche
token-n11 = Grenze 3: Mehrheit, Rittertum
token-n12 = Grenze 3: Mehrheit, Magie
token-n13 = Grenze 3: Mehrheit, Königtum
token-n14 = Grenze 3: Mehrheit, Islam
token-n15 = Grenze 4: Alle
token-n16 = Grenze 4: Alle
token-n17 = Grenze 4: Alle
token-n18 = Grenze 1: Bauernstand, Kirche
token-n19 = Grenze 1: Bürgertum, Rittertum
token-n20 = Grenze 1: Kirche, Magie
token-n21 = Grenze 1: Rittertum, Königtum
token-n22 = Grenze 1: Magie, Islam
token-n23 = Grenze 1: Königtum, Bauernstand
token-n24 = Grenze 1: Islam, Bürgertum
token-n25 = Grenze 2: Mehrheit, Bauernstand, Rittertum
token-n26 = Grenze 2: Mehrheit, Bürgertum, Magie
token-n27 = Grenze 2: Mehrheit, Kirche, Königtum
token-n28 = Grenze 2: Mehrheit, Rittertum, Islam
token-n29 = Grenze 2: Mehrheit, Magie, Bauernstand
token-n30 = Grenze 2: Mehrheit, Königtum, Bürgertum
token-n31 = Grenze 2: Mehrheit, Islam, Kirche
token-n32 = Grenze 2: Alle
token-n33 = Grenze 2: Alle
token-n34 = Grenze 3: Bauernstand, Bürgertum, Rittertum
token-n35 = Grenze 3: Bürgertum, Kirche, Magie
token-n36 = Grenze 3: Kirche, Rittertum, Königtum
token-n37 = Grenze 3: Rittertum, Magie, Islam
token-n38 = Grenze 3: Magie, Königtum, Bauernstand
token-n39 = Grenze 3: Königtum, Islam, Bürgertum
token-n40 = Grenze 3: Islam, Bauernstand, Kirche
token-n41 = Grenze 4: Alle, Bauernstand
token-n42 = Grenze 4: Alle, Bürgertum
token-n43 = Grenze 4: Alle, Kirche
token-n44 = Grenze 4: Alle, Rittertum
token-n45 = Grenze 4: Alle, Magie
token-n46 = Grenze 4: Alle, Königtum
token-n47 = Grenze 4: Alle, Islam
token-n48 = Grenze 4: Mehrheit, Bauernstand, Bürgertum
token-n49 = Grenze 4: Mehrheit, Bürgertum, Kirche
token-n50 = Grenze 4: Mehrheit, Kirche, Rittertum
token-n51 = Grenze 4: Mehrheit, Rittertum, Magie
token-n52 = Grenze 4: Mehrheit, Magie, Königtum
token-n53 = Grenze 4: Mehrheit, Königtum, Islam
token-n54 = Grenze 4: Mehrheit, Islam, Bauernstand
token-n55 = Grenze 5: Alle, Bauernstand, Kirche
token-n56 = Grenze 5: Alle, Bürgertum, Rittertum
token-n57 = Grenze 5: Alle, Kirche, Magie
token-n58 = Grenze 5: Alle, Rittertum, Königtum
token-n59 = Grenze 5: Alle, Magie, Islam
token-n60 = Grenze 5: Alle, Königtum, Bauernstand
token-n61 = Grenze 5: Alle, Islam, Bürgertum
token-n62 = Grenze 5: Mehrheit, Alle
token-n63 = Grenze 6: Mehrheit, Alle
token-n64 = Grenze 6: Alle, Alle
token-n65 = Grenze 6: Mehrheit, Alle, Alle

## Regionskarten in der Schachtel: die Region und die Klassen, die sie schützt
region_card-c01 = Anglia (Bauernstand, Islam)
region_card-c02 = Anglia (Bürgertum, Kirche)
region_card-c03 = Anglia (Magie, Königtum)
region_card-c04 = Gallia (Bauernstand, Rittertum)
region_card-c05 = Gallia (Bürgertum, Magie)
region_card-c06 = Gallia (jede Klasse)
region_card-c07 = Germania (Bauernstand, Königtum)
region_card-c08 = Germania (Rittertum, Islam)
region_card-c09 = Germania (jede Klasse)
region_card-c10 = Hispania (Bauernstand, Magie)
region_card-c11 = Hispania (Kirche, Rittertum)
region_card-c12 = Hispania (Königtum, Islam)
region_card-c13 = Hungaria (Bürgertum, Königtum)
region_card-c14 = Hungaria (Kirche, Islam)
region_card-c15 = Hungaria (Rittertum, Magie)
region_card-c16 = Italia (Bauernstand, Magie)
region_card-c17 = Italia (Rittertum, Königtum)
region_card-c18 = Italia (jede Klasse)
region_card-c19 = Polonia (Bürgertum, Islam)
region_card-c20 = Polonia (Kirche, Königtum)
region_card-c21 = Polonia (Rittertum, Magie)
region_card-c22 = Scandia (Bauernstand, Bürgertum)
region_card-c23 = Scandia (Kirche, Islam)
region_card-c24 = Scandia (jede Klasse)
region_card-c25 = Bulgaria (Bürgertum, Rittertum)
region_card-c26 = Bulgaria (Kirche, Magie)
region_card-c27 = Bulgaria (jede Klasse)
region_card-c28 = Turcia (Bauernstand, Bürgertum)
region_card-c29 = Turcia (Kirche, Magie)
region_card-c30 = Turcia (Königtum, Islam)
region_card-c31 = Russia (Bauernstand, Kirche)
region_card-c32 = Russia (Rittertum, Königtum)
region_card-c33 = Russia (jede Klasse)
region_card-c34 = Tartaria (Bauernstand, Islam)
region_card-c35 = Tartaria (Bürgertum, Rittertum)
region_card-c36 = Tartaria (Magie, Königtum)
region_card-c37 = Mauretania (Bauernstand, Königtum)
region_card-c38 = Mauretania (Bürgertum, Kirche)
region_card-c39 = Mauretania (jede Klasse)
region_card-c40 = Numidia (Bürgertum, Magie)
region_card-c41 = Numidia (Kirche, Königtum)
region_card-c42 = Numidia (Rittertum, Islam)
region_card-c43 = Ifriqiya (Bauernstand, Rittertum)
region_card-c44 = Ifriqiya (Bürgertum, Islam)
region_card-c45 = Ifriqiya (jede Klasse)
region_card-c46 = Libya (Bauernstand, Kirche)
region_card-c47 = Libya (Bürgertum, Königtum)
region_card-c48 = Libya (Magie, Islam)
region_card-c49 = Aegyptus (Kirche, Rittertum)
region_card-c50 = Aegyptus (Magie, Islam)
region_card-c51 = Aegyptus (jede Klasse)
