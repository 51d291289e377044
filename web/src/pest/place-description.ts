// A place in words: what it is and has, and what choosing it would mean.
import type { Player } from '$/game/module';
import type { PestForecast } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';
import type { PlaceHighlight } from './place-highlights';
import type { Site } from './scene';

/** What is there, apart from its size and resource. */
export function contents(site: Site, players: Player[], doomed: boolean, coming: readonly PestForecast[], limit: number): string[] {
  const name = (seat: number) => players.find((player) => player.seat === seat)?.name ?? `${seat}`;
  return [
    site.destroyed ? t('pest-map-destroyed') : '',
    site.port ? t('pest-map-port') : '',
    site.sick > 0 ? t('pest-map-sick', { count: site.sick }) : '',
    doomed ? t('pest-map-doomed', { people: coming[0]?.people ?? 1 }) : '',
    site.sick > 0 && !doomed ? t('pest-map-sick-limit', { limit }) : '',
    coming.length > 0 ? t('pest-map-risk', { count: coming.filter(({ hit }) => hit.includes(site.id)).length, of: coming.length }) : '',
    ...site.buildings.map(({ seat, kind }) => t('pest-map-building', { building: t(`pest-map-kind-${kind}`), name: name(seat) })),
    ...site.doctors.map((seat) => t('pest-map-doctor', { name: name(seat) })),
    ...site.camps.map((seat) => t('pest-map-camp', { name: name(seat) })),
  ].filter(Boolean);
}

export function kind(site: Site): string {
  return `${t(`pest-map-size-${site.size}`)}, ${texts.name('resource', site.resource)}`;
}

/** What a highlighted place would cost and give. */
export function means(highlight: PlaceHighlight, nameOf: (place: string) => string): string[] {
  const { reach, site } = highlight;
  if (site) return [t('pest-map-site', { influence: site.influence }), ...(site.task ? [t('pest-map-site-task')] : [])];
  if (!reach) return [];
  const over = reach.path.slice(0, -1).map(nameOf);
  return [
    t('pest-map-way', { steps: reach.steps, food: reach.food }),
    reach.coins > 0 ? t('pest-map-way-coins', { coins: reach.coins }) : '',
    over.length > 0 ? t('pest-map-way-over', { places: texts.list(over) }) : '',
    reach.sick > 0 ? t('pest-map-way-sick', { sick: reach.sick }) : '',
    reach.harmful > reach.dead ? t('pest-map-way-harmful', { count: reach.harmful - reach.dead }) : '',
    reach.dead > 0 ? t('pest-map-way-dead', { count: reach.dead }) : '',
    reach.lost > 0 ? t('pest-map-way-lost', { count: reach.lost }) : '',
    reach.gives ? t('pest-map-way-gives', { resource: texts.name('resource', reach.gives) }) : '',
    reach.tasks > 0 ? t('pest-map-way-tasks') : '',
    reach.improve ? t('pest-map-way-improve') : '',
    reach.camp ? t('pest-map-way-camp') : '',
  ].filter(Boolean);
}
