import { t } from '$/texts/texts.svelte';

/** Bots have names too: it reads better than "Seat 3". */
export function botName(seat: number): string {
  return t(`bot-name-${seat}`);
}

/** The name of a person as it is shown; a deleted person has none. */
export function shownName(name: string): string {
  return name || t('deleted-person');
}

/** Houses, yards and gates, as streets were known by before they had numbers; alike in every language. */
const HOUSES =
  'Lindenhof Marienburg Rabenstein Kornmarkt Walkmolen Pfauenhof Silbertor Begijnhof Spitalgasse Vismarkt Grauturm Rosenau Ravelin Schwanenstadt Zonnehof Bellevaux Montclair Fontenoy Beaulieu Clairmont Valombre Roncevaux Sansterre Aigremont Hauterive Belfort Campolargo Pontevecchio Montefiore Acquaviva Torrenera Valdoro Santarosa Casalbello Fontebranda Rocchetta Ashbourne Blackfriars Greyfriars Candlewick Cheapside Fenchurch Holloway Larkrise Marshgate Northwold Oxmarket Pilgrimsgate Saltmarsh Stonebridge Thornbury Wickham Altamira Buenavista Castelverde Miraflores Penafiel Torrealba Valdeolmos Kronborg Stenhus Ekeby Lundby Sandvik Vinterhus Krakowiec Zamosc Bialystok Olszyna Sokolow Weisshof Blaustein Eisentor Falkenrain Goldacker Hirschsprung Immenhof Klosterberg Lerchenau Mohnfeld Nesselwang Ochsenfurt Quellenhof Rebstock Steinweg Tannenruh Ulmenhof Vogelsang Wolkenstein Zeughaus Ganzenhoef Heiligland Kattenburg Molenwerf Oudewater Rietveld Sluiswijk Torenzicht Veenhuis Waterpoort'.split(
    ' ',
  );

/** House numbers go up to this, so that two tables hardly ever have the same name. */
const NUMBERS = 300;

/** What a table is called: a house and its number, which follow from the id, so that everybody knows it by the same name. */
export function tableName(id: string): string {
  let sum = 7;
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  // The last bits of the sum depend on the last letters only.
  const mixed = Math.imul(sum ^ (sum >>> 15), 2246822519) >>> 0;
  const house = HOUSES[mixed % HOUSES.length] ?? id;
  return `${house} ${(Math.floor(mixed / HOUSES.length) % NUMBERS) + 1}`;
}
