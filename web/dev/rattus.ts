// A page for looking at the board of Rattus without a server: any step of the packed games, told or at rest.
// /dev/rattus.html?game=base-4p&step=80&theme=dark&narrow&tell
import 'virtual:fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { mount } from 'svelte';
import { texts } from '../src/texts/texts.svelte';
import Page from './Rattus.svelte';

const query = new URLSearchParams(location.search);
if (query.get('theme') === 'dark') document.documentElement.dataset['theme'] = 'dark';
if (query.has('still')) document.documentElement.style.setProperty('--speed', '0');
await texts.speak((query.get('language') ?? 'en') as 'en');
await texts.learn('rattus');
const { game } = await import('../src/rattus');
const steps = await (await fetch(`/dev/records/${query.get('game') ?? 'base-4p'}.json`)).json();
const target = document.getElementById('app');
if (target) mount(Page, { target, props: { game, steps, query } });
