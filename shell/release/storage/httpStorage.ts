import { createHash } from 'node:crypto';
import type { ReleaseStorage } from './ReleaseStorage';

/**
 * Path below a shop's address at which its gateway serves whole releases as a folder. Only gateways
 * with test sessions serve it.
 */
export const WHOLE_RELEASES_PATH = '/qa/releases';

const TIME_LIMIT_MS = 5000;

/** Limits for all reads of a storage together. */
export interface ReadLimits {
  bytes: number;
  signal: AbortSignal;
}

/**
 * Read-only releases that an http(s) origin serves as a folder. Each read has a time limit. No
 * redirect is followed.
 * @param limits further limits; by default none
 */
export function httpStorage(origin: string, limits?: ReadLimits): ReleaseStorage {
  const base = origin.replace(/\/$/, '');
  let free = limits?.bytes ?? Number.POSITIVE_INFINITY;
  const refuse = async () => {
    throw new Error(
      `Releases at ${base} can only be read: set RELEASES_URL to a folder or an s3:// address to change them.`,
    );
  };

  async function readBody(body: Response['body']): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body ?? []) {
      free -= chunk.length;
      if (free < 0) throw new Error(`${base} sends more than ${limits?.bytes} bytes.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  return {
    name: base,
    async read(key) {
      const signals = [AbortSignal.timeout(TIME_LIMIT_MS), ...(limits ? [limits.signal] : [])];
      const signal = AbortSignal.any(signals);
      try {
        const reply = await fetch(`${base}/${key}`, { redirect: 'error', signal });
        if (reply.status === 404) return undefined;
        if (!reply.ok) throw new Error(`${base}/${key} answered ${reply.status}.`);
        const bytes = await readBody(reply.body);
        return { bytes, etag: createHash('sha256').update(bytes).digest('hex') };
      } catch (cause) {
        throw explained(base, cause);
      }
    },
    write: refuse,
    // An http(s) origin cannot list its files.
    list: async () => [],
    remove: refuse,
    addRelease: refuse,
  };
}

/** Returns an error that names the origin, because errors of `fetch` say only that it failed. */
function explained(base: string, error: unknown): unknown {
  // The cast is safe, because the code below works even if any of these properties is missing.
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return new Error(`${base} does not answer in time.`);
  if (name !== 'TypeError') return error;
  if (/redirect/.test(cause?.message ?? '')) {
    return new Error(`${base} redirects, and no redirect is followed.`);
  }
  return new Error(`${base} does not answer (${cause?.code ?? cause?.message ?? message}).`);
}
