import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';

/** True if the repository of a remote has installed this command as a package. */
const IS_INSTALLED = import.meta.dirname.includes(`${path.sep}node_modules${path.sep}`);

/**
 * Root folder of the repository whose parts are released. npm runs an installed command in that
 * folder.
 */
export const REPOSITORY = IS_INSTALLED ? process.cwd() : path.resolve(import.meta.dirname, '../..');

/**
 * Folder or URL of the releases; an empty variable counts as unset.
 * @throws Error if the command is installed and no variable names a shop
 */
export function releasesLocation(
  { RELEASES_URL, DATA_DIR }: Record<string, string | undefined>,
  isInstalled = IS_INSTALLED,
): string {
  if (isInstalled && !RELEASES_URL && !DATA_DIR) {
    throw new Error(
      'Name the shop: SHOP=<its checkout or data folder>, or RELEASES_URL, API_ORIGIN, RELEASE_KEY and RELEASE_TRUST.',
    );
  }
  if (!RELEASES_URL) {
    return path.join(path.resolve(REPOSITORY, DATA_DIR || '.data'), 'releases');
  }
  return isFolder(RELEASES_URL) ? path.resolve(RELEASES_URL) : RELEASES_URL.replace(/\/+$/, '');
}

/** False if a location of releases is the address of a server or a bucket. */
export const isFolder = (location: string) => !/^(https?|s3):/.test(location);

/**
 * A mistyped name would begin another storage, and nobody would see what goes live there.
 * @throws Error if a variable names a folder that does not exist
 */
export function requireReleasesFolder(
  environment: Record<'RELEASES_URL' | 'DATA_DIR', string | undefined>,
): void {
  const { RELEASES_URL, DATA_DIR } = environment;
  const named = RELEASES_URL ? 'RELEASES_URL' : 'DATA_DIR';
  const folder = RELEASES_URL
    ? releasesLocation(environment)
    : DATA_DIR && path.resolve(REPOSITORY, DATA_DIR);
  if (!folder || !isFolder(folder) || existsSync(folder)) return;
  throw new Error(
    `${named} names the folder ${folder}, which does not exist: correct the name, or create the folder for a shop without releases.`,
  );
}

/** The part with the stories of components, which is never released. */
export const STORIES_PART = 'mf_stories';

/** Folder of a part: `mf_cart_checkout` is in `mf-cart-checkout/`. */
export const packageOf = (part: PartName) =>
  path.join(REPOSITORY, part === STORIES_PART ? 'shell/stories' : part.replaceAll('_', '-'));

/** Parts of this checkout: the folders with a `manifest.ts`, the shell first. */
export function checkoutParts(): PartName[] {
  const folders = readdirSync(REPOSITORY).filter((name) =>
    existsSync(path.join(REPOSITORY, name, 'manifest.ts')),
  );
  const parts = folders.map((name) => name.replaceAll('-', '_')).sort();
  return [...parts.filter((part) => part === 'shell'), ...parts.filter((part) => part !== 'shell')];
}

const IS_NOT_BUILT_IN =
  /(^|\/)(node_modules|dist|docs|testing|e2e|gateway|release|commands)(\/|$)|^(build-kit\/)?stories\/|\.(test|story)\.tsx?$|(^|\/)README\.md$/;

/** Names a build by a hash of its sources, so that unchanged sources are not built again. */
export async function sourceVersion(part: PartName): Promise<string> {
  const folder = packageOf(part);
  const files = [
    ...(await filesBelow(folder)),
    ...(await filesBelow(path.join(REPOSITORY, 'node_modules/@marketplace/contracts/src'))),
    path.join(REPOSITORY, 'package-lock.json'),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(path.relative(REPOSITORY, file)).update(await readFile(file));
  }
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

/** True if a change of the file can change the build. `file` is a path in the part's folder. */
export const isBuiltIn = (file: string) => !IS_NOT_BUILT_IN.test(file);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isBuiltIn(path.relative(folder, file)))
    .sort();
}
