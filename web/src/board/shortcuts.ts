// Keyboard shortcuts of tables and replays.

/** Whether a key press may be a shortcut: no modifier, no text field, no modal dialog, and not handled yet. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTextField(event.target) && !document.querySelector('dialog:modal');
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Closes something; returns whether it was open. */
type Close = () => boolean;

const closers: Close[] = [];

/** Registers something that Escape closes, until the returned function is called. */
export function closesOnEscape(close: Close): () => void {
  closers.push(close);
  return () => void closers.splice(closers.indexOf(close), 1);
}

/** Closes one open thing, the one registered last; returns whether there was one. */
export function closeOne(): boolean {
  return closers.toReversed().some((close) => close());
}
