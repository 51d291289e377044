import type { FromClient, ToClient } from '../src/protocol';

/** A socket that says what the test wants it to. */
export class FakeWire {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  sent: FromClient[] = [];

  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  close(): void {
    this.readyState = 3;
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
}
