import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { withFileLock } from '../storage/fileLock';
import { hasCode } from '../storage/hasCode';

/** Value in a key's `parts` that means all parts. */
export const EVERY_PART = '*';

const schema = z.record(
  z.string(),
  z.object({
    /** Public key as SPKI in PEM. */
    publicKey: z.string(),
    /** Parts whose releases the key may sign; `*` for every part. */
    parts: z.array(z.string()),
  }),
);

/** Public key and parts by key id: content of the file that `RELEASE_TRUST` names. */
export type TrustedKeys = z.infer<typeof schema>;

/**
 * @returns an empty object if the file does not exist
 * @throws Error that names an invalid file
 */
export async function readTrustedKeys(file: string): Promise<TrustedKeys> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {};
    throw new Error(
      `The trusted keys in ${file} cannot be read: restore the file, or let RELEASE_TRUST name another one (${error}).`,
    );
  }
}

/** Adds a key to the file. Replaces an entry with the same id, including its parts. */
export async function trustKey(file: string, id: string, key: TrustedKeys[string]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await withFileLock(`${file}.lock`, async () => {
    const keys = { ...(await readTrustedKeys(file)), [id]: key };
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`);
    await rename(draft, file);
  });
}
