import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './Check';
import { listFiles } from './listFiles';

const CAST = /[\w)\]}'"`>] as (?!const\b)[\w{[(]/;
const IS_RENAMING =
  /^\s*(import|export)\b|^\s*(type )?[\w$]+ as [\w$]+,?$|\{[^}]*\w+ as \w+[^}]*\} (=|from)/;
const COMMENT = /\/\/|\/\*|^\s*\*/;

/** A comment on the line of the cast or within the two above counts as its reason. */
function findCasts(file: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!CAST.test(line.replace(/\/\/.*$/, '')) || IS_RENAMING.test(line)) return [];
    if (/^\s*(\*|\/\/|\/\*)/.test(line) || isText(line)) return [];
    const hasReason = lines
      .slice(Math.max(0, index - 2), index + 1)
      .some((near) => COMMENT.test(near));
    return hasReason ? [] : [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`];
  });
}

/** The word "as" inside a string or template. */
const isText = (line: string) =>
  !CAST.test(line.replace(/(['"`])(?:\\.|(?!\1).)*\1/g, 'TEXT').replace(/\/\/.*$/, ''));

export const casts: Check = {
  title: 'Every cast has its reason beside it',
  find: async (root) => {
    const files = await listFiles(root);
    const sources = files.filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|journey)\.tsx?$/.test(file),
    );
    const found = sources.map(async (file) =>
      findCasts(file, await readFile(join(root, file), 'utf8')),
    );
    return (await Promise.all(found)).flat();
  },
};
