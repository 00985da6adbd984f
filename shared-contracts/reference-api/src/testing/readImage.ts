import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../database/migrate';
import { createPglite, onPglite } from '../database/pglite';

const HERE = dirname(fileURLToPath(import.meta.url));
const DATABASE = join(HERE, '../database');
const ROOT = join(DATABASE, '../../../..');

/**
 * Reads the files of an embedded database that has every table and no row. They are built once and
 * cached in `.cache` until a migration or a dependency changes. Unpacking takes a tenth of the time
 * of building.
 */
export async function readImage(): Promise<Blob> {
  const file = join(ROOT, '.cache/database', `${await schemaFingerprint()}.tar`);
  const bytes = await readFile(file).catch(() => buildImage(file));
  return new Blob([new Uint8Array(bytes)]);
}

async function buildImage(file: string): Promise<Buffer> {
  const client = await createPglite({});
  await migrate(onPglite(client));
  // Two thirds of the files would be template databases, which no test opens.
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  await client.exec('checkpoint');
  const image = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  await mkdir(dirname(file), { recursive: true });
  // Written under another name first, because test files run in parallel and must not read an
  // unfinished file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, image);
  await rename(unfinished, file);
  return image;
}

/** Hashes the migrations, this file and the dependencies. */
export async function schemaFingerprint(): Promise<string> {
  const entries = await readdir(DATABASE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256');
  for (const file of [
    ...files.sort(),
    join(HERE, 'readImage.ts'),
    join(ROOT, 'package-lock.json'),
  ]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
