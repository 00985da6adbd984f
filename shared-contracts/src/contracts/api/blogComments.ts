import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { handle, moment, note, uuid } from './fields';
import { listOf } from './pagination';

/** A published reply to a comment. */
export const blogReply = z.object({
  uuid,
  authorName: z.string(),
  /** Plain text. */
  reply: z.string(),
  createdAt: moment,
});
export type BlogReply = z.infer<typeof blogReply>;

/** A published comment on a blog post, with its published replies. */
export const blogComment = z.object({
  uuid,
  authorName: z.string(),
  /** Plain text. */
  comment: z.string(),
  createdAt: moment,
  /** Oldest first. */
  replies: z.array(blogReply),
});
export type BlogComment = z.infer<typeof blogComment>;

const postParams = z.object({
  /** Handle of the post. */
  slug: handle,
});
/**
 * Handle of the post. The specification requires it in the body too, but APIs read only the handle
 * in the path.
 */
const slug = z.optional(handle);

/** Lists the comments on a post, the newest first, at most 200. 404 for an unknown post. */
export const listBlogComments = defineCall({
  id: 'listBlogComments',
  summary: 'Published comments on a blog post',
  method: 'GET',
  path: '/blog/{slug}/comment',
  access: 'public',
  params: postParams,
  reply: listOf(blogComment),
  errors: [404],
  cacheSeconds: 15,
});

/** A comment or reply of the customer that the market has not published yet. */
export const ownBlogText = z.object({
  uuid,
  /** Uuid of the comment that this text replies to; null if this text is a comment itself. */
  commentUuid: z.nullable(uuid),
  /** Plain text. */
  text: z.string(),
  createdAt: moment,
});
export type OwnBlogText = z.infer<typeof ownBlogText>;

/**
 * Lists the customer's unpublished comments and replies on a post, the newest first, at most 100.
 * 404 for an unknown post.
 */
export const listOwnBlogTexts = defineCall({
  id: 'listOwnBlogTexts',
  summary: "The customer's own comments and replies on a post that wait to be published",
  method: 'GET',
  path: '/blog/{slug}/my-comment',
  access: 'customer',
  params: postParams,
  reply: listOf(ownBlogText),
  errors: [401, 404],
  isExtension: true,
});

/**
 * Sends a comment to the market, which publishes it later. The reply contains the comments that are
 * already published. 404 for an unknown post.
 */
export const addBlogComment = defineCall({
  id: 'addBlogComment',
  summary: 'Comment on a blog post, to be published by the market',
  method: 'POST',
  path: '/blog/{slug}/comment',
  access: 'customer',
  params: postParams,
  body: z.object({
    slug,
    /** Plain text. */
    comment: note(),
  }),
  reply: listOf(blogComment),
  errors: [400, 401, 404],
  isIdempotent: true,
});

/**
 * Replies to a comment. The market publishes the reply later. The response contains the comments
 * that are already published. 404 for an unknown post, and for a comment that is not a published
 * comment on the post.
 */
export const addBlogReply = defineCall({
  id: 'addBlogReply',
  summary: 'Reply to a comment, to be published by the market',
  method: 'POST',
  path: '/blog/{slug}/reply',
  access: 'customer',
  params: postParams,
  body: z.object({
    slug,
    /** The new reply, and the comment that it replies to. */
    data: z.object({
      /** Uuid of a published comment on the post. */
      commentUuid: uuid,
      /** Plain text. */
      reply: note(),
    }),
  }),
  reply: listOf(blogComment),
  errors: [400, 401, 404],
  isIdempotent: true,
});
