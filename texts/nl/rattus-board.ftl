# Wat het bord van Rattus in de browser zegt, naast de zinnen van rattus.ftl. De namen van de zeeën zijn in elke taal Latijn.

## De kaart
sea-ocean = Oceanus
sea-ocean-2 = Occidentalis
sea-pontus = Pontus
sea-internum = Mare Internum
board-map = Kaart
board-whole-map = Hele kaart tonen
board-palace = Paleis
board-palace-note = veilig
board-bag = Zak
board-rats-left =
    { $count ->
        [0] geen ratten meer
        [one] nog 1 rat
       *[other] nog { $count } ratten
    }
board-turned-up = { $count } omgedraaid
board-place = Blokjes plaatsen
board-move-plague = De pest verplaatsen
board-mode = Waar de verlichte gebieden voor zijn
board-region =
    { $region }: { $rats ->
        [0] geen ratten
        [one] één rat
       *[other] { $rats } ratten
    }; { $cubes }{ $more }
board-no-cubes = geen blokjes
board-cubes = { $name } { $count }
board-plague-here = de pest is hier
board-walls-around = muren naar { $regions }
board-nuns = { $count ->
        [one] een non
       *[other] { $count } nonnen
    }
board-bishops = { $count ->
        [one] een bisschop
       *[other] { $count } bisschoppen
    }
board-caravan = de karavaan
board-not-possible = nu niet mogelijk
board-rat = Een rat in { $region }
board-rat-known = Een rat in { $region } die je hebt gezien: { $token }
board-seen = Alleen jij hebt deze rat gezien
board-potions = { $count ->
        [one] één drank
       *[other] { $count } dranken
    }
board-diplomats = { $count ->
        [one] één diplomaat
       *[other] { $count } diplomaten
    }

## De zijkant
rail-players = Spelers en kaarten
rail-supply = voorraad
rail-out = op de kaart
rail-palace = paleis
rail-you = jij
rail-bot = bot ({ $level })
rail-thinks = denkt na
rail-away = afwezig
rail-hand = gebiedskaarten
rail-diplomats = blokjes met een diplomaat
rail-baked = blokjes op de bakker
rail-display = Beschikbaar
rail-display-empty = Alle klassenkaarten zijn vergeven.
rail-supplies = Voorraden
rail-tokens = overige ratten naar grens en klasse
rail-deck = gebiedskaarten in de stapel
rail-potions-left = dranken over
rail-diplomats-left = diplomaten over
rail-your-hand = Jouw gebiedskaarten
rail-hand-tip = beschermen een klassekaart tegen de pest of tellen aan het eind
rail-any-class = elke klasse
rail-shielded = beschermd tot de pest hier voorbij is
rail-points = punten
rail-points-about = Punten nu: blokjes op de kaart en in het paleis. De laatste pest kan er nog een paar nemen.

## Waar een klassenkaart ligt
card-of-class = { $class }
card-held-by = bij { $name }
card-on-display = beschikbaar

## Stappen van een beurt
turn-step-a = A: een klassenkaart nemen
turn-step-b = B: blokjes plaatsen
turn-step-c = C: de pest verplaatsen

## Een uitbraak
ravage-title = De pest in { $region }
ravage-population = Bevolking { $population } aan het begin.
ravage-nth =
    { $number ->
        [1] Eerste rat
        [2] Tweede rat
        [3] Derde rat
        [4] Vierde rat
       *[other] Rat { $number }
    }
ravage-breaks-out = breekt uit
ravage-face-down = gedekt
ravage-turning = draait om
ravage-no-effect = Grens { $limit }, bevolking { $population }: geen effect. De rat wordt verwijderd.
ravage-lost =
    { $count ->
        [one] { $names } verliest 1 blokje.
       *[other] { $names } verliezen elk 1 blokje.
    }
ravage-saved =
    { $count ->
        [one] { $names } geeft een drank op.
       *[other] { $names } geven elk een drank op.
    }
ravage-nobody = niemand verliest een blokje.
ravage-holds = { $name } heeft de { $card }.
ravage-holds-not = niemand heeft de { $cards }.
ravage-protected = { $card } van { $name } is beschermd door { $region_card }.
ravage-counts = De pest telt als 2 extra blokjes.

## Ratten over
bag-title = Ratten die je niet hebt gezien
bag-intro = { $bag } in de zak, { $board } gedekt op de kaart, { $removed } ongezien verwijderd.
bag-limit = Grens
bag-rats = Ratten
bag-total = Alle
bag-share = { $percent } %

## Antwoorden
answer-pass = Passen
answer-pass-turn = Beurt beëindigen
answer-pass-protect = Niet beschermen
answer-pass-witch-second = Geen tweede rat bekijken
answer-pass-soldier-extra = Geen extra rat
answer-pass-nun-which = Klaar
answer-pass-bishop-which = Klaar
answer-pass-emperor-which = Klaar
answer-pass-final-turn = Geen kaarten meer
answer-yes = Ja
answer-no = Nee
answer-yes-place-bonus = { $card } gebruiken
answer-no-place-bonus = Niet gebruiken
answer-yes-mayor-bonus = Ook { $card } gebruiken
answer-no-mayor-bonus = Zonder { $card }
answer-yes-knight-counts = Als 2 blokjes tellen
answer-no-knight-counts = Niet tellen
answer-yes-witch-swap = Verwisselen
answer-no-witch-swap = Laten liggen
answer-yes-caravan-offer = 1 blokje in { $region } plaatsen
answer-no-caravan-offer = Niet plaatsen
answer-yes-crusader-turn-up = Alle tegelijk omdraaien
answer-no-crusader-turn-up = Een voor een omdraaien
answer-yes-serf-cube = 1 blokje plaatsen
answer-no-serf-cube = Niet plaatsen
answer-yes-march-join = Ook gebruiken
answer-no-march-join = Niet gebruiken
answer-yes-march-counts = Als 2 blokjes tellen
answer-no-march-counts = Niet tellen
answer-group-take = Een klassenkaart nemen
answer-group-use = Een klassenkaart gebruiken
answer-take = { $card } nemen
answer-take-from = { $card } van { $name } nemen
answer-use = { $card } gebruiken
answer-place = { $count ->
        [one] 1 blokje
       *[other] { $count } blokjes
    } in { $region } plaatsen
answer-plague = De pest naar { $region } verplaatsen
answer-region = { $region }
answer-region-from = Uit { $region }
answer-region-to = Naar { $region }
answer-region-spread = Een rat naar { $region }
answer-region-soldier-extra = { answer-region-spread }
answer-region-soldier-finally = { answer-region-spread }
answer-region-caravan-via = { answer-region-to }
answer-region-final-order = { $region } teisteren
answer-rat = { $count ->
        [one] De rat in { $region }
       *[other] Rat { $number } van { $count } in { $region }
    }
answer-count =
    { $count ->
        [one] 1 blokje
       *[other] { $count } blokjes
    }
answer-cube = Een blokje zonder drank of diplomaat
answer-cube-load = Een blokje met { $load }
answer-potion = Een drank van het blokje met { $load }
answer-potion-one = De drank opgeven
answer-border = Tussen { $a } en { $b }
answer-piece-nun = Non { $number }
answer-piece-bishop = Bisschop { $number }
answer-piece-wall = Muur { $number }
answer-piece-supply = in de voorraad
answer-piece-in = in { $region }
answer-piece-between = tussen { $a } en { $b }
answer-seat = Een blokje van { $name }
answer-and = { $a } en { $b }
cant-use = { $card }: nu niet te gebruiken
cant-take = { $card }: niet te nemen
cant-place = Geen blokjes in { $region }
cant-plague = De pest kan niet naar { $region }
cant-region = { $region } is niet te kiezen
since-lost = { $name } verliest { $count ->
        [one] 1 blokje
       *[other] { $count } blokjes
    } in { $region }
since-lost-you = jij verliest { $count ->
        [one] 1 blokje
       *[other] { $count } blokjes
    } in { $region }
event-token-removed-many = { $count } ratten worden ongezien verwijderd.
event-rat-placed-list = { $count ->
        [one] Een rat komt
       *[other] { $count } ratten komen
    } gedekt naar { $region }.
event-rat-moved-board = Een rat gaat van { $from } naar { $region }.
event-rat-peeked-board = { $seat } bekijkt een rat in { $region }.
event-rat-turned-up-board = Een rat in { $region } wordt omgedraaid: { $token }.
event-rat-revealed-board = Een rat in { $region } wordt omgedraaid: { $token }.
event-wall-set-board = Er staat nu een muur tussen { $from } en { $region }.
event-nun-set-board = Er is nu een non in { $region }.
event-bishop-set-board = Er is nu een bisschop in { $region }.
event-card-chosen-list = In het spel: { $card }.
event-turn-began-you = Jouw beurt begint.
event-final-turn-began-you = Slotronde: je mag je klassenkaarten gebruiken.
event-first-player-you = Jij begint.
event-card-taken-you = Je neemt { $card }.
event-card-taken-from-you = Je neemt { $card } van { $from }.
event-ability-used-you = Je gebruikt { $card }.
event-cubes-placed-you = Je plaatst { $count ->
        [one] 1 blokje
       *[other] { $count } blokjes
    } in { $region }.
event-cube-moved-you = Een van je blokjes gaat van { $from } naar { $region }.
event-cube-palaced-you = Een van je blokjes gaat van { $from } naar het paleis.
event-cube-baked-you = Je legt een blokje op de Bakker.
event-cube-lost-you = { $symbol }: je verliest een blokje in { $region }.
event-potion-lost-you = { $symbol }: je geeft in { $region } een drank af, en het blokje blijft.
event-potion-given-you = Je legt een drank op een blokje in { $region }.
event-diplomat-sent-you = Je legt een diplomaat onder een blokje in { $region }.
event-rat-peeked-you = Je bekijkt een rat in { $region }: { $token }.
event-region-card-drawn-you = Je trekt een gebiedskaart: { $region_card }.
event-region-card-shown-you = Je trekt en toont { $region_card }.
event-region-card-discarded-you = Je legt { $region_card } af.
event-region-card-played-you = Je speelt { $region_card } op { $card }; de kaart is beschermd tot de pest daar voorbij is.
rattus-ask-turn = { $take ->
        [yes] { $place ->
            [yes] Neem als je wilt een klassekaart, plaats blokjes en verplaats dan de pest.
           *[no] Neem als je wilt een klassekaart en verplaats dan de pest.
        }
       *[no] { $place ->
            [yes] Plaats blokjes en verplaats dan de pest.
           *[no] Verplaats nu de pest.
        }
    }
situation-rats =
    { $count ->
        [0] geen ratten
        [one] één rat
       *[other] { $count } ratten
    }

## Het bord als tekst
facts-regions = Gebieden
facts-region = Gebied
facts-rats = Ratten
facts-known = Ratten die je hebt gezien
facts-pieces = Stukken
facts-players = Spelers
facts-player = Speler
facts-cards = Klassenkaarten
facts-loads = { $name }: { $load }
facts-none = geen
facts-board = Voorraden
facts-what = Wat
facts-how-many = Hoeveel of welke

## Which numbers are printed
source-class-card = Alles hier is zoals in de doos gedrukt.
source-rats = Grenzen en tekens van bijna alle ratten hebben we nagemaakt, niet uit de doos overgenomen.
## Kansen en het begeleide eerste spel
odds-title = Als de pest naar { $region } trekt
odds-cubes = verliest ongeveer { $cubes }
learn-cubes = Plaats je eerste twee blokjes
learn-cubes-about = Kies een verlicht gebied voor je eerste twee blokjes. In gebieden met ratten kun je later meer plaatsen, maar waar ratten liggen, slaat de pest toe.
learn-turn = Een beurt heeft drie delen
learn-turn-about = A: neem één klassenkaart als je wilt. B: plaats blokjes in één gebied, zoveel als er ratten liggen; de bordjes op de kaart tonen hoeveel. C: verplaats de pest; daarmee eindigt je beurt. Wat goud oplicht, kan nu.
learn-card = Je klassenkaart
learn-card-about = Je mag haar in elk van je beurten één keer gebruiken. Maar breekt een rat met het teken van haar klasse uit waar jij blokjes hebt, dan verlies je er een. Anderen mogen de kaart van je afnemen, en jij die van hen.
learn-plague = Verplaats de pest
learn-plague-about = Naar de verlichte gebieden kan de pest. Kies er een waar anderen meer te verliezen hebben dan jij. Liggen daar ratten, dan komen er nieuwe bij en worden die van dat gebied omgedraaid; daarna is je beurt voorbij.
learn-spread = De pest verspreidt zich
learn-spread-about = Waar de pest aankwam, lagen ratten, dus komen er nieuwe gedekt uit de zak. Leg elke in een gebied naast de pest. In geen gebied passen er meer dan drie.
learn-ravage = De ratten worden omgedraaid
learn-ravage-about = Een voor een, tot er in het gebied geen rat of geen blokje meer ligt. Elke rat toont een grens en tekens.
learn-limit = De grens beslist
learn-limit-about = Een rat breekt uit als er in het gebied minstens zoveel blokjes liggen als haar grens. Onder de grens gebeurt er niets.
learn-lost = Wie blokjes verliest
learn-lost-about = M treft wie daar de meeste blokjes heeft, A treft iedereen, en een klassenteken treft wie de kaart van die klasse heeft. Wie getroffen wordt, verliest een blokje; het gaat terug naar de voorraad.
learn-final = De slotronde
learn-final-about = Het gewone spel is voorbij: de zak is leeg, of iemand heeft alle blokjes op de kaart. Iedereen behalve de speler van de laatste beurt mag elk van zijn kaarten nog één keer gebruiken; dan teistert de pest elk gebied.
learn-over = Dat is het hele spel
learn-over-about = 1 punt voor elk blokje op de kaart en in het paleis. Nog een partij tegen sterkere bots of met vrienden?
rattus-ask-use = Te gebruiken: { $cards }.
turn-step-a-short = Kaart
turn-step-b-short = Blokjes
turn-step-c-short = Pest
aim-title = Waar het om gaat
aim-yours = Jouw blokjes.
aim-most = Wie aan het eind de meeste blokjes op de kaart en in het paleis heeft, wint.
aim-end = Het einde: de zak met ratten is leeg, of iemand heeft alle blokjes geplaatst. Er volgt een slotronde, daarna treft de pest elk gebied.
aim-nearly = { $count ->
        [one] Er zit nog maar 1 rat in de zak.
       *[other] Er zitten nog maar { $count } ratten in de zak.
    }
bag-end = Is de zak leeg, dan volgt de slotronde.
card-keeps = In elke beurt mag je één klassekaart nemen, uit de voorraad of van een ander. Je houdt hem tot iemand hem van je afneemt.
card-rules = Regels: { $rules }
rail-display-tip = één per beurt, als je wilt
rail-take = Nemen
rail-use = Gebruiken
rail-used-short = gebruikt
plague-new-rats = { $count ->
        [0] geen nieuwe rat
        [one] 1 nieuwe rat
       *[other] { $count } nieuwe ratten
    }
odds-no-rats = Daar ligt geen rat: er verspreidt zich niets en niemand verliert blokjes.
odds-new-rats = { $count ->
        [0] De zak is leeg: er komt geen nieuwe rat.
        [one] 1 nieuwe rat komt in een gebied ernaast; jij kiest welk.
       *[other] { $count } nieuwe ratten komen in gebieden ernaast; jij kiest welke.
    }
odds-revealed = Dan { $rats ->
        [one] wordt de rat daar
       *[other] worden de { $rats } ratten daar
    } onthuld, en { $cubes ->
        [one] loopt 1 blokje
       *[other] lopen { $cubes } blokjes
    } gevaar.
odds-no-cubes = Daar staat geen blokje, dus wordt er geen rat onthuld.
since-rats = { $count ->
        [one] een nieuwe rat komt naar { $regions }
       *[other] { $count } nieuwe ratten komen naar { $regions }
    }
board-plague-about = De pest
rattus-by-hand = Minder blokjes plaatsen
ravage-no-card = geen kaart van { $class } is in het spel.
