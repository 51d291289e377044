import type { Pace } from '$/protocol';
import { t } from '$/texts/texts.svelte';

/** How much time there is, in words. */
export function paceWords(pace: Pace): string {
  switch (pace.kind) {
    case 'relaxed':
      return t('pace-relaxed-about');
    case 'live':
      return t('pace-live-about', { turn: Math.round(pace.turn_s / 60), reserve: Math.round(pace.reserve_s / 60) });
    case 'correspondence':
      return t('pace-correspondence-about', { hours: pace.hours });
  }
}
