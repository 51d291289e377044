# Was die Seite eines neuen Tischs über Pest sagt.

new-spectators-note-pest = Sie sehen, was alle am Tisch sehen.
new-box-note-pest = Der Tisch verwendet das Standardmaterial. Wie gedruckt: Namen und Wirkungen der Karten, Startrohstoffe, die Zahlen der Regeln. Passend zu den Beispielen der Regeln rekonstruiert: Preise, Ansehen und Fächer der Technologien, Kosten der Gebäude, was Pest-, Hilfs- und Hauptstadtkarten nennen, die Ären der Verordnungen und die Karte. Weicht dein Exemplar ab:
new-pest-which = Variante
new-pest-base = Standard
new-pest-base-note = Zwei bis fünf Spieler. Das meiste Ansehen gewinnt.
new-pest-duel = Duell
new-pest-duel-note = Zwei Spieler auf einer kleineren Karte, mit einem neutralen Rivalen in der Hauptstadt.
new-pest-solo = Solo
new-pest-solo-note = Du gegen die Pest. Deine Punkte ergeben einen Rang.
new-pest-variable = Variabler Aufbau
new-pest-variable-note = Zufällig gezogene Marker ändern, was Orte geben, und manche bringen eine kranke Person. Keine Partie gleicht der anderen.
new-pest-sum = { $players ->
        [one] Ein Spieler
       *[other] { $players } Spieler
    }, drei Ären von je zwei Jahren.
short-cemetery_choice-harmless_full = harmlose Felder voll
short-cemetery_choice-all_full = alle Felder voll
short-market_refresh-five = fünf Karten
short-market_refresh-two = zwei Karten
short-capital_reward-per_action = einmal je Aktion
short-capital_reward-per_person = für jede Person
short-castle_counts-no = nein
short-castle_counts-yes = ja
short-resource_set_prestige-1 = ein Ansehen
short-resource_set_prestige-3 = drei Ansehen
short-small_marker_draw-15_10_5 = 15, 10, 5
short-small_marker_draw-5_15_10 = 5, 15, 10
short-solo_neutral_cleared-yes = geräumt
short-solo_neutral_cleared-no = bleibt
short-capital_for_two-with_people = nur mit Personen dort
short-capital_for_two-literal = auch ohne Personen
short-disinfectant-besides = noch einmal
short-disinfectant-one_per_place = einer je Ort
short-back_through_capital-yes = ja
short-back_through_capital-no = nein
short-syringe-healed = wenn jemand geheilt wurde
short-syringe-always = nach jedem Heilen
short-produce-at_once = alles auf einmal
short-produce-in_turn = Gebäude für Gebäude
