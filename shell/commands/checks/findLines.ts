import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every line that matches, as `file:line: text`. */
export async function findLines(root: string, files: string[], pattern: RegExp): Promise<string[]> {
  const found = files.map(async (file) => {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    return lines.flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [],
    );
  });
  return (await Promise.all(found)).flat();
}
