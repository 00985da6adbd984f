import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The fields of a package in `package-lock.json` that are read here. */
interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages of `package-lock.json`. The keys are folders, such as `node_modules/sharp`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Copies packages and all that they depend on from `node_modules`. Leaves out packages for other
 * systems, which are not installed.
 * @param target folder that gets a `node_modules`
 */
export async function copyPackages(root: string, names: readonly string[], target: string) {
  // The cast is safe: npm writes this file.
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  for (const folder of foldersOf(lock.packages, names)) {
    const source = join(root, folder);
    if (!existsSync(source)) continue;
    // Nested packages are in the list too.
    const isOwn = (file: string) => !relative(source, file).split('/').includes('node_modules');
    await cp(source, join(target, folder), { recursive: true, dereference: true, filter: isOwn });
  }
}

/** Returns the folders of packages and of all that they depend on, each once. */
export function foldersOf(packages: LockedPackages, names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const folder = findFolder(packages, name, from);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, folder);
  };
  for (const name of names) add(name, '');
  return [...found];
}

/**
 * Finds the package that Node would load: in the `node_modules` of the importing package, else in
 * those of the folders above.
 * @param from folder of the importing package; empty for the project
 */
function findFolder(packages: LockedPackages, name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (packages[folder]) return folder;
  if (!from) return undefined;
  const outer = from.lastIndexOf('node_modules/');
  return findFolder(packages, name, from.slice(0, Math.max(0, outer - 1)));
}
