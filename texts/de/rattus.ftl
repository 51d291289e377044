# Was Rattus sagt. Jeder Schlüssel ist der Name einer Frage, eines Ereignisses, einer Ablehnung oder einer Sache in den
# Regeln; die Regel hinter einem Satz wird daneben gezeigt.
#
# Eine Sache kommt mit ihrem Namen in den Satz, also vergleicht eine Auswahl Namen: `[verdeckt]` unten ist der Wert von
# `token-hidden`, `[nirgends]` der von `region-none`. Namen mit Umlaut können in einer Auswahl nicht stehen und fallen unter
# ihre Vorgabe. Ein Würfel, der nichts trägt, bringt weder `$potions` noch `$diplomat` mit; die Vorgabe der Auswahl ist dieser
# schlichte Würfel. Ein Ereignis, das sich von selbst versteht, ist eine leere Zeichenkette. Karten haben verschiedenes
# Geschlecht, darum steht „die Karte“ vor ihrem Namen.

game-rattus = Rattus

## Klassenkarten: Name, Fähigkeit im Zug, Fähigkeit in der Schlussrunde und wem die Karte ihren Besitzer aussetzt
-as-usual = In der Schlussrunde wirkt die Karte wie im Zug.
-sign = Jedes solche Zeichen auf einer Ratte, die ausbricht, kostet den Besitzer einen Würfel in dieser Region.

card-peasant = Bauer
card-peasant-ability = Wenn du Würfel einsetzt, darfst du in dieselbe Region einen mehr einsetzen, auch wo keine Ratte liegt.
card-peasant-final = In der Schlussrunde setzt du einen Würfel in eine beliebige Region im Spiel ein, mit oder ohne Ratten.
card-peasant-risk = { class-peasantry }: { -sign }
card-peasant-brief = Setze einen Würfel mehr, auch wo keine Ratte liegt.

card-merchant = Kaufmann
card-merchant-ability = Bewege einen, zwei oder drei deiner Würfel aus einer Region in eine Nachbarregion.
card-merchant-final = { -as-usual }
card-merchant-risk = { class-bourgeoisie }: { -sign }
card-merchant-brief = Ziehe bis zu drei deiner Würfel in eine Nachbarregion.
card-merchant-no-target = Die Karte { card-merchant } findet keinen deiner Würfel, der in eine Nachbarregion kann. Sie braucht einen mit offenem Weg.

card-monk = Mönch
card-monk-ability = Bewege eine beliebige Ratte, verdeckt, wie sie liegt, in eine Nachbarregion mit weniger als drei Ratten.
card-monk-final = { -as-usual }
card-monk-risk = { class-church }: { -sign }
card-monk-brief = Verschiebe eine Ratte in eine Nachbarregion.
card-monk-no-target = Die Karte { card-monk } findet keine Ratte, die ziehen kann. Sie braucht eine neben einer Region mit weniger als drei Ratten, in die Ratten dürfen.

card-knight = Ritter
card-knight-ability = Die Pest zieht bis zu zwei Schritte (drei bei fünf oder sechs Spielern), und bevor dort die erste Ratte aufgedeckt wird, darfst du sie für die Grenzen als zwei Würfel mehr zählen lassen.
card-knight-final = In der Schlussrunde bewegst du die Pest bis zu zwei Schritte (drei bei fünf oder sechs Spielern) oder lässt sie stehen; wo sie in der Schlusspest steht, zählt sie für die Grenzen als zwei Würfel mehr, oder mit der Regelvariante dafür sofort.
card-knight-risk = { class-chivalry }: { -sign }
card-knight-brief = Ziehe die Pest bis zu { $steps ->
        [3] drei
       *[other] zwei
    } Schritte; sie darf als zwei Würfel zählen.

card-witch = Hexe
card-witch-ability = Sieh dir eine beliebige Ratte an, danach eine zweite, wenn du magst, und tausche dann die beiden, wenn du magst; nur du siehst sie.
card-witch-final = { -as-usual }
card-witch-risk = { class-magic }: { -sign }
card-witch-brief = Sieh dir zwei Ratten an und tausche sie, wenn du magst.
card-witch-no-target = Die Karte { card-witch } findet keine Ratte zum Ansehen. Sie braucht eine auf dem Plan.

card-king = König
card-king-ability = Bringe einen deiner Würfel aus einer Region ohne Ratten in den Palast, wo er bis zum Ende sicher ist und zählt.
card-king-final = { -as-usual }
card-king-risk = { class-royalty }: { -sign }
card-king-brief = Bringe einen Würfel aus einer rattenfreien Region in den Palast.
card-king-no-target = Die Karte { card-king } findet keinen deiner Würfel in einer Region ohne Ratten. Sie braucht dort einen.

card-serf = Leibeigener
card-serf-ability = In deinem Zug darfst du nach jeder Ratte, die einen Mitspieler einen Würfel kostet, vor der nächsten Ratte einen Würfel dort einsetzen, wo die Pest ist.
card-serf-final = In der Schlussrunde bewegst du die Pest genau einen Schritt; diese Region wird sofort heimgesucht, und du darfst den Leibeigenen dort nutzen.
card-serf-risk = { class-peasantry }: { -sign }
card-serf-brief = Setze einen Würfel zur Pest nach jeder Ratte, die andere trifft.

card-baker = Bäcker
card-baker-ability = Einmal in jedem deiner Züge darfst du einen Würfel aus deinem Vorrat auf diese Karte legen; wer dir die Karte nimmt, setzt sie alle in eine Region ein.
card-baker-final = In der Schlussrunde wirkt die Karte wie im Zug; nach der Runde setzt der linke Nachbar ihres Besitzers alle Würfel darauf in eine Region ein.
card-baker-risk = { class-peasantry }: { -sign }
card-baker-brief = Spare einen Würfel auf der Karte; wer sie nimmt, setzt alle.

card-courier = Kurier
card-courier-ability = Tausche zwei beliebige Würfel in zwei verschiedenen Regionen, eigene oder fremde, auch zwei derselben Farbe, wie weit sie auch auseinanderliegen.
card-courier-final = { -as-usual }
card-courier-risk = { class-bourgeoisie }: { -sign }
card-courier-brief = Tausche zwei beliebige Würfel zweier Regionen.
card-courier-no-target = Die Karte { card-courier } findet keine zwei Würfel zum Tauschen. Sie braucht zwei in verschiedenen Regionen, die nicht gleich sind.

card-mayor = Bürgermeister
card-mayor-ability = Statt Würfel nach Ratten einzusetzen, setzt du in jede Region einen ein, in der du allein die meisten hast.
card-mayor-final = In der Schlussrunde setzt du einen Würfel in eine Region ein, in der du allein die meisten hast.
card-mayor-risk = { class-bourgeoisie }: { -sign }
card-mayor-brief = Setze je einen Würfel, wo du allein führst.

card-nun = Nonne
card-nun-ability = Setze oder bewege bis zu drei Nonnen in beliebige Regionen; für die Grenzen macht jede ihre Region um einen Würfel leerer.
card-nun-final = { -as-usual }
card-nun-risk = { class-church }: { -sign }
card-nun-brief = Setze oder ziehe die drei Nonnen; jede senkt die Bevölkerung um eins.

card-bishop = Bischof
card-bishop-ability = Setze einen Bischof in eine beliebige Region oder bewege, wenn beide im Spiel sind, einen davon; in die Region eines Bischofs kommt keine Ratte.
card-bishop-final = { -as-usual }
card-bishop-risk = { class-church }: { -sign }
card-bishop-brief = Setze oder ziehe einen Bischof: zu ihm kommt keine Ratte.

card-crusader = Kreuzritter
card-crusader-ability = Die Pest zieht bis zu zwei Schritte (drei bei fünf oder sechs Spielern), und du darfst alle Ratten dort zugleich aufdecken und ihre Reihenfolge bestimmen.
card-crusader-final = In der Schlussrunde bewegst du die Pest bis zu zwei Schritte (drei bei fünf oder sechs Spielern) oder lässt sie stehen; ihre Region wird sofort heimgesucht, alle Ratten aufgedeckt, in deiner Reihenfolge.
card-crusader-risk = { class-chivalry }: { -sign }
card-crusader-brief = Ziehe die Pest bis zu { $steps ->
        [3] drei
       *[other] zwei
    } Schritte; du darfst dort alle Ratten aufdecken und ordnen.

card-soldier = Soldat
card-soldier-ability = Die Pest zieht bis zu zwei Schritte (drei bei fünf oder sechs Spielern), und wenn sich neue Ratten ausbreiten, darfst du eine mehr legen.
card-soldier-final = In der Schlussrunde legst du eine Ratte neben die Pest, aus dem Beutel oder, wenn der leer ist, aus den benutzten Ratten.
card-soldier-risk = { class-chivalry }: { -sign }
card-soldier-brief = Ziehe die Pest bis zu { $steps ->
        [3] drei
       *[other] zwei
    } Schritte; du darfst eine Ratte mehr verteilen.
card-soldier-no-target = Die Karte { card-soldier } findet keine Ratte zum Legen oder keinen Platz für eine. Sie braucht eine Region neben der Pest, die eine Ratte aufnehmen kann.

card-pied_piper = Rattenfänger
card-pied_piper-ability = Bewege einen deiner Würfel in eine Nachbarregion; so viele Ratten, wie dort Platz haben, gehen mit.
card-pied_piper-final = { -as-usual }
card-pied_piper-risk = { class-magic }: { -sign }
card-pied_piper-brief = Ziehe einen Würfel zum Nachbarn; die Ratten gehen mit.
card-pied_piper-no-target = Die Karte { card-pied_piper } findet keinen deiner Würfel, der in eine Nachbarregion kann. Sie braucht einen mit offenem Weg.

card-wizard = Zauberer
card-wizard-ability = Lege einen Trank auf einen deiner Würfel; wenn dir die Pest dort einen Würfel nimmt, kann stattdessen ein Trank gehen.
card-wizard-final = { -as-usual }
card-wizard-risk = { class-magic }: { -sign }
card-wizard-brief = Gib einem Würfel einen Trank; er geht statt des Würfels.
card-wizard-no-target = Die Karte { card-wizard } findet keinen deiner Würfel, der einen Trank nehmen könnte. Sie braucht einen auf der Karte.

card-queen = Königin
card-queen-ability = Hat dein größtes zusammenhängendes Gebiet mehr Regionen als das aller anderen, darfst du zwei Würfel mehr in dieselbe Region einsetzen, auch wo keine Ratte liegt.
card-queen-final = Hat dein größtes zusammenhängendes Gebiet mehr Regionen als das aller anderen, setzt du in der Schlussrunde zwei Würfel in eine beliebige Region im Spiel ein.
card-queen-risk = { class-royalty }: { -sign }
card-queen-brief = Zwei Würfel mehr, wenn dein Gebiet das größte ist.

card-emperor = Kaiser
card-emperor-ability = Setze oder bewege bis zu drei Mauern, jede zwischen zwei Nachbarregionen; weder Pest noch Ratte, Würfel oder Karawane gehen über sie hinweg.
card-emperor-final = { -as-usual }
card-emperor-risk = { class-royalty }: { -sign }
card-emperor-brief = Setze oder versetze die drei Mauern.
card-emperor-no-target = Die Karte { card-emperor } findet keine Grenze ohne Mauer. Sie braucht eine.

card-astronomer = Astronom
card-astronomer-ability = Ziehe drei Regionskarten, behalte eine und wirf die anderen ab.
card-astronomer-final = { -as-usual }
card-astronomer-risk = { class-islam }: { -sign }
card-astronomer-brief = Ziehe drei Regionskarten, behalte eine.
card-astronomer-no-target = Für die Karte { card-astronomer } ist keine Regionskarte mehr zu ziehen. Abgeworfene würden zu einem neuen Stapel gemischt.

card-explorer = Entdecker
card-explorer-ability = Ziehe und zeige drei Regionskarten, setze einen Würfel in eine ihrer Regionen ein, mit oder ohne Ratten, und wirf die drei ab.
card-explorer-final = { -as-usual }
card-explorer-risk = { class-islam }: { -sign }
card-explorer-brief = Ziehe drei Regionskarten, setze einen Würfel in eine davon.
card-explorer-no-target = Für die Karte { card-explorer } ist keine Regionskarte mehr zu ziehen. Abgeworfene würden zu einem neuen Stapel gemischt.

card-sultan = Sultan
card-sultan-ability = Lege einen Diplomaten unter einen deiner Würfel, höchstens einen je Region; die meisten und zweitmeisten Diplomaten zählen am Ende Punkte.
card-sultan-final = { -as-usual }
card-sultan-risk = { class-islam }: { -sign }
card-sultan-brief = Lege einen Diplomaten unter einen deiner Würfel.
card-sultan-no-target = Die Karte { card-sultan } findet keinen Würfel für einen Diplomaten. Sie braucht einen von dir in einer Region, in der du noch keinen Diplomaten hast.

card-caravan_leader = Karawanenführer
card-caravan_leader-ability = Bewege die Karawane genau zwei Schritte, nicht zurück an den Anfang; in der Region, die sie verlässt, und in der, durch die sie kommt, darf einen Würfel einsetzen, wer dort die meisten hat.
card-caravan_leader-final = { -as-usual }
card-caravan_leader-risk = { class-islam }: { -sign }
card-caravan_leader-brief = Ziehe die Karawane zwei Schritte; Mehrheiten bekommen einen Würfel.
card-caravan_leader-no-target = Die Karte { card-caravan_leader } findet keinen Weg für die Karawane. Sie braucht zwei offene Schritte, die nicht an den Anfang zurückführen.

## Fragen: Aufbau und Ziehungen
begin-class-left-out = Die Klasse ohne Karte in dieser Partie wird gezogen.
begin-card = Eine Klassenkarte für diese Partie wird gezogen.
begin-first-player = Der Startspieler wird ausgelost.
begin-start-token = Eine Ratte für die nächste Region wird gezogen.
begin-remove = Eine Ratte wird gezogen und ungesehen entfernt.
begin-plague = In welcher Region beginnt die Pest?
begin-cubes = { $number ->
        [1] Setze deine ersten zwei Würfel in eine beliebige Region ein.
       *[other] Setze zwei weitere Würfel in eine beliebige Region ein.
    }
draw-region-card = Eine Regionskarte wird gezogen.
draw-rat = Eine Ratte wird aus dem Beutel gezogen.

## Fragen: ein Zug
turn = Nimm eine Klassenkarte, setze Würfel ein oder nutze Fähigkeiten, in beliebiger Reihenfolge; mit dem Zug der Pest endet dein Zug.
place-bonus =
    { $card ->
        [Bauer] Die Karte { $card } nutzen und einen Würfel mehr in { $region } einsetzen?
       *[other] Die Karte { $card } nutzen und bis zu zwei Würfel mehr in { $region } einsetzen?
    }
spread = Die Pest breitet sich aus: Lege { $of ->
        [1] die neue Ratte
       *[other] die neue Ratte { $number } von { $of }
    } in eine Region neben ihr.
ravage-next = Die nächste Ratte in { $region } wird gezogen.
ravage-order = Welche Ratte in { $region } kommt als Nächste?
ravage-owner = Die Pest trifft dich in { $region }: Gib einen Trank oder einen Würfel ab.
protect = In { $region } bricht eine Ratte aus und bedroht deine Karte { $card }: Schütze sie mit einer Regionskarte oder passe.

## Fragen: Schlussrunde und Schlusspest
final-turn = Schlussrunde: Nutze deine Klassenkarten, jede einmal, in beliebiger Reihenfolge, oder passe.
final-order = Welche Region sucht die Schlusspest als Nächstes heim?
march-join = Soll auch die Karte { $card } an diesem Zug der Pest teilnehmen? Sonst kann sie nicht mehr genutzt werden.
march-to = In welcher Region endet dieser Zug der Pest?
march-counts = Ritter: Soll die Pest für die Grenzen als zwei Würfel mehr zählen?

## Fragen: Klassenkarten
merchant-from = Kaufmann: Welche Region verlassen deine Würfel?
merchant-to = Kaufmann: In welche Nachbarregion gehen sie?
merchant-count = Kaufmann: Wie viele Würfel gehen?
merchant-cube = Kaufmann: Welcher deiner Würfel geht als Nächster?
monk-rat = Mönch: Welche Ratte bewegt sich?
monk-to = Mönch: In welche Nachbarregion geht die Ratte?
knight-counts = Ritter: Soll die Pest hier als zwei Würfel mehr zählen, damit mehr Ratten ausbrechen?
witch-first = Hexe: Welche Ratte siehst du dir an?
witch-second = Hexe: Sieh dir eine zweite Ratte an, oder hör auf.
witch-swap = Hexe: Die zwei angesehenen Ratten tauschen?
king-from = König: Aus welcher Region ohne Ratten geht einer deiner Würfel in den Palast?
king-cube = König: Welcher deiner Würfel geht in den Palast? Tränke darauf gehen zurück.
peasant-region = Bauer: In welche Region setzt du einen Würfel ein?
serf-cube = Leibeigener: Ein Mitspieler hat einen Würfel verloren; einen von dir dort einsetzen, wo die Pest ist?
baker-empty = Bäcker: In welche Region gehen alle Würfel von der Karte?
courier-from = Kurier: Aus welcher Region ist der erste Würfel?
courier-to = Kurier: In welcher Region liegt der Würfel, mit dem er getauscht wird?
courier-whose = Kurier: Wessen Würfel ist es?
courier-which = Kurier: Welcher Würfel dieses Spielers ist es?
mayor-bonus = Bürgermeister: Auch die Karte { $card } nutzen, für mehr Würfel in diesen Regionen?
mayor-short = Bürgermeister: Dein Vorrat reicht nicht für alle; in welche Region setzt du den nächsten Würfel ein?
mayor-extra = Bürgermeister: In welche dieser Regionen setzt du einen weiteren Würfel ein?
mayor-finally = Bürgermeister: In welche Region, in der du allein die meisten hast, setzt du einen Würfel ein?
nun-which = Nonne: Welche Nonne setzt oder bewegst du? Nach der ersten darfst du passen.
nun-to = Nonne: In welche Region geht sie?
bishop-which = Bischof: Welchen Bischof setzt oder bewegst du?
bishop-to = Bischof: In welche Region geht er?
crusader-turn-up = Kreuzritter: Alle Ratten hier zugleich aufdecken und ihre Reihenfolge bestimmen?
soldier-extra = Soldat: Lege eine Ratte mehr in eine Region neben der Pest oder passe.
soldier-finally = Soldat: Welche Region neben der Pest bekommt eine Ratte?
soldier-recycle = Der Beutel ist leer: Eine Ratte wird aus denen gezogen, die aus dem Spiel sind.
pied-piper-from = Rattenfänger: Welche Region verlässt dein Würfel?
pied-piper-to = Rattenfänger: In welche Nachbarregion geht er, mit so vielen Ratten, wie Platz haben?
pied-piper-cube = Rattenfänger: Welcher deiner Würfel geht?
pied-piper-rat = Rattenfänger: Nicht alle Ratten haben Platz; welche geht als Nächste mit?
wizard-region = Zauberer: In welcher Region gibst du einem deiner Würfel einen Trank?
wizard-cube = Zauberer: Welcher deiner Würfel bekommt den Trank?
queen-region = Königin: In welche Region setzt du zwei Würfel ein?
emperor-which = Kaiser: Welche Mauer setzt oder bewegst du? Nach der ersten darfst du passen.
emperor-to = Kaiser: Auf welche Grenze kommt die Mauer?
astronomer-keep = Astronom: Welche der gezogenen Karten behältst du?
explorer-place = Entdecker: In welche der gezeigten Regionen setzt du einen Würfel ein?
sultan-region = Sultan: In welcher Region legst du einen Diplomaten unter einen deiner Würfel?
sultan-cube = Sultan: Welcher deiner Würfel bekommt den Diplomaten?
caravan-start = Setze die Karawane in eine Region; dort beginnt sie.
caravan-via = Karawanenführer: Durch welche Region zieht die Karawane?
caravan-to = Karawanenführer: In welche Region zieht die Karawane weiter?
caravan-offer = Die Karawane war in { $region }, wo du die meisten Würfel hast: dort einen einsetzen?

## Ereignisse: Aufbau und Verlauf der Partie
event-card-chosen = Die Karte { $card } ist im Spiel.
event-first-player = { $seat } beginnt.
event-token-removed =
    { $token ->
        [verdeckt] Eine Ratte wird ungesehen entfernt.
       *[other] Eine Ratte wird ungesehen entfernt; sie verbirgt { $token }.
    }
event-plague-starts = Die Pest beginnt in { $region }.
event-caravan-starts = Die Karawane beginnt in { $region }.
event-seat-asked = { "" }
event-turn-began = { $seat } ist am Zug.
event-regular-ended = { $by } Das reguläre Spiel ist vorbei, und die Schlussrunde folgt.
event-final-turn-began = Schlussrunde: { $seat } darf Klassenkarten nutzen.
event-final-plague-began = Die Schlusspest beginnt.
event-game-ended = Die Partie ist zu Ende.

## Ereignisse: Karten und Würfel
# Was ein Würfel trägt, am Ende eines Satzes, der von dem Würfel spricht.
cube-load =
    { $potions ->
        [0] { $diplomat ->
            [yes] {" "}mit seinem Diplomaten
           *[no] {""}
        }
        [one] { $diplomat ->
            [yes] {" "}mit seinem Trank und seinem Diplomaten
           *[no] {" "}mit seinem Trank
        }
        [other] { $diplomat ->
            [yes] {" "}mit seinen { $potions } Tränken und seinem Diplomaten
           *[no] {" "}mit seinen { $potions } Tränken
        }
       *[none] {""}
    }
event-card-taken = { $seat } nimmt die Karte { $card }.
event-card-taken-from = { $seat } nimmt { $from } die Karte { $card } weg.
event-ability-used = { $seat } nutzt die Karte { $card }.
event-placing-done = { "" }
event-cubes-placed =
    { $count ->
        [one] { $seat } setzt einen Würfel in { $region } ein.
       *[other] { $seat } setzt { $count } Würfel in { $region } ein.
    }
event-cube-moved = Ein Würfel von { $seat } zieht von { $from } nach { $region }{ cube-load }.
event-cube-palaced =
    { $potions ->
        [0] Ein Würfel von { $seat } zieht von { $from } in den Palast{ cube-load }.
        [one] Ein Würfel von { $seat } zieht von { $from } in den Palast{ $diplomat ->
            [yes] {" "}mit seinem Diplomaten
           *[no] {""}
        }; sein Trank geht zurück.
        [other] Ein Würfel von { $seat } zieht von { $from } in den Palast{ $diplomat ->
            [yes] {" "}mit seinem Diplomaten
           *[no] {""}
        }; seine Tränke gehen zurück.
       *[none] Ein Würfel von { $seat } zieht von { $from } in den Palast.
    }
event-cube-baked = { $seat } legt einen Würfel auf den Bäcker.
event-baker-emptied =
    { $count ->
        [one] { $seat } leert den Bäcker: Ein Würfel von { $owner } geht nach { $region }.
       *[other] { $seat } leert den Bäcker: { $count } Würfel von { $owner } gehen nach { $region }.
    }
event-potion-given =
    { $potions ->
        [0] { $seat } legt einen Trank auf einen Würfel in { $region }.
        [one] { $seat } legt einen Trank auf einen Würfel in { $region }, der schon einen hat.
        [other] { $seat } legt einen Trank auf einen Würfel in { $region }, der schon { $potions } hat.
       *[none] { $seat } legt einen Trank auf einen Würfel in { $region }.
    }
event-diplomat-sent =
    { $potions ->
        [0] { $seat } legt einen Diplomaten unter einen Würfel in { $region }.
        [one] { $seat } legt einen Diplomaten unter einen Würfel mit einem Trank in { $region }.
        [other] { $seat } legt einen Diplomaten unter einen Würfel mit { $potions } Tränken in { $region }.
       *[none] { $seat } legt einen Diplomaten unter einen Würfel in { $region }.
    }

## Ereignisse: Figuren
event-wall-set = Mauer { $wall } steht jetzt zwischen { $from } und { $region }.
event-nun-set = Nonne { $nun } ist jetzt in { $region }.
event-bishop-set = Bischof { $bishop } ist jetzt in { $region }.
event-caravan-moved = Die Karawane zieht von { $from } nach { $region }.

## Ereignisse: Ratten und Pest
event-rat-placed =
    { $token ->
        [verdeckt] Eine Ratte kommt verdeckt nach { $region }.
       *[other] Eine Ratte kommt verdeckt nach { $region }; sie verbirgt { $token }.
    }
event-rat-moved = Eine Ratte geht von { $from } nach { $region }.
event-rat-peeked =
    { $token ->
        [verdeckt] { $seat } sieht sich eine Ratte in { $region } an.
       *[other] { $seat } sieht sich eine Ratte in { $region } an: { $token }.
    }
event-plague-moved = Die Pest zieht von { $from } nach { $region }.
event-plague-stuck = Mauern schließen die Pest ein: { $seat } kann sie nicht bewegen, also breitet sich in diesem Zug nichts aus und nichts bricht aus.
event-plague-counts = Die Pest zählt hier als zwei Würfel mehr.
event-plague-counts-finally = Durch den Ritter von { $seat } zählt die Pest für die Grenzen als zwei Würfel mehr, wo sie in der Schlusspest steht.
event-ravage-began = Die Pest sucht { $region } heim.
event-rat-turned-up = Eine Ratte in { $region } wird umgedreht und zeigt { $token }.
event-rat-revealed = Eine Ratte in { $region } wird aufgedeckt und zeigt { $token }.
event-breaks-out = Bevölkerung { $population } gegen Grenze { $limit }: In { $region } bricht die Pest aus.
event-no-effect = Bevölkerung { $population } gegen Grenze { $limit }: In { $region } geschieht nichts.
event-cube-lost = { $symbol }: { $seat } verliert einen Würfel in { $region }{ cube-load }.
event-potion-lost = { $symbol }: { $seat } gibt in { $region } einen Trank ab, und der Würfel lebt.
event-ravage-ended = Die Pest in { $region } ist vorbei.

## Ereignisse: Regionskarten
event-region-card-drawn =
    { $region_card ->
        [verdeckt] { $seat } zieht eine Regionskarte.
       *[other] { $seat } zieht eine Regionskarte: { $region_card }.
    }
event-region-card-shown = { $seat } zieht und zeigt { $region_card }.
event-region-card-discarded = { $seat } wirft { $region_card } ab.
event-answers-opened = Alle Bedrohten haben entschieden, ob sie Regionskarten spielen.
event-region-card-played = { $seat } spielt { $region_card } auf die Karte { $card }: Bis die Pest dort vorbei ist, gehen Zeichen an ihr vorbei.
event-guard-discarded = { $region_card } verlässt die Karte { $card } und wird abgeworfen.
event-deck-shuffled =
    { $count ->
        [0] Die abgeworfenen Regionskarten werden zu einem neuen Stapel gemischt.
       *[other] Die abgeworfenen Regionskarten werden zu einem neuen Stapel gemischt, außer den eben gezogenen: { $kept }.
    }

## Ablehnungen: jeder Wahl
refused-over = Die Partie ist zu Ende; in ihr lässt sich nichts mehr tun.
refused-not-asked = Das ist keine Antwort auf die gestellte Frage. Wähle eine der angebotenen Antworten; anderes hat seinen eigenen Augenblick.
refused-yes-or-no = Hier ist nur Ja oder Nein eine Antwort.
refused-region = { $region } kann dafür nicht gewählt werden. Wähle eine der angebotenen Regionen.
refused-not-in-play =
    { $region ->
        [nirgends] Eine solche Region gibt es nicht. Wähle eine, die im Spiel ist.
       *[other] { $region } ist bei dieser Spielerzahl nicht im Spiel. Wähle eine Region, die es ist.
    }
refused-card-not-in-play = Die Karte { $card } gehört nicht zu den Klassenkarten dieser Partie. Wähle eine, die im Spiel ist.
refused-not-held = Du hast die Karte { $card } nicht, und nur ihr Besitzer kann sie nutzen. In einem regulären Zug könntest du sie vorher nehmen.
refused-used = Du hast die Karte { $card } schon genutzt: Jede wirkt einmal im Zug und einmal in der Schlussrunde.

## Ablehnungen: im Zug
refused-take-own = Du hast die Karte { $card } schon. Nimm eine aus der Auslage oder von einem Mitspieler, oder keine.
refused-take-second = Du hast in diesem Zug schon eine Klassenkarte genommen, und mehr als eine gibt es nicht. In deinem nächsten Zug kannst du wieder eine nehmen.
refused-place-twice = Du hast in diesem Zug schon Würfel eingesetzt, und das geschieht einmal im Zug. In deinem nächsten Zug kannst du wieder.
refused-supply-empty = Dein Vorrat ist leer, es gibt nichts einzusetzen. Würfel, die dir die Pest nimmt, kommen in ihn zurück.
refused-place-no-rats = In { $region } liegen keine Ratten, also können dort keine Würfel eingesetzt werden. Wähle eine Region mit Ratten; der Bauer würde einen Würfel erlauben, mit oder ohne Ratten.
refused-acts-in-b = Die Karte { $card } wirkt beim Einsetzen. Setze Würfel in eine Region ein, und du wirst nach der Karte gefragt, wenn sie etwas hinzufügen kann.
refused-acts-in-c = Die Karte { $card } wirkt, wenn die Pest gezogen ist. Bewege die Pest, und du wirst gefragt, wenn es etwas für sie zu tun gibt.
refused-plague-must-move = Die Pest muss ziehen, und das beendet deinen Zug: Nenne eine Region, in die sie kann. Nur Mauern ringsum lassen sie bleiben.
refused-plague-stays = Die Pest ist in { $region } und darf in einem Zug nicht bleiben oder dorthin zurückkehren. Nenne eine andere Region.
refused-plague-not-next = { $region } grenzt nicht an { $from }, und die Pest zieht einen Schritt. Eine Karte des Rittertums auf deiner Hand, etwa der Ritter, brächte sie weiter.
refused-plague-too-far = { $region } ist mehr als { $steps } offene Schritte von { $from } entfernt, weiter bringt deine Karte des Rittertums die Pest nicht. Nenne eine nähere Region.
refused-plague-walled =
    { $steps ->
        [one] Zwischen { $from } und { $region } steht eine Mauer, und die Pest zieht einen Schritt. Die Mauer zu versetzen öffnete den Weg; eine Karte des Rittertums könnte um sie herumführen.
       *[other] Mauern versperren jeden Weg von bis zu { $steps } Schritten von { $from } nach { $region }. Eine Mauer zu versetzen öffnete einen.
    }
refused-not-next = { $region } grenzt nicht an { $from }. Wähle eine Region, die eine Grenze oder einen Pfeil mit ihr teilt.
refused-walled = Zwischen { $from } und { $region } steht eine Mauer, und nichts kommt hinüber. Wähle einen anderen Nachbarn; der Kaiser könnte die Mauer versetzen.
refused-three-rats = In { $region } liegen drei Ratten, und mehr fasst keine Region. Wähle eine mit Platz; geht eine Ratte, ist auch hier wieder Platz.
refused-bishop = In { $region } ist ein Bischof, also kommt keine Ratte hinein. Wähle eine andere Region; zöge der Bischof weg, wäre diese offen.

## Ablehnungen: Heimsuchungen und Regionskarten
refused-rat-not-ravaged = Diese Ratte gehört nicht zu den hier aufgedeckten. Nenne eine der angebotenen.
refused-owner = Der Verlust muss hier beglichen werden: mit einem Trank oder einem Würfel, den du in dieser Region hast.
refused-diplomat-last = Ein Würfel mit Diplomat geht nur, wenn du dort keinen ohne hast. Gib einen anderen Würfel oder einen Trank ab.
refused-card-does-not-fit = Diese Regionskarte zeigt nicht die Klasse der Karte { $card }. Eine mit ihrem Zeichen oder eine für jede Klasse würde sie schützen.
refused-card-not-in-hand = Diese Regionskarte hast du nicht auf der Hand. Schütze die Karte { $card } mit einer, die du hast, oder passe.
refused-card-laid = Diese Regionskarte schützt schon eine andere deiner Klassenkarten, und jede schützt nur eine. Schütze die Karte { $card } mit einer anderen oder passe.

## Ablehnungen: Schlussrunde und Schlusspest
refused-final-take = In der Schlussrunde wird keine Klassenkarte genommen. Nutze die, die du hast, oder passe.
refused-final-place = In der Schlussrunde werden keine Würfel nach Ratten eingesetzt; nur Klassenkarten setzen noch welche ein. Nutze die, die du hast, oder passe.
refused-final-plague = In der Schlussrunde zieht die Pest nicht von selbst; nur Klassenkarten bewegen sie noch. Nutze die, die du hast, oder passe.
refused-has-marched = Die Karte { $card } hätte sich deiner anderen beim Bewegen der Pest anschließen können, und dieser Zug ist vorbei. Sie hätte vorher genannt werden müssen.
refused-march =
    { $steps ->
        [one] Die Pest kann nicht in { $region } enden: Sie zieht genau einen Schritt und nicht durch eine Mauer. Nenne eine Region neben ihr mit offenem Weg.
       *[other] Die Pest kann nicht in { $region } enden: Sie zieht bis zu { $steps } Schritte, keinen durch eine Mauer und mit dem Leibeigenen mindestens einen. Nenne eine Region, die sie erreicht.
    }
refused-plague-shut-in = Der Leibeigene muss die Pest einen Schritt bewegen, und Mauern schließen sie ein. Er könnte es, sobald eine Mauer versetzt ist.
refused-nothing-to-ravage = In { $region } gibt es nichts heimzusuchen. Nenne eine Region mit Würfeln und Ratten.

## Ablehnungen: Fähigkeiten ohne Nutzen
refused-no-supply = Dein Vorrat ist leer, und die Karte { $card } nimmt einen Würfel daraus. Würfel, die dir die Pest nimmt, kommen in ihn zurück.
refused-no-majority = Es gibt keine Region, in der du allein die meisten Würfel hast, und nur dort setzt der Bürgermeister ein. Gleichstand genügt nicht.
refused-no-largest-area = Dein größtes zusammenhängendes Gebiet muss mehr Regionen haben als das jedes Mitspielers, und das hat es nicht. Gleichstand genügt nicht.
refused-no-potion = Alle Tränke sind im Spiel. Einer, der abgegeben wird oder dessen Würfel verloren geht, kann wieder benutzt werden.
refused-no-diplomat = Alle Diplomaten sind unterwegs. Einer, dessen Würfel die Pest nimmt, kann wieder benutzt werden.

## Ablehnungen: Schritte einer Fähigkeit
refused-no-own-cube = Du hast in { $region } keinen Würfel dafür. Wähle eine Region, in der du einen hast.
refused-no-such-cube = Einen solchen Würfel hast du dort nicht, oder er kann nicht gehen. Wähle einen der angebotenen.
refused-no-way-out = Aus { $region } kann keiner deiner Würfel hinaus: Mauern versperren die Wege, oder sein Diplomat träfe einen anderen von dir. Wähle eine andere Region.
refused-second-diplomat = Nie hat ein Spieler zwei Würfel mit Diplomaten in einer Region, und in { $region } käme es dazu. Wähle eine andere Region oder einen Würfel ohne Diplomat.
refused-no-such-rat = Diese Ratte kann jetzt nicht gewählt werden. Wähle eine der angebotenen.
refused-no-room-around = Kein Nachbar von { $region } kann eine Ratte aufnehmen: Jeder ist voll, hat einen Bischof oder liegt hinter einer Mauer. Wähle eine Ratte anderswo.
refused-merchant-count = Der Kaufmann bewegt einen, zwei oder drei Würfel und nicht mehr, als gehen können. Wähle eine der angebotenen Zahlen.
refused-witch-must-look = Ist die Hexe im Einsatz, siehst du dir mindestens eine Ratte an. Danach darfst du aufhören.
refused-witch-same-rat = Diese Ratte hast du dir eben angesehen. Sieh dir eine andere an oder passe.
refused-king-rats = In { $region } liegen Ratten, und der König nimmt Würfel nur aus Regionen ohne. Geht die letzte Ratte, kann er.
refused-must-use = Einmal begonnen, setzt oder bewegst du mindestens eine Figur. Danach darfst du passen.
refused-piece = Diese Figur kann jetzt nicht gewählt werden: Jede zieht einmal je Nutzung, eine von mehreren am selben Ort steht für alle, und kein Bischof zieht, bevor beide im Spiel sind. Wähle eine der angebotenen.
refused-piece-stays = Diese Figur ist schon in { $region }. Wähle eine andere Region.
refused-wall-twice = Auf dieser Grenze steht schon eine Mauer, und eine genügt. Wähle eine andere Grenze.
refused-border-not-in-play = Diese Grenze liegt nicht zwischen zwei Regionen im Spiel. Wähle eine, die es tut.
refused-courier-same-region = Beide Würfel sind in dieser Region; der Kurier tauscht Würfel zweier verschiedener. Wähle eine andere.
refused-courier-nothing = Kein Würfel in { $region } kann dafür getauscht werden: Es gibt keinen, nichts würde sich ändern, oder zwei Diplomaten eines Spielers träfen sich. Wähle eine andere Region.
refused-courier-whose = Dieser Spieler hat dort keinen Würfel, der getauscht werden kann. Wähle einen der angebotenen Spieler.
refused-mayor-majority = Du hast in { $region } nicht allein die meisten Würfel, und nur dort setzt der Bürgermeister ein. Gleichstand genügt nicht.
refused-mayor-served = { $region } hat seinen Würfel vom Bürgermeister schon. Setze in eine Region ein, die keinen hat.
refused-not-drawn = Diese Karte hast du eben nicht gezogen. Behalte eine der gezogenen.
refused-not-explored = { $region } steht auf keiner der gezeigten Karten. Wähle eine Region, die dort steht.
refused-caravan-dead-end = Von dort könnte die Karawane nur zurück, und sie muss weiter. Wähle eine Region mit einem zweiten Ausgang.
refused-caravan-returns = Die Karawane darf nicht enden, wo sie begann. Wähle eine andere Region.

## Rat zum Aufbau
advice-chivalry = Mit weniger als vier Spielern wird mindestens eine Karte des Rittertums empfohlen, und diese Auswahl hat vielleicht keine. Spielen könnt ihr trotzdem.

## Warum ein Bot einen Zug spielt oder ein Tipp ihn rät. Zahlen mit einer Nachkommastelle kommen in zwei Teilen.
rattus-reason-ravage = Erwarteter Verlust in { $region }: { $own },{ $own_tenth } eigene Würfel, { $others },{ $others_tenth } der anderen.
rattus-reason-no-ravage = { $region } hat { $rats ->
    [0] keine Ratten
    [one] eine Ratte
   *[other] { $rats } Ratten
}, und niemand verliert dort einen Würfel.
rattus-reason-gain = Du hast etwa { $own },{ $own_tenth } Würfel mehr auf dem Plan.
rattus-reason-loss = Du hast etwa { $own },{ $own_tenth } Würfel weniger auf dem Plan.
rattus-reason-others-lose = Die anderen verlieren { $others },{ $others_tenth } Würfel.
rattus-reason-risk = Erwarteter Verlust in { $region }, würde es als Nächstes heimgesucht: { $own },{ $own_tenth } Würfel.
rattus-reason-exposure = Die Karte { $card } ist durch das Zeichen { $class } gefährdet; es steht auf { $signs } der { $unseen } noch nicht gesehenen Ratten.
rattus-reason-prospect = Erwartete Endwertung { $own },{ $own_tenth }; der Beste der anderen, { $rival }, { $best },{ $best_tenth }.
rattus-reason-chance = Die Gewinnaussicht geht von { $before } % auf { $after } %.
rattus-reason-standing = { $own } Würfel auf dem Plan; die meisten der anderen: { $best }.
