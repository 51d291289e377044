# Wat Rattus zegt. Elke sleutel is de naam van een vraag, een gebeurtenis, een weigering of een ding in de regels; de regel
# achter een zin staat ernaast.
#
# Een ding komt met zijn naam in de zin, dus een keuze vergelijkt namen: `[verborgen]` hieronder is de waarde van
# `token-hidden`, `[nergens]` die van `region-none`, `[Koning]` die van `card-king`. Een blokje dat niets draagt, brengt geen
# `$potions` en geen `$diplomat` mee; de standaard van de keuze is dat gewone blokje. Een gebeurtenis die vanzelf spreekt, is een
# lege tekst.

game-rattus = Rattus

## Klassenkaarten: naam, vermogen in een beurt, vermogen in de slotronde, en waaraan de kaart haar houder blootstelt
-as-usual = In de slotronde werkt de kaart zoals in een beurt.
-sign = elk zo'n teken op een rat die uitbreekt, kost de houder één blokje in dat gebied.

card-peasant = Boer
card-peasant-ability = Als je blokjes plaatst, mag je er in hetzelfde gebied één meer plaatsen, ook waar geen rat ligt.
card-peasant-final = In de slotronde plaats je één blokje in een gebied naar keuze dat meedoet, met of zonder ratten.
card-peasant-risk = { class-peasantry }: { -sign }
card-peasant-brief = Plaats één blokje meer, ook waar geen rat ligt.

card-merchant = Koopman
card-merchant-ability = Verplaats één, twee of drie van je blokjes van één gebied naar één buurgebied.
card-merchant-final = { -as-usual }
card-merchant-risk = { class-bourgeoisie }: { -sign }
card-merchant-brief = Verplaats tot drie van je blokjes naar een buurgebied.
card-merchant-no-target = De { card-merchant } vindt geen blokje van je dat naar een buurgebied kan. Er is er een met een open weg nodig.

card-monk = Monnik
card-monk-ability = Verplaats één rat naar keuze, gedekt zoals ze ligt, naar een buurgebied met minder dan drie ratten.
card-monk-final = { -as-usual }
card-monk-risk = { class-church }: { -sign }
card-monk-brief = Verschuif één rat naar een buurgebied.
card-monk-no-target = De { card-monk } vindt geen rat die kan gaan. Er is er een nodig naast een gebied met minder dan drie ratten dat voor ratten openstaat.

card-knight = Ridder
card-knight-ability = De pest trekt tot twee stappen (drie met vijf of zes spelers), en voordat daar de eerste rat wordt omgedraaid, mag je haar voor de grenzen als twee blokjes extra laten tellen.
card-knight-final = In de slotronde verplaats je de pest tot twee stappen (drie met vijf of zes spelers) of laat je haar staan; waar ze in de slotpest staat, telt ze voor de grenzen als twee blokjes extra, of met de spelregelvariant daarvoor meteen.
card-knight-risk = { class-chivalry }: { -sign }
card-knight-brief = Verplaats de pest tot { $steps ->
        [3] drie
       *[other] twee
    } stappen; ze mag voor twee blokjes tellen.

card-witch = Heks
card-witch-ability = Bekijk één rat naar keuze, daarna een tweede als je wilt, en wissel de twee dan om als je wilt; alleen jij ziet ze.
card-witch-final = { -as-usual }
card-witch-risk = { class-magic }: { -sign }
card-witch-brief = Bekijk twee ratten, en verwissel ze als je wilt.
card-witch-no-target = De { card-witch } vindt geen rat om te bekijken. Er is er een op het bord nodig.

card-king = Koning
card-king-ability = Breng één van je blokjes uit een gebied zonder ratten naar het paleis, waar het tot het einde veilig is en telt.
card-king-final = { -as-usual }
card-king-risk = { class-royalty }: { -sign }
card-king-brief = Breng één blokje uit een gebied zonder ratten naar het paleis.
card-king-no-target = De { card-king } vindt geen blokje van je in een gebied zonder ratten. Daar is er een nodig.

card-serf = Lijfeigene
card-serf-ability = In je beurt mag je na elke rat die een andere speler een blokje kost, voor de volgende rat één blokje plaatsen waar de pest is.
card-serf-final = In de slotronde verplaats je de pest precies één stap; dat gebied wordt meteen geteisterd, en je mag de Lijfeigene daar gebruiken.
card-serf-risk = { class-peasantry }: { -sign }
card-serf-brief = Plaats een blokje bij de pest na elke rat die anderen treft.

card-baker = Bakker
card-baker-ability = Eén keer in elk van je beurten mag je een blokje uit je voorraad op deze kaart leggen; wie de kaart van je afneemt, plaatst ze allemaal in één gebied.
card-baker-final = In de slotronde werkt de kaart zoals in een beurt; na de ronde plaatst de linkerbuur van de houder alle blokjes erop in één gebied.
card-baker-risk = { class-peasantry }: { -sign }
card-baker-brief = Spaar een blokje op de kaart; wie haar neemt, plaatst ze alle.

card-courier = Koerier
card-courier-ability = Wissel twee blokjes naar keuze in twee verschillende gebieden, van jou of van anderen, ook twee van dezelfde kleur, hoe ver ook uiteen.
card-courier-final = { -as-usual }
card-courier-risk = { class-bourgeoisie }: { -sign }
card-courier-brief = Verwissel twee blokjes van twee gebieden.
card-courier-no-target = De { card-courier } vindt geen twee blokjes om te wisselen. Er zijn er twee in verschillende gebieden nodig die niet gelijk zijn.

card-mayor = Burgemeester
card-mayor-ability = In plaats van blokjes naar ratten te plaatsen, plaats je er één in elk gebied waar jij alleen de meeste hebt.
card-mayor-final = In de slotronde plaats je één blokje in één gebied waar jij alleen de meeste hebt.
card-mayor-risk = { class-bourgeoisie }: { -sign }
card-mayor-brief = Plaats één blokje in elk gebied waar jij alleen voorstaat.

card-nun = Non
card-nun-ability = Plaats of verplaats tot drie nonnen, naar gebieden naar keuze; voor de grenzen maakt elke non haar gebied één blokje leger.
card-nun-final = { -as-usual }
card-nun-risk = { class-church }: { -sign }
card-nun-brief = Plaats of verplaats de drie nonnen; elk verlaagt de bevolking met één.

card-bishop = Bisschop
card-bishop-ability = Plaats een bisschop in een gebied naar keuze of verplaats er één als beide er staan; in het gebied van een bisschop komt geen rat.
card-bishop-final = { -as-usual }
card-bishop-risk = { class-church }: { -sign }
card-bishop-brief = Plaats of verplaats een bisschop: bij hem komt geen rat.

card-crusader = Kruisvaarder
card-crusader-ability = De pest trekt tot twee stappen (drie met vijf of zes spelers), en je mag alle ratten daar tegelijk omdraaien en hun volgorde bepalen.
card-crusader-final = In de slotronde verplaats je de pest tot twee stappen (drie met vijf of zes spelers) of laat je haar staan; haar gebied wordt meteen geteisterd, alle ratten omgedraaid, in jouw volgorde.
card-crusader-risk = { class-chivalry }: { -sign }
card-crusader-brief = Verplaats de pest tot { $steps ->
        [3] drie
       *[other] twee
    } stappen; je mag daar alle ratten omdraaien en de volgorde kiezen.

card-soldier = Soldaat
card-soldier-ability = De pest trekt tot twee stappen (drie met vijf of zes spelers), en als nieuwe ratten zich verspreiden, mag je er één meer leggen.
card-soldier-final = In de slotronde leg je één rat naast de pest, uit de zak of, als die leeg is, uit de gebruikte ratten.
card-soldier-risk = { class-chivalry }: { -sign }
card-soldier-brief = Verplaats de pest tot { $steps ->
        [3] drie
       *[other] twee
    } stappen; je mag één rat meer verspreiden.
card-soldier-no-target = De { card-soldier } vindt geen rat om te leggen, of geen plek ervoor. Er is een gebied naast de pest nodig dat een rat kan opnemen.

card-pied_piper = Rattenvanger
card-pied_piper-ability = Verplaats één van je blokjes naar een buurgebied; zoveel ratten als daar passen, gaan mee.
card-pied_piper-final = { -as-usual }
card-pied_piper-risk = { class-magic }: { -sign }
card-pied_piper-brief = Verplaats één blokje naar een buur; de ratten gaan mee.
card-pied_piper-no-target = De { card-pied_piper } vindt geen blokje van je dat naar een buurgebied kan. Er is er een met een open weg nodig.

card-wizard = Tovenaar
card-wizard-ability = Leg een drank op één van je blokjes; als de pest daar een blokje van je neemt, kan in plaats daarvan een drank gaan.
card-wizard-final = { -as-usual }
card-wizard-risk = { class-magic }: { -sign }
card-wizard-brief = Geef een blokje een drank; die gaat in plaats van het blokje.
card-wizard-no-target = De { card-wizard } vindt geen blokje van je dat een drank kan dragen. Er is er een op de kaart nodig.

card-queen = Koningin
card-queen-ability = Als jouw grootste aaneengesloten rijk meer gebieden heeft dan dat van ieder ander, mag je in hetzelfde gebied twee blokjes meer plaatsen, ook waar geen rat ligt.
card-queen-final = Als jouw grootste aaneengesloten rijk meer gebieden heeft dan dat van ieder ander, plaats je in de slotronde twee blokjes in één gebied naar keuze dat meedoet.
card-queen-risk = { class-royalty }: { -sign }
card-queen-brief = Twee blokjes meer, als jouw gebied het grootste is.

card-emperor = Keizer
card-emperor-ability = Plaats of verplaats tot drie muren, elk tussen twee buurgebieden; geen pest, rat, blokje of karavaan gaat eroverheen.
card-emperor-final = { -as-usual }
card-emperor-risk = { class-royalty }: { -sign }
card-emperor-brief = Plaats of verplaats de drie muren.
card-emperor-no-target = De { card-emperor } vindt geen grens zonder muur. Er is er een nodig.

card-astronomer = Astronoom
card-astronomer-ability = Trek drie gebiedskaarten, houd er één en leg de andere af.
card-astronomer-final = { -as-usual }
card-astronomer-risk = { class-islam }: { -sign }
card-astronomer-brief = Trek drie gebiedskaarten, houd er één.
card-astronomer-no-target = Er is geen gebiedskaart meer die de { card-astronomer } kan trekken. Afgelegde zouden tot een nieuwe stapel worden geschud.

card-explorer = Ontdekker
card-explorer-ability = Trek en toon drie gebiedskaarten, plaats één blokje in één van die gebieden, met of zonder ratten, en leg de drie af.
card-explorer-final = { -as-usual }
card-explorer-risk = { class-islam }: { -sign }
card-explorer-brief = Trek drie gebiedskaarten, plaats een blokje in één ervan.
card-explorer-no-target = Er is geen gebiedskaart meer die de { card-explorer } kan trekken. Afgelegde zouden tot een nieuwe stapel worden geschud.

card-sultan = Sultan
card-sultan-ability = Leg een diplomaat onder één van je blokjes, hoogstens één per gebied; de meeste en op één na meeste diplomaten scoren aan het eind.
card-sultan-final = { -as-usual }
card-sultan-risk = { class-islam }: { -sign }
card-sultan-brief = Leg een diplomaat onder een van je blokjes.
card-sultan-no-target = De { card-sultan } vindt geen blokje voor een diplomaat. Er is er een van jou nodig in een gebied waar je nog geen diplomaat hebt.

card-caravan_leader = Karavaanleider
card-caravan_leader-ability = Verplaats de karavaan precies twee stappen, niet terug naar haar begin; in het gebied dat ze verlaat en in het gebied waar ze langskomt, mag wie daar de meeste blokjes heeft er één plaatsen.
card-caravan_leader-final = { -as-usual }
card-caravan_leader-risk = { class-islam }: { -sign }
card-caravan_leader-brief = Verplaats de karavaan twee stappen; meerderheden krijgen een blokje.
card-caravan_leader-no-target = De { card-caravan_leader } vindt geen weg voor de karavaan. Er zijn twee open stappen nodig die niet terug naar het begin leiden.

## Vragen: het opzetten, en trekkingen
begin-class-left-out = De klasse die in deze partij geen kaart heeft, wordt getrokken.
begin-card = Een klassenkaart voor deze partij wordt getrokken.
begin-first-player = De startspeler wordt geloot.
begin-start-token = Een rat voor het volgende gebied wordt getrokken.
begin-remove = Er wordt een rat getrokken en ongezien verwijderd.
begin-plague = In welk gebied begint de pest?
begin-cubes = { $number ->
        [1] Plaats je eerste twee blokjes in een gebied naar keuze.
       *[other] Plaats nog twee blokjes in een gebied naar keuze.
    }
draw-region-card = Er wordt een gebiedskaart getrokken.
draw-rat = Er wordt een rat uit de zak getrokken.

## Vragen: een beurt
turn = Neem een klassenkaart, plaats blokjes of gebruik vermogens, in elke volgorde; met het verplaatsen van de pest eindigt je beurt.
place-bonus =
    { $card ->
        [Koningin] De { $card } gebruiken om tot twee blokjes meer in { $region } te plaatsen?
       *[other] De { $card } gebruiken om één blokje meer in { $region } te plaatsen?
    }
spread = De pest verspreidt zich: leg { $of ->
        [1] de nieuwe rat
       *[other] nieuwe rat { $number } van { $of }
    } in een gebied naast haar.
ravage-next = De volgende rat in { $region } wordt getrokken.
ravage-order = Welke rat in { $region } komt hierna?
ravage-owner = De pest treft je in { $region }: sta een drank of een blokje af.
protect = In { $region } breekt een rat uit die je { $card } bedreigt: bescherm de kaart met een gebiedskaart, of pas.

## Vragen: de slotronde en de slotpest
final-turn = Slotronde: gebruik je klassenkaarten, elk één keer, in elke volgorde, of pas.
final-order = Welk gebied teistert de slotpest hierna?
march-join = Doet ook de { $card } mee aan deze tocht van de pest? Anders kan de kaart niet meer worden gebruikt.
march-to = In welk gebied eindigt deze tocht van de pest?
march-counts = Ridder: telt de pest voor de grenzen als twee blokjes extra?

## Vragen: klassenkaarten
merchant-from = Koopman: welk gebied verlaten je blokjes?
merchant-to = Koopman: naar welk buurgebied gaan ze?
merchant-count = Koopman: hoeveel blokjes gaan er?
merchant-cube = Koopman: welk van je blokjes gaat hierna?
monk-rat = Monnik: welke rat wordt verplaatst?
monk-to = Monnik: naar welk buurgebied gaat de rat?
knight-counts = Ridder: telt de pest hier als twee blokjes extra, zodat er meer ratten uitbreken?
witch-first = Heks: welke rat bekijk je?
witch-second = Heks: bekijk een tweede rat, of stop.
witch-swap = Heks: de twee bekeken ratten omwisselen?
king-from = Koning: uit welk gebied zonder ratten gaat één van je blokjes naar het paleis?
king-cube = Koning: welk van je blokjes gaat naar het paleis? Dranken erop gaan terug.
peasant-region = Boer: in welk gebied plaats je één blokje?
serf-cube = Lijfeigene: een andere speler verloor een blokje; er één van jou plaatsen waar de pest is?
baker-empty = Bakker: naar welk gebied gaan alle blokjes van de kaart?
courier-from = Koerier: uit welk gebied is het eerste blokje?
courier-to = Koerier: in welk gebied is het blokje waarmee het wordt gewisseld?
courier-whose = Koerier: van wie is het blokje?
courier-which = Koerier: welk blokje van die speler is het?
mayor-bonus = Burgemeester: ook de { $card } gebruiken, voor meer blokjes in die gebieden?
mayor-short = Burgemeester: je voorraad is te klein voor alle; in welk gebied plaats je het volgende blokje?
mayor-extra = Burgemeester: in welk van die gebieden plaats je een extra blokje?
mayor-finally = Burgemeester: in welk gebied waar jij alleen de meeste hebt, plaats je één blokje?
nun-which = Non: welke non plaats of verplaats je? Na de eerste mag je passen.
nun-to = Non: naar welk gebied gaat ze?
bishop-which = Bisschop: welke bisschop plaats of verplaats je?
bishop-to = Bisschop: naar welk gebied gaat hij?
crusader-turn-up = Kruisvaarder: alle ratten hier tegelijk omdraaien en hun volgorde bepalen?
soldier-extra = Soldaat: leg één rat meer in een gebied naast de pest, of pas.
soldier-finally = Soldaat: welk gebied naast de pest krijgt een rat?
soldier-recycle = De zak is leeg: er wordt een rat getrokken uit die buiten het spel.
pied-piper-from = Rattenvanger: welk gebied verlaat je blokje?
pied-piper-to = Rattenvanger: naar welk buurgebied gaat het, met zoveel ratten als er passen?
pied-piper-cube = Rattenvanger: welk van je blokjes gaat?
pied-piper-rat = Rattenvanger: niet alle ratten passen; welke gaat hierna mee?
wizard-region = Tovenaar: in welk gebied geef je één van je blokjes een drank?
wizard-cube = Tovenaar: welk van je blokjes krijgt de drank?
queen-region = Koningin: in welk gebied plaats je twee blokjes?
emperor-which = Keizer: welke muur plaats of verplaats je? Na de eerste mag je passen.
emperor-to = Keizer: op welke grens komt de muur?
astronomer-keep = Astronoom: welke van de getrokken kaarten houd je?
explorer-place = Ontdekker: in welk van de getoonde gebieden plaats je één blokje?
sultan-region = Sultan: in welk gebied leg je een diplomaat onder één van je blokjes?
sultan-cube = Sultan: welk van je blokjes krijgt de diplomaat?
caravan-start = Zet de karavaan in een gebied; daar begint ze.
caravan-via = Karavaanleider: door welk gebied trekt de karavaan?
caravan-to = Karavaanleider: naar welk gebied trekt de karavaan verder?
caravan-offer = De karavaan was in { $region }, waar jij de meeste blokjes hebt: daar één plaatsen?

## Gebeurtenissen: het opzetten en het verloop van de partij
event-card-chosen = De { $card } doet mee.
event-first-player = { $seat } begint.
event-token-removed =
    { $token ->
        [verborgen] Een rat wordt ongezien verwijderd.
       *[other] Een rat wordt ongezien verwijderd; ze verbergt { $token }.
    }
event-plague-starts = De pest begint in { $region }.
event-caravan-starts = De karavaan begint in { $region }.
event-seat-asked = { "" }
event-turn-began = { $seat } is aan de beurt.
event-regular-ended = { $by } Het gewone spel is voorbij, en de slotronde volgt.
event-final-turn-began = Slotronde: { $seat } mag klassenkaarten gebruiken.
event-final-plague-began = De slotpest begint.
event-game-ended = De partij is afgelopen.

## Gebeurtenissen: kaarten en blokjes
# Wat een blokje draagt, aan het eind van een zin die over het blokje gaat.
cube-load =
    { $potions ->
        [0] { $diplomat ->
            [yes] {" "}met zijn diplomaat
           *[no] {""}
        }
        [one] { $diplomat ->
            [yes] {" "}met zijn drank en zijn diplomaat
           *[no] {" "}met zijn drank
        }
        [other] { $diplomat ->
            [yes] {" "}met zijn { $potions } dranken en zijn diplomaat
           *[no] {" "}met zijn { $potions } dranken
        }
       *[none] {""}
    }
event-card-taken = { $seat } neemt de { $card }.
event-card-taken-from = { $seat } neemt de { $card } van { $from }.
event-ability-used = { $seat } gebruikt de { $card }.
event-placing-done = { "" }
event-cubes-placed =
    { $count ->
        [one] { $seat } plaatst een blokje in { $region }.
       *[other] { $seat } plaatst { $count } blokjes in { $region }.
    }
event-cube-moved = Een blokje van { $seat } gaat van { $from } naar { $region }{ cube-load }.
event-cube-palaced =
    { $potions ->
        [0] Een blokje van { $seat } gaat van { $from } naar het paleis{ cube-load }.
        [one] Een blokje van { $seat } gaat van { $from } naar het paleis{ $diplomat ->
            [yes] {" "}met zijn diplomaat
           *[no] {""}
        }; zijn drank gaat terug.
        [other] Een blokje van { $seat } gaat van { $from } naar het paleis{ $diplomat ->
            [yes] {" "}met zijn diplomaat
           *[no] {""}
        }; zijn dranken gaan terug.
       *[none] Een blokje van { $seat } gaat van { $from } naar het paleis.
    }
event-cube-baked = { $seat } legt een blokje op de Bakker.
event-baker-emptied =
    { $count ->
        [one] { $seat } leegt de Bakker: een blokje van { $owner } gaat naar { $region }.
       *[other] { $seat } leegt de Bakker: { $count } blokjes van { $owner } gaan naar { $region }.
    }
event-potion-given =
    { $potions ->
        [0] { $seat } legt een drank op een blokje in { $region }.
        [one] { $seat } legt een drank op een blokje in { $region } dat er al een heeft.
        [other] { $seat } legt een drank op een blokje in { $region } dat er al { $potions } heeft.
       *[none] { $seat } legt een drank op een blokje in { $region }.
    }
event-diplomat-sent =
    { $potions ->
        [0] { $seat } legt een diplomaat onder een blokje in { $region }.
        [one] { $seat } legt een diplomaat onder een blokje met een drank in { $region }.
        [other] { $seat } legt een diplomaat onder een blokje met { $potions } dranken in { $region }.
       *[none] { $seat } legt een diplomaat onder een blokje in { $region }.
    }

## Gebeurtenissen: stukken
event-wall-set = Muur { $wall } staat nu tussen { $from } en { $region }.
event-nun-set = Non { $nun } is nu in { $region }.
event-bishop-set = Bisschop { $bishop } is nu in { $region }.
event-caravan-moved = De karavaan gaat van { $from } naar { $region }.

## Gebeurtenissen: ratten en de pest
event-rat-placed =
    { $token ->
        [verborgen] Er komt een rat gedekt naar { $region }.
       *[other] Er komt een rat gedekt naar { $region }; ze verbergt { $token }.
    }
event-rat-moved = Een rat gaat van { $from } naar { $region }.
event-rat-peeked =
    { $token ->
        [verborgen] { $seat } bekijkt een rat in { $region }.
       *[other] { $seat } bekijkt een rat in { $region } en ziet { $token }.
    }
event-plague-moved = De pest trekt van { $from } naar { $region }.
event-plague-stuck = Muren sluiten de pest in: { $seat } kan haar niet verplaatsen, dus verspreidt zich deze beurt niets en breekt er niets uit.
event-plague-counts = De pest telt hier als twee blokjes extra.
event-plague-counts-finally = Door de Ridder van { $seat } telt de pest voor de grenzen als twee blokjes extra waar ze in de slotpest staat.
event-ravage-began = De pest teistert { $region }.
event-rat-turned-up = Een rat in { $region } wordt omgedraaid en toont { $token }.
event-rat-revealed = Een rat in { $region } wordt onthuld en toont { $token }.
event-breaks-out = Bevolking { $population } tegen grens { $limit }: in { $region } breekt de pest uit.
event-no-effect = Bevolking { $population } tegen grens { $limit }: in { $region } gebeurt niets.
event-cube-lost = { $symbol }: { $seat } verliest een blokje in { $region }{ cube-load }.
event-potion-lost = { $symbol }: { $seat } staat in { $region } een drank af, en het blokje leeft.
event-ravage-ended = De pest in { $region } is voorbij.

## Gebeurtenissen: gebiedskaarten
event-region-card-drawn =
    { $region_card ->
        [verborgen] { $seat } trekt een gebiedskaart.
       *[other] { $seat } trekt een gebiedskaart: { $region_card }.
    }
event-region-card-shown = { $seat } trekt en toont { $region_card }.
event-region-card-discarded = { $seat } legt { $region_card } af.
event-answers-opened = Alle bedreigden hebben gekozen of ze gebiedskaarten spelen.
event-region-card-played = { $seat } speelt { $region_card } op de { $card }: tot de pest daar voorbij is, gaan tekens eraan voorbij.
event-guard-discarded = { $region_card } verlaat de { $card } en wordt afgelegd.
event-deck-shuffled =
    { $count ->
        [0] De afgelegde gebiedskaarten worden tot een nieuwe stapel geschud.
       *[other] De afgelegde gebiedskaarten worden tot een nieuwe stapel geschud, behalve de zojuist getrokken: { $kept }.
    }

## Weigeringen: van elke keuze
refused-over = De partij is afgelopen; er kan niets meer in gebeuren.
refused-not-asked = Dat is geen antwoord op wat nu wordt gevraagd. Kies één van de aangeboden antwoorden; andere dingen hebben hun eigen moment.
refused-yes-or-no = Hier is alleen ja of nee een antwoord.
refused-region = { $region } kan hiervoor niet worden gekozen. Kies één van de aangeboden gebieden.
refused-not-in-play =
    { $region ->
        [nergens] Zo'n gebied bestaat niet. Kies er een dat meedoet.
       *[other] { $region } doet met dit aantal spelers niet mee. Kies een gebied dat wel meedoet.
    }
refused-card-not-in-play = De { $card } is geen klassenkaart van deze partij. Kies er een die meedoet.
refused-not-held = Je hebt de { $card } niet, en alleen de houder kan die gebruiken. In een gewone beurt zou je de kaart eerst kunnen nemen.
refused-used = Je hebt de { $card } al gebruikt: elke kaart werkt één keer per beurt, en één keer in de slotronde.

## Weigeringen: in een beurt
refused-take-own = Je hebt de { $card } al. Neem er een uit het aanbod of van een andere speler, of geen.
refused-take-second = Je hebt deze beurt al een klassenkaart genomen, en meer dan één is er niet. In je volgende beurt kun je er weer een nemen.
refused-place-twice = Je hebt deze beurt al blokjes geplaatst, en dat gebeurt één keer per beurt. In je volgende beurt kan het weer.
refused-supply-empty = Je voorraad is leeg, dus er valt niets te plaatsen. Blokjes die de pest van je neemt, komen erin terug.
refused-place-no-rats = In { $region } liggen geen ratten, dus er kunnen geen blokjes worden geplaatst. Kies een gebied met ratten; de Boer zou één blokje toestaan, met of zonder ratten.
refused-acts-in-b = De { $card } werkt bij het plaatsen. Plaats blokjes in een gebied, en je wordt naar de { $card } gevraagd als die er kan toevoegen.
refused-acts-in-c = De { $card } werkt als de pest is verplaatst. Verplaats de pest, en je wordt gevraagd als er iets voor de kaart te doen is.
refused-plague-must-move = De pest moet trekken, en dat beëindigt je beurt: noem een gebied waar ze heen kan. Alleen muren aan alle kanten laten haar blijven.
refused-plague-stays = De pest is in { $region } en mag in één zet niet blijven of daar terugkeren. Noem een ander gebied.
refused-plague-not-next = { $region } ligt niet naast { $from }, en de pest trekt één stap. Een kaart van de Ridderschap in je hand, zoals de Ridder, zou haar verder brengen.
refused-plague-too-far = { $region } is meer dan { $steps } open stappen van { $from }, en verder brengt je kaart van de Ridderschap de pest niet. Noem een gebied dichterbij.
refused-plague-walled =
    { $steps ->
        [one] Tussen { $from } en { $region } staat een muur, en de pest trekt één stap. De muur verplaatsen zou de weg openen; een kaart van de Ridderschap zou eromheen kunnen leiden.
       *[other] Muren sluiten elke weg van tot { $steps } stappen van { $from } naar { $region } af. Een muur verplaatsen zou er een openen.
    }
refused-not-next = { $region } ligt niet naast { $from }. Kies een gebied dat er een grens of een pijl mee deelt.
refused-walled = Tussen { $from } en { $region } staat een muur, en niets komt eroverheen. Kies een andere buur; de Keizer zou de muur kunnen verplaatsen.
refused-three-rats = In { $region } liggen drie ratten, en meer past er in geen gebied. Kies er een met ruimte; als een rat vertrekt, is hier ook ruimte.
refused-bishop = In { $region } staat een bisschop, dus komt er geen rat in. Kies een ander gebied; als de bisschop vertrok, zou dit openstaan.

## Weigeringen: teisteringen en gebiedskaarten
refused-rat-not-ravaged = Die rat hoort niet bij de hier omgedraaide. Noem één van de aangeboden ratten.
refused-owner = Het verlies moet hier worden betaald: met een drank of een blokje dat je in dit gebied hebt.
refused-diplomat-last = Een blokje met een diplomaat gaat pas als je er daar geen zonder hebt. Sta een ander blokje af, of een drank.
refused-card-does-not-fit = Die gebiedskaart toont niet de klasse van de { $card }. Een met dat teken, of een voor elke klasse, zou de kaart beschermen.
refused-card-not-in-hand = Die gebiedskaart is niet in je hand. Bescherm de { $card } met een die dat wel is, of pas.
refused-card-laid = Die gebiedskaart beschermt al een andere klassenkaart van je, en elke beschermt er maar één. Bescherm de { $card } met een andere, of pas.

## Weigeringen: de slotronde en de slotpest
refused-final-take = In de slotronde wordt geen klassenkaart genomen. Gebruik die je hebt, of pas.
refused-final-place = In de slotronde worden geen blokjes naar ratten geplaatst; alleen klassenkaarten plaatsen er nog. Gebruik die je hebt, of pas.
refused-final-plague = In de slotronde trekt de pest niet vanzelf; alleen klassenkaarten verplaatsen haar nog. Gebruik die je hebt, of pas.
refused-has-marched = De { $card } had met je andere kaart mee de pest kunnen verplaatsen, en die tocht is voorbij. De kaart had ervoor genoemd moeten worden.
refused-march =
    { $steps ->
        [one] De pest kan niet in { $region } eindigen: ze gaat precies één stap, en niet door een muur. Noem een gebied naast haar met een open weg.
       *[other] De pest kan niet in { $region } eindigen: ze gaat tot { $steps } stappen, geen door een muur, en met de Lijfeigene minstens één. Noem een gebied dat ze kan bereiken.
    }
refused-plague-shut-in = De Lijfeigene moet de pest één stap verplaatsen, en muren sluiten haar in. Het zou kunnen zodra een muur is verplaatst.
refused-nothing-to-ravage = In { $region } valt niets te teisteren. Noem een gebied met blokjes en ratten.

## Weigeringen: vermogens zonder nut
refused-no-supply = Je voorraad is leeg, en de { $card } neemt er een blokje uit. Blokjes die de pest van je neemt, komen erin terug.
refused-no-majority = Er is geen gebied waar jij alleen de meeste blokjes hebt, en alleen daar plaatst de Burgemeester. Een gelijke stand is niet genoeg.
refused-no-largest-area = Je grootste aaneengesloten rijk moet meer gebieden hebben dan dat van elke andere speler, en dat heeft het niet. Een gelijke stand is niet genoeg.
refused-no-potion = Alle dranken zijn in het spel. Een die wordt afgestaan, of waarvan het blokje verloren gaat, kan weer worden gebruikt.
refused-no-diplomat = Alle diplomaten zijn op pad. Een waarvan het blokje aan de pest verloren gaat, kan weer worden gebruikt.

## Weigeringen: stappen van een vermogen
refused-no-own-cube = Je hebt in { $region } geen blokje hiervoor. Kies een gebied waar je er een hebt.
refused-no-such-cube = Zo'n blokje heb je daar niet, of het kan niet gaan. Kies één van de aangeboden blokjes.
refused-no-way-out = Geen blokje van je kan { $region } uit: muren sluiten de wegen af, of zijn diplomaat zou er een andere van jou ontmoeten. Kies een ander gebied.
refused-second-diplomat = Eén speler heeft nooit twee blokjes met diplomaten in één gebied, en in { $region } zou dat gebeuren. Kies een ander gebied, of een blokje zonder diplomaat.
refused-no-such-rat = Deze rat kan nu niet worden gekozen. Kies een van de aangeboden ratten.
refused-no-room-around = Geen buur van { $region } kan een rat opnemen: elk is vol, van een bisschop of achter een muur. Kies een rat elders.
refused-merchant-count = De Koopman verplaatst één, twee of drie blokjes, en niet meer dan er kunnen gaan. Kies één van de aangeboden aantallen.
refused-witch-must-look = Is de Heks in gebruik, dan bekijk je minstens één rat. Daarna mag je stoppen.
refused-witch-same-rat = Die rat heb je net bekeken. Bekijk een andere, of pas.
refused-king-rats = In { $region } liggen ratten, en de Koning neemt alleen blokjes uit gebieden zonder. Als de laatste rat vertrekt, kan hij.
refused-must-use = Eenmaal begonnen plaats of verplaats je minstens één stuk. Daarna mag je passen.
refused-piece = Dat stuk kan nu niet worden gekozen: elk gaat één keer per gebruik, één van meer op dezelfde plek staat voor alle, en geen bisschop gaat voordat beide er staan. Kies één van de aangeboden stukken.
refused-piece-stays = Dat stuk is al in { $region }. Kies een ander gebied.
refused-wall-twice = Op die grens staat al een muur, en één is genoeg. Kies een andere grens.
refused-border-not-in-play = Die grens ligt niet tussen twee gebieden die meedoen. Kies er een die dat wel doet.
refused-courier-same-region = Beide blokjes zijn in dat gebied; de Koerier wisselt blokjes van twee verschillende gebieden. Kies een ander.
refused-courier-nothing = Geen blokje in { $region } kan hiervoor worden gewisseld: er is er geen, er zou niets veranderen, of twee diplomaten van één speler zouden elkaar ontmoeten. Kies een ander gebied.
refused-courier-whose = Die speler heeft daar geen blokje dat kan worden gewisseld. Kies één van de aangeboden spelers.
refused-mayor-majority = Je hebt in { $region } niet alleen de meeste blokjes, en alleen daar plaatst de Burgemeester. Een gelijke stand is niet genoeg.
refused-mayor-served = { $region } heeft zijn blokje van de Burgemeester al gehad. Plaats in een gebied dat het nog niet had.
refused-not-drawn = Die kaart heb je zojuist niet getrokken. Houd één van de getrokken kaarten.
refused-not-explored = { $region } staat op geen van de getoonde kaarten. Kies een gebied dat er wel op staat.
refused-caravan-dead-end = Vandaar zou de karavaan alleen terug kunnen, en ze moet verder. Kies een gebied met een tweede uitgang.
refused-caravan-returns = De karavaan mag niet eindigen waar ze begon. Kies een ander gebied.

## Raad bij het opzetten
advice-chivalry = Met minder dan vier spelers wordt minstens één kaart van de Ridderschap aangeraden, en in deze keuze ontbreekt die misschien. Spelen kan toch.

## Waarom een bot een zet speelt, of een tip die aanraadt. Getallen met één decimaal komen in twee delen.
rattus-reason-ravage = Verwacht verlies in { $region }: { $own },{ $own_tenth } eigen blokjes, { $others },{ $others_tenth } van de anderen.
rattus-reason-no-ravage = { $region } heeft { $rats ->
    [0] geen ratten
    [one] één rat
   *[other] { $rats } ratten
} en niemand verliest er een blokje.
rattus-reason-gain = Je hebt ongeveer { $own },{ $own_tenth } blokjes meer op het bord.
rattus-reason-loss = Je hebt ongeveer { $own },{ $own_tenth } blokjes minder op het bord.
rattus-reason-others-lose = De anderen verliezen { $others },{ $others_tenth } blokjes.
rattus-reason-risk = Verwacht verlies in { $region }, als het hierna werd geteisterd: { $own },{ $own_tenth } blokjes.
rattus-reason-exposure = De { $card } loopt gevaar door { $class }: dat teken staat op { $signs } van de { $unseen } nog niet geziene ratten.
rattus-reason-prospect = Verwachte eindscore { $own },{ $own_tenth }; de beste van de anderen, { $rival }, { $best },{ $best_tenth }.
rattus-reason-chance = De winstkans gaat van { $before } % naar { $after } %.
rattus-reason-standing = { $own } blokjes op het bord; de meeste van de anderen: { $best }.
