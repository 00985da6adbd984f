import {
  addBlogComment,
  addBlogReply,
  type BlogComment,
  listBlogComments,
  listOwnBlogTexts,
} from '@marketplace/contracts/api/blogComments';
import { callApi } from '../../../client';

/** Published comments of a post; `undefined` where they cannot be had. */
export async function fetchComments(
  slug: string,
  request: Request,
): Promise<BlogComment[] | undefined> {
  try {
    return (await callApi(listBlogComments, { params: { slug }, request })).items;
  } catch (error) {
    console.warn('Comments could not be loaded:', error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** The customer's own texts that wait to be published. */
export const fetchOwnTexts = async (slug: string) =>
  (await callApi(listOwnBlogTexts, { params: { slug } })).items;

/** @param commentUuid the comment it is a reply to */
export const sendText = (slug: string, text: string, commentUuid?: string) =>
  commentUuid === undefined
    ? callApi(addBlogComment, { params: { slug }, body: { slug, comment: text } })
    : callApi(addBlogReply, {
        params: { slug },
        body: { slug, data: { commentUuid, reply: text } },
      });
