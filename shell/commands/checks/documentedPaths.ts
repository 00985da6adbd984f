import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../projectFiles';
import type { Check } from './Check';

/**
 * A path in backticks, without a placeholder: `release/publish.ts`, `contracts/ui`. A name without
 * a slash counts if it has the extension of a code file: `publish.ts`.
 */
const PATH = /`((?:[\w-][\w.-]*\/)+[\w.-]+|[\w-][\w.-]*\.(?:tsx?|[cm]js))\/?`/g;
/**
 * Beginnings of paths that the check ignores: federated modules, library modules, media types, and
 * paths outside the repository.
 */
const NOT_OURS = /^(mf_\w+|react|application|image|text|DATA_DIR)\//;

/** Finds paths in a document that are not among the known paths. */
export const findUnknownPaths = (document: string, known: ReadonlySet<string>): string[] =>
  [...document.matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !NOT_OURS.test(path) && !known.has(path));

/**
 * Lists every way to name one of the files or folders. The end of a path is enough, also without
 * the file's extension.
 */
export const knownPaths = (files: readonly string[]) => new Set(files.flatMap(endsOf));

/**
 * Lists every way to name a file or one of its folders: for `a/b/c.ts`, the path itself, `b/c.ts`,
 * `b/c`, `a/b` and so on. A `.full.test.ts` may be named without `.full`.
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
    // All files of the project, because a document may name files of another package.
    const files = await listFiles({ root });
    const known = knownPaths(files);
    const documents = files.filter((file) => file.endsWith('.md'));
    const found = await Promise.all(
      documents.map(async (file) =>
        findUnknownPaths(await readFile(join(root, file), 'utf8'), known).map(
          (path) => `${file}: there is no ${path}`,
        ),
      ),
    );
    return found.flat();
  },
};
