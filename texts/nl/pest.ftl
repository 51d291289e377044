# Wat Pest zegt. Elke sleutel is de naam van een vraag, een gebeurtenis, een weigering of een ding in de regels; de regel achter
# een zin staat ernaast. Namen komen met hun sleutel in de zin, `place-blessir` en dergelijke.

game-pest = Pest

## Technologieën: naam en vermogen
technology-breathing_apparatus = Ademhalingstoestel
technology-breathing_apparatus-ability = Een opgenomen zieke mag op de kaart; elke actie Onderzoeken of Genezen schuift die één vak naar rechts; op het laatste vak is die gezond en komt gratis op het herstelspoor.
technology-blast_furnace = Hoogoven
technology-blast_furnace-ability = Bouwen in een dorp geeft 1 invloed meer.
technology-examination_desk = Onderzoekstafel
technology-examination_desk-ability = Telkens als een dokter van een ander een plaats met jouw gebouw binnengaat: 1 munt.
technology-medical_mask = Mondmasker
technology-medical_mask-ability = Bij het binnengaan van een plaats mag je 1 zieke daar laten. Niet op wegen.
technology-disinfectant = Ontsmettingsmiddel
technology-disinfectant-ability = Een plaats met een gebouw van een ander binnengaan geeft de grondstof van die plaats, één keer per plaats.
technology-cloning_experiment = Kloonproef
technology-cloning_experiment-ability = Spring in plaats van te reizen naar een plaats van dezelfde grootte; telt als 2 stappen.
technology-construction_crane = Bouwkraan
technology-construction_crane-ability = Bouwen in een stadje geeft 1 invloed meer.
technology-patient_transporter = Ziekenvervoer
technology-patient_transporter-ability = Per plaats wordt één zieke meer gratis opgenomen (twee in totaal). Niet op wegen.
technology-inhaler = Inhalator
technology-inhaler-ability = Met Genezen mag je 1 zieke uit quarantaine naar de voorraad terugleggen.
technology-plague_experts = Pestdeskundigen
technology-plague_experts-ability = Toewijzen mag tot 2 gezonden op de kaart zetten; een later Onderzoeken of Genezen mag ze naar de hoofdstad of naar gebouwen sturen.
technology-scholars = Geleerden
technology-scholars-ability = Met Onderzoeken mag je 1 van je mensen uit de hoofdstad naar een gebouw of naar het herstelspoor brengen.
technology-test_laboratory = Proeflaboratorium
technology-test_laboratory-ability = Met Onderzoeken mag je 1 gezonde van het herstelspoor afleggen om 3 zieken in quarantaine te nemen.
technology-conveyor_belt = Lopende band
technology-conveyor_belt-ability = Met Produceren levert het kasteel 2 van zijn grondstof.
technology-hospital_tent = Ziekentent
technology-hospital_tent-ability = Als het Ademhalingstoestel, met een kortere rij.
technology-protective_clothing = Beschermende kleding
technology-protective_clothing-ability = In de pestfase mag je per getroffen wijk 1 zieke naar de voorraad terugleggen.
technology-travel_permit = Reisvergunning
technology-travel_permit-ability = Met Reizen kost het binnengaan van plaatsen met gebouwen van andere spelers 0.
technology-medical_experiments = Medische proeven
technology-medical_experiments-ability = Assistent op de kaart: betaal 3 munten om 2 gezonden uit de voorraad op het herstelspoor te zetten.
technology-quarantine_tent = Quarantainetent
technology-quarantine_tent-ability = 1 quarantainevak meer op de kaart.
technology-quarantine_cabin = Quarantainehut
technology-quarantine_cabin-ability = 2 quarantainevakken meer op de kaart.
technology-tool_cart = Gereedschapskar
technology-tool_cart-ability = Na Bouwen op de kaart: de grondstof van elke plaats waar gebouwd is (hoogstens 2).
technology-improved_containment = Betere indamming
technology-improved_containment-ability = Het kamp blijft in de pestfase en houdt tegen; zet je het waar zieken zijn, dan geneest er meteen 1, de rest gaat in quarantaine.
technology-steel_horseshoes = Stalen hoefijzers
technology-steel_horseshoes-ability = Reizen geeft 4 stappen in plaats van 2.
technology-syringe = Injectiespuit
technology-syringe-ability = Na een actie Genezen die iemand op het herstelspoor bracht: 1 munt.
technology-quarantine_checkpoint = Quarantainepost
technology-quarantine_checkpoint-ability = Waar je bijzondere gebouwen staan, komen geen zieken, niet door een kaart en niet door verspreiding; per plaats mag je ervan afzien.
technology-mobile_workshop = Mobiele werkplaats
technology-mobile_workshop-ability = Kies bij de koop een basisgrondstof; met een gezonde op de kaart levert Produceren er 1 van.
technology-loading_crane = Laadkraan
technology-loading_crane-ability = Het grondstoffenspoor krijgt een 6e vak; met een zieke op het spoor is 4 de grens.
technology-storage_crates = Opslagkisten
technology-storage_crates-ability = Van één soort grondstof tegelijk mag tot 7 worden opgeslagen; met een zieke op het spoor is 4 de grens.
technology-adrenaline_shot = Adrenalinespuit
technology-adrenaline_shot-ability = Assistent op de kaart: herhaal een dit jaar al gebruikt actiepaar.
technology-tuition = Onderricht
technology-tuition-ability = Met Toewijzen geeft mensen naar de hoofdstad sturen 1 munt, hoogstens één keer per actie.
technology-storage_container = Opslagvat
technology-storage_container-ability = Met Produceren: de grondstof van de plaats van de dokter, tenzij die verwoest is.

## Kaarten
pest-pest_01 = Karavaanhandelaars (1)
pest-pest_02 = Karavaanhandelaars (2)
pest-pest_03 = Karavaanhandelaars (3)
pest-pest_04 = Havenhandelaars (4)
pest-pest_05 = Havenhandelaars (5)
pest-pest_06 = Havenhandelaars (6)
pest-pest_07 = Boerendorpen (7)
pest-pest_08 = Bosdorpen (8)
pest-pest_09 = Houthakkerskampen (9)
pest-pest_10 = Bosdorpen (10)
pest-pest_11 = Boerendorpen (11)
pest-pest_12 = Groevedorpen (12)
pest-pest_13 = Groevedorpen (13)
pest-pest_14 = Houthakkerskampen (14)
pest-pest_15 = Boerendorpen (15)
pest-pest_16 = Havenhandelaars (16)
pest-pest_17 = Landhandelaars (17)
pest-pest_18 = Zeehandelaars (18)
support-support_01 = Hulp van de raad (1)
support-support_02 = Hulp van de raad (2)
support-support_03 = Hulp van de raad (3)
support-support_04 = Hulp van de raad (4)
support-support_05 = Hulp van de raad (5)
support-support_06 = Hulp van de raad (6)
support-support_07 = Hulp van de raad (7)
support-support_08 = Hulp van de raad (8)
support-support_09 = Geen hulp (9)
support-support_10 = Geen hulp (10)
decree-decree_01 = Genees het volk; Boerderijen herstellen
decree-decree_02 = Onderdak voor de zieken; Houthakkerskampen herstellen
decree-decree_03 = Oog voor de raad; Groeven heropbouwen
decree-decree_04 = Politieke strijd; Bosschages herstellen
decree-decree_05 = Politieke strijd; Heer van het land
decree-decree_06 = Werkprogramma; Samenwerking
decree-decree_07 = Infrastructuur; Havens heropbouwen
decree-decree_08 = Quarantaineregels; Stadsplanning
decree-decree_09 = Gemeenschapszin; Nederzettingen heropbouwen
decree-decree_10 = Gezanten; Uitvinding
decree-decree_11 = Drang naar vooruitgang; Indammingsregels
decree-decree_12 = Grote voorraad; Quarantainekunde
decree-decree_13 = Bouwkunst; Zwarte wegen herstellen
decree-decree_14 = Drang naar vooruitgang; Net van het rijk
decree-decree_15 = Doelmatige productie; Voorposten
capital-card-capital_1 = hoofdstadkaart 1
capital-card-capital_2 = hoofdstadkaart 2
capital-card-capital_3 = hoofdstadkaart 3
capital-card-capital_4 = hoofdstadkaart 4
capital-card-capital_5 = hoofdstadkaart 5
start-start_1 = startkaart 1
start-start_2 = startkaart 2
start-start_3 = startkaart 3
start-start_4 = startkaart 4
start-start_5 = startkaart 5
reward-reward_01 = één invloed
reward-reward_02 = één invloed
reward-reward_03 = één onderzoek
reward-reward_04 = één onderzoek
reward-reward_05 = één munt
reward-reward_06 = één munt
reward-reward_07 = een basisgrondstof naar keuze
reward-reward_08 = een basisgrondstof naar keuze
reward-reward_09 = één aanzien
reward-reward_10 = één aanzien
reward-reward_11 = één hout
reward-reward_12 = één steen
reward-reward_13 = één voedsel
reward-reward_14 = een bos kruiden

## Vragen
ask-action = { $seat }: welke actie nu?
ask-assign = { $seat }: wie gaat waarheen?
ask-assistant = { $seat }: waar gaat de assistent heen?
ask-bonus = { $seat }: welke bonus van de hoofdstadkaart?
ask-castle = { $seat }: waar staat je kasteel?
ask-coins-food = { $seat }: hoeveel munten in plaats van voedsel?
ask-coins-herbs = { $seat }: hoeveel munten in plaats van kruiden?
ask-coins-stone = { $seat }: hoeveel munten in plaats van steen?
ask-coins-wood = { $seat }: hoeveel munten in plaats van hout?
ask-construct = { $seat }: wat bouw je?
ask-crate = { $seat }: welke grondstof zit in de kist?
ask-cure = { $seat }: wie wordt genezen?
ask-dedicate = { $seat }: welke grondstof maakt de mobiele werkplaats?
ask-doctor = { $seat }: waar begint je dokter?
ask-enter = { $seat }: hoe ga je binnen?
ask-expert = { $seat }: waar gaat de deskundige heen?
ask-improve-construct = { $seat }: de actie verbeteren, of de volle prijs betalen?
ask-improve-produce = { $seat }: de actie verbeteren?
ask-inhale = { $seat }: uit welk vak stuurt de inhalator iemand naar huis?
ask-keep = { $seat }: welke soort mag boven de grens?
ask-leave = { $seat }: het kamp blijft hier; waar gaat de dokter heen?
ask-less = { $seat }: waarvan één minder?
ask-more = { $seat }: waarvan één meer?
ask-name = { $seat }: welke open technologie gaat weg?
ask-produce-less = { $seat }: welke grondstof wordt niet geproduceerd?
ask-produce-more = { $seat }: van welke grondstof één meer?
ask-produce-next = { $seat }: Niet alles past. Welke grondstof nu?
ask-put = { $seat }: waar gaat de zieke heen?
ask-rearrange = { $seat }: Er komen zieken. Verplaats je eerst anderen?
ask-recall = { $seat }: waar gaat de geleerde heen?
ask-repeat = { $seat }: welk vak wordt herhaald?
ask-research = { $seat }: wat onderzoek je?
ask-reward = { $seat }: welke beloning van de hoofdstad?
ask-site = { $seat }: waar wordt het gebouwd?
ask-slot = { $seat }: in welk vak?
ask-spare = { $seat }: waar spaart je kleding iemand?
ask-step = { $seat }: waar gaat de dokter heen?
ask-transfer = { $seat }: naar welk gebouw?
ask-treat = { $seat }: gaat er iemand op een behandelkaart?
ask-waive = { $seat }: waar laat je de zieken binnen?
draw-capital = De hoofdstadkaart wordt getrokken.
draw-decree = Er wordt een decreet getrokken.
draw-marker = Er wordt een plaatsfiche getrokken.
draw-order = De beurtvolgorde wordt geloot.
draw-pest = De pest van het jaar wordt getrokken.
draw-reward = Er wordt een beloning van de hoofdstad neergelegd.
draw-spot = Er wordt een plaats voor een plaatsfiche geloot.
draw-start = Er wordt een startkaart getrokken.
draw-support = De hulp van het jaar wordt getrokken.
draw-technology = Er wordt een technologie getrokken.

## Wat er gebeurt
tell-marked = { $place } toont nu { $resource }.
tell-fell = { $place } is verwoest.
tell-sickened = { $people ->
        [one] Eén zieke komt
       *[other] { $people } zieken komen
    } naar { $place }.
tell-road-sickened = { $people ->
        [one] Eén zieke komt
       *[other] { $people } zieken komen
    } op de weg tussen { $road }.
tell-decreed = Het decreet van tijdperk { $era }: { $decree }.
tell-capital-card = De hoofdstadkaart: { $card }.
tell-reward-laid = Een beloning van de hoofdstad: { $reward }.
tell-opened = { $technology } ligt open.
tell-shuffled = { $technology } gaat terug in de stapel.
tell-seated = { $seat } is de volgende in de beurtvolgorde.
tell-dealt = { $seat } trekt { $card }.
tell-castle = Het kasteel van { $seat } staat in { $place }.
tell-supplied = { $seat } begint met { $goods } en { $research } onderzoek.
tell-doctor = De dokter van { $seat } begint in { $place }.
tell-year = Jaar { $year } begint, met elk { $assistants } assistenten.
tell-pest = De pest komt: { $card }.
tell-support = Hulp is beloofd: { $card }.
tell-camp-returned = Het kamp van { $seat } komt terug uit { $place }.
tell-camp-set = { $seat } zet het kamp in { $place }.
tell-taken = { $seat } neemt { $people ->
        [one] één zieke
       *[other] { $people } zieken
    } uit { $place } op.
tell-road-taken = { $seat } neemt { $people ->
        [one] één zieke
       *[other] { $people } zieken
    } van de weg tussen { $road } op.
tell-received = { $seat } ontvangt { $people ->
        [one] één zieke
       *[other] { $people } zieken
    } in { $place }.
tell-spared = De kleding van { $seat } spaart iemand in { $place }.
tell-shielded = De post van { $seat } houdt { $place } vrij.
tell-waived = { $seat } laat de zieken in { $place } binnen.
tell-kept = { $seat }: { $people ->
        [one] één zieke
       *[other] { $people } zieken
    } naar { $space }.
tell-overflowed = Het kerkhof van { $seat } is vol.
tell-gained = { $seat } krijgt { $goods }.
tell-paid = { $seat } betaalt { $goods }.
tell-cut = { $seat } heeft geen ruimte voor { $goods }.
tell-exchanged = { $seat } geeft { $first } en { $second } voor een munt.
tell-researched = { $seat } krijgt { $research } onderzoek.
tell-research-paid = { $seat } betaalt { $research } onderzoek.
tell-honoured = { $seat } krijgt { $prestige } aanzien.
tell-shamed = { $seat } neemt { $shame } schande.
tell-influenced = { $seat } stijgt in invloed van { $from } naar { $to }.
tell-task = { $seat } bereikt vak { $space } van de taken van tijdperk { $era }.
tell-neutral = { $people ->
        [one] Eén persoon gaat
       *[other] { $people } personen gaan
    } naar het neutrale veld.
tell-turn = { $seat } is aan de beurt.
tell-turns-over = Alle assistenten zijn geplaatst.
tell-placed = { $seat } stuurt een assistent naar { $top } en { $left }.
tell-placed-on-card = { $seat } stuurt een assistent naar { $technology }.
tell-repeated = { $seat } herhaalt { $top } en { $left }.
tell-began = { $seat }: { $action }.
tell-improved = { $seat } verbetert { $action }.
tell-walked = De dokter van { $seat } gaat naar { $place }.
tell-walked-through = De dokter van { $seat } gaat door de hoofdstad naar { $place }.
tell-jumped = De dokter van { $seat } verschijnt in { $place }.
tell-built = { $seat } bouwt { $building } in { $place }.
tell-raised = { $seat } bouwt { $building } in de hoofdstad.
tell-bought = { $seat } koopt { $technology } ({ $slot }).
tell-discarded = { $seat } legt { $technology } af ({ $slot }).
tell-dedicated = De mobiele werkplaats van { $seat } maakt { $resource }.
tell-shifted = { $seat } verplaatst iemand van { $from } naar { $to }.
tell-cured = { $seat } geneest iemand uit { $from }.
tell-released = { $seat } stuurt iemand naar huis uit { $from }.
tell-treated = { $seat }: de persoon op { $card } gaat naar vak { $space }.
tell-recovered = { $seat }: de persoon op { $card } is gezond.
tell-healed = { $people ->
        [one] Eén gezonde komt
       *[other] { $people } gezonden komen
    } op het herstelspoor van { $seat }.
tell-assigned = { $seat } stuurt iemand van { $from } naar { $to }.
tell-reward-taken = { $seat } neemt een beloning van de hoofdstad: { $reward }.
tell-assistants-back = Alle assistenten komen terug.
tell-reordered = De volgende beurtvolgorde: { $order }.
tell-capital-cleared = De hoofdstad wordt leeggemaakt.
tell-ended = Het derde tijdperk is voorbij.

## Wat geweigerd wordt, en wat goed zou zijn
no-action-done = { $action } is gedaan: elk van de twee acties komt één keer.
no-action-elsewhere = { $action } hoort niet bij dit vak: alleen de acties van zijn kolom en rij.
no-answer = Dat is geen antwoord op deze vraag.
no-bought = Eén technologie per actie: { $technology } moet op het volgende Onderzoeken wachten.
no-building-built = { $building } staat er al: kies er een die nog op het bord staat.
no-building-cost = Je hebt niet genoeg grondstoffen en munten voor { $building }.
no-camp-later = Het kamp zou bij het binnengaan niets veranderen: ga binnen, en zet het dan.
no-camp-out = Het kamp is niet op het bord: bouw waar het staat, of wacht tot de pest het naar huis stuurt.
no-camp-ruins = Geen kamp op een verwoeste plaats.
no-camp-unmoved = Het kamp wordt met een stap gezet: zonder stap kan van hier geen plaats worden binnengegaan.
no-capital-built = { $building } staat er al.
no-capital-road = { $place } is van hier niet door de hoofdstad te bereiken: beide hebben er een weg heen nodig.
no-capital-too = Of op de kaart, of in de hoofdstad: { $building } moet op het volgende Bouwen wachten.
no-capital-twice = De hoofdstad wordt één keer per beurt binnengegaan; { $place } moet langs een andere weg worden bereikt.
no-card-assistant = { $technology } neemt geen assistent.
no-card-elsewhere = { $technology } wordt hier niet gebruikt.
no-card-missing = { $technology } ligt niet in je vakken.
no-card-nobody = Er is niemand voor { $technology }.
no-card-used = { $technology } is al gebruikt.
no-castle-solo = Het kasteel gaat naar een gaaf dorp met een startteken.
no-castle-there = Het kasteel gaat naar een gave plaats op je startkaarten.
no-cell-taken = Daar staat een assistent: kies een vrij vak.
no-cell-unused = Dat vak is dit jaar niet gebruikt.
no-coins = Dat aantal munten kan niet: hoogstens de prijs, en minstens wat je grondstoffen niet dekken.
no-crate-coin = In een kist zit hout, steen, voedsel of kruiden.
no-cure-dead = De doden blijven dood: kies een quarantainevak.
no-cure-nobody = Daar is niemand: kies een vak met een zieke.
no-detour = De rechte weg naar { $place } is dezelfde.
no-doctor-there = De dokter begint op een plaats naast het kasteel.
no-draw = Hier trekt het toeval.
no-exchange-full = Op het spoor passen niet meer munten.
no-exchange-goods = Je hebt { $first } en { $second } niet om te geven.
no-exchange-now = Niet nu: ruil in je eigen beurt, tussen de stappen.
no-experiment-pay = Je hebt niet genoeg voor { $technology }.
no-food-place = { $place } kost { $food } voedsel, en er is { $have }: breng voedsel, munten of het kamp.
no-food-road = De weg naar { $place } kost { $food } voedsel, en er is { $have }: breng voedsel of munten.
no-game-over = De partij is afgelopen.
no-healthy = Er is niemand op het herstelspoor.
no-herbs = Het volgende vak kost { $herbs } kruiden.
no-improve-later = Kies eerst het gebouw; de verbetering komt ermee.
no-improve-research = Geen onderzoek om mee te betalen.
no-improve-twice = Eén keer per beurt.
no-jump-card = Zonder de kloonproef springt niemand naar { $place }.
no-jump-first = De sprong naar { $place } zou vóór alles moeten komen.
no-jump-kind = { $place } is geen andere plaats van dezelfde soort.
no-jump-steps = Te weinig stappen om naar { $place } te springen: verbeter eerst het Reizen.
no-keep-kind = Die soort gaat niet boven de grens.
no-kind-not-given = Die soort is niet gegeven.
no-kind-wood-stone = Hout of steen, en alleen zover het te betalen is.
no-leave-first = Het kamp blijft bij de eerste stap achter: kies waar de dokter heen gaat.
no-mask = Zonder het masker blijft niemand achter.
no-not-open = Die technologie ligt niet open.
no-pest-place = Daar staat niets van jou ter discussie.
no-place-twice = { $place } is deze beurt al binnengegaan.
no-put-cemetery = Er is een quarantainevak vrij: het kerkhof komt het laatst.
no-put-full = Bezet: { $space }.
no-put-harmless = De quarantaine en haar kaarten vullen zich vanzelf; hier wordt alleen gekozen wat over is.
no-recovery-room = Het herstelspoor is vol: wijs eerst iemand toe.
no-refresh-twice = Eén keer per actie.
no-repeat-yet = Er is dit jaar nog geen vak gebruikt.
no-research = Het kost { $cost } onderzoek, en je hebt { $have }.
no-reward-closed = Die beloning ligt niet open.
no-road = Van hier leidt geen weg naar { $place }.
no-room-kind = Van hier wordt daar niemand heen gestuurd.
no-room-missing = Zo'n ruimte heb je niet.
no-room-nobody = Kasteel en fabriek nemen niemand op.
no-room-taken = Die ruimte is bezet.
no-shift-cemetery = Niemand wordt naar of van het kerkhof verplaatst.
no-shift-full = Dat vak is vol.
no-shift-idle = Dat zou niets veranderen: mensen verlaten de schadelijke vakken en de kaarten.
no-shift-more = Hoogstens { $most } worden er in een beurt verplaatst.
no-shift-nobody = Daar is niemand.
no-site-away = Bouw waar de dokter of het kamp is.
no-site-destroyed = { $place } is verwoest: daar wordt niets gebouwd.
no-site-full = { $place } heeft geen ruimte meer.
no-site-own = In { $place } staat al een gebouw van jou.
no-slot-occupied = Op de kaart in dat vak is een zieke: verplaats die eerst.
no-steps = Geen stap meer over voor { $place }.
no-such = Zoiets is er niet in deze doos.
no-transfer-nobody = Daar is niemand toegewezen.
no-transfer-room = Geen andere ruimte is leeg.
no-treat = Die kaart neemt nu niemand op.
no-way-back = De weg door de hoofdstad leidt niet terug naar { $place }.

## Waarom een bot zo speelt
pest-reason-task = Taakmarkering aan het eind van de beurt op stap { $step }, +{ $influence } invloed.
pest-reason-influence = +{ $more } invloed tegen het eind van de beurt, naar vak { $space }.
pest-reason-buildings = +{ $more } { $more ->
    [one] gebouw
   *[other] gebouwen
} tegen het eind van de beurt, { $count } in totaal.
pest-reason-cured = +{ $more } gezonden tegen het eind van de beurt, { $track } op het herstelspoor.
pest-reason-technology = { $card }, { $prestige } aanzien waard.
pest-reason-goods = Aan het eind van de beurt heb je { $goods } grondstoffen en { $research } onderzoek.
pest-reason-quarantine = { $people } in quarantaine aan het eind van de beurt, { $free } plaatsen vrij.
pest-reason-agenda = De agenda van het tijdperk zou { $prestige } aanzien geven.
pest-reason-prospect = Verwacht aanzien { $own }; van de sterkste tegenspeler, { $rival }, { $best }.
pest-reason-prospect-alone = Verwacht aanzien { $own }.

# Where a gain comes from
source-support = Hulp
source-produce = Produceren
source-reward = Beloning van de hoofdstad
source-influence = Invloedspoor
source-capital = Hoofdstadkaart
source-other = Je opbrengst
