import { getBlogByHandle } from '@marketplace/contracts/api/blog';
import { callApi } from '@marketplace/contracts/api/client';

/** One post; its body is HTML that the API has made harmless. */
export const fetchBlog = (handle: string, request: Request) =>
  callApi(getBlogByHandle, { params: { handle }, request });
