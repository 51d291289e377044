// The keyboard shortcuts of a table.
import { closeOne, isShortcut } from '$/board/shortcuts';
import type { Table } from './table.svelte';

interface Actions {
  table(): Table;
  hint(): unknown;
  log(): void;
  chat(): void;
  /** Shows the list of shortcuts. */
  list(): void;
  escape(): void;
}

export class Keys {
  #actions: Actions;

  constructor(actions: Actions) {
    this.#actions = actions;
  }

  press(event: KeyboardEvent): void {
    if (isShortcut(event) && (this.#controlPlayback(event.key) || this.#act(event))) event.preventDefault();
  }

  /** While a move is shown, keys control its playback. */
  #controlPlayback(key: string): boolean {
    const { queue } = this.#actions.table();
    if (!queue.busy) return false;
    switch (key) {
      case ' ':
        queue.skip();
        return true;
      case 'ArrowRight':
        queue.next();
        return true;
      case 'ArrowLeft':
        queue.togglePause();
        return true;
      default:
        return false;
    }
  }

  #act(event: KeyboardEvent): boolean {
    const table = this.#actions.table();
    switch (event.key) {
      case 'u':
        void table.undo('step');
        return true;
      case 'r':
        void table.undo('all');
        return true;
      case 'h':
        this.#actions.hint();
        return true;
      case 'l':
        this.#actions.log();
        return true;
      case 't':
        this.#actions.chat();
        return true;
      case '?':
        this.#actions.list();
        return true;
      case 'Escape':
        // A key that is held down closes one thing only.
        if (!event.repeat && !closeOne()) this.#actions.escape();
        return true;
      case 'Home':
        return focusChoice(0);
      case 'n':
        return focusChoice(at() + 1);
      case 'p':
        return focusChoice(at() - 1);
      default:
        return /^[1-9]$/.test(event.key) && focusChoice(Number(event.key) - 1);
    }
  }
}

/** The visible elements that stand for an answer, in the order of the page. */
export function choices(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-choice]')].filter((element) => element.getClientRects().length > 0);
}

function at(): number {
  return choices().indexOf(document.activeElement as HTMLElement);
}

function focusChoice(number: number): boolean {
  const all = choices();
  const element = all[(number + all.length) % Math.max(all.length, 1)];
  element?.focus();
  return element !== undefined;
}
