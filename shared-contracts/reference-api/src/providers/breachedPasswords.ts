import { createHash } from 'node:crypto';

/**
 * True if a password has leaked.
 * @throws Error if the service does not reply in time; the error contains nothing of the password
 */
export type BreachedPasswords = (password: string) => Promise<boolean>;

interface BreachedPasswordsOptions {
  /** E.g. `https://api.pwnedpasswords.com`. */
  origin: string;
  timeoutMs?: number;
}

/** Somebody waits for it with a form. */
const TIMEOUT_MS = 1500;
const PREFIX_LENGTH = 5;
/** Many times the size of a padded range, which is about 40 KB. */
const MOST_BYTES = 512 * 1024;

/**
 * Queries a service with the range protocol of Pwned Passwords. Sends five of the forty hex digits
 * of the SHA-1, which hundreds of leaked passwords share, and receives the remaining digits of each
 * leaked one (`suffix:count`). Padding entries with the count 0 give all replies the same length.
 */
export const breachedPasswords =
  ({ origin, timeoutMs = TIMEOUT_MS }: BreachedPasswordsOptions): BreachedPasswords =>
  async (password) => {
    // In the form in which passwords are compared.
    const digest = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    const reply = await fetch(`${origin}/range/${digest.slice(0, PREFIX_LENGTH)}`, {
      headers: { 'add-padding': 'true' },
      // A redirect could lead to any host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok || !reply.body) {
      await reply.body?.cancel();
      throw Object.assign(new Error('refused'), { responseCode: reply.status });
    }
    const suffix = digest.slice(PREFIX_LENGTH);
    return (await readLines(reply.body)).some((line) => {
      const [listed, count] = line.trim().split(':');
      return listed?.toUpperCase() === suffix && Number(count) > 0;
    });
  };

async function readLines(body: AsyncIterable<Uint8Array>): Promise<string[]> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Error('the answer has no end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1').split('\n');
}
