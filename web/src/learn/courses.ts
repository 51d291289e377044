// The guided first games: which things are explained, when each first comes up, and by which rule.
import type { Phrase } from '$/protocol';
import { pest } from './pest';
import { rattus } from './rattus';

/** What a course looks at to find what is new. */
export interface Moment {
  /** The event being told. */
  event: Phrase | null;
  /** The key of the question, if one is asked, and what may be answered. */
  asked: string | null;
  options: readonly string[];
  view: unknown;
  over: boolean;
}

export interface Course {
  /** What is explained, in the order it usually comes. */
  lessons: readonly string[];
  rules: Record<string, string>;
  /** Where its sentences begin, "learn-" and the like. */
  texts: string;
  /** What would be worth explaining at this moment, the most important first. */
  wanted(moment: Moment): string[];
}

const COURSES: Record<string, Course> = { rattus, pest };

export function courseOf(game: string): Course | null {
  return COURSES[game] ?? null;
}
