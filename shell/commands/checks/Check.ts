import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tree } from '../projectFiles';

export interface Check {
  title: string;
  /** Resolves to one line per violation, with the file and the fix. */
  find: (tree: Tree) => Promise<string[]>;
  /** Counts to print even if nothing violates the check. */
  count?: (tree: Tree) => Promise<string>;
}

/** Lists every matching line, as `file:line: text`. */
export async function findLines(
  { root }: Tree,
  files: readonly string[],
  pattern: RegExp,
): Promise<string[]> {
  const found = files.map(async (file) => {
    const lines = (await readFile(join(root, file), 'utf8')).split('\n');
    return lines.flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [],
    );
  });
  return (await Promise.all(found)).flat();
}
