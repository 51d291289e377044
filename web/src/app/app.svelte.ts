// What every page shares.
import { Connection } from '$/net/connection.svelte';
import { Person } from './person.svelte';
import { Router } from './router.svelte';
import { Settings } from './settings.svelte';

export const router = new Router();
export const settings = new Settings();
export const connection = new Connection();
export const person = new Person(() => connection.changePerson());

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.wake();
});
addEventListener('online', () => connection.wake());
addEventListener('offline', () => connection.disconnect());
