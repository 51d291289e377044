# Wat pagina's over Rattus zeggen voordat een tafel geopend is.

title-rattus = Rattus
front-rattus = Bevolk middeleeuws Europa terwijl de ratten zich verzamelen. Elke klasse die je helpt, maakt je ook kwetsbaar voor de pest.
front-rattus-players = 2 tot 6 spelers
front-rattus-time = 45 minuten
front-rattus-boxes = met Rattenvanger en Africanus
new-boxes = Spel en uitbreidingen
new-cards = Klassenkaarten in het spel
rules-rattus-base = Rattus
rules-rattus-pied-piper = Rattenvanger
rules-rattus-africanus = Africanus
learn-page = Rattus: je eerste partij
learn-point-rats = Waar ratten liggen, kun je blokjes plaatsen: zoveel als er ratten zijn. De meeste blokjes aan het eind winnen.
learn-point-cards = Klassenkaarten geven je vaardigheden, maar maken je ook kwetsbaar: hun teken op een rat kost je een blokje.
learn-point-plague = Aan het eind van je beurt verplaats je de pest. De ratten in het nieuwe gebied worden omgedraaid.
learn-point-end = Als de zak met ratten leeg is of iemand alle blokjes op het bord heeft, treft de pest elk gebied een laatste keer.
learn-begin = Start de begeleide partij
edition-pied_piper = Rattenvanger
edition-africanus = Africanus
edition-both = Rattenvanger en Africanus
