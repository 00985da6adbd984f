import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import { type WriteKey, writeOnce } from '../http/writeOnce';
import { readComments } from './readComments';

/** Maximum number of unpublished texts that `listOwnBlogTexts` returns for one post. */
const MAX_WAITING = 100;

const WRITING: RateLimit = { name: 'blog-comment', most: 20, windowMinutes: 60 };

export const commentHandlers: Handlers<
  'listBlogComments' | 'listOwnBlogTexts' | 'addBlogComment' | 'addBlogReply'
> = {
  async listBlogComments({ params }, context) {
    return { items: await readComments(context.db, await findPost(context, params.slug)) };
  },

  async listOwnBlogTexts({ customerUuid, params }, context) {
    const rows = await context.db
      .selectFrom('blogComments')
      .select(['uuid', 'parentUuid', 'comment', 'createdAt'])
      .where('customerUuid', '=', customerUuid)
      .where('blogUuid', '=', await findPost(context, params.slug))
      .where('publishedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('uuid')
      .limit(MAX_WAITING)
      .execute();
    const items = rows.map(({ uuid, parentUuid, comment, createdAt }) => ({
      uuid,
      commentUuid: parentUuid,
      text: comment,
      createdAt: createdAt.toISOString(),
    }));
    return { items };
  },

  async addBlogComment({ customerUuid, params, body, writeKey }, context) {
    const blogUuid = await findPost(context, params.slug);
    const text = { parentUuid: null, comment: body.comment };
    return write(context, writeKey, { customerUuid, blogUuid, ...text });
  },

  async addBlogReply({ customerUuid, params, body: { data }, writeKey }, context) {
    const blogUuid = await findPost(context, params.slug);
    const parent = await context.db
      .selectFrom('blogComments')
      .select('uuid')
      .where('uuid', '=', data.commentUuid)
      .where('blogUuid', '=', blogUuid)
      .where('parentUuid', 'is', null)
      .where('publishedAt', 'is not', null)
      .executeTakeFirst();
    if (!parent) throw notFound('That comment');
    const text = { parentUuid: parent.uuid, comment: data.reply };
    return write(context, writeKey, { customerUuid, blogUuid, ...text });
  },
};

interface NewComment {
  customerUuid: string;
  blogUuid: string;
  parentUuid: string | null;
  comment: string;
}

async function findPost({ db, now }: ApiContext, handle: string): Promise<string> {
  const post = await db
    .selectFrom('blogs')
    .select('uuid')
    .where('handle', '=', handle)
    .where('publishedAt', '<=', now())
    .executeTakeFirst();
  if (!post) throw notFound('That blog post');
  return post.uuid;
}

/**
 * Stores a comment or reply, which then waits for moderation.
 * @returns the published comments of the post, which do not include the new text yet
 */
async function write(context: ApiContext, key: WriteKey | undefined, comment: NewComment) {
  await consumeRateLimit(context, WRITING, comment.customerUuid);
  return writeOnce(context, key, async (trx) => {
    await insertComment(trx, comment, context.now());
    return { items: await readComments(trx, comment.blogUuid) };
  });
}

async function insertComment(
  trx: DatabaseTransaction,
  comment: NewComment,
  createdAt: Date,
): Promise<void> {
  // If a client repeats a request because the reply was lost, the text already waits to be
  // published.
  const waiting = await trx
    .selectFrom('blogComments')
    .select('uuid')
    .where('customerUuid', '=', comment.customerUuid)
    .where('blogUuid', '=', comment.blogUuid)
    .where('parentUuid', 'is not distinct from', comment.parentUuid)
    .where('comment', '=', comment.comment)
    .where('publishedAt', 'is', null)
    .executeTakeFirst();
  if (waiting) return;
  const { fullName: authorName } = await trx
    .selectFrom('customers')
    .select('fullName')
    .where('uuid', '=', comment.customerUuid)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('blogComments')
    .values({ ...comment, uuid: randomUUID(), authorName, createdAt, publishedAt: null })
    .execute();
}
