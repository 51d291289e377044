// The fonts, cut down to the letters our three languages use: the whole first load has to stay small. Letters beyond
// these (a player called Łukasz) come from the packages' full files, which a browser fetches only when it needs them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface Face {
  family: string;
  pack: string;
  weight: number;
  style: 'normal' | 'italic';
  /** All it is ever asked to write, where that is little. */
  only?: string;
}

/** The names on the water are the only slanted words of a table, and the same in every language. */
const SEAS = 'Oceanus Occidentalis Pontus Mare Internum';

const FACES: Face[] = [
  { family: 'Alegreya', pack: 'alegreya', weight: 400, style: 'normal' },
  { family: 'Alegreya', pack: 'alegreya', weight: 400, style: 'italic' },
  { family: 'Alegreya', pack: 'alegreya', weight: 500, style: 'normal' },
  { family: 'Alegreya', pack: 'alegreya', weight: 700, style: 'normal' },
  { family: 'Alegreya Sea', pack: 'alegreya', weight: 400, style: 'italic', only: SEAS },
  { family: 'Alegreya SC', pack: 'alegreya-sc', weight: 700, style: 'normal' },
  { family: 'Alegreya Sans', pack: 'alegreya-sans', weight: 400, style: 'normal' },
  { family: 'Alegreya Sans', pack: 'alegreya-sans', weight: 500, style: 'normal' },
  { family: 'Alegreya Sans', pack: 'alegreya-sans', weight: 700, style: 'normal' },
];

/** What no sentence of ours has. */
const SELDOM = /[#$<=>@[\\\]^`{|}~]/g;
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
const LETTERS = `${ASCII.replace(SELDOM, '')}ÄÖÜäöüßàáçèéêëïóú–—‘’“”„‚…·×−½\u00a0`;
/** Figures are old style by nature. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];
const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const LATIN_EXT = 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';

const ID = 'virtual:fonts.css';

export function fonts(root: string): Plugin {
  const cache = join(root, 'node_modules/.miasma/fonts');
  return {
    name: 'miasma-fonts',
    resolveId: (id) => (id === ID ? join(cache, 'fonts.css') : undefined),
    async load(id) {
      if (id !== join(cache, 'fonts.css')) return;
      mkdirSync(cache, { recursive: true });
      const rules = await Promise.all(FACES.map((face) => rulesOf(face, root, cache)));
      return rules.join('\n');
    },
  };
}

async function rulesOf(face: Face, root: string, cache: string): Promise<string> {
  const file = (subset: string) =>
    join(root, `node_modules/@fontsource/${face.pack}/files/${face.pack}-${subset}-${face.weight}-${face.style}.woff2`);
  if (face.only) return rule(face, await cut(file('latin'), cache, face.only), range(face.only));
  // The rule that comes last wins where ranges overlap, so the small file stands last.
  return [
    rule(face, file('latin-ext'), LATIN_EXT),
    rule(face, file('latin'), LATIN),
    rule(face, await cut(file('latin'), cache), range(LETTERS)),
  ].join('\n');
}

async function cut(file: string, cache: string, letters = LETTERS): Promise<string> {
  const font = readFileSync(file);
  const hash = createHash('sha256').update(font).update(letters).update(FEATURES.join()).digest('hex').slice(0, 16);
  const path = join(cache, `${hash}.woff2`);
  if (!existsSync(path)) {
    writeFileSync(path, await subsetFont(font, letters, { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES }));
  }
  return path;
}

function rule(face: Face, path: string, unicodes: string): string {
  return `@font-face{font-family:"${face.family}";font-style:${face.style};font-weight:${face.weight};font-display:swap;src:url("${path}") format("woff2");unicode-range:${unicodes}}`;
}

/** The letters as CSS ranges. */
function range(letters: string): string {
  const codes = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([a, b]) => (a === b ? `U+${a.toString(16)}` : `U+${a.toString(16)}-${b.toString(16)}`)).join(',');
}
