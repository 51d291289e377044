# What pages say of Pest before a table is opened.

title-pest = Pest
front-pest = Heal an empire in three eras. Nine pairs of actions, at most four a year, and a quarantine that is always too small.
front-pest-players = 1 to 5 players
front-pest-time = two to three hours
front-pest-boxes = duel and solo
front-pest-alone = Solo or duel
rules-pest = Pest
learn-pest-page = Pest: your first game
learn-pest-point-pest = Every year a pest comes and people fall sick. A place with too many sick people is destroyed. A building, a doctor or a camp protects it.
learn-pest-point-grid = Each turn you put an assistant on your grid and do two actions: one of the column, one of the row.
learn-pest-point-people = Take sick people in, cure them with herbs, and send the healthy to work in your buildings or to the capital.
learn-pest-point-end = After three eras of two years the most prestige wins: for tasks, buildings, healthy people, technologies and influence, minus shame for the dead.
learn-pest-begin = Start the guided game
edition-duel = duel
edition-solo = solo
