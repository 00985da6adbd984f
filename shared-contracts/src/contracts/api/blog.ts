import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { handle, moment, otherLanguage, picture, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';
import { productSummary } from './products';

/** A subject of blog posts. */
export const blogTag = z.object({
  /** Value for the query key `tag` of `listBlogs`. */
  handle: z.string(),
  /** Name of the subject as it is shown, e.g. Fish. */
  name: z.string(),
  /** API extension: language of `name` if it differs from the reply's language. */
  nameLanguage: otherLanguage,
});
export type BlogTag = z.infer<typeof blogTag>;

/** A blog post in a list. */
export const blogSummary = z.object({
  uuid,
  /** Slug of the post's page. */
  handle: z.string(),
  title: z.string(),
  /** One or two sentences of plain text. */
  summary: z.string(),
  /** The author's name as it is shown. */
  authorName: z.string(),
  publishedAt: moment,
  /** Wide picture (2:1). */
  imageUrls: z.nullable(picture),
  /** Subjects of the post, the most specific first; some APIs have none. */
  tags: z.optional(z.array(blogTag)),
  /** Reading time in minutes, at least 1; some APIs do not send it. */
  readingMinutes: z.optional(z.int().check(z.positive())),
});
export type BlogSummary = z.infer<typeof blogSummary>;

/** A blog post with its body. */
export const blog = z.object({
  ...blogSummary.shape,
  /** HTML that the API has sanitised. */
  body: z.string(),
  /** Products that the post is about, at most four; some APIs do not send them. */
  products: z.optional(z.array(productSummary)),
});
export type Blog = z.infer<typeof blog>;

/** Lists blog posts, the newest first. 10 per page by default (specification section 9). */
export const listBlogs = defineCall({
  id: 'listBlogs',
  summary: 'Blog posts, newest first',
  method: 'GET',
  path: '/blog',
  access: 'public',
  query: z.object({
    ...pageQuery(10),
    /** Handle of a subject. If left out, the list has posts of all subjects. */
    tag: z.optional(handle),
  }),
  reply: pageOf(blogSummary),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 60,
});

/** Returns a blog post. 404 for a post that is unknown or not yet published. */
export const getBlogByHandle = defineCall({
  id: 'getBlogByHandle',
  summary: 'One blog post',
  method: 'GET',
  path: '/blog/by-handle/{handle}',
  access: 'public',
  params: z.object({
    /** Handle of the post, from `listBlogs`, in small or capital letters. */
    handle,
  }),
  reply: blog,
  errors: [404],
  isTranslated: true,
  cacheSeconds: 60,
});
