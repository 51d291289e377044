// Settings of this browser.

export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'light' | 'dark';
/** The factor for all durations in tokens.css and of shown events. */
export type Speed = 0 | 0.5 | 1 | 2;

interface StoredSettings {
  theme: Theme | null;
  language: Language | null;
  speed: Speed;
  sound: boolean;
  notices: boolean;
  askTwice: boolean;
}

const KEY = 'miasma.settings';
const DEFAULTS: StoredSettings = { theme: null, language: null, speed: 1, sound: false, notices: false, askTwice: false };

export class Settings {
  #stored = $state.raw<StoredSettings>(read());
  #dark = $state(matches('(prefers-color-scheme: dark)'));
  #still = $state(matches('(prefers-reduced-motion: reduce)'));

  readonly theme: Theme = $derived(this.#stored.theme ?? (this.#dark ? 'dark' : 'light'));
  /** What was chosen here; null: the system's. */
  readonly chosenTheme: Theme | null = $derived(this.#stored.theme);
  readonly language: Language = $derived(this.#stored.language ?? spoken());
  readonly sound = $derived(this.#stored.sound);
  readonly notices = $derived(this.#stored.notices);
  /** Whether what can't be taken back is asked about first. */
  readonly askTwice = $derived(this.#stored.askTwice);
  readonly chosenSpeed: Speed = $derived(this.#stored.speed);
  /** Whether the system asks for less motion; then nothing moves, whatever is chosen here. */
  readonly isStillBySystem = $derived(this.#still);
  readonly speed: Speed = $derived(this.#still ? 0 : this.#stored.speed);
  /** Whether nothing moves. */
  readonly still = $derived(this.speed === 0);

  constructor() {
    watch('(prefers-color-scheme: dark)', (dark) => (this.#dark = dark));
    watch('(prefers-reduced-motion: reduce)', (still) => (this.#still = still));
    // Two tabs of one browser look alike.
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#stored = read();
    });
  }

  set(changes: Partial<StoredSettings>): void {
    this.#stored = { ...this.#stored, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function read(): StoredSettings {
  try {
    const { still, ...stored } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<StoredSettings> & { still?: boolean };
    // Earlier versions had a checkbox besides the speed "off".
    return { ...DEFAULTS, ...stored, ...(still ? { speed: 0 } : {}) };
  } catch {
    return DEFAULTS;
  }
}

function matches(query: string): boolean {
  return matchMedia(query).matches;
}

function watch(query: string, changed: (now: boolean) => void): void {
  matchMedia(query).addEventListener('change', (event) => changed(event.matches));
}

/** The first of the browser's languages that we speak. */
function spoken(): Language {
  for (const tag of navigator.languages) {
    const language = LANGUAGES.find((known) => known === tag.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return 'en';
}
