import { texts } from '$/texts/texts.svelte';

/** The name of a road or a sea, or of a road one is on: a pack says it in one language, the texts know those of the box. */
export function named(kind: 'road' | 'on' | 'sea', name: string): string {
  const key = `pest-map-${kind}-${name.toLowerCase().replaceAll(' ', '-')}`;
  return texts.has(key) ? texts.say(key) : name;
}
