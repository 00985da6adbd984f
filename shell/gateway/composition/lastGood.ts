import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { openReleases, SIGNATURE_FILE, verifyRelease } from '../../release/openReleases';
import { releaseKey } from '../../release/publishRelease';
import { openStorage } from '../../release/storage/openStorage';
import type { ReleaseStorage } from '../../release/storage/ReleaseStorage';
import type { Composition } from '../releases/liveComposition';
import { openCopies, openKeptReleases, type ReleasePlace } from '../releases/ReleaseStore';

/** Content of `last-good.json`. A composition is valid only for the store that has its releases. */
interface LastGood {
  releasesUrl: string;
  composition: Composition;
}

type Place = Pick<ReleasePlace, 'dataDir' | 'releasesUrl'>;

/** Matches a version that is safe as the name of a folder. */
const VERSION = /^\w[\w.+-]*$/;

const fileOf = ({ dataDir }: Pick<Place, 'dataDir'>) => path.join(dataDir, 'last-good.json');

/**
 * Reads the last good composition: the newest composition of this store that started without a
 * problem. Returns `undefined` if none is known.
 */
export async function readLastGood(place: Place): Promise<Composition | undefined> {
  try {
    const { releasesUrl, composition }: LastGood = JSON.parse(
      await readFile(fileOf(place), 'utf8'),
    );
    const isWhole = typeof composition.versions.shell === 'string';
    return isWhole && releasesUrl === place.releasesUrl ? composition : undefined;
  } catch {
    // The file is missing, or a full disk has truncated it. This is no error, because most starts
    // do not need the file.
    return undefined;
  }
}

/**
 * Copies the releases of a composition into the data folder, then writes `last-good.json`. Call it
 * only for a composition that started without a problem. A gateway can start from the copies while
 * the store is unavailable.
 * @throws Error if a release cannot be copied; the last good composition is then unchanged
 */
export async function keepLastGood(place: ReleasePlace, composition: Composition): Promise<void> {
  const copies = openCopies(place.dataDir);
  const releases = Object.entries(composition.versions);
  for (const [part, version] of releases) {
    if (!VERSION.test(version)) throw new Error(`${part} ${version} is no name of a folder.`);
    await keepCopy(place, copies, part, version);
  }
  await writeLastGood(place, composition);
  await removeOthers(copies, new Set(releases.map((release) => releaseKey(...release))));
}

/**
 * Replaces `last-good.json` in one step, so that a gateway that starts at the same time reads no
 * half-written file.
 */
async function writeLastGood(place: Place, composition: Composition): Promise<void> {
  const content: LastGood = { releasesUrl: place.releasesUrl, composition };
  await mkdir(place.dataDir, { recursive: true });
  const draft = `${fileOf(place)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
  await rename(draft, fileOf(place));
}

async function keepCopy(
  place: ReleasePlace,
  copies: ReleaseStorage,
  part: PartName,
  version: string,
): Promise<void> {
  if (await isWhole(copies, place.releaseTrust, part, version)) return;
  const key = releaseKey(part, version);
  const releases = openKeptReleases(place);
  const storage = openStorage(place.releasesUrl);
  const manifest = await releases.readManifest(part, version);
  const draft = await mkdtemp(path.join(tmpdir(), 'last-good-'));
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
    for (const file of Object.keys(manifest.integrity)) {
      await write(file, await releases.readFile(manifest, file));
    }
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

async function removeOthers(copies: ReleaseStorage, kept: ReadonlySet<string>) {
  const folders = (await copies.list('')).map(({ key }) => key.split('/').slice(0, 2).join('/'));
  for (const folder of new Set(folders)) if (!kept.has(folder)) await copies.remove(folder);
}
