import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { copyRelease, removeOtherReleases } from '../../release/copyRelease';
import { openStorage } from '../../release/storage/openStorage';
import type { Composition } from '../releases/liveComposition';
import {
  copiesFolder,
  openCopies,
  openKeptReleases,
  type ReleasePlace,
} from '../releases/ReleaseStore';

/**
 * Content of `last-good.json`. A composition is valid only for the store that has its releases, and
 * for the channel that ran it. In files of older gateways, which all channels wrote, no channel is
 * named.
 */
interface LastGood {
  releasesUrl: string;
  channel?: string;
  composition: Composition;
}

type Place = Omit<ReleasePlace, 'releaseTrust'>;

const fileOf = (place: Place) => `${copiesFolder(place)}.json`;

/**
 * Reads the last good composition: the newest composition of this store and channel that started
 * without a problem. Returns `undefined` if none is known.
 */
export async function readLastGood(place: Place): Promise<Composition | undefined> {
  try {
    const { releasesUrl, channel, composition }: LastGood = JSON.parse(
      await readFile(fileOf(place), 'utf8'),
    );
    const isWhole = typeof composition.versions.shell === 'string';
    const isOfPlace = releasesUrl === place.releasesUrl && channel === place.releaseChannel;
    return isWhole && isOfPlace ? composition : undefined;
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
  const { releasesUrl, releaseTrust: trust } = place;
  const copies = openCopies(place);
  const source = { storage: openStorage(releasesUrl), releases: openKeptReleases(place), trust };
  for (const release of Object.entries(composition.versions)) {
    await copyRelease(release, source, copies);
  }
  await writeLastGood(place, composition);
  await removeOtherReleases(copies, composition.versions);
}

/**
 * Replaces `last-good.json` in one step, so that a gateway that starts at the same time reads no
 * half-written file.
 */
async function writeLastGood(place: Place, composition: Composition): Promise<void> {
  const { releasesUrl, releaseChannel: channel } = place;
  const content: LastGood = { releasesUrl, channel, composition };
  await mkdir(place.dataDir, { recursive: true });
  const draft = `${fileOf(place)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
  await rename(draft, fileOf(place));
}
