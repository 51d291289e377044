# Wat pagina's over Pest zeggen voordat een tafel geopend is.

title-pest = Pest
front-pest = Genees een rijk in drie tijdperken. Negen paren acties, hoogstens vier per jaar, en een quarantaine die altijd te klein is.
front-pest-players = 1 tot 5 spelers
front-pest-time = twee tot drie uur
front-pest-boxes = duel en solo
front-pest-alone = Solo of duel
rules-pest = Pest
learn-pest-page = Pest: je eerste partij
learn-pest-point-pest = Elk jaar komt er een pest en worden mensen ziek. Een plaats met te veel zieken wordt verwoest. Een gebouw, een dokter of een kamp beschermt haar.
learn-pest-point-grid = Elke beurt zet je een assistent op je raster en doe je twee acties: één van de kolom, één van de rij.
learn-pest-point-people = Neem zieken op, genees ze met kruiden, en stuur de gezonden naar je gebouwen of naar de hoofdstad.
learn-pest-point-end = Na drie tijdperken van twee jaar wint het meeste aanzien: voor taken, gebouwen, gezonden, technologieën en invloed, min de schande voor de doden.
learn-pest-begin = Start de begeleide partij
edition-duel = duel
edition-solo = solo
