import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isIntact } from '@marketplace/contracts/federation/integrityOf';
import {
  isSourceMap,
  type ReleaseManifest,
} from '@marketplace/contracts/federation/ReleaseManifest';
import { verifyManifest } from './signing/signature';
import { readTrustedKeys } from './signing/trustedKeys';
import type { ReleaseStorage } from './storage/ReleaseStorage';

export const SIGNATURE_FILE = 'release.json.sig';

export class ReleaseFileError extends Error {
  override readonly name = 'ReleaseFileError';

  constructor(
    readonly file: string,
    /** 404: not in the store; 502: the store cannot be read, or its content is not trusted. */
    readonly status: 404 | 502,
    cause?: unknown,
  ) {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(status === 404 ? `${file} is not in the store` : `${file} cannot be read${reason}`, {
      cause,
    });
  }
}

/**
 * Thrown if the storage does not answer, so that nothing is known of the file. Another try may
 * succeed.
 */
export class StorageUnavailable extends ReleaseFileError {
  constructor(file: string, cause: unknown) {
    super(file, 502, cause);
  }
}

/** Reads the releases of a storage, and verifies every byte. */
export interface Releases {
  /**
   * @throws ReleaseFileError unless a key that is trusted for the part has signed the manifest;
   * StorageUnavailable if the storage does not answer
   */
  readManifest: (part: string, version: string) => Promise<ReleaseManifest>;
  /**
   * Reads one file of a release, and verifies it against the release's hashes.
   * @throws ReleaseFileError; StorageUnavailable if the storage does not answer
   */
  readFile: (manifest: ReleaseManifest, file: string) => Promise<Buffer>;
}

/**
 * @param trust file of the trusted keys, read for each manifest so that a new key needs no restart
 */
export function openReleases(storage: Pick<ReleaseStorage, 'read'>, trust: string): Releases {
  const find = (file: string) =>
    storage.read(file).catch((cause: unknown) => {
      throw new StorageUnavailable(file, cause);
    });
  async function read(file: string): Promise<Buffer> {
    const stored = await find(file);
    if (!stored) throw new ReleaseFileError(file, 404);
    return stored.bytes;
  }
  return {
    async readManifest(part, version) {
      const file = `${part}/${version}/release.json`;
      const bytes = await read(file);
      const signature = await find(`${part}/${version}/${SIGNATURE_FILE}`);
      try {
        if (!signature) throw new Error('It is not signed.');
        const keys = await readTrustedKeys(trust);
        if (Object.keys(keys).length === 0)
          throw new Error(`RELEASE_TRUST names ${trust}, which does not exist or names no key.`);
        verifyManifest(bytes, signature.bytes, part, keys);
        const manifest: ReleaseManifest = JSON.parse(bytes.toString());
        if (manifest.name !== part || manifest.version !== version)
          throw new Error('It is that of another release.');
        return manifest;
      } catch (cause) {
        throw new ReleaseFileError(file, 502, cause);
      }
    },
    async readFile(manifest, file) {
      const address = `${manifest.name}/${manifest.version}/${file}`;
      const expected = Object.hasOwn(manifest.integrity, file) && manifest.integrity[file];
      if (!expected) throw new ReleaseFileError(address, 404);
      const content = await read(address);
      if (!isIntact(content, expected)) {
        throw new ReleaseFileError(address, 502, new Error('It is not what was released.'));
      }
      return content;
    },
  };
}

/**
 * Opens releases that have local copies. If a copy is missing or was changed, reads the storage.
 */
export function openWithCopies(
  storage: Pick<ReleaseStorage, 'read'>,
  copies: Pick<ReleaseStorage, 'read'>,
  trust: string,
): Releases {
  const stored = openReleases(storage, trust);
  const copied = openReleases(copies, trust);
  return {
    readManifest: (...release) =>
      copied.readManifest(...release).catch(() => stored.readManifest(...release)),
    readFile: (...file) => copied.readFile(...file).catch(() => stored.readFile(...file)),
  };
}

/** Opens the releases of a storage, and one local release that is not stored yet. */
export function openWithDraft(
  storage: ReleaseStorage,
  draft: { key: string; folder: string },
  trust: string,
): Releases {
  const read: ReleaseStorage['read'] = async (name) =>
    name.startsWith(`${draft.key}/`)
      ? {
          bytes: await readFile(path.join(draft.folder, name.slice(draft.key.length + 1))),
          etag: '',
        }
      : storage.read(name);
  return openReleases({ read }, trust);
}

/** Number of files of one release that are read at a time. */
const READS = 16;

/**
 * Reads and verifies all files of a release except source maps, which no page needs.
 * @param onFile receives each file. After a failure, no further file is read.
 * @throws ReleaseFileError that names the first missing or altered file, or the error of `onFile`
 */
export async function verifyRelease(
  { readFile }: Releases,
  manifest: ReleaseManifest,
  onFile?: (file: string, content: Buffer) => Promise<void>,
): Promise<void> {
  const files = Object.keys(manifest.integrity).filter((file) => !isSourceMap(file));
  const failures: unknown[] = [];
  const next = async () => {
    for (let file = files.pop(); file && failures.length === 0; file = files.pop()) {
      const content = await readFile(manifest, file);
      await onFile?.(file, content);
    }
  };
  const note = (failure: unknown) => void failures.push(failure);
  // Waits for all reads even after a failure, so that `onFile` no longer runs when this throws.
  await Promise.all(Array.from({ length: READS }, () => next().catch(note)));
  if (failures.length > 0) throw failures[0];
}
