// Who sits at this browser. Nobody is asked for an account: a name is enough, once.
import { api } from '$/net/api';
import type { Me } from '$/protocol';

export class Person {
  me = $state.raw<Me | null>(null);
  /** Whether it is known by now who this is. */
  known = $state(false);

  async load(): Promise<void> {
    try {
      this.me = await api.me();
    } finally {
      this.known = true;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
}
