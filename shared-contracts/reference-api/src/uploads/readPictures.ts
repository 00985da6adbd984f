import type { Picture } from '@marketplace/contracts/api/fields';
import { toPicture } from '../catalogue/pictures';
import type { Database, DatabaseTransaction } from '../database/schema';
import type { ApiContext } from '../http/Handlers';

/** The pictures shown with each of these reviews or complaints, by its uuid. */
export async function readPictures(
  db: Database | DatabaseTransaction,
  mediaUrl: ApiContext['mediaUrl'],
  column: 'reviewUuid' | 'complaintUuid',
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
