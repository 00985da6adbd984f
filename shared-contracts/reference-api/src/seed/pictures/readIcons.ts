import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const NAME_LINE = /^\t\t"([a-z0-9-]+)": \{$/;
const BODY_LINE = /^\t\t\t"body": (".*"),?$/;

/**
 * The SVG bodies of the named drawings of the icon set. Its file has 100 MB: read as a stream, a
 * line at a time, because parsing it whole would take several times that in memory.
 */
export async function readIcons(names: ReadonlySet<string>): Promise<Map<string, string>> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  const found = new Map<string, string>();
  if (names.size === 0) return found;
  const input = createReadStream(file);
  let name = '';
  for await (const line of createInterface({ input })) {
    const start = line.startsWith('\t\t"') ? NAME_LINE.exec(line) : null;
    if (start) name = start[1] ?? '';
    if (!names.has(name) || !line.startsWith('\t\t\t"body"')) continue;
    const body: unknown = JSON.parse(BODY_LINE.exec(line)?.[1] ?? '""');
    if (typeof body === 'string') found.set(name, body);
    if (found.size === names.size) break;
  }
  input.destroy();
  return found;
}
