import { type BlogSummary, getBlogByHandle, listBlogs } from '@marketplace/contracts/api/blog';
import { callApi } from '@marketplace/contracts/api/client';
import { pickRelatedPosts } from './pickRelatedPosts';

/** Specification section 9. */
const PAGE_SIZE = 10;

/** A page of the posts, newest first; of one subject where its handle is given. */
export const fetchBlogs = (query: { pageNumber: number; tag?: string }, request: Request) =>
  callApi(listBlogs, { query: { ...query, pageSize: PAGE_SIZE }, request });

/** One post; its body is HTML that the API has sanitized. */
export const fetchBlog = (handle: string, request: Request) =>
  callApi(getBlogByHandle, { params: { handle }, request });

/**
 * Posts to read after a post, out of the blog's first page. Empty when the list cannot be loaded, which
 * must not cost the page of the post.
 */
export async function fetchNextReads(handle: string, request: Request): Promise<BlogSummary[]> {
  try {
    const query = { pageNumber: 1, pageSize: PAGE_SIZE };
    const { items } = await callApi(listBlogs, { query, request });
    return pickRelatedPosts(items, handle);
  } catch {
    return [];
  }
}
