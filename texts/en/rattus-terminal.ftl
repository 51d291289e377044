# What only the terminal says of Rattus. The terminal speaks English, so these have no translation.

## The table
rattus-set-up = Setting up. { $bag } rats in the bag.
rattus-regular = { $seat }'s turn. { $bag } rats in the bag.
rattus-final-round = Final round: { $seat }. { $bag } rats in the bag.
rattus-final-plague = The final plague.
rattus-over = The game is over.
rattus-region = region
rattus-rats = rats
rattus-plague-here = { $region } (plague)
rattus-next-to = { $region } is next to { $regions }.
rattus-supply = supply
rattus-palace = palace
rattus-baker = on the Baker
rattus-hand = region cards
rattus-holds = { $seat } holds: { $cards }.
rattus-display = In the display: { $cards }.
rattus-hand-of = { $seat }'s region cards: { $cards }.
rattus-walls = Walls: { $borders }.
rattus-nuns = Nuns: { $regions }.
rattus-bishops = Bishops: { $regions }.
rattus-caravan = Caravan: { $regions }.
rattus-card = { $card } ({ $class }): { $ability } { $final } { $risk }

## The set-up
set-up-players = How many play? Five and six need the box Africanus.
set-up-boxes = Which boxes?
set-up-cards = How are the { $count } class cards chosen?
set-up-preset = All options at once; other options given with it say what differs

## Reports of `simulate`
report-cards = How the class cards fare
report-cards-taken = taken, %
report-cards-taken-about = pick rate: of the games with the card in play, those in which anybody took it
report-cards-taken-title = Pick rate
report-cards-taken-axis = games in which anybody took it
report-cards-takes = takes a game
report-cards-takes-about = how often it was taken in a game, from the display or from another player
report-cards-takes-title = Takes a game
report-cards-takes-axis = takes in a game
report-cards-won_at_end = won, at end, %
report-cards-won_at_end-about = of those who held it when the game ended, how many won
report-cards-won_at_end-title = Win rate
report-cards-won_at_end-axis = games won by who held it at the end
report-cards-won_ever = won, ever, %
report-cards-won_ever-about = of those who ever held it, how many won
report-cards-won_ever-title = Win rate of all who held it
report-cards-won_ever-axis = games won by who ever held it
report-cards-survived = cubes survived, %
report-cards-survived-about = survival: of the cubes its holder had in a region that was ravaged, those that were left, over all ravages up to the end of the final plague
report-cards-survived-title = Survival
report-cards-survived-axis = cubes of its holder that outlived a ravage
report-cards-sign_losses = lost to its sign
report-cards-sign_losses-about = cubes that the sign of its class on rats cost one holder, from taking the card to losing it or the end
report-cards-sign_losses-title = Losses to its sign
report-cards-sign_losses-axis = cubes lost to its sign
report-cards-turns_held = turns held
report-cards-turns_held-about = turns one holder had with it, the one of taking it included, before it was taken away or the regular game ended
report-cards-turns_held-title = Turns held
report-cards-turns_held-axis = turns held
