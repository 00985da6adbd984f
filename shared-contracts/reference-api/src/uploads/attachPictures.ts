import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';

interface Shown {
  customerUuid: string;
  /** What the pictures are shown with. */
  column: 'reviewUuid' | 'complaintUuid';
  uuid: string;
}

/**
 * Shows a customer's own uploads with a review or a complaint, in the order of the URLs; pictures
 * it had before and that are not among them are let go.
 * @throws ApiProblem 400 naming the first URL that is no upload of this customer still to be used
 */
export async function attachPictures(
  trx: DatabaseTransaction,
  mediaUrl: ApiContext['mediaUrl'],
  { customerUuid, column, uuid }: Shown,
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
      .where('customerUuid', '=', customerUuid)
      .where('reviewUuid', 'is', null)
      .where('complaintUuid', 'is', null)
      .returning('uuid')
      .executeTakeFirst();
    if (!attached) {
      const message = `imageUrls.${position} must be a picture you uploaded and use nowhere else`;
      throw new ApiProblem(400, 'invalid-input', [message]);
    }
  }
}
