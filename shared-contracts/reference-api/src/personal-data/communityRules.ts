import { personal, type TableRule } from './TableRule';

const KEY = 'joins the row to the customer';

const INTERNAL = "the market's own bookkeeping";

const ofCustomer = [{ column: 'customerUuid', is: 'uuid' }] as const;
const ofComplaint = [{ column: 'complaintUuid', in: 'complaints', key: 'uuid' }] as const;

/**
 * Tables with texts and pictures of customers. Their rows are deleted with the account, including
 * reviews and comments: a text without its author's name may still reveal the author. Other
 * people's replies to a deleted comment stay, as top-level comments.
 */
export const communityRules: Readonly<Record<string, TableRule>> = {
  uploads: personal({
    paths: [...ofCustomer, { column: 'orderUuid', in: 'orders', key: 'uuid' }],
    kind: 'pictures',
    exported:
      'mediumPath:picture smallPath:smallPicture reviewUuid:reviewId complaintUuid:complaintId complaintMessageUuid:complaintMessageId position orderUuid:orderId createdAt uuid:id',
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
    // A guest's complaint belongs to whoever has its order.
    paths: [...ofCustomer, { column: 'orderItemUuid', in: 'orderItems', key: 'uuid' }],
    kind: 'complaints',
    exported:
      'orderItemUuid:orderItemId problemCategoryUuid:problemId quantity wish description status answer takenUpAt settledAt reopenedAt createdAt uuid:id',
    hidden: { [KEY]: 'customerUuid' },
  }),
  complaintMessages: personal({
    paths: ofComplaint,
    kind: 'complaint-messages',
    exported: 'author text createdAt complaintUuid:complaintId uuid:id',
    hidden: { [INTERNAL]: 'position' },
  }),
  complaintOutcomes: personal({
    paths: ofComplaint,
    kind: 'complaint-outcomes',
    exported:
      'round kind quantity reason decidedAt refundUuid:refundId complaintUuid:complaintId uuid:id',
  }),
  operatorActs: personal({
    paths: [
      { column: 'subjectUuid', in: 'complaints', key: 'uuid' },
      { column: 'subjectUuid', in: 'payments', key: 'uuid' },
    ],
    hidden: { [INTERNAL]: 'position operator act subjectUuid actedAt before after' },
    // These columns may contain texts of the customer and the market.
    blanked: { before: {}, after: {} },
    kept: { reason: 'shows who at the market decided what', period: '12 years' },
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
    handledColumn: 'handledAt',
  }),
};
