import { type BlogSummary, listBlogs } from '@marketplace/contracts/api/blog';
import { callApi } from '@marketplace/contracts/api/client';
import { pickNextReads } from './pickNextReads';

/** Specification section 9: the same page of the list that the blog's first page asks for. */
const PAGE_SIZE = 10;

/** What to read after a post. Nothing where the list cannot be had: the post is what was asked for. */
export async function fetchNextReads(handle: string, request: Request): Promise<BlogSummary[]> {
  try {
    const query = { pageNumber: 1, pageSize: PAGE_SIZE };
    const { items } = await callApi(listBlogs, { query, request });
    return pickNextReads(items, handle);
  } catch {
    return [];
  }
}
