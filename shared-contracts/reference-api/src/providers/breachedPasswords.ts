import { createHash } from 'node:crypto';

/**
 * Tells whether a password has leaked.
 * @throws Error without anything of the password, if the service does not reply in time
 */
export type BreachedPasswords = (password: string) => Promise<boolean>;

interface BreachedPasswordsOptions {
  /** E.g. `https://api.pwnedpasswords.com`. */
  origin: string;
  timeoutMs?: number;
}

/** Short, because somebody waits after submitting a form. */
const TIMEOUT_MS = 1500;
const PREFIX_LENGTH = 5;
/** Maximum size of a reply: many times the usual size, which is about 40 KB with padding. */
const MOST_BYTES = 512 * 1024;

/**
 * Asks a service with the range protocol of Pwned Passwords. The service gets only the first five
 * of the forty hex digits of the SHA-1, which hundreds of leaked passwords share. It replies with
 * the other digits of each of these passwords (`suffix:count`). Padding entries with the count 0
 * give all replies the same length.
 */
export const breachedPasswords =
  ({ origin, timeoutMs = TIMEOUT_MS }: BreachedPasswordsOptions): BreachedPasswords =>
  async (password) => {
    // Normalised in the same way as for the comparison at sign-in.
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
