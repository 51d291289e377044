// Catches links to the rules, so that a page can show them next to what it shows already.
import { pathIn } from '$/net/base';

/** An attachment: calls `open` with the address of each link to the rulebook or the ledger that is followed inside the element. */
export function rulesLinks(open: (address: string) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      const path = pathIn(link.pathname);
      if (!/^\/(rules|book)\b/.test(path)) return;
      event.preventDefault();
      open(path + link.hash);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  };
}
