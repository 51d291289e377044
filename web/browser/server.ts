// The setup of the browser tests: the real server on a data directory of its own, and one browser.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    browser: string;
    data: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'miasma-browser-'));
  const server = await serve(data, '127.0.0.1:0');
  const browser = await launch();
  project.provide('address', server.address);
  project.provide('browser', browser.wsEndpoint());
  project.provide('data', data);
  return async () => {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
}

export interface Running {
  address: string;
  stop(): Promise<void>;
}

/** Starts the server that `cargo build` made and waits until it says where it is. */
export function serve(data: string, listen: string, options: string[] = []): Promise<Running> {
  const child = spawn(binary(), ['serve', '--listen', listen, '--data', data, '--unlimited', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Miasma is at (\S+)/.exec(said)?.[1];
      if (address) resolve({ address, stop: () => end(child) });
    });
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function binary(): string {
  const target = process.env['CARGO_TARGET_DIR'] ?? fileURLToPath(new URL('../../target', import.meta.url));
  // Measurements are of the build that ships.
  const shipped = !!process.env['MIASMA_MEASURE'];
  const path = join(target, shipped ? 'dist' : 'debug', 'miasma');
  if (!existsSync(path)) throw new Error(`${path} is not there: cargo build --package miasma${shipped ? ' --profile dist' : ''}`);
  return path;
}

function launch(): Promise<BrowserServer> {
  const args = ['--disable-background-networking', '--disable-component-update', '--no-first-run', '--force-color-profile=srgb'];
  // A browser as root has no sandbox to go into.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return chromium.launchServer({ executablePath: onPath(['chromium', 'chromium-browser', 'google-chrome']), args });
}

function onPath(names: string[]): string {
  for (const directory of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(directory, name);
      if (existsSync(path)) return path;
    }
  }
  throw new Error('no Chromium on the PATH');
}
