import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tree } from '../projectFiles';
import type { Check } from './Check';

const ENGINE = 'shared-contracts/src/contracts/rendering.ts';
const MOST = 12;

/** Names that a module exports. An export in any form except `{ … }` counts as one name. */
export const exportedNames = (source: string): string[] =>
  [...source.matchAll(/^export (?:(?:type )?\{([^}]*)\}|(.*))/gm)].flatMap(
    ([, names, other = '']) =>
      names === undefined
        ? other
        : names.split(',').flatMap((name) => name.trim().replace(/^type /, '') || []),
  );

const readNames = async ({ root }: Tree) =>
  exportedNames(await readFile(join(root, ENGINE), 'utf8'));

export const engineExports: Check = {
  title: `The rendering engine exports at most ${MOST} names`,
  find: async (tree) => {
    const names = await readNames(tree);
    return names.length > MOST ? [`${ENGINE} exports ${names.length}: ${names.join(', ')}`] : [];
  },
  count: async (tree) => `${(await readNames(tree)).length} exports of the rendering engine`,
};
