import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../database/migrate';
import { createPglite, onPglite } from '../database/pglite';

const DATABASE = join(dirname(fileURLToPath(import.meta.url)), '../database');
const ROOT = join(DATABASE, '../../../..');

/**
 * The files of an embedded database that has every table and no row: made once, kept in `.cache`
 * until a migration or a dependency changes. To unpack it takes a fifth of what making one takes.
 */
export async function readImage(): Promise<Blob> {
  const file = join(ROOT, '.cache/database', `${await fingerprint()}.tar`);
  const made = await readFile(file).catch(() => makeImage(file));
  return new Blob([new Uint8Array(made)]);
}

async function makeImage(file: string): Promise<Buffer> {
  const client = await createPglite({});
  await migrate(onPglite(client));
  const image = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  await mkdir(dirname(file), { recursive: true });
  // Test files run side by side: none may find one that another is still writing.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, image);
  await rename(unfinished, file);
  return image;
}

/** Changes with whatever the image is made of. */
async function fingerprint(): Promise<string> {
  const entries = await readdir(DATABASE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(ROOT, 'package-lock.json')]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
