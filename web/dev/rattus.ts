// A page for looking at the board of Rattus without a server: any step of the packed games, told or at rest.
// /dev/rattus.html?game=base-4p&step=80&theme=dark&narrow&tell
import 'virtual:fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/controls.css';
import '../src/styles/head.css';
import '../src/styles/popover.css';
import '../src/styles/plates.css';
import { mount } from 'svelte';
import { texts } from '../src/texts/texts.svelte';
import Page from './Rattus.svelte';

const query = new URLSearchParams(location.search);
if (query.get('theme') === 'dark') document.documentElement.dataset['theme'] = 'dark';
if (query.has('still')) document.documentElement.style.setProperty('--speed', '0');
await texts.speak((query.get('language') ?? 'en') as 'en');
await Promise.all([texts.learn('rattus'), texts.learn('rattus-board')]);
const { game } = await import('../src/rattus');
const steps = await (await fetch(`/dev/records/${query.get('game') ?? 'base-4p'}.json`)).json();
// The worst case: three rats and up to six players everywhere.
if (query.has('crowded')) {
  const view = structuredClone(steps[60].view);
  const FULL: Record<string, number[]> = {
    hungaria: [3, 2, 4, 1, 2, 3],
    italia: [2, 1, 1, 3, 1, 1],
    anglia: [0, 3, 1, 0, 2, 2],
    bulgaria: [1, 0, 0, 2, 2, 1],
    libya: [0, 0, 0, 0, 0, 0],
    numidia: [0, 0, 0, 0, 2, 0],
  };
  for (const region of view.regions) {
    region.cubes = FULL[region.id] ?? [1, 1, 1, 1, 1, 1];
    region.rats = [1, 2, 3].map((n) => ({ mark: n + 3 * view.regions.indexOf(region), token: null }));
  }
  for (const [at, seat] of view.seats.entries())
    seat.supply = 20 - view.regions.reduce((sum: number, region: { cubes: number[] }) => sum + region.cubes[at]!, 0);
  view.nuns = ['anglia', 'germania', 'italia'];
  view.bishops = ['germania', 'polonia'];
  view.walls = [
    ['gallia', 'germania'],
    ['polonia', 'tartaria'],
    ['ifriqiya', 'libya'],
  ];
  view.caravan = 'libya';
  view.plague = 'hungaria';
  steps[60] = { ...steps[60], view, question: null };
}
const target = document.getElementById('app');
if (target) mount(Page, { target, props: { game, steps, query } });
