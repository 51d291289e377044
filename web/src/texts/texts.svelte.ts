// Sentences from the Fluent files, in the language in use. Only that language is loaded, and a game's sentences only
// with the game.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '$/app/settings.svelte';

/** The parts `NAME.PART.ftl` are loaded with `NAME.ftl`, and `GAME-info.ftl` with `web.ftl`: see `web/build/texts.ts`. */
const FILES = import.meta.glob<string>(
  ['../../../texts/*/*.ftl', '!../../../texts/*/*.*.ftl', '!../../../texts/*/*terminal.ftl', '!../../../texts/*/*-info.ftl'],
  { import: 'default' },
);

export type Args = Record<string, FluentVariable>;

export class Texts {
  #bundle = $state.raw(new FluentBundle('en'));
  #language = $state.raw<Language>('en');
  #games = new Set<string>();
  #loaded = new Map<string, FluentResource>();
  /** What was asked for last, be it a language or a game: only that comes to the screen. */
  #wanted: Language = 'en';
  #latest = Promise.resolve();
  #turn = 0;
  /** How components are called that have no name of their own, by kind. */
  #descriptions = new Map<string, (id: string) => string>();

  get language(): Language {
    return this.#language;
  }

  /** Speaks a language from now on; nothing changes on the screen before all of it is here. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    return this.#load();
  }

  /** Brings in what a game says, and what its board does. */
  async learn(...files: string[]): Promise<void> {
    if (files.every((file) => this.#games.has(file))) return this.#latest;
    for (const file of files) this.#games.add(file);
    await this.#load();
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, args?: Args): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern == null) return key;
    // A selector on something that is not there takes its default.
    return this.#bundle.formatPattern(pattern, args ?? {}, []).trim();
  }

  /** The name of a component, such as region `gallia`; or what it shows, if it has no name. */
  name(kind: string, id: string): string {
    return this.has(`${kind}-${id}`) ? this.say(`${kind}-${id}`) : (this.#descriptions.get(kind)?.(id) ?? id);
  }

  /** Describes components of a kind by what they show, such as the face of a rat. */
  describe(kind: string, description: (id: string) => string): void {
    this.#descriptions.set(kind, description);
  }

  /** A list as words: "a, b and c". */
  list(things: readonly string[]): string {
    if (things.length === 0) return this.say('list-none');
    return new Intl.ListFormat(LIST_LOCALE[this.#language]).format(things);
  }

  /** How long ago something was, roughly. */
  ago(time: Date, now: Date = new Date()): string {
    const seconds = (time.getTime() - now.getTime()) / 1000;
    const format = new Intl.RelativeTimeFormat(this.#language, { numeric: 'auto' });
    for (const [unit, length] of UNITS) {
      if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
    }
    return this.say('just-now');
  }

  when(time: Date): string {
    return this.date(time, { dateStyle: 'long', timeStyle: 'short' });
  }

  /** A date as the region of the browser writes it, such as en-GB. */
  date(time: Date, options: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(regionOf(this.#language), options).format(time);
  }

  #load(): Promise<void> {
    this.#latest = this.#bring(this.#wanted, ++this.#turn);
    return this.#latest;
  }

  async #bring(language: Language, turn: number): Promise<void> {
    const names = ['miasma', 'web', ...this.#games];
    const resources = await Promise.all(names.map((name) => this.#resource(language, name)));
    if (turn !== this.#turn) return this.#latest;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource);
    this.#bundle = bundle;
    this.#language = language;
  }

  async #resource(language: Language, name: string): Promise<FluentResource> {
    const key = `../../../texts/${language}/${name}.ftl`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const source = await FILES[key]?.();
    const resource = new FluentResource(source ?? '');
    this.#loaded.set(key, resource);
    return resource;
  }
}

/** British English has no comma before the last "and". */
const LIST_LOCALE: Record<Language, string> = { en: 'en-GB', de: 'de', nl: 'nl' };

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** The one set of texts of this page. */
export const texts = new Texts();

/** A sentence, for templates. */
export function t(key: string, args?: Args): string {
  return texts.say(key, args);
}

/** The first locale of the browser in a language. Where it names no region, English is British: `en` alone would write dates as in the USA. */
export function regionOf(language: string, preferred: readonly string[] = globalThis.navigator?.languages ?? []): string {
  const found = preferred.find((locale) => locale.startsWith(`${language}-`));
  return found ?? (language === 'en' ? 'en-GB' : language);
}
