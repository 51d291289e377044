// The worked examples of the rulebooks end as the ledger says.
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileOf, pagesIn, parse } from '../build/book';
import type { PestView, RattusView } from '../src/protocol';
import pestExamples from '../src/pest/book/examples.json';
import { BOARD, LINES, scoring } from '../src/pest/book/scoring';
import { PACK } from '../src/pest/book/still';
import rattusExamples from '../src/rattus/book/examples.json';

const TEXTS = fileURLToPath(new URL('../../texts', import.meta.url));

const rattus = rattusExamples as unknown as Record<keyof typeof rattusExamples, { view: RattusView }[]>;
const pest = pestExamples as unknown as Record<keyof typeof pestExamples, { view: PestView }[]>;

/** The first and the last table of an example. */
const ends = <View>(steps: { view: View }[]): [View, View] => [steps[0]!.view, steps.at(-1)!.view];
const region = (view: RattusView, id: string) => view.regions.find((one) => one.id === id);
const place = (view: PestView, id: string) => view.places.find((one) => one.id === id);

describe('the worked examples', () => {
  it('are all in the prose, and nothing else is', () => {
    const named = pagesIn(TEXTS)
      .filter((name) => name.startsWith('en/'))
      .flatMap((name) => parse(readFileSync(fileOf(TEXTS, name), 'utf8')).sections.flatMap(({ blocks }) => blocks))
      .flatMap((block) => (block.kind === 'example' ? [block.name] : []));
    expect(named.toSorted()).toEqual([...Object.keys(rattus), ...Object.keys(pest), 'score'].toSorted());
  });
  it('RB-32: three rats empty Gallia', () => {
    const [before, after] = ends(rattus.ravage);
    expect(region(before, 'gallia')?.cubes).toEqual([0, 0, 1, 2]);
    expect(region(before, 'gallia')?.rats).toHaveLength(3);
    expect(region(after, 'gallia')?.cubes).toEqual([0, 0, 0, 0]);
  });
  it('RB-33: three cubes in Gallia or one in Germania', () => {
    expect(rattus.placement.map(({ view }) => [region(view, 'gallia')?.cubes[0], region(view, 'germania')?.cubes[0]])).toEqual([
      [0, 0],
      [3, 0],
      [0, 0],
      [0, 1],
    ]);
  });
  it('RB-47: limits 3 and 4 break out over two cubes and the plague', () => {
    const [, after] = ends(rattus.knight);
    expect(region(after, 'scandia')?.cubes).toEqual([0, 0]);
  });
  it('PP-31: Red places three cubes with the Queen', () => {
    const [before, after] = ends(rattus.queen);
    expect(region(before, 'gallia')?.cubes[0]).toBe(2);
    expect(region(after, 'gallia')?.cubes[0]).toBe(5);
  });
  it('PP-51: two nuns save two of three cubes', () => {
    const [, after] = ends(rattus.nuns);
    expect(region(after, 'germania')?.cubes).toEqual([0, 2]);
  });
  it('AF-26: one region card saves both cubes', () => {
    const [, after] = ends(rattus['region-card']);
    expect(region(after, 'germania')?.cubes[0]).toBe(2);
  });
  it('PE-27: Blessir falls, Terras stands with four', () => {
    const [before, after] = ends(pest.spread);
    expect(place(before, 'blessir')?.sick).toBe(3);
    expect([place(after, 'blessir')?.destroyed, place(after, 'terras')?.sick, place(after, 'meskar')?.sick]).toEqual([true, 4, 2]);
    expect(place(after, 'terras')?.destroyed).toBe(false);
  });
  it('PE-54: three food for the road and two for the city', () => {
    const [before, after] = ends(pest.walk);
    const paid = (view: typeof before) => (view.seats[0]?.food ?? 0) + (view.seats[0]?.coin ?? 0);
    expect(paid(before) - paid(after)).toBe(5);
  });
  it('PE-165: first reward and nothing', () => {
    const [before, after] = ends(pest.duel);
    expect([before.neutral, ...before.seats.map(({ capital }) => capital)]).toEqual([2, 1, 3]);
    expect(after.seats[0]?.prestige).toBe(before.seats[0]?.prestige);
    expect(after.seats[1]?.prestige).toBeGreaterThan(before.seats[1]?.prestige ?? 0);
  });
  it('PE-176: three to one costs two shame', () => {
    const [before, after] = ends(pest.solo);
    expect([before.neutral, before.seats[0]?.capital]).toEqual([3, 1]);
    expect((after.seats[0]?.shame ?? 0) - (before.seats[0]?.shame ?? 0)).toBe(2);
  });
  it('PE-142: the board of the example is worth what the sheet says, 66 in all', () => {
    const built = PACK.buildings.filter(({ id }) => BOARD.buildings.some((one) => one.id === id && one.place !== null));
    const technologies = PACK.technologies.filter(({ id }) => BOARD.slots.includes(id));
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
    const complete = PACK.board.sections.filter((_, at) => built.filter(({ section }) => section === at + 1).length === 3);
    const { wood, stone, food, herbs, coin } = BOARD;
    expect(Object.fromEntries(LINES)).toEqual({
      markers: BOARD.prestige,
      tasks: sum(BOARD.tasks.map((space, era) => sum(PACK.tasks[era]!.prestige.slice(0, space)))),
      recovery: PACK.board.recovery[BOARD.recovered - 1]?.prestige,
      buildings: sum(built.map(({ prestige }) => prestige)),
      sections: sum(complete),
      technologies: sum(technologies.map(({ prestige }) => prestige)),
      influence: PACK.influence.prestige.filter((space) => space <= BOARD.influence).length,
      influence_rank: PACK.influence.bonus[0],
      resources: Math.floor((wood + stone + food + herbs) / 3),
      coins: Math.floor(coin / 2),
      shame: -BOARD.shame,
    });
    expect(sum(LINES.map(([, points]) => points))).toBe(66);
    expect(scoring).toHaveLength(LINES.length + 2);
  });
  it('PE-201: three people come for three herbs', () => {
    const [before, after] = ends(pest.apparatus);
    expect([before.seats[0]?.recovered, after.seats[0]?.recovered]).toEqual([3, 6]);
  });
});
