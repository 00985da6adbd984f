import {
  addBlogComment,
  addBlogReply,
  type BlogComment,
  listBlogComments,
  listOwnBlogTexts,
} from '@marketplace/contracts/api/blogComments';
import { callApi } from '../../../contracts';

/**
 * Fetches the published comments of a post.
 * @returns `undefined` if they cannot be loaded
 */
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

/** Fetches the customer's comments and replies that are not published yet. */
export const fetchOwnTexts = async (slug: string) =>
  (await callApi(listOwnBlogTexts, { params: { slug } })).items;

/**
 * Sends a comment or a reply.
 * @param commentUuid the comment to which the text replies
 */
export const sendText = (slug: string, text: string, commentUuid?: string) =>
  commentUuid === undefined
    ? callApi(addBlogComment, { params: { slug }, body: { slug, comment: text } })
    : callApi(addBlogReply, {
        params: { slug },
        body: { slug, data: { commentUuid, reply: text } },
      });
