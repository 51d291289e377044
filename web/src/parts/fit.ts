/** Sizes of text, the largest first. */
const SIZES = ['', 'var(--fs-md)', 'var(--fs-sm)', 'var(--fs-xs)'];

/** Attachment: gives an element the largest text with which it fits into its parent, again whenever its text or the space changes. */
export function fit(element: HTMLElement): (() => void) | void {
  const parent = element.parentElement;
  if (!parent) return;
  const apply = () => {
    for (const size of SIZES) {
      element.style.fontSize = size;
      if (element.scrollHeight <= parent.clientHeight) return;
    }
  };
  const text = new MutationObserver(apply);
  text.observe(element, { childList: true, characterData: true, subtree: true });
  const space = new ResizeObserver(apply);
  space.observe(element);
  return () => {
    text.disconnect();
    space.disconnect();
  };
}
