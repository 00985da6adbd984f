import { listBlogs } from '@marketplace/contracts/api/blog';
import { callApi } from '@marketplace/contracts/api/client';

/** Specification section 9. */
const PAGE_SIZE = 10;

/** A page of the blog, newest post first. */
export const fetchBlogs = (pageNumber: number, request: Request) =>
  callApi(listBlogs, { query: { pageNumber, pageSize: PAGE_SIZE }, request });
