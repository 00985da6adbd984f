/** Inserts a text before the last line that equals `mark`. */
export function insertBefore(source: string, mark: string, text: string): string {
  const place = source.lastIndexOf(`\n${mark}\n`);
  if (place < 0) throw new Error(`has no line "${mark}" to insert before.`);
  return `${source.slice(0, place + 1)}${text}${source.slice(place + 1)}`;
}

/** Inserts a line after the last line that begins with `beginning`. */
export function insertAfterLast(source: string, beginning: string, line: string): string {
  const lines = source.split('\n');
  const place = lines.findLastIndex((each) => each.startsWith(beginning));
  if (place < 0) throw new Error(`has no line that begins with "${beginning}".`);
  lines.splice(place + 1, 0, line);
  return lines.join('\n');
}

/** Adds a row to the end of the first table below the first line that begins with `above`. */
export function addRow(source: string, above: string, cells: readonly string[]): string {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.startsWith(above));
  const head = lines.findIndex((line, index) => index >= start && line.startsWith('|'));
  if (start < 0 || head < 0) throw new Error(`has no table at "${above}".`);
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  lines.splice(end, 0, `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

/** Adds named imports from a module, and keeps the existing ones. */
export function addImport(source: string, names: readonly string[], module: string): string {
  const present = new RegExp(`^import \\{([^}]*)\\} from '${module}';$`, 'm').exec(source);
  if (!present) return `import { ${names.join(', ')} } from '${module}';\n${source}`;
  const [line, list = ''] = present;
  const all = new Set([...list.split(',').map((name) => name.trim()), ...names]);
  all.delete('');
  return source.replace(line, () => `import { ${[...all].join(', ')} } from '${module}';`);
}

/**
 * Adds an item to a list between a beginning such as `calls: [` and its end. Inserts it before the
 * first item that sorts after it.
 */
export function insertSorted(source: string, beginning: string, end: string, item: string): string {
  const start = source.indexOf(beginning);
  const stop = source.indexOf(end, start);
  if (start < 0 || stop < 0) throw new Error(`has no list that begins with "${beginning}".`);
  const from = start + beginning.length;
  const items = source
    .slice(from, stop)
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (items.includes(item)) return source;
  const place = items.findIndex((each) => each > item);
  items.splice(place < 0 ? items.length : place, 0, item);
  return `${source.slice(0, from)}\n${items.join(',\n')},\n${source.slice(stop)}`;
}
