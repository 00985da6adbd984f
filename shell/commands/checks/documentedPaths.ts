import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../projectFiles';
import type { Check } from './Check';

/** In code marks, with a slash and no placeholder: `release/publish.ts`, `contracts/ui`. */
const PATH = /`((?:[\w-][\w.-]*\/)+[\w.-]+)\/?`/g;
/** Modules of the federation and of libraries, media types, and places outside the tree. */
const NOT_OURS = /^(mf_\w+|react|application|image|text|DATA_DIR)\//;

/** Paths that a document names and no file or folder ends in, with or without its extension. */
export function findUnknownPaths(document: string, files: readonly string[]): string[] {
  const known = new Set(files.flatMap(endsOf));
  return [...document.matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !NOT_OURS.test(path) && !known.has(path));
}

/**
 * Every way to name a file or one of its folders: `a/b/c.ts` as itself, `b/c.ts`, `b/c`, `a/b`. A test
 * may be named without the size that it runs in.
 */
function endsOf(file: string): string[] {
  const names = file.split('/');
  const paths = [...names.keys()].map((index) => names.slice(0, index + 1).join('/'));
  const ends = [...paths, file.replace(/\.\w+$/, ''), file.replace('.full.test.', '.test.')];
  return ends.flatMap((path) => {
    const parts = path.split('/');
    return [...parts.keys()].map((index) => parts.slice(index).join('/'));
  });
}

export const documentedPaths: Check = {
  title: 'Documents name files and folders that exist',
  find: async ({ root }) => {
    // Files of the whole project: a document may name what another package holds.
    const files = await listFiles({ root });
    const documents = files.filter((file) => file.endsWith('.md'));
    const found = await Promise.all(
      documents.map(async (file) =>
        findUnknownPaths(await readFile(join(root, file), 'utf8'), files).map(
          (path) => `${file}: there is no ${path}`,
        ),
      ),
    );
    return found.flat();
  },
};
