// The person who uses this browser. An account is not needed: a name is enough, once.
import { api, Refused } from '$/net/api';
import type { Me } from '$/protocol';

/** Where the code of an invitation link is kept until its reader has a name. */
const INVITATION = 'miasma.invitation';

/** The code of the invitation link that was opened in this browser, `#invitation=CODE` after any address of the server. */
function invitation(): string | null {
  const opened = /^#invitation=(.+)$/.exec(location.hash)?.[1];
  try {
    if (opened) localStorage.setItem(INVITATION, decodeURIComponent(opened));
    return localStorage.getItem(INVITATION);
  } catch {
    // Without storage the link works for the page it opened.
    return opened ? decodeURIComponent(opened) : null;
  }
}

/** Names that a guest may keep or replace. */
const GUESTS =
  'Ada Bruno Clara Dario Edith Felix Greta Hugo Ida Jonas Karla Leo Mara Nils Olga Paul Rosa Simon Tilda Viktor Wanda Yara'.split(' ');

/** Where the proposed name is kept, so that it stays the same until a game starts. */
const PROPOSED = 'miasma.proposed-name';

/** A name for somebody who has none yet: always the same in one browser. */
function proposedName(): string {
  const drawn = GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? 'Ada';
  try {
    const kept = localStorage.getItem(PROPOSED) ?? drawn;
    localStorage.setItem(PROPOSED, kept);
    return kept;
  } catch {
    return drawn;
  }
}

export class Person {
  #me = $state.raw<Me | null>(null);
  /** The name that a guest gets without choosing one. */
  readonly proposedName = proposedName();
  /** Whether the server has said who this is. */
  known = $state(false);

  #changed: () => void;

  /** `changed` is called when this browser becomes another person: the socket has to be opened again. */
  constructor(changed: () => void) {
    this.#changed = changed;
    invitation();
  }

  get me(): Me | null {
    return this.#me;
  }

  async load(): Promise<void> {
    try {
      this.#me = await api.me();
    } finally {
      this.known = true;
    }
  }

  async callMe(name: string): Promise<void> {
    this.become(await api.callMe(name, invitation()));
  }

  /** Gives a person without a name one, so that a first game starts without a question. */
  async ensure(): Promise<void> {
    const name = this.proposedName;
    if (!this.known) await this.load();
    if (this.#me) return;
    try {
      await this.callMe(name);
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== 'name_taken') throw error;
      // Somebody has an account of that name.
      await this.callMe(`${name.slice(0, 18)} ${Math.floor(1000 + Math.random() * 9000)}`);
    }
  }

  become(me: Me | null): void {
    this.#me = me;
    this.#changed();
  }
}
