// Keeps the focus in the table: the element of an answer disappears when it is chosen, and the focus would fall to the page.
import { choices } from './keys';

/** The elements that have the focus when nothing else has. */
function isLost(element: Element | null): boolean {
  return element === null || element === document.body || element.id === 'main';
}

/**
 * Moves a lost focus: to the first answer for those who use the keyboard, else to the table. To be called when the question has changed.
 */
export function keepFocus(): void {
  if (!isLost(document.activeElement) || document.querySelector('dialog:modal')) return;
  const [first] = choices();
  const target = usesKeyboard && first ? first : document.getElementById('main');
  target?.focus({ preventScroll: true });
}

let usesKeyboard = false;
globalThis.addEventListener?.('keydown', () => (usesKeyboard = true), { capture: true, passive: true });
globalThis.addEventListener?.('pointerdown', () => (usesKeyboard = false), { capture: true, passive: true });
