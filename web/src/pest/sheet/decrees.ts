// What a decree asks for and what its agenda counts, in words made from what is printed on it.
import type { PestAgenda, PestDecree, PestImperative } from '$/protocol';
import { t, texts } from '$/texts/texts.svelte';

/** The two names on a decree; the texts have them in one line. */
export function decreeNames(id: string, printed?: PestDecree): { agenda: string; imperative: string } {
  const [agenda, imperative] = texts.has(`decree-${id}`) ? t(`decree-${id}`).split('; ') : [];
  return { agenda: agenda ?? printed?.agenda_name ?? id, imperative: imperative ?? printed?.imperative_name ?? '' };
}

export function agendaWords(agenda: PestAgenda): string {
  if (agenda.kind === 'rank') return t('pest-sheet-agenda-rank', { amounts: agenda.amounts.join(', ') });
  const { amount, every, what } = agenda;
  const counted = texts.has(`resource-${what}`) ? t(`resource-${what}`) : t(`pest-sheet-what-${what}`, { count: every });
  return t('pest-sheet-agenda-per', { amount, every, what: counted });
}

export function imperativeWords(imperative: PestImperative): string {
  switch (imperative.kind) {
    case 'technology':
      return t('pest-sheet-imperative-technology');
    case 'road':
      return t('pest-sheet-imperative-road');
    case 'place':
      return t('pest-sheet-imperative-place', { least: imperative.least });
    default:
      return t('pest-sheet-imperative-build', { where: texts.list(sites(imperative)) });
  }
}

function sites({ resource, size, port, on_road, others, beside_own }: Extract<PestImperative, { kind: 'build' }>): string[] {
  return [
    resource && t('pest-sheet-site-resource', { resource: t(`resource-${resource}`) }),
    size && t(`pest-sheet-site-${size}`),
    port && t('pest-sheet-site-port'),
    on_road && t('pest-sheet-site-road', { color: t(`pest-sheet-color-${on_road}`) }),
    others && t('pest-sheet-site-others'),
    beside_own === true && t('pest-sheet-site-next'),
    beside_own === false && t('pest-sheet-site-apart'),
  ].filter((words) => typeof words === 'string');
}
