// The last things the browser said, for a bug report: kept here, sent only with one.
const LINES = 200;
const lines: string[] = [];

export function keepJournal(): void {
  for (const level of ['error', 'warn'] as const) {
    const usual = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(`${level}: ${words.map(String).join(' ')}`);
      usual(...words);
    };
  }
  addEventListener('error', (event) => note(`error: ${event.message} (${event.filename}:${event.lineno})`));
  addEventListener('unhandledrejection', (event) => note(`rejected: ${String(event.reason)}`));
}

export function journal(): string[] {
  return [...lines];
}

function note(line: string): void {
  lines.push(`${new Date().toISOString()} ${line.slice(0, 500)}`);
  if (lines.length > LINES) lines.shift();
}
