import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { openReleases, type Releases, SIGNATURE_FILE, verifyRelease } from './openReleases';
import { releaseKey } from './publishRelease';
import type { ReleaseStorage } from './storage/ReleaseStorage';

/** Matches a version that is safe as the name of a folder. */
const VERSION = /^\w[\w.+-]*$/;

export interface CopySource {
  /** Storage of the manifests and their signatures. */
  storage: Pick<ReleaseStorage, 'read'>;
  /** Reads and verifies the files of that storage. */
  releases: Releases;
  /** File with the keys that are trusted to sign releases. */
  trust: string;
}

/**
 * Copies a release into another storage, unless that storage already has it. Verifies every byte.
 * Leaves out source maps, which no page needs.
 * @throws Error if the release cannot be read or verified; then no part of it was copied
 */
export async function copyRelease(
  [part, version]: [PartName, string],
  { storage, releases, trust }: CopySource,
  copies: ReleaseStorage,
): Promise<void> {
  if (!VERSION.test(version)) throw new Error(`${part} ${version} is no name of a folder.`);
  if (await isWhole(copies, trust, part, version)) return;
  const key = releaseKey(part, version);
  const manifest = await releases.readManifest(part, version);
  const draft = await mkdtemp(path.join(tmpdir(), 'copy-'));
  const write = async (file: string, content: Buffer | undefined) => {
    const target = path.join(draft, file);
    // Each team chooses the file names of its release. They must not lead out of the release's
    // folder.
    if (!target.startsWith(draft + path.sep)) throw new Error(`${key} names the file ${file}.`);
    await mkdir(path.dirname(target), { recursive: true });
    if (content) await writeFile(target, content);
  };
  try {
    for (const file of ['release.json', SIGNATURE_FILE]) {
      await write(file, (await storage.read(`${key}/${file}`))?.bytes);
    }
    await verifyRelease(releases, manifest, write);
    await copies.remove(key);
    await copies.addRelease(key, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** True if a copy is complete and signed by a trusted key. */
async function isWhole(
  copies: ReleaseStorage,
  trust: string,
  part: PartName,
  version: string,
): Promise<boolean> {
  const releases = openReleases(copies, trust);
  try {
    await verifyRelease(releases, await releases.readManifest(part, version));
    return true;
  } catch {
    return false;
  }
}

/** Removes all releases from a storage except one version of each part. */
export async function removeOtherReleases(
  copies: ReleaseStorage,
  kept: Readonly<Record<PartName, string>>,
): Promise<void> {
  const keys = new Set(Object.entries(kept).map((release) => releaseKey(...release)));
  const folders = (await copies.list('')).map(({ key }) => key.split('/').slice(0, 2).join('/'));
  for (const folder of new Set(folders)) if (!keys.has(folder)) await copies.remove(folder);
}
