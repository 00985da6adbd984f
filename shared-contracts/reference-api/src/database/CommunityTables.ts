import type { ComplaintMessage } from '@marketplace/contracts/api/complaintCases';
import type {
  ComplaintOutcome,
  ComplaintStatus,
  ComplaintWish,
} from '@marketplace/contracts/api/complaints';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TranslationsColumn } from './CatalogueTables';

/** Texts and pictures of customers. Texts are plain text without invisible characters. */
export interface CommunityTables {
  /** Pictures that customers uploaded. Pictures that nothing uses are deleted after a day. */
  uploads: {
    uuid: string;
    /** Null for pictures of guests, and for seeded pictures of authors without an account. */
    customerUuid: string | null;
    /** Order for which a guest or an operator has uploaded the picture. */
    orderUuid: string | null;
    /** Paths relative to the media folder. The file names cannot be guessed. */
    smallPath: string;
    mediumPath: string;
    /** At most one of `reviewUuid`, `complaintUuid` and `complaintMessageUuid` is set. */
    reviewUuid: string | null;
    complaintUuid: string | null;
    complaintMessageUuid: string | null;
    /** Position among the pictures of the same review or complaint. */
    position: Generated<number>;
    createdAt: Date;
  };
  /** Number of a product's reviews with each number of stars; updated by triggers on `reviews`. */
  reviewCounts: { productUuid: string; rating: number; reviews: number };
  problemCategories: {
    uuid: string;
    name: string;
    nameTranslations: TranslationsColumn;
    position: number;
    /** False if only earlier complaints have this category. */
    isOffered: Generated<boolean>;
    /** True if only the pieces of a delivered parcel can have this problem. */
    needsDelivery: Generated<boolean>;
  };
  complaints: {
    uuid: string;
    /** Null for a guest; the complaint belongs to whoever has its order. */
    customerUuid: string | null;
    orderItemUuid: string;
    problemCategoryUuid: string;
    description: string;
    status: Generated<ComplaintStatus>;
    /** Number of pieces of the order line. */
    quantity: Generated<number>;
    wish: ComplaintWish | null;
    /** Latest text of the market or shop. */
    answer: string | null;
    /** Time of the first answer of the market or shop; null until then. */
    takenUpAt: Date | null;
    /** Time at which the case was last settled; null while it has never been settled. */
    settledAt: Date | null;
    /** Time at which the customer reopened the case, which is possible once. */
    reopenedAt: Date | null;
    createdAt: Date;
  };
  complaintMessages: {
    uuid: string;
    complaintUuid: string;
    /** Increasing number, which gives the messages their order. */
    position: GeneratedAlways<number>;
    author: ComplaintMessage['author'];
    text: string;
    createdAt: Date;
  };
  complaintOutcomes: {
    uuid: string;
    complaintUuid: string;
    /** 1 for the first outcome, 2 for the outcome after the case was reopened. */
    round: number;
    kind: ComplaintOutcome['kind'];
    /** Number of pieces that are refunded or replaced; 0 for a refusal. */
    quantity: number;
    /** Payment, or part of a payment, that is paid back; null if nothing is refunded. */
    refundUuid: string | null;
    reason: string;
    decidedAt: Date;
  };
  /** Log of the changes that operators make. Only the deletion of an account empties its texts. */
  operatorActs: {
    position: GeneratedAlways<number>;
    /** Name of the operator. */
    operator: string;
    act: string;
    /** Uuid of the changed complaint, or of the payment that is paid back. */
    subjectUuid: string;
    actedAt: Date;
    /** The changed fields before and after the act. */
    before: ColumnType<unknown, string | null, never>;
    after: ColumnType<unknown, string | null, never>;
  };
  blogComments: {
    uuid: string;
    blogUuid: string;
    /** The comment to which this comment replies; null for a top-level comment. */
    parentUuid: string | null;
    customerUuid: string | null;
    authorName: string;
    comment: string;
    createdAt: Date;
    /** Null while the comment waits for moderation. */
    publishedAt: Date | null;
  };
  newsletterSubscribers: {
    /** In lower case. */
    email: string;
    subscribedAt: Date;
  };
  supportMessages: {
    uuid: string;
    name: string;
    emailOrPhone: string;
    message: string;
    createdAt: Date;
    /** Null until the command `moderate handled` has marked the message. */
    handledAt: Date | null;
  };
}
