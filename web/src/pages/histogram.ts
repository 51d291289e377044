// Scores in a few columns, for the distribution of a day's results.

export interface Column {
  from: number;
  to: number;
  tries: number;
  /** Whether it contains the viewer's score. */
  mine: boolean;
}

/** The minimum width of a column; wider if scores are far apart. */
const WIDTHS = [1, 2, 5, 10, 20, 50];
const MOST = 14;

export function columns(results: readonly { score: number; tries: number }[], mine: number | null): Column[] {
  if (results.length === 0) return [];
  const scores = results.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const width = WIDTHS.find((one) => Math.floor(high / one) - Math.floor(low / one) < MOST) ?? 100;
  const first = Math.floor(low / width);
  return Array.from({ length: Math.floor(high / width) - first + 1 }, (_, at) => {
    const from = (first + at) * width;
    const to = from + width - 1;
    const within = (score: number) => score >= from && score <= to;
    return {
      from,
      to,
      tries: results.filter(({ score }) => within(score)).reduce((sum, { tries }) => sum + tries, 0),
      mine: mine !== null && within(mine),
    };
  });
}
