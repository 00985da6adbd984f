import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './Check';
import { findCastLines } from './findCastLines';
import { listFiles } from './listFiles';

const COMMENT = /\/\/|\/\*|^\s*\*/;

export const casts: Check = {
  title: 'Every cast has its reason beside it',
  find: async (root) => {
    const files = await listFiles(root);
    const sources = files.filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|journey)\.tsx?$/.test(file),
    );
    const found = sources.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      return findUnexplained(text, file.endsWith('.tsx')).map((line) => `${file}:${line}`);
    });
    return (await Promise.all(found)).flat();
  },
};

/** Lines of casts with no comment on the line or the three above it. */
export function findUnexplained(text: string, isJsx: boolean): number[] {
  const lines = text.split('\n');
  return findCastLines(text, isJsx).filter(
    (line) => !lines.slice(Math.max(0, line - 4), line).some((near) => COMMENT.test(near)),
  );
}
