import type { BlogComment } from '@marketplace/contracts/api/blogComments';
import type { Database } from '../database/schema';

const MAX_COMMENTS = 200;
/** Maximum number of replies on one post, counted over all its comments. */
const MAX_REPLIES = 1000;

/**
 * Reads the published comments of a post, newest first, each with its published replies, oldest
 * first.
 */
export async function readComments(db: Database, blogUuid: string): Promise<BlogComment[]> {
  const published = db
    .selectFrom('blogComments')
    .select(['uuid', 'parentUuid', 'authorName', 'comment', 'createdAt'])
    .where('publishedAt', 'is not', null);
  const comments = await published
    .where('blogUuid', '=', blogUuid)
    .where('parentUuid', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('uuid')
    .limit(MAX_COMMENTS)
    .execute();
  if (comments.length === 0) return [];
  const uuids = comments.map(({ uuid }) => uuid);
  const replies = await published
    .where('parentUuid', 'in', uuids)
    .orderBy('createdAt')
    .orderBy('uuid')
    .limit(MAX_REPLIES)
    .execute();
  return comments.map(({ uuid, authorName, comment, createdAt }) => ({
    uuid,
    authorName,
    comment,
    createdAt: createdAt.toISOString(),
    replies: replies
      .filter(({ parentUuid }) => parentUuid === uuid)
      .map((reply) => ({
        uuid: reply.uuid,
        authorName: reply.authorName,
        reply: reply.comment,
        createdAt: reply.createdAt.toISOString(),
      })),
  }));
}
