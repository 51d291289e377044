// The contract for a guided first game: what is explained, when it first comes up, and by which rule.
/** The state of a table as lessons look at it. */
export interface Moment<View = unknown> {
  /** The key of the question, if one is asked, and what may be answered. */
  asked: string | null;
  options: readonly string[];
  view: View;
  over: boolean;
}

export interface Tutorial<View = unknown> {
  /** The lessons, in the order they usually come up. */
  lessons: readonly string[];
  /** The rule behind each lesson. */
  rules: Record<string, string>;
  /** The prefix of its text keys. */
  texts: string;
  /** The width of what is next to the map: a lesson lies in a strip at the foot of the map and covers nothing else. */
  aside: string;
  /** The lessons that fit this moment, the most important first. Lessons about an event are named by its presentation. */
  wanted(moment: Moment<View>): string[];
}
