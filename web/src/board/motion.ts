// How pieces come. Lengths of time are those of tokens.css, times the speed that holds.
import type { TransitionConfig } from 'svelte/transition';
import type { Spot } from './spot';

/** 0 for those who want nothing to move. */
export function speed(): number {
  // Read from the style attribute: the computed style would force a layout.
  const value = Number.parseFloat(document.documentElement.style.getPropertyValue('--speed'));
  return Number.isFinite(value) ? value : 1;
}

interface Come {
  /** Asked only when something moves. */
  from?: () => Spot | null;
  to: Spot;
  delay?: number;
}

/** A piece travels straight from where it was kept; without such a place it appears. */
export function come(_: Element, { from: home, to, delay = 0 }: Come): TransitionConfig {
  const k = speed();
  if (k === 0) return { duration: 0 };
  const from = home?.();
  return {
    duration: 420 * k,
    delay: delay * k,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) =>
      from
        ? `transform: translate(${to.x + (from.x - to.x) * u}px, ${to.y + (from.y - to.y) * u}px); opacity: ${Math.min(1, t * 4)}`
        : `transform: translate(${to.x}px, ${to.y - 14 * u}px); opacity: ${t}`,
  };
}

/** A dialog or a token appears. */
export function appear(_: Element): TransitionConfig {
  return { duration: 180 * speed(), css: (t) => `opacity: ${t}` };
}
