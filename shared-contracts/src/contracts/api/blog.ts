import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { line, moment, picture, uuid } from './fields';
import { pageOf, pageQuery } from './pagination';

/** A blog post in the list; its picture is wide (2:1). */
export const blogSummary = z.object({
  uuid,
  /** Used as the slug of the post's page. */
  handle: z.string(),
  title: z.string(),
  /** A sentence or two of plain text. */
  summary: z.string(),
  /** The author's name, as it is shown. */
  authorName: z.string(),
  publishedAt: moment,
  /** Wide (2:1). */
  imageUrls: z.nullable(picture),
});
export type BlogSummary = z.infer<typeof blogSummary>;

/** A blog post whole. */
export const blog = z.object({
  ...blogSummary.shape,
  /** HTML, already reduced to harmless markup by the host. */
  body: z.string(),
});
export type Blog = z.infer<typeof blog>;

/** Newest first. 10 a page by default (specification section 9). */
export const listBlogs = defineCall({
  id: 'listBlogs',
  summary: 'Blog posts, newest first',
  method: 'GET',
  path: '/blog',
  access: 'public',
  query: z.object(pageQuery(10)),
  reply: pageOf(blogSummary),
  errors: [400],
  cacheSeconds: 60,
});

/** 404 for a post that is unknown or not published yet. */
export const getBlogByHandle = defineCall({
  id: 'getBlogByHandle',
  summary: 'One blog post',
  method: 'GET',
  path: '/blog/by-handle/{handle}',
  access: 'public',
  params: z.object({
    /** As `listBlogs` gave it. */
    handle: line(),
  }),
  reply: blog,
  errors: [404],
  cacheSeconds: 60,
});
