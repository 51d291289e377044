// Which tables of this browser are guided first games, and what was explained there already.
const key = (table: string) => `miasma.learned.${table}`;

/** The lessons of a guided game that the player knows; null: the game is not guided. */
export function guided(table: string): string[] | null {
  const stored = localStorage.getItem(key(table));
  return stored === null ? null : stored.split(',').filter(Boolean);
}

export function lessonsOf(table: string): string[] {
  return guided(table) ?? [];
}

export function storeLessons(table: string, lessons: readonly string[]): void {
  try {
    localStorage.setItem(key(table), lessons.join(','));
  } catch {
    // Without storage the lesson ends with a reload.
  }
}

/** Ends the guidance: the game goes on without lessons. */
export function endLessons(table: string): void {
  localStorage.removeItem(key(table));
}
