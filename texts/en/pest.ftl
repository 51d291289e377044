# What Pest says. Each key is the name of a question, an event, a refusal or a thing in the rules; the rule behind a
# sentence is shown next to it. Names of things come into a sentence by their key, `place-blessir` and the like.

game-pest = Pest

## Technologies: name and ability
technology-breathing_apparatus = Breathing Apparatus
technology-breathing_apparatus-ability = A gathered sick person may be put on the card; each Research or Cure action moves it one space right; on the last space it is healthy and joins the recovery track free.
technology-blast_furnace = Blast Furnace
technology-blast_furnace-ability = Building in a village gives 1 more influence.
technology-examination_desk = Examination Desk
technology-examination_desk-ability = Each time an opposing doctor enters a place with your building: 1 coin.
technology-medical_mask = Medical Mask
technology-medical_mask-ability = On entering a place you may leave 1 sick person there. Not on roads.
technology-disinfectant = Disinfectant
technology-disinfectant-ability = Entering a place with an opposing building gives that place's resource, once per place.
technology-cloning_experiment = Cloning Experiment
technology-cloning_experiment-ability = Instead of moving, jump to any place of the same size; counts as 2 moves.
technology-construction_crane = Construction Crane
technology-construction_crane-ability = Building in a town gives 1 more influence.
technology-patient_transporter = Patient Transporter
technology-patient_transporter-ability = One more sick person per place is gathered free (two in all). Not on roads.
technology-inhaler = Inhaler
technology-inhaler-ability = With Cure you may return 1 sick person from quarantine to the supply.
technology-plague_experts = Plague Experts
technology-plague_experts-ability = Assign may put up to 2 healthy people on the card; a later Research or Cure may send them to the capital or to buildings.
technology-scholars = Scholars
technology-scholars-ability = With Research you may move 1 of your people from the capital to a building or to the recovery track.
technology-test_laboratory = Test Laboratory
technology-test_laboratory-ability = With Research you may discard 1 healthy person from the recovery track to take 3 sick people into quarantine.
technology-conveyor_belt = Conveyor Belt
technology-conveyor_belt-ability = With Produce the castle yields 2 of its resource.
technology-hospital_tent = Hospital Tent
technology-hospital_tent-ability = As Breathing Apparatus, with a shorter row.
technology-protective_clothing = Protective Clothing
technology-protective_clothing-ability = In the pest phase you may return 1 sick person per quarter hit to the supply.
technology-travel_permit = Travel Permit
technology-travel_permit-ability = With Move, entering places with other players' buildings costs 0.
technology-medical_experiments = Medical Experiments
technology-medical_experiments-ability = Assistant on the card: pay 3 coins to take 2 healthy people from the supply onto the recovery track.
technology-quarantine_tent = Quarantine Tent
technology-quarantine_tent-ability = 1 more quarantine space on the card.
technology-quarantine_cabin = Quarantine Cabin
technology-quarantine_cabin-ability = 2 more quarantine spaces on the card.
technology-tool_cart = Tool Cart
technology-tool_cart-ability = After Construct on the map: the resource of each place built at (at most 2).
technology-improved_containment = Improved Containment
technology-improved_containment-ability = The camp stays in the pest phase and blocks; placing it where sick people are heals 1 of them at once, the rest go to quarantine.
technology-steel_horseshoes = Steel Horseshoes
technology-steel_horseshoes-ability = Move allows 4 moves instead of 2.
technology-syringe = Syringe
technology-syringe-ability = After a Cure action that brought anyone to the recovery track: gain 1 coin.
technology-quarantine_checkpoint = Quarantine Checkpoint
technology-quarantine_checkpoint-ability = No sick people are placed where your special buildings stand, neither by card nor by spreading; you may waive it per place.
technology-mobile_workshop = Mobile Workshop
technology-mobile_workshop-ability = Choose a basic resource when bought; with a healthy person assigned to the card, Produce yields 1 of it.
technology-loading_crane = Loading Crane
technology-loading_crane-ability = The resource track gets a 6th space; with a sick person on the track 4 is the limit.
technology-storage_crates = Storage Crates
technology-storage_crates-ability = One kind of resource at a time may be stored up to 7; with a sick person on the track 4 is the limit.
technology-adrenaline_shot = Adrenaline Shot
technology-adrenaline_shot-ability = Assistant on the card: repeat an action pair already used this year.
technology-tuition = Tuition
technology-tuition-ability = With Assign, sending people to the capital gives 1 coin, at most once per action.
technology-storage_container = Storage Container
technology-storage_container-ability = With Produce: the resource of the doctor's place, unless destroyed.

## Cards
pest-pest_01 = Caravan Traders (1)
pest-pest_02 = Caravan Traders (2)
pest-pest_03 = Caravan Traders (3)
pest-pest_04 = Port Traders (4)
pest-pest_05 = Port Traders (5)
pest-pest_06 = Port Traders (6)
pest-pest_07 = Farming Villages (7)
pest-pest_08 = Forest Villages (8)
pest-pest_09 = Logging Camps (9)
pest-pest_10 = Forest Villages (10)
pest-pest_11 = Farming Villages (11)
pest-pest_12 = Quarry Villages (12)
pest-pest_13 = Quarry Villages (13)
pest-pest_14 = Logging Camps (14)
pest-pest_15 = Farming Villages (15)
pest-pest_16 = Port Traders (16)
pest-pest_17 = Land Traders (17)
pest-pest_18 = Sea Traders (18)
support-support_01 = Council Aid (1)
support-support_02 = Council Aid (2)
support-support_03 = Council Aid (3)
support-support_04 = Council Aid (4)
support-support_05 = Council Aid (5)
support-support_06 = Council Aid (6)
support-support_07 = Council Aid (7)
support-support_08 = Council Aid (8)
support-support_09 = No Aid (9)
support-support_10 = No Aid (10)
decree-decree_01 = Heal the People; Farm Restoration
decree-decree_02 = Shelter the Sick; Logging Camp Repair
decree-decree_03 = Council Focus; Quarry Reconstruction
decree-decree_04 = Political War; Grove Rehabilitation
decree-decree_05 = Political War; Rural Lord
decree-decree_06 = Employment Program; Collaboration
decree-decree_07 = Infrastructure; Ports Reconstruction
decree-decree_08 = Quarantine Protocols; Urban Planning
decree-decree_09 = Cooperation; Settlement Rebuilding
decree-decree_10 = Emissaries; Invention
decree-decree_11 = Push for Progress; Containment Protocols
decree-decree_12 = Vast Accumulation; Quarantine Expertise
decree-decree_13 = Building Mastery; Black Routes Restoration
decree-decree_14 = Push for Progress; Empire Network
decree-decree_15 = Efficient Production; Outposts
capital-card-capital_1 = capital card 1
capital-card-capital_2 = capital card 2
capital-card-capital_3 = capital card 3
capital-card-capital_4 = capital card 4
capital-card-capital_5 = capital card 5
start-start_1 = start card 1
start-start_2 = start card 2
start-start_3 = start card 3
start-start_4 = start card 4
start-start_5 = start card 5
reward-reward_01 = one influence
reward-reward_02 = one influence
reward-reward_03 = one research
reward-reward_04 = one research
reward-reward_05 = one coin
reward-reward_06 = one coin
reward-reward_07 = a basic resource of your choice
reward-reward_08 = a basic resource of your choice
reward-reward_09 = one prestige
reward-reward_10 = one prestige
reward-reward_11 = one wood
reward-reward_12 = one stone
reward-reward_13 = one food
reward-reward_14 = a bundle of herbs

## Questions
ask-action = { $seat }: which action now?
ask-assign = { $seat }: who goes where?
ask-assistant = { $seat }: where does the assistant go?
ask-bonus = { $seat }: which bonus of the capital card?
ask-castle = { $seat }: where does your castle stand?
ask-coins-food = { $seat }: how many coins in place of food?
ask-coins-herbs = { $seat }: how many coins in place of herbs?
ask-coins-stone = { $seat }: how many coins in place of stone?
ask-coins-wood = { $seat }: how many coins in place of wood?
ask-construct = { $seat }: what do you build?
ask-crate = { $seat }: which resource is in the crate?
ask-cure = { $seat }: who is cured?
ask-dedicate = { $seat }: which resource does the mobile workshop make?
ask-doctor = { $seat }: where does your doctor begin?
ask-enter = { $seat }: how do you enter?
ask-expert = { $seat }: where does the expert go?
ask-improve-construct = { $seat }: improve the action, or pay the full price?
ask-improve-produce = { $seat }: improve the action?
ask-inhale = { $seat }: from which space does the inhaler send somebody home?
ask-keep = { $seat }: which kind may go beyond the limit?
ask-leave = { $seat }: the camp stays here; where does the doctor go?
ask-less = { $seat }: one less of which?
ask-more = { $seat }: one more of which?
ask-name = { $seat }: which open technology goes?
ask-produce-less = { $seat }: which resource is not produced?
ask-produce-more = { $seat }: one more of which resource?
ask-produce-next = { $seat }: Not everything fits. Which resource next?
ask-put = { $seat }: where does the sick person go?
ask-rearrange = { $seat }: Sick people are coming. Move others first?
ask-recall = { $seat }: where does the scholar go?
ask-repeat = { $seat }: which space is repeated?
ask-research = { $seat }: what do you research?
ask-reward = { $seat }: which capital reward?
ask-site = { $seat }: where is it built?
ask-slot = { $seat }: into which slot?
ask-spare = { $seat }: where does your clothing spare one?
ask-step = { $seat }: where does the doctor go?
ask-transfer = { $seat }: to which building?
ask-treat = { $seat }: does somebody go onto a treatment card?
ask-waive = { $seat }: where do you let the sick in?
draw-capital = The capital card is drawn.
draw-decree = A decree is drawn.
draw-marker = A location marker is drawn.
draw-order = The turn order is drawn.
draw-pest = The year's pest is drawn.
draw-reward = A capital reward is laid out.
draw-spot = A place for a location marker is drawn.
draw-start = A start card is drawn.
draw-support = The year's support is drawn.
draw-technology = A technology is drawn.

## What happens
tell-marked = { $place } now shows { $resource }.
tell-fell = { $place } is destroyed.
tell-sickened = { $people ->
        [one] One sick person comes
       *[other] { $people } sick people come
    } to { $place }.
tell-road-sickened = { $people ->
        [one] One sick person comes
       *[other] { $people } sick people come
    } to the road between { $road }.
tell-decreed = The decree of era { $era }: { $decree }.
tell-capital-card = The capital card: { $card }.
tell-reward-laid = A capital reward: { $reward }.
tell-opened = { $technology } lies open.
tell-shuffled = { $technology } goes back into the deck.
tell-seated = { $seat } is next in the turn order.
tell-dealt = { $seat } draws { $card }.
tell-castle = { $seat }'s castle stands in { $place }.
tell-supplied = { $seat } starts with { $goods } and { $research } research.
tell-doctor = { $seat }'s doctor begins in { $place }.
tell-year = Year { $year } begins, with { $assistants } assistants each.
tell-pest = The pest comes: { $card }.
tell-support = Support is promised: { $card }.
tell-camp-returned = { $seat }'s camp comes back from { $place }.
tell-camp-set = { $seat } sets the camp in { $place }.
tell-taken = { $seat } takes { $people ->
        [one] one sick person
       *[other] { $people } sick people
    } from { $place }.
tell-road-taken = { $seat } takes { $people ->
        [one] one sick person
       *[other] { $people } sick people
    } from the road between { $road }.
tell-received = { $seat } takes in { $people ->
        [one] one sick person
       *[other] { $people } sick people
    } at { $place }.
tell-spared = { $seat }'s clothing spares one in { $place }.
tell-shielded = { $seat }'s checkpoint keeps { $place } free.
tell-waived = { $seat } lets the sick into { $place }.
tell-kept = { $seat }: { $people ->
        [one] one sick person
       *[other] { $people } sick people
    } to { $space }.
tell-overflowed = { $seat }'s cemetery is full.
tell-gained = { $seat } gains { $goods }.
tell-paid = { $seat } pays { $goods }.
tell-cut = { $seat } has no room for { $goods }.
tell-exchanged = { $seat } gives { $first } and { $second } for a coin.
tell-researched = { $seat } gains { $research } research.
tell-research-paid = { $seat } pays { $research } research.
tell-honoured = { $seat } gains { $prestige } prestige.
tell-shamed = { $seat } takes { $shame } shame.
tell-influenced = { $seat } rises from { $from } to { $to } in influence.
tell-task = { $seat } reaches space { $space } of era { $era }'s tasks.
tell-neutral = { $people ->
        [one] One person goes
       *[other] { $people } people go
    } to the neutral field.
tell-turn = { $seat }'s turn.
tell-turns-over = All assistants are placed.
tell-placed = { $seat } sends an assistant to { $top } and { $left }.
tell-placed-on-card = { $seat } sends an assistant to { $technology }.
tell-repeated = { $seat } repeats { $top } and { $left }.
tell-began = { $seat }: { $action }.
tell-improved = { $seat } improves { $action }.
tell-walked = { $seat }'s doctor goes to { $place }.
tell-walked-through = { $seat }'s doctor goes through the capital to { $place }.
tell-jumped = { $seat }'s doctor appears in { $place }.
tell-built = { $seat } builds { $building } in { $place }.
tell-raised = { $seat } builds { $building } in the capital.
tell-bought = { $seat } buys { $technology } ({ $slot }).
tell-discarded = { $seat } discards { $technology } ({ $slot }).
tell-dedicated = { $seat }'s mobile workshop makes { $resource }.
tell-shifted = { $seat } moves somebody from { $from } to { $to }.
tell-cured = { $seat } cures somebody from { $from }.
tell-released = { $seat } sends somebody home from { $from }.
tell-treated = { $seat }: the person on { $card } moves to space { $space }.
tell-recovered = { $seat }: the person on { $card } is healthy.
tell-healed = { $people ->
        [one] One healthy person comes
       *[other] { $people } healthy people come
    } to { $seat }'s recovery track.
tell-assigned = { $seat } sends somebody from { $from } to { $to }.
tell-reward-taken = { $seat } takes a capital reward: { $reward }.
tell-assistants-back = All assistants come back.
tell-reordered = The next turn order: { $order }.
tell-capital-cleared = The capital is cleared.
tell-ended = The third era is over.

## What is refused, and what would be right
no-action-done = { $action } is done: each of the two actions comes once.
no-action-elsewhere = { $action } is not of this space: only the actions of its column and row are.
no-answer = That is no answer to this question.
no-bought = One technology an action: { $technology } must wait for the next Research.
no-building-built = { $building } stands already: choose one still on the board.
no-building-cost = You don't have enough resources and coins for { $building }.
no-camp-later = The camp would change nothing on the way in: enter, then set it.
no-camp-out = The camp is not on the board: build where it stands, or wait until the pest sends it home.
no-camp-ruins = No camp on a destroyed place.
no-camp-unmoved = The camp is set with a step: without it no place can be entered from here.
no-capital-built = { $building } stands already.
no-capital-road = { $place } can't be reached through the capital from here: both need a road to it.
no-capital-too = Either on the map or in the capital: { $building } must wait for the next Construct.
no-capital-twice = The capital is entered once a turn; { $place } must be reached by another road.
no-card-assistant = { $technology } takes no assistant.
no-card-elsewhere = { $technology } is not used here.
no-card-missing = { $technology } is not in your slots.
no-card-nobody = Nobody is there for { $technology }.
no-card-used = { $technology } has been used.
no-castle-solo = The castle goes to an intact village with a start sign.
no-castle-there = The castle goes to an intact place on your start cards.
no-cell-taken = An assistant stands there: choose a free space.
no-cell-unused = That space was not used this year.
no-coins = You can't pay that number of coins: pay at most the price, and at least what your resources don't cover.
no-crate-coin = A crate is wood, stone, food or herbs.
no-cure-dead = The dead stay dead: choose a quarantine space.
no-cure-nobody = Nobody is there: choose a space with a sick person.
no-detour = The straight road to { $place } is the same.
no-doctor-there = The doctor begins in a place next to the castle.
no-draw = Chance draws here.
no-exchange-full = The track holds no more coins.
no-exchange-goods = You don't have { $first } and { $second } to give.
no-exchange-now = Not now: exchange in your own turn, between its steps.
no-experiment-pay = You don't have enough to pay for { $technology }.
no-food-place = { $place } takes { $food } food, and there is { $have }: bring food, coins or the camp.
no-food-road = The road to { $place } takes { $food } food, and there is { $have }: bring food or coins.
no-game-over = The game is over.
no-healthy = Nobody is on the recovery track.
no-herbs = The next space takes { $herbs } herbs.
no-improve-later = Choose the building first; the improvement comes with it.
no-improve-research = No research to pay with.
no-improve-twice = Once a turn.
no-jump-card = Without the cloning experiment nobody jumps to { $place }.
no-jump-first = The jump to { $place } would have to come first of all.
no-jump-kind = { $place } is not another place of the same kind.
no-jump-steps = Too few steps to jump to { $place }: improve the Move first.
no-keep-kind = That kind does not go beyond the limit.
no-kind-not-given = That kind was not given.
no-kind-wood-stone = Wood or stone, and only as far as it can be paid.
no-leave-first = The camp stays behind with the first step: choose where the doctor goes.
no-mask = Without the mask nobody is left behind.
no-not-open = That technology does not lie open.
no-pest-place = Nothing of yours there is in question.
no-place-twice = { $place } was entered in this turn.
no-put-cemetery = A quarantine space is free: the cemetery comes last.
no-put-full = { $space } is taken.
no-put-harmless = The quarantine and its cards fill by themselves; here only what is left is chosen.
no-recovery-room = The recovery track is full: assign somebody first.
no-refresh-twice = Once an action.
no-repeat-yet = No space was used this year.
no-research = It costs { $cost } research, and you have { $have }.
no-reward-closed = That reward does not lie open.
no-road = No road leads from here to { $place }.
no-room-kind = Nobody is sent there from here.
no-room-missing = You have no such room.
no-room-nobody = Castle and factory take nobody.
no-room-taken = That room is taken.
no-shift-cemetery = Nobody is moved to or from the cemetery.
no-shift-full = That space is full.
no-shift-idle = That would change nothing: people leave the spaces that do harm, and cards.
no-shift-more = At most { $most } are moved in a turn.
no-shift-nobody = Nobody is there.
no-site-away = Build where the doctor or the camp is.
no-site-destroyed = { $place } is destroyed: nothing is built there.
no-site-full = { $place } has no room left.
no-site-own = { $place } has a building of yours.
no-slot-occupied = A sick person is on the card in that slot: move them off first.
no-steps = No step left for { $place }.
no-such = There is no such thing in this box.
no-transfer-nobody = Nobody is assigned there.
no-transfer-room = No other room is empty.
no-treat = That card takes nobody now.
no-way-back = The way through the capital does not lead back to { $place }.

## Why a bot plays as it does
pest-reason-task = Task marker on step { $step } by the end of the turn, +{ $influence } influence.
pest-reason-influence = +{ $more } influence by the end of the turn, to space { $space }.
pest-reason-buildings = +{ $more } { $more ->
    [one] building
   *[other] buildings
} by the end of the turn, { $count } in all.
pest-reason-cured = +{ $more } healthy by the end of the turn, { $track } on the recovery track.
pest-reason-technology = { $card }, worth { $prestige } prestige.
pest-reason-goods = At the end of the turn you have { $goods } resources and { $research } research.
pest-reason-quarantine = { $people } in quarantine by the end of the turn, { $free } spaces free.
pest-reason-agenda = The era's agenda would give { $prestige } prestige.
pest-reason-prospect = Expected prestige { $own }; the best of the others, { $rival }, { $best }.
pest-reason-prospect-alone = Expected prestige { $own }.

# Where a gain comes from
source-support = Support
source-produce = Produce
source-reward = Capital reward
source-influence = Influence track
source-capital = Capital card
source-other = Your gain
