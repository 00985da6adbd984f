import { randomBytes, randomUUID } from 'node:crypto';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../database/schema';
import { unauthorized } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { lifetimeStart } from '../http/testSession';
import type { EncodedPicture } from './encodePicture';

export interface StoredPicture {
  uuid: string;
  smallPath: string;
  mediumPath: string;
}

/** Folder of the uploaded pictures. */
const UPLOADS = 'uploads';
const NAME_BYTES = 16;

/**
 * Creates random names for a picture's files. They do not contain the row's uuid, because file
 * names are public and the uuid is not.
 */
function namePicture(): StoredPicture {
  const name = randomBytes(NAME_BYTES).toString('hex');
  const stem = `${UPLOADS}/${name.slice(0, 2)}/${name}`;
  return { uuid: randomUUID(), smallPath: `${stem}-320.webp`, mediumPath: `${stem}-800.webp` };
}

interface PictureOwner {
  customerUuid?: string;
  /** Order for which a guest or an operator stores the pictures. */
  orderUuid?: string;
}

/**
 * Stores pictures of a customer or for an order. Inserts the rows before it writes the files, so
 * that every file has a row even after an interruption.
 */
export async function storePictures(
  { db, now, mediaDir }: Pick<ApiContext, 'db' | 'now' | 'mediaDir'>,
  owner: PictureOwner,
  pictures: EncodedPicture[],
): Promise<StoredPicture[]> {
  const { customerUuid = null, orderUuid = null } = owner;
  const createdAt = lifetimeStart(now());
  const stored = pictures.map(namePicture);
  await db
    .insertInto('uploads')
    .values(stored.map((picture) => ({ ...picture, customerUuid, orderUuid, createdAt })))
    .execute();
  const files = stored.flatMap(({ smallPath, mediumPath }, i) => [
    { file: join(mediaDir, smallPath), bytes: pictures[i]?.small ?? '' },
    { file: join(mediaDir, mediumPath), bytes: pictures[i]?.medium ?? '' },
  ]);
  const written = await Promise.allSettled(files.map(({ file, bytes }) => write(file, bytes)));
  const failed = written.find((outcome) => outcome.status === 'rejected');
  if (!failed && (await areStored(db, stored))) return stored;
  for (const picture of stored) await deletePicture(mediaDir, picture);
  const uuids = stored.map(({ uuid }) => uuid);
  await db.deleteFrom('uploads').where('uuid', 'in', uuids).execute();
  throw failed ? failed.reason : unauthorized();
}

/**
 * False if the account of the customer or of the order was deleted while the pictures were stored.
 * Waits for a deletion that is not finished, because it may have looked for the files too early.
 */
async function areStored(db: Database, pictures: readonly StoredPicture[]): Promise<boolean> {
  const uuids = pictures.map(({ uuid }) => uuid);
  const rows = await db
    .selectFrom('uploads')
    .leftJoin('orders', 'orders.uuid', 'uploads.orderUuid')
    .select('uploads.uuid')
    .where('uploads.uuid', 'in', uuids)
    .where('orders.ownerDeletedAt', 'is', null)
    .forKeyShare('uploads')
    .execute();
  return rows.length === pictures.length;
}

async function write(file: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Deletes the files of a picture. Ignores missing files. */
export async function deletePicture(
  mediaDir: string,
  { smallPath, mediumPath }: Omit<StoredPicture, 'uuid'>,
): Promise<void> {
  for (const path of [smallPath, mediumPath]) {
    await rm(join(mediaDir, path), { force: true }).catch((error: NodeJS.ErrnoException) => {
      // `ENOTDIR` means that a file is where the path needs a folder. `force` does not ignore this
      // error.
      if (error.code !== 'ENOTDIR') throw error;
    });
  }
}

const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_PER_RUN = 200;

/**
 * Deletes pictures that were not used within a day, with their files.
 * @throws Error if this process does not see the files of the processes that take pictures. The
 * rows stay, because nothing else names the files
 */
export async function deleteUnusedUploads({ db, now, mediaDir }: ApiContext): Promise<void> {
  const until = new Date(now().getTime() - KEPT_MS);
  await db.transaction().execute(async (trx) => {
    const unused = await trx
      .selectFrom('uploads')
      .select(['uuid', 'smallPath', 'mediumPath'])
      .where('createdAt', '<', until)
      .where('reviewUuid', 'is', null)
      .where('complaintUuid', 'is', null)
      .where('complaintMessageUuid', 'is', null)
      .orderBy('createdAt')
      .limit(MAX_PER_RUN)
      .forUpdate()
      .skipLocked()
      .execute();
    if (unused.length === 0) return;
    await assertSharedFolder(mediaDir);
    // Deletes the files before the rows. After an interruption, the next run finds the rows and
    // ignores the missing files.
    for (const picture of unused) await deletePicture(mediaDir, picture);
    const uuids = unused.map(({ uuid }) => uuid);
    await trx.deleteFrom('uploads').where('uuid', 'in', uuids).execute();
  });
}

async function assertSharedFolder(mediaDir: string): Promise<void> {
  await access(join(mediaDir, UPLOADS)).catch(() => {
    throw new Error(
      `${mediaDir} has no uploaded pictures: this process and those that serve need one shared DATA_DIR/media.`,
    );
  });
}
