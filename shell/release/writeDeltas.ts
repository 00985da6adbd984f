import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deltaOf } from '@marketplace/contracts/federation/ReleaseManifest';

/**
 * Start of each delta: the header of a skippable Zstandard frame. The dictionary's SHA-256 follows
 * (RFC 9842, section 5).
 */
const DCZ_HEADER = Buffer.from('5e2a4d1820000000', 'hex');
/**
 * Compression level. Higher levels take three times as long and save nothing between similar
 * releases.
 */
const LEVEL = 19;

/** Reads a file of an earlier release by its path; undefined if it was pruned. */
export type ReadEarlier = (file: string) => Promise<Buffer | undefined>;

/**
 * Writes, beside each client file of a new release, its deltas against the same file in earlier
 * releases (decision 035).
 * @param sizes bytes that visitors load for each client file; a delta must be smaller
 * @returns the paths of the deltas inside the release
 */
export async function writeDeltas(
  folder: string,
  sizes: Readonly<Record<string, number>>,
  earlier: readonly ReadEarlier[],
): Promise<string[]> {
  const written = new Set<string>();
  if (earlier.length === 0) return [];
  // Imported on demand, because most commands write no release.
  const zstd = await import('@bokuweb/zstd-wasm');
  await zstd.init();
  for (const [file, size] of Object.entries(sizes)) {
    const content = await readFile(path.join(folder, file));
    for (const readEarlier of earlier) {
      const dictionary = await readEarlier(file).catch(() => undefined);
      if (!dictionary) continue;
      const hash = createHash('sha256').update(dictionary).digest();
      const name = deltaOf(file, hash.toString('hex'));
      // Several earlier releases may contain the same file.
      if (written.has(name)) continue;
      const delta = Buffer.concat([DCZ_HEADER, hash, compress(zstd, content, dictionary)]);
      if (delta.length >= size) continue;
      await writeFile(path.join(folder, name), delta);
      written.add(name);
    }
  }
  return [...written];
}

function compress(
  { createCCtx, compressUsingDict, freeCCtx }: typeof import('@bokuweb/zstd-wasm'),
  content: Buffer,
  dictionary: Buffer,
): Uint8Array {
  const context = createCCtx();
  try {
    return compressUsingDict(context, content, dictionary, LEVEL);
  } finally {
    freeCCtx(context);
  }
}
