import { personal, type TableRule } from './TableRule';

const KEY = 'joins the row to the customer';

const ofCustomer = [{ column: 'customerUuid', is: 'uuid' }] as const;

/**
 * Tables with texts and pictures of customers. All are deleted with the account, reviews and
 * comments too: a text without its author's name may still tell who wrote it, so only a deletion
 * keeps the promise. Replies of others to a deleted comment stay, as comments of their own.
 */
export const communityRules: Readonly<Record<string, TableRule>> = {
  // Before the tables that it refers to, so that its files are still known when its rows go.
  uploads: personal({
    paths: ofCustomer,
    kind: 'pictures',
    exported:
      'mediumPath:picture smallPath:smallPicture reviewUuid:reviewId complaintUuid:complaintId position createdAt uuid:id',
    hidden: { [KEY]: 'customerUuid' },
  }),
  reviews: personal({
    paths: ofCustomer,
    kind: 'reviews',
    exported:
      'productUuid:productId rating comment authorName isVerifiedBuyer hasPictures answer answeredAt createdAt uuid:id',
    hidden: { [KEY]: 'customerUuid' },
  }),
  complaints: personal({
    paths: ofCustomer,
    kind: 'complaints',
    exported:
      'orderItemUuid:orderItemId problemCategoryUuid:problemId description status answer createdAt uuid:id',
    hidden: { [KEY]: 'customerUuid' },
  }),
  blogComments: personal({
    paths: ofCustomer,
    kind: 'comments',
    exported:
      'blogUuid:postId parentUuid:replyToId comment authorName createdAt publishedAt uuid:id',
    hidden: { [KEY]: 'customerUuid' },
  }),
  newsletterSubscribers: personal({
    paths: [{ column: 'email', is: 'email' }],
    kind: 'newsletter',
    exported: 'email subscribedAt',
  }),
  supportMessages: personal({
    paths: [{ column: 'emailOrPhone', isTyped: true }],
    kind: 'support-messages',
    exported: 'name emailOrPhone:contact message createdAt handledAt uuid:id',
  }),
};
