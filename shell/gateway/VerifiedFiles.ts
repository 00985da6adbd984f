import type { ReleaseStore } from './ReleaseStore';

/**
 * Keeps the last used files of releases once they were checked, up to a number of bytes: a file that
 * many ask for is read and hashed once. What is kept cannot change in the store any more.
 */
export class VerifiedFiles {
  /** The least recently used first. */
  private readonly kept = new Map<string, Buffer>();
  private bytes = 0;

  constructor(
    private readonly store: Pick<ReleaseStore, 'readFile'>,
    private readonly mostBytes: number,
  ) {}

  readFile: ReleaseStore['readFile'] = async (manifest, file) => {
    const key = `${manifest.name}/${manifest.version}/${file}`;
    const known = this.kept.get(key);
    const content = known ?? (await this.store.readFile(manifest, file));
    this.keep(key, content);
    return content;
  };

  private keep(key: string, content: Buffer): void {
    this.bytes += content.length - (this.kept.get(key)?.length ?? 0);
    this.kept.delete(key);
    this.kept.set(key, content);
    for (const [oldest, { length }] of this.kept) {
      if (this.bytes <= this.mostBytes) return;
      this.kept.delete(oldest);
      this.bytes -= length;
    }
  }
}
