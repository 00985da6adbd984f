import { type BoundedCache, createBoundedCache } from '@marketplace/contracts/boundedCache';
import type { ReleaseStore } from './ReleaseStore';

/**
 * Caches the most recently used release files after they were verified, up to a number of bytes. So
 * a popular file is read and hashed only once. A change in the store does not change a cached file.
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
