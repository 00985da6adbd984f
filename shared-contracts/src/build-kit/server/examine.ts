import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One thing that a process needs, and how to try it. */
export interface Examination {
  /** The thing, with the setting that names it, e.g. `mail (SMTP_URL)`. */
  name: string;
  /**
   * @returns a few words for the printed line, such as the version of the database
   * @throws Error with one sentence that says what to do
   */
  look: () => Promise<string>;
}

/** Shortest free space that a shop may start with. */
const LEAST_FREE_BYTES = 2 ** 30;

/** Time after which a host counts as unreachable. */
const REPLY_LIMIT_MS = 5000;

/**
 * Tries all things, and prints a line for each.
 * @returns true if none failed
 */
export async function examine(
  examinations: readonly Examination[],
  print: (line: string) => void,
): Promise<boolean> {
  const lines = await Promise.all(
    examinations.map(({ name, look }) =>
      look().then(
        (found) => `✓ ${name}: ${found}`,
        (error: unknown) => `✗ ${name}: ${sentenceOf(error)}`,
      ),
    ),
  );
  for (const line of lines) print(line);
  return lines.every((line) => line.startsWith('✓'));
}

/** The first line of an error. `fetch` says only in the cause why it failed. */
function sentenceOf(error: unknown): string {
  if (!isObject(error) || !('message' in error)) return String(error);
  const line = String(error.message).split('\n')[0] ?? '';
  return line === 'fetch failed' && 'cause' in error ? `${line}: ${codeOf(error.cause)}` : line;
}

const codeOf = (cause: unknown): unknown =>
  isObject(cause) && 'code' in cause ? cause.code : cause;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Tries whether a folder can be written, and has a gigabyte left. */
export const folderExamination = (name: string, folder: string): Examination => ({
  name,
  async look() {
    const file = path.join(folder, `.doctor-${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, '');
    await rm(file);
    const { bavail, bsize } = await statfs(folder);
    const free = `${(Math.round((bavail * bsize) / 2 ** 20) / 1024).toFixed(1)} GB free`;
    if (bavail * bsize < LEAST_FREE_BYTES) throw new Error(`${folder} has ${free}: make room.`);
    return `${folder} can be written, ${free}`;
  },
});

/**
 * Tries whether a host replies.
 * @param isWanted by default, every reply will do, because only the connection is tried
 */
export const hostExamination = (
  name: string,
  url: string,
  isWanted: (status: number) => boolean = () => true,
): Examination => ({
  name,
  async look() {
    const signal = AbortSignal.timeout(REPLY_LIMIT_MS);
    const { status } = await fetch(url, { redirect: 'manual', signal });
    if (!isWanted(status)) throw new Error(`${url} replies with status ${status}.`);
    return `${new URL(url).host} replies`;
  },
});
