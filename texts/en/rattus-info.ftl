# What pages say of Rattus before a table is opened.

title-rattus = Rattus
front-rattus = Settle medieval Europe while the rats gather. Every class that helps you also exposes you to the plague.
front-rattus-players = 2 to 6 players
front-rattus-time = 45 minutes
front-rattus-boxes = with Pied Piper and Africanus
new-boxes = Game and expansions
new-cards = Class cards in play
rules-rattus-base = Rattus
rules-rattus-pied-piper = Pied Piper
rules-rattus-africanus = Africanus
learn-page = Rattus: your first game
learn-point-rats = Where there are rats you can place cubes: as many as rats. Whoever has the most cubes at the end wins.
learn-point-cards = Class cards give you abilities, but also expose you: their symbol on a rat costs you a cube.
learn-point-plague = At the end of your turn you move the plague. The rats in its new region are revealed.
learn-point-end = When the bag of rats is empty or somebody has all cubes on the map, the plague strikes every region one last time.
learn-begin = Start the guided game
edition-pied_piper = Pied Piper
edition-africanus = Africanus
edition-both = Pied Piper and Africanus
