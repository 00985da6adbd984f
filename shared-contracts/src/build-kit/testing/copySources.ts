import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const IS_OURS =
  /^(mf-.*|shell|shared-contracts|package.*\.json|tsconfig\.base\.json|README\.md|\.linguirc\.js|\.(biome|knip)\.json|\.(dependency-cruiser|folder-cycles)\.cjs|\.gitignore)$/;

/**
 * Copies the repository's sources, so that a test may change them, and links the installed
 * libraries.
 * @param folder absolute path; replaced if it exists; the test must remove it
 */
export async function copySources(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of (await readdir(root)).filter((entry) => IS_OURS.test(entry))) {
    await cp(join(root, entry), join(folder, entry), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    });
  }
  await linkLibraries(folder);
}

/** Links the installed libraries, and the copy's own contracts, into a copy of the repository. */
export async function linkLibraries(folder: string): Promise<void> {
  const libraries = join(folder, 'node_modules');
  await mkdir(join(libraries, '@marketplace'), { recursive: true });
  for (const entry of await readdir(join(root, 'node_modules'))) {
    if (entry === '@marketplace') continue;
    await symlink(join(root, 'node_modules', entry), join(libraries, entry));
  }
  await symlink(join(folder, 'shared-contracts'), join(libraries, '@marketplace', 'contracts'));
}
