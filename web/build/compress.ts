// Every file that gains from it is packed once, at build time, so that the server never spends a moment on it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'miasma-compress',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    /** Where the build failed there is nothing to pack, and the fault itself is to be read. */
    closeBundle() {
      const directory = resolve(config.root, config.build.outDir);
      if (existsSync(directory)) pack(directory);
    },
  };
}

function pack(directory: string): void {
  const files = readdirSync(directory, { recursive: true }).map(String);
  for (const name of files.filter((file) => PACKED.has(extname(file)))) {
    const path = join(directory, name);
    const body = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}
