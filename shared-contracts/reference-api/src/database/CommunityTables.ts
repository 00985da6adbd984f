import type { ComplaintStatus } from '@marketplace/contracts/api/complaints';
import type { Generated } from 'kysely';
import type { TranslationsColumn } from './CatalogueTables';

/** Texts and pictures of customers. Texts are plain text without invisible characters. */
export interface CommunityTables {
  /** Pictures that customers uploaded. Pictures that nothing uses are deleted after a day. */
  uploads: {
    uuid: string;
    /** Null for seeded pictures of authors without an account. */
    customerUuid: string | null;
    /** Paths relative to the media folder. The file names cannot be guessed. */
    smallPath: string;
    mediumPath: string;
    /** At most one of `reviewUuid` and `complaintUuid` is set. */
    reviewUuid: string | null;
    complaintUuid: string | null;
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
  };
  complaints: {
    uuid: string;
    customerUuid: string;
    orderItemUuid: string;
    problemCategoryUuid: string;
    description: string;
    status: Generated<ComplaintStatus>;
    answer: string | null;
    createdAt: Date;
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
