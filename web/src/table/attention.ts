// Gets the attention of a player who is to move: the title of the tab, and a notification or a sound if switched on.
import type { Settings } from '$/app/settings.svelte';
import { t } from '$/texts/texts.svelte';
import type { Table } from './table.svelte';

/** Milliseconds the question must stay the same before the title changes: changing it is expensive for the browser. */
const REST = 300;

let called = 0;

/** To be run as an effect: it follows the question and the settings. */
export function attention(table: Table, settings: Settings): () => void {
  const { scene } = table;
  const mine = table.question !== null;
  const name = scene ? t(`title-${scene.sheet.game}`) : 'Miasma';
  const title = mine ? t('title-your-move', { game: name }) : `${name} · Miasma`;
  const timer = setTimeout(() => {
    if (document.title !== title) document.title = title;
  }, REST);
  if (mine && scene && scene.moved !== called) {
    called = scene.moved;
    if (settings.sound) chime();
    if (document.hidden && settings.notices && 'Notification' in window && Notification.permission === 'granted') {
      const notice = new Notification(t('notice-title', { game: name }), { body: t('notice-body'), tag: table.id, icon: '/icon.svg' });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    }
  }
  return () => clearTimeout(timer);
}

/** Two soft notes, made on the spot. */
function chime(): void {
  const context = new AudioContext();
  for (const [at, pitch] of [523.25, 659.25].entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const start = context.currentTime + at * 0.16;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
  setTimeout(() => void context.close(), 1500);
}
