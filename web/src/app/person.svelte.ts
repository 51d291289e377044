// Who sits at this browser. Nobody is asked for an account: a name is enough, once.
import { api } from '$/net/api';
import type { Me } from '$/protocol';

export class Person {
  #me = $state.raw<Me | null>(null);
  /** Whether it is known by now who this is. */
  known = $state(false);

  #changed: () => void;

  /** `changed` is told when this browser becomes somebody else: the socket has to be opened anew then. */
  constructor(changed: () => void) {
    this.#changed = changed;
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
    this.become(await api.callMe(name));
  }

  /** Somebody without a name gets one, so that a first game needs no question. */
  async ensure(name: string): Promise<void> {
    if (!this.known) await this.load();
    if (!this.#me) await this.callMe(name);
  }

  become(me: Me | null): void {
    this.#me = me;
    this.#changed();
  }
}
