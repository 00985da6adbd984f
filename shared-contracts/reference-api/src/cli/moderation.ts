import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { removeReview } from '../reviews/productRating';

/**
 * Publishes a comment or reply that waits for moderation.
 * @throws Error if no comment or reply with that uuid waits
 */
export async function publish(db: Database, uuid: string): Promise<string> {
  const published = await db
    .updateTable('blogComments')
    .set({ publishedAt: sql<Date>`now()` })
    .where('uuid', '=', uuid)
    .where('publishedAt', 'is', null)
    .returning('parentUuid')
    .executeTakeFirst();
  if (!published) throw new Error(`No comment or reply ${uuid} is waiting to be published.`);
  return `Published the ${published.parentUuid ? 'reply' : 'comment'} ${uuid}.`;
}

/**
 * Deletes a comment with its replies, a reply, a review or a support message, published or not.
 * @throws Error if none of these has that uuid
 */
export async function remove(db: Database, uuid: string): Promise<string> {
  const comment = await db.deleteFrom('blogComments').where('uuid', '=', uuid).executeTakeFirst();
  if (comment.numDeletedRows > 0n) return `Removed the comment or reply ${uuid}.`;
  if (await removeReview(db, uuid)) return `Removed the review ${uuid}; its product is rated anew.`;
  const message = await db
    .deleteFrom('supportMessages')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (message.numDeletedRows > 0n) return `Removed the support message ${uuid}.`;
  throw new Error(`There is no comment, reply, review or support message ${uuid}.`);
}

/**
 * Stores a shop's answer, which is shown below the review. Replaces an earlier answer.
 * @throws Error if no review has that uuid
 */
export async function answerReview(db: Database, uuid: string, answer: string): Promise<string> {
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ answer, answeredAt: sql<Date>`now()` })
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`There is no review ${uuid}.`);
  return `Answered the review ${uuid}.`;
}

/**
 * Marks a support message as handled, which removes it from the list of pending messages.
 * @throws Error if no pending message has that uuid
 */
export async function markHandled(db: Database, uuid: string): Promise<string> {
  const { numUpdatedRows } = await db
    .updateTable('supportMessages')
    .set({ handledAt: sql<Date>`now()` })
    .where('uuid', '=', uuid)
    .where('handledAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`No support message ${uuid} is waiting.`);
  return `Marked the support message ${uuid} as handled.`;
}
