# The rulebook: everything around its prose, which is in `book/`.

book-page-rattus = Rattus
book-page-rattus-pied-piper = Pied Piper
book-page-rattus-africanus = Africanus
book-page-rattus-cards = Cards of Rattus
book-page-pest = Pest
book-page-pest-cards = Cards of Pest

book-find = Find in the rules
book-found-title = Found
book-found =
    { $count ->
        [0] Nothing contains all these words.
        [one] One passage
       *[other] { $count } passages
    }
# The button after a passage. $count: the number of rules behind it.
book-why =
    { $count ->
        [one] rule
       *[other] rules
    }
# $rules: ids, such as "RB-13, RB-14".
book-why-label = { $rules }
book-ledger-english = The exact rules are kept in English.
book-step-back = Step back
book-step-on = Next step
book-step = Step { $step } of { $steps }
book-example-begin = The table before the example begins. Step through it with the buttons or the arrow keys.
book-example-instead = Back to where it began: another possibility.
book-neutral = Neutral
# $game: "Rattus".
book-gallery-title = All cards of { $game }
book-ledger = The exact rules, one line each
book-read = These are the exact rules, one line each. The rulebook explains them with pictures.
book-read-link = Read the rulebook
book-print = Print this page

book-seat-1 = Red
book-seat-2 = Blue
book-seat-3 = Yellow
book-seat-4 = Green
book-seat-5 = White
book-seat-6 = Purple

book-numbers-players = Players
book-numbers-regions = Regions in play
book-numbers-rats = Rats in the bag
book-numbers-cards = Class cards
# $box: "Pied Piper".
book-class-cards = Class cards: { $box }
book-region-cards = Region cards
# $one and $other: classes.
book-protects = Protects one class card of { $one } or { $other }.
book-protects-any = Protects one class card of any class.

book-technologies = Technologies
book-decrees = Decrees
book-pests = Pest cards
book-supports = Support cards
book-capital-cards = Capital cards
book-capital-buildings = Capital buildings
# $cost: research to pay, $prestige: worth at the end, $slot: "top slot".
book-technology-under = { $cost } research, { $prestige } prestige, { $slot }
# $era: I, II or III.
book-decree-under = Decree of era { $era }
book-decree-imperative = Imperative, { $name }: { $words }
book-decree-agenda = Agenda, { $name }: { $words }
book-pest-strikes = People fall sick in: { $targets }.
book-support-most = Most influence: { $gains }.
book-support-others = All others: { $gains }.
book-support-least = Least influence: { $gains }.
# $rank: 1, 2 or 3; $gains: "2 influence, 3 prestige".
book-capital-rank =
    { $rank ->
        [1] Most people: { $gains }.
        [2] Second: { $gains }.
       *[other] Third: { $gains }.
    }
book-capital-bonus = The first also chooses: { $one }, or { $other }.
book-building-under = Costs { $cost }
book-building-gives = Gives { $gains }.
book-solo-out = Not used in the solo game.
book-score-points = Prestige

## The worked example of the score, line by line
book-scoring-markers = Prestige gained during the game lies in front of you as markers: 14.
book-scoring-tasks = The task tracks: space 3 in era I is worth 2, space 4 in era II 7, and space 4 in era III 10.
book-scoring-recovery = Eight healthy people are on the recovery track, and its eighth space shows 12. People in buildings and in the capital don't count here.
book-scoring-buildings = Four buildings are built on the map: 1, 1, 2 and 3 prestige. The castle gives none.
book-scoring-sections = All three buildings of the first section are built: 2. The second section is not complete.
book-scoring-technologies = The technologies in the three slots give 1, 1 and 3.
book-scoring-influence = With influence 27, six prestige signs of the influence track are passed: 1 each.
book-scoring-influence_rank = Nobody has more influence: 5.
book-scoring-resources = Eight basic resources make two sets of three. Two are left over.
book-scoring-coins = Two coins make one prestige.
book-scoring-shame = Seven shame cost seven.
book-scoring-sum = Together 66.
