import type { Picture } from '@marketplace/contracts/api/fields';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { type Orderer, ofOrderer } from '../http/orderer';
import { toPicture } from '../http/pictures';
import type { StoredPicture } from './storedPictures';

/** Columns that refer to the text with which a picture is shown. */
type Column = 'reviewUuid' | 'complaintUuid' | 'complaintMessageUuid';

/** The review, complaint or message with which pictures are shown. */
interface Shown {
  column: Column;
  uuid: string;
}

interface ShownByOwner extends Shown {
  /** The person who has uploaded the pictures. */
  orderer: Orderer;
}

/**
 * Attaches a person's uploads to a review, complaint or message, in the order of the URLs.
 * Detaches pictures that are no longer listed.
 * @throws ApiProblem 400 that names the first URL which is not an unused upload of this person
 */
export async function attachPictures(
  trx: DatabaseTransaction,
  mediaUrl: ApiContext['mediaUrl'],
  { orderer, column, uuid }: ShownByOwner,
  imageUrls: string[],
): Promise<void> {
  await trx.updateTable('uploads').set(column, null).where(column, '=', uuid).execute();
  const prefix = mediaUrl('');
  const paths = imageUrls.map((url) => (url.startsWith(prefix) ? url.slice(prefix.length) : ''));
  for (const [position, path] of paths.entries()) {
    const attached = await trx
      .updateTable('uploads')
      .set({ [column]: uuid, position })
      .where('mediumPath', '=', path)
      .where(isUploadOf(orderer))
      .where('reviewUuid', 'is', null)
      .where('complaintUuid', 'is', null)
      .where('complaintMessageUuid', 'is', null)
      .returning('uuid')
      .executeTakeFirst();
    if (!attached) {
      const message = `imageUrls.${position} must be a picture you uploaded and use nowhere else`;
      throw new ApiProblem(400, 'invalid-input', [message]);
    }
  }
}

/** Attaches pictures that were just stored. */
export async function attachStored(
  trx: DatabaseTransaction,
  { column, uuid }: Shown,
  stored: readonly StoredPicture[],
): Promise<void> {
  for (const [position, picture] of stored.entries()) {
    await trx
      .updateTable('uploads')
      .set({ [column]: uuid, position })
      .where('uuid', '=', picture.uuid)
      .execute();
  }
}

/**
 * SQL that is true for the uploads of a person. Guests upload pictures for an order, which an account
 * may have claimed since.
 */
function isUploadOf(orderer: Orderer) {
  const isForOrder = sql<boolean>`order_uuid in (select uuid from orders where ${ofOrderer(orderer)})`;
  const { customerUuid } = orderer;
  if (customerUuid === undefined) return isForOrder;
  return sql<boolean>`(customer_uuid = ${customerUuid} or ${isForOrder})`;
}

/**
 * Reads the pictures of several reviews, complaints or messages.
 * @returns the pictures by the uuid of their review, complaint or message
 */
export async function readPictures(
  db: Database | DatabaseTransaction,
  mediaUrl: ApiContext['mediaUrl'],
  column: Column,
  uuids: string[],
): Promise<Map<string, Picture[]>> {
  const pictures = new Map<string, Picture[]>(uuids.map((uuid) => [uuid, []]));
  if (uuids.length === 0) return pictures;
  const rows = await db
    .selectFrom('uploads')
    .select([`${column} as shownWith`, 'smallPath', 'mediumPath'])
    .where(column, 'in', uuids)
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const picture = toPicture(row, mediaUrl);
    if (picture && row.shownWith) pictures.get(row.shownWith)?.push(picture);
  }
  return pictures;
}
