import { type BlogSummary, getBlogByHandle, listBlogs } from '@marketplace/contracts/api/blog';
import { callApi } from '../../contracts';

/** Number of posts per page (specification section 9). */
const PAGE_SIZE = 10;

/** Fetches one page of posts, newest first. With a tag, only posts about that tag. */
export const fetchBlogs = (query: { pageNumber: number; tag?: string }, request: Request) =>
  callApi(listBlogs, { query: { ...query, pageSize: PAGE_SIZE }, request });

/** Fetches a post. Its body is HTML that the API has sanitised. */
export const fetchBlog = (handle: string, request: Request) =>
  callApi(getBlogByHandle, { params: { handle }, request });

/**
 * Fetches the newest posts. With a tag, only posts about that tag. Returns an empty list after a
 * failure, because a page can do without suggestions.
 */
export const fetchNewestPosts = (request: Request, tag?: string): Promise<BlogSummary[]> =>
  fetchBlogs({ pageNumber: 1, tag }, request).then(
    ({ items }) => items,
    () => [],
  );
