// What a pest card strikes, in words.
import type { PestCard, PestMap, PestTarget } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';
import { named } from './names';

export function targetsOf(card: PestCard | undefined, map: PestMap): string {
  return texts.list(card?.targets.map((target) => said(target, map)) ?? []);
}

function said(target: PestTarget, map: PestMap): string {
  const road = (id: string) => named('on', map.road_colors.find((color) => color.id === id)?.name ?? id);
  if (target.kind === 'roads') return t('pest-map-target-roads', { road: road(target.color) });
  let places = target.size ? t(`pest-map-target-${target.size}`) : t('pest-map-target-any');
  if (target.resource) places = t('pest-map-target-resource', { places, resource: texts.name('resource', target.resource) });
  if (target.port)
    places = t('pest-map-target-port', {
      places,
      sea: named('sea', map.seas.find(({ port }) => port === target.port)?.name ?? target.port),
    });
  if (target.on_road) places = t('pest-map-target-on-road', { places, road: road(target.on_road) });
  return places;
}

export function cardName(id: string, printed?: string): string {
  return texts.has(`pest-${id}`) ? t(`pest-${id}`) : (printed ?? id);
}
