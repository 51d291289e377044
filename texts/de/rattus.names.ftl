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
token-face = Grenze { $limit }: { $symbols }
region_card-face = { $region } ({ $signs })
region_card-any-class = jede Klasse

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
