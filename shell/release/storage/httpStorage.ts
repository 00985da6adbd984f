import { createHash } from 'node:crypto';
import type { ReleaseStorage } from './ReleaseStorage';

/**
 * Path below the address of a shop at which its gateway serves whole releases as a folder, if it has
 * test sessions.
 */
export const WHOLE_RELEASES_PATH = '/qa/releases';

const TIME_LIMIT_MS = 5000;

/** Read-only releases that an http(s) origin serves as a folder. */
export function httpStorage(origin: string): ReleaseStorage {
  const base = origin.replace(/\/$/, '');
  const refuse = async () => {
    throw new Error(
      `Releases at ${base} can only be read: set RELEASES_URL to a folder or an s3:// address to change them.`,
    );
  };
  return {
    name: base,
    async read(key) {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const reply = await fetch(`${base}/${key}`, { redirect: 'error', signal });
      if (reply.status === 404) return undefined;
      if (!reply.ok) throw new Error(`${base}/${key} answered ${reply.status}.`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      return { bytes, etag: createHash('sha256').update(bytes).digest('hex') };
    },
    write: refuse,
    // An http(s) origin cannot list its files.
    list: async () => [],
    remove: refuse,
    addRelease: refuse,
  };
}
