import type { ApiContext } from '../http/Handlers';
import { deletePicture } from './deletePicture';

const KEPT_MS = 24 * 60 * 60 * 1000;
const MOST_PER_SWEEP = 200;

/** Deletes pictures that have been shown with nothing for a day after they came, and their files. */
export async function forgetUnusedUploads({ db, now, mediaDir }: ApiContext): Promise<void> {
  const until = new Date(now().getTime() - KEPT_MS);
  await db.transaction().execute(async (trx) => {
    const unused = await trx
      .selectFrom('uploads')
      .select(['uuid', 'smallPath', 'mediumPath'])
      .where('createdAt', '<', until)
      .where('reviewUuid', 'is', null)
      .where('complaintUuid', 'is', null)
      .orderBy('createdAt')
      .limit(MOST_PER_SWEEP)
      .forUpdate()
      .skipLocked()
      .execute();
    if (unused.length === 0) return;
    // Files first: a sweep that is cut off here finds the rows again, and their files gone already.
    for (const picture of unused) await deletePicture(mediaDir, picture);
    const uuids = unused.map(({ uuid }) => uuid);
    await trx.deleteFrom('uploads').where('uuid', 'in', uuids).execute();
  });
}
