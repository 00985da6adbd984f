import { listBlogs } from '../../contracts/api/blog';
import {
  addBlogComment,
  addBlogReply,
  listBlogComments,
  listOwnBlogTexts,
} from '../../contracts/api/blogComments';
import { getMyOrder, listMyOrders } from '../../contracts/api/orders';
import type { Product } from '../../contracts/api/products';
import { checkReviewEligibility, createReview } from '../../contracts/api/reviews';
import type { Tester } from '../createTester';

/**
 * Writes a comment, a reply and a review as the customer with the token. The host must refuse the
 * review if the customer is not eligible to write one.
 */
export async function communityScenario(
  tester: Tester,
  token: string,
  product: Product,
): Promise<void> {
  await comment(tester, token);
  const { call, refuse, findings } = tester;
  const received = (await findReceived(tester, token)) ?? product.uuid;
  const query = { productUuid: received };
  const eligibility = await call(checkReviewEligibility, { query }, { token });
  if (!eligibility) return;
  if (eligibility.isEligible !== (eligibility.reason === null)) {
    findings.differ('checkReviewEligibility', 'reason contradicts isEligible');
  }
  const body = { productUuid: received, rating: 5, comment: 'Written by a conformance check.' };
  if (eligibility.isEligible) await call(createReview, { body }, { token });
  const request = eligibility.isEligible ? 'a second review' : 'a review of what was not received';
  const expected = eligibility.isEligible ? [409] : [403, 409];
  await refuse(createReview, { body }, { request, expected, token });
  if (eligibility.isEligible) return;
  findings.skip(
    'createReview',
    `the product is ${eligibility.reason}, so no review can be written`,
  );
}

/**
 * Returns the uuid of a product that the customer has received, according to the first page of the
 * customer's orders.
 */
async function findReceived({ call }: Tester, token: string): Promise<string | undefined> {
  const mine = await call(listMyOrders, {}, { token });
  const delivered = mine?.items.find(({ status }) => status === 'delivered');
  if (!delivered) return undefined;
  const order = await call(getMyOrder, { params: { id: delivered.uuid } }, { token });
  return order?.parcels[0]?.orderItems[0]?.productUuid;
}

async function comment({ call, findings }: Tester, token: string): Promise<void> {
  const posts = await call(listBlogs, {});
  const slug = posts?.items[0]?.handle;
  if (!slug) return findings.skip('addBlogComment', 'the market has no post');
  const params = { slug };
  await call(addBlogComment, { params, body: { comment: 'A check.' } }, { token });
  await call(listOwnBlogTexts, { params }, { token });
  const published = await call(listBlogComments, { params });
  const commentUuid = published?.items[0]?.uuid;
  if (!commentUuid) return findings.skip('addBlogReply', 'the post has no published comment');
  await call(
    addBlogReply,
    { params, body: { data: { commentUuid, reply: 'A check.' } } },
    { token },
  );
}
