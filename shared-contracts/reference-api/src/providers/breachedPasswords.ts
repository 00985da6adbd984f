import { createHash } from 'node:crypto';

/**
 * Tells whether a password has leaked.
 * @throws Error if the service does not reply in time; the error reveals nothing about the password
 */
export type BreachedPasswords = (password: string) => Promise<boolean>;

interface BreachedPasswordsOptions {
  /** E.g. `https://api.pwnedpasswords.com`. */
  origin: string;
  timeoutMs?: number;
}

/** Timeout of a request; short, because a person who has submitted a form waits for it. */
const TIMEOUT_MS = 1500;
const PREFIX_LENGTH = 5;
/** Maximum size of a reply in bytes. Usual replies have about 40 KB, including the padding. */
const MOST_BYTES = 512 * 1024;

/**
 * Queries a service with the range protocol of Pwned Passwords. Sends only the first five of the
 * forty hex digits of the password's SHA-1. The reply lists the remaining digits of all leaked
 * hashes that begin with these five, usually hundreds (`suffix:count`). The reply is padded with
 * entries whose count is 0, so that all replies have about the same length.
 */
export const breachedPasswords =
  ({ origin, timeoutMs = TIMEOUT_MS }: BreachedPasswordsOptions): BreachedPasswords =>
  async (password) => {
    // Normalises the password in the same way as the sign-in does.
    const digest = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    const reply = await fetch(`${origin}/range/${digest.slice(0, PREFIX_LENGTH)}`, {
      headers: { 'add-padding': 'true' },
      // Redirects are refused, because a redirect could lead to any host.
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
