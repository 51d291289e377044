// Lists the npm packages of which something is in the build, for the licences and the bill of materials of a release.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The name of the package a module belongs to: the last one in its path, where packages are nested. */
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//;

/** Writes the list to the file that MIASMA_BUNDLED names, if it names one. */
export function packages(root: string): Plugin {
  const list = process.env['MIASMA_BUNDLED'];
  return {
    name: 'miasma-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      if (!list) return;
      // Fonts are files, not modules, so the declared dependencies count too.
      const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
      const names = new Set(Object.keys(manifest.dependencies));
      for (const file of Object.values(bundle)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const name = PACKAGE.exec(id)?.[1];
          if (name) names.add(name);
        }
      }
      writeFileSync(list, JSON.stringify([...names].sort()));
    },
  };
}
