import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ApiContext } from '../http/Handlers';
import { deletePicture } from './deletePicture';
import type { EncodedPicture } from './encodePicture';

export interface StoredPicture {
  uuid: string;
  smallPath: string;
  mediumPath: string;
}

/** A name of its own, apart from the uuid: a picture is public, its entry is not. */
function namePicture(): StoredPicture {
  const name = randomUUID().replaceAll('-', '');
  const stem = `uploads/${name.slice(0, 2)}/${name}`;
  return { uuid: randomUUID(), smallPath: `${stem}-320.webp`, mediumPath: `${stem}-800.webp` };
}

/**
 * Books pictures as a customer's and writes their files. Booked first: whatever stops the writing,
 * no file is left that nothing knows of.
 */
export async function storePictures(
  { db, now, mediaDir }: ApiContext,
  customerUuid: string,
  pictures: EncodedPicture[],
): Promise<StoredPicture[]> {
  const createdAt = now();
  const stored = pictures.map(namePicture);
  await db
    .insertInto('uploads')
    .values(stored.map((picture) => ({ ...picture, customerUuid, createdAt })))
    .execute();
  const files = stored.flatMap(({ smallPath, mediumPath }, i) => [
    { file: join(mediaDir, smallPath), bytes: pictures[i]?.small ?? '' },
    { file: join(mediaDir, mediumPath), bytes: pictures[i]?.medium ?? '' },
  ]);
  const written = await Promise.allSettled(files.map(({ file, bytes }) => write(file, bytes)));
  const failed = written.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    for (const picture of stored) await deletePicture(mediaDir, picture);
    const uuids = stored.map(({ uuid }) => uuid);
    await db.deleteFrom('uploads').where('uuid', 'in', uuids).execute();
    throw failed.reason;
  }
  return stored;
}

async function write(file: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
