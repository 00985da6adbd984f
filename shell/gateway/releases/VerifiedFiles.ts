import { type BoundedCache, createBoundedCache } from '@marketplace/contracts/boundedCache';
import type { ReleaseStore } from './ReleaseStore';

/**
 * Keeps the last used files of releases once they were checked, up to a number of bytes: a file that
 * many ask for is read and hashed once. What is kept cannot change in the store any more.
 */
export class VerifiedFiles {
  private readonly kept: BoundedCache<Buffer>;

  constructor(
    private readonly store: Pick<ReleaseStore, 'readFile'>,
    mostBytes: number,
  ) {
    this.kept = createBoundedCache({ capacity: mostBytes, weigh: ({ length }) => length });
  }

  readFile: ReleaseStore['readFile'] = async (manifest, file) => {
    const key = `${manifest.name}/${manifest.version}/${file}`;
    const known = this.kept.get(key);
    if (known) return known;
    const content = await this.store.readFile(manifest, file);
    this.kept.set(key, content);
    return content;
  };
}
