import { type BlogSummary, getBlogByHandle, listBlogs } from '@marketplace/contracts/api/blog';
import { callApi } from '../../client';

/** Posts per page (specification section 9). */
const PAGE_SIZE = 10;

/** A page of posts, newest first; with a tag, only the posts about it. */
export const fetchBlogs = (query: { pageNumber: number; tag?: string }, request: Request) =>
  callApi(listBlogs, { query: { ...query, pageSize: PAGE_SIZE }, request });

/** One post; its body is HTML that the API has sanitized. */
export const fetchBlog = (handle: string, request: Request) =>
  callApi(getBlogByHandle, { params: { handle }, request });

/**
 * The newest posts; with a tag, only those about it. Empty if they cannot be loaded, because the
 * page that suggests them works without them.
 */
export const fetchNewestPosts = (request: Request, tag?: string): Promise<BlogSummary[]> =>
  fetchBlogs({ pageNumber: 1, tag }, request).then(
    ({ items }) => items,
    () => [],
  );
