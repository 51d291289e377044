# What the board of Pest says in the browser, beside the sentences of pest.ftl.

## map: the map of Thokaia, answers in words, the steps of a year

## sheet: the player's board, market, capital, score, help
