import { createHash } from 'node:crypto';

/**
 * True for a password that has leaked somewhere.
 * @throws Error where nobody can say in time; neither it nor its cause holds anything of the password
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
/** Many times what a range has with its padding, some 40 KB. */
const MOST_BYTES = 512 * 1024;

/**
 * Asks a service that speaks the range protocol of Pwned Passwords: it is sent five of the forty hex digits of
 * the SHA-1, which hundreds of leaked passwords and any number of others share, and answers with what follows
 * them in each leaked one (`suffix:count`). Padding, whose count is 0, makes all answers as long.
 */
export const breachedPasswords =
  ({ origin, timeoutMs = TIMEOUT_MS }: BreachedPasswordsOptions): BreachedPasswords =>
  async (password) => {
    // In the form in which passwords are compared.
    const digest = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    const reply = await fetch(`${origin}/range/${digest.slice(0, PREFIX_LENGTH)}`, {
      headers: { 'add-padding': 'true' },
      // Nobody chose where a redirect leads.
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
