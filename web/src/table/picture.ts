// The result of a game as a picture to share.
import { colour, shape } from '$/parts/shapes';

export interface PictureRow {
  seat: number;
  name: string;
  score: string;
  rank: number;
}

const WIDTH = 1200;
const MARGIN = 72;
const LINE = 72;

/** Draws the result as a PNG, in the colours of the page. */
export async function picture(title: string, headline: string, rows: readonly PictureRow[]): Promise<Blob> {
  await document.fonts.ready;
  const height = 300 + rows.length * LINE;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  const text = (words: string, x: number, y: number, font: string, fill: string, align: CanvasTextAlign = 'left') => {
    [context.font, context.fillStyle, context.textAlign] = [font, fill, align];
    context.fillText(words, x, y, WIDTH - 2 * MARGIN);
  };
  context.fillStyle = value('--surface');
  context.fillRect(0, 0, WIDTH, height);
  context.strokeStyle = value('--line-strong');
  context.lineWidth = 2;
  context.strokeRect(24, 24, WIDTH - 48, height - 48);
  const family = value('--font-text');
  text(title, MARGIN, 104, `500 30px ${family}`, value('--text-2'));
  text(headline, MARGIN, 168, `700 46px ${family}`, value('--text'));
  for (const [at, { seat, name, score, rank }] of rows.entries()) {
    const y = 250 + at * LINE;
    context.save();
    context.translate(MARGIN, y - 32);
    context.scale(1.6, 1.6);
    context.fillStyle = value(colour(seat).slice(4, -1));
    context.fill(new Path2D(shape(seat)));
    context.restore();
    text(`${rank}. ${name}`, MARGIN + 64, y, `500 36px ${family}`, value('--text'));
    text(score, WIDTH - MARGIN, y, `700 36px ${family}`, value('--text'), 'right');
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser draws no pictures'))), 'image/png');
  });
}

/** Offers something to be saved as a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
