import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PARTS } from '../release/Registry';
import type { Composition } from './liveComposition';

/** Content of the file: a composition of another store would not be found. */
interface LastGood {
  releasesUrl: string;
  composition: Composition;
}

interface Place {
  dataDir: string;
  releasesUrl: string;
}

const fileOf = ({ dataDir }: Place) => path.join(dataDir, 'last-good.json');

/** The composition that last rendered all its pages; `undefined` where none of this store is known. */
export async function readLastGood(place: Place): Promise<Composition | undefined> {
  try {
    const { releasesUrl, composition }: LastGood = JSON.parse(
      await readFile(fileOf(place), 'utf8'),
    );
    const isWhole = PARTS.every((part) => typeof composition.versions[part] === 'string');
    return isWhole && releasesUrl === place.releasesUrl ? composition : undefined;
  } catch {
    // There is none yet, or a full disk has cut it: a start needs it only where all else fails.
    return undefined;
  }
}

/** Replaces the file in one step: a gateway that starts meanwhile reads the old one or the new one. */
export async function writeLastGood(place: Place, composition: Composition): Promise<void> {
  const content: LastGood = { releasesUrl: place.releasesUrl, composition };
  await mkdir(place.dataDir, { recursive: true });
  const draft = `${fileOf(place)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
  await rename(draft, fileOf(place));
}
