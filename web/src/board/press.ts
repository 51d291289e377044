/** Enter and the space bar choose what has focus, as a click does. */
export function press(event: KeyboardEvent, chosen: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  chosen();
}
