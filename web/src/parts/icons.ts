// The drawings of web/src/icons by name, without their outer element.
const files = import.meta.glob<string>('../icons/*.svg', { query: '?raw', import: 'default', eager: true });

const icons: Record<string, string> = {};
for (const [path, svg] of Object.entries(files)) {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
  icons[name] = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
}

/** The inside of an icon on its 24 grid, for use within another drawing. */
export function drawing(name: string): string {
  return icons[name] ?? '';
}
