// An animated WebP from pictures of the screen. The browser encodes each picture; what is left is to put them into one file.
import type { Page } from 'playwright-core';

export interface Still {
  png: Buffer;
  /** How long it is shown. */
  ms: number;
}

interface Size {
  width: number;
  height: number;
}

/** The part of a picture that differs from the one before it, as a WebP of its own. */
interface Patch extends Size {
  x: number;
  y: number;
  webp: string;
}

interface Frame extends Patch {
  ms: number;
}

/** `rest` is the longest that anything stands still in the film, in milliseconds. */
export async function animated(page: Page, stills: Still[], size: Size, rest: number): Promise<Buffer> {
  // A page of its own: that of the game may not read pictures from anywhere else.
  const dark = await page.context().newPage();
  await dark.evaluate(prepare, size);
  const frames: Frame[] = [];
  for (const { png, ms } of stills) {
    const patch = await dark.evaluate(
      (data) => (window as unknown as { patch(data: string): Promise<Patch | null> }).patch(data),
      png.toString('base64'),
    );
    const last = frames.at(-1);
    if (patch) frames.push({ ...patch, ms: Math.min(ms, rest) });
    else if (last) last.ms = Math.min(last.ms + ms, rest);
  }
  await dark.close();
  return mux(frames, size);
}

/** In the browser: a function that compares a picture with the one before it. */
function prepare({ width, height }: Size): void {
  const QUALITY = 0.78;
  const paper = (w: number, h: number) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
    const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    pen.imageSmoothingQuality = 'high';
    return { canvas, pen };
  };
  const sheet = paper(width, height);
  let before: Uint8ClampedArray | null = null;
  const patch = async (data: string): Promise<Patch | null> => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    sheet.pen.drawImage(picture, 0, 0, width, height);
    const now = sheet.pen.getImageData(0, 0, width, height).data;
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let at = 0; at < now.length; at += 4) {
      const differs = !before || [0, 1, 2].some((ink) => Math.abs((now[at + ink] ?? 0) - (before?.[at + ink] ?? 0)) > 5);
      if (!differs) continue;
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    if (right <= left) return null;
    before = now;
    // The format counts places in pairs of pixels.
    [left, top] = [left & ~1, top & ~1];
    const part = paper(right - left, bottom - top);
    part.pen.drawImage(sheet.canvas, -left, -top);
    const blob = await new Promise<Blob | null>((resolve) => part.canvas.toBlob(resolve, 'image/webp', QUALITY));
    const encoded = new Uint8Array(await (blob ?? new Blob()).arrayBuffer());
    let webp = '';
    for (const byte of encoded) webp += String.fromCharCode(byte);
    return { x: left, y: top, width: right - left, height: bottom - top, webp: btoa(webp) };
  };
  Object.assign(window, { patch });
}

/** The container: a head, that it goes round for ever, and a chunk for every frame. */
function mux(frames: Frame[], { width, height }: Size): Buffer {
  const ANIMATED = 0x02;
  const OVERWRITE = 0x02;
  const head = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), three(width - 1), three(height - 1)]);
  const chunks = [chunk('VP8X', head), chunk('ANIM', Buffer.alloc(6))];
  for (const { x, y, width: w, height: h, ms, webp } of frames) {
    const picture = pictureOf(Buffer.from(webp, 'base64'));
    const place = [x / 2, y / 2, w - 1, h - 1, Math.round(ms)].map(three);
    chunks.push(chunk('ANMF', Buffer.concat([...place, Buffer.from([OVERWRITE]), picture])));
  }
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

/** What draws in a WebP of one picture; head and colour profile belong to the file. */
function pictureOf(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const end = at + 8 + file.readUInt32LE(at + 4);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(file.toString('latin1', at, at + 4))) parts.push(file.subarray(at, end), Buffer.alloc(end % 2));
    at = end + (end % 2);
  }
  return Buffer.concat(parts);
}

function chunk(name: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), size, body, Buffer.alloc(body.length % 2)]);
}

function three(number: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(number, 0, 3);
  return bytes;
}
