// The keyboard at a table: what a pointer can do, keys can.
import type { Table } from './table.svelte';

interface Hands {
  table(): Table;
  hint(): unknown;
  log(): void;
  chat(): void;
  escape(): void;
}

export class Keys {
  #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    if (document.querySelector('dialog:modal')) return;
    if (this.#tell(event.key) || this.#act(event)) event.preventDefault();
  }

  /** While something is told, its pace is in the reader's hands. */
  #tell(key: string): boolean {
    const { queue } = this.#hands.table();
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
    const table = this.#hands.table();
    switch (event.key) {
      case 'u':
        void table.undo('step');
        return true;
      case 'r':
        void table.undo('all');
        return true;
      case 'h':
        this.#hands.hint();
        return true;
      case 'l':
        this.#hands.log();
        return true;
      case 't':
        this.#hands.chat();
        return true;
      case 'Escape':
        this.#hands.escape();
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

/** What stands for an answer on the screen, in the order of the page. */
function choices(): HTMLElement[] {
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

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
