import { type BlogSummary, getBlogByHandle, listBlogs } from '@marketplace/contracts/api/blog';
import { callApi } from '../../client';

/** Specification section 9. */
const PAGE_SIZE = 10;

/** A page of the posts, newest first; of one subject where its handle is given. */
export const fetchBlogs = (query: { pageNumber: number; tag?: string }, request: Request) =>
  callApi(listBlogs, { query: { ...query, pageSize: PAGE_SIZE }, request });

/** One post; its body is HTML that the API has sanitized. */
export const fetchBlog = (handle: string, request: Request) =>
  callApi(getBlogByHandle, { params: { handle }, request });

/**
 * The newest posts, of one subject where its handle is given. Empty when they cannot be had, which must
 * not cost the page that proposes them.
 */
export const fetchNewestPosts = (request: Request, tag?: string): Promise<BlogSummary[]> =>
  fetchBlogs({ pageNumber: 1, tag }, request).then(
    ({ items }) => items,
    () => [],
  );
