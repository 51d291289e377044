// What a phone shows of the map.
import { expect, test } from 'vitest';
import { Camera } from '../../src/pest/camera.svelte';

function phone(): Camera {
  const camera = new Camera();
  Object.assign(camera, { width: 390, height: 300, narrow: true, view: [-8, -14, 1020, 730] });
  return camera;
}

test('a few places far from each other are all in sight', () => {
  const camera = phone();
  const places = [
    { x: 626, y: 172 },
    { x: 918, y: 393 },
    { x: 247, y: 464 },
  ];
  expect(places.every(({ x, y }) => camera.sees(x, y))).toBe(false);
  camera.fit(places);
  expect(places.every(({ x, y }) => camera.sees(x, y))).toBe(true);
});

test('places next to each other do not make the map larger', () => {
  const camera = phone();
  const rest = camera.frame.scale;
  camera.fit([
    { x: 100, y: 100 },
    { x: 120, y: 110 },
  ]);
  expect(camera.frame.scale).toBe(rest);
  expect(camera.sees(100, 100) && camera.sees(120, 110)).toBe(true);
});
